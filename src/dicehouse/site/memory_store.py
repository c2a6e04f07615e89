"""A store in memory, for one node: the house of one browser. The page keeps each table as a text."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from math import inf
from secrets import token_bytes

import msgspec

from dicehouse.server.entries import WORDS
from dicehouse.server.store import (
    SECRET_BYTES,
    AppendCallback,
    Ban,
    CodeTaken,
    Listing,
    StorageFigures,
    Store,
    Stored,
    Summary,
    TableRow,
)
from dicehouse.site.kept_tables import KeptTable, write_kept

OnChange = Callable[[str, str | None], None]
"""Gets the id of a table that changed, and its text; None where it was deleted."""


class MemoryStore(Store):
    """Tables and their logs in memory. What is appended counts as durable at once; the page writes it soon after.

    Args:
        changed: gets a table some time after it changed, once for several changes that follow each other.
        secrets: secrets that are no secrets: the same in every such store, by name.
    """

    def __init__(self, changed: OnChange, secrets: dict[str, bytes] | None = None) -> None:
        super().__init__()
        self._changed = changed
        self._tables: dict[str, KeptTable] = {}
        self._codes: dict[str, str] = {}
        self._secrets = dict(secrets or {})
        self._bans: dict[str, Ban] = {}
        self._revision = 0
        self._dirty: dict[str, None] = {}
        self._telling: asyncio.Handle | None = None

    # keeping

    def put(self, kept: KeptTable, *, note: bool = False) -> None:
        """Take in a table of an earlier visit, or one that is to be told as changed."""
        if self._codes.get(kept.row.code, kept.row.id) != kept.row.id:
            kept.row = msgspec.structs.replace(kept.row, code="")  # another table has it
        self._tables[kept.row.id] = kept
        if note:
            self._note(kept.row.id)
        if kept.row.code:
            self._codes[kept.row.code] = kept.row.id

    def kept(self, id: str) -> KeptTable | None:
        """A table with its log."""
        return self._tables.get(id)

    def tell(self) -> None:
        """Tell of all changes that were not told yet."""
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None
        dirty, self._dirty = self._dirty, {}
        for id in dirty:
            kept = self._tables.get(id)
            self._changed(id, None if kept is None else write_kept(kept))

    def _note(self, id: str) -> None:
        self._dirty[id] = None
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_soon(self.tell)

    # tables

    async def open(self) -> None:
        """No-op."""

    async def close(self) -> None:
        """Tell of what was not told yet."""
        self.tell()

    async def ping(self) -> None:
        """No-op."""

    async def probe(self) -> None:
        """Memory can always be written."""
        self.health.proved()

    async def create(self, row: TableRow, listing: Listing, bodies: list[bytes]) -> None:
        """Store a new table with its first entries."""
        if row.id in self._tables or row.code in self._codes:
            raise CodeTaken
        entries = [Stored(number, row.opened, body) for number, body in enumerate(bodies, start=1)]
        self.put(KeptTable(row, entries, listing), note=True)

    async def table(self, id: str) -> TableRow | None:
        """The table of an id."""
        kept = self._tables.get(id)
        return None if kept is None else kept.row

    async def find(self, code: str) -> str | None:
        """The table id of a code."""
        return self._codes.get(code)

    def append(
        self, table: str, after: int, at: float, bodies: list[bytes], listing: Listing | None
    ) -> Awaitable[bool]:
        """Append entries, all or none."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        done.set_result(self._append(table, after, at, bodies, listing))
        return done

    def append_callback(
        self, table: str, after: int, at: float, bodies: list[bytes], listing: Listing | None, callback: AppendCallback
    ) -> None:
        """Append without a future."""
        asyncio.get_running_loop().call_soon(callback, self._append(table, after, at, bodies, listing))

    def _append(self, table: str, after: int, at: float, bodies: list[bytes], listing: Listing | None) -> bool:
        kept = self._tables.get(table)
        if kept is None or len(kept.entries) != after:
            return False
        kept.entries += [Stored(number, at, body) for number, body in enumerate(bodies, start=after + 1)]
        if listing is not None:
            kept.listing = listing
        self._note(table)
        return True

    async def read(
        self, table: str, after: int, *, before: int | None = None, last: int | None = None, words: bool = True
    ) -> list[Stored]:
        """Entries of a table, in order."""
        kept = self._tables.get(table)
        if kept is None:
            return []
        found = kept.entries[after : None if before is None else max(before - 1, 0)]
        if not words:
            found = [one for one in found if not one.body.startswith(WORDS)]
        return found if last is None else found[max(len(found) - last, 0) :]

    # deletion, and everything that goes through all tables

    async def delete(self, ids: Sequence[str], before: float = inf) -> list[str]:
        """Delete tables with everything that is in them."""
        gone = [id for id in ids if id in self._tables and self._tables[id].touched < before]
        for id in gone:
            self._codes.pop(self._tables.pop(id).row.code, None)
            self._note(id)
        self._revision += bool(gone)
        return gone

    async def wipe(self, most: int) -> bool:
        """Nothing is left to wipe."""
        return False

    async def seal(self) -> bool:
        """There is no journal."""
        return True

    async def reclaim(self, most: int) -> bool:
        """There is nothing to free."""
        return False

    async def free_codes(self, ids: Sequence[str]) -> None:
        """Let the codes of tables expire."""
        for id in ids:
            if (kept := self._tables.get(id)) is not None:
                self._codes.pop(kept.row.code, None)
                kept.row = msgspec.structs.replace(kept.row, code="")
                self._note(id)

    async def erase(self, id: str, before: float, without: Callable[[bytes], bytes | None]) -> int:
        """Replace entries of a table that were written before a time."""
        kept, erased = self._tables.get(id), 0
        if kept is None:
            return 0
        for place, one in enumerate(kept.entries):
            if one.at < before and (body := without(one.body)) is not None:
                kept.entries[place] = Stored(one.number, one.at, body)
                erased += 1
        if erased:
            self._note(id)
        return erased

    async def summaries(self, after: int | str | None, most: int) -> list[Summary]:
        """All tables, by their ids."""
        ids = sorted(id for id in self._tables if after is None or id > str(after))[:most]
        return [self._summary(self._tables[id]) for id in ids]

    def _summary(self, kept: KeptTable) -> Summary:
        row, listing = kept.row, kept.listing
        number = len(kept.entries)
        return Summary(
            row.id,
            row.id,
            row.code,
            row.spec,
            row.listed,
            row.opened,
            listing.free,
            listing.phase,
            0,
            number,
            kept.touched,
        )

    async def heads(self, ids: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each table that exists."""
        return {id: len(self._tables[id].entries) for id in ids if id in self._tables}

    async def revision(self) -> int:
        """Changes when tables are deleted, or addresses banned."""
        return self._revision

    async def touch(self) -> None:
        """Change the revision."""
        self._revision += 1

    async def lease(self, name: str, holder: str, seconds: float) -> bool:
        """Always given: there is one node."""
        return True

    async def secret(self, name: str) -> bytes:
        """A secret of the house."""
        return self._secrets.setdefault(name, token_bytes(SECRET_BYTES))

    async def bans(self) -> list[Ban]:
        """All bans."""
        return list(self._bans.values())

    async def ban(self, one: Ban) -> None:
        """Store a ban."""
        self._bans[one.network] = one
        self._revision += 1

    async def unban(self, network: str) -> bool:
        """Lift a ban."""
        self._revision += 1
        return self._bans.pop(network, None) is not None

    async def figures(self) -> StorageFigures:
        """How much there is."""
        phases: dict[str, int] = {}
        for kept in self._tables.values():
            phases[kept.listing.phase] = phases.get(kept.listing.phase, 0) + 1
        entries = [one for kept in self._tables.values() for one in kept.entries]
        oldest = min((kept.row.opened for kept in self._tables.values()), default=None)
        size = sum(len(one.body) for one in entries)
        return StorageFigures(phases, len(entries), size, 0, len(self._bans), oldest)
