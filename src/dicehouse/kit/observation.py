"""Observations: the view of a seat as a float array, field by field.

Everything comes from `Game.view`, so an observation cannot contain what the view of that seat does not.
"""

from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from dicehouse.core.game import AnyGame, View
from dicehouse.kit.encoders import Encoder, Field, SeatMultiHot

Floats = NDArray[np.float32]

OMITTED = {
    "viewer": "seats are counted from the observer",
    "throwers": "dice that are due are rolled before a player is asked",
    "due": "dice that are due are rolled before a player is asked",
}
"""The fields of every view that no observation contains, and why."""


class ObservationSpec(msgspec.Struct, frozen=True):
    """How a game is presented to learners (`GameSpec.observation`)."""

    history: tuple[str, ...]
    """What changed in each version, the first version first. A change of actions, observations or rewards adds one."""
    fields: Callable[[Any], tuple[Field, ...]]
    """The encoded fields of a view, for the rules with their options."""
    omitted: dict[str, str]
    """The fields of a view that are not encoded, and why."""
    required_options: dict[str, object]
    """The options that make players act one after the other; other values are refused."""
    turns: str
    """How acting out of turn becomes turns, for the documentation page."""
    end: str
    """When the game is over, for the documentation page."""
    max_points: Callable[[Any], int]
    """An upper bound of the final points of a player."""

    @property
    def version(self) -> int:
        """The current version."""
        return len(self.history)


class Span(msgspec.Struct, frozen=True):
    """The slice of an observation that holds a field."""

    field: Field
    start: int
    stop: int


class Layout:
    """How the view of a game is laid out in an array.

    Args:
        game: the rules, bound to their options.
        spec: how the game is presented.
    """

    def __init__(self, game: AnyGame, spec: ObservationSpec) -> None:
        actors = Field("actors", SeatMultiHot(game.players), "who acts now")
        self.fields = (actors, *spec.fields(game))
        self.omitted = OMITTED | spec.omitted
        bounds = [pair for field in self.fields for pair in field.encoder.bounds]
        self.size = len(bounds)
        self.low = np.array([low for low, _ in bounds], dtype=np.float32)
        self.high = np.array([high for _, high in bounds], dtype=np.float32)

    @property
    def spans(self) -> tuple[Span, ...]:
        """All fields, with their slices."""
        found, start = [], 0
        for field in self.fields:
            found.append(Span(field, start, start + field.encoder.size))
            start += field.encoder.size
        return tuple(found)

    def encoder(self, name: str) -> Encoder:
        """The encoder of a field."""
        return next(field.encoder for field in self.fields if field.name == name)

    def start(self, name: str) -> int:
        """The index at which a field begins."""
        return next(span.start for span in self.spans if span.field.name == name)

    def encode(self, view: View) -> list[float]:
        """A view as a list of floats."""
        return [n for field in self.fields for n in field.encoder.encode(getattr(view, field.name), view.viewer)]

    def array(self, view: View) -> Floats:
        """A view as an array."""
        return np.array(self.encode(view), dtype=np.float32)
