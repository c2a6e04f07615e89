"""The worker of a house without processes: it runs what it is given, after everything that waits."""

import asyncio

import pytest

from dicehouse.server.inline_worker import InlineWorker


def test_it_lets_others_go_first_and_gives_the_result() -> None:
    async def work() -> list[object]:
        done: list[object] = []
        asyncio.get_running_loop().call_soon(done.append, "others")
        done.append(await InlineWorker().run(divmod, 7, 2, within=1.0))
        return done

    assert asyncio.run(work()) == ["others", (3, 1)]


def test_what_fails_there_fails_here() -> None:
    with pytest.raises(ZeroDivisionError):
        asyncio.run(InlineWorker().run(divmod, 7, 0, within=1.0))
