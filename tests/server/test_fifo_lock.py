"""Whose turn it is: one at a time, in the order they came, whoever gives up on the way."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from dicehouse.server.fifo_lock import FifoLock

Work = Callable[[FifoLock, list[str]], Coroutine[Any, Any, None]]


def run(work: Work) -> list[str]:
    """Who had their turn, in order; nobody has it in the end."""
    had: list[str] = []
    lock = FifoLock()

    async def inside() -> None:
        await asyncio.wait_for(work(lock, had), 10)
        assert not lock.locked
        assert lock.try_acquire()

    asyncio.run(inside())
    return had


async def use(lock: FifoLock, had: list[str], name: str) -> None:
    async with lock:
        had.append(name)
        await asyncio.sleep(0)
        assert not lock.try_acquire()
        assert had[-1] == name


def test_all_have_their_turn_one_after_the_other() -> None:
    async def work(lock: FifoLock, had: list[str]) -> None:
        await asyncio.gather(*(use(lock, had, name) for name in "abcde"))

    assert run(work) == list("abcde")


def test_whoever_takes_it_at_once_is_waited_for_and_is_not_faster_than_those_who_wait() -> None:
    async def work(lock: FifoLock, had: list[str]) -> None:
        assert lock.try_acquire()
        waiting = [asyncio.create_task(use(lock, had, name)) for name in "ab"]
        await asyncio.sleep(0)
        assert had == []
        lock.release()
        assert not lock.try_acquire()  # it is the first one's, who does not know it yet
        await asyncio.gather(*waiting)

    assert run(work) == ["a", "b"]


@pytest.mark.parametrize("handed_over", [False, True])
@pytest.mark.parametrize("gone", ["a", "b", "c", "ab", "bc", "abc"])
def test_whoever_gives_up_keeps_nobody_waiting(gone: str, handed_over: bool) -> None:
    async def work(lock: FifoLock, had: list[str]) -> None:
        assert lock.try_acquire()
        waiting = {name: asyncio.create_task(use(lock, had, name)) for name in "abc"}
        await asyncio.sleep(0)
        if handed_over:
            lock.release()
        for name in gone:
            waiting[name].cancel()
        if not handed_over:
            lock.release()
        await asyncio.gather(*waiting.values(), return_exceptions=True)

    assert run(work) == [name for name in "abc" if name not in gone]


def test_what_fails_gives_it_back() -> None:
    async def work(lock: FifoLock, had: list[str]) -> None:
        with pytest.raises(ZeroDivisionError):
            async with lock:
                raise ZeroDivisionError
        await use(lock, had, "a")

    assert run(work) == ["a"]
