"""A worker process that runs one function at a time, and is killed when it takes too long.

What starts processes is imported when one is started: a browser has none.
"""

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

T = TypeVar("T")

START_WITHIN = 60.0
"""Seconds until a new process must be ready; loading the games takes a while on a busy machine."""

LONGEST = 60.0
"""Seconds that a function may take beyond its limit while no other request needs the process."""


class WorkerTimeoutError(Exception):
    """The function took too long; its process was killed."""


class WorkerDiedError(Exception):
    """The process died while it ran the function."""


class Worker:
    """One process, started with the first function, and again after it died.

    Args:
        nice: how far it steps back behind other processes of the machine, from 0 to 19.
    """

    def __init__(self, nice: int = 0) -> None:
        self._nice = nice
        self._pool: ProcessPoolExecutor | None = None
        self._pid = 0

    @property
    def pid(self) -> int:
        """The id of the process; 0 while there is none."""
        return self._pid

    async def run(
        self, function: Callable[..., T], *arguments: Any, within: float, needed: asyncio.Event | None = None
    ) -> T:
        """Run a function in the process.

        Args:
            function: importable by its name.
            arguments: for the function.
            within: the seconds it may take.
            needed: where given, the function may take `LONGEST` seconds more, until this is set.

        Raises:
            WorkerTimeoutError: it took too long.
            WorkerDiedError: the process died.
        """
        if self._pool is None:
            await self._start()
        return await self._run(function, *arguments, within=within, needed=needed)

    def close(self) -> None:
        """Kill the process, whatever it does."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        if self._pid:
            # it may have died already; its id cannot be reused before it is reaped
            with suppress(ProcessLookupError):
                os.kill(self._pid, getattr(signal, "SIGKILL", signal.SIGTERM))
        self._pid = 0
        pool.shutdown(wait=False, cancel_futures=True)

    async def _start(self) -> None:
        import multiprocessing  # noqa: PLC0415
        from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415

        # a pool of one, so that a crash affects one request; spawn, because a fork inherits threads and connections
        self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _prepare, (self._nice,))
        try:
            self._pid = await self._run(os.getpid, within=START_WITHIN)
        except WorkerTimeoutError:
            raise WorkerDiedError from None

    async def _run(
        self, function: Callable[..., T], *arguments: Any, within: float, needed: asyncio.Event | None = None
    ) -> T:
        assert self._pool is not None
        try:
            running = asyncio.wrap_future(self._pool.submit(function, *arguments))
            await asyncio.wait([running], timeout=within)
            if not running.done() and needed is not None:
                waiting = asyncio.ensure_future(needed.wait())
                both: list[asyncio.Future[Any]] = [running, waiting]
                await asyncio.wait(both, timeout=LONGEST, return_when=asyncio.FIRST_COMPLETED)
                waiting.cancel()
            if not running.done():
                self.close()
                running.add_done_callback(_forget)
                raise WorkerTimeoutError
            return running.result()
        except BrokenExecutor:
            self.close()
            raise WorkerDiedError from None
        except asyncio.CancelledError:
            self.close()
            raise


def _forget(future: "asyncio.Future[Any]") -> None:
    """Retrieve the exception of a future that is no longer awaited."""
    if not future.cancelled():
        future.exception()


def _prepare(nice: int) -> None:
    """In the process: step back, ignore Ctrl-C, which reaches every process, and end with the server."""
    if hasattr(os, "nice"):  # missing on Windows
        os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Exit when the server has ended: one that was killed cannot stop its workers."""
    import multiprocessing  # noqa: PLC0415

    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
