"""The logs of all tables in one SQLite file: one connection, for one thread.

The entries of all tables are stored in one append-only sequence. A commit writes a few pages at the end of the file,
however many tables it is about; with the entries clustered by table it would write a page for each. Every entry has
the position of the entry before it in its log (SQL column `before`), and the SQL table `ends` has the position of the
last entry, the head of the log, so a log is read from its head backwards. A trigger refuses an entry that does not
follow the head of its log: two writers cannot both win, whatever they have cached.
"""

import sqlite3
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import msgspec

from dicehouse.server.entries import WORDS
from dicehouse.server.sqlite_layout import PHASES, lookup_number, prepare
from dicehouse.server.store import Listing, Stored, TableRow

ROW = """
SELECT tables.id, CASE WHEN standings.code IS NULL THEN '' ELSE tables.code END, spec, seed, host, tables.listed,
    tables.opened, free, phase
  FROM standings JOIN tables ON tables.key = standings.key
"""
READ = """
WITH RECURSIVE log AS (
  SELECT entries.* FROM standings JOIN ends ON ends."table" = standings.key
    JOIN entries ON entries.place = ends.place
    WHERE standings.id = :table AND entries.number > :after
  UNION ALL
  SELECT entries.* FROM log JOIN entries ON entries.place = log.before WHERE entries.number > :after
) SELECT number, at, body FROM log
  WHERE number < :before AND (:words OR substr(body, 1, length(:said)) <> :said) LIMIT :last
"""
NO_END = 2**62
"""Larger than any number of entries."""
COLUMNS = 6
ANY_NUMBER, MOST_ROWS = 32, 256
"""INSERT statements exist for any number of rows up to the first, then for powers of two up to the second: few enough
to stay prepared."""
MOST_JOURNAL_PAGES = 4_000
"""Pages of the journal after which a commit copies into the file what `copy_journal` has not copied yet.

Only then can the journal begin anew while there is always somebody who writes.
"""
MOST_KNOWN = 20_000
"""How many heads of logs are cached."""

T = TypeVar("T")


class Create(msgspec.Struct, frozen=True, gc=False):
    """Creates a table with its first entries."""

    row: TableRow
    listing: Listing
    bodies: list[bytes]


class Append(msgspec.Struct, frozen=True, gc=False):
    """Appends entries to the log of a table."""

    table: str
    after: int
    """The number of the entry that they follow."""
    at: float
    bodies: list[bytes]
    listing: Listing | None


class Upkeep(msgspec.Struct, frozen=True, gc=False):
    """Any other change of the file."""

    work: Callable[[sqlite3.Connection], Any]
    """Makes the change; its result is the result of the write."""
    forgets: Sequence[str] = ()
    """The tables whose cached heads become invalid."""


Change: TypeAlias = Create | Append | Upkeep


class _Head(msgspec.Struct, frozen=True, gc=False):
    """The last entry of a log."""

    table: int
    number: int
    position: int


class SqliteLog:
    """One connection to the file. It must be used by one thread only."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._connection = sqlite3.connect(path, isolation_level=None, timeout=10)
        path.chmod(0o600)  # it contains seeds and hidden dice
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute("PRAGMA synchronous = FULL")
        self._connection.execute("PRAGMA secure_delete = ON")
        self._connection.execute(f"PRAGMA wal_autocheckpoint = {MOST_JOURNAL_PAGES}")
        self._heads: dict[str, _Head] = {}
        """The heads of logs that this connection wrote itself."""
        self._position: int | None = None
        """The last position in the file, where this connection wrote it."""

    def prepare(self) -> None:
        """Create what is missing; raises `sqlite3.Error` where the file is something else."""
        prepare(self._connection, self._path)

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()

    # writing

    def write(self, changes: list[Change]) -> list[Any]:
        """Make changes in one commit: all of them are durable when this returns; unknown where it raises.

        Returns:
            For each create or append whether it was made: not where a code is taken, or another writer was first. For
            upkeep the result of its work.
        """
        try:
            return self._write(changes)
        except sqlite3.IntegrityError:
            # another process wrote, so the cache was stale; it is empty now
            return self._write(changes)

    def _write(self, changes: list[Change]) -> list[Any]:
        try:
            heads: dict[str, _Head] = {}
            values: list[Any] = []
            made = [
                self._append(change, heads, values)
                if isinstance(change, Append)
                else self._change(change, heads, values)
                for change in changes
            ]
            self._insert(values)
            if self._connection.in_transaction:
                self._connection.execute("COMMIT")
        except BaseException:
            self._heads, self._position = {}, None
            self._roll_back()
            raise
        if len(self._heads) > MOST_KNOWN:
            self._heads.clear()
        self._heads.update(heads)
        return made

    def _change(self, change: Create | Upkeep, heads: dict[str, _Head], values: list[Any]) -> Any:
        if isinstance(change, Create):
            return self._create(change, heads, values)
        self._begin()
        self._insert(values)  # so that it sees the entries before it
        values.clear()
        for table in change.forgets:
            self._heads.pop(table, None)
            heads.pop(table, None)
        return change.work(self._connection)

    def _create(self, create: Create, heads: dict[str, _Head], values: list[Any]) -> bool:
        row, listing = create.row, create.listing
        self._begin()
        numbers = (lookup_number(row.id), lookup_number(row.code))
        done = self._connection.execute(
            "INSERT INTO standings (id, code, listed, opened, free, phase) VALUES (?, ?, ?, ?, ?, ?)"
            " ON CONFLICT DO NOTHING",
            (*numbers, row.listed, row.opened, listing.free, PHASES.index(listing.phase)),
        )
        if not done.rowcount:
            return False
        key = done.lastrowid
        assert key is not None
        self._connection.execute(
            "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (key, row.id, row.code, row.spec, row.seed, row.host, row.listed, row.opened),
        )
        self._connection.execute("INSERT INTO ends VALUES (?, 0, 0)", (key,))
        heads[row.id] = self._extend(_Head(key, 0, 0), row.opened, create.bodies, values)
        return True

    def _append(self, append: Append, heads: dict[str, _Head], values: list[Any]) -> bool:
        table, after = append.table, append.after
        head = heads.get(table)
        if head is None:
            head = self._heads.get(table)
            if head is None or head.number != after:  # the cache may be stale
                head = self._look_up(table)
        if head is None or head.number != after:
            return False
        heads[table] = self._extend(head, append.at, append.bodies, values)
        if (listing := append.listing) is not None:
            self._begin()
            self._connection.execute(
                "UPDATE standings SET free = ?, phase = ? WHERE key = ?",
                (listing.free, PHASES.index(listing.phase), head.table),
            )
        return True

    def _look_up(self, table: str) -> _Head | None:
        self._begin()
        found = self._connection.execute(
            'SELECT key, number, place FROM standings JOIN ends ON ends."table" = key WHERE id = ?',
            (lookup_number(table),),
        ).fetchone()
        return None if found is None else _Head(*found)

    def _extend(self, head: _Head, at: float, bodies: list[bytes], values: list[Any]) -> _Head:
        """Assign positions to new entries; gives the new head of their log."""
        table, number, position = head.table, head.number, head.position
        last = self._position
        if last is None:
            self._begin()
            last = int(self._connection.execute("SELECT coalesce(max(place), 0) FROM entries").fetchone()[0])
        for body in bodies:
            last += 1
            number += 1
            values += (last, table, number, position, at, body)
            position = last
        self._position = last
        return _Head(table, number, position)

    def _insert(self, values: list[Any]) -> None:
        """Insert rows, given as one flat list of column values."""
        start = 0
        while rows := (len(values) - start) // COLUMNS:
            if rows > ANY_NUMBER:
                rows = min(1 << rows.bit_length() - 1, MOST_ROWS)
            if start + rows * COLUMNS < len(values):
                self._begin()
            self._connection.execute(_statement(rows), values[start : start + rows * COLUMNS])
            start += rows * COLUMNS

    def _begin(self) -> None:
        """Begin a transaction, where none is open. A single statement needs none, and is faster without."""
        if not self._connection.in_transaction:
            self._connection.execute("BEGIN IMMEDIATE")

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")

    # reading

    def query(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run a query."""
        return work(self._connection)

    def ping(self) -> None:
        """Read something."""
        self._connection.execute("SELECT 1 FROM standings").fetchone()

    def table(self, id: str) -> TableRow | None:
        """The table of an id."""
        row = self._connection.execute(f"{ROW} WHERE standings.id = ?", (lookup_number(id),)).fetchone()
        return None if row is None or row[0] != id else _row(row)

    def find(self, code: str) -> str | None:
        """The table id of a code."""
        row = self._connection.execute(f"{ROW} WHERE standings.code = ?", (lookup_number(code),)).fetchone()
        return None if row is None or row[1] != code else str(row[0])

    def read(self, table: str, after: int, before: int | None, last: int | None, words: bool) -> list[Stored]:
        """Entries of a table, in order; a log is read from its head, so the newest cost least."""
        limits = {"before": before or NO_END, "last": last or NO_END, "words": words, "said": WORDS}
        rows = self._connection.execute(READ, {"table": lookup_number(table), "after": after, **limits}).fetchall()
        return [Stored(number, at, body) for number, at, body in reversed(rows)]

    def copy_journal(self) -> None:
        """Checkpoint the journal into the file as far as nobody has to wait for it."""
        self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()

    def seal(self) -> bool:
        """Checkpoint the journal into the file, and empty it; False while others read or write."""
        self.copy_journal()  # most of it without blocking others
        self._connection.execute("PRAGMA busy_timeout = 50")
        try:
            busy, _, _ = self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        finally:
            self._connection.execute("PRAGMA busy_timeout = 10000")
        return not busy


@cache
def _statement(rows: int) -> str:
    # OR ROLLBACK saves SQLite the statement journal that it would need to undo one statement alone
    return f"INSERT OR ROLLBACK INTO entries VALUES {', '.join(['(?, ?, ?, ?, ?, ?)'] * rows)}"


def _row(values: tuple[Any, ...]) -> TableRow:
    id, code, spec, seed, host, listed, opened = values[:7]
    return TableRow(id, code, spec, seed, host, bool(listed), opened)
