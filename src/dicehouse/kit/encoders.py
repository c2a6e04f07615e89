"""Encoders: each turns one value of a view into a fixed number of floats for a learner.

Seats are counted from the observer: 0 is the observer, 1 the next seat to the left. So one network can play every seat.
"""

from abc import abstractmethod
from typing import Any

import msgspec

Bounds = tuple[float, float]
UNIT: Bounds = (0.0, 1.0)


class Encoder(msgspec.Struct, frozen=True):
    """Encodes a value as a fixed number of floats."""

    @property
    @abstractmethod
    def bounds(self) -> tuple[Bounds, ...]:
        """The lowest and the highest value of each float."""

    @property
    @abstractmethod
    def description(self) -> str:
        """The values in words, for the documentation page."""

    @abstractmethod
    def encode(self, value: Any, viewer: int) -> list[float]:
        """The floats of a value, as a seat observes it."""

    @property
    def size(self) -> int:
        """The number of floats."""
        return len(self.bounds)


class Flag(Encoder, frozen=True):
    """A boolean."""

    @property
    def bounds(self) -> tuple[Bounds, ...]:
        return (UNIT,)

    @property
    def description(self) -> str:
        return "1 if so"

    def encode(self, value: bool, viewer: int) -> list[float]:
        return [float(value)]


class Number(Encoder, frozen=True):
    """A number divided by a unit; clipped to its bounds."""

    high: int
    unit: int
    """The number that is encoded as 1."""
    low: int = 0

    @property
    def bounds(self) -> tuple[Bounds, ...]:
        return ((self.low / self.unit, self.high / self.unit),)

    @property
    def description(self) -> str:
        return f"in units of {self.unit}, from {self.low} to {self.high}"

    def encode(self, value: int, viewer: int) -> list[float]:
        return [min(max(value, self.low), self.high) / self.unit]


class PerCategory(Encoder, frozen=True):
    """The base of encoders with one float from 0 to 1 for each of a few categories."""

    categories: tuple[Any, ...]

    @property
    def bounds(self) -> tuple[Bounds, ...]:
        return (UNIT,) * len(self.categories)

    @property
    def _names(self) -> str:
        return ", ".join(map(str, self.categories))


class OneHot(PerCategory, frozen=True):
    """One of a few categories; all zeros where the value is none of them."""

    @property
    def description(self) -> str:
        return f"one of: {self._names}"

    def encode(self, value: Any, viewer: int) -> list[float]:
        return [float(category == value) for category in self.categories]


class MultiHot(PerCategory, frozen=True):
    """A set of a few categories."""

    @property
    def description(self) -> str:
        return f"a flag for each of: {self._names}"

    def encode(self, value: tuple[Any, ...], viewer: int) -> list[float]:
        return [float(category in value) for category in self.categories]


class Counts(PerCategory, frozen=True):
    """How often each of a few categories occurs."""

    unit: int
    """The count that is encoded as 1; there are never more."""

    @property
    def description(self) -> str:
        return f"how many of each, in units of {self.unit}: {self._names}"

    def encode(self, value: tuple[Any, ...], viewer: int) -> list[float]:
        return [value.count(category) / self.unit for category in self.categories]


class PerSeatFlag(Encoder, frozen=True):
    """The base of encoders with one flag for each seat, the observer's first."""

    players: int

    @property
    def bounds(self) -> tuple[Bounds, ...]:
        return (UNIT,) * self.players


class SeatOneHot(PerSeatFlag, frozen=True):
    """One seat; all zeros where there is none."""

    @property
    def description(self) -> str:
        return "one of the seats"

    def encode(self, value: int | None, viewer: int) -> list[float]:
        return [float(seat == value) for seat in _from_viewer(viewer, self.players)]


class SeatMultiHot(PerSeatFlag, frozen=True):
    """A set of seats."""

    @property
    def description(self) -> str:
        return "a flag for each seat"

    def encode(self, value: tuple[int, ...], viewer: int) -> list[float]:
        return [float(seat in value) for seat in _from_viewer(viewer, self.players)]


class PerSeat(Encoder, frozen=True):
    """A value of every seat, the observer's first."""

    encoder: Encoder
    players: int

    @property
    def bounds(self) -> tuple[Bounds, ...]:
        return self.encoder.bounds * self.players

    @property
    def description(self) -> str:
        return f"for each seat, {self.encoder.description}"

    def encode(self, value: tuple[Any, ...], viewer: int) -> list[float]:
        seats = _from_viewer(viewer, self.players)
        return [number for seat in seats for number in self.encoder.encode(value[seat], viewer)]


class Padded(Encoder, frozen=True):
    """A sequence of at most `length` values, padded with zeros."""

    encoder: Encoder
    length: int

    @property
    def bounds(self) -> tuple[Bounds, ...]:
        return _with_zero(self.encoder.bounds) * self.length

    @property
    def description(self) -> str:
        return f"{self.length} times, {self.encoder.description}"

    def encode(self, value: tuple[Any, ...], viewer: int) -> list[float]:
        found = [number for item in value for number in self.encoder.encode(item, viewer)]
        return found + [0.0] * (self.size - len(found))


class Optional(Encoder, frozen=True):
    """A value that may be None: a flag that it is there, then the value or zeros."""

    encoder: Encoder

    @property
    def bounds(self) -> tuple[Bounds, ...]:
        return (UNIT, *_with_zero(self.encoder.bounds))

    @property
    def description(self) -> str:
        return f"1 if known, then {self.encoder.description}"

    def encode(self, value: Any, viewer: int) -> list[float]:
        return [0.0] * self.size if value is None else [1.0, *self.encoder.encode(value, viewer)]


class Field(msgspec.Struct, frozen=True):
    """A field of a struct, with its encoder."""

    name: str
    encoder: Encoder
    about: str
    """The field in words, for the documentation page."""


class Fields(Encoder, frozen=True):
    """A struct, field by field; zeros where it is None."""

    fields: tuple[Field, ...]

    @property
    def bounds(self) -> tuple[Bounds, ...]:
        return _with_zero(tuple(bounds for field in self.fields for bounds in field.encoder.bounds))

    @property
    def description(self) -> str:
        return "; ".join(f"{field.about} ({field.encoder.description})" for field in self.fields)

    def encode(self, value: Any, viewer: int) -> list[float]:
        if value is None:
            return [0.0] * self.size
        return [n for field in self.fields for n in field.encoder.encode(getattr(value, field.name), viewer)]


def _with_zero(bounds: tuple[Bounds, ...]) -> tuple[Bounds, ...]:
    """Bounds widened so that they contain 0, which stands for a missing value."""
    return tuple((min(low, 0.0), max(high, 0.0)) for low, high in bounds)


def _from_viewer(viewer: int, players: int) -> tuple[int, ...]:
    """All seats, the viewer's first."""
    return tuple((viewer + step) % players for step in range(players))
