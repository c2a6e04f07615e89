"""A pool of worker processes for batch computations: simulations, solvers, tables.

The workers of the server's bots (`server/bot_pool.py`) are not made from this: they have a deadline for each task and
are killed one by one when they miss it, which a pool executor cannot do.
"""

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any, TypeVar

from dicehouse.core.errors import WorkerError

Task = TypeVar("Task")
Result = TypeVar("Result")

QUEUED_PER_WORKER = 2
"""How many tasks are submitted for each worker: one that runs, and the next, so that no worker waits."""


class _RecordingContext(SpawnContext):
    """The start method `spawn`, with a list of the processes it has started.

    `spawn` because threads of numerical libraries do not survive a fork.
    """

    def __init__(self) -> None:
        super().__init__()
        self.children: list[SpawnProcess] = []

    def Process(self, *arguments: Any, **details: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: N802 - a class there, named by multiprocessing
        child = SpawnProcess(*arguments, **details)
        self.children.append(child)
        return child


@contextmanager
def process_pool(workers: int) -> Iterator[Executor]:
    """An executor with this many worker processes.

    Workers ignore SIGINT: Ctrl+C is handled by the process that owns the pool. If the block ends with an exception
    (Ctrl+C included), the workers are terminated, whatever they were computing.

    Raises:
        WorkerError: a worker died, for instance because the system ran out of memory.
    """
    context = _RecordingContext()
    executor = ProcessPoolExecutor(workers, context, _ignore_interrupts)
    try:
        yield executor
    except BaseException as error:
        for child in context.children:
            if child.pid is not None:  # None: it was never started
                child.terminate()
        if isinstance(error, BrokenProcessPool):
            raise WorkerError("worker.died") from None
        raise
    finally:
        executor.shutdown(wait=True, cancel_futures=True)


def as_completed(
    pool: Executor, function: Callable[[Task], Result], tasks: Iterable[Task], workers: int
) -> Generator[tuple[Task, Result], None, None]:
    """Call a function with each task on a pool; yield each task with its result as soon as it is there.

    Only a few tasks for each worker are submitted at a time, so that a cancelled run has little left to wait for.

    Args:
        pool: processes or threads.
        function: what to call; for processes, it and its results must be picklable.
        tasks: its arguments.
        workers: how many workers the pool has.
    """
    left = deque(tasks)
    running: dict[Future[Result], Task] = {}
    try:
        while left or running:
            while left and len(running) < QUEUED_PER_WORKER * workers:
                task = left.popleft()
                running[pool.submit(function, task)] = task
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(future), future.result()
    finally:
        for future in running:
            future.cancel()


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
