"""The record of a table's game, from the entries of its log."""

from collections.abc import Iterable

from dicehouse.core.record import ActLine, DiceLine, Header, Line, OutcomeLine, Record, RevealLine, RollLine, SeatInfo
from dicehouse.dice import NO_STRING
from dicehouse.kit.bot_nicknames import company_by_seat
from dicehouse.kit.plain_messages import PlainMessages
from dicehouse.server.daily import may_reveal
from dicehouse.server.entries import Acted, Began, Corrected, Ended, Entry, Moved, Rolled
from dicehouse.server.table import Table


def record_of(table: Table, log: Iterable[Entry]) -> Record:
    """The record of a table's game from the entries of its log. It holds secrets until the game is over.

    The seed of a game of the day is in it once that day is over.
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
        if isinstance(entry, Corrected):  # in the place of the roll, which is the last line
            lines.pop()
        lines += _lines_of(table, entry)
    return Record(Header.of(table.game, seats), lines)


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
