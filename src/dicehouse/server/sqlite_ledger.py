"""Tables and their logs in one SQLite file, as one thread sees them.

The entries of all tables stand one after the other, in the order they came: a commit writes a few pages at the end of
the file, however many tables it is about, where a corner of the file for each table would cost a page for each.
Every entry knows the place of the one before it at its table, and `ends` knows the last of each table, so a log is
read from its end. A trigger lets an entry in only where it follows the end of its table: two writers cannot both
win, whatever they remember.
"""

import sqlite3
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from dicehouse.server.entries import WORDS
from dicehouse.server.store import Standing, Stored, TableRow

LAYOUT = 2
"""Of the file; one of another layout is refused. The first had no number."""
SCHEMA = f"""
BEGIN IMMEDIATE;
CREATE TABLE tables (
  key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, code TEXT NOT NULL UNIQUE, spec BLOB NOT NULL, seed TEXT NOT NULL,
  host TEXT NOT NULL, listed INTEGER NOT NULL, opened REAL NOT NULL, free INTEGER NOT NULL, phase TEXT NOT NULL
);
CREATE INDEX listed ON tables (opened) WHERE listed = 1 AND free > 0 AND phase = 'open';
CREATE TABLE ends ("table" INTEGER PRIMARY KEY, number INTEGER NOT NULL, place INTEGER NOT NULL);
CREATE TABLE entries (
  place INTEGER PRIMARY KEY, "table" INTEGER NOT NULL, number INTEGER NOT NULL, before INTEGER NOT NULL,
  at REAL NOT NULL, body BLOB NOT NULL
);
CREATE TRIGGER opened AFTER INSERT ON tables BEGIN
  INSERT INTO ends VALUES (new.key, 0, 0);
END;
CREATE TRIGGER followed AFTER INSERT ON entries BEGIN
  UPDATE ends SET number = new.number, place = new.place
    WHERE "table" = new."table" AND number = new.number - 1 AND place = new.before;
  SELECT RAISE(ROLLBACK, 'the log goes on already') WHERE changes() = 0;
END;
CREATE TRIGGER removed AFTER DELETE ON tables BEGIN
  DELETE FROM entries WHERE "table" = old.key;
  DELETE FROM ends WHERE "table" = old.key;
END;
PRAGMA user_version = {LAYOUT};
COMMIT;
"""
ROW = "id, code, spec, seed, host, listed, opened"
READ = """
WITH RECURSIVE log AS (
  SELECT entries.* FROM tables JOIN ends ON ends."table" = tables.key JOIN entries ON entries.place = ends.place
    WHERE tables.id = :table AND entries.number > :after
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


Change: TypeAlias = Opening | Adding


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
        self._ends: dict[str, _End] = {}
        """Where logs end that this ledger wrote itself."""
        self._place: int | None = None
        """The last place in the file that is taken, where this ledger took it."""

    def prepare(self) -> None:
        """Create what is missing; raises `sqlite3.Error` where the file is something else."""
        if not self._layout() and not self._connection.execute("SELECT 1 FROM sqlite_schema").fetchone():
            try:
                self._connection.executescript(SCHEMA)
            except sqlite3.OperationalError:  # another process may have been faster
                self._roll_back()
        if (layout := self._layout()) != LAYOUT:
            raise sqlite3.DatabaseError(
                f"{self._path} was written by another version (layout {layout}, needed is {LAYOUT}): "
                "move it away, or name another file"
            )

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()

    def _layout(self) -> int:
        return int(self._connection.execute("PRAGMA user_version").fetchone()[0])

    # writing

    def write(self, changes: list[Change]) -> list[bool]:
        """Make changes and flush once: all of them are durable when this returns; where it raises, the log will tell.

        Returns:
            For each whether it was made: not where a code is taken, or a log goes on already.
        """
        try:
            return self._write(changes)
        except sqlite3.IntegrityError:
            # another process wrote, so what is remembered here is wrong; nothing is remembered any more
            return self._write(changes)

    def _write(self, changes: list[Change]) -> list[bool]:
        try:
            ends: dict[str, _End] = {}
            values: list[Any] = []
            made = [
                self._add(change, ends, values) if isinstance(change, Adding) else self._open(change, ends, values)
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

    def _open(self, opening: Opening, ends: dict[str, _End], values: list[Any]) -> bool:
        row, standing = opening.row, opening.standing
        self._begin()
        done = self._connection.execute(
            f"INSERT INTO tables ({ROW}, free, phase) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
            (row.id, row.code, row.spec, row.seed, row.host, row.listed, row.opened, standing.free, standing.phase),
        )
        if not done.rowcount:
            return False
        assert done.lastrowid is not None
        ends[row.id] = self._extend(_End(done.lastrowid, 0, 0), row.opened, opening.bodies, values)
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
                "UPDATE tables SET free = ?, phase = ? WHERE key = ?", (standing.free, standing.phase, end.table)
            )
        return True

    def _look_up(self, table: str) -> _End | None:
        self._begin()
        found = self._connection.execute(
            'SELECT key, number, place FROM tables JOIN ends ON ends."table" = key WHERE id = ?', (table,)
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

    def ping(self) -> None:
        """Read something."""
        self._connection.execute("SELECT 1 FROM tables").fetchone()

    def table(self, id: str) -> TableRow | None:  # noqa: A002 - the word for it
        """The table of an id."""
        row = self._connection.execute(f"SELECT {ROW} FROM tables WHERE id = ?", (id,)).fetchone()
        return None if row is None else _row(row)

    def find(self, code: str) -> str | None:
        """The id behind a code."""
        row = self._connection.execute("SELECT id FROM tables WHERE code = ?", (code,)).fetchone()
        return None if row is None else str(row[0])

    def listed(self, limit: int) -> list[tuple[TableRow, Standing]]:
        """Listed tables with free seats, newest first."""
        rows = self._connection.execute(
            f"SELECT {ROW}, free, phase FROM tables WHERE listed = 1 AND free > 0 AND phase = 'open'"
            " ORDER BY opened DESC LIMIT ?",
            (limit,),
        )
        return [(_row(row), Standing(row[7], row[8])) for row in rows]

    def read(self, table: str, after: int, before: int | None, last: int | None, words: bool) -> list[Stored]:
        """Entries of a table, in order; a log is read from its end, so the newest cost least."""
        limits = {"before": before or NO_END, "last": last or NO_END, "words": words, "said": WORDS}
        rows = self._connection.execute(READ, {"table": table, "after": after, **limits}).fetchall()
        return [Stored(number, at, body) for number, at, body in reversed(rows)]


@cache
def _statement(rows: int) -> str:
    # OR ROLLBACK spares SQLite the copies it would need to take back one statement alone
    return f"INSERT OR ROLLBACK INTO entries VALUES {', '.join(['(?, ?, ?, ?, ?, ?)'] * rows)}"


def _row(values: tuple[Any, ...]) -> TableRow:
    id, code, spec, seed, host, listed, opened = values[:7]  # noqa: A001 - the word for it
    return TableRow(id, code, spec, seed, host, bool(listed), opened)
