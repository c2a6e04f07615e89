"""Records: one text format for a running or finished game, one JSON object a line.

The first line is a header with the game, its options and the players. Then follow, in order: `dice` (the dice source
used from here on), `roll`, `act`, and at the end `outcome` and `reveal` (the seed of fair dice). Rolls and actions
determine the game; the `events` beside them are derived from them, for people to read and for replay to check.
"""

from typing import Any, ClassVar, Literal, TypeAlias

import msgspec

from dicehouse.core.errors import RecordError
from dicehouse.core.game import AnyGame, Outcome

FORMAT = 1
"""The version of the format. A reader refuses a version it does not know."""


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The player of a seat."""

    name: str
    bot: str | None = None
    """The level of the bot that plays here; None for a person."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line."""

    dicehouse: int
    game: str
    rules: int
    options: dict[str, Any]
    """All options, the number of players among them."""
    seats: tuple[SeatInfo, ...]
    about: dict[str, str] = {}
    """Anything a person may want to know: date, place, event."""

    @classmethod
    def of(cls, game: AnyGame, seats: tuple[SeatInfo, ...], about: dict[str, str] | None = None) -> "Header":
        """The header of a record of this game, in the format and by the rules of today."""
        return cls(FORMAT, game.name, game.version, game.options.to_dict(), seats, about or {})


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    key: ClassVar[str]
    """The field by which this kind of line is recognised."""


BEGAN = "began"
"""The note of a header that says when the game began: a time with its zone, as in ISO 8601."""


class DiceLine(_Line, frozen=True):
    """The dice source used from here on."""

    key = "dice"
    dice: Literal["fair", "daily", "seeded", "scripted", "hand", "elsewhere"]
    """The kind of source; `elsewhere`: another house threw them, before the game was brought to this one."""
    commitment: str = ""
    """Fair dice and dice of a day: the hash of the seed, published before the first roll."""
    strings: tuple[str, ...] = ()
    """Fair dice: what each seat added, in the order of the seats; `-` where it added nothing."""
    pledges: tuple[str, ...] = ()
    """Fair dice: the SHA-256 of each seat's string, given before any was revealed; empty where a seat gave none."""
    day: str = ""
    """Dice of a day: its date, as 2026-11-16; the n-th throw of each die is the same in all games of that day."""


class RollLine(_Line, frozen=True):
    """The dice that were due landed."""

    key = "roll"
    roll: str
    """The faces, separated by spaces."""
    events: tuple[str, ...] | None = None


class ActLine(_Line, frozen=True):
    """A seat acted."""

    key = "act"
    seat: int
    act: str
    events: tuple[str, ...] | None = None


class OutcomeLine(_Line, frozen=True):
    """The game is over."""

    key = "outcome"
    outcome: Outcome


class RevealLine(_Line, frozen=True):
    """The seed of the last `dice` line, revealed when the game is over."""

    key = "reveal"
    reveal: str


Line: TypeAlias = DiceLine | RollLine | ActLine | OutcomeLine | RevealLine
_KINDS: tuple[type[Line], ...] = (DiceLine, RollLine, ActLine, OutcomeLine, RevealLine)


class Record(msgspec.Struct):
    """A whole record. Line n of the text is `lines[n - 2]`."""

    header: Header
    lines: list[Line]

    def write(self) -> str:
        """The text, one line each."""
        return "".join(write_line(line) for line in (self.header, *self.lines))

    @classmethod
    def read(cls, text: str) -> "Record":
        """Parse a record.

        A last line that was cut off while it was written (no line end, no JSON) is ignored.

        Raises:
            RecordError: with the number of the line that is wrong.
        """
        raw = text.split("\n")
        torn = raw.pop()
        if torn.strip() and _is_json(torn):
            raw.append(torn)
        if not raw:
            raise RecordError("record.empty")
        return cls(_read_header(raw[0]), [_read_line(number, line) for number, line in enumerate(raw[1:], start=2)])


def write_line(line: Header | Line) -> str:
    """One line of a record, line end included."""
    return msgspec.json.encode(line).decode() + "\n"


def _read_header(text: str) -> Header:
    try:
        found = _decode(1, text)
    except RecordError:
        raise RecordError("record.header", reason="it is not JSON") from None
    if not isinstance(found, dict) or "dicehouse" not in found:
        raise RecordError("record.header", reason='it has no "dicehouse" field')
    if found["dicehouse"] != FORMAT:
        raise RecordError("record.version", version=str(found["dicehouse"])[:20], known=FORMAT)
    try:
        return msgspec.convert(found, Header)
    except msgspec.ValidationError as error:
        raise RecordError("record.header", reason=str(error)) from None


def _read_line(number: int, text: str) -> Line:
    found = _decode(number, text)
    kinds = [kind for kind in _KINDS if isinstance(found, dict) and kind.key in found]
    if len(kinds) != 1:
        expected = ", ".join(kind.key for kind in _KINDS)
        raise RecordError("record.line", line=number, reason=f"exactly one of {expected} is expected")
    try:
        return msgspec.convert(found, kinds[0])
    except msgspec.ValidationError as error:
        raise RecordError("record.line", line=number, reason=str(error)) from None


def _decode(number: int, text: str) -> object:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise RecordError("record.json", line=number, reason=str(error)) from None


def _is_json(text: str) -> bool:
    try:
        msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return False
    return True
