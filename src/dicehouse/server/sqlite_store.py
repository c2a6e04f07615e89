"""A store in one SQLite file: no configuration, and every move is on disk before a client sees it.

One thread writes (group commit): it takes everything that waits and commits it at once, so that many tables share one
flush of the disk. A flush costs as much as several moves, so a small batch waits while more changes are arriving.
Readers have threads of their own and never wait for the writer (WAL).

A file that was moved or replaced is not written to any more: what is acknowledged must be there after a restart.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from math import inf
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from dicehouse.server import sqlite_upkeep
from dicehouse.server.file_lock import FileLock
from dicehouse.server.sqlite_log import Append, Change, Create, SqliteLog, Upkeep
from dicehouse.server.store import (
    AppendCallback,
    Ban,
    CodeTaken,
    Listing,
    StorageFigures,
    Store,
    Stored,
    Summary,
    TableRow,
    Unavailable,
)

READERS = 3
"""Threads that read; now and then one of them copies the journal into the file."""
BATCH = 512
"""The most changes in one commit: more would wait longer, and share no cheaper flush."""
ENOUGH = 32
"""A batch of this size is committed without waiting for more."""

COPY_AFTER = 1_000
"""Pages of the journal after which it is copied into the file by a reader: the commit that did it as SQLite has it took
several times as long as others, and all moves waited for it."""
PAGES_OF_A_COMMIT, PAGES_OF_A_CHANGE = 5.0, 1 / 6
"""About how many pages a commit writes, and how many more with every change in it."""

PROBE_BYTES = 32 * 1024
"""Bytes of a test write: enough to notice a disk with space for a move or two only."""
DAMAGED = ("malformed", "not a database", "corrupt")
"""Parts of SQLite's messages about a file that is damaged for good."""

T = TypeVar("T")
Job: TypeAlias = tuple[Change, AppendCallback]


class SqliteStore(Store):
    """A store in one file.

    Args:
        path: the file.
        alone: lock the file, and refuse one that another node serves; tools of operators do not.
    """

    def __init__(self, path: Path, *, alone: bool = False) -> None:
        super().__init__()
        self._path = path
        self._lock = FileLock(path.with_name(path.name + ".lock")) if alone else None
        self._file: tuple[int, int] | None = None
        """The device and the inode of the open file."""
        self._reclaimers = [
            sqlite_upkeep.Reclaimer("entries", "place", "body"),
            sqlite_upkeep.Reclaimer("tables", "key", "spec"),
        ]
        self._first = self._reclaimers[0]
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._gathered: list[Job] = []
        """Changes for the writer thread, handed over in batches because thread wake-ups dominate."""
        self._writer_busy = False
        """Whether the writer thread is at work, or about to be."""
        self._writer: threading.Thread | None = None
        self._journal_pages = 0.0
        """About so many pages were written to the journal since it was last copied."""
        self._copying: asyncio.Task[None] | None = None
        """Copies the journal into the file."""
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="sqlite-read")
        self._local = threading.local()
        self._loop: asyncio.AbstractEventLoop | None = None

    async def open(self) -> None:
        """Create what is missing, and start the writer thread."""
        self._loop = asyncio.get_running_loop()
        self._path.parent.mkdir(parents=True, exist_ok=True)
        if self._lock is not None and not self._lock.try_acquire():
            raise Unavailable(
                f"another node serves {self._path}: a SQLite file belongs to one node. Stop that one, name another "
                "file with --database, or use PostgreSQL for several nodes"
            )
        ready: asyncio.Future[None] = self._loop.create_future()
        self._writer = threading.Thread(target=self._write, args=(ready,), name="sqlite-write", daemon=True)
        self._writer.start()
        try:
            await ready
        except Unavailable:
            if self._lock is not None:
                self._lock.release()
            raise

    async def close(self) -> None:
        """Write what waits, then stop all threads."""
        if self._writer is not None:
            while self._gathered:
                self._hand_over()
            self._jobs.put(None)
            await asyncio.to_thread(self._writer.join)
        if self._copying is not None:
            await self._copying
        self._readers.shutdown()
        if self._lock is not None:
            self._lock.release()

    async def ping(self) -> None:
        """Read something."""
        await self._reading(SqliteLog.ping)

    async def probe(self) -> None:
        """Write some test data."""
        await self._keeping(
            lambda connection: connection.execute("UPDATE house SET probe = randomblob(?)", (PROBE_BYTES,))
        )
        self.health.proved()

    async def create(self, row: TableRow, listing: Listing, bodies: list[bytes]) -> None:
        """Store a new table with its first entries."""
        if not await self._writing(Create(row, listing, bodies)):
            raise CodeTaken

    async def table(self, id: str) -> TableRow | None:
        """The table of an id."""
        return await self._reading(lambda log: log.table(id))

    async def find(self, code: str) -> str | None:
        """The table id of a code."""
        return await self._reading(lambda log: log.find(code))

    def append(
        self, table: str, after: int, at: float, bodies: list[bytes], listing: Listing | None
    ) -> "asyncio.Future[bool]":
        """Append entries, all or none, durably."""
        return self._writing(Append(table, after, at, bodies, listing))

    def append_callback(
        self, table: str, after: int, at: float, bodies: list[bytes], listing: Listing | None, callback: AppendCallback
    ) -> None:
        """Start an append without a future: the fast path of moves."""
        self._gather(Append(table, after, at, bodies, listing), callback)

    async def read(
        self, table: str, after: int, *, before: int | None = None, last: int | None = None, words: bool = True
    ) -> list[Stored]:
        """Entries of a table, in order."""
        return await self._reading(lambda log: log.read(table, after, before, last, words))

    # deletion, and everything that goes through all tables

    async def delete(self, ids: Sequence[str], before: float = inf) -> list[str]:
        """Make tables unreachable."""
        return await self._keeping(lambda connection: sqlite_upkeep.unlink(connection, ids, before), tuple(ids))

    async def wipe(self, most: int) -> bool:
        """Overwrite entries of deleted tables."""
        return await self._keeping(lambda connection: sqlite_upkeep.wipe(connection, most))

    async def seal(self) -> bool:
        """Empty the journal."""
        return await self._reading(SqliteLog.seal)

    async def reclaim(self, most: int) -> bool:
        """Delete wiped rows."""
        one = self._reclaimers[0]
        more = one.found is not None or await self._reading(lambda log: log.query(one.look))
        if one.found is not None:
            return (
                await self._keeping(lambda connection: one.delete(connection, most)) or more or self._next_reclaimer()
            )
        return more or self._next_reclaimer()

    def _next_reclaimer(self) -> bool:
        """Go on with the next SQL table; gives whether it is not the first again."""
        self._reclaimers.append(self._reclaimers.pop(0))
        return self._reclaimers[0] is not self._first

    async def free_codes(self, ids: Sequence[str]) -> None:
        """Let the codes of tables expire."""
        await self._keeping(lambda connection: sqlite_upkeep.free_codes(connection, ids))

    async def erase(self, id: str, before: float, without: Callable[[bytes], bytes | None]) -> int:
        """Replace entries of a table that were written before a time."""
        return await self._keeping(lambda connection: sqlite_upkeep.erase(connection, id, before, without))

    async def summaries(self, after: int | str | None, most: int) -> list[Summary]:
        """A page of all tables, oldest first."""
        start = int(after or 0)
        return await self._reading(lambda log: log.query(lambda c: sqlite_upkeep.summaries(c, start, most)))

    async def heads(self, ids: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each table that exists."""
        return await self._reading(lambda log: log.query(lambda c: sqlite_upkeep.heads(c, ids)))

    async def revision(self) -> int:
        """Changes when tables are deleted or closed, or addresses banned."""

        def look(log: SqliteLog) -> int:
            self._check_file()
            return log.query(sqlite_upkeep.revision)

        return await self._reading(look)

    async def touch(self) -> None:
        """Change the revision."""
        await self._keeping(sqlite_upkeep.touch)

    async def lease(self, name: str, holder: str, seconds: float) -> bool:
        """Always given: one node serves the file."""
        return True

    async def secret(self, name: str) -> bytes:
        """A secret of the house."""
        return await self._keeping(lambda connection: sqlite_upkeep.secret(connection, name))

    async def bans(self) -> list[Ban]:
        """All bans."""
        return await self._reading(lambda log: log.query(sqlite_upkeep.bans))

    async def ban(self, one: Ban) -> None:
        """Store a ban."""
        await self._keeping(lambda connection: sqlite_upkeep.ban(connection, one))

    async def unban(self, network: str) -> bool:
        """Lift a ban."""
        return await self._keeping(lambda connection: sqlite_upkeep.unban(connection, network))

    async def figures(self) -> StorageFigures:
        """How much there is."""
        return await self._reading(lambda log: log.query(sqlite_upkeep.figures))

    # the writer thread

    async def _keeping(self, work: Callable[[sqlite3.Connection], T], forgets: Sequence[str] = ()) -> T:
        """Run other changes in the same commit as moves that wait."""
        result: T = await self._writing(Upkeep(work, forgets))
        return result

    def _writing(self, change: Change) -> "asyncio.Future[Any]":
        assert self._loop is not None
        done: asyncio.Future[Any] = self._loop.create_future()
        self._gather(change, partial(_settle, done))
        return done

    def _gather(self, change: Change, callback: AppendCallback) -> None:
        self._gathered.append((change, callback))
        if not self._writer_busy:
            assert self._loop is not None
            self._writer_busy = True
            self._loop.call_soon(self._hand_over_when_quiet, 0)

    def _hand_over_when_quiet(self, before: int) -> None:
        """Hand the batch over, unless it has grown since the last call: then more may be arriving."""
        waiting = len(self._gathered)
        if before < waiting < ENOUGH:
            assert self._loop is not None
            self._loop.call_soon(self._hand_over_when_quiet, waiting)  # the loop reads from its sockets in between
        else:
            self._hand_over()

    def _hand_over(self) -> None:
        jobs, self._gathered = self._gathered[:BATCH], self._gathered[BATCH:]
        self._writer_busy = bool(jobs)
        if not jobs:
            return
        assert self._loop is not None
        try:
            self._check_file()  # not in the writer, which would have to wait for the interpreter after it
        except OSError as error:
            self._loop.call_soon(self._answer, jobs, Unavailable(str(error)))
        else:
            self._jobs.put(jobs)

    def _answer(self, jobs: list[Job], results: list[Any] | Unavailable) -> None:
        assert self._loop is not None
        if isinstance(results, Unavailable):
            self._failed(str(results))
        else:
            self.health.worked()
            self._journal_pages += PAGES_OF_A_COMMIT + PAGES_OF_A_CHANGE * len(jobs)
            if self._journal_pages > COPY_AFTER and self._copying is None:
                self._journal_pages = 0.0
                self._copying = self._loop.create_task(self._copy_journal())
        enough = len(self._gathered) >= ENOUGH
        if enough:
            self._hand_over()
        for number, (_, callback) in enumerate(jobs):
            try:
                callback(results if isinstance(results, Unavailable) else results[number])
            except Exception as error:  # the other callbacks must run all the same
                self._loop.call_exception_handler({"message": "a change could not be taken", "exception": error})
        if not enough:
            self._loop.call_soon(
                self._hand_over_when_quiet, 0
            )  # after all responses are sent: clients often answer at once

    async def _copy_journal(self) -> None:
        try:
            await self._reading(SqliteLog.copy_journal)
        except Unavailable:  # `_reading` has told; the journal grows until it works again
            pass
        finally:
            self._copying = None

    def _write(self, ready: "asyncio.Future[None]") -> None:
        loop = self._loop
        assert loop is not None
        try:
            log = SqliteLog(self._path)
            log.prepare()
            self._file = self._identity()
        except (OSError, sqlite3.Error) as error:
            loop.call_soon_threadsafe(ready.set_exception, Unavailable(str(error)))
            return
        loop.call_soon_threadsafe(ready.set_result, None)
        while (jobs := self._jobs.get()) is not None:
            results: list[Any] | Unavailable
            try:
                results = log.write([change for change, _ in jobs])
            except (OSError, sqlite3.Error) as error:
                results = Unavailable(str(error))
            except Exception as error:  # the thread must survive: nothing else writes
                results = Unavailable(repr(error))
            try:
                loop.call_soon_threadsafe(self._answer, jobs, results)
            except RuntimeError:  # the loop is gone; what was written is written
                break
        log.close()

    def _identity(self) -> tuple[int, int]:
        found = self._path.stat()
        return found.st_dev, found.st_ino

    def _check_file(self) -> None:
        """Raises `OSError` where the path no longer leads to the open file."""
        if self._file is not None and self._identity() != self._file:
            raise OSError(f"{self._path} is another file now: it was moved or replaced while the node was running")

    def _failed(self, reason: str) -> None:
        if any(word in reason for word in DAMAGED):
            self.health.broke(reason)
        else:
            self.health.failed(reason)

    # the reader threads

    async def _reading(self, work: Callable[[SqliteLog], T]) -> T:
        assert self._loop is not None

        def read() -> T:
            try:
                log: SqliteLog | None = getattr(self._local, "log", None)
                if log is None:
                    self._check_file()  # connecting would create a new file
                    log = self._local.log = SqliteLog(self._path)
                return work(log)
            except (OSError, sqlite3.Error) as error:
                raise Unavailable(str(error)) from error

        try:
            return await self._loop.run_in_executor(self._readers, read)
        except Unavailable as error:
            self._failed(str(error))
            raise


def _settle(done: "asyncio.Future[bool]", result: bool | BaseException) -> None:
    if done.cancelled():
        return
    if isinstance(result, BaseException):
        done.set_exception(result)
    else:
        done.set_result(result)
