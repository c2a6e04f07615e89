"""The process pool: results in the order they are finished, Ctrl+C for the owner only, and no worker left behind."""

import os
import signal
import time
from functools import partial
from pathlib import Path

import pytest

import dicehouse.kit  # noqa: F401 - defines the code below
from dicehouse.core.errors import BotError, WorkerError
from dicehouse.support.process_pool import as_completed, process_pool

WAITING = 60
"""Seconds until a task that waits gives up; no test comes to that unless something is wrong."""
imported_by = os.getpid()


def wait_for(path: Path) -> bool:
    end = time.monotonic() + WAITING
    while not path.exists():
        if time.monotonic() > end:
            return False
        time.sleep(0.01)
    return True


def first_waits(path: Path, number: int) -> bool:
    return number != 0 or wait_for(path)


def interrupt_is_ignored(_: int) -> tuple[bool, bool]:
    os.kill(os.getpid(), signal.SIGINT)
    return signal.getsignal(signal.SIGINT) is signal.SIG_IGN, imported_by == os.getpid()


def die(_: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def refuse(number: int) -> int:
    if number == 1:
        raise BotError("bots.no-solver", game="ludo")
    return number


def block(folder: Path, number: int) -> int:
    if number == 0:
        return number
    (folder / "new").write_text(str(os.getpid()))
    (folder / "new").rename(folder / "pid")  # whole as soon as it is there: this process may be killed any moment
    wait_for(folder / "never")
    (folder / "finished").touch()
    return number


def square(number: int) -> int:
    return number * number


def test_every_task_comes_back_with_its_result() -> None:
    with process_pool(2) as pool:
        assert dict(as_completed(pool, square, range(20), 2)) == {number: number**2 for number in range(20)}
        assert list(pool.map(square, range(5))) == [0, 1, 4, 9, 16]


def test_results_come_in_the_order_they_are_finished(tmp_path: Path) -> None:
    order = []
    with process_pool(2) as pool:
        for number, finished in as_completed(pool, partial(first_waits, tmp_path / "go"), (0, 1), 2):
            assert finished
            order.append(number)
            (tmp_path / "go").touch()
    assert order == [1, 0]


def test_workers_are_new_interpreters_and_ignore_interrupts() -> None:
    with process_pool(1) as pool:
        ((_, result),) = as_completed(pool, interrupt_is_ignored, (0,), 1)
    assert result == (True, True)


def test_a_worker_that_dies_is_one_error_with_a_code() -> None:
    with pytest.raises(WorkerError) as died, process_pool(2) as pool:
        list(as_completed(pool, die, range(4), 2))
    assert died.value.code == "worker.died"
    with pytest.raises(WorkerError), process_pool(2) as pool:
        list(pool.map(die, range(4)))


def test_what_a_task_refuses_is_raised_here_and_ends_the_pool() -> None:
    with pytest.raises(BotError) as refused, process_pool(2) as pool:
        list(as_completed(pool, refuse, range(4), 2))
    assert refused.value.details == {"game": "ludo"}


def interrupted(folder: Path) -> None:
    with process_pool(2) as pool:
        for _ in as_completed(pool, partial(block, folder), (0, 1), 2):
            assert wait_for(folder / "pid")
            raise KeyboardInterrupt


def test_an_interrupt_ends_workers_whatever_they_compute(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        interrupted(tmp_path)
    assert not (tmp_path / "finished").exists()
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "pid").read_text()), 0)
