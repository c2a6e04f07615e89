"""The interface of dice sources."""

from typing import Protocol

from dicehouse.core.dice import Due, Roll
from dicehouse.core.record import DiceLine


class DiceSource(Protocol):
    """Says how the dice that are due land."""

    def roll(self, due: Due) -> Roll:
        """One roll of these dice."""
        ...

    def line(self) -> DiceLine:
        """The line of a record that stands before the first roll of these dice."""
        ...
