"""Solving a game: what comes out, and how a long solve tells how far it is."""

from collections.abc import Callable
from typing import TypeAlias

import msgspec

Progress: TypeAlias = Callable[[float], None]
"""Told the share of the work that is done, from 0 to 1. A solve that is interrupted leaves nothing half-done."""


class Solution(msgspec.Struct, frozen=True):
    """A solved game in numbers."""

    value: float
    """Of the starting position: the expected score, or the starting player's chance to win."""
    gap: float
    """How much an opponent could gain against it at most; 0 where the solution is exact."""
    states: int
    """How many states have a value of their own."""
    what: str
    """What was computed, in one English sentence: the measure, the equilibrium."""
    loaded: bool
    """Whether it was solved before and only read now."""


def silent(share: float) -> None:
    """Tell nobody."""
