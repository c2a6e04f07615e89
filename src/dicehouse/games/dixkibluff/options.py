"""The options of DiXkiBluff."""

from typing import Annotated, ClassVar

from dicehouse.core.errors import OptionError, define
from dicehouse.core.options import Fact, ListOf, OneOf, Options, Range, Switch

FIGURE = "figure"
FACES = ("pi", "bomb", "smiley", "yinyang", "sun", FIGURE)
"""D1: the faces of a DiXe, in the order in which symbols are always named."""

OWN = "own"
SEALED = "sealed"
PACED = "paced"
LIVE = "live"

define({"dixkibluff.no-symbol": "A DiXe needs at least one face that can be bet on."})


class DiXkiBluffOptions(Options, frozen=True, kw_only=True):
    """How many dice (D2), which faces (D1), who knows them (D3), how DiXe! is called (D8), when dice are told (D14)."""

    title: ClassVar[str] = "DiXkiBluff"
    seats: ClassVar[tuple[int, int]] = (3, 9)

    dice: Annotated[int, Range(3, 6)] = 3
    knowledge: Annotated[str, OneOf((OWN, SEALED))] = OWN
    calls: Annotated[str, OneOf((PACED, LIVE))] = PACED
    faces: Annotated[tuple[str, ...], ListOf(FACES, 2, 12)] = FACES
    late: Annotated[bool, Switch()] = False
    """Whether dice are told when the hands are lifted, and not when they are thrown or placed: real dice."""

    def facts(self) -> dict[str, Fact]:
        """With the dice of all players together, and how many symbols and figures a DiXe has."""
        symbols, figures = len(set(self.faces) - {FIGURE}), self.faces.count(FIGURE)
        return {**super().facts(), "onTable": self.players * self.dice, "symbols": symbols, "figures": figures}

    def check(self) -> None:
        """Figures cannot be named, so there must be something else."""
        if set(self.faces) == {FIGURE}:
            raise OptionError("dixkibluff.no-symbol")
