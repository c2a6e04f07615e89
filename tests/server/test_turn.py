"""Whose turn it is: one at a time, in the order they came, whoever gives up on the way."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from dicehouse.server.fifo_lock import Turn

Work = Callable[[Turn, list[str]], Coroutine[Any, Any, None]]


def run(work: Work) -> list[str]:
    """Who had their turn, in order; nobody has it in the end."""
    had: list[str] = []
    turn = Turn()

    async def inside() -> None:
        await asyncio.wait_for(work(turn, had), 10)
        assert not turn.taken
        assert turn.take()

    asyncio.run(inside())
    return had


async def use(turn: Turn, had: list[str], name: str) -> None:
    async with turn:
        had.append(name)
        await asyncio.sleep(0)
        assert not turn.take()
        assert had[-1] == name


def test_all_have_their_turn_one_after_the_other() -> None:
    async def work(turn: Turn, had: list[str]) -> None:
        await asyncio.gather(*(use(turn, had, name) for name in "abcde"))

    assert run(work) == list("abcde")


def test_whoever_takes_it_at_once_is_waited_for_and_is_not_faster_than_those_who_wait() -> None:
    async def work(turn: Turn, had: list[str]) -> None:
        assert turn.take()
        waiting = [asyncio.create_task(use(turn, had, name)) for name in "ab"]
        await asyncio.sleep(0)
        assert had == []
        turn.give_back()
        assert not turn.take()  # it is the first one's, who does not know it yet
        await asyncio.gather(*waiting)

    assert run(work) == ["a", "b"]


@pytest.mark.parametrize("handed_over", [False, True])
@pytest.mark.parametrize("gone", ["a", "b", "c", "ab", "bc", "abc"])
def test_whoever_gives_up_keeps_nobody_waiting(gone: str, handed_over: bool) -> None:
    async def work(turn: Turn, had: list[str]) -> None:
        assert turn.take()
        waiting = {name: asyncio.create_task(use(turn, had, name)) for name in "abc"}
        await asyncio.sleep(0)
        if handed_over:
            turn.give_back()
        for name in gone:
            waiting[name].cancel()
        if not handed_over:
            turn.give_back()
        await asyncio.gather(*waiting.values(), return_exceptions=True)

    assert run(work) == [name for name in "abc" if name not in gone]


def test_what_fails_gives_it_back() -> None:
    async def work(turn: Turn, had: list[str]) -> None:
        with pytest.raises(ZeroDivisionError):
            async with turn:
                raise ZeroDivisionError
        await use(turn, had, "a")

    assert run(work) == ["a"]
