"""Who plays the parts of a sweep: this process, processes beside it, or a Ray cluster."""

import multiprocessing
import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from importlib import import_module
from typing import Any

from dicehouse.core.errors import BotError, LabError
from dicehouse.lab.duel import ignore_interrupts
from dicehouse.lab.engine_batch import Compiled
from dicehouse.lab.engine_rules import Played, play_part
from dicehouse.lab.sweep import BATCH, GAMES, Part, Sweep

LOCAL, RAY = "local", "ray"
RUNNERS = (LOCAL, RAY)
ADDRESS = "RAY_ADDRESS"
"""Where a Ray cluster is; without it one is started on this machine."""
WORTH_A_PROCESS = 4
"""Fewer parts than this are played before another process has even started."""

Finished = Iterator[tuple[Part, Played]]


def run(sweep: Sweep, parts: Sequence[Part], on: str, jobs: int) -> Finished:
    """Play parts; each is given as soon as it is finished.

    Raises:
        LabError: a process died.
        BotError: something that has to be installed is not.
    """
    compiled = [part for part in parts if part.kind == GAMES and sweep.engines[part.cell] == BATCH]
    others = [part for part in parts if part not in set(compiled)]
    if on == RAY:
        yield from _on_ray(sweep, others, compiled, jobs)
        return
    yield from _in_threads(sweep, compiled, jobs)
    if jobs == 1 or len(others) < WORTH_A_PROCESS or not any(part.kind == GAMES for part in others):
        for part in others:
            yield part, play_part(sweep, part)
        return
    yield from _in_processes(sweep, others, jobs)


def _in_threads(sweep: Sweep, parts: Sequence[Part], jobs: int) -> Finished:
    """Compiled loops run beside each other in one process."""
    for cell in dict.fromkeys(part.cell for part in parts):
        mine = [part for part in parts if part.cell == cell]
        with ThreadPoolExecutor(jobs) as pool:
            yield from _as_they_come(pool, Compiled(sweep.duel(cell), jobs).play, mine, jobs)


def _in_processes(sweep: Sweep, parts: Sequence[Part], jobs: int) -> Finished:
    # spawn: threads of numerical libraries do not survive a fork
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), ignore_interrupts) as pool:
        yield from _as_they_come(pool, partial(play_part, sweep), parts, jobs)


def _as_they_come(pool: Executor, play: Callable[[Part], Any], parts: Sequence[Part], jobs: int) -> Finished:
    left = deque(parts)
    running: dict[Future[Played], Part] = {}
    try:
        while left or running:
            while left and len(running) < 2 * jobs:
                part = left.popleft()
                running[pool.submit(play, part)] = part
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                part = running.pop(future)
                yield part, future.result()
    except BrokenProcessPool:
        raise LabError("lab.worker") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _on_ray(sweep: Sweep, parts: Sequence[Part], compiled: Sequence[Part], jobs: int) -> Finished:
    """Every part is a task of the cluster; what was compiled is sent to it once."""
    try:
        ray = import_module("ray")
    except ModuleNotFoundError:
        raise BotError("bots.part-missing", part="ray", command="pip install 'dicehouse[ray]'") from None
    started_here = not ray.is_initialized()
    if started_here:
        here = {} if ADDRESS in os.environ else {"num_cpus": jobs, "include_dashboard": False}
        ray.init(log_to_driver=False, **here)
    try:
        play = ray.remote(play_part)
        play_compiled = ray.remote(_play_compiled)
        cells = dict.fromkeys(part.cell for part in compiled)
        shared = {cell: ray.put(Compiled(sweep.duel(cell), jobs)) for cell in cells}
        left = deque(
            [(part, play_compiled, shared[part.cell]) for part in compiled] + [(part, play, None) for part in parts]
        )
        running: dict[Any, Part] = {}
        most = 4 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while left or running:
            while left and len(running) < most:
                part, task, table = left.popleft()
                arguments = (sweep, part) if table is None else (table, part)
                running[task.remote(*arguments)] = part
            done, _ = ray.wait(list(running), num_returns=1)
            for reference in done:
                part = running.pop(reference)
                try:
                    yield part, ray.get(reference)
                except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError):
                    raise LabError("lab.worker") from None
    finally:
        if started_here:
            ray.shutdown()


def _play_compiled(table: Compiled, part: Part) -> Played:
    return table.play(part)
