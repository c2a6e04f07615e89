"""The loops of vector environments: many games, each played until a player has to be asked.

They call the game's kernel by the name `kernel`, and the game's `write_observation`; see `jit.specialise`. All arrays
are passed in one structref, because unboxing many array arguments takes longer than a step.
"""

from functools import cache
from types import ModuleType
from typing import Any, NamedTuple

from numba import types
from numba.experimental import structref

from dicehouse.kit.batch import kernel_api as kernel
from dicehouse.kit.batch.jit import specialise
from dicehouse.kit.batch.kernel_api import CHOICE, DEFERRED, DICE, OVER, STATUS
from dicehouse.kit.batch.random import draw_small, next_bits, seed_lane
from dicehouse.kit.jit_encoders import CompiledObservation

NONE = -1
"""No seat, no lane."""


class Buffers(NamedTuple):
    """The arrays of a vector environment, with an entry for each lane."""

    tables: Any
    """The lookup tables of the rules."""
    observation_arrays: Any
    """What `write_observation` reads."""
    states: Any
    rng: Any
    """The states of the games and of their random generators."""
    numbers: Any
    """The number of the game."""
    decisions: Any
    """The number of decisions made in it."""
    seats: Any
    """The seat that is asked; when the game is over, the one that was asked last."""
    observations: Any
    """The observation of that seat."""
    masks: Any
    """The legal action mask of that seat."""
    actions: Any
    """The action it takes: the input of a step."""
    terminated: Any
    truncated: Any
    """Whether the game is over, and whether it was cut off at the limit."""
    winners: Any
    scores: Any
    """The result of a finished game: a bit mask of seats, and the score of each seat."""


@structref.register
class BuffersRefType(types.StructRef):
    """The numba type of `BuffersRef`."""

    def preprocess_fields(self, fields: Any) -> Any:
        """Drop literal types, so that a field may hold any number and not just the first one."""
        return tuple((name, types.unliteral(kind)) for name, kind in fields)  # type: ignore[no-untyped-call]


class BuffersRef(structref.StructRefProxy):
    """A reference to `Buffers` that numba unboxes in constant time."""

    def __new__(cls, buffers: Buffers) -> "BuffersRef":
        """Make the reference."""
        reference: BuffersRef = structref.StructRefProxy.__new__(cls, buffers)  # type: ignore[no-untyped-call]
        return reference


structref.define_proxy(BuffersRef, BuffersRefType, ["buffers"])  # type: ignore[no-untyped-call]


def write_observation(tables: Any, arrays: Any, states: Any, lane: int, seat: Any, row: Any) -> None:
    """Write the observation of a seat into a row. Every game has its own."""
    raise NotImplementedError


def current_seat(tables: Any, states: Any, lane: int) -> Any:
    """The seat that is to act, or `NONE`."""
    return kernel.legal_option(tables, states, lane, 0) // tables.actions if states[STATUS, lane] == CHOICE else NONE


def settle(tables: Any, states: Any, lane: int, rng: Any) -> None:
    """Roll all dice that are due, until a seat may act or the game is over."""
    while True:
        if states[STATUS, lane] == DEFERRED:
            kernel.run_deferred(tables, states, lane)
        kernel.begin_turn(tables, states, lane)
        if states[STATUS, lane] != DICE:
            return
        roll = kernel.sample_roll(tables, states, lane, next_bits(rng, lane))
        kernel.apply_roll(tables, states, lane, roll)


def advance(buffers: Any, lane: int, learner: int) -> None:
    """Settle, and let all seats but the learner's act randomly. Without a learner, stop at every decision."""
    tables, states = buffers.tables, buffers.states
    settle(tables, states, lane, buffers.rng)
    while learner != NONE and states[STATUS, lane] == CHOICE and current_seat(tables, states, lane) != learner:
        index = draw_small(next_bits(buffers.rng, lane), kernel.legal_count(tables, states, lane))
        kernel.apply_option(tables, states, lane, index)
        settle(tables, states, lane, buffers.rng)


def reset_lane(buffers: Any, lane: int, seed: int, learner: int) -> None:
    """Begin a game. Games that end before the learner is asked are skipped: there is nothing to learn from them."""
    while True:
        seed_lane(buffers.rng, lane, seed, buffers.numbers[lane])
        kernel.reset(buffers.tables, buffers.states, lane)
        advance(buffers, lane, learner)
        if buffers.states[STATUS, lane] == CHOICE:
            break
        buffers.numbers[lane] += len(buffers.numbers)
    buffers.decisions[lane] = 0
    buffers.terminated[lane] = buffers.truncated[lane] = False


def write_outputs(buffers: Any, lane: int) -> None:
    """Write seat, mask and observation. When the game is over: the observation of the seat that was asked last."""
    tables, states, masks = buffers.tables, buffers.states, buffers.masks
    for action in range(masks.shape[1]):
        masks[lane, action] = 0
    if states[STATUS, lane] == CHOICE:
        buffers.seats[lane] = current_seat(tables, states, lane)
        for index in range(kernel.legal_count(tables, states, lane)):
            masks[lane, kernel.legal_option(tables, states, lane, index) % tables.actions] = 1
    seat, row = buffers.seats[lane], buffers.observations[lane]
    write_observation(tables, buffers.observation_arrays, states, lane, seat, row)


def write_result(buffers: Any, lane: int, limit: int) -> None:
    """Write whether the game has ended, and its result."""
    buffers.terminated[lane] = buffers.states[STATUS, lane] == OVER
    buffers.truncated[lane] = not buffers.terminated[lane] and buffers.decisions[lane] >= limit
    if buffers.terminated[lane]:
        buffers.winners[lane] = kernel.winners(buffers.tables, buffers.states, lane)
        for seat in range(buffers.scores.shape[1]):
            buffers.scores[lane, seat] = kernel.score(buffers.tables, buffers.states, lane, seat)


def reset_all(reference: Any, seed: int, first: int, learner: int) -> None:
    """Begin a new game in every lane, numbered from `first`."""
    buffers = reference.buffers
    for lane in range(len(buffers.decisions)):
        buffers.numbers[lane] = first + lane
        reset_lane(buffers, lane, seed, learner)
        write_outputs(buffers, lane)


def step_all(reference: Any, seed: int, learner: int, limit: int) -> int:
    """Act in every lane and advance; in lanes whose game has ended, begin the next one instead.

    Returns the first lane in which the action is not legal, without changing anything; or `NONE`.
    """
    buffers = reference.buffers
    tables, states, actions = buffers.tables, buffers.states, buffers.actions
    for lane in range(len(actions)):
        if not (buffers.terminated[lane] or buffers.truncated[lane] or buffers.masks[lane, actions[lane]]):
            return lane
    for lane in range(len(actions)):
        if buffers.terminated[lane] or buffers.truncated[lane]:
            buffers.numbers[lane] += len(actions)
            reset_lane(buffers, lane, seed, learner)
        else:
            index = 0
            while kernel.legal_option(tables, states, lane, index) % tables.actions != actions[lane]:
                index += 1
            kernel.apply_option(tables, states, lane, index)
            buffers.decisions[lane] += 1
            advance(buffers, lane, learner)
            write_result(buffers, lane, limit)
        write_outputs(buffers, lane)
    return NONE


def observe(reference: Any, lane: int, seat: int, row: Any) -> None:
    """Write the observation of any seat into a row."""
    buffers = reference.buffers
    write_observation(buffers.tables, buffers.observation_arrays, buffers.states, lane, seat, row)


class Loops(NamedTuple):
    """All loops, compiled for one game."""

    reset: Any
    step: Any
    observe: Any


@cache
def loops_of(observation: CompiledObservation, game_kernel: ModuleType) -> Loops:
    """The loops for a kernel module and the observations of its game."""
    helpers = (current_seat, settle, advance, reset_lane, write_outputs, write_result)
    loops = (reset_all, step_all, observe)
    return Loops(*specialise(helpers, loops, game_kernel, refcounts=True, write_observation=observation.write))
