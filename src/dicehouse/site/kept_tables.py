"""A table as a text: how the page keeps it. It holds secrets: the seed of the dice, and everything that is hidden."""

from itertools import pairwise

import msgspec

from dicehouse.core.errors import DicehouseError, RecordError
from dicehouse.dice import FairSeed
from dicehouse.server.entries import MOVES, read_entry
from dicehouse.server.store import Listing, Stored, TableRow
from dicehouse.server.table import Table
from dicehouse.server.table_rules import read_spec, shared_rules

VERSION = 1
"""Of the text."""
LARGEST = 8 * 1024 * 1024
"""Characters of a text that is read."""


class KeptTable:
    """A table with its log.

    Args:
        row: the table as it was opened.
        entries: of the log; they are numbered from 1 without gaps.
        listing: what a list of tables shows.
    """

    __slots__ = ("entries", "listing", "row")

    def __init__(self, row: TableRow, entries: list[Stored], listing: Listing) -> None:
        self.row, self.entries, self.listing = row, entries, listing

    @property
    def touched(self) -> float:
        """When the last entry was written."""
        return self.entries[-1].at if self.entries else self.row.opened


class _Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text, as JSON."""

    dicehouse: int
    """The version."""
    id: str
    code: str
    seed: str
    host: str
    listed: bool
    opened: float
    free: int
    phase: str
    spec: msgspec.Raw
    times: list[float]
    entries: list[msgspec.Raw]


def write_kept(kept: KeptTable) -> str:
    """A table as a text."""
    row = kept.row
    text = _Text(
        VERSION,
        row.id,
        row.code,
        row.seed,
        row.host,
        row.listed,
        row.opened,
        kept.listing.free,
        kept.listing.phase,
        msgspec.Raw(row.spec),
        [one.at for one in kept.entries],
        [msgspec.Raw(one.body) for one in kept.entries],
    )
    return msgspec.json.encode(text).decode()


def read_kept(text: str) -> KeptTable:
    """Read a text, and play its log again, so that what is damaged is found now.

    Raises:
        RecordError: it is no such text, of another version, or its log cannot have come about by the rules.
    """
    kept = _parse(text)
    check_log(kept)
    return kept


def check_log(kept: KeptTable) -> Table:
    """The table that a log makes, every entry played by the rules again: rolls must be due, events must be the same.

    Raises:
        RecordError: an entry cannot follow those before it.
    """
    number = 0
    try:
        spec = read_spec(kept.row.spec)
        table = Table(shared_rules(spec.game, spec.options), spec, FairSeed.from_hex(kept.row.seed))
        for one in kept.entries:
            number = one.number
            entry = read_entry(one.body)
            step = table.step(entry)
            if isinstance(entry, MOVES) and entry.events != tuple(map(table.game.events.write, step.events)):
                raise ValueError  # the rules make other events of it
            table.apply(step, one.at)
    except (DicehouseError, msgspec.MsgspecError, ValueError, TypeError, LookupError, AssertionError, AttributeError):
        raise RecordError("record.kept", reason=f"entry {number} cannot be played") from None
    return table


def _parse(text: str) -> KeptTable:
    if len(text) > LARGEST:
        raise RecordError("record.kept", reason="it is too long")
    try:
        found = msgspec.json.decode(text, type=_Text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RecordError("record.kept", reason=str(error)[:200]) from None
    if found.dicehouse != VERSION:
        raise RecordError("record.kept", reason=f"it is of version {found.dicehouse}, not {VERSION}")
    if len(found.times) != len(found.entries) or any(one > two for one, two in pairwise(found.times)):
        raise RecordError("record.kept", reason="the times of its entries make no sense")
    row = TableRow(found.id, found.code, bytes(found.spec), found.seed, found.host, found.listed, found.opened)
    pairs = zip(found.times, found.entries, strict=True)
    entries = [Stored(number, at, bytes(body)) for number, (at, body) in enumerate(pairs, start=1)]
    return KeptTable(row, entries, Listing(found.free, found.phase))
