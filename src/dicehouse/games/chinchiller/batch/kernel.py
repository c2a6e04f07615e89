"""Chinchiller Dice on tables: every step is a word that was read off the rules (see `tables`).

Piles and the supply can be any numbers, so there is no table of moving sand: `move_sand` is what `Sand.give` and
`Sand.pay` have in common (C3, C7, C8), with the amounts worked out by the functions of the rules. A test compares both.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from dicehouse.games.chinchiller import sand
from dicehouse.kit.batch.bitfields import choose, fields, look, take
from dicehouse.kit.batch.graph import ALL, COLUMN, COUNT, FIRST, KIND, PLACE_BITS, STAY
from dicehouse.kit.batch.jit import part
from dicehouse.kit.batch.kernel_api import OVER, STATUS
from dicehouse.kit.batch.random import evenly

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
FEW = 2
"""With so many players there is no need to look at more piles."""

PAYER, RECEIVER, AMOUNT, EYE, SHIFT, END, DRAWN = fields(2, 2, 5, 1, 3, 1, 1, start=PLACE_BITS)
"""What a step does besides leading to a place: who pays whom how much, who closes an eye, by how many seats the turn
moves on, whether a turn begins then, and whether it is now known who starts."""
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
    landings: NDArray[Any]
    """The step of every roll."""
    ways: int
    """In so many ways, all of them equally likely, do dice land."""
    between: int
    """The place between two turns."""
    seeing_turn: int
    blind_turn: int
    """The places where turns begin, of players who see and of blind ones."""
    situations: NDArray[Any]
    """By eyes and seat in turn."""
    blinds: int
    speakers: int
    """The same for `FEW` players, as bits: whether the seat in turn is blind, and who announces."""
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
    seats: tuple[int, ...]
    """The seats whose piles are looked at: all of them, or `FEW`. How many is known when loops are compiled."""
    actions: int
    whole: bool
    """Whether everybody returns the whole smallest pile when the supply runs out, or only what is needed (C3)."""


returned_by_each = part(sand.returned_by_each)
from_own_pile = part(sand.from_own_pile)


@part
def move_sand(
    states: Any, lane: int, seats: Any, players: Any, whole: Any, payer: Any, receiver: Any, amount: Any
) -> None:
    """Move sand from one seat to another, or from the supply: what the payer lacks comes from there (C7, C8).

    Where the supply lacks it too, everybody first returns some (C3).
    """
    returning = FEW if len(seats) == FEW else players  # known when this is compiled: no division
    own = 0
    for seat in range(len(seats)):
        own += choose(seat == payer, states[PILES + seat, lane], 0)
    paid = from_own_pile(own, amount)
    least = ABSENT
    for seat in range(len(seats)):
        states[PILES + seat, lane] -= choose(seat == payer, paid, 0)
        least = min(least, states[PILES + seat, lane])
    lacking = amount - paid
    returned = returned_by_each(lacking, states[SUPPLY, lane], least, returning, whole)
    for seat in range(len(seats)):
        states[PILES + seat, lane] += choose(seat == receiver, amount, 0) - returned
    states[SUPPLY, lane] += returned * returning - lacking


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
    if len(tables.seats) == FEW:  # known when this is compiled: shifting is quicker than looking up
        bit = states[EYES, lane] << 1 | states[TURN, lane]
        beginning = choose((tables.blinds >> bit) & 1 > 0, tables.blind_turn, tables.seeing_turn)
        speaks = (tables.speakers >> bit) & 1
    else:
        situation = look(tables.situations, states[EYES, lane] << SEAT_BITS | states[TURN, lane])
        beginning, speaks = take(situation, BEGINNING), take(situation, SPEAKS)
    begins = here == tables.between
    states[PLACE, lane] = choose(begins, beginning, here)
    states[ANNOUNCER, lane] = choose(begins, speaks, states[ANNOUNCER, lane])


@part
def new_game(tables: Any, states: Any, lane: int, starter: Any, place: Any) -> None:  # pragma: no cover - compiled
    """Everybody has their sand and both eyes open."""
    states[PLACE, lane] = place
    states[STATUS, lane] = take(place, KIND)
    states[TURN, lane] = starter
    states[STARTER, lane] = starter
    states[ANNOUNCER, lane] = 0
    states[EYES, lane] = 0
    states[BLINDED, lane] = NO_ORDER
    states[SUPPLY, lane] = tables.supply
    for other in range(len(tables.seats)):
        states[PILES + other, lane] = tables.sand if other < tables.players else ABSENT


@part
def begin(tables: Any, states: Any, lane: int) -> None:  # pragma: no cover - compiled
    """The first turn, or the draw of who has it."""
    new_game(tables, states, lane, tables.starter, tables.start)
    states[GAME, lane] = 0
    for seat in range(len(tables.seats)):
        states[TOTALS + seat, lane] = 0


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
    move_sand(states, lane, tables.seats, tables.players, tables.whole, payer, receiver, take(step, AMOUNT))
    go_on(tables, states, lane, step, announcer)


@part
def draw(tables: Any, states: Any, lane: int, random: Any) -> Any:  # pragma: no cover - compiled
    """One of the ways of the node."""
    return take(states[PLACE, lane], COLUMN) + evenly(random, tables.ways)


@part
def land(tables: Any, states: Any, lane: int, roll: Any) -> None:  # pragma: no cover - compiled
    """By roll: every node has rolls of its own. No sand moves, and only the seat in turn can close an eye."""
    step = look(tables.landings, roll)
    go_on(tables, states, lane, step, states[TURN, lane])
    states[STARTER, lane] = choose(take(step, DRAWN) > 0, states[TURN, lane], states[STARTER, lane])


@part
def pause(tables: Any, states: Any, lane: int) -> None:  # pragma: no cover - compiled
    """A game is over, and perhaps another one of the series begins."""
    for seat in range(len(tables.seats)):
        states[TOTALS + seat, lane] += states[PILES + seat, lane]
    shift = tables.following[states[GAME, lane]]
    if shift < 0:
        states[STATUS, lane] = OVER
    else:
        new_game(tables, states, lane, (states[STARTER, lane] + shift) % tables.players, tables.between)
        states[GAME, lane] += 1


@part
def score(tables: Any, states: Any, lane: int, seat: Any) -> Any:  # pragma: no cover - compiled
    """The sand of all games."""
    return states[TOTALS + seat, lane]


@part
def winners(tables: Any, states: Any, lane: int) -> Any:  # pragma: no cover - compiled
    """Whoever is beaten by nobody. The last game's order of going blind settles ties, where the rules say so."""
    order, result = states[BLINDED, lane], 0
    players = FEW if len(tables.seats) == FEW else tables.players
    for one in range(players):
        seat = (order >> (one * SEAT_BITS)) & SEAT_MASK
        beaten = 0
        for two in range(players):
            other = (order >> (two * SEAT_BITS)) & SEAT_MASK
            more = states[TOTALS + other, lane] - states[TOTALS + seat, lane]
            beaten |= look(tables.better, (np.int64(more >= 0) + np.int64(more > 0)) * 2 + np.int64(two < one))
        result |= (1 - beaten) << seat
    return result
