"""Tables and their logs in one SQLite file, as one thread sees them.

The entries of all tables stand one after the other, in the order they came: a commit writes a few pages at the end of
the file, however many tables it is about, where a corner of the file for each table would cost a page for each.
Every entry knows the place of the one before it at its table, and `ends` knows the last of each table, so a log is
read from its end. A trigger lets an entry in only where it follows the end of its table: two writers cannot both
win, whatever they remember.
"""

import sqlite3
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import msgspec

from dicehouse.server.entries import WORDS
from dicehouse.server.sqlite_layout import PHASES, lookup_number, prepare
from dicehouse.server.store import Standing, Stored, TableRow

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
"""There is a statement for up to so many rows, and beyond them for powers of two: few enough to stay prepared."""
MOST_KNOWN = 20_000
"""Of so many tables it is remembered where their logs end."""

T = TypeVar("T")


class Opening(msgspec.Struct, frozen=True, gc=False):
    """A new table with its first entries, written when it was opened."""

    row: TableRow
    standing: Standing
    bodies: list[bytes]


class Adding(msgspec.Struct, frozen=True, gc=False):
    """Entries for the log of a table."""

    table: str
    after: int
    """The number of the entry they follow."""
    at: float
    bodies: list[bytes]
    standing: Standing | None


class Upkeep(msgspec.Struct, frozen=True, gc=False):
    """Anything else that changes the file."""

    work: Callable[[sqlite3.Connection], Any]
    """Gives what whoever asked for it is told."""
    forgets: Sequence[str] = ()
    """The tables of which nothing is to be remembered."""


Change: TypeAlias = Opening | Adding | Upkeep


class _End(msgspec.Struct, frozen=True, gc=False):
    """Where the log of a table ends."""

    table: int
    number: int
    place: int


class Ledger:
    """One connection to the file; for one thread."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._connection = sqlite3.connect(path, isolation_level=None, timeout=10)
        path.chmod(0o600)  # seeds and hidden dice are in there
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute("PRAGMA synchronous = FULL")
        self._connection.execute("PRAGMA secure_delete = ON")
        self._ends: dict[str, _End] = {}
        """Where logs end that this ledger wrote itself."""
        self._place: int | None = None
        """The last place in the file that is taken, where this ledger took it."""

    def prepare(self) -> None:
        """Create what is missing; raises `sqlite3.Error` where the file is something else."""
        prepare(self._connection, self._path)

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()

    # writing

    def write(self, changes: list[Change]) -> list[Any]:
        """Make changes and flush once: all of them are durable when this returns; where it raises, the log will tell.

        Returns:
            For each whether it was made: not where a code is taken, or a log goes on already. For upkeep what it gives.
        """
        try:
            return self._write(changes)
        except sqlite3.IntegrityError:
            # another process wrote, so what is remembered here is wrong; nothing is remembered any more
            return self._write(changes)

    def _write(self, changes: list[Change]) -> list[Any]:
        try:
            ends: dict[str, _End] = {}
            values: list[Any] = []
            made = [
                self._add(change, ends, values) if isinstance(change, Adding) else self._change(change, ends, values)
                for change in changes
            ]
            self._insert(values)
            if self._connection.in_transaction:
                self._connection.execute("COMMIT")
        except BaseException:
            self._ends, self._place = {}, None
            self._roll_back()
            raise
        if len(self._ends) > MOST_KNOWN:
            self._ends.clear()
        self._ends.update(ends)
        return made

    def _change(self, change: Opening | Upkeep, ends: dict[str, _End], values: list[Any]) -> Any:
        if isinstance(change, Opening):
            return self._open(change, ends, values)
        self._begin()
        self._insert(values)  # what came before it is there when it looks
        values.clear()
        for table in change.forgets:
            self._ends.pop(table, None)
            ends.pop(table, None)
        return change.work(self._connection)

    def _open(self, opening: Opening, ends: dict[str, _End], values: list[Any]) -> bool:
        row, standing = opening.row, opening.standing
        self._begin()
        numbers = (lookup_number(row.id), lookup_number(row.code))
        done = self._connection.execute(
            "INSERT INTO standings (id, code, listed, opened, free, phase) VALUES (?, ?, ?, ?, ?, ?)"
            " ON CONFLICT DO NOTHING",
            (*numbers, row.listed, row.opened, standing.free, PHASES.index(standing.phase)),
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
        ends[row.id] = self._extend(_End(key, 0, 0), row.opened, opening.bodies, values)
        return True

    def _add(self, adding: Adding, ends: dict[str, _End], values: list[Any]) -> bool:
        table, after = adding.table, adding.after
        end = ends.get(table)
        if end is None:
            end = self._ends.get(table)
            if end is None or end.number != after:  # before somebody is told that they were too late
                end = self._look_up(table)
        if end is None or end.number != after:
            return False
        ends[table] = self._extend(end, adding.at, adding.bodies, values)
        if (standing := adding.standing) is not None:
            self._begin()
            self._connection.execute(
                "UPDATE standings SET free = ?, phase = ? WHERE key = ?",
                (standing.free, PHASES.index(standing.phase), end.table),
            )
        return True

    def _look_up(self, table: str) -> _End | None:
        self._begin()
        found = self._connection.execute(
            'SELECT key, number, place FROM standings JOIN ends ON ends."table" = key WHERE id = ?',
            (lookup_number(table),),
        ).fetchone()
        return None if found is None else _End(*found)

    def _extend(self, end: _End, at: float, bodies: list[bytes], values: list[Any]) -> _End:
        """Give entries their places after the end of their log."""
        table, number, place = end.table, end.number, end.place
        last = self._place
        if last is None:
            self._begin()
            last = int(self._connection.execute("SELECT coalesce(max(place), 0) FROM entries").fetchone()[0])
        for body in bodies:
            last += 1
            number += 1
            values += (last, table, number, place, at, body)
            place = last
        self._place = last
        return _End(table, number, place)

    def _insert(self, values: list[Any]) -> None:
        """Add entries: their columns one after the other."""
        start = 0
        while rows := (len(values) - start) // COLUMNS:
            if rows > ANY_NUMBER:
                rows = min(1 << rows.bit_length() - 1, MOST_ROWS)
            if start + rows * COLUMNS < len(values):
                self._begin()
            self._connection.execute(_statement(rows), values[start : start + rows * COLUMNS])
            start += rows * COLUMNS

    def _begin(self) -> None:
        """From here on nobody else writes; a single statement needs no beginning, and is done sooner without."""
        if not self._connection.in_transaction:
            self._connection.execute("BEGIN IMMEDIATE")

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")

    # reading

    def look(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Read anything."""
        return work(self._connection)

    def ping(self) -> None:
        """Read something."""
        self._connection.execute("SELECT 1 FROM standings").fetchone()

    def table(self, id: str) -> TableRow | None:  # noqa: A002 - the word for it
        """The table of an id."""
        row = self._connection.execute(f"{ROW} WHERE standings.id = ?", (lookup_number(id),)).fetchone()
        return None if row is None or row[0] != id else _row(row)

    def find(self, code: str) -> str | None:
        """The id behind a code."""
        row = self._connection.execute(f"{ROW} WHERE standings.code = ?", (lookup_number(code),)).fetchone()
        return None if row is None or row[1] != code else str(row[0])

    def read(self, table: str, after: int, before: int | None, last: int | None, words: bool) -> list[Stored]:
        """Entries of a table, in order; a log is read from its end, so the newest cost least."""
        limits = {"before": before or NO_END, "last": last or NO_END, "words": words, "said": WORDS}
        rows = self._connection.execute(READ, {"table": lookup_number(table), "after": after, **limits}).fetchall()
        return [Stored(number, at, body) for number, at, body in reversed(rows)]

    def seal(self) -> bool:
        """Bring everything from the journal into the file, and empty it; False while others read or write."""
        self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)")  # most of it without keeping anybody waiting
        self._connection.execute("PRAGMA busy_timeout = 50")
        try:
            busy, _, _ = self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        finally:
            self._connection.execute("PRAGMA busy_timeout = 10000")
        return not busy


@cache
def _statement(rows: int) -> str:
    # OR ROLLBACK spares SQLite the copies it would need to take back one statement alone
    return f"INSERT OR ROLLBACK INTO entries VALUES {', '.join(['(?, ?, ?, ?, ?, ?)'] * rows)}"


def _row(values: tuple[Any, ...]) -> TableRow:
    id, code, spec, seed, host, listed, opened = values[:7]  # noqa: A001 - the word for it
    return TableRow(id, code, spec, seed, host, bool(listed), opened)
