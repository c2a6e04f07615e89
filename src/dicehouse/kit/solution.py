"""The result of a solver, and the callback by which it reports progress."""

from collections.abc import Callable
from typing import TypeAlias

import msgspec

Progress: TypeAlias = Callable[[float], None]
"""Called with the share of the work that is done, from 0 to 1. An interrupted solve stores nothing."""


class Solution(msgspec.Struct, frozen=True):
    """A solved game in numbers."""

    value: float
    """Of the starting position: the expected score, or the starting player's chance to win."""
    gap: float
    """An upper bound of what an opponent could gain against it; 0 where the solution is exact."""
    states: int
    """The number of states with a value of their own."""
    what: str
    """What was computed, in one English sentence: the measure, the equilibrium."""
    loaded: bool
    """Whether it was read from a stored table."""


def silent(share: float) -> None:
    """Ignore progress."""
