"""What any storage owes the tables: a log that two writers cannot both extend, durable before it says so."""

from collections.abc import Awaitable, Callable, Sequence
from math import inf
from typing import Protocol, TypeAlias

import msgspec

from dicehouse.server.storage_health import StorageHealth


class TableRow(msgspec.Struct, frozen=True):
    """A table as it was opened; nothing in it ever changes, but that its code is taken away one day."""

    id: str
    code: str
    """Short, for people who type; empty once it leads here no longer."""
    spec: bytes
    """What is played, how and by whom: a `TableSpec` as JSON."""
    seed: str
    """The secret behind the dice. It leaves the store for the rolls of this table and for nothing else."""
    host: str
    """The hash of the token of whoever opened it."""
    listed: bool
    opened: float


class Stored(msgspec.Struct, frozen=True):
    """One entry of a log."""

    number: int
    """1 for the first of a table."""
    at: float
    body: bytes


class Standing(msgspec.Struct, frozen=True):
    """What a list of tables shows of one; written together with the entries that change it."""

    free: int
    """Seats that are free."""
    phase: str
    """open, playing, over or closed."""


class Summary(msgspec.Struct, frozen=True):
    """A table as whoever looks through all of them sees it."""

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
    """Up to the entry of this number nothing is left of what was said."""
    number: int
    """Of the last entry."""
    touched: float
    """When that was written."""


class Ban(msgspec.Struct, frozen=True):
    """Addresses that may not connect."""

    network: str
    """In the usual notation, such as 203.0.113.7/32 or 2001:db8::/64."""
    until: float | None
    """When it ends; None: never."""
    why: str
    at: float
    """When it was decided."""


class HouseFigures(msgspec.Struct, frozen=True):
    """How much a storage holds."""

    tables: dict[str, int]
    """By phase."""
    entries: int
    bytes: int
    unused: int
    """Bytes of these that wait to be used again."""
    bans: int
    oldest: float | None
    """When the oldest table was opened."""


class CodeTaken(Exception):  # noqa: N818 - not an error: the next code is tried
    """Another table has this code."""


class Unavailable(Exception):  # noqa: N818 - the storage may come back
    """The storage does not answer; nothing was written, or it is not known whether something was."""


Then: TypeAlias = Callable[[bool | BaseException], None]
"""Is told what became of a change: made, not made, or why that is not known."""


class Store(Protocol):
    """Where tables and their logs are kept."""

    health: StorageHealth

    async def open(self) -> None:
        """Get ready."""

    async def close(self) -> None:
        """Finish what was begun and let go."""

    async def ping(self) -> None:
        """Answer, or raise `Unavailable`."""

    async def probe(self) -> None:
        """Write something durably that nobody reads, or raise `Unavailable`."""

    async def create(self, row: TableRow, standing: Standing, bodies: list[bytes]) -> None:
        """Keep a new table with its first entries, written when it was opened; raises `CodeTaken`."""

    async def table(self, id: str) -> TableRow | None:  # noqa: A002 - the word for it
        """The table of an id."""

    async def find(self, code: str) -> str | None:
        """The id behind a code."""

    def append(
        self, table: str, after: int, at: float, bodies: list[bytes], standing: Standing | None
    ) -> Awaitable[bool]:
        """Add entries after the entry with this number, all or none, durably.

        Returns:
            False where somebody else was faster: the log goes on already.
        """

    def add(
        self, table: str, after: int, at: float, bodies: list[bytes], standing: Standing | None, then: Then
    ) -> None:
        """The same for whoever does not wait: `then` is told later, in the loop."""

    async def read(
        self, table: str, after: int, *, before: int | None = None, last: int | None = None, words: bool = True
    ) -> list[Stored]:
        """Entries of a table, in order.

        Args:
            table: its id.
            after: only those with a higher number.
            before: only those with a lower number.
            last: only so many, the newest.
            words: also what was said; games, bots and records need none of it.
        """

    # what removes things, and looks through everything

    async def delete(self, ids: Sequence[str], before: float = inf) -> list[str]:
        """Take tables away from everybody, at once; gives those that were there and untouched since `before`.

        Nobody finds them or adds to their logs any more. What is left of their content goes with `wipe`.
        """

    async def wipe(self, most: int) -> bool:
        """Remove the content of up to so many entries of deleted tables; gives whether there is more."""

    async def seal(self) -> bool:
        """Remove what journals still hold of deleted content; gives whether that was possible now."""

    async def reclaim(self, most: int) -> bool:
        """Give room back that deleted content takes, up to so many rows; gives whether there is more to look at."""

    async def free_codes(self, ids: Sequence[str]) -> None:
        """Let codes lead nowhere any more, and be given to other tables."""

    async def erase(self, id: str, before: float, without: Callable[[bytes], bytes | None]) -> int:  # noqa: A002
        """Replace entries of a table that were written before a time; gives how many.

        Args:
            id: the table.
            before: later entries stay.
            without: what is to stand in the place of an entry, not longer than it was; None: it stays.
        """

    async def summaries(self, after: int | str | None, most: int) -> list[Summary]:
        """A page of all tables, in a fixed order."""

    async def ends(self, ids: Sequence[str]) -> dict[str, int]:
        """How far the logs of those tables go that are still there."""

    async def revision(self) -> int:
        """A number that changes when tables are deleted, closed by an operator, or addresses banned."""

    async def touch(self) -> None:
        """Change that number."""

    async def lease(self, name: str, holder: str, seconds: float) -> bool:
        """Whether the holder may do something that one node does at a time, for so long from now."""

    async def bans(self) -> list[Ban]:
        """All bans."""

    async def ban(self, one: Ban) -> None:
        """Keep a ban; one of the same network before it is replaced."""

    async def unban(self, network: str) -> bool:
        """Lift a ban; gives whether there was one."""

    async def figures(self) -> HouseFigures:
        """How much there is."""
