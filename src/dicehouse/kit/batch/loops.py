"""Generic loops over many games. They call the game's kernel by the name `kernel`; see `jit.specialise`."""

from functools import cache
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np.arrayobj import make_array, populate_array

from dicehouse.kit.batch import kernel_api as kernel
from dicehouse.kit.batch.jit import specialise
from dicehouse.kit.batch.kernel_api import CHOICE, DEFERRED, DICE, OVER, STATUS
from dicehouse.kit.batch.random import draw_small, next_bits, seed_lane

LANES = 64
"""The number of games that random play steps together."""
GROUP = 4
"""The number of lanes that are tested together for a finished game."""
MAX_COLUMNS = 64
"""The largest number of columns of a state, the bookkeeping columns of the loops included."""
DECISIONS, GAME_NUMBER = MAX_COLUMNS - 1, MAX_COLUMNS - 2
"""Bookkeeping columns of random play: decisions made, and the number of the game."""
ITEM_BYTES = 8
NONE = -1
"""No option, no roll, no lane, no seat."""


_alloca: Any = cgutils.alloca_once
_make_array: Any = make_array
_populate_array: Any = populate_array


def _stack_array(kind: Any, columns: int, lanes: int) -> Any:
    """An intrinsic that allocates an array on the stack of its caller.

    LLVM can prove that nothing else points there, so it may load and store several lanes with one instruction.
    """
    array_type = types.Array(kind, 2, "C")

    def generate(context: Any, builder: Any, _signature: Any, _arguments: Any) -> Any:
        memory = _alloca(builder, context.get_value_type(kind), size=columns * lanes)
        memory.align = 64  # the width of the widest vector registers
        array = _make_array(array_type)(context, builder)
        sizes = [context.get_constant(types.intp, size) for size in (columns, lanes, lanes * ITEM_BYTES, ITEM_BYTES)]
        _populate_array(array, data=memory, shape=sizes[:2], strides=sizes[2:], itemsize=sizes[3], meminfo=None)
        return array._getvalue()

    return intrinsic(lambda _context: (array_type(), generate))


stack_states, stack_rng = _stack_array(types.int64, MAX_COLUMNS, LANES), _stack_array(types.uint64, 2, LANES)
stack_one_state, stack_one_rng = _stack_array(types.int64, MAX_COLUMNS, 1), _stack_array(types.uint64, 2, 1)


def roll_dice(tables: Any, states: Any, lane: int, rng: Any) -> None:
    """Sample and apply the roll that is due."""
    kernel.begin_turn(tables, states, lane)
    roll = kernel.sample_roll(tables, states, lane, next_bits(rng, lane))
    kernel.apply_roll(tables, states, lane, roll)


def act_randomly(tables: Any, states: Any, lane: int, rng: Any) -> Any:
    """Apply a uniformly drawn legal option; return whether there was a decision."""
    decided = states[STATUS, lane] == CHOICE
    index = draw_small(next_bits(rng, lane), kernel.legal_count(tables, states, lane))
    kernel.apply_option(tables, states, lane, index)
    return np.int64(decided)


def write_result(tables: Any, states: Any, lane: int, winners: Any, scores: Any, decisions: Any) -> None:
    """Write the result of a finished game into the row of its number."""
    number = states[GAME_NUMBER, lane]
    winners[number] = kernel.winners(tables, states, lane)
    for seat in range(scores.shape[1]):
        scores[number, seat] = kernel.score(tables, states, lane, seat)
    decisions[number] = states[DECISIONS, lane]


def any_over(states: Any, group: int) -> Any:
    """Whether a game of this group of lanes is over, or has deferred work."""
    over = 0
    for lane in range(group, group + GROUP):
        over += states[STATUS, lane] >= OVER
    return over > 0


def play(tables: Any, seed: int, first: int, winners: Any, scores: Any, decisions: Any) -> None:
    """Play random games to their end, numbered from `first`: many lanes together, step by step.

    For branch-free kernels: the two inner loops over all lanes are vectorised.
    """
    states = stack_states()
    rng = stack_rng()
    for lane in range(LANES):
        states[STATUS, lane] = OVER
        states[GAME_NUMBER, lane] = NONE
    started = ended = 0
    while True:
        for group in range(0, LANES, GROUP):
            for lane in range(group, group + GROUP if any_over(states, group) else group):
                if states[STATUS, lane] < OVER:
                    continue
                if states[STATUS, lane] == DEFERRED:
                    kernel.run_deferred(tables, states, lane)
                if states[STATUS, lane] == OVER:
                    if states[GAME_NUMBER, lane] != NONE:
                        write_result(tables, states, lane, winners, scores, decisions)
                        ended += 1
                    # a lane without a game left plays on, and its result is not written
                    states[GAME_NUMBER, lane] = started if started < len(winners) else NONE
                    seed_lane(rng, lane, seed, first + started)
                    kernel.reset(tables, states, lane)
                    states[DECISIONS, lane] = 0
                    started += 1
        if ended == len(winners):
            return
        for lane in range(LANES):
            roll_dice(tables, states, lane, rng)
        for lane in range(LANES):
            states[DECISIONS, lane] += act_randomly(tables, states, lane, rng)


def play_in_sequence(tables: Any, seed: int, first: int, winners: Any, scores: Any, decisions: Any) -> None:
    """Play the same games one after the other. For kernels with branches, which predict better this way."""
    states, rng, lane = stack_one_state(), stack_one_rng(), 0
    for number in range(len(winners)):
        seed_lane(rng, lane, seed, first + number)
        kernel.reset(tables, states, lane)
        states[GAME_NUMBER, lane], states[DECISIONS, lane] = number, 0
        while states[STATUS, lane] != OVER:
            if states[STATUS, lane] == DEFERRED:
                kernel.run_deferred(tables, states, lane)
            elif states[STATUS, lane] == DICE:
                roll_dice(tables, states, lane, rng)
            else:
                states[DECISIONS, lane] += act_randomly(tables, states, lane, rng)
        write_result(tables, states, lane, winners, scores, decisions)


def normalise(tables: Any, states: Any, lane: int) -> None:
    """Run deferred work and begin the next turn, so that the lane encodes a state of the rules."""
    if states[STATUS, lane] == DEFERRED:
        kernel.run_deferred(tables, states, lane)
    kernel.begin_turn(tables, states, lane)


def reset_lanes(tables: Any, states: Any, rng: Any, seed: int, numbers: Any, where: Any) -> None:
    """Begin a new game in every lane of a boolean mask."""
    for lane in range(len(numbers)):
        if where[lane]:
            seed_lane(rng, lane, seed, numbers[lane])
            kernel.reset(tables, states, lane)
            normalise(tables, states, lane)


def find_options(tables: Any, states: Any, options: Any, indices: Any) -> int:
    """Find the index of an option in every lane; return the first lane in which it is not legal, or `NONE`."""
    for lane in range(len(options)):
        indices[lane] = NONE
        if options[lane] != NONE:
            if states[STATUS, lane] == CHOICE:
                for index in range(kernel.legal_count(tables, states, lane)):
                    if kernel.legal_option(tables, states, lane, index) == options[lane]:
                        indices[lane] = index
            if indices[lane] == NONE:
                return lane
    return NONE


def apply_options(tables: Any, states: Any, indices: Any) -> None:
    """Apply an option in every lane that has one."""
    for lane in range(len(indices)):
        if indices[lane] != NONE:
            kernel.apply_option(tables, states, lane, indices[lane])
            normalise(tables, states, lane)


def sample_rolls(tables: Any, states: Any, rng: Any, rolls: Any) -> None:
    """Sample a roll in every lane where dice are due."""
    for lane in range(len(rolls)):
        rolls[lane] = NONE
        if states[STATUS, lane] == DICE:
            rolls[lane] = kernel.sample_roll(tables, states, lane, next_bits(rng, lane))


def apply_rolls(tables: Any, states: Any, rolls: Any) -> None:
    """Apply a roll in every lane that has one."""
    for lane in range(len(rolls)):
        if rolls[lane] != NONE:
            kernel.apply_roll(tables, states, lane, rolls[lane])
            normalise(tables, states, lane)


def settle(tables: Any, states: Any, rng: Any) -> None:
    """Roll all dice that are due, in every lane until a seat may act or the game is over."""
    for lane in range(states.shape[1]):
        while states[STATUS, lane] == DICE:
            roll = kernel.sample_roll(tables, states, lane, next_bits(rng, lane))
            kernel.apply_roll(tables, states, lane, roll)
            normalise(tables, states, lane)


def legal_masks(tables: Any, states: Any, seats: Any, actions: int, masks: Any) -> None:
    """Write the legal action mask of a seat in every lane; `masks` is all False before."""
    for lane in range(len(seats)):
        if states[STATUS, lane] == CHOICE:
            for index in range(kernel.legal_count(tables, states, lane)):
                option = kernel.legal_option(tables, states, lane, index)
                if option // actions == seats[lane]:
                    masks[lane, option % actions] = True


def read_lanes(tables: Any, states: Any, actions: int, seats: Any, winners: Any, scores: Any) -> None:
    """Write the first seat that may act in every lane; where the game is over, winners and scores."""
    for lane in range(len(seats)):
        seats[lane] = NONE
        winners[lane] = 0
        if states[STATUS, lane] == CHOICE:
            seats[lane] = kernel.legal_option(tables, states, lane, 0) // actions
        if states[STATUS, lane] == OVER:
            winners[lane] = kernel.winners(tables, states, lane)
            for seat in range(scores.shape[1]):
                scores[lane, seat] = kernel.score(tables, states, lane, seat)


class Loops(NamedTuple):
    """All loops, compiled for one game."""

    play: Any
    reset: Any
    find_options: Any
    apply_options: Any
    sample_rolls: Any
    apply_rolls: Any
    settle: Any
    legal_masks: Any
    read_lanes: Any


@cache
def loops_of(game_kernel: ModuleType) -> Loops:
    """The loops for a kernel module."""
    random_play = play if game_kernel.BRANCH_FREE else play_in_sequence
    others = (reset_lanes, find_options, apply_options, sample_rolls, apply_rolls, settle, legal_masks, read_lanes)
    helpers = (roll_dice, act_randomly, write_result, any_over, normalise)
    return Loops(*specialise(helpers, (random_play, *others), game_kernel))
