"""How sure a mean is."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import NamedTuple

SURE = 1.959963984540054
"""A normal variable stays within so many standard deviations in 95 of 100 cases."""


class Interval(NamedTuple):
    """A mean with its 95% confidence interval."""

    mean: float
    low: float
    high: float


def share_interval(shares: Sequence[float]) -> Interval:
    """The mean of shares between 0 and 1.

    The ends are found as if two shares of 0 and two of 1 had come in as well (Agresti and Coull): without that, ten
    wins of ten would seem to prove that the eleventh is certain.
    """
    count = len(shares) + 4
    middle = (sum(shares) + 2) / count
    variance = (sum((share - middle) ** 2 for share in shares) + 2 * middle**2 + 2 * (1 - middle) ** 2) / (count - 1)
    width = SURE * sqrt(variance / count)
    return Interval(fmean(shares), max(0.0, middle - width), min(1.0, middle + width))
