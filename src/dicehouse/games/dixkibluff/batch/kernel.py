"""DiXkiBluff on tables that were read off the rules (see `tables`). No rule is written here.

The dice under a hand are one number that has eight bits for each face: how many dice show it.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from dicehouse.kit.batch.bitfields import choose
from dicehouse.kit.batch.jit import part
from dicehouse.kit.batch.kernel_api import CHOICE, DICE, OVER, STATUS
from dicehouse.kit.batch.packed_tables import entry, entry_at
from dicehouse.kit.batch.random import WEYL, mixed, pull

_, PHASE, TURN, ACTOR, PLACED, BETTOR, NUMBER, SYMBOLS, ROUND, ALIVE, MISSING, TOTAL, LACKING = range(13)
"""The numbers of a game: its phase; who bets next and who acts now (live, others may call as well); who placed their
dice; the bet that stands (a number and a bit for each symbol) and whose it is; the round; who has dice and who of
these has nothing under the hand yet (a bit for each seat); how many dice there are, and how many are yet to be
placed."""
LAST_BETTOR, LAST_NUMBER, LAST_SYMBOLS, LAST_CALLER, LAST_ACTION, LAST_WINNER, LAST_LOSER = range(13, 20)
"""How the last round ended."""
SEATS = 9
OWNED, HANDS, LAST_HANDS = 20, 20 + SEATS, 20 + 2 * SEATS
"""For each seat: how many dice it has, what lies under its hand, and what lay there at the end of the last round."""
SIDE_BY_SIDE = False
COLUMNS = LAST_HANDS + SEATS

DRAWING, THROWING, BETTING, CALLING, PLACING, ENDED = range(6)
"""The phases."""
PLACE, BET, DOUBT, DIXE, PASS = range(5)
"""The kinds of actions."""
NOBODY = -1
FACE_BITS, FACE_MASK = 8, 255
THROW = 6
"""So many dice are thrown at once; more are thrown one handful after the other."""
MOST_FACES = 6
LESS, EQUAL, MORE = 0, 1, 2
"""How a count compares to the number of a bet."""


class DiXkiBluffTables(NamedTuple):
    """What the rules say, by what it depends on. Where it is a table, this is its name on the shelf."""

    shelf: NDArray[Any]
    urns: NDArray[Any]
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
    """All actions that bet on one symbol, the lower first."""
    lowest: int
    """Where in that list it begins what may be bet, by the number that stands."""
    highest: int
    """Where it ends, by the dice on the table."""
    wider_counts: int
    wider: int
    """How many sets of symbols may be named with the same number and which, by the symbols that stand."""
    call_counts: int
    calls: int
    """How many other actions the player in turn has and which: without and with a bet that stands."""
    bystander_counts: int
    bystanders: int
    """The same for each other player in the phase of betting."""
    asked: int
    asked_count: int
    """What one may do who is asked."""
    placing: int
    placing_count: int
    """What one may do who places."""
    following: int
    """The next seat to the left with dice, by seats with dice and seat."""
    thrower: int
    """Who throws next, by seats that have nothing under the hand yet; nobody where there is none."""
    over: int
    """Whether the game is over, by seats with dice."""
    after_bet: int
    """The phase after a bet."""
    after_pass: int
    """The phase after a pass, and whether the player in turn acts in it: by whether the next one is the bettor."""
    complete: int
    """Whether a hand that lacks no dice, or some, is complete."""
    worth: int
    """For how many of each symbol a face counts, by face; as many bits for each symbol as for a face."""
    verdicts: int
    """What a call does: by doubt or DiXe!, and how the least and the greatest count compare to the number. Dice gained
    by the caller and by the bettor, and whether the caller wins the round."""
    first_columns: int
    bits: int
    """The urn of each number of dice thrown at once."""
    thrown: int
    """The dice that every column stands for."""
    dice: int
    starter: int
    players: int
    actions: int


@part
def throw_next(tables: Any, states: Any, lane: int) -> None:  # pragma: no cover - compiled
    """Somebody throws whose hand is empty; when all dice lie, the first bet is due."""
    thrower = entry(tables, tables.thrower, states[MISSING, lane])
    if thrower == NOBODY:
        states[STATUS, lane], states[PHASE, lane] = CHOICE, BETTING
        states[ACTOR, lane] = states[TURN, lane]
    else:
        states[STATUS, lane], states[PHASE, lane] = DICE, THROWING
        states[ACTOR, lane] = thrower


@part
def forget_bet(states: Any, lane: int) -> None:  # pragma: no cover - compiled
    """No bet stands."""
    states[BETTOR, lane] = NOBODY
    states[NUMBER, lane] = 0
    states[SYMBOLS, lane] = 0


@part
def begin(tables: Any, states: Any, lane: int) -> None:  # pragma: no cover - compiled
    """Everybody has all their dice."""
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


@part
def begin_turn(tables: Any, states: Any, lane: int) -> None:  # pragma: no cover - compiled
    """It has begun with the last action of the turn before."""


@part
def bet_options(tables: Any, states: Any, lane: int) -> Any:  # pragma: no cover - compiled
    """How many bets may be made: wider ones, and from where to where in the list of those on one symbol."""
    number = states[NUMBER, lane]
    wider = entry(tables, tables.wider_counts, states[SYMBOLS, lane])
    return wider, entry(tables, tables.lowest, number), entry(tables, tables.highest, states[TOTAL, lane])


@part
def others(tables: Any, states: Any, lane: int) -> Any:  # pragma: no cover - compiled
    """How many players besides the bettor and the one in turn have dice."""
    found = 0
    for seat in range(tables.players):
        found += (states[ALIVE, lane] >> seat & 1) & (seat != states[BETTOR, lane]) & (seat != states[TURN, lane])
    return found


@part
def count(tables: Any, states: Any, lane: int) -> Any:  # pragma: no cover - compiled
    """By phase."""
    phase = states[PHASE, lane]
    if phase == PLACING:
        return tables.placing_count
    if phase == CALLING:
        return tables.asked_count
    if phase != BETTING:
        return 1
    wider, low, high = bet_options(tables, states, lane)
    stands = min(states[NUMBER, lane], 1)
    bystanders = entry(tables, tables.bystander_counts, stands)
    result = wider + high - low + entry(tables, tables.call_counts, stands)
    if bystanders:
        result += bystanders * others(tables, states, lane)
    return result


@part
def own_action(tables: Any, states: Any, lane: int, place: Any) -> Any:  # pragma: no cover - compiled
    """The action of an option of the one who acts; beyond them, how many there are less 1, below 0."""
    phase = states[PHASE, lane]
    if phase == PLACING:
        return entry(tables, tables.placing, place)
    if phase == CALLING:
        return entry(tables, tables.asked, place)
    wider, low, high = bet_options(tables, states, lane)
    if place < wider:
        return entry_at(
            tables,
            tables.bets,
            states[NUMBER, lane],
            entry_at(tables, tables.wider, states[SYMBOLS, lane], place),
        )
    place -= wider
    if place < high - low:
        return entry(tables, tables.singles, low + place)
    place -= high - low
    stands = min(states[NUMBER, lane], 1)
    if place < entry(tables, tables.call_counts, stands):
        return entry_at(tables, tables.calls, stands, place)
    return NOBODY - (place - entry(tables, tables.call_counts, stands))


@part
def bystander(tables: Any, states: Any, lane: int, place: Any) -> Any:  # pragma: no cover - compiled
    """Seat and action of an option of the others: from the one in turn to the left, without the bettor."""
    stands, seat = min(states[NUMBER, lane], 1), states[TURN, lane]
    each = entry(tables, tables.bystander_counts, stands)
    for _ in range(SEATS):
        seat = entry_at(tables, tables.following, states[ALIVE, lane], seat)
        if seat != states[BETTOR, lane]:
            if place < each:
                break
            place -= each
    return seat, entry_at(tables, tables.bystanders, stands, place)


@part
def chosen(tables: Any, states: Any, lane: int, place: Any) -> Any:  # pragma: no cover - compiled
    """Seat and action of an option."""
    action = own_action(tables, states, lane, place)
    if action >= 0:
        return states[ACTOR, lane], action
    return bystander(tables, states, lane, NOBODY - action)


@part
def option(tables: Any, states: Any, lane: int, place: Any) -> Any:  # pragma: no cover - compiled
    """By phase; who bets may name more symbols, a higher number, or call."""
    seat, action = chosen(tables, states, lane, place)
    return seat * tables.actions + action


@part
def act(tables: Any, states: Any, lane: int, place: Any) -> None:  # pragma: no cover - compiled
    """By the kind of the action."""
    if states[STATUS, lane] != CHOICE:
        return
    seat, action = chosen(tables, states, lane, place)
    kind = entry(tables, tables.kinds, action)
    if kind == PLACE:
        lay(tables, states, lane, seat, entry(tables, tables.faces, action))
    elif kind == BET:
        states[BETTOR, lane] = seat
        states[NUMBER, lane] = entry(tables, tables.numbers, action)
        states[SYMBOLS, lane] = entry(tables, tables.symbols, action)
        states[TURN, lane] = states[ACTOR, lane] = entry_at(tables, tables.following, states[ALIVE, lane], seat)
        states[PHASE, lane] = tables.after_bet
    elif kind == PASS:
        asked = entry_at(tables, tables.following, states[ALIVE, lane], seat)
        case = 1 if asked == states[BETTOR, lane] else 0
        states[PHASE, lane] = entry_at(tables, tables.after_pass, case, 0)
        states[ACTOR, lane] = states[TURN, lane] if entry_at(tables, tables.after_pass, case, 1) else asked
    else:
        show(tables, states, lane, seat, kind)


@part
def lay(tables: Any, states: Any, lane: int, seat: Any, face: Any) -> None:  # pragma: no cover - compiled
    """Lay a die under the hand; when all lie there, the others throw."""
    states[HANDS + seat, lane] += 1 << (face * FACE_BITS)
    states[LACKING, lane] -= 1
    if entry(tables, tables.complete, min(states[LACKING, lane], 1)):
        states[MISSING, lane] = states[ALIVE, lane] & ~(1 << seat)
        throw_next(tables, states, lane)


@part
def verdict(tables: Any, states: Any, lane: int, kind: Any) -> Any:  # pragma: no cover - compiled
    """How the counts of the named symbols compare to the number of the bet, as a place in the table of verdicts."""
    total, counts = 0, 0
    for seat in range(tables.players):
        total += states[HANDS + seat, lane]
    for face in range(MOST_FACES):
        counts += ((total >> (face * FACE_BITS)) & FACE_MASK) * entry(tables, tables.worth, face)
    named, number = states[SYMBOLS, lane], states[NUMBER, lane]
    least, most = FACE_MASK, 0
    for symbol in range(MOST_FACES):
        found, counts_here = (counts >> (symbol * FACE_BITS)) & FACE_MASK, (named >> symbol & 1) > 0
        least = min(least, choose(counts_here, found, FACE_MASK))
        most = max(most, choose(counts_here, found, 0))
    less, more = choose(least < number, LESS, choose(least > number, MORE, EQUAL)), choose(most > number, MORE, EQUAL)
    return (kind - DOUBT) * 9 + less * 3 + choose(most < number, LESS, more)


@part
def show(tables: Any, states: Any, lane: int, caller: Any, kind: Any) -> None:  # pragma: no cover - compiled
    """Lift the hands, count, and settle who loses a die and who won the round."""
    bettor, case = states[BETTOR, lane], verdict(tables, states, lane, kind)
    gained, lost = entry_at(tables, tables.verdicts, case, 0), entry_at(tables, tables.verdicts, case, 1)
    winner, loser = (caller, bettor) if entry_at(tables, tables.verdicts, case, 2) else (bettor, caller)
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
    if entry(tables, tables.over, alive):
        states[STATUS, lane], states[PHASE, lane] = OVER, ENDED
        states[PLACED, lane] = NOBODY
        return
    for seat in range(tables.players):
        states[HANDS + seat, lane] = 0
    states[PHASE, lane] = PLACING
    states[PLACED, lane] = winner
    states[ROUND, lane] += 1
    states[LACKING, lane] = states[OWNED + winner, lane]


@part
def handful(tables: Any, dice: Any, random: Any) -> Any:  # pragma: no cover - compiled
    """How some dice land that are thrown at once."""
    column = pull(tables.urns, entry(tables, tables.first_columns, dice), entry(tables, tables.bits, dice), random)
    return entry(tables, tables.thrown, column)


@part
def draw(tables: Any, states: Any, lane: int, random: Any) -> Any:  # pragma: no cover - compiled
    """The seat that starts, or the dice of one hand."""
    if states[STATUS, lane] != DICE:
        return 0
    if states[PHASE, lane] == DRAWING:
        return np.int64(((random >> np.uint64(32)) * np.uint64(tables.players)) >> np.uint64(32))
    left, hand = states[OWNED + states[ACTOR, lane], lane], 0
    while left > THROW:
        hand += handful(tables, THROW, random)
        random = mixed(random + WEYL)
        left -= THROW
    return hand + handful(tables, left, random)


@part
def land(tables: Any, states: Any, lane: int, roll: Any) -> None:  # pragma: no cover - compiled
    """Whoever was to throw has; or the start is drawn."""
    if states[STATUS, lane] != DICE:
        return
    if states[PHASE, lane] == DRAWING:
        states[TURN, lane] = roll
    else:
        seat = states[ACTOR, lane]
        states[HANDS + seat, lane] = roll
        states[MISSING, lane] &= ~(1 << seat)
    throw_next(tables, states, lane)


@part
def pause(tables: Any, states: Any, lane: int) -> None:  # pragma: no cover - compiled
    """There is none."""


@part
def score(tables: Any, states: Any, lane: int, seat: Any) -> Any:  # pragma: no cover - compiled
    """The dice a seat has."""
    return states[OWNED + seat, lane]


@part
def winners(tables: Any, states: Any, lane: int) -> Any:  # pragma: no cover - compiled
    """Whoever won the last round."""
    return 1 << states[TURN, lane]
