"""Bots and hints at a node: hints that cannot be computed, floods of hints, and bots that fail."""

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

from dicehouse.client import ServerApi, sit_down
from dicehouse.server import bot_pool
from dicehouse.server.bot_pool import Priority
from dicehouse.server.live_table import LiveTable
from dicehouse.server.node import Node
from dicehouse.server.protocol import VERSION
from dicehouse.server.seats import SeatRequest
from server.bot_doubles import deadly_everybody
from server.conftest import NodeProcess
from server.local_tables import RecordingGuest, run_with_node, sit

SAFE = {"first": 0, "squirrels": 0, "cars": 0}
"""Go Nuts! in which every roll is an acorn: whoever starts has a choice, and keeps the turn. Nobody has solved it."""


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """Run some work, and give up rather than hang for ever."""
    return asyncio.run(asyncio.wait_for(work, 100))


async def greet(node: NodeProcess, table: str, token: str) -> ClientConnection:
    """A fresh connection of a seat."""
    socket = await connect(ServerApi(node.address).websocket_url)
    await socket.send(json.dumps({"say": "hello", "version": VERSION, "table": table, "token": token}))
    assert json.loads(await socket.recv())["say"] == "welcome"
    return socket


async def hinted(socket: ClientConnection, id: str, **asked: object) -> dict[str, Any]:
    """The answer to a hint."""
    await socket.send(json.dumps({"say": "hint", "id": id, **asked}))
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
        api = ServerApi(node.address)
        opened = await api.open_table("gonuts", [{}] * players, SAFE | options, hints=True)
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
        api = ServerApi(node.address)
        opened = await api.open_table("dixkibluff", [{}] * 3, {"first": 0}, hints=True)
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


def hints_of(node: NodeProcess, table: str) -> int:
    """How many hints the first seat was given."""
    with urllib.request.urlopen(f"{node.address}/api/tables/{table}") as answer:
        return int(json.load(answer)["seats"][0].get("hints", 0))


BOTH_ROLL = SAFE | {"acorns": 6, "target": 10}
"""Every roll brings five acorns: who rolls twice wins, who banks after the first roll loses."""


def test_a_quiet_hint_names_blunders_only_and_counts_as_none(node: NodeProcess) -> None:
    async def work() -> None:
        api = ServerApi(node.address)
        opened = await api.open_table("gonuts", [{}, {"kind": "bot", "level": "novice"}], BOTH_ROLL)
        seat = await sit_down(node.address, opened["table"], "Ann", string="")
        socket = await greet(node, opened["table"], seat.token)
        quiet = await hinted(socket, "q0", quiet=True)
        while quiet.get("code") == "table.hints-busy":  # processes may still think about the tables of other tests
            await asyncio.sleep(0.1)
            quiet = await hinted(socket, "q", quiet=True)
        assert (quiet["candidates"], quiet["reasons"], quiet["blunders"]) == ([], [], ["bank"])
        assert hints_of(node, opened["table"]) == 0
        asked = await hinted(socket, "a", action="bank")
        assert hints_of(node, opened["table"]) == 1
        assert [reason["text"] for reason in asked["reasons"]] == ["why-roll-risk", "why-rival-near"]
        assert asked["blunders"] == ["bank"]
        assert (await hinted(socket, "n", action="no such action"))["say"] == "advice"
        await socket.close()

    run(work())
    assert node.errors() == []


def test_a_quiet_hint_is_refused_where_other_people_play(node: NodeProcess) -> None:
    async def work() -> None:
        api = ServerApi(node.address)
        opened = await api.open_table("gonuts", [{}, {}], BOTH_ROLL, hints=True)
        seats = [await sit_down(node.address, opened["table"], f"P{number}", string="") for number in range(2)]
        socket = await greet(node, opened["table"], seats[0].token)
        assert (await hinted(socket, "q", quiet=True))["code"] == "table.no-hints"
        assert (await hinted(socket, "h"))["say"] == "advice"
        await socket.close()

    run(work())


# in process


async def table_of(node: Node, people: int, bots: int, options: dict[str, Any]) -> LiveTable:
    requests = [SeatRequest()] * people + [SeatRequest("bot", "expert")] * bots
    live = await node.live_table((await node.open_table("gonuts", options, requests)).table)
    for seat in range(people):
        await sit(live, seat)
    return live


def test_where_no_bot_can_think_any_legal_move_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "choose_action", deadly_everybody)

    async def work(node: Node) -> None:
        live = await table_of(node, 1, 1, SAFE | {"first": 1})
        listener = RecordingGuest(0)
        await live.join(listener, 0, host=False)
        while not any(
            told["kind"] == "acted" and told["seat"] == 1 for heard in listener.heard for told in heard.get("told", ())
        ):
            await asyncio.sleep(0.02)

    run_with_node(tmp_path, work)


def test_bots_think_for_whoever_plays_and_tables_of_bots_alone_wait(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        askers = []
        honest = node.bot_pool.choose

        async def noted(*arguments: Any, **more: Any) -> str | None:
            askers.append(arguments[5])
            return await honest(*arguments, **more)

        node.bot_pool.choose = noted  # type: ignore[method-assign]
        played = await table_of(node, 1, 1, SAFE | {"first": 1})
        await played.join(at("watcher", -1), 0, host=False)
        await played.join(at("player", 0), 0, host=False)
        while not askers:
            await asyncio.sleep(0.02)
        assert askers[-1][1] == played.row.id
        await played.autoplay._chosen(1, "regular")
        assert askers[-1] == ("player", played.row.id, Priority.MOVE)
        alone = await table_of(node, 0, 2, {"target": 200})
        await alone.join(at("watcher", -1), 0, host=False)
        while askers[-1][1] != alone.row.id:
            await asyncio.sleep(0.02)
        assert askers[-1] == ("watcher", alone.row.id, Priority.ALONE)

    run_with_node(tmp_path, work)


def at(client: str, viewer: int) -> RecordingGuest:
    """Somebody from an address."""
    guest = RecordingGuest(viewer)
    guest.client = client
    return guest


def test_bots_stop_thinking_when_nobody_is_there(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await table_of(node, 0, 2, {"target": 200})
        watcher = at("watcher", -1)
        await live.join(watcher, 0, host=False)
        number = live.table.number
        while live.table.number == number:
            await asyncio.sleep(0.02)
        live.leave(watcher)
        thinking = live.autoplay._bots
        assert thinking is not None
        await asyncio.wait([thinking])
        assert live.table.phase == "playing"

    run_with_node(tmp_path, work)
