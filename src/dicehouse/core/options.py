"""Options that check themselves and can tell a person what they are."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Annotated, Any, ClassVar, Self, TypeAlias, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import force_setattr

from dicehouse.core.errors import Detail, OptionError

DRAW = "draw"

Fact: TypeAlias = int | str
"""The value of a variable in a rules text."""


class Range(msgspec.Struct, frozen=True, tag="number"):
    """A whole number from low to high."""

    low: int
    high: int

    def read(self, key: str, value: object) -> int:
        """The number behind a value from a person or a file."""
        if isinstance(value, str) and value.strip().removeprefix("-").isdecimal() and len(value) < 12:
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int):
            raise OptionError("options.not-a-number", key=key, value=_shown(value))
        if not self.low <= value <= self.high:
            raise OptionError("options.range", key=key, low=self.low, high=self.high, value=_shown(value))
        return value


class OneOf(msgspec.Struct, frozen=True, tag="choice"):
    """One word of a few."""

    words: tuple[str, ...]

    def read(self, key: str, value: object) -> str:
        """The word behind a value from a person or a file."""
        if value not in self.words:
            raise OptionError("options.choice", key=key, allowed=", ".join(self.words), value=_shown(value))
        return str(value)


class Switch(msgspec.Struct, frozen=True, tag="switch"):
    """Yes or no."""

    def read(self, key: str, value: object) -> bool:
        """The truth behind a value from a person or a file."""
        known = {"yes": True, "no": False, "true": True, "false": False, "1": True, "0": False}
        if isinstance(value, str):
            value = known.get(value.strip().casefold(), value)
        if not isinstance(value, bool):
            raise OptionError("options.choice", key=key, allowed="yes, no", value=_shown(value))
        return value


class ListOf(msgspec.Struct, frozen=True, tag="list"):
    """Some words of a few, in order; a word may come again."""

    words: tuple[str, ...]
    low: int
    high: int

    def read(self, key: str, value: object) -> tuple[str, ...]:
        """The words behind a value from a person (between commas) or a file (a list)."""
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
        """The word behind a value from a person or a file; whether the seat exists is asked later."""
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
    """What the rules play by where nobody chose."""
    table_default: Any
    """What a table with a person at it plays by where nobody chose; the same, unless the game says otherwise."""


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """The options every game has; a game adds its own as fields annotated with their kind."""

    title: ClassVar[str]
    """The name of the game."""
    seats: ClassVar[tuple[int, int]]
    """The fewest and the most players."""
    table_defaults: ClassVar[Mapping[str, object]] = {}
    """Other defaults, by key, for a table with a person at it: people with a clock may play what solvers cannot."""

    players: int
    first: Annotated[str, Starter()] = DRAW

    def __post_init__(self) -> None:
        """Refuse what makes no game, however the options were made."""
        low, high = self.seats
        if isinstance(self.players, bool) or not isinstance(self.players, int) or not low <= self.players <= high:
            raise OptionError("options.players", game=self.title, low=low, high=high, value=_shown(self.players))
        for info in self.describe():
            force_setattr(self, info.key, info.kind.read(info.key, getattr(self, info.key)))
        if self.first != DRAW and int(self.first) >= self.players:
            raise OptionError("options.first", value=self.first)
        self.check()

    def check(self) -> None:
        """What a game has to say about options that do not go together."""

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
            infos.append(OptionInfo(field.name, get_args(hint)[1], field.default, usual))
        return tuple(infos)

    @classmethod
    def read(cls, players: object, given: Mapping[str, object] | None = None) -> Self:
        """Options from what a person typed or a file holds.

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

        A game adds what follows from its options, such as the number of games of a series, so that no text and no
        client has to know the rule behind it.
        """
        found: dict[str, Fact] = {}
        for key, value in msgspec.structs.asdict(self).items():
            if isinstance(value, tuple):
                found[f"{key}Count"] = len(value)
            else:
                found[key] = ("no", "yes")[value] if isinstance(value, bool) else value
        return found

    def to_dict(self) -> dict[str, Any]:
        """Everything as plain data; `read` takes it back (players apart)."""
        return {
            key: list(value) if isinstance(value, tuple) else value
            for key, value in msgspec.structs.asdict(self).items()
        }


def pairs(texts: Iterable[str]) -> dict[str, object]:
    """The options a person typed as `key=value`."""
    result: dict[str, object] = {}
    for text in texts:
        key, sign, value = text.partition("=")
        if not sign or not key.strip():
            raise OptionError("options.pair", text=_shown(text))
        result[key.strip()] = value.strip()
    return result


def _shown(value: object) -> Detail:
    """A value for an error message: short, whatever came in."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value if abs(value) < 10**12 else "a very large number"
    text = " ".join(str(value).split()) or "nothing"
    return text if len(text) <= 60 else text[:57] + "..."
