"""Something nobody thought of, in the middle of a move: it is answered, logged and counted, and the game goes on."""

import asyncio
import contextlib
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from dicehouse.client import Seat, ServerApi, sit_down
from dicehouse.server import visibility
from dicehouse.server.metrics import METRICS
from dicehouse.server.node import Node
from dicehouse.server.sqlite_store import SqliteStore
from dicehouse.server.transport.close_codes import CloseCode
from server.inprocess import serving

SAFE = {"first": 0, "squirrels": 0, "cars": 0}
"""Go Nuts! in which every roll is an acorn: whoever starts has a choice, and keeps the turn."""


async def table_of_two(address: str) -> list[Seat]:
    opened = await ServerApi(address).open_table("gonuts", [{}, {}], SAFE)
    return [await sit_down(address, opened["table"], name, string="") for name in ("Ann", "Bob")]


def run(folder: Path, work: Callable[[Node, list[Seat]], Coroutine[Any, Any, None]]) -> float:
    """Do something at a table of two; gives how many failures were counted."""

    async def inside() -> None:
        async with serving(folder) as (node, address):
            seats = await table_of_two(address)
            await asyncio.wait_for(work(node, seats), 60)

    before = failures()
    asyncio.run(inside())
    return failures() - before


def failures() -> float:
    """As Prometheus is told."""
    return METRICS.registry.get_sample_value("dicehouse_failures_total") or 0.0


def fails_once(honest: Callable[..., Any]) -> Callable[..., Any]:
    """The same, but for the first time."""
    failed = False

    def failing(*arguments: Any) -> Any:
        nonlocal failed
        if not failed:
            failed = True
            raise ZeroDivisionError("nobody thought of this")
        return honest(*arguments)

    return failing


@pytest.mark.parametrize("part", ["news_for", "moment_for"])
def test_whoever_acts_while_the_table_fails_is_done_once_they_are_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], part: str
) -> None:
    async def work(node: Node, seats: list[Seat]) -> None:
        one, two = seats
        async with one, two:
            moment = await anext(one.moments())
            await anext(two.moments())
            monkeypatch.setattr(visibility, part, fails_once(getattr(visibility, part)))
            number = await one.act("roll", moment.number)
            assert number == moment.number + 1
            while two.now is None or two.now.number < number + 1:  # the others are told, too
                await anext(two.moments())
            assert two.history == one.history
            await one.act("bank")
        log = await node.store.read(one.table, 0)
        assert [json.loads(entry.body).get("act") for entry in log[number - 1 :]] == ["roll", None, "bank", None]

    assert run(tmp_path, work) == 1
    assert "nobody thought of this" in capfd.readouterr().out


def test_everybody_at_a_table_that_failed_is_told_to_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(node: Node, seats: list[Seat]) -> None:
        async with connect(seats[0].api.websocket_url) as one, connect(seats[0].api.websocket_url) as watcher:
            for line, token in ((one, seats[0].token), (watcher, "")):
                await line.send(json.dumps({"say": "hello", "version": 2, "table": seats[0].table, "token": token}))
                assert json.loads(await line.recv())["say"] == "welcome"
            monkeypatch.setattr(visibility, "news_for", fails_once(visibility.news_for))
            await one.send(json.dumps({"say": "act", "id": "x", "action": "roll"}))
            for line in (one, watcher):
                with contextlib.suppress(ConnectionClosed):
                    while True:
                        await line.recv()
                assert line.close_code == CloseCode.INTERNAL_ERROR
        assert node.tables_in_memory == 0

    assert run(tmp_path, work) == 1


def test_a_storage_that_fails_oddly_ends_the_connection_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """First when the move is written, and again when it is tried again."""

    async def work(node: Node, seats: list[Seat]) -> None:
        store = node.store
        assert isinstance(store, SqliteStore)
        append, add, times = store.append, store.append_callback, 0
        trouble = ZeroDivisionError("nobody thought of this")

        def failing(*arguments: Any) -> "asyncio.Future[bool]":
            nonlocal times
            times += 1
            if times > 2:
                return append(*arguments)
            broken = asyncio.get_running_loop().create_future()
            broken.set_exception(trouble)
            return broken

        def failing_at_once(*arguments: Any) -> None:
            nonlocal times
            times += 1
            if times > 2:
                add(*arguments)
            else:
                asyncio.get_running_loop().call_soon(arguments[-1], trouble)

        async with seats[0]:
            moment = await anext(seats[0].moments())
            monkeypatch.setattr(store, "append", failing)
            monkeypatch.setattr(store, "append_callback", failing_at_once)
            assert await seats[0].act("roll", moment.number) == moment.number + 1
        assert times == 3

    assert run(tmp_path, work) == 1
