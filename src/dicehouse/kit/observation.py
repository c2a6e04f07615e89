"""What a seat may know, as an array: the fields of its view, one after the other.

Everything comes from `Game.view`, so an observation can hold nothing that the view of that seat does not.
"""

from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from dicehouse.core.game import AnyGame, View
from dicehouse.kit.encoders import Part, Seats

Floats = NDArray[np.float32]

LEFT_OUT = {
    "viewer": "seats are counted from the observer",
    "throwers": "dice that are due are rolled before anybody is asked",
    "due": "dice that are due are rolled before anybody is asked",
}
"""The fields of every view that no observation needs."""


class Encoding(msgspec.Struct, frozen=True):
    """What a game tells the learning environments about itself (`ENCODING` in its `encoding.py`)."""

    history: tuple[str, ...]
    """What each version brought, the first one first. Whoever changes what an environment shows adds a line."""
    parts: Callable[[Any], tuple[Part, ...]]
    """How the fields of a view are written, for a game with its options."""
    left_out: dict[str, str]
    """Fields of the view that are not written, and why."""
    turn_by_turn: dict[str, str]
    """What options must be for players to act one after the other; the other values need a clock."""
    simultaneous: str
    """How acting out of turn becomes turns, for people."""
    end: str
    """When the game is over, for people."""
    most_points: Callable[[Any], int]
    """More points than this nobody can have in the end."""

    @property
    def version(self) -> int:
        """The newest version."""
        return len(self.history)


class Span(msgspec.Struct, frozen=True):
    """Where a part lies in the array."""

    part: Part
    start: int
    stop: int


class Layout:
    """How the view of a game becomes an array.

    Args:
        game: the rules, bound to their options.
        encoding: what the game says of itself.
    """

    def __init__(self, game: AnyGame, encoding: Encoding) -> None:
        acting = Part("actors", Seats(game.players), "who acts now")
        self.parts = (acting, *encoding.parts(game))
        self.left_out = LEFT_OUT | encoding.left_out
        limits = [limit for part in self.parts for limit in part.code.limits]
        self.size = len(limits)
        self.low = np.array([low for low, _ in limits], dtype=np.float32)
        self.high = np.array([high for _, high in limits], dtype=np.float32)

    @property
    def spans(self) -> tuple[Span, ...]:
        """All parts, and where they lie."""
        found, start = [], 0
        for part in self.parts:
            found.append(Span(part, start, start + part.code.size))
            start += part.code.size
        return tuple(found)

    def part(self, field: str) -> Part:
        """The part of a field."""
        return next(part for part in self.parts if part.field == field)

    def start(self, field: str) -> int:
        """Where the numbers of a field begin."""
        return next(span.start for span in self.spans if span.part.field == field)

    def numbers(self, view: View) -> list[float]:
        """A view as numbers."""
        return [n for part in self.parts for n in part.code.numbers(getattr(view, part.field), view.viewer)]

    def array(self, view: View) -> Floats:
        """A view as an array."""
        return np.array(self.numbers(view), dtype=np.float32)
