"""What a player of DiXkiBluff can do. Symbols and faces are always kept in the order of the die."""

from contextlib import suppress
from typing import ClassVar

from msgspec.structs import force_setattr

from dicehouse.core.events import Face
from dicehouse.core.game import Action
from dicehouse.games.dixkibluff.options import FACES


def in_order(faces: tuple[str, ...]) -> tuple[str, ...]:
    """The same faces in the order of the die; what is no face comes last."""
    return tuple(sorted(faces, key=lambda face: (FACES.index(face) if face in FACES else len(FACES), face)))


class Place(Action, frozen=True, gc=False, tag="place"):
    """Lay one of your dice under your hand, with a face of your choice."""

    secret: ClassVar[bool] = True

    face: Face


class Bet(Action, frozen=True, gc=False, tag="bet"):
    """Bet that at least `number` dice show each of these symbols."""

    number: int
    symbols: tuple[Face, ...]

    def __post_init__(self) -> None:
        """The order of the symbols means nothing."""
        with suppress(TypeError):  # no symbols at all: the rules will say so
            force_setattr(self, "symbols", in_order(self.symbols))


class Doubt(Action, frozen=True, gc=False, tag="doubt"):
    """Say that the bet fails."""


class DiXe(Action, frozen=True, gc=False, tag="dixe"):
    """Say that the bet is exactly right."""


class Pass(Action, frozen=True, gc=False, tag="pass"):
    """Paced tables: do not call DiXe! now."""


DiXkiBluffAction = Place | Bet | Doubt | DiXe | Pass
