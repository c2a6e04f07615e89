"""Thinking at a real node: hints that nobody can give, floods of hints, and bots that cannot think."""

import asyncio
import json
import re
import urllib.request
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from dicehouse.client import House as Client
from dicehouse.client import sit_down
from dicehouse.server import bot_pool
from dicehouse.server.bot_pool import Minds, Rank
from dicehouse.server.bus import Silence
from dicehouse.server.live_table import Keeper
from dicehouse.server.node import House
from dicehouse.server.protocol import VERSION
from dicehouse.server.settings import Settings
from dicehouse.server.sqlite_store import SqliteStore
from dicehouse.server.table import SeatWish, Sitter
from server.conftest import NodeProcess
from server.test_keeper import Listener
from server.test_minds import deadly_everybody

SAFE = {"first": 0, "squirrels": 0, "cars": 0}
"""Go Nuts! in which every roll is an acorn: whoever starts has a choice, and keeps the turn. Nobody has solved it."""


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """Run some work, and give up rather than hang for ever."""
    return asyncio.run(asyncio.wait_for(work, 100))


async def greet(node: NodeProcess, table: str, token: str) -> ClientConnection:
    """A fresh connection of a seat."""
    socket = await connect(Client(node.address).socket)
    await socket.send(json.dumps({"say": "hello", "version": VERSION, "table": table, "token": token}))
    assert json.loads(await socket.recv())["say"] == "welcome"
    return socket


async def hinted(socket: ClientConnection, id: str) -> dict[str, Any]:  # noqa: A002 - the word for it
    """The answer to a hint."""
    await socket.send(json.dumps({"say": "hint", "id": id}))
    while (told := json.loads(await socket.recv())).get("id") != id:
        pass
    return told  # type: ignore[no-any-return]


def metric(node: NodeProcess, name: str) -> float:
    with urllib.request.urlopen(f"{node.address}/metrics") as answer:
        found = re.search(rf"^{name} (.+)$", answer.read().decode(), re.MULTILINE)
    assert found is not None, name
    return float(found[1])


@pytest.mark.parametrize(("players", "options"), [(4, {}), (2, {"target": 200})])
def test_a_hint_that_cannot_be_given_says_so_and_nothing_dies(
    node: NodeProcess, players: int, options: dict[str, Any]
) -> None:
    async def work() -> None:
        house = Client(node.address)
        opened = await house.open_table("gonuts", [{}] * players, SAFE | options)
        seats = [await sit_down(node.address, opened["table"], f"P{number}", string="") for number in range(players)]
        socket = await greet(node, opened["table"], seats[0].token)
        for number in range(3):
            told = await hinted(socket, f"h{number}")
            assert (told["say"], told["code"]) == ("refused", "table.no-advice")
        await socket.close()

    run(work())
    assert metric(node, "dicehouse_thinkers_died_total") == 0
    assert metric(node, "dicehouse_failures_total") == 0
    assert metric(node, "dicehouse_thoughts_waiting") == 0
    assert metric(node, "dicehouse_thought_seconds_count") >= 3
    assert node.errors() == []


def test_a_seat_has_one_hint_at_a_time_however_many_connections_it_has(node: NodeProcess) -> None:
    async def work() -> None:
        house = Client(node.address)
        opened = await house.open_table("dixkibluff", [{}] * 3, {"first": 0})
        seats = [await sit_down(node.address, opened["table"], f"P{number}", string="") for number in range(3)]
        sockets = [await greet(node, opened["table"], seats[0].token) for _ in range(10)]
        told = await asyncio.gather(*(hinted(socket, "h") for socket in sockets))
        kinds = Counter(one["say"] for one in told)
        assert kinds["advice"] >= 1
        assert kinds["refused"] >= 1  # the first thought of a new process takes longer than ten messages
        assert {one["code"] for one in told if one["say"] == "refused"} == {"protocol.rate"}
        assert (await hinted(sockets[-1], "again"))["say"] == "advice"
        for socket in sockets:
            await socket.close()

    run(work())
    assert node.errors() == []


# in process


def inside(tmp_path: Path, work: Any) -> None:
    async def whole() -> None:
        house = House(SqliteStore(tmp_path / "t.sqlite"), Silence(), Minds(1), Settings(bot_pause=0.0))
        await house.open()
        try:
            await asyncio.wait_for(work(house), 60)
        finally:
            await house.close()

    asyncio.run(whole())


async def table_of(house: House, people: int, bots: int, options: dict[str, Any]) -> Keeper:
    wishes = [SeatWish()] * people + [SeatWish("bot", "expert")] * bots
    opened = await house.open_table("gonuts", options, wishes)
    keeper = await house.keeper(opened.table)
    for seat in range(people):
        sitter = Sitter(f"P{seat}", "person", "", f"hash {seat}", "")
        await keeper.change(lambda table: table.sit(seat, sitter), lambda _: None)  # noqa: B023 - called at once
    return keeper


def test_where_no_bot_can_think_any_legal_move_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "think", deadly_everybody)

    async def work(house: House) -> None:
        keeper = await table_of(house, 1, 1, SAFE | {"first": 1})
        listener = Listener(0)
        await keeper.welcome(listener, 0, host=False)
        while not any(
            told["kind"] == "acted" and told["seat"] == 1 for heard in listener.heard for told in heard.get("told", ())
        ):
            await asyncio.sleep(0.02)

    inside(tmp_path, work)


def test_bots_think_for_whoever_plays_and_tables_of_bots_alone_wait(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        askers = []
        honest = house.minds.choose

        async def noted(*arguments: Any, **more: Any) -> str | None:
            askers.append(arguments[5])
            return await honest(*arguments, **more)

        house.minds.choose = noted  # type: ignore[method-assign]
        played = await table_of(house, 1, 1, SAFE | {"first": 1})
        await played.welcome(at("watcher", -1), 0, host=False)
        await played.welcome(at("player", 0), 0, host=False)
        while not askers:
            await asyncio.sleep(0.02)
        assert askers[-1][1] == played.row.id
        await played._stand_ins._chosen(1, "regular")
        assert askers[-1] == ("player", played.row.id, Rank.MOVE)
        alone = await table_of(house, 0, 2, {"target": 200})
        await alone.welcome(at("watcher", -1), 0, host=False)
        while askers[-1][1] != alone.row.id:
            await asyncio.sleep(0.02)
        assert askers[-1] == ("watcher", alone.row.id, Rank.ALONE)

    inside(tmp_path, work)


def at(client: str, viewer: int) -> Listener:
    """Somebody from an address."""
    guest = Listener(viewer)
    guest.client = client
    return guest


def test_bots_stop_thinking_when_nobody_is_there(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        keeper = await table_of(house, 0, 2, {"target": 200})
        watcher = at("watcher", -1)
        await keeper.welcome(watcher, 0, host=False)
        number = keeper.table.number
        while keeper.table.number == number:
            await asyncio.sleep(0.02)
        keeper.leave(watcher)
        thinking = keeper._stand_ins._thinking
        assert thinking is not None
        await asyncio.wait([thinking])
        assert keeper.table.phase == "playing"

    inside(tmp_path, work)
