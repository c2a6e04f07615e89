"""The options of Chili Dice."""

from typing import Annotated, ClassVar

from dicehouse.core.options import OneOf, Options, Range

ENGLISH = "english"
DUTCH = "dutch"


class ChiliOptions(Options, frozen=True, kw_only=True):
    """Whose pad is used, and how many rolls everybody has."""

    title: ClassVar[str] = "Chili Dice"
    seats: ClassVar[tuple[int, int]] = (1, 4)

    edition: Annotated[str, OneOf((ENGLISH, DUTCH))] = ENGLISH
    rolls: Annotated[int, Range(1, 99)] = 30
