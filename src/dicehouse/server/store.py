"""The interface of a store: tables and their logs. Appends are atomic, durable, and never overwrite each other."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from math import inf
from typing import TypeAlias

import msgspec

from dicehouse.server.storage_health import StorageHealth

SECRET_BYTES = 32


class TableRow(msgspec.Struct, frozen=True):
    """A table as it was opened. Nothing in it changes, except that its code expires."""

    id: str
    code: str
    """A short code for typing; empty once it has expired."""
    spec: bytes
    """A `TableSpec` as JSON."""
    seed: str
    """The secret seed of the dice. It is used for the rolls of this table only, or of all tables of one day."""
    host: str
    """The hash of the host's token."""
    listed: bool
    opened: float


class Stored(msgspec.Struct, frozen=True):
    """One entry of a log."""

    number: int
    """1 for the first of a table."""
    at: float
    body: bytes


class Listing(msgspec.Struct, frozen=True):
    """What a list of tables shows of one; written together with the entries that change it."""

    free: int
    """Seats that are free."""
    phase: str
    """open, playing, over or closed."""


class Summary(msgspec.Struct, frozen=True):
    """A table without its log, for going through all of them."""

    cursor: int | str
    """The next page of summaries begins after it."""
    id: str
    code: str
    spec: bytes
    listed: bool
    opened: float
    free: int
    phase: str
    erased: int
    """The number of the entry up to which chat messages are erased."""
    number: int
    """Of the last entry."""
    touched: float
    """When that was written."""


class Ban(msgspec.Struct, frozen=True):
    """Addresses that may not connect."""

    network: str
    """In CIDR notation, such as 203.0.113.7/32 or 2001:db8::/64."""
    until: float | None
    """When it ends; None: never."""
    why: str
    at: float
    """When it was decided."""


class StorageFigures(msgspec.Struct, frozen=True):
    """How much a store holds."""

    tables: dict[str, int]
    """By phase."""
    entries: int
    bytes: int
    unused: int
    """Bytes of these that are free for reuse."""
    bans: int
    oldest: float | None
    """When the oldest table was opened."""


class CodeTaken(Exception):  # noqa: N818 - not an error: the next code is tried
    """Another table has this code."""


class Unavailable(Exception):  # noqa: N818 - the storage may come back
    """The storage does not answer; nothing was written, or it is not known whether something was."""


AppendCallback: TypeAlias = Callable[[bool | BaseException], None]
"""Gets the result of an append: True, False where another writer was first, or why the result is unknown."""


class Store(ABC):
    """Where tables and their logs are stored."""

    def __init__(self) -> None:
        self.health = StorageHealth()
        self._appends: set[asyncio.Future[bool]] = set()

    @abstractmethod
    async def open(self) -> None:
        """Connect."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun, and disconnect."""

    @abstractmethod
    async def ping(self) -> None:
        """Read something, or raise `Unavailable`."""

    @abstractmethod
    async def probe(self) -> None:
        """Write some test data durably, or raise `Unavailable`."""

    @abstractmethod
    async def create(self, row: TableRow, listing: Listing, bodies: list[bytes]) -> None:
        """Store a new table with its first entries, which have the time of its opening; raises `CodeTaken`."""

    @abstractmethod
    async def table(self, id: str) -> TableRow | None:
        """The table of an id."""

    @abstractmethod
    async def find(self, code: str) -> str | None:
        """The table id of a code."""

    @abstractmethod
    def append(
        self, table: str, after: int, at: float, bodies: list[bytes], listing: Listing | None
    ) -> Awaitable[bool]:
        """Append entries after the entry with this number, all or none, durably.

        Returns:
            False where another writer was first: there is an entry after that number already.
        """

    def append_callback(
        self, table: str, after: int, at: float, bodies: list[bytes], listing: Listing | None, callback: AppendCallback
    ) -> None:
        """Start an append without waiting for it; the callback is called in the loop."""

        def ended(future: "asyncio.Future[bool]") -> None:
            self._appends.discard(future)
            if future.cancelled():
                callback(asyncio.CancelledError())
            else:
                error = future.exception()
                callback(future.result() if error is None else error)

        future = asyncio.ensure_future(self.append(table, after, at, bodies, listing))
        self._appends.add(future)  # the loop holds tasks by weak references only
        future.add_done_callback(ended)

    @abstractmethod
    async def read(
        self, table: str, after: int, *, before: int | None = None, last: int | None = None, words: bool = True
    ) -> list[Stored]:
        """Entries of a table, in order.

        Args:
            table: its id.
            after: only entries with a higher number.
            before: only entries with a lower number.
            last: at most this many, the newest.
            words: include chat messages; games, bots and records do not need them.
        """

    # deletion, and everything that goes through all tables

    @abstractmethod
    async def delete(self, ids: Sequence[str], before: float = inf) -> list[str]:
        """Make tables unreachable at once; gives those that existed and were unchanged since `before`.

        They cannot be found or appended to any more. `wipe` removes their content.
        """

    @abstractmethod
    async def wipe(self, most: int) -> bool:
        """Remove the content of at most `most` entries of deleted tables; gives whether there is more."""

    @abstractmethod
    async def seal(self) -> bool:
        """Remove deleted content from journals; gives whether that was possible now."""

    @abstractmethod
    async def reclaim(self, most: int) -> bool:
        """Free the space of at most `most` deleted rows; gives whether there is more to look at."""

    @abstractmethod
    async def free_codes(self, ids: Sequence[str]) -> None:
        """Let the codes of tables expire, so that other tables may get them."""

    @abstractmethod
    async def erase(self, id: str, before: float, without: Callable[[bytes], bytes | None]) -> int:
        """Replace entries of a table that were written before a time; gives how many.

        Args:
            id: the table.
            before: later entries stay.
            without: gives the replacement of an entry, not longer than the entry; None: it stays.
        """

    @abstractmethod
    async def summaries(self, after: int | str | None, most: int) -> list[Summary]:
        """A page of all tables, in a fixed order."""

    @abstractmethod
    async def heads(self, ids: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables; deleted tables are left out."""

    @abstractmethod
    async def revision(self) -> int:
        """A number that changes when tables are deleted, closed by an operator, or addresses banned."""

    @abstractmethod
    async def touch(self) -> None:
        """Change the revision."""

    @abstractmethod
    async def lease(self, name: str, holder: str, seconds: float) -> bool:
        """Take or renew a lease that one node at a time may hold; gives whether the holder has it now."""

    @abstractmethod
    async def secret(self, name: str) -> bytes:
        """A secret of the house, 32 bytes: drawn when it is asked for first, and the same for all nodes ever after."""

    @abstractmethod
    async def bans(self) -> list[Ban]:
        """All bans."""

    @abstractmethod
    async def ban(self, one: Ban) -> None:
        """Store a ban; it replaces one of the same network."""

    @abstractmethod
    async def unban(self, network: str) -> bool:
        """Lift a ban; gives whether there was one."""

    @abstractmethod
    async def figures(self) -> StorageFigures:
        """How much there is."""
