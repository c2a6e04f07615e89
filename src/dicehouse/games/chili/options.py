"""The options of Chili Dice."""

from typing import Annotated, ClassVar

from dicehouse.core.options import Fact, OneOf, Options, Range
from dicehouse.games.chili.par import par

ENGLISH = "english"
DUTCH = "dutch"


class ChiliOptions(Options, frozen=True, kw_only=True):
    """The edition of the pad, and the number of rolls of each player."""

    title: ClassVar[str] = "Chili Dice"
    seats: ClassVar[tuple[int, int]] = (1, 4)

    edition: Annotated[str, OneOf((ENGLISH, DUTCH))] = ENGLISH
    rolls: Annotated[int, Range(1, 99)] = 30

    def facts(self) -> dict[str, Fact]:
        """The options, and par where it is known."""
        expected = par(self.rolls)
        return super().facts() if expected is None else {**super().facts(), "par": expected}
