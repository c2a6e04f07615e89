"""Which level a seat played at, by what its decisions cost.

`levels.json` holds what the decisions of our own bots cost, by game, number of players and level: how many were in each
class of cost (`CLASSES`). It is written by `make coach-levels`. A level is the more likely the more often its bot makes
decisions such as these; every level is thought as likely as any other before the game. The estimate is the likeliest
level; its interval are the levels around it that hold 90% together. Bots make errors in clusters and people play the
same game in other ways, so a decision counts as a part of one only (`WEIGHT`), which makes intervals wider.
"""

from bisect import bisect_left
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp, log

import msgspec

from dicehouse.coach.sizes import SIZES
from dicehouse.kit.bot import MASTER, NOVICE, PERFECT
from dicehouse.kit.evaluator import Measure

CLASSES = (1e-4, 0.05, 0.1, 0.2, 0.5, 1.0)
"""The highest cost of each class but the last, in blunders of the smallest kind."""
FEWEST = 5
"""Decisions without which there is no estimate."""
SURE = 0.9
"""The probability that an interval holds."""
WEIGHT = 0.5
PRIOR = 0.5
"""Counted in every class beforehand: nothing is impossible because no bot did it."""


class LevelEstimate(msgspec.Struct, frozen=True):
    """A level, and the weakest and the strongest one that the decisions are consistent with."""

    level: str
    low: str
    high: str

    @property
    def is_any(self) -> bool:
        """Whether the decisions are consistent with every level, and so say nothing."""
        return self.low == NOVICE and self.high in (MASTER, PERFECT)


class LevelCosts(msgspec.Struct, frozen=True):
    """What the decisions of one level cost."""

    level: str
    games: int
    decisions: int
    mean: float
    """Of the cost of a decision."""
    deviation: float
    counts: tuple[int, ...]
    """Of decisions, by class of cost."""


class Calibration(msgspec.Struct, frozen=True):
    """The levels of one game with a number of players, weakest first."""

    game: str
    players: int
    levels: tuple[LevelCosts, ...]


@cache
def calibrations() -> tuple[Calibration, ...]:
    """What was measured."""
    data = files("dicehouse.coach").joinpath("levels.json").read_bytes()
    return msgspec.json.decode(data, type=tuple[Calibration, ...])


def estimate(game: str, players: int, costs: Sequence[float], measure: Measure) -> LevelEstimate | None:
    """The level of play; None where nobody measured the levels of the game, or there are too few decisions.

    With a number of players that was not measured, by the nearest one that was. Options do not matter.
    """
    known = [one for one in calibrations() if one.game == game and (one.players == 1) == (players == 1)]
    if not known or len(costs) < FEWEST:
        return None
    nearest = min(known, key=lambda one: abs(one.players - players))
    return _likeliest(nearest.levels, counted(costs, measure))


def counted(costs: Sequence[float], measure: Measure) -> tuple[int, ...]:
    """How many costs are in each class."""
    counts, blunder = [0] * (len(CLASSES) + 1), SIZES[measure]["blunder"]
    for cost in costs:
        counts[bisect_left(CLASSES, cost / blunder)] += 1
    return tuple(counts)


def _likeliest(levels: Sequence[LevelCosts], counts: tuple[int, ...]) -> LevelEstimate:
    """The likeliest level; of equals the strongest. Its interval grows to the likelier side until it is sure."""
    logs = [_log_likelihood(one, counts) for one in levels]
    top = max(logs)
    weights = [exp(one - top) for one in logs]
    total = sum(weights)
    low = high = max(range(len(levels)), key=lambda place: (round(logs[place], 6), place))
    best = low
    while sum(weights[low : high + 1]) < SURE * total:
        below = weights[low - 1] if low else -1.0
        above = weights[high + 1] if high + 1 < len(levels) else -1.0
        low, high = (low - 1, high) if below > above else (low, high + 1)
    return LevelEstimate(levels[best].level, levels[low].level, levels[high].level)


def _log_likelihood(level: LevelCosts, counts: tuple[int, ...]) -> float:
    total = level.decisions + PRIOR * len(counts)
    return WEIGHT * sum(
        number * log((known + PRIOR) / total) for number, known in zip(counts, level.counts, strict=True)
    )
