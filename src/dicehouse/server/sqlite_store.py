"""Tables in one SQLite file: no configuration, and every move on disk before anybody sees it.

One thread writes. It takes everything that waits and commits it at once, so that many tables share one flush of the
disk. A flush costs as much as several moves, so a few changes wait as long as others are just arriving. Reading has
threads of its own and never waits for a writer (WAL).
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TypeAlias, TypeVar

from dicehouse.server.sqlite_ledger import Adding, Change, Ledger, Opening
from dicehouse.server.store import CodeTaken, Standing, Stored, TableRow, Then, Unavailable

READERS = 2
BATCH = 512
"""The most that is committed at once: beyond this, waiting gets longer and flushing no cheaper."""
ENOUGH = 32
"""So many changes share a flush well and wait for nobody else."""

T = TypeVar("T")
Job: TypeAlias = tuple[Change, Then]


class SqliteStore:
    """A store in one file."""

    def __init__(self, path: Path) -> None:
        self._path = path
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
        ready: asyncio.Future[None] = self._loop.create_future()
        self._writer = threading.Thread(target=self._write, args=(ready,), name="sqlite-write", daemon=True)
        self._writer.start()
        await ready

    async def close(self) -> None:
        """Write what waits, then stop."""
        if self._writer is not None:
            while self._gathered:
                self._hand_over()
            self._jobs.put(None)
            await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()

    async def ping(self) -> None:
        """Read something."""
        await self._reading(Ledger.ping)

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

    async def listed(self, limit: int) -> list[tuple[TableRow, Standing]]:
        """Listed tables with free seats, newest first."""
        return await self._reading(lambda ledger: ledger.listed(limit))

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

    # the thread that writes

    def _writing(self, change: Change) -> "asyncio.Future[bool]":
        assert self._loop is not None
        done: asyncio.Future[bool] = self._loop.create_future()
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

    def _answer(self, jobs: list[Job], results: list[bool] | Unavailable) -> None:
        assert self._loop is not None
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
        except sqlite3.Error as error:
            loop.call_soon_threadsafe(ready.set_exception, Unavailable(str(error)))
            return
        loop.call_soon_threadsafe(ready.set_result, None)
        while (jobs := self._jobs.get()) is not None:
            results: list[bool] | Unavailable
            try:
                results = ledger.write([change for change, _ in jobs])
            except sqlite3.Error as error:
                results = Unavailable(str(error))
            try:
                loop.call_soon_threadsafe(self._answer, jobs, results)
            except RuntimeError:  # the loop is gone; what was written is written
                break
        ledger.close()

    # the threads that read

    async def _reading(self, work: Callable[[Ledger], T]) -> T:
        assert self._loop is not None

        def read() -> T:
            try:
                ledger: Ledger | None = getattr(self._local, "ledger", None)
                if ledger is None:
                    ledger = self._local.ledger = Ledger(self._path)
                return work(ledger)
            except sqlite3.Error as error:
                raise Unavailable(str(error)) from error

        return await self._loop.run_in_executor(self._readers, read)


def _settle(done: "asyncio.Future[bool]", result: bool | BaseException) -> None:
    if done.cancelled():
        return
    if isinstance(result, BaseException):
        done.set_exception(result)
    else:
        done.set_result(result)
