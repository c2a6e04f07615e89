"""Sizes of mistakes, by what they cost."""

from typing import Literal, TypeAlias

from dicehouse.kit.evaluator import Measure

Size: TypeAlias = Literal["inaccuracy", "mistake", "blunder"]

SIZES: dict[Measure, dict[Size, float]] = {
    "win": {"blunder": 0.10, "mistake": 0.05, "inaccuracy": 0.02},
    "points": {"blunder": 10.0, "mistake": 5.0, "inaccuracy": 2.0},
}
"""The least cost of each size, largest first: shares of a win, or points."""


def size_of(cost: float, measure: Measure) -> Size | None:
    """The size of a mistake by its cost; None where it is none to speak of."""
    return next((size for size, least in SIZES[measure].items() if cost >= least), None)
