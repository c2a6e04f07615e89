"""Random play once more, on the plain engine: the same numbers make the same choices and the same rolls."""

from typing import NamedTuple

import numpy as np

from dicehouse.batch.compiled import compiled
from dicehouse.core.game import AnyGame

FULL, LOW = (1 << 64) - 1, (1 << 32) - 1
WEYL = 0x9E3779B97F4A7C15


class Ending(NamedTuple):
    winners: int
    scores: tuple[int, ...]
    decisions: int


def rotated(number: int, bits: int) -> int:
    return (number << bits | number >> (64 - bits)) & FULL


def next_number(memory: list[int]) -> int:
    """xoroshiro128++."""
    one, two = memory
    result = (rotated((one + two) & FULL, 17) + one) & FULL
    two ^= one
    memory[:] = rotated(one, 49) ^ two ^ (two << 21 & FULL), rotated(two, 28)
    return result


def splitmix64(number: int) -> int:
    """SplitMix64."""
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 & FULL
    number = (number ^ number >> 27) * 0x94D049BB133111EB & FULL
    return number ^ number >> 31


def first_memory(seed: int, number: int) -> list[int]:
    key = splitmix64((seed + WEYL) & FULL) + number * WEYL & FULL
    return [splitmix64(key), splitmix64(key + WEYL & FULL) | 1]


def play(game: AnyGame, seed: int, number: int) -> Ending:
    """One game as `play_random` plays it: a number for the dice, then one for the choice.

    Kernels without branches take both in every step, the others only where there is something to roll or to choose.
    """
    code = compiled(game)
    loops, tables, always = code.loops, code.tables, code.kernel.BRANCH_FREE
    numbers, roll = np.zeros((code.columns, 1), dtype=np.int64), np.zeros(1, dtype=np.int64)
    memory, rng = first_memory(seed, number), np.zeros((2, 1), dtype=np.uint64)
    loops.reset(tables, numbers, rng, seed, np.array([number]), np.ones(1, dtype=np.bool_))
    assert rng[:, 0].tolist() == memory
    state, decisions = game.new(), 0
    while state.due is not None or state.actors:
        if state.due is not None:
            rng[:, 0] = memory
            loops.sample_rolls(tables, numbers, rng, roll)
            state, _ = game.roll(state, code.faces(numbers[:, 0].tolist(), roll[0]))
            loops.apply_rolls(tables, numbers, roll)
            next_number(memory)
        elif always:
            next_number(memory)
        options = [(seat, action) for seat in state.actors for action in game.legal_actions(state, seat)]
        if options or always:
            random = next_number(memory)
        if options:
            place = (random & LOW) * len(options) >> 32
            seat, action = options[place]
            state, _ = game.act(state, seat, action)
            loops.apply_options(tables, numbers, np.array([place]))
            decisions += 1
    outcome = game.outcome(state)
    assert outcome is not None
    return Ending(sum(1 << seat for seat in outcome.winners), outcome.scores, decisions)
