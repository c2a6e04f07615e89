"""The loops over many games. They know no game: the functions of its kernel are put in when they are compiled."""

from functools import cache
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np.arrayobj import make_array, populate_array

from dicehouse.kit.batch.jit import bound
from dicehouse.kit.batch.kernel_api import (
    CHOICE,
    DICE,
    OVER,
    PAUSE,
    STATUS,
    act,
    begin,
    begin_turn,
    count,
    draw,
    land,
    option,
    pause,
    score,
    winners,
)
from dicehouse.kit.batch.random import begin_chance, below, next_bits

LANES = 64
"""So many games are played side by side where nobody looks at them in between."""
GROUP = 4
"""So many lanes are asked at once whether a game is over."""
MOST_COLUMNS = 64
"""No game needs more numbers than that, the two that are kept of every game included."""
MADE, NUMBER = MOST_COLUMNS - 1, MOST_COLUMNS - 2
"""The columns of decisions made, and of the number of the game."""
BYTES = 8
"""Of a number."""
NOTHING = -1
"""Instead of an option: do nothing. Instead of a roll: no dice are due."""


_alloca: Any = cgutils.alloca_once
_make_array: Any = make_array
_populate_array: Any = populate_array


def _room(kind: Any, columns: int, lanes: int) -> Any:
    """A function that makes an array of so many columns and lanes in the memory of its caller.

    The compiler knows that nothing else points there; so it may load and store the numbers of several games at once.
    """
    array_type = types.Array(kind, 2, "C")

    def generate(context: Any, builder: Any, _signature: Any, _arguments: Any) -> Any:
        memory = _alloca(builder, context.get_value_type(kind), size=columns * lanes)
        memory.align = 64  # as long as the longest registers
        array = _make_array(array_type)(context, builder)
        sizes = [context.get_constant(types.intp, size) for size in (columns, lanes, lanes * BYTES, BYTES)]
        _populate_array(array, data=memory, shape=sizes[:2], strides=sizes[2:], itemsize=sizes[3], meminfo=None)
        return array._getvalue()

    return intrinsic(lambda _context: (array_type(), generate))


room_for_states, room_for_chance = _room(types.int64, MOST_COLUMNS, LANES), _room(types.uint64, 2, LANES)
room_for_one, room_for_its_chance = _room(types.int64, MOST_COLUMNS, 1), _room(types.uint64, 2, 1)


def throw(tables: Any, states: Any, lane: int, chance: Any) -> None:
    """Let the dice land that are due."""
    begin_turn(tables, states, lane)
    land(tables, states, lane, draw(tables, states, lane, next_bits(chance, lane)))


def choose_any(tables: Any, states: Any, lane: int, chance: Any) -> Any:
    """Somebody takes an option, each as likely as any other. Was there a choice?"""
    chosen = states[STATUS, lane] == CHOICE
    act(tables, states, lane, below(next_bits(chance, lane), count(tables, states, lane)))
    return np.int64(chosen)


def finish(tables: Any, states: Any, lane: int, won: Any, scores: Any, decisions: Any) -> None:
    """Write down how a game ended."""
    number = states[NUMBER, lane]
    won[number] = winners(tables, states, lane)
    for seat in range(scores.shape[1]):
        scores[number, seat] = score(tables, states, lane, seat)
    decisions[number] = states[MADE, lane]


def any_over(states: Any, group: int) -> Any:
    """Whether a game in this group of lanes is over, or pauses."""
    over = 0
    for lane in range(group, group + GROUP):
        over += states[STATUS, lane] >= OVER
    return over > 0


def play(tables: Any, seed: int, first: int, won: Any, scores: Any, decisions: Any) -> None:
    """Random games from the beginning to the end, numbered from a first number on: many at once, step by step.

    For kernels without branches: the two loops over all lanes become instructions for several lanes at once.
    """
    states = room_for_states()
    chance = room_for_chance()
    for lane in range(LANES):
        states[STATUS, lane] = OVER
        states[NUMBER, lane] = NOTHING
    started = ended = 0
    while True:
        for group in range(0, LANES, GROUP):
            for lane in range(group, group + GROUP if any_over(states, group) else group):
                if states[STATUS, lane] < OVER:
                    continue
                if states[STATUS, lane] == PAUSE:
                    pause(tables, states, lane)
                if states[STATUS, lane] == OVER:
                    if states[NUMBER, lane] != NOTHING:
                        finish(tables, states, lane, won, scores, decisions)
                        ended += 1
                    # where no game is left for a lane it plays on, and nobody asks how that ends
                    states[NUMBER, lane] = started if started < len(won) else NOTHING
                    begin_chance(chance, lane, seed, first + started)
                    begin(tables, states, lane)
                    states[MADE, lane] = 0
                    started += 1
        if ended == len(won):
            return
        for lane in range(LANES):
            throw(tables, states, lane, chance)
        for lane in range(LANES):
            states[MADE, lane] += choose_any(tables, states, lane, chance)


def play_one_by_one(tables: Any, seed: int, first: int, won: Any, scores: Any, decisions: Any) -> None:
    """The same, one game after the other. For kernels with branches: what comes next in one game is easier to guess."""
    states, chance, lane = room_for_one(), room_for_its_chance(), 0
    for number in range(len(won)):
        begin_chance(chance, lane, seed, first + number)
        begin(tables, states, lane)
        states[NUMBER, lane], states[MADE, lane] = number, 0
        while states[STATUS, lane] != OVER:
            if states[STATUS, lane] == PAUSE:
                pause(tables, states, lane)
            elif states[STATUS, lane] == DICE:
                throw(tables, states, lane, chance)
            else:
                states[MADE, lane] += choose_any(tables, states, lane, chance)
        finish(tables, states, lane, won, scores, decisions)


def afterwards(tables: Any, states: Any, lane: int) -> None:
    """Bring a game to a moment that can be looked at."""
    if states[STATUS, lane] == PAUSE:
        pause(tables, states, lane)
    begin_turn(tables, states, lane)


def start(tables: Any, states: Any, chance: Any, seed: int, numbers: Any, wanted: Any) -> None:
    """Begin a new game in every lane where one is wanted."""
    for lane in range(len(numbers)):
        if wanted[lane]:
            begin_chance(chance, lane, seed, numbers[lane])
            begin(tables, states, lane)
            afterwards(tables, states, lane)


def find(tables: Any, states: Any, wanted: Any, places: Any) -> int:
    """The place of the wanted option in every lane. The first lane where it is not possible comes back, or none."""
    for lane in range(len(wanted)):
        places[lane] = NOTHING
        if wanted[lane] != NOTHING:
            if states[STATUS, lane] == CHOICE:
                for place in range(count(tables, states, lane)):
                    if option(tables, states, lane, place) == wanted[lane]:
                        places[lane] = place
            if places[lane] == NOTHING:
                return lane
    return NOTHING


def take_all(tables: Any, states: Any, places: Any) -> None:
    """Take these options."""
    for lane in range(len(places)):
        if places[lane] != NOTHING:
            act(tables, states, lane, places[lane])
            afterwards(tables, states, lane)


def draw_all(tables: Any, states: Any, chance: Any, rolls: Any) -> None:
    """How the dice land that are due."""
    for lane in range(len(rolls)):
        rolls[lane] = NOTHING
        if states[STATUS, lane] == DICE:
            rolls[lane] = draw(tables, states, lane, next_bits(chance, lane))


def land_all(tables: Any, states: Any, rolls: Any) -> None:
    """Let the dice land like this."""
    for lane in range(len(rolls)):
        if rolls[lane] != NOTHING:
            land(tables, states, lane, rolls[lane])
            afterwards(tables, states, lane)


def settle(tables: Any, states: Any, chance: Any) -> None:
    """Let the dice land in every lane until somebody may act or the game is over."""
    for lane in range(states.shape[1]):
        while states[STATUS, lane] == DICE:
            land(tables, states, lane, draw(tables, states, lane, next_bits(chance, lane)))
            afterwards(tables, states, lane)


def show(tables: Any, states: Any, seats: Any, actions: int, masks: Any) -> None:
    """What each of these seats may do: a row of all actions for each lane."""
    for lane in range(len(seats)):
        if states[STATUS, lane] == CHOICE:
            for place in range(count(tables, states, lane)):
                what = option(tables, states, lane, place)
                if what // actions == seats[lane]:
                    masks[lane, what % actions] = True


def tell(tables: Any, states: Any, actions: int, seats: Any, won: Any, scores: Any) -> None:
    """Who may act first in every lane; where the game is over, who won and with what."""
    for lane in range(len(seats)):
        seats[lane] = NOTHING
        won[lane] = 0
        if states[STATUS, lane] == CHOICE:
            seats[lane] = option(tables, states, lane, 0) // actions
        if states[STATUS, lane] == OVER:
            won[lane] = winners(tables, states, lane)
            for seat in range(scores.shape[1]):
                scores[lane, seat] = score(tables, states, lane, seat)


class Loops(NamedTuple):
    """All loops, compiled for one game."""

    play: Any
    start: Any
    find: Any
    take: Any
    draw: Any
    land: Any
    settle: Any
    show: Any
    tell: Any


@cache
def loops_of(kernel: ModuleType) -> Loops:
    """The loops for the game of a kernel."""
    playing = play if kernel.SIDE_BY_SIDE else play_one_by_one
    others = (start, find, take_all, draw_all, land_all, settle, show, tell)
    return Loops(*bound((throw, choose_any, finish, any_over, afterwards), (playing, *others), kernel))
