"""Notes of a client about a game, and their comparison with the record."""

from pathlib import Path
from typing import Any

import msgspec

from dicehouse.core.errors import DiceError
from dicehouse.core.match import Match
from dicehouse.core.record import DiceLine, Record, RollLine
from dicehouse.core.viewers import SPECTATOR
from dicehouse.games import replay


class Notes(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one client saw and sent during a game; clients write it as JSON."""

    game: str = ""
    """The name of the game; empty: not noted."""
    options: dict[str, Any] = {}
    """The options, on which the dice of a game depend."""
    commitment: str = ""
    """The first commitment that was shown; empty: not noted."""
    seat: int | None = None
    """The client's seat; None: not noted, or a spectator."""
    string: str = ""
    """The client's string; empty: it gave none."""
    pledges: tuple[str, ...] = ()
    """All pledges as shown before the client revealed its string; empty: not noted."""
    shown: tuple[tuple[str, ...], ...] | None = None
    """The events of every roll, in order, as shown to the client; None: not noted."""


def read_notes(path: Path) -> Notes:
    """Read a file of notes.

    Raises:
        DiceError: the file cannot be read as notes.
    """
    try:
        return msgspec.json.decode(path.read_bytes(), type=Notes)
    except (OSError, msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise DiceError("dice.notes", reason=str(error)[:200]) from None


def check_notes(record: Record, notes: Notes) -> None:
    """Compare a record whose dice were verified with the notes of a client.

    Raises:
        DiceError: at the first difference.
    """
    header = record.header
    if notes.game and (notes.game, notes.options) != (header.game, header.options):
        raise DiceError("dice.game-noted")
    *_, line = (DiceLine("fair"), *(line for line in record.lines if isinstance(line, DiceLine)))
    if notes.commitment and notes.commitment != line.commitment:
        raise DiceError("dice.commitment-noted", told=line.commitment, noted=notes.commitment[:80])
    if notes.seat is not None and not 0 <= notes.seat < len(header.seats):
        raise DiceError("dice.seat", seat=notes.seat)
    if notes.string:
        if notes.string not in line.strings:
            raise DiceError("dice.string-missing")
        if notes.seat is not None and line.strings[notes.seat] != notes.string:
            raise DiceError("dice.string-seat", seat=notes.seat)
    if notes.pledges:
        _check_pledges(line, notes.pledges)
    if notes.shown is not None:
        _check_shown(replay(record), notes.seat, notes.shown, _elsewhere(record))


def _check_pledges(line: DiceLine, noted: tuple[str, ...]) -> None:
    told = line.pledges or ("",) * len(line.strings)
    if len(noted) != len(told):
        raise DiceError("dice.pledges", players=len(told), pledges=len(noted))
    for seat, (one, other) in enumerate(zip(noted, told, strict=True)):
        if one != other:
            raise DiceError("dice.pledge-noted", seat=seat)


def _elsewhere(record: Record) -> int:
    """How many rolls another house made before the game was brought to the one with the dice that are checked."""
    places = [place for place, line in enumerate(record.lines) if isinstance(line, DiceLine)]
    if len(places) < 2:
        return 0
    return sum(isinstance(line, RollLine) for line in record.lines[: places[-1]])


def _check_shown(match: Match, seat: int | None, shown: tuple[tuple[str, ...], ...], elsewhere: int) -> None:
    viewer = SPECTATOR if seat is None else seat
    write = match.game.events.write
    right = [
        tuple(write(event.for_viewer(viewer)) for event in entry.events)
        for entry in match.entries
        if entry.seat is None
    ][elsewhere:]
    for roll, (noted, told) in enumerate(zip(shown, right, strict=False), start=1):
        if noted != told:
            raise DiceError("dice.shown", roll=roll, noted=", ".join(noted)[:200] or "-", told=", ".join(told) or "-")
    if len(shown) != len(right):
        raise DiceError("dice.shown-count", noted=len(shown), told=len(right))
