"""The interface of everything that can say how dice land."""

from typing import Protocol

from dicehouse.core.dice import Due, Roll
from dicehouse.core.record import DiceLine


class DiceSource(Protocol):
    """Says how the dice that are due land."""

    def roll(self, due: Due) -> Roll:
        """One roll of these dice."""
        ...

    def line(self) -> DiceLine:
        """What a record says of these dice before their first roll."""
        ...
