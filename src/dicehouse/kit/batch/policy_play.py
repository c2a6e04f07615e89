"""Games between tabulated policies, many games at once.

A tabulated policy is an array of probabilities: how likely it takes the first of two legal options, by everything it
looks at. A game that supports this has a function `policy_index` that maps a state to an index of that array, and a
NamedTuple `policies` with what that function reads and with `probabilities[policy, index]`.
"""

from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from dicehouse.kit.batch import kernel_api as kernel
from dicehouse.kit.batch.bitfields import at, select
from dicehouse.kit.batch.jit import specialise
from dicehouse.kit.batch.kernel_api import CHOICE, DEFERRED, DICE, OVER, STATUS
from dicehouse.kit.batch.loops import (
    DECISIONS,
    GAME_NUMBER,
    GROUP,
    LANES,
    MAX_COLUMNS,
    NONE,
    stack_rng,
    stack_states,
)
from dicehouse.kit.batch.random import next_bits, seed_lane

ROLLS, EVENTS, STARTER = MAX_COLUMNS - 3, MAX_COLUMNS - 4, MAX_COLUMNS - 5
"""Bookkeeping columns: rolls made, packed counters of events, and the seat that began plus 1."""
COUNTER_BITS = 16
"""The width of one counter of events."""
MAX_COUNTERS = 3
"""The number of counters that fit into one integer."""
DROPPED_BITS = np.uint64(40)
"""The low bits of a random number that are dropped before it is compared with a probability."""
CERTAIN = 1 << (64 - int(DROPPED_BITS))
"""Probability 1 as a fixed-point number."""


class Policies(NamedTuple):
    """Tabulates the bots of a game and plays them on its compiled form."""

    refusal: Callable[[Any, tuple[str, ...], int], str]
    """Takes the rules, the names of the bots and the number of games. Returns why these cannot be played, or ""."""
    tabulate: Callable[[Any, tuple[str, ...], int], Any]
    """Takes the rules, the names of the bots and the number of processes. Returns the tabulated policies."""


def policy_index(tables: Any, policies: Any, states: Any, lane: int, seat: Any, policy: Any) -> Any:
    """The index of the current state in the array of a policy, for the seat that is to act. Every game has its own."""
    raise NotImplementedError


class EventCounts(NamedTuple):
    """The events to count, by step of the game."""

    options: NDArray[Any]
    """By option: packed counts, `COUNTER_BITS` for each kind of event."""
    rolls: NDArray[Any]
    """By roll: packed counts."""
    starters: NDArray[Any]
    """By roll: the seat that begins, plus 1; 0 where the roll does not decide that."""
    starter: int
    """The seat that begins, plus 1, where it is not rolled for; otherwise 0."""


class Results(NamedTuple):
    """The results of games, one row for each."""

    winners: NDArray[Any]
    """A bit mask of seats; bit 0 is seat 0."""
    scores: NDArray[Any]
    decisions: NDArray[Any]
    rolls: NDArray[Any]
    events: NDArray[Any]
    """Packed counts."""
    starters: NDArray[Any]
    """The seat that began."""

    @classmethod
    def empty(cls, games: int, players: int) -> "Results":
        """Arrays for this many games."""
        columns = (np.zeros(games, dtype=np.int64) for _ in range(5))
        return cls(next(columns), np.zeros((games, players), dtype=np.int64), *columns)


def roll_and_count(tables: Any, counts: Any, states: Any, lane: int, rng: Any) -> None:
    """Sample and apply the roll that is due, and count its events."""
    kernel.begin_turn(tables, states, lane)
    states[ROLLS, lane] += np.int64(states[STATUS, lane] == DICE)
    roll = kernel.sample_roll(tables, states, lane, next_bits(rng, lane))
    states[EVENTS, lane] += at(counts.rolls, roll)
    states[STARTER, lane] += at(counts.starters, roll)
    kernel.apply_roll(tables, states, lane, roll)


def act_by_policy(tables: Any, policies: Any, seating: Any, states: Any, lane: int, rng: Any) -> None:
    """Let the policy of the seat in turn choose between the two legal options."""
    decides = states[STATUS, lane] == CHOICE
    seat = kernel.legal_option(tables, states, lane, 0) // tables.actions
    policy = seating[max(states[GAME_NUMBER, lane], 0), seat]
    index = select(decides, policy_index(tables, policies, states, lane, seat, policy), 0)
    first = np.int64(next_bits(rng, lane) >> DROPPED_BITS) < policies.probabilities[policy, np.uint64(index)]
    states[DECISIONS, lane] += np.int64(decides)
    kernel.apply_option(tables, states, lane, select(decides and not first, 1, 0))


def write_result(tables: Any, states: Any, lane: int, results: Any) -> None:
    """Write the result of a finished game into the row of its number."""
    number = states[GAME_NUMBER, lane]
    results.winners[number] = kernel.winners(tables, states, lane)
    for seat in range(results.scores.shape[1]):
        results.scores[number, seat] = kernel.score(tables, states, lane, seat)
    results.decisions[number] = states[DECISIONS, lane]
    results.rolls[number] = states[ROLLS, lane]
    results.events[number] = states[EVENTS, lane]
    results.starters[number] = states[STARTER, lane] - 1


def reset_lane(tables: Any, counts: Any, states: Any, lane: int, number: int) -> None:
    """Begin a game in a lane."""
    states[GAME_NUMBER, lane] = number
    kernel.reset(tables, states, lane)
    states[DECISIONS, lane] = 0
    states[ROLLS, lane] = 0
    states[EVENTS, lane] = 0
    states[STARTER, lane] = counts.starter


def play_policies(tables: Any, policies: Any, counts: Any, seating: Any, seed: int, first: int, results: Any) -> None:
    """Play games to their end, numbered from `first`. `seating[game, seat]` is the policy of a seat."""
    states = stack_states()
    rng = stack_rng()
    games = len(seating)
    for lane in range(LANES):
        states[STATUS, lane] = OVER
        states[GAME_NUMBER, lane] = NONE
    started = ended = 0
    while True:
        for group in range(0, LANES, GROUP):
            over = 0
            for lane in range(group, group + GROUP):
                over += states[STATUS, lane] >= OVER
            for lane in range(group, group + GROUP if over else group):
                if states[STATUS, lane] == DEFERRED:
                    kernel.run_deferred(tables, states, lane)
                if states[STATUS, lane] == OVER:
                    if states[GAME_NUMBER, lane] != NONE:
                        write_result(tables, states, lane, results)
                        ended += 1
                    # a lane without a game left plays on, and its result is not written
                    seed_lane(rng, lane, seed, first + started)
                    reset_lane(tables, counts, states, lane, started if started < games else NONE)
                    started += 1
        if ended == games:
            return
        for lane in range(LANES):
            roll_and_count(tables, counts, states, lane, rng)
        for lane in range(LANES):
            act_by_policy(tables, policies, seating, states, lane, rng)


@cache
def policy_loop(game_kernel: ModuleType, game_policy_index: Callable[..., Any]) -> Any:
    """`play_policies` compiled for a kernel module and the `policy_index` of the game."""
    helpers = (roll_and_count, act_by_policy, write_result, reset_lane)
    return specialise(helpers, (play_policies,), game_kernel, policy_index=game_policy_index)[0]
