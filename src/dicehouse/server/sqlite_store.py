"""Tables in one SQLite file: no configuration, and every move on disk before anybody sees it.

One thread owns the connection that writes. It takes everything that waits and commits it at once, so that many tables
share one flush of the disk. Reading goes through connections of its own and never waits for a writer (WAL).
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from dicehouse.server.store import CodeTaken, Standing, Stored, TableRow, Unavailable

SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
  id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, spec BLOB NOT NULL, seed TEXT NOT NULL, host TEXT NOT NULL,
  listed INTEGER NOT NULL, opened REAL NOT NULL, free INTEGER NOT NULL, phase TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS listed ON tables (opened) WHERE listed = 1 AND free > 0 AND phase = 'open';
CREATE TABLE IF NOT EXISTS entries (
  "table" TEXT NOT NULL, number INTEGER NOT NULL, at REAL NOT NULL, body BLOB NOT NULL,
  PRIMARY KEY ("table", number)
) WITHOUT ROWID;
"""
MOST_ROWS = 8
INSERTS = tuple(
    f"INSERT INTO entries VALUES {', '.join(['(?, ?, ?, ?)'] * 2**power)}" for power in range(MOST_ROWS + 1)
)
"""Statements that insert 1, 2, 4, ... rows: one call instead of many, and few enough to stay prepared."""
MOST_KNOWN = 20_000
"""Of so many tables it is remembered how far their logs go."""
CHECKPOINT = 4000
"""So many pages wait in SQLite's own log before they are put in their places: often is slow, rarely takes space."""
ROW = "id, code, spec, seed, host, listed, opened"
READERS = 2
BATCH = 512
"""The most that is committed at once: beyond this, waiting gets longer and flushing no cheaper."""


@dataclass(slots=True)
class _Append:
    """Entries to be added to the log of a table."""

    table: str
    after: int
    at: float
    bodies: list[bytes]
    standing: Standing | None

    def __call__(self, connection: sqlite3.Connection) -> bool:
        """Add them, unless the log goes on already."""
        last = connection.execute('SELECT max(number) FROM entries WHERE "table" = ?', (self.table,)).fetchone()[0]
        if (last or 0) != self.after:
            return False
        insert(connection, self.values())
        if self.standing is not None:
            connection.execute(
                "UPDATE tables SET free = ?, phase = ? WHERE id = ?",
                (self.standing.free, self.standing.phase, self.table),
            )
        return True

    @property
    def last(self) -> int:
        """The number of the last of them."""
        return self.after + len(self.bodies)

    def values(self) -> list[Any]:
        """All rows, one after the other."""
        values: list[Any] = []
        for number, body in enumerate(self.bodies, start=self.after + 1):
            values += (self.table, number, self.at, body)
        return values


class _Job(NamedTuple):
    work: Callable[[sqlite3.Connection], Any]
    done: asyncio.Future[Any]


class SqliteStore:
    """A store in one file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._gathered: list[_Job] = []
        """What waits to be handed to the writer, all at once: it is waking each other up that takes time."""
        self._handing = False
        """Whether the writer is at work, or about to be."""
        self._writer: threading.Thread | None = None
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="sqlite-read")
        self._local = threading.local()
        self._last: dict[str, int] = {}
        """How far the logs of some tables surely go: what this store wrote itself. Only the writer looks here."""
        self._loop: asyncio.AbstractEventLoop | None = None

    async def open(self) -> None:
        """Create what is missing, and start writing."""
        self._loop = asyncio.get_running_loop()
        self._path.parent.mkdir(parents=True, exist_ok=True)
        ready: asyncio.Future[None] = self._loop.create_future()
        self._writer = threading.Thread(target=self._write, args=(ready,), name="sqlite-write", daemon=True)
        self._writer.start()
        await ready

    async def close(self) -> None:
        """Write what waits, then stop."""
        if self._writer is not None:
            self._hand_over()
            self._jobs.put(None)
            await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()

    async def ping(self) -> None:
        """Read something."""
        await self._reading(lambda connection: connection.execute("SELECT 1").fetchone())

    async def create(self, row: TableRow, standing: Standing, bodies: list[bytes]) -> None:
        """Keep a new table with its first entries."""

        def work(connection: sqlite3.Connection) -> None:
            values = (row.id, row.code, row.spec, row.seed, row.host, row.listed, row.opened)
            try:
                connection.execute(
                    f"INSERT INTO tables ({ROW}, free, phase) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    (*values, standing.free, standing.phase),
                )
            except sqlite3.IntegrityError:
                raise CodeTaken from None
            connection.executemany(
                "INSERT INTO entries VALUES (?, ?, ?, ?)",
                [(row.id, number, row.opened, body) for number, body in enumerate(bodies, start=1)],
            )

        await self._writing(work)

    async def table(self, id: str) -> TableRow | None:  # noqa: A002 - the word for it
        """The table of an id."""
        rows = await self._reading(
            lambda connection: connection.execute(f"SELECT {ROW} FROM tables WHERE id = ?", (id,)).fetchall()
        )
        return _row(rows[0]) if rows else None

    async def find(self, code: str) -> str | None:
        """The id behind a code."""
        rows = await self._reading(
            lambda connection: connection.execute("SELECT id FROM tables WHERE code = ?", (code,)).fetchall()
        )
        return str(rows[0][0]) if rows else None

    async def listed(self, limit: int) -> list[tuple[TableRow, Standing]]:
        """Listed tables with free seats, newest first."""
        rows = await self._reading(
            lambda connection: connection.execute(
                f"SELECT {ROW}, free, phase FROM tables WHERE listed = 1 AND free > 0 AND phase = 'open'"
                " ORDER BY opened DESC LIMIT ?",
                (limit,),
            ).fetchall()
        )
        return [(_row(row), Standing(row[7], row[8])) for row in rows]

    def append(
        self, table: str, after: int, at: float, bodies: list[bytes], standing: Standing | None
    ) -> "asyncio.Future[bool]":
        """Add entries, all or none, durably."""
        return self._writing(_Append(table, after, at, bodies, standing))

    async def read(self, table: str, after: int) -> list[Stored]:
        """All entries after this number."""
        rows = await self._reading(
            lambda connection: connection.execute(
                'SELECT number, at, body FROM entries WHERE "table" = ? AND number > ? ORDER BY number', (table, after)
            ).fetchall()
        )
        return [Stored(number, at, body) for number, at, body in rows]

    # the thread that writes

    def _writing(self, work: Callable[[sqlite3.Connection], Any]) -> "asyncio.Future[Any]":
        assert self._loop is not None
        done: asyncio.Future[Any] = self._loop.create_future()
        self._gathered.append(_Job(work, done))
        if not self._handing:
            self._handing = True
            self._loop.call_soon(self._hand_over)  # after all that has arrived by now
        return done

    def _hand_over(self) -> None:
        jobs, self._gathered = self._gathered[:BATCH], self._gathered[BATCH:]
        self._handing = bool(jobs)
        if jobs:
            self._jobs.put(jobs)

    def _answered(self, results: list[tuple[_Job, Any]]) -> None:
        self._hand_over()
        _answer(results)

    def _write(self, ready: "asyncio.Future[None]") -> None:
        loop = self._loop
        assert loop is not None
        try:
            connection = self._connect()
            connection.executescript(SCHEMA)
        except sqlite3.Error as error:
            loop.call_soon_threadsafe(ready.set_exception, Unavailable(str(error)))
            return
        loop.call_soon_threadsafe(ready.set_result, None)
        while (jobs := self._jobs.get()) is not None:
            results = self._commit(connection, jobs)
            try:
                loop.call_soon_threadsafe(self._answered, results)
            except RuntimeError:  # the loop is gone; what was written is written
                break
        connection.close()

    def _commit(self, connection: sqlite3.Connection, jobs: list[_Job]) -> list[tuple[_Job, Any]]:
        """Do them all and flush once. What one of them does wrong hits none of the others."""
        results: list[tuple[_Job, Any]] = []
        try:
            connection.execute("BEGIN IMMEDIATE")
            for job in self._add_together(connection, jobs, results):
                connection.execute("SAVEPOINT job")
                try:
                    results.append((job, job.work(connection)))
                except (CodeTaken, sqlite3.IntegrityError) as error:
                    connection.execute("ROLLBACK TO job")
                    results.append((job, error))
                connection.execute("RELEASE job")
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            self._last.clear()
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return [(job, Unavailable(str(error))) for job in jobs]
        for job, result in results:
            if isinstance(job.work, _Append) and result is True:
                self._last[job.work.table] = job.work.last
        if len(self._last) > MOST_KNOWN:
            self._last.clear()
        return results

    def _add_together(
        self, connection: sqlite3.Connection, jobs: list[_Job], results: list[tuple[_Job, Any]]
    ) -> list[_Job]:
        """Add in few calls what needs no look at the log first; gives the jobs that are left.

        Where it is known that the log reached an entry, the key of the next one decides whether somebody was faster.
        Every call lets go of the interpreter and has to get it back, so it is their number that takes time.
        """
        together: list[_Job] = []
        left: list[_Job] = []
        values: list[Any] = []
        tables: set[str] = set()
        for job in jobs:
            work = job.work
            if (
                isinstance(work, _Append)
                and work.standing is None
                and self._last.get(work.table) == work.after
                and work.table not in tables
            ):
                tables.add(work.table)
                together.append(job)
                values += work.values()
            else:
                left.append(job)
        if not together:
            return jobs
        try:
            insert(connection, values)
        except sqlite3.IntegrityError:  # another node was faster at one of the tables: look at each of them
            connection.execute("ROLLBACK")
            connection.execute("BEGIN IMMEDIATE")
            return jobs
        results += [(job, True) for job in together]
        return left

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, timeout=10)
        self._path.chmod(0o600)  # seeds and hidden dice are in there
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
        return connection

    # the threads that read

    async def _reading(self, work: Callable[[sqlite3.Connection], Any]) -> Any:
        assert self._loop is not None

        def read() -> Any:
            connection = getattr(self._local, "connection", None)
            if connection is None:
                connection = self._local.connection = self._connect()
            try:
                return work(connection)
            except sqlite3.Error as error:
                raise Unavailable(str(error)) from error

        return await self._loop.run_in_executor(self._readers, read)


def insert(connection: sqlite3.Connection, values: list[Any]) -> None:
    """Add entries: their columns one after the other."""
    start = 0
    while start < len(values):
        power = min(MOST_ROWS, ((len(values) - start) // 4).bit_length() - 1)
        end = start + 4 * 2**power
        connection.execute(INSERTS[power], values[start:end])
        start = end


def _answer(results: list[tuple[_Job, Any]]) -> None:
    for job, result in results:
        if job.done.cancelled():
            continue
        if isinstance(result, Exception):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)


def _row(values: tuple[Any, ...]) -> TableRow:
    id, code, spec, seed, host, listed, opened = values[:7]  # noqa: A001 - the word for it
    return TableRow(id, code, spec, seed, host, bool(listed), opened)
