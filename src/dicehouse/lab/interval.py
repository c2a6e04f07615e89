"""How sure a mean is."""

from collections.abc import Sequence
from math import fsum, sqrt
from typing import NamedTuple

SURE = 1.959963984540054
"""A normal variable stays within so many standard deviations in 95 of 100 cases."""


class Interval(NamedTuple):
    """A mean with its 95% confidence interval."""

    mean: float
    low: float
    high: float


def share_interval(shares: Sequence[float]) -> Interval:
    """The mean of shares between 0 and 1."""
    return share_interval_by_sums(len(shares), fsum(shares), fsum(share * share for share in shares))


def share_interval_by_sums(count: int, total: float, squares: float) -> Interval:
    """The mean of shares between 0 and 1, of which only the number, the sum and the sum of the squares are known.

    The ends are found as if two shares of 0 and two of 1 had come in as well (Agresti and Coull): without that, ten
    wins of ten would seem to prove that the eleventh is certain.
    """
    more = count + 4
    middle = (total + 2) / more
    variance = max(0.0, squares + 2 - more * middle**2) / (more - 1)
    width = SURE * sqrt(variance / more)
    return Interval(total / count, max(0.0, middle - width), min(1.0, middle + width))


def mean_interval(count: int, total: float, squares: float) -> Interval:
    """The mean of any numbers, of which only the number, the sum and the sum of the squares are known."""
    mean = total / count
    variance = max(0.0, squares - count * mean**2) / max(1, count - 1)
    width = SURE * sqrt(variance / count)
    return Interval(mean, mean - width, mean + width)
