"""Options of a game: validation, and descriptions for people and programs."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Annotated, Any, ClassVar, Self, TypeAlias, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import force_setattr

from dicehouse.core.errors import Detail, OptionError

DRAW = "draw"
LATE = "late"
"""The key of the switch by which a game tells dice when they are looked at, and not when they are thrown."""
COUNTED = "counted"
"""The key of the switch by which a game tells what people counted, and not the dice that they threw meanwhile."""
REAL_ONLY = (LATE, COUNTED)
"""The keys of the switches that are for real dice only: whoever throws knows at once how dice landed."""

Fact: TypeAlias = int | str
"""The value of a variable in a rules text."""


class Range(msgspec.Struct, frozen=True, tag="number"):
    """A whole number from low to high."""

    low: int
    high: int

    def read(self, key: str, value: object) -> int:
        """Validate a value from a person or a file."""
        if isinstance(value, str) and value.strip().removeprefix("-").isdecimal() and len(value) < 12:
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int):
            raise OptionError("options.not-a-number", key=key, value=_shown(value))
        if not self.low <= value <= self.high:
            raise OptionError("options.range", key=key, low=self.low, high=self.high, value=_shown(value))
        return value


class OneOf(msgspec.Struct, frozen=True, tag="choice"):
    """One of several words."""

    words: tuple[str, ...]

    def read(self, key: str, value: object) -> str:
        """Validate a value from a person or a file."""
        if value not in self.words:
            raise OptionError("options.choice", key=key, allowed=", ".join(self.words), value=_shown(value))
        return str(value)


class Switch(msgspec.Struct, frozen=True, tag="switch"):
    """Yes or no."""

    def read(self, key: str, value: object) -> bool:
        """Validate a value from a person or a file."""
        known = {"yes": True, "no": False, "true": True, "false": False, "1": True, "0": False}
        if isinstance(value, str):
            value = known.get(value.strip().casefold(), value)
        if not isinstance(value, bool):
            raise OptionError("options.choice", key=key, allowed="yes, no", value=_shown(value))
        return value


class ListOf(msgspec.Struct, frozen=True, tag="list"):
    """A list of words, in order; a word may occur more than once."""

    words: tuple[str, ...]
    low: int
    high: int

    def read(self, key: str, value: object) -> tuple[str, ...]:
        """Validate a value from a person (separated by commas) or a file (a list)."""
        parts = [part.strip() for part in value.split(",")] if isinstance(value, str) else value
        if not (
            isinstance(parts, (list, tuple))
            and self.low <= len(parts) <= self.high
            and all(part in self.words for part in parts)
        ):
            allowed = ", ".join(self.words)
            raise OptionError(
                "options.list", key=key, low=self.low, high=self.high, allowed=allowed, value=_shown(value)
            )
        return tuple(parts)


class Starter(msgspec.Struct, frozen=True, tag="starter"):
    """Who starts: `draw` (a roll of one die), or the number of a seat."""

    def read(self, key: str, value: object) -> str:
        """Validate a value from a person or a file; whether the seat exists is checked by `Options`."""
        text = str(value).strip()
        if text != DRAW and not (text.isascii() and text.isdigit() and len(text) < 3):
            raise OptionError("options.first", value=_shown(value))
        return text if text == DRAW else str(int(text))


Kind = Range | OneOf | Switch | ListOf | Starter


class OptionInfo(msgspec.Struct, frozen=True):
    """One option, as shown to people and programs."""

    key: str
    kind: Kind
    default: Any
    """The default of the rules."""
    table_default: Any
    """The default at a table with a person at it; equal to `default` unless the game says otherwise."""
    real_only: bool = False
    """Whether it is a switch for real dice only; where people throw all of them, it is on by default."""


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """The options every game has; a game adds its own as fields annotated with their kind."""

    title: ClassVar[str]
    """The name of the game."""
    seats: ClassVar[tuple[int, int]]
    """The fewest and the most players."""
    table_defaults: ClassVar[Mapping[str, object]] = {}
    """Defaults by key that differ at a table with a person at it: people can play variants that solvers cannot."""

    players: int
    first: Annotated[str, Starter()] = DRAW

    def __post_init__(self) -> None:
        """Validate all options, however they were made."""
        low, high = self.seats
        if isinstance(self.players, bool) or not isinstance(self.players, int) or not low <= self.players <= high:
            raise OptionError("options.players", game=self.title, low=low, high=high, value=_shown(self.players))
        for info in self.describe():
            force_setattr(self, info.key, info.kind.read(info.key, getattr(self, info.key)))
        if self.first != DRAW and int(self.first) >= self.players:
            raise OptionError("options.first", value=self.first)
        self.check()

    @classmethod
    def usual_telling(cls, *, all_real: bool) -> dict[str, bool]:
        """How dice are told where nobody says otherwise: late, or counted, where people throw all of them."""
        return {key: all_real for key in REAL_ONLY if key in cls.__struct_fields__}

    def check(self) -> None:
        """Raise an `OptionError` where options exclude each other; a game overrides it."""

    @classmethod
    @cache
    def describe(cls) -> tuple[OptionInfo, ...]:
        """All options but the number of players, in order."""
        hints = get_type_hints(cls, include_extras=True)
        infos = []
        for field in msgspec.structs.fields(cls):
            if field.name == "players":
                continue
            hint = hints[field.name]
            assert get_origin(hint) is Annotated, f"{cls.__name__}.{field.name} does not say its kind"
            usual = cls.table_defaults.get(field.name, field.default)
            infos.append(OptionInfo(field.name, get_args(hint)[1], field.default, usual, field.name in REAL_ONLY))
        return tuple(infos)

    @classmethod
    def read(cls, players: object, given: Mapping[str, object] | None = None) -> Self:
        """Validate options from a person or a file.

        Raises:
            OptionError: with a sentence that says which option is wrong and what would be right.
        """
        kinds = {info.key: info.kind for info in cls.describe()}
        values: dict[str, Any] = {}
        for key, value in (given or {}).items():
            if key not in kinds:
                raise OptionError("options.unknown", key=_shown(key), known=", ".join(kinds))
            values[key] = kinds[key].read(key, value)
        if isinstance(players, str) and players.strip().isdecimal() and len(players) < 6:
            players = int(players)
        return cls(players=players, **values)  # type: ignore[arg-type]  # __post_init__ refuses what is no number

    def facts(self) -> dict[str, Fact]:
        """The variables of the rules texts: numbers and words as they are, switches as yes or no, lists by length.

        A game adds derived values, such as the number of games of a series, so that no text and no client has to know
        the rule behind them.
        """
        found: dict[str, Fact] = {}
        for key, value in msgspec.structs.asdict(self).items():
            if isinstance(value, tuple):
                found[f"{key}Count"] = len(value)
            else:
                found[key] = ("no", "yes")[value] if isinstance(value, bool) else value
        return found

    def to_dict(self) -> dict[str, Any]:
        """All options as plain data; `read` takes it back, with `players` given separately."""
        return {
            key: list(value) if isinstance(value, tuple) else value
            for key, value in msgspec.structs.asdict(self).items()
        }


def pairs(texts: Iterable[str]) -> dict[str, object]:
    """Parse options of the form `key=value`."""
    result: dict[str, object] = {}
    for text in texts:
        key, sign, value = text.partition("=")
        if not sign or not key.strip():
            raise OptionError("options.pair", text=_shown(text))
        result[key.strip()] = value.strip()
    return result


def option_text(value: object) -> str:
    """The value of an option as a person types it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(value) if isinstance(value, list | tuple) else str(value)


def _shown(value: object) -> Detail:
    """A value for an error message, shortened."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value if abs(value) < 10**12 else "a very large number"
    text = " ".join(str(value).split()) or "nothing"
    return text if len(text) <= 60 else text[:57] + "..."
