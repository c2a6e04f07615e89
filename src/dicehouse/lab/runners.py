"""Runners: they play the chunks of a sweep in this process, in worker processes, or on a Ray cluster."""

import os
from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from dicehouse.core.errors import WorkerError
from dicehouse.lab.engine_batch import BatchEngine
from dicehouse.lab.engine_rules import ChunkResult, play_chunk
from dicehouse.lab.sweep import BATCH, GAMES, Chunk, Sweep
from dicehouse.lab.tally import Tally
from dicehouse.support.extras import require
from dicehouse.support.process_pool import as_completed, process_pool

LOCAL, RAY = "local", "ray"
RUNNERS = (LOCAL, RAY)
RAY_ADDRESS = "RAY_ADDRESS"
"""The environment variable with the address of a Ray cluster; without it one is started on this machine."""
POOL_GAMES = 32
"""Fewer games than this are played in this process: starting others would take longer."""
TASKS_PER_CPU = 4
"""How many tasks are submitted for each CPU of a cluster."""

Result = TypeVar("Result")
Results = Generator[tuple[Chunk, Result], None, None]
"""Chunks with their results, in the order in which they are finished."""


def run_chunks(sweep: Sweep, chunks: Sequence[Chunk], runner: str, jobs: int) -> Results[ChunkResult]:
    """Play chunks, each on its engine; yield each as soon as it is finished.

    Raises:
        WorkerError: a worker process died.
        MissingExtraError: something that has to be installed is not.
    """
    batch = [chunk for chunk in chunks if chunk.kind == GAMES and sweep.engines[chunk.cell] == BATCH]
    plain = [chunk for chunk in chunks if chunk not in set(batch)]
    if runner == RAY:
        yield from _run_on_ray(sweep, plain, batch, jobs)
        return
    yield from _run_in_threads(sweep, batch, jobs)
    yield from run_locally(sweep, plain, jobs, play_chunk)


def run_locally(
    sweep: Sweep, chunks: Sequence[Chunk], jobs: int, play: Callable[[Sweep, Chunk], Result]
) -> Results[Result]:
    """Play chunks on the plain engine, in worker processes if there is enough to do.

    Args:
        sweep: the sweep.
        chunks: those to be played.
        jobs: how many processes.
        play: plays one chunk.

    Raises:
        WorkerError: a worker process died.
    """
    games = sum(chunk.last - chunk.first for chunk in chunks if chunk.kind == GAMES) * len(sweep.bots)
    if jobs == 1 or games < POOL_GAMES:
        for chunk in chunks:
            yield chunk, play(sweep, chunk)
        return
    with process_pool(jobs) as pool:
        yield from as_completed(pool, partial(play, sweep), chunks, jobs)


def _run_in_threads(sweep: Sweep, chunks: Sequence[Chunk], jobs: int) -> Results[Tally]:
    """Play chunks on the batch engine; its loops release the interpreter lock."""
    for cell in dict.fromkeys(chunk.cell for chunk in chunks):
        engine = BatchEngine(sweep.matchup(cell), jobs)
        with ThreadPoolExecutor(jobs) as pool:
            yield from as_completed(pool, engine.tally, [chunk for chunk in chunks if chunk.cell == cell], jobs)


def _run_on_ray(sweep: Sweep, plain: Sequence[Chunk], batch: Sequence[Chunk], jobs: int) -> Results[ChunkResult]:
    """Play every chunk as a task of the cluster; compiled bots are sent to it once."""
    ray = require("ray", extra="ray")
    started_here = not ray.is_initialized()
    if started_here:
        here = {} if RAY_ADDRESS in os.environ else {"num_cpus": jobs, "include_dashboard": False}
        ray.init(log_to_driver=False, **here)
    try:
        yield from _ray_tasks(ray, sweep, plain, batch, jobs)
    finally:
        if started_here:
            ray.shutdown()


def _ray_tasks(
    ray: Any, sweep: Sweep, plain: Sequence[Chunk], batch: Sequence[Chunk], jobs: int
) -> Results[ChunkResult]:
    play_plain, play_batch = ray.remote(play_chunk), ray.remote(_tally)
    cells = dict.fromkeys(chunk.cell for chunk in batch)
    engines = {cell: ray.put(BatchEngine(sweep.matchup(cell), jobs)) for cell in cells}
    left = deque([(chunk, play_batch, engines[chunk.cell]) for chunk in batch])
    left.extend((chunk, play_plain, sweep) for chunk in plain)
    running: dict[Any, Chunk] = {}
    most = TASKS_PER_CPU * max(1, int(ray.cluster_resources().get("CPU", 1)))
    while left or running:
        while left and len(running) < most:
            chunk, task, first = left.popleft()
            running[task.remote(first, chunk)] = chunk
        done, _ = ray.wait(list(running), num_returns=1)
        for reference in done:
            chunk = running.pop(reference)
            try:
                yield chunk, ray.get(reference)
            except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError):
                raise WorkerError("worker.died") from None


def _tally(engine: BatchEngine, chunk: Chunk) -> Tally:
    """Play a chunk on the batch engine (a task of a cluster)."""
    return engine.tally(chunk)
