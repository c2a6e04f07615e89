"""Tables in one SQLite file: no configuration, and every move on disk before anybody sees it.

One thread writes. It takes everything that waits and commits it at once, so that many tables share one flush of the
disk. A flush costs as much as several moves, so a few changes wait as long as others are just arriving. Reading has
threads of its own and never waits for a writer (WAL).

A file that was moved away or replaced is not written to any more: what is acknowledged must be there after a restart.
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
from dicehouse.server.sqlite_log import Adding, Change, Ledger, Opening, Upkeep
from dicehouse.server.storage_health import StorageHealth
from dicehouse.server.store import (
    Ban,
    CodeTaken,
    HouseFigures,
    Standing,
    Stored,
    Summary,
    TableRow,
    Then,
    Unavailable,
)

READERS = 2
BATCH = 512
"""The most that is committed at once: beyond this, waiting gets longer and flushing no cheaper."""
ENOUGH = 32
"""So many changes share a flush well and wait for nobody else."""

PROBE_BYTES = 32 * 1024
"""So much is written to see whether there is room for more than a move or two."""
DAMAGED = ("malformed", "not a database", "corrupt")
"""Words of SQLite for a file that waiting does not mend."""

T = TypeVar("T")
Job: TypeAlias = tuple[Change, Then]


class SqliteStore:
    """A store in one file.

    Args:
        path: the file.
        alone: refuse a file that another node serves; nodes do, tools that only look or tidy do not.
    """

    def __init__(self, path: Path, *, alone: bool = False) -> None:
        self.health = StorageHealth()
        self._path = path
        self._lock = FileLock(path.with_name(path.name + ".lock")) if alone else None
        self._file: tuple[int, int] | None = None
        """The device and the number of the open file."""
        self._reclaimers = [
            sqlite_upkeep.Reclaimer("entries", "place", "body"),
            sqlite_upkeep.Reclaimer("tables", "key", "spec"),
        ]
        self._first = self._reclaimers[0]
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._gathered: list[Job] = []
        """What waits to be handed to the writer, all at once: it is waking each other up that takes time."""
        self._handing = False
        """Whether the writer is at work, or about to be."""
        self._writer: threading.Thread | None = None
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="sqlite-read")
        self._local = threading.local()
        self._loop: asyncio.AbstractEventLoop | None = None

    async def open(self) -> None:
        """Create what is missing, and start writing."""
        self._loop = asyncio.get_running_loop()
        self._path.parent.mkdir(parents=True, exist_ok=True)
        if self._lock is not None and not self._lock.take():
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
                self._lock.give_back()
            raise

    async def close(self) -> None:
        """Write what waits, then stop."""
        if self._writer is not None:
            while self._gathered:
                self._hand_over()
            self._jobs.put(None)
            await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        if self._lock is not None:
            self._lock.give_back()

    async def ping(self) -> None:
        """Read something."""
        await self._reading(Ledger.ping)

    async def probe(self) -> None:
        """Write something that nobody reads."""
        await self._keeping(
            lambda connection: connection.execute("UPDATE house SET probe = randomblob(?)", (PROBE_BYTES,))
        )
        self.health.proved()

    async def create(self, row: TableRow, standing: Standing, bodies: list[bytes]) -> None:
        """Keep a new table with its first entries."""
        if not await self._writing(Opening(row, standing, bodies)):
            raise CodeTaken

    async def table(self, id: str) -> TableRow | None:  # noqa: A002 - the word for it
        """The table of an id."""
        return await self._reading(lambda ledger: ledger.table(id))

    async def find(self, code: str) -> str | None:
        """The id behind a code."""
        return await self._reading(lambda ledger: ledger.find(code))

    def append(
        self, table: str, after: int, at: float, bodies: list[bytes], standing: Standing | None
    ) -> "asyncio.Future[bool]":
        """Add entries, all or none, durably."""
        return self._writing(Adding(table, after, at, bodies, standing))

    def add(
        self, table: str, after: int, at: float, bodies: list[bytes], standing: Standing | None, then: Then
    ) -> None:
        """The same for whoever does not wait."""
        self._gather(Adding(table, after, at, bodies, standing), then)

    async def read(
        self, table: str, after: int, *, before: int | None = None, last: int | None = None, words: bool = True
    ) -> list[Stored]:
        """Entries of a table, in order."""
        return await self._reading(lambda ledger: ledger.read(table, after, before, last, words))

    # what removes things, and looks through everything

    async def delete(self, ids: Sequence[str], before: float = inf) -> list[str]:
        """Take tables away from everybody, at once."""
        return await self._keeping(lambda connection: sqlite_upkeep.unlink(connection, ids, before), tuple(ids))

    async def wipe(self, most: int) -> bool:
        """Remove the content of up to so many entries of deleted tables."""
        return await self._keeping(lambda connection: sqlite_upkeep.wipe(connection, most))

    async def seal(self) -> bool:
        """Empty the journal."""
        return await self._reading(Ledger.seal)

    async def reclaim(self, most: int) -> bool:
        """Give room back that wiped rows take."""
        one = self._reclaimers[0]
        more = one.found is not None or await self._reading(lambda ledger: ledger.look(one.look))
        if one.found is not None:
            return (
                await self._keeping(lambda connection: one.delete(connection, most)) or more or self._next_reclaimer()
            )
        return more or self._next_reclaimer()

    def _next_reclaimer(self) -> bool:
        """Look through the next table; gives whether it is not the first again."""
        self._reclaimers.append(self._reclaimers.pop(0))
        return self._reclaimers[0] is not self._first

    async def free_codes(self, ids: Sequence[str]) -> None:
        """Let codes lead nowhere any more."""
        await self._keeping(lambda connection: sqlite_upkeep.free_codes(connection, ids))

    async def erase(self, id: str, before: float, without: Callable[[bytes], bytes | None]) -> int:  # noqa: A002
        """Replace entries of a table that were written before a time."""
        return await self._keeping(lambda connection: sqlite_upkeep.erase(connection, id, before, without))

    async def summaries(self, after: int | str | None, most: int) -> list[Summary]:
        """A page of all tables, oldest first."""
        start = int(after or 0)
        return await self._reading(lambda ledger: ledger.look(lambda c: sqlite_upkeep.summaries(c, start, most)))

    async def ends(self, ids: Sequence[str]) -> dict[str, int]:
        """How far the logs of those tables go that are still there."""
        return await self._reading(lambda ledger: ledger.look(lambda c: sqlite_upkeep.ends(c, ids)))

    async def revision(self) -> int:
        """Changes when tables are deleted or closed, or addresses banned."""

        def look(ledger: Ledger) -> int:
            self._check_file()
            return ledger.look(sqlite_upkeep.revision)

        return await self._reading(look)

    async def touch(self) -> None:
        """Change that number."""
        await self._keeping(sqlite_upkeep.touch)

    async def lease(self, name: str, holder: str, seconds: float) -> bool:
        """One node serves the file, so nobody else does anything there."""
        return True

    async def bans(self) -> list[Ban]:
        """All bans."""
        return await self._reading(lambda ledger: ledger.look(sqlite_upkeep.bans))

    async def ban(self, one: Ban) -> None:
        """Keep a ban."""
        await self._keeping(lambda connection: sqlite_upkeep.ban(connection, one))

    async def unban(self, network: str) -> bool:
        """Lift a ban."""
        return await self._keeping(lambda connection: sqlite_upkeep.unban(connection, network))

    async def figures(self) -> HouseFigures:
        """How much there is."""
        return await self._reading(lambda ledger: ledger.look(sqlite_upkeep.figures))

    # the thread that writes

    async def _keeping(self, work: Callable[[sqlite3.Connection], T], forgets: Sequence[str] = ()) -> T:
        """Change something, together with moves that are written just now."""
        result: T = await self._writing(Upkeep(work, forgets))
        return result

    def _writing(self, change: Change) -> "asyncio.Future[Any]":
        assert self._loop is not None
        done: asyncio.Future[Any] = self._loop.create_future()
        self._gather(change, partial(_settle, done))
        return done

    def _gather(self, change: Change, then: Then) -> None:
        self._gathered.append((change, then))
        if not self._handing:
            assert self._loop is not None
            self._handing = True
            self._loop.call_soon(self._look, 0)

    def _look(self, before: int) -> None:
        """Hand over what waits, unless more of it came since the last look: then still more may be on its way."""
        waiting = len(self._gathered)
        if before < waiting < ENOUGH:
            assert self._loop is not None
            self._loop.call_soon(self._look, waiting)  # the loop reads what has arrived in between
        else:
            self._hand_over()

    def _hand_over(self) -> None:
        jobs, self._gathered = self._gathered[:BATCH], self._gathered[BATCH:]
        self._handing = bool(jobs)
        if jobs:
            self._jobs.put(jobs)

    def _answer(self, jobs: list[Job], results: list[Any] | Unavailable) -> None:
        assert self._loop is not None
        if isinstance(results, Unavailable):
            self._failed(str(results))
        else:
            self.health.worked()
        enough = len(self._gathered) >= ENOUGH
        if enough:
            self._hand_over()
        for number, (_, then) in enumerate(jobs):
            try:
                then(results if isinstance(results, Unavailable) else results[number])
            except Exception as error:  # the others are to be told all the same
                self._loop.call_exception_handler({"message": "a change could not be taken", "exception": error})
        if not enough:
            self._loop.call_soon(self._look, 0)  # after all that was just said is sent: often it is answered at once

    def _write(self, ready: "asyncio.Future[None]") -> None:
        loop = self._loop
        assert loop is not None
        try:
            ledger = Ledger(self._path)
            ledger.prepare()
            self._file = self._identity()
        except (OSError, sqlite3.Error) as error:
            loop.call_soon_threadsafe(ready.set_exception, Unavailable(str(error)))
            return
        loop.call_soon_threadsafe(ready.set_result, None)
        while (jobs := self._jobs.get()) is not None:
            results: list[Any] | Unavailable
            try:
                self._check_file()
                results = ledger.write([change for change, _ in jobs])
            except (OSError, sqlite3.Error) as error:
                results = Unavailable(str(error))
            except Exception as error:  # whatever it is, this thread goes on: nothing else writes
                results = Unavailable(repr(error))
            try:
                loop.call_soon_threadsafe(self._answer, jobs, results)
            except RuntimeError:  # the loop is gone; what was written is written
                break
        ledger.close()

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

    # the threads that read

    async def _reading(self, work: Callable[[Ledger], T]) -> T:
        assert self._loop is not None

        def read() -> T:
            try:
                ledger: Ledger | None = getattr(self._local, "ledger", None)
                if ledger is None:
                    self._check_file()  # opening would make a new one
                    ledger = self._local.ledger = Ledger(self._path)
                return work(ledger)
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
