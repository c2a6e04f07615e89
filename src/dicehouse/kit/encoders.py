"""How the values in a view become numbers: flags, shares and rows of them.

Seats are always counted from the one who looks: number 0 is the observer, 1 the next to the left. So a learner that
has learnt one seat has learnt them all.
"""

from abc import abstractmethod
from typing import Any

import msgspec

Limits = tuple[float, float]
SHARE: Limits = (0.0, 1.0)


class Code(msgspec.Struct, frozen=True):
    """A way to write one value as a fixed number of numbers."""

    @property
    @abstractmethod
    def limits(self) -> tuple[Limits, ...]:
        """The lowest and the highest each number can be."""

    @property
    @abstractmethod
    def legend(self) -> str:
        """What the numbers are, for people."""

    @abstractmethod
    def numbers(self, value: Any, viewer: int) -> list[float]:
        """The numbers of a value."""

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return len(self.limits)


class Flag(Code, frozen=True):
    """Yes or no."""

    @property
    def limits(self) -> tuple[Limits, ...]:
        """One flag."""
        return (SHARE,)

    @property
    def legend(self) -> str:
        """For people."""
        return "1 if so"

    def numbers(self, value: bool, viewer: int) -> list[float]:
        """One for yes."""
        return [float(value)]


class Number(Code, frozen=True):
    """A number in some unit; beyond its limits it reads as the limit."""

    most: int
    unit: int
    """What counts as 1."""
    least: int = 0

    @property
    def limits(self) -> tuple[Limits, ...]:
        """In units."""
        return ((self.least / self.unit, self.most / self.unit),)

    @property
    def legend(self) -> str:
        """For people."""
        return f"in units of {self.unit}, from {self.least} to {self.most}"

    def numbers(self, value: int, viewer: int) -> list[float]:
        """In units, between the limits."""
        return [min(max(value, self.least), self.most) / self.unit]


class Word(Code, frozen=True):
    """One of a few things; all flags are 0 where it is none of them."""

    things: tuple[Any, ...]

    @property
    def limits(self) -> tuple[Limits, ...]:
        """A flag for each."""
        return (SHARE,) * len(self.things)

    @property
    def legend(self) -> str:
        """For people."""
        return f"one of: {_listed(self.things)}"

    def numbers(self, value: Any, viewer: int) -> list[float]:
        """One at its place."""
        return [float(thing == value) for thing in self.things]


class Marks(Code, frozen=True):
    """Some of a few things."""

    things: tuple[Any, ...]

    @property
    def limits(self) -> tuple[Limits, ...]:
        """A flag for each."""
        return (SHARE,) * len(self.things)

    @property
    def legend(self) -> str:
        """For people."""
        return f"a flag for each of: {_listed(self.things)}"

    def numbers(self, value: tuple[Any, ...], viewer: int) -> list[float]:
        """One at each of their places."""
        return [float(thing in value) for thing in self.things]


class Tally(Code, frozen=True):
    """How many there are of each of a few things."""

    things: tuple[Any, ...]
    unit: int
    """How many count as 1; there are never more."""

    @property
    def limits(self) -> tuple[Limits, ...]:
        """A share for each."""
        return (SHARE,) * len(self.things)

    @property
    def legend(self) -> str:
        """For people."""
        return f"how many of each, in units of {self.unit}: {_listed(self.things)}"

    def numbers(self, value: tuple[Any, ...], viewer: int) -> list[float]:
        """Counted, in units."""
        return [value.count(thing) / self.unit for thing in self.things]


class Row(Code, frozen=True):
    """So many places of the same kind; those that are not there are 0."""

    code: Code
    places: int

    @property
    def limits(self) -> tuple[Limits, ...]:
        """One place after the other."""
        return tuple((min(low, 0.0), max(high, 0.0)) for low, high in self.code.limits) * self.places

    @property
    def legend(self) -> str:
        """For people."""
        return f"{self.places} times, {self.code.legend}"

    def numbers(self, value: tuple[Any, ...], viewer: int) -> list[float]:
        """Place by place."""
        found = [number for item in value for number in self.code.numbers(item, viewer)]
        return found + [0.0] * (self.size - len(found))


class Maybe(Code, frozen=True):
    """Something that need not be there, or be known: a flag that says so, then its numbers or as many zeros."""

    code: Code

    @property
    def limits(self) -> tuple[Limits, ...]:
        """The flag, then what there is."""
        return (SHARE, *((min(low, 0.0), max(high, 0.0)) for low, high in self.code.limits))

    @property
    def legend(self) -> str:
        """For people."""
        return f"1 if known, then {self.code.legend}"

    def numbers(self, value: Any, viewer: int) -> list[float]:
        """Zeros where there is nothing."""
        return [0.0] * self.size if value is None else [1.0, *self.code.numbers(value, viewer)]


class Seat(Code, frozen=True):
    """One of the players; all flags are 0 where it is nobody."""

    players: int

    @property
    def limits(self) -> tuple[Limits, ...]:
        """A flag for each."""
        return (SHARE,) * self.players

    @property
    def legend(self) -> str:
        """For people."""
        return "one of the seats"

    def numbers(self, value: int | None, viewer: int) -> list[float]:
        """One at its place, counted from the viewer."""
        return [float(seat == value) for seat in _around(viewer, self.players)]


class Seats(Code, frozen=True):
    """Some of the players."""

    players: int

    @property
    def limits(self) -> tuple[Limits, ...]:
        """A flag for each."""
        return (SHARE,) * self.players

    @property
    def legend(self) -> str:
        """For people."""
        return "a flag for each seat"

    def numbers(self, value: tuple[int, ...], viewer: int) -> list[float]:
        """One at each of their places, counted from the viewer."""
        return [float(seat in value) for seat in _around(viewer, self.players)]


class Each(Code, frozen=True):
    """Something of every player."""

    code: Code
    players: int

    @property
    def limits(self) -> tuple[Limits, ...]:
        """One player after the other."""
        return self.code.limits * self.players

    @property
    def legend(self) -> str:
        """For people."""
        return f"for each seat, {self.code.legend}"

    def numbers(self, value: tuple[Any, ...], viewer: int) -> list[float]:
        """Player by player, beginning with the viewer."""
        around = _around(viewer, self.players)
        return [number for seat in around for number in self.code.numbers(value[seat], viewer)]


class Part(msgspec.Struct, frozen=True):
    """One field of a view with the code it is written in."""

    field: str
    code: Code
    about: str
    """What it is, for people."""


class Fields(Code, frozen=True):
    """A struct inside a view, field by field; zeros where there is none."""

    parts: tuple[Part, ...]

    @property
    def limits(self) -> tuple[Limits, ...]:
        """One field after the other."""
        return tuple((min(low, 0.0), max(high, 0.0)) for part in self.parts for low, high in part.code.limits)

    @property
    def legend(self) -> str:
        """For people."""
        return "; ".join(f"{part.about} ({part.code.legend})" for part in self.parts)

    def numbers(self, value: Any, viewer: int) -> list[float]:
        """Zeros where there is nothing."""
        if value is None:
            return [0.0] * self.size
        return [n for part in self.parts for n in part.code.numbers(getattr(value, part.field), viewer)]


def _around(viewer: int, players: int) -> tuple[int, ...]:
    """All seats, beginning with the viewer's."""
    return tuple((viewer + step) % players for step in range(players))


def _listed(things: tuple[Any, ...]) -> str:
    return ", ".join(map(str, things))
