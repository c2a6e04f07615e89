"""Chinchiller Dice on tables: every step is a word that was read off the rules (see `tables`).

Piles and the supply can be any numbers, so there is no table of moving sand: `move_sand` is what `Sand.give` and
`Sand.pay` have in common (C3, C7, C8). It is the one rule that is written down here again; a test compares both.
"""

from typing import Any, NamedTuple

from numpy.typing import NDArray

from dicehouse.batch.chance import pull
from dicehouse.batch.compiling import part
from dicehouse.batch.graph import ALL, BITS, COLUMN, COUNT, FIRST, KIND, PLACE_BITS, STAY
from dicehouse.batch.machine import OVER, STATUS
from dicehouse.batch.words import choose, fields, look, take

SEATS = 5
_, PLACE, TURN, ANNOUNCER, EYES, BLINDED, SUPPLY, STARTER, GAME = range(9)
"""The numbers of a game: its place among the nodes; whose turn it is and who announces; the eyes closed, of all seats
in one number; who is blind, in the order of going blind; the supply; who started, and which game of a series it is.
Then the piles and the totals of five seats."""
PILES = 9
TOTALS = PILES + SEATS
SIDE_BY_SIDE = True
COLUMNS = TOTALS + SEATS
ABSENT = 1 << 40
"""The pile of a seat that nobody has: never the smallest."""

PAYER, RECEIVER, AMOUNT, EYE, SHIFT, END = fields(2, 2, 5, 1, 3, 1, start=PLACE_BITS)
"""What a step does besides leading to a place: who pays whom how much, who closes an eye, by how many seats the turn
moves on, and whether a turn begins then."""
NOBODY, ROLLER, SPEAKER = 0, 1, 2
"""Who does something in a step: nobody, the seat in turn, or its announcer. Where nobody pays, the supply does."""

BEGINNING, SPEAKS = fields(PLACE_BITS, 3)
"""What the eyes mean for the seat in turn: the place where its turn begins, and who announces in it."""
EYE_BITS, EYE_MASK, SEAT_BITS, SEAT_MASK = 2, 3, 3, 7
"""So many bits hold the closed eyes of a seat, and the number of a seat; and the greatest numbers they can hold."""
NO_ORDER = 1
"""Nobody is blind; whoever goes blind puts their number behind it."""


class ChinchillerTables(NamedTuple):
    """All steps of the game with its options."""

    start: int
    """The place of a new game."""
    starter: int
    """Who starts, or 0 where that is to be drawn."""
    options: NDArray[Any]
    """The step of every option of every node."""
    doers: NDArray[Any]
    """Role and action of every option of every node."""
    urns: NDArray[Any]
    landings: NDArray[Any]
    """The step of every roll."""
    between: int
    """The place between two turns."""
    situations: NDArray[Any]
    """By eyes and seat in turn."""
    blind: int
    """So many closed eyes make blind."""
    all_blind: int
    """The eyes of all when nobody can see."""
    following: NDArray[Any]
    """By the number of a game: by how many seats the start moves on to the next one; -1 after the last."""
    better: NDArray[Any]
    """Whether a seat beats another in the end: by less, as much or more sand than it, and by going blind before or
    after it."""
    sand: int
    """What everybody takes at the start."""
    supply: int
    """What is left then."""
    players: int
    actions: int


@part
def move_sand(states: Any, lane: int, players: Any, payer: Any, receiver: Any, amount: Any) -> None:
    """Move sand from one seat to another, or from the supply: what the payer lacks comes from there (C7, C8).

    Where the supply lacks it too, everybody first returns as much as the poorest has (C3).
    """
    own = 0
    for seat in range(SEATS):
        own += choose(seat == payer, states[PILES + seat, lane], 0)
    paid = min(own, amount)
    least = ABSENT
    for seat in range(SEATS):
        states[PILES + seat, lane] -= choose(seat == payer, paid, 0)
        least = min(least, states[PILES + seat, lane])
    lacking = amount - paid
    returned = choose((lacking > 0) & (lacking > states[SUPPLY, lane]), least, 0)
    for seat in range(SEATS):
        states[PILES + seat, lane] += choose(seat == receiver, amount, 0) - returned
    states[SUPPLY, lane] += returned * players - lacking


@part
def go_on(tables: Any, states: Any, lane: int, step: Any, closing: Any) -> None:  # pragma: no cover - compiled
    """Close an eye of a seat, where the step says so, and go where it leads."""
    turn, order, closes = states[TURN, lane], states[BLINDED, lane], closing * EYE_BITS
    eyes = states[EYES, lane] + (take(step, EYE) << closes)
    blinded = (take(step, EYE) > 0) & ((eyes >> closes) & EYE_MASK == tables.blind)
    over = eyes == tables.all_blind
    left = turn + take(step, SHIFT)
    left = choose(left >= tables.players, left - tables.players, left)
    states[EYES, lane] = eyes
    states[BLINDED, lane] = choose(blinded, order << SEAT_BITS | closing, order)
    states[TURN, lane] = choose(over, turn, left)
    place = choose(take(step, STAY) > 0, states[PLACE, lane], take(step, ALL))
    place = choose((take(step, END) > 0) & (not over), tables.between, place)
    states[PLACE, lane] = place
    states[STATUS, lane] = take(place, KIND)


@part
def begin_turn(tables: Any, states: Any, lane: int) -> None:  # pragma: no cover - compiled
    """By the eyes of all."""
    here = states[PLACE, lane]
    situation = look(tables.situations, states[EYES, lane] << SEAT_BITS | states[TURN, lane])
    begins = here == tables.between
    states[PLACE, lane] = choose(begins, take(situation, BEGINNING), here)
    states[ANNOUNCER, lane] = choose(begins, take(situation, SPEAKS), states[ANNOUNCER, lane])


@part
def new_game(tables: Any, states: Any, lane: int, starter: Any) -> None:  # pragma: no cover - compiled
    """Everybody has their sand and both eyes open."""
    states[TURN, lane] = starter
    states[STARTER, lane] = starter
    states[ANNOUNCER, lane] = 0
    states[EYES, lane] = 0
    states[BLINDED, lane] = NO_ORDER
    states[SUPPLY, lane] = tables.supply
    for other in range(SEATS):
        states[PILES + other, lane] = tables.sand if other < tables.players else ABSENT
    states[PLACE, lane] = tables.between
    states[STATUS, lane] = take(tables.between, KIND)


@part
def begin(tables: Any, states: Any, lane: int) -> None:  # pragma: no cover - compiled
    """The first turn, or the draw of who has it."""
    new_game(tables, states, lane, tables.starter)
    states[GAME, lane] = 0
    for seat in range(SEATS):
        states[TOTALS + seat, lane] = 0
    states[PLACE, lane] = tables.start
    states[STATUS, lane] = take(tables.start, KIND)


@part
def count(tables: Any, states: Any, lane: int) -> Any:  # pragma: no cover - compiled
    """By node."""
    return take(states[PLACE, lane], COUNT)


@part
def option(tables: Any, states: Any, lane: int, place: Any) -> Any:  # pragma: no cover - compiled
    """By node: the seat in turn or its announcer does something."""
    doer = look(tables.doers, take(states[PLACE, lane], FIRST) + place)
    seat = states[ANNOUNCER, lane] if doer // tables.actions == SPEAKER else states[TURN, lane]
    return seat * tables.actions + doer % tables.actions


@part
def act(tables: Any, states: Any, lane: int, place: Any) -> None:  # pragma: no cover - compiled
    """By node and option. Only the announcer can close an eye by what somebody does."""
    step = look(tables.options, take(states[PLACE, lane], FIRST) + place)
    turn, announcer = states[TURN, lane], states[ANNOUNCER, lane]
    payer, receiver = take(step, PAYER), take(step, RECEIVER)
    payer = choose(payer == ROLLER, turn, choose(payer == SPEAKER, announcer, -1))
    receiver = choose(receiver == ROLLER, turn, announcer)
    move_sand(states, lane, tables.players, payer, receiver, take(step, AMOUNT))
    go_on(tables, states, lane, step, announcer)


@part
def draw(tables: Any, states: Any, lane: int, random: Any) -> Any:  # pragma: no cover - compiled
    """From the urn of the node."""
    place = states[PLACE, lane]
    return pull(tables.urns, take(place, COLUMN), take(place, BITS), random)


@part
def land(tables: Any, states: Any, lane: int, roll: Any) -> None:  # pragma: no cover - compiled
    """By roll: every node has rolls of its own. No sand moves, and only the seat in turn can close an eye."""
    step = look(tables.landings, roll)
    go_on(tables, states, lane, step, states[TURN, lane])


@part
def pause(tables: Any, states: Any, lane: int) -> None:  # pragma: no cover - compiled
    """The start was drawn; or a game is over, and perhaps another one of the series begins."""
    if states[BLINDED, lane] == NO_ORDER:
        new_game(tables, states, lane, states[TURN, lane])
        return
    for seat in range(tables.players):
        states[TOTALS + seat, lane] += states[PILES + seat, lane]
    shift = tables.following[states[GAME, lane]]
    if shift < 0:
        states[STATUS, lane] = OVER
    else:
        new_game(tables, states, lane, (states[STARTER, lane] + shift) % tables.players)
        states[GAME, lane] += 1


@part
def score(tables: Any, states: Any, lane: int, seat: Any) -> Any:  # pragma: no cover - compiled
    """The sand of all games."""
    return states[TOTALS + seat, lane]


@part
def winners(tables: Any, states: Any, lane: int) -> Any:  # pragma: no cover - compiled
    """Whoever is beaten by nobody. The last game's order of going blind settles ties, where the rules say so."""
    order, result = states[BLINDED, lane], 0
    for one in range(tables.players):
        seat = (order >> (one * SEAT_BITS)) & SEAT_MASK
        beaten = 0
        for two in range(tables.players):
            other = (order >> (two * SEAT_BITS)) & SEAT_MASK
            more = states[TOTALS + other, lane] - states[TOTALS + seat, lane]
            beaten += tables.better[(0 if more < 0 else 1 if more == 0 else 2), 1 if two < one else 0]
        result |= 0 if beaten else 1 << seat
    return result
