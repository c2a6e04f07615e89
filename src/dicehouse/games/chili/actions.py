"""What a player of Chili Dice can do. Dice are numbered 1 to 6, by their red number."""

from contextlib import suppress
from typing import ClassVar

from msgspec.structs import force_setattr

from dicehouse.core.game import Action
from dicehouse.games.chili.events import Space
from dicehouse.games.chili.pad import CALLED, SPACES


class Turn(Action, frozen=True, gc=False, tag="turn"):
    """Turn a die that just landed red to another face, or back."""

    reversible: ClassVar[bool] = True
    die: int
    number: int


class Reroll(Action, frozen=True, gc=False, tag="reroll"):
    """Roll some of the dice again."""

    throws: ClassVar[bool] = True
    dice: tuple[int, ...]

    def __post_init__(self) -> None:
        """The order in which dice are picked up means nothing."""
        with suppress(TypeError):  # no dice at all: the rules will say so
            force_setattr(self, "dice", tuple(sorted(self.dice)))


class Write(Action, frozen=True, gc=False, tag="score"):
    """Write the result into an empty space of the pad."""

    space: Space

    def __post_init__(self) -> None:
        """A space may also be called as a pad prints it: ROT or ROOD for red."""
        if isinstance(self.space, str):
            force_setattr(self, "space", CALLED.get(self.space.casefold(), self.space))

    @property
    def menu_number(self) -> int | None:
        """The line of the pad, from 1 to 10."""
        return SPACES.index(self.space) + 1 if self.space in SPACES else None


ChiliAction = Turn | Reroll | Write
