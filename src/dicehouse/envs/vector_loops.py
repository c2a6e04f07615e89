"""The loops of compiled environments: many games side by side, each played until somebody must be asked.

They know no game: the functions of its kernel, and how its seats see, are put in when they are compiled for it.
Everything they work on lies in a box, because handing over many arrays takes longer than a step.
"""

from collections.abc import Callable
from functools import cache
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

from numba import types
from numba.experimental import structref

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
from dicehouse.kit.jit_encoders import CompiledObservation

NOBODY = -1
"""No seat, no place, no lane."""


class Contents(NamedTuple):
    """What lies in a box."""

    tables: Any
    sight: Any
    states: Any
    chance: Any
    numbers: Any
    """The number of the game in each lane."""
    made: Any
    """How many decisions were made in it."""
    seats: Any
    """Who is asked; when it is over, who was asked last."""
    rows: Any
    """What they see."""
    masks: Any
    """What they may do."""
    actions: Any
    """What they choose."""
    over: Any
    cut: Any
    """Which games are over, and which were cut short."""
    won: Any
    scores: Any
    """Who won, a bit for each seat; and with what."""


@structref.register
class BoxType(types.StructRef):
    """The type of boxes, for numba."""

    def preprocess_fields(self, fields: Any) -> Any:
        """Fields may hold any number, not just the one they were made with."""
        return tuple((name, types.unliteral(kind)) for name, kind in fields)  # type: ignore[no-untyped-call]


class Box(structref.StructRefProxy):
    """A box, as Python sees it."""

    def __new__(cls, contents: Contents) -> "Box":
        """Pack it."""
        box: Box = structref.StructRefProxy.__new__(cls, contents)  # type: ignore[no-untyped-call]
        return box


structref.define_proxy(Box, BoxType, ["contents"])  # type: ignore[no-untyped-call]


def see(tables: Any, sight: Any, states: Any, lane: int, seat: Any, row: Any) -> None:
    """Write what a seat sees into a row; every game has its own."""
    raise NotImplementedError


def asked(tables: Any, states: Any, lane: int) -> Any:
    """Who is asked now."""
    return option(tables, states, lane, 0) // tables.actions if states[STATUS, lane] == CHOICE else NOBODY


def settle(tables: Any, states: Any, lane: int, chance: Any) -> None:
    """Let the dice land until somebody may act or the game is over."""
    while True:
        if states[STATUS, lane] == PAUSE:
            pause(tables, states, lane)
        begin_turn(tables, states, lane)
        if states[STATUS, lane] != DICE:
            return
        land(tables, states, lane, draw(tables, states, lane, next_bits(chance, lane)))


def play_on(room: Any, lane: int, learner: int) -> None:
    """Settle; where another than the learner is asked, they do anything that is legal. Nobody the learner: all are."""
    tables, states = room.tables, room.states
    settle(tables, states, lane, room.chance)
    while learner != NOBODY and states[STATUS, lane] == CHOICE and asked(tables, states, lane) != learner:
        act(tables, states, lane, below(next_bits(room.chance, lane), count(tables, states, lane)))
        settle(tables, states, lane, room.chance)


def new_game(room: Any, lane: int, seed: int, learner: int) -> None:
    """Begin a game in a lane. One that ends before the learner is asked is passed over: there is nothing to learn."""
    while True:
        begin_chance(room.chance, lane, seed, room.numbers[lane])
        begin(room.tables, room.states, lane)
        play_on(room, lane, learner)
        if room.states[STATUS, lane] == CHOICE:
            break
        room.numbers[lane] += len(room.numbers)
    room.made[lane] = 0
    room.over[lane] = room.cut[lane] = False


def show(room: Any, lane: int) -> None:
    """What the one who is asked sees and may do. At the end, what the one sees who was asked last."""
    tables, states, masks = room.tables, room.states, room.masks
    for action in range(masks.shape[1]):
        masks[lane, action] = 0
    if states[STATUS, lane] == CHOICE:
        room.seats[lane] = asked(tables, states, lane)
        for place in range(count(tables, states, lane)):
            masks[lane, option(tables, states, lane, place) % tables.actions] = 1
    see(tables, room.sight, states, lane, room.seats[lane], room.rows[lane])


def end(room: Any, lane: int, limit: int) -> None:
    """Note whether a game has ended, and how."""
    room.over[lane] = room.states[STATUS, lane] == OVER
    room.cut[lane] = not room.over[lane] and room.made[lane] >= limit
    if room.over[lane]:
        room.won[lane] = winners(room.tables, room.states, lane)
        for seat in range(room.scores.shape[1]):
            room.scores[lane, seat] = score(room.tables, room.states, lane, seat)


def begin_all(box: Any, seed: int, first: int, learner: int) -> None:
    """Begin a new game in every lane, numbered from a first number on."""
    room = box.contents
    for lane in range(len(room.made)):
        room.numbers[lane] = first + lane
        new_game(room, lane, seed, learner)
        show(room, lane)


def step_all(box: Any, seed: int, learner: int, limit: int) -> int:
    """Take an action in every lane and play on; where a game has ended, begin the next one instead.

    The first lane in which the action is not legal comes back, and nothing has happened; or none.
    """
    room = box.contents
    tables, states, actions = room.tables, room.states, room.actions
    for lane in range(len(actions)):
        if not (room.over[lane] or room.cut[lane] or room.masks[lane, actions[lane]]):
            return lane
    for lane in range(len(actions)):
        if room.over[lane] or room.cut[lane]:
            room.numbers[lane] += len(actions)
            new_game(room, lane, seed, learner)
        else:
            place = 0
            while option(tables, states, lane, place) % tables.actions != actions[lane]:
                place += 1
            act(tables, states, lane, place)
            room.made[lane] += 1
            play_on(room, lane, learner)
            end(room, lane, limit)
        show(room, lane)
    return NOBODY


def look(box: Any, lane: int, seat: int, row: Any) -> None:
    """Write what any seat sees into a row."""
    room = box.contents
    see(room.tables, room.sight, room.states, lane, seat, row)


class Loops(NamedTuple):
    """All loops, compiled for one game."""

    begin: Any
    step: Any
    look: Any


@cache
def loops_of(observation: CompiledObservation, kernel: ModuleType) -> Loops:
    """The loops for a game's kernel and observations."""
    names = {**globals(), "see": observation.write}

    def seeing(*functions: Callable[..., Any]) -> tuple[Callable[..., Any], ...]:
        found = []
        for function in functions:
            assert isinstance(function, FunctionType)
            found.append(FunctionType(function.__code__, names, function.__name__))
        return tuple(found)

    parts, loops = seeing(asked, settle, play_on, new_game, show, end), seeing(begin_all, step_all, look)
    return Loops(*bound(parts, loops, kernel, counting=True))
