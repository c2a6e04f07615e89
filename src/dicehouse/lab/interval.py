"""Confidence intervals of means."""

from collections.abc import Sequence
from math import fsum, sqrt
from typing import NamedTuple

Z_95 = 1.959963984540054
"""The two-sided 95% quantile of the normal distribution, in standard deviations."""


class Interval(NamedTuple):
    """A mean with its 95% confidence interval."""

    mean: float
    low: float
    high: float


def share_interval(shares: Sequence[float]) -> Interval:
    """The mean of shares between 0 and 1."""
    return share_interval_by_sums(len(shares), fsum(shares), fsum(share * share for share in shares))


def share_interval_by_sums(count: int, total: float, squares: float) -> Interval:
    """The mean of shares between 0 and 1, from their number, their sum and the sum of their squares.

    The interval is that of Agresti and Coull: two shares of 0 and two of 1 are added to the sample. Without them the
    interval of ten wins out of ten would have no width.
    """
    more = count + 4
    middle = (total + 2) / more
    variance = max(0.0, squares + 2 - more * middle**2) / (more - 1)
    width = Z_95 * sqrt(variance / more)
    return Interval(total / count, max(0.0, middle - width), min(1.0, middle + width))


def mean_interval(count: int, total: float, squares: float) -> Interval:
    """The mean of any numbers, from their number, their sum and the sum of their squares."""
    mean = total / count
    variance = max(0.0, squares - count * mean**2) / max(1, count - 1)
    width = Z_95 * sqrt(variance / count)
    return Interval(mean, mean - width, mean + width)
