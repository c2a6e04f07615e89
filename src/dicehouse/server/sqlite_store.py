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
ROW = "id, code, spec, seed, host, listed, opened"
READERS = 2
BATCH = 512
"""The most that is committed at once: beyond this, waiting gets longer and flushing no cheaper."""


class _Job(NamedTuple):
    work: Callable[[sqlite3.Connection], Any]
    done: asyncio.Future[Any]


class SqliteStore:
    """A store in one file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="sqlite-read")
        self._local = threading.local()
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

    async def append(self, table: str, after: int, at: float, bodies: list[bytes], standing: Standing | None) -> bool:
        """Add entries, all or none, durably."""
        values = [(table, number, at, body) for number, body in enumerate(bodies, start=after + 1)]

        def work(connection: sqlite3.Connection) -> bool:
            last = connection.execute('SELECT max(number) FROM entries WHERE "table" = ?', (table,)).fetchone()[0]
            if (last or 0) != after:
                return False
            connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", values)
            if standing is not None:
                connection.execute(
                    "UPDATE tables SET free = ?, phase = ? WHERE id = ?", (standing.free, standing.phase, table)
                )
            return True

        return bool(await self._writing(work))

    async def read(self, table: str, after: int) -> list[Stored]:
        """All entries after this number."""
        rows = await self._reading(
            lambda connection: connection.execute(
                'SELECT number, at, body FROM entries WHERE "table" = ? AND number > ? ORDER BY number', (table, after)
            ).fetchall()
        )
        return [Stored(number, at, body) for number, at, body in rows]

    # the thread that writes

    async def _writing(self, work: Callable[[sqlite3.Connection], Any]) -> Any:
        assert self._loop is not None
        done: asyncio.Future[Any] = self._loop.create_future()
        self._jobs.put(_Job(work, done))
        return await done

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
        while (jobs := self._waiting()) is not None:
            results = self._commit(connection, jobs)
            try:
                loop.call_soon_threadsafe(_answer, results)
            except RuntimeError:  # the loop is gone; what was written is written
                break
        connection.close()

    def _waiting(self) -> list[_Job] | None:
        """Everything that waits; None when it is time to stop."""
        first = self._jobs.get()
        if first is None:
            return None
        jobs = [first]
        while len(jobs) < BATCH:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:
                self._jobs.put(None)
                break
            jobs.append(job)
        return jobs

    def _commit(self, connection: sqlite3.Connection, jobs: list[_Job]) -> list[tuple[_Job, Any]]:
        """Do them all and flush once. What one of them does wrong hits none of the others."""
        results: list[tuple[_Job, Any]] = []
        try:
            connection.execute("BEGIN IMMEDIATE")
            for job in jobs:
                connection.execute("SAVEPOINT job")
                try:
                    results.append((job, job.work(connection)))
                except (CodeTaken, sqlite3.IntegrityError) as error:
                    connection.execute("ROLLBACK TO job")
                    results.append((job, error))
                connection.execute("RELEASE job")
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return [(job, Unavailable(str(error))) for job in jobs]
        return results

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, timeout=10)
        self._path.chmod(0o600)  # seeds and hidden dice are in there
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
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
