"""Simulates many games of best play: a check of the solved values. Needs numba; imported on demand only.

The dice are rolled one throw after the other, and Go Nuts! rounds beat by beat, from what the rules make of every roll.
Nothing of the solver is used but the table of chances, from which the players decide. The argument `odds` is a
`FlatOdds` everywhere.
"""

from typing import Any

import msgspec
import numpy as np
from numba import njit, prange
from numpy.typing import NDArray

from dicehouse.games.gonuts.bots.flat_odds import flat, flat_odds
from dicehouse.games.gonuts.bots.jit import best_turn, code_of, round_worth
from dicehouse.games.gonuts.bots.odds import odds_of
from dicehouse.games.gonuts.bots.solver import stored_wins, unpack
from dicehouse.games.gonuts.rules import DICE, GoNuts

BATCH = 5000
"""The number of games that share one random stream, so that the result does not depend on the number of cores."""


class Simulation(msgspec.Struct, frozen=True):
    """Games played to the end."""

    games: int
    wins: tuple[int, ...]
    """By seat; seat 0 began."""
    turns: int
    expected: tuple[float, ...]
    """Each seat's chance by the table."""

    @property
    def z(self) -> float:
        """By how many standard deviations the starting player's wins are off what the table says."""
        chance = self.expected[0]
        deviation = (self.games * chance * (1 - chance)) ** 0.5
        return (self.wins[0] - self.games * chance) / deviation if deviation else 0.0


def simulate(game: GoNuts, games: int, seed: int) -> Simulation:
    """Let perfect players play; rounds in beats.

    Raises:
        BotError: there is no solved table for these options.
    """
    target, players = game.options.target, game.players
    wins = unpack(stored_wins(game)).reshape(-1, players)
    odds = flat_odds(game)
    rolling = policies(odds, target, wins)
    counted = odds_of(game)
    beats = flat(tuple(fates for dice in counted.beats for fates in dice))
    batches = -(-games // BATCH)
    seeds = np.random.SeedSequence(seed).generate_state(batches)
    won, turns = play(odds, *beats, target, players, rolling, games, seeds)
    return Simulation(games, tuple(map(int, won)), int(turns), tuple(map(float, wins[0])))


@njit(parallel=True, cache=True)
def policies(odds: Any, target: int, wins: Any) -> NDArray[np.uint8]:
    """Whether to roll on, by score vector and points: one bit for each number of dice, the lowest for one die."""
    result = np.zeros((len(wins), target), np.uint8)
    for code in prange(len(wins)):
        decide(odds, code, target, wins, result[code])
    return result


@njit(cache=True)
def decide(odds: Any, code: int, target: int, wins: Any, policy: Any) -> None:
    """The policy for one score vector."""
    players = wins.shape[1]
    scores = np.empty(players, np.int64)
    for seat in range(players - 1, -1, -1):
        scores[seat] = code % target
        code //= target
    need = target - scores[0]
    after = code_of(scores, 1, target)
    own = wins[after : after + need, players - 1].copy()
    rounds = np.zeros(DICE + 1)
    round_worth(odds, need, own, rounds)
    for dice in range(1, DICE + 1):
        rounds[dice] += odds.acorns[dice, 0] * own[0]
    rolling = np.zeros((need, DICE + 1), np.bool_)
    best_turn(odds, need, own, rounds, np.empty((need + DICE, DICE + 1)), rolling)
    for points in range(need):
        for dice in range(1, DICE + 1):
            if rolling[points, dice]:
                policy[points] |= 1 << (dice - 1)


@njit(cache=True)
def throw(begin: int, end: int, chances: Any, draw: float) -> int:
    """Which of the fates from begin to end a draw between 0 and 1 brings; `end` for none of them."""
    for fate in range(begin, end):
        draw -= chances[fate]
        if draw < 0.0:
            return fate
    return end


@njit(cache=True)
def play_round(dice: int, players: int, steps: Any, fates: Any, chances: Any) -> int:
    """The acorns of a Go Nuts! round."""
    acorns, waiting = 0, players - 1
    while waiting:
        beat = dice * players + waiting
        fate = min(throw(steps[beat], steps[beat + 1], chances, np.random.random()), steps[beat + 1] - 1)
        acorns += fates[fate, 0]
        waiting = fates[fate, 1]
    return acorns


@njit(cache=True)
def play_turn(odds: Any, beats: Any, players: int, need: int, rolling: Any) -> int:
    """The points of a turn."""
    points, dice = 0, DICE
    while True:
        draw = np.random.random() - odds.nuts[dice]
        if draw < 0.0:
            return int(play_round(dice, players, beats[0], beats[1], beats[2]))
        fate = throw(odds.steps[dice], odds.steps[dice + 1], odds.chances, draw)
        if fate == odds.steps[dice + 1]:
            return 0  # what is left are cars
        points += odds.fates[fate, 0]
        dice = odds.fates[fate, 1]
        if points >= need or not rolling[points] >> (dice - 1) & 1:
            return int(points)


@njit(parallel=True, cache=True)
def play(
    odds: Any, steps: Any, fates: Any, chances: Any, target: int, players: int, rolling: Any, games: int, seeds: Any
) -> tuple[NDArray[np.int64], int]:
    """Play all games; who won how many, and how many turns it took."""
    batches = len(seeds)
    won = np.zeros((batches, players), np.int64)
    turns = np.zeros(batches, np.int64)
    for batch in prange(batches):
        np.random.seed(seeds[batch])
        for _ in range(min(BATCH, games - batch * BATCH)):
            scores = np.zeros(players, np.int64)
            mover = players - 1
            while scores[mover] < target:
                mover = (mover + 1) % players
                turns[batch] += 1
                policy = rolling[code_of(scores, mover, target)]
                scores[mover] += play_turn(odds, (steps, fates, chances), players, target - scores[mover], policy)
            won[batch, mover] += 1
    return won.sum(axis=0), turns.sum()
