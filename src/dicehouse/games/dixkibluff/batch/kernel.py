"""The kernel of DiXkiBluff: lookups in tables that `tables` filled by calling the rules. It contains no rule.

The dice of a hand are packed into one integer: eight bits for each face hold how many dice show it.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from dicehouse.kit.batch.bitfields import select
from dicehouse.kit.batch.jit import inline
from dicehouse.kit.batch.kernel_api import CHOICE, DICE, OVER, STATUS
from dicehouse.kit.batch.packed_tables import lookup, lookup_2d
from dicehouse.kit.batch.random import WEYL, draw_weighted, splitmix64

_, PHASE, TURN, ACTOR, PLACED, BETTOR, NUMBER, SYMBOLS, ROUND, ALIVE, MISSING, TOTAL, LACKING = range(13)
"""The columns of a state: the phase; the seat that bets next and the seat that acts now (in live games others may call
as well); the seat that placed its dice; the bettor, number and symbols (a bit mask) of the current bet; the round; the
seats with dice and those of them without a hand yet (bit masks); the number of all dice, and of dice still to be
placed."""
LAST_BETTOR, LAST_NUMBER, LAST_SYMBOLS, LAST_CALLER, LAST_ACTION, LAST_WINNER, LAST_LOSER = range(13, 20)
"""The columns of the last showdown."""
SEATS = 9
OWNED, HANDS, LAST_HANDS = 20, 20 + SEATS, 20 + 2 * SEATS
"""For each seat: its number of dice, its hand, and its hand at the last showdown."""
BRANCH_FREE = False
COLUMNS = LAST_HANDS + SEATS

DRAWING, THROWING, BETTING, CALLING, PLACING, ENDED = range(6)
"""The phases."""
PLACE, BET, DOUBT, DIXE, PASS = range(5)
"""The kinds of actions."""
NOBODY = -1
FACE_BITS, FACE_MASK = 8, 255
THROW = 6
"""The most dice that are drawn with one random number; larger hands are drawn in several parts."""
MOST_FACES = 6
LESS, EQUAL, MORE = 0, 1, 2
"""How a count compares with the number of a bet."""


class DiXkiBluffTables(NamedTuple):
    """What the rules return, by what it depends on. Lookup tables are given by their handle in `packed`."""

    packed: NDArray[Any]
    """All lookup tables (`PackedTables`)."""
    alias_columns: NDArray[Any]
    """The alias tables of hands."""
    kinds: int
    """The kind of every action."""
    faces: int
    """The face that an action places."""
    numbers: int
    symbols: int
    """The bet that an action makes."""
    bets: int
    """The action that makes a bet, by number and symbols."""
    singles: int
    """All actions that bet on one symbol, the lowest bet first."""
    lowest: int
    """The index in that list where legal bets begin, by the number of the current bet."""
    highest: int
    """The index where they end, by the number of all dice."""
    wider_counts: int
    wider: int
    """The number and the list of symbol sets that may follow with the same number, by the current symbols."""
    call_counts: int
    calls: int
    """The number and the list of other actions of the seat in turn: without and with a current bet."""
    bystander_counts: int
    bystanders: int
    """The same for each other seat in the betting phase."""
    calling: int
    calling_count: int
    """The legal actions in the calling phase."""
    placing: int
    placing_count: int
    """The legal actions in the placing phase."""
    following: int
    """The next seat to the left with dice, by seats with dice and seat."""
    thrower: int
    """The seat that throws next, by seats without a hand; `NOBODY` where there is none."""
    over: int
    """Whether the game is over, by seats with dice."""
    after_bet: int
    """The phase after a bet."""
    after_pass: int
    """The phase after a pass, and whether the seat in turn acts in it: by whether the next seat is the bettor."""
    complete: int
    """Whether a hand is complete: if no die is missing, and if some are."""
    worth: int
    """How much a face counts for each symbol, by face; packed like a hand."""
    verdicts: int
    """The effect of a call, by doubt or DiXe! and by how the smallest and the largest count compare with the number:
    dice gained by the caller and by the bettor, and whether the caller wins the round."""
    first_columns: int
    bits: int
    """The alias table of each number of dice."""
    thrown: int
    """The packed dice of every column."""
    dice: int
    starter: int
    players: int
    actions: int


@inline
def throw_next(tables: Any, states: Any, lane: int) -> None:
    """The next seat without a hand throws; if there is none, betting begins."""
    thrower = lookup(tables, tables.thrower, states[MISSING, lane])
    if thrower == NOBODY:
        states[STATUS, lane], states[PHASE, lane] = CHOICE, BETTING
        states[ACTOR, lane] = states[TURN, lane]
    else:
        states[STATUS, lane], states[PHASE, lane] = DICE, THROWING
        states[ACTOR, lane] = thrower


@inline
def forget_bet(states: Any, lane: int) -> None:
    """Remove the current bet."""
    states[BETTOR, lane] = NOBODY
    states[NUMBER, lane] = 0
    states[SYMBOLS, lane] = 0


@inline
def reset(tables: Any, states: Any, lane: int) -> None:
    """Every seat has all its dice."""
    for seat in range(tables.players):
        states[OWNED + seat, lane] = tables.dice
        states[HANDS + seat, lane] = 0
    states[ALIVE, lane] = states[MISSING, lane] = (1 << tables.players) - 1
    states[TOTAL, lane] = tables.players * tables.dice
    states[ROUND, lane] = 1
    states[LAST_BETTOR, lane] = NOBODY
    states[PLACED, lane] = NOBODY
    states[TURN, lane] = tables.starter
    forget_bet(states, lane)
    if tables.starter == NOBODY:
        states[STATUS, lane], states[PHASE, lane], states[ACTOR, lane] = DICE, DRAWING, NOBODY
    else:
        throw_next(tables, states, lane)


@inline
def begin_turn(tables: Any, states: Any, lane: int) -> None:
    """Nothing to do: the last action of a turn also begins the next."""


@inline
def bet_options(tables: Any, states: Any, lane: int) -> Any:
    """The legal bets: the number of wider ones, and the range in the list of bets on one symbol."""
    number = states[NUMBER, lane]
    wider = lookup(tables, tables.wider_counts, states[SYMBOLS, lane])
    return wider, lookup(tables, tables.lowest, number), lookup(tables, tables.highest, states[TOTAL, lane])


@inline
def others(tables: Any, states: Any, lane: int) -> Any:
    """The number of seats with dice besides the bettor and the seat in turn."""
    found = 0
    for seat in range(tables.players):
        found += (states[ALIVE, lane] >> seat & 1) & (seat != states[BETTOR, lane]) & (seat != states[TURN, lane])
    return found


@inline
def legal_count(tables: Any, states: Any, lane: int) -> Any:
    """The options of the phase."""
    phase = states[PHASE, lane]
    if phase == PLACING:
        return tables.placing_count
    if phase == CALLING:
        return tables.calling_count
    if phase != BETTING:
        return 1
    wider, low, high = bet_options(tables, states, lane)
    stands = min(states[NUMBER, lane], 1)
    bystanders = lookup(tables, tables.bystander_counts, stands)
    result = wider + high - low + lookup(tables, tables.call_counts, stands)
    if bystanders:
        result += bystanders * others(tables, states, lane)
    return result


@inline
def own_action(tables: Any, states: Any, lane: int, index: Any) -> Any:
    """The action of an option of the seat that acts; for an index beyond them, -1 minus the excess."""
    phase = states[PHASE, lane]
    if phase == PLACING:
        return lookup(tables, tables.placing, index)
    if phase == CALLING:
        return lookup(tables, tables.calling, index)
    wider, low, high = bet_options(tables, states, lane)
    if index < wider:
        return lookup_2d(
            tables,
            tables.bets,
            states[NUMBER, lane],
            lookup_2d(tables, tables.wider, states[SYMBOLS, lane], index),
        )
    index -= wider
    if index < high - low:
        return lookup(tables, tables.singles, low + index)
    index -= high - low
    stands = min(states[NUMBER, lane], 1)
    if index < lookup(tables, tables.call_counts, stands):
        return lookup_2d(tables, tables.calls, stands, index)
    return NOBODY - (index - lookup(tables, tables.call_counts, stands))


@inline
def bystander(tables: Any, states: Any, lane: int, index: Any) -> Any:
    """Seat and action of an option of the other seats: to the left of the seat in turn, without the bettor."""
    stands, seat = min(states[NUMBER, lane], 1), states[TURN, lane]
    each = lookup(tables, tables.bystander_counts, stands)
    for _ in range(SEATS):
        seat = lookup_2d(tables, tables.following, states[ALIVE, lane], seat)
        if seat != states[BETTOR, lane]:
            if index < each:
                break
            index -= each
    return seat, lookup_2d(tables, tables.bystanders, stands, index)


@inline
def chosen(tables: Any, states: Any, lane: int, index: Any) -> Any:
    """Seat and action of an option."""
    action = own_action(tables, states, lane, index)
    if action >= 0:
        return states[ACTOR, lane], action
    return bystander(tables, states, lane, NOBODY - action)


@inline
def legal_option(tables: Any, states: Any, lane: int, index: Any) -> Any:
    """Seat and action, as one number."""
    seat, action = chosen(tables, states, lane, index)
    return seat * tables.actions + action


@inline
def apply_option(tables: Any, states: Any, lane: int, index: Any) -> None:
    """Carry out an action by its kind."""
    if states[STATUS, lane] != CHOICE:
        return
    seat, action = chosen(tables, states, lane, index)
    kind = lookup(tables, tables.kinds, action)
    if kind == PLACE:
        lay(tables, states, lane, seat, lookup(tables, tables.faces, action))
    elif kind == BET:
        states[BETTOR, lane] = seat
        states[NUMBER, lane] = lookup(tables, tables.numbers, action)
        states[SYMBOLS, lane] = lookup(tables, tables.symbols, action)
        states[TURN, lane] = states[ACTOR, lane] = lookup_2d(tables, tables.following, states[ALIVE, lane], seat)
        states[PHASE, lane] = tables.after_bet
    elif kind == PASS:
        asked = lookup_2d(tables, tables.following, states[ALIVE, lane], seat)
        case = 1 if asked == states[BETTOR, lane] else 0
        states[PHASE, lane] = lookup_2d(tables, tables.after_pass, case, 0)
        states[ACTOR, lane] = states[TURN, lane] if lookup_2d(tables, tables.after_pass, case, 1) else asked
    else:
        show(tables, states, lane, seat, kind)


@inline
def lay(tables: Any, states: Any, lane: int, seat: Any, face: Any) -> None:
    """Place a die; when the hand is complete, the other seats throw."""
    states[HANDS + seat, lane] += 1 << (face * FACE_BITS)
    states[LACKING, lane] -= 1
    if lookup(tables, tables.complete, min(states[LACKING, lane], 1)):
        states[MISSING, lane] = states[ALIVE, lane] & ~(1 << seat)
        throw_next(tables, states, lane)


@inline
def verdict(tables: Any, states: Any, lane: int, kind: Any) -> Any:
    """How the counts of the symbols compare with the number of the bet, as an index of the table of verdicts."""
    total, counts = 0, 0
    for seat in range(tables.players):
        total += states[HANDS + seat, lane]
    for face in range(MOST_FACES):
        counts += ((total >> (face * FACE_BITS)) & FACE_MASK) * lookup(tables, tables.worth, face)
    named, number = states[SYMBOLS, lane], states[NUMBER, lane]
    least, most = FACE_MASK, 0
    for symbol in range(MOST_FACES):
        found, counts_here = (counts >> (symbol * FACE_BITS)) & FACE_MASK, (named >> symbol & 1) > 0
        least = min(least, select(counts_here, found, FACE_MASK))
        most = max(most, select(counts_here, found, 0))
    less, more = select(least < number, LESS, select(least > number, MORE, EQUAL)), select(most > number, MORE, EQUAL)
    return (kind - DOUBT) * 9 + less * 3 + select(most < number, LESS, more)


@inline
def show(tables: Any, states: Any, lane: int, caller: Any, kind: Any) -> None:
    """The showdown: count, and decide who loses a die and who won the round."""
    bettor, case = states[BETTOR, lane], verdict(tables, states, lane, kind)
    gained, lost = lookup_2d(tables, tables.verdicts, case, 0), lookup_2d(tables, tables.verdicts, case, 1)
    winner, loser = (caller, bettor) if lookup_2d(tables, tables.verdicts, case, 2) else (bettor, caller)
    states[OWNED + caller, lane] += gained
    states[OWNED + bettor, lane] += lost
    states[TOTAL, lane] += gained + lost
    states[LAST_BETTOR, lane] = bettor
    states[LAST_NUMBER, lane] = states[NUMBER, lane]
    states[LAST_SYMBOLS, lane] = states[SYMBOLS, lane]
    states[LAST_CALLER, lane] = caller
    states[LAST_ACTION, lane] = kind
    states[LAST_WINNER, lane] = winner
    states[LAST_LOSER, lane] = loser
    for seat in range(tables.players):
        states[LAST_HANDS + seat, lane] = states[HANDS + seat, lane]
    alive = states[ALIVE, lane] - (0 if states[OWNED + loser, lane] else 1 << loser)
    states[ALIVE, lane] = alive
    states[TURN, lane] = states[ACTOR, lane] = winner
    forget_bet(states, lane)
    if lookup(tables, tables.over, alive):
        states[STATUS, lane], states[PHASE, lane] = OVER, ENDED
        states[PLACED, lane] = NOBODY
        return
    for seat in range(tables.players):
        states[HANDS + seat, lane] = 0
    states[PHASE, lane] = PLACING
    states[PLACED, lane] = winner
    states[ROUND, lane] += 1
    states[LACKING, lane] = states[OWNED + winner, lane]


@inline
def handful(tables: Any, dice: Any, random: Any) -> Any:
    """The packed result of at most `THROW` dice."""
    column = draw_weighted(
        tables.alias_columns, lookup(tables, tables.first_columns, dice), lookup(tables, tables.bits, dice), random
    )
    return lookup(tables, tables.thrown, column)


@inline
def sample_roll(tables: Any, states: Any, lane: int, random: Any) -> Any:
    """The seat that starts, or the packed dice of a hand."""
    if states[STATUS, lane] != DICE:
        return 0
    if states[PHASE, lane] == DRAWING:
        return np.int64(((random >> np.uint64(32)) * np.uint64(tables.players)) >> np.uint64(32))
    left, hand = states[OWNED + states[ACTOR, lane], lane], 0
    while left > THROW:
        hand += handful(tables, THROW, random)
        random = splitmix64(random + WEYL)
        left -= THROW
    return hand + handful(tables, left, random)


@inline
def apply_roll(tables: Any, states: Any, lane: int, roll: Any) -> None:
    """Put the dice under the hand of the thrower; or set the seat that starts."""
    if states[STATUS, lane] != DICE:
        return
    if states[PHASE, lane] == DRAWING:
        states[TURN, lane] = roll
    else:
        seat = states[ACTOR, lane]
        states[HANDS + seat, lane] = roll
        states[MISSING, lane] &= ~(1 << seat)
    throw_next(tables, states, lane)


@inline
def run_deferred(tables: Any, states: Any, lane: int) -> None:
    """Never called: no status is deferred."""


@inline
def score(tables: Any, states: Any, lane: int, seat: Any) -> Any:
    """The number of dice of a seat."""
    return states[OWNED + seat, lane]


@inline
def winners(tables: Any, states: Any, lane: int) -> Any:
    """The winner of the last round."""
    return 1 << states[TURN, lane]
