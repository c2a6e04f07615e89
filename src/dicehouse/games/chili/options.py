"""The options of Chili Dice."""

from typing import Annotated, ClassVar

from dicehouse.core.options import OneOf, Options, Range

ENGLISH = "english"
DUTCH = "dutch"


class ChiliOptions(Options, frozen=True, kw_only=True):
    """The edition of the pad, and the number of rolls of each player."""

    title: ClassVar[str] = "Chili Dice"
    seats: ClassVar[tuple[int, int]] = (1, 4)

    edition: Annotated[str, OneOf((ENGLISH, DUTCH))] = ENGLISH
    rolls: Annotated[int, Range(1, 99)] = 30
