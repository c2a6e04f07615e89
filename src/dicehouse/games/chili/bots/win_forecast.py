"""Chances to win at Chili Dice, seen from the end of a turn.

The game for several players is not solved: its state holds all pads. Here a turn is solved exactly for the chance to
win, and what comes after it is a forecast: every pad's final score is taken as independent of the others,
with the mean, the deviation and the skew that best play for points has. Two places are exact for two players: the last
turn of all, and the turn before it, as the table knows a last space's best chance to pass any target.
"""

from functools import lru_cache
from math import erf, sqrt
from typing import NamedTuple

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view
from numpy.typing import NDArray

from dicehouse.core.game import AnyGame
from dicehouse.games.chili.bots.score_arrays import ScoreArrays, possible_points, score_arrays
from dicehouse.games.chili.bots.solver import SPREAD, VALUES
from dicehouse.kit import value_tables

Floats = NDArray[np.float64]

_REACH, _FINE = 8, 1000
_NORMAL = np.array([0.5 * (1 + erf(step / _FINE / sqrt(2))) for step in range(-_REACH * _FINE, _REACH * _FINE + 2)])
"""The normal distribution, in steps of a thousandth of its deviation."""
GAUSS = (0.5 - sqrt(1 / 12), 0.5 + sqrt(1 / 12))
"""Two points whose mean integrates polynomials up to the third degree from 0 to 1."""


class Pad(NamedTuple):
    """What one player's final score depends on, between turns."""

    mask: int
    """The empty spaces."""
    left: int
    total: int
    """Points written."""


class WinForecast:
    """Distributions of final scores, and chances to win by them.

    Args:
        game: with its options.
        values: others than those of the solved table.
        spread: what goes with them, instead of the solved table.
    """

    def __init__(self, game: AnyGame, values: Floats | None = None, spread: value_tables.Table | None = None) -> None:
        self.arrays: ScoreArrays = score_arrays()
        self.values: Floats = value_tables.load(game, VALUES)["values"] if values is None else values
        spread = value_tables.load(game, SPREAD) if spread is None else spread
        self._deviation = spread["deviation"].astype(np.float64)
        self._skew = spread["skew"].astype(np.float64)
        self._chances = spread["chances"].astype(np.float64)
        self._most = int(self.arrays.points.max())
        self._end = self._most * self.arrays.spaces + self.arrays.bonus * game.options.rolls
        """No final score is higher."""
        self.remaining = lru_cache(maxsize=128)(self._remaining)

    def after_writing(self, own: Pad, others: tuple[Pad, ...]) -> Floats:
        """The chance to win by the empty space that is filled, the rolls left, and the points written.

        For a turn that begins with `own.left` rolls.
        """
        spaces = empty_spaces(own.mask)
        lefts = np.arange(own.left)
        if len(spaces) == 1:
            beats = self._padded(self._beats(others, finished=True), own.total)
            gains = np.arange(self._most + 1)
            return beats[None, self.arrays.bonus * lefts[:, None] + gains[None, :]]
        if len(spaces) == 2 and all(pad.mask.bit_count() <= 1 for pad in others) and own.left <= self._last_rolls + 1:
            return self._with_the_last_word(own, others)
        beats = self._padded(self._beats(others, finished=False), own.total)
        chances = np.zeros((len(spaces), own.left, self._most + 1))
        for row, space in enumerate(spaces):
            rest = self.remaining(own.mask ^ (1 << space))[: own.left]
            possible = sorted(possible_points()[space])
            windows = sliding_window_view(beats, rest.shape[1])[possible]
            # no matrix product: for so little work the threads of a linear algebra library only wait for each other
            chances[row][:, possible] = np.einsum("lr,pr->lp", rest, windows)
        return chances

    def _remaining(self, mask: int) -> Floats:
        """How likely each number of further points is, for pads with these empty spaces, by the rolls left."""
        mean, deviation = self.values[:, mask], np.maximum(self._deviation[:, mask], 1e-3)
        width = min(int((mean + 8 * deviation).max()) + 2, self._end + 1)
        points = np.arange(width) + 0.5
        below = _skewed(points[None, :], mean[:, None], deviation[:, None], self._skew[:, mask, None])
        below[:, -1] = 1.0
        return np.diff(below, axis=1, prepend=0.0)

    def shares(self, pads: tuple[Pad, ...]) -> Floats:
        """The chance of every player to win between turns, whichever is next; they sum to 1."""
        chances = []
        for seat, pad in enumerate(pads):
            others = pads[:seat] + pads[seat + 1 :]
            beats = self._padded(self._beats(others, finished=False), pad.total)
            rest = self.remaining(pad.mask)[pad.left]
            chances.append(float(rest @ beats[: len(rest)]))
        return np.array(chances) / sum(chances)

    @property
    def _last_rolls(self) -> int:
        return int(self._chances.shape[1]) - 1

    def _final(self, pad: Pad) -> Floats:
        """How likely each final score of a pad is."""
        chances = np.zeros(self._end + 1)
        rest = self.remaining(pad.mask)[pad.left][: self._end + 1 - pad.total]
        chances[pad.total : pad.total + len(rest)] = rest
        return chances

    def _beats(self, others: tuple[Pad, ...], *, finished: bool) -> Floats:
        """The chance to win with each final score.

        Args:
            others: the other pads.
            finished: the score is there already, and the others know what they have to beat.
        """
        less, equal = [], []
        for pad in others:
            if finished and pad.left and pad.mask.bit_count() == 1 and pad.left <= self._last_rolls:
                needed = np.arange(self._end + 1) - pad.total
                less.append(1 - self._passing(pad.mask, pad.left, needed))
                equal.append(np.zeros(self._end + 1))
            else:
                exactly = self._final(pad)
                less.append(np.cumsum(exactly) - exactly)
                equal.append(exactly)
        # a tie of n players is worth 1/n: the integral of u^(n-1) from 0 to 1
        parts = [np.prod([low + u * same for low, same in zip(less, equal, strict=True)], axis=0) for u in GAUSS]
        return np.asarray(sum(parts) / 2)

    def _passing(self, mask: int, left: int, targets: NDArray[np.int64]) -> Floats:
        """A last space's best chance to pass targets, where reaching one just so counts half."""
        table = self._chances[empty_spaces(mask)[0], left]
        known = table[np.clip(targets, 0, len(table) - 1)]
        return np.where(targets < 0, 1.0, np.where(targets < len(table), known, 0.0))

    def _with_the_last_word(self, own: Pad, others: tuple[Pad, ...]) -> Floats:
        """`after_writing` where the others will be done before our last turn, and we shall know what is needed."""
        reached = np.prod([np.cumsum(self._final(pad)) for pad in others], axis=0)
        highest = np.diff(reached, prepend=0.0)
        spaces = empty_spaces(own.mask)
        result = np.zeros((len(spaces), own.left, self._most + 1))
        totals = np.flatnonzero(highest > 1e-12)
        for row, space in enumerate(spaces):
            for left in range(own.left):
                targets = totals[None, :] - own.total - np.arange(self._most + 1)[:, None]
                rest = own.mask ^ (1 << space)
                passing = self._passing(rest, left, targets)
                result[row, left] = passing @ highest[totals]
        return result

    def _padded(self, beats: Floats, start: int) -> Floats:
        """The chances from a score on, and beyond the highest score as at it."""
        more = np.full(2 * self._end + 2 * self._most, beats[-1])
        more[: len(beats) - start] = beats[start:]
        return more


def empty_spaces(mask: int) -> list[int]:
    """The spaces in a mask."""
    return [space for space in range(mask.bit_length()) if mask >> space & 1]


def _skewed(points: Floats, mean: Floats, deviation: Floats, skew: Floats) -> Floats:
    """The chance to stay below, for a distribution with a mean, a deviation and a skew (Wilson and Hilferty)."""
    normed = (points - mean) / deviation
    bent = np.where(np.abs(skew) < 0.01, 0.01, np.clip(skew, -2, 2))
    inside = 1 + bent * normed / 2
    steps = np.clip(6 / bent * (np.cbrt(inside) - 1) + bent / 6 + _REACH, 0, 2 * _REACH) * _FINE
    whole = steps.astype(np.int64)
    below = _NORMAL[whole]
    return np.asarray(below + (steps - whole) * (_NORMAL[whole + 1] - below))
