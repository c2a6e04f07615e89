"""What any storage owes the tables: a log that two writers cannot both extend, durable before it says so."""

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeAlias

import msgspec


class TableRow(msgspec.Struct, frozen=True):
    """A table as it was opened; nothing in it ever changes."""

    id: str
    code: str
    """Short, for people who type."""
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
    """open, playing or over."""


class CodeTaken(Exception):  # noqa: N818 - not an error: the next code is tried
    """Another table has this code."""


class Unavailable(Exception):  # noqa: N818 - the storage may come back
    """The storage does not answer; nothing was written, or it is not known whether something was."""


Then: TypeAlias = Callable[[bool | BaseException], None]
"""Is told what became of a change: made, not made, or why that is not known."""


class Store(Protocol):
    """Where tables and their logs are kept."""

    async def open(self) -> None:
        """Get ready."""

    async def close(self) -> None:
        """Finish what was begun and let go."""

    async def ping(self) -> None:
        """Answer, or raise `Unavailable`."""

    async def create(self, row: TableRow, standing: Standing, bodies: list[bytes]) -> None:
        """Keep a new table with its first entries, written when it was opened; raises `CodeTaken`."""

    async def table(self, id: str) -> TableRow | None:  # noqa: A002 - the word for it
        """The table of an id."""

    async def find(self, code: str) -> str | None:
        """The id behind a code."""

    async def listed(self, limit: int) -> list[tuple[TableRow, Standing]]:
        """Listed tables with free seats, newest first."""

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
