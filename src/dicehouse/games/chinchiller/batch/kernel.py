"""The kernel of Chinchiller Dice: it follows steps that `tables` computed by calling the rules.

Piles and the supply are unbounded, so moving sand is no lookup: `move_sand` is what `Sand.give` and `Sand.pay` have in
common (C3, C7, C8), with the amounts computed by functions of the rules. A test compares it with both.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from dicehouse.games.chinchiller import sand
from dicehouse.kit.batch.bitfields import at, bit_fields, jit_unpack, select
from dicehouse.kit.batch.graph import (
    DESTINATION,
    FIRST_COLUMN,
    FIRST_OPTION,
    NODE_STATUS,
    OPTION_COUNT,
    STAY,
    STEP_BITS,
)
from dicehouse.kit.batch.jit import inline
from dicehouse.kit.batch.kernel_api import OVER, STATUS
from dicehouse.kit.batch.random import draw_uniform

SEATS = 5
_, NODE, TURN, ANNOUNCER, EYES, BLINDED, SUPPLY, STARTER, GAME = range(9)
"""The columns of a state: the node reference; the seat in turn and its announcer; the closed eyes of all seats, packed;
the blind seats in the order in which they went blind, packed; the supply; the seat that started, and the number of the
game in a series. Then the piles and the totals of five seats."""
PILES = 9
TOTALS = PILES + SEATS
BRANCH_FREE = True
COLUMNS = TOTALS + SEATS
ABSENT = 1 << 40
"""The pile of an unused seat: never the smallest."""
FEW = 2
"""With two players the loops over seats are shorter."""

PAYER, RECEIVER, AMOUNT, EYE, SHIFT, END, DRAWN = bit_fields(2, 2, 5, 1, 3, 1, 1, start=STEP_BITS)
"""The fields of a step after its destination: payer, receiver and amount of sand, who closes an eye, by how many seats
the turn moves on, whether a new turn begins, and whether the starting seat was drawn."""
NOBODY, ROLLER, SPEAKER = 0, 1, 2
"""Roles in a step: none, the seat in turn, or its announcer. Without a payer the supply pays."""

BEGINNING, SPEAKS = bit_fields(STEP_BITS, 3)
"""What follows from the closed eyes for the seat in turn: the node where its turn begins, and its announcer."""
EYE_BITS, EYE_MASK, SEAT_BITS, SEAT_MASK = 2, 3, 3, 7
"""Widths and masks of the packed eyes of a seat and of a packed seat number."""
NO_ORDER = 1
"""The packed order while no seat is blind; the number of a seat that goes blind is appended."""


class ChinchillerTables(NamedTuple):
    """The transition graph of the game with its options, and what depends on eyes."""

    start: int
    """The reference to the node of a new game."""
    starter: int
    """The seat that starts, or 0 where it is drawn."""
    option_steps: NDArray[Any]
    """The step of every option of every node."""
    options: NDArray[Any]
    """Every option of every node, as `role * actions + action`."""
    roll_steps: NDArray[Any]
    """The step of every column."""
    ways: int
    """The number of equally likely columns of a chance node."""
    between: int
    """The reference to the node between two turns."""
    seeing_turn: int
    blind_turn: int
    """The references to the nodes where turns begin: of players who see, and of blind ones."""
    situations: NDArray[Any]
    """`BEGINNING` and `SPEAKS`, by closed eyes and seat in turn."""
    blinds: int
    speakers: int
    """The same for two players as bit masks: whether the seat in turn is blind, and who announces."""
    blind: int
    """The number of closed eyes of a blind seat."""
    all_blind: int
    """The packed eyes when all seats are blind."""
    following: NDArray[Any]
    """By the number of a game: by how many seats the start moves on for the next one; -1 after the last."""
    better: NDArray[Any]
    """Whether one seat beats another: by less, equal or more sand, and by going blind before or after it."""
    sand: int
    """The pile of every seat at the start."""
    supply: int
    """The supply at the start."""
    players: int
    seats: tuple[int, ...]
    """The seats that loops go over: all of them, or two. Its length is part of its type, so numba knows it."""
    actions: int
    whole: bool
    """Whether all seats return the whole smallest pile when the supply runs out, or only what is needed (C3)."""


returned_by_each = inline(sand.returned_by_each)
from_own_pile = inline(sand.from_own_pile)


@inline
def move_sand(
    states: Any, lane: int, seats: Any, players: Any, whole: Any, payer: Any, receiver: Any, amount: Any
) -> None:
    """Move sand to a seat from another, or from the supply, which also adds what the payer lacks (C7, C8).

    Where the supply lacks it too, all seats first return some (C3).
    """
    returning = FEW if len(seats) == FEW else players  # constant when compiled: no division
    own = 0
    for seat in range(len(seats)):
        own += select(seat == payer, states[PILES + seat, lane], 0)
    paid = from_own_pile(own, amount)
    least = ABSENT
    for seat in range(len(seats)):
        states[PILES + seat, lane] -= select(seat == payer, paid, 0)
        least = min(least, states[PILES + seat, lane])
    lacking = amount - paid
    returned = returned_by_each(lacking, states[SUPPLY, lane], least, returning, whole)
    for seat in range(len(seats)):
        states[PILES + seat, lane] += select(seat == receiver, amount, 0) - returned
    states[SUPPLY, lane] += returned * returning - lacking


@inline
def go_on(tables: Any, states: Any, lane: int, step: Any, closing: Any) -> None:
    """Close an eye of a seat if the step says so, and move to the destination."""
    turn, order, closes = states[TURN, lane], states[BLINDED, lane], closing * EYE_BITS
    eyes = states[EYES, lane] + (jit_unpack(step, EYE) << closes)
    blinded = (jit_unpack(step, EYE) > 0) & ((eyes >> closes) & EYE_MASK == tables.blind)
    over = eyes == tables.all_blind
    left = turn + jit_unpack(step, SHIFT)
    left = select(left >= tables.players, left - tables.players, left)
    states[EYES, lane] = eyes
    states[BLINDED, lane] = select(blinded, order << SEAT_BITS | closing, order)
    states[TURN, lane] = select(over, turn, left)
    node = select(jit_unpack(step, STAY) > 0, states[NODE, lane], jit_unpack(step, DESTINATION))
    node = select((jit_unpack(step, END) > 0) & (not over), tables.between, node)
    states[NODE, lane] = node
    states[STATUS, lane] = jit_unpack(node, NODE_STATUS)


@inline
def begin_turn(tables: Any, states: Any, lane: int) -> None:
    """Begin the turn of the seat in turn, with the node and announcer that follow from the closed eyes."""
    here = states[NODE, lane]
    if len(tables.seats) == FEW:  # constant when compiled: a shift is faster than a lookup
        bit = states[EYES, lane] << 1 | states[TURN, lane]
        beginning = select((tables.blinds >> bit) & 1 > 0, tables.blind_turn, tables.seeing_turn)
        speaks = (tables.speakers >> bit) & 1
    else:
        situation = at(tables.situations, states[EYES, lane] << SEAT_BITS | states[TURN, lane])
        beginning, speaks = jit_unpack(situation, BEGINNING), jit_unpack(situation, SPEAKS)
    begins = here == tables.between
    states[NODE, lane] = select(begins, beginning, here)
    states[ANNOUNCER, lane] = select(begins, speaks, states[ANNOUNCER, lane])


@inline
def new_game(tables: Any, states: Any, lane: int, starter: Any, node: Any) -> None:
    """Every seat has its sand and both eyes open."""
    states[NODE, lane] = node
    states[STATUS, lane] = jit_unpack(node, NODE_STATUS)
    states[TURN, lane] = starter
    states[STARTER, lane] = starter
    states[ANNOUNCER, lane] = 0
    states[EYES, lane] = 0
    states[BLINDED, lane] = NO_ORDER
    states[SUPPLY, lane] = tables.supply
    for other in range(len(tables.seats)):
        states[PILES + other, lane] = tables.sand if other < tables.players else ABSENT


@inline
def reset(tables: Any, states: Any, lane: int) -> None:
    """Begin with the first turn, or with drawing the seat that starts."""
    new_game(tables, states, lane, tables.starter, tables.start)
    states[GAME, lane] = 0
    for seat in range(len(tables.seats)):
        states[TOTALS + seat, lane] = 0


@inline
def legal_count(tables: Any, states: Any, lane: int) -> Any:
    """Read from the node reference."""
    return jit_unpack(states[NODE, lane], OPTION_COUNT)


@inline
def legal_option(tables: Any, states: Any, lane: int, index: Any) -> Any:
    """The option of the node, with its role resolved to a seat."""
    option = at(tables.options, jit_unpack(states[NODE, lane], FIRST_OPTION) + index)
    seat = states[ANNOUNCER, lane] if option // tables.actions == SPEAKER else states[TURN, lane]
    return seat * tables.actions + option % tables.actions


@inline
def apply_option(tables: Any, states: Any, lane: int, index: Any) -> None:
    """Move the sand of the step and follow it. By an action only the announcer can close an eye."""
    step = at(tables.option_steps, jit_unpack(states[NODE, lane], FIRST_OPTION) + index)
    turn, announcer = states[TURN, lane], states[ANNOUNCER, lane]
    payer, receiver = jit_unpack(step, PAYER), jit_unpack(step, RECEIVER)
    payer = select(payer == ROLLER, turn, select(payer == SPEAKER, announcer, -1))
    receiver = select(receiver == ROLLER, turn, announcer)
    move_sand(states, lane, tables.seats, tables.players, tables.whole, payer, receiver, jit_unpack(step, AMOUNT))
    go_on(tables, states, lane, step, announcer)


@inline
def sample_roll(tables: Any, states: Any, lane: int, random: Any) -> Any:
    """A column of the node."""
    return jit_unpack(states[NODE, lane], FIRST_COLUMN) + draw_uniform(random, tables.ways)


@inline
def apply_roll(tables: Any, states: Any, lane: int, roll: Any) -> None:
    """Follow the step of the column. No sand moves, and only the seat in turn can close an eye."""
    step = at(tables.roll_steps, roll)
    go_on(tables, states, lane, step, states[TURN, lane])
    states[STARTER, lane] = select(jit_unpack(step, DRAWN) > 0, states[TURN, lane], states[STARTER, lane])


@inline
def run_deferred(tables: Any, states: Any, lane: int) -> None:
    """End a game of a series, and begin the next if there is one."""
    for seat in range(len(tables.seats)):
        states[TOTALS + seat, lane] += states[PILES + seat, lane]
    shift = tables.following[states[GAME, lane]]
    if shift < 0:
        states[STATUS, lane] = OVER
    else:
        new_game(tables, states, lane, (states[STARTER, lane] + shift) % tables.players, tables.between)
        states[GAME, lane] += 1


@inline
def score(tables: Any, states: Any, lane: int, seat: Any) -> Any:
    """The sand of all games of a series."""
    return states[TOTALS + seat, lane]


@inline
def winners(tables: Any, states: Any, lane: int) -> Any:
    """All seats that no other seat beats. Ties are broken by the order of going blind, where the rules say so."""
    order, result = states[BLINDED, lane], 0
    players = FEW if len(tables.seats) == FEW else tables.players
    for one in range(players):
        seat = (order >> (one * SEAT_BITS)) & SEAT_MASK
        beaten = 0
        for two in range(players):
            other = (order >> (two * SEAT_BITS)) & SEAT_MASK
            more = states[TOTALS + other, lane] - states[TOTALS + seat, lane]
            beaten |= at(tables.better, (np.int64(more >= 0) + np.int64(more > 0)) * 2 + np.int64(two < one))
        result |= (1 - beaten) << seat
    return result
