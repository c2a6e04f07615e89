"""The record of a table's game, from the entries of its log."""

from collections.abc import Iterable
from datetime import UTC, datetime

from dicehouse.core.record import (
    BEGAN,
    ActLine,
    DiceLine,
    Header,
    Line,
    OutcomeLine,
    Record,
    RevealLine,
    RollLine,
    SeatInfo,
)
from dicehouse.dice import NO_STRING
from dicehouse.kit.bot_nicknames import company_by_seat
from dicehouse.kit.plain_messages import PlainMessages
from dicehouse.server.daily import may_reveal
from dicehouse.server.entries import Acted, Began, Corrected, Ended, Entry, Moved, Rolled
from dicehouse.server.table import Table


def record_of(table: Table, log: Iterable[Entry], began: float | None = None) -> Record:
    """The record of a table's game from the entries of its log. It holds secrets until the game is over.

    The seed of a game of the day is in it once that day is over.

    Args:
        table: where it is played.
        log: its entries.
        began: when it began, where that is known, in seconds since 1970.
    """
    called = company_by_seat(
        PlainMessages(table.game.package()), [(one.name, one.level) if one else ("", "") for one in table.seats]
    )
    people = {one.name for one in table.seats if one}
    names = {seat: name for seat, name in called.items() if name not in people}
    seats = tuple(
        SeatInfo(names.get(seat, one.name), one.level or None) if one else SeatInfo("-")
        for seat, one in enumerate(table.seats)
    )
    lines: list[Line] = []
    for entry in log:
        if isinstance(entry, Corrected):  # in the place of the roll and those after it, which are the last lines
            del lines[len(lines) - 1 - entry.back :]
        lines += _lines_of(table, entry)
    about = {} if began is None else {BEGAN: datetime.fromtimestamp(began, UTC).isoformat(timespec="seconds")}
    return Record(Header.of(table.game, seats, about), lines)


def _lines_of(table: Table, entry: Entry) -> tuple[Line, ...]:
    """The lines of a record that stand for an entry; none for one that is not of the game."""
    match entry:
        case Began() if table.spec.real:
            return (DiceLine("hand"),)
        case Began(commitment=""):
            return (DiceLine("elsewhere"),)
        case Moved(commitment=commitment) if not table.spec.real:
            return (DiceLine("fair", commitment, (NO_STRING,) * table.game.players),)
        case Began(commitment=commitment) if table.spec.daily:
            return (DiceLine("daily", commitment, day=table.spec.daily),)
        case Began(commitment=commitment, strings=strings, pledges=pledges):
            return (DiceLine("fair", commitment, strings, pledges),)
        case Acted(seat=seat, act=act, events=events):
            return (ActLine(seat, act, events),)
        case Rolled(roll=roll, events=events) | Corrected(roll=roll, events=events):
            return (RollLine(roll, events),)
        case Ended(outcome=outcome):
            sealed = table.spec.real or not may_reveal(table.spec.daily)
            return (OutcomeLine(outcome), *(() if sealed else (RevealLine(table.reveal_seed()),)))
        case _:
            return ()
