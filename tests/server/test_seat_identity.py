"""A seat number is no identity: whoever lost a seat can do nothing in it, however late what they sent is written."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from dicehouse.client import ApiError, Seat, ServerApi
from dicehouse.server.bot_pool import BotPool
from dicehouse.server.bus import NullBus
from dicehouse.server.entries import Acted, Entry, Said, Stood, read_entry
from dicehouse.server.errors import TableError
from dicehouse.server.live_table import LiveTable
from dicehouse.server.node import Node
from dicehouse.server.protocol import Act
from dicehouse.server.seats import Occupant, Player, SeatRequest
from dicehouse.server.settings import Settings
from dicehouse.server.sqlite_store import SqliteStore
from server.conftest import NodeProcess

SAFE = {"first": 0, "squirrels": 0, "cars": 0}
EVE, BOB, YAN = Player(0, "hash of Eve"), Player(0, "hash of Bob"), Player(1, "hash of Yan")
NAMES = {EVE: "Eve", BOB: "Bob", YAN: "Yan"}


async def sit(live: LiveTable, player: Player) -> None:
    occupant = Occupant(NAMES[player], "person", "", player.token, "")
    await live.writer.change(lambda table: table.sit(player.seat, occupant), lambda _: None)


async def table_with_eve(node: Node) -> LiveTable:
    opened = await node.open_table("gonuts", SAFE, [SeatRequest()] * 2)
    live = await node.live_table(opened.table)
    await sit(live, EVE)
    return live


async def log_of(live: LiveTable, node: Node) -> list[Entry]:
    return [read_entry(stored.body) for stored in await node.store.read(live.row.id, 0)]


def run(tmp_path: Path, work: Callable[[Node, Node], Coroutine[Any, Any, None]]) -> None:
    """Two nodes on one file that hear nothing of each other: the one is behind whenever the other writes."""

    async def inside() -> None:
        nodes = [Node(SqliteStore(tmp_path / "t.sqlite"), NullBus(), BotPool(1), Settings()) for _ in range(2)]
        for node in nodes:
            await node.open()
        try:
            await asyncio.wait_for(work(*nodes), 60)
        finally:
            for node in nodes:
                await node.close()

    asyncio.run(inside())


WISHES: dict[str, Callable[[LiveTable], Coroutine[Any, Any, Any]]] = {
    "act": lambda live: live.writer.act(EVE, Act("late", "roll")),
    "say": lambda live: live.chat(EVE, "I am a fool", "late"),
    "leave": lambda live: live.remove(0, EVE.token, host=False),
}


@pytest.mark.parametrize("wish", WISHES)
def test_what_waits_while_the_seat_changes_hands_is_refused(tmp_path: Path, wish: str) -> None:
    async def work(node: Node, _: Node) -> None:
        live = await table_with_eve(node)
        await live.writer._lock.__aenter__()  # as while the disk is slow
        waiting = [
            asyncio.ensure_future(one)
            for one in (live.remove(0, "", host=True), sit(live, BOB), sit(live, YAN), WISHES[wish](live))
        ]
        await asyncio.sleep(0)
        await live.writer._lock.__aexit__()
        *others, late = await asyncio.gather(*waiting, return_exceptions=True)
        assert others == [None, None, None]
        assert isinstance(late, TableError)
        assert late.code == ("table.not-host" if wish == "leave" else "table.token")
        entries = await log_of(live, node)
        assert not any(isinstance(entry, Acted | Said) for entry in entries)
        assert [entry.removed for entry in entries if isinstance(entry, Stood)] == [True]
        bob = live.table.seats[0]
        assert bob is not None
        assert bob.name == "Bob"

    run(tmp_path, work)


@pytest.mark.parametrize("wish", WISHES)
def test_a_node_that_is_behind_refuses_it_as_well(tmp_path: Path, wish: str) -> None:
    async def work(node: Node, behind: Node) -> None:
        live = await table_with_eve(node)
        stale = await behind.live_table(live.row.id)
        await live.remove(0, "", host=True)
        await sit(live, BOB)
        await sit(live, YAN)
        stale.table.seats.check_player(EVE)  # it still believes that Eve sits there
        with pytest.raises(TableError) as refused:
            await WISHES[wish](stale)
        # to the one behind the game has not even begun; the others are found out when the log goes on already
        codes = {"act": "table.not-begun", "say": "table.token", "leave": "table.not-host"}
        assert refused.value.code == codes[wish]
        assert not any(isinstance(entry, Acted | Said) for entry in await log_of(live, node))

    run(tmp_path, work)


def test_a_move_made_at_once_compares_the_token_too(tmp_path: Path) -> None:
    async def work(node: Node, behind: Node) -> None:
        live = await table_with_eve(node)
        stale = await behind.live_table(live.row.id)
        await live.remove(0, "", host=True)
        await sit(live, BOB)
        await sit(live, YAN)
        with pytest.raises(TableError, match="keeps no seat"):
            live.writer.act_at_once(EVE, Act("late", "roll"), lambda _: None)
        await stale.writer.catch_up()
        told: asyncio.Future[int | Exception] = asyncio.get_running_loop().create_future()
        await live.writer.act(BOB, Act("mine", "bank"))  # the other node is behind again
        assert stale.writer.act_at_once(Player(0, BOB.token), Act("late", "bank"), told.set_result)
        assert isinstance(await told, Exception)  # it is Yan's turn: judged by the log, not by what was remembered

    run(tmp_path, work)


def test_reactions_are_of_whoever_has_the_seat(tmp_path: Path) -> None:
    async def work(node: Node, _: Node) -> None:
        live = await table_with_eve(node)
        await live.react(EVE, "wow")
        await live.remove(0, "", host=True)
        await sit(live, BOB)
        with pytest.raises(TableError, match="keeps no seat"):
            await live.react(EVE, "wow")

    run(tmp_path, work)


def test_the_host_sends_away_whom_they_mean(tmp_path: Path) -> None:
    async def work(node: Node, _: Node) -> None:
        live = await table_with_eve(node)
        await live.remove(0, EVE.token, host=False)
        await sit(live, BOB)
        with pytest.raises(TableError, match="Nobody sits"):
            await live.remove(0, "", host=True, name="Eve")
        await live.remove(0, "", host=True, name="Bob")
        assert live.table.seats[0] is None

    run(tmp_path, work)


def test_a_bot_does_not_act_for_a_player_who_came_back(tmp_path: Path) -> None:
    async def work(node: Node, _: Node) -> None:
        live = await table_with_eve(node)
        await sit(live, YAN)
        await live.writer.change(lambda table: table.replace(0, "regular"), lambda _: None)
        number = live.table.number
        await live.writer.change(lambda table: table.replace(0, None), lambda _: None)
        with pytest.raises(TableError):
            live.table.act_for(0, "roll", number, time.time(), stand_in=False)

    run(tmp_path, work)


def test_a_mute_is_of_the_player_and_not_of_the_seat(tmp_path: Path) -> None:
    async def work(node: Node, _: Node) -> None:
        opened = await node.open_table("dixkibluff", {"first": 0}, [SeatRequest()] * 3)
        live = await node.live_table(opened.table)
        await sit(live, EVE)
        await live.writer.change(lambda table: table.mute(0, True), lambda _: None)
        with pytest.raises(TableError, match="muted"):
            await live.chat(EVE, "hello", "1")
        await live.remove(0, EVE.token, host=False)
        await sit(live, BOB)
        await live.chat(BOB, "hello", "2")  # the next one in the seat is heard
        moved = EVE._replace(seat=1)
        occupant = Occupant("Eve", "person", "", EVE.token, "")
        await live.writer.change(lambda table: table.sit(1, occupant), lambda _: None)
        with pytest.raises(TableError, match="muted"):  # and the muted one is not, one seat further
            await live.chat(moved, "hello again", "3")

    run(tmp_path, work)


def test_leaving_twice_throws_nobody_else_out(node: NodeProcess) -> None:
    async def work() -> None:
        api = ServerApi(node.address)
        opened = await api.open_table("gonuts", [{}, {}])
        table = opened["table"]
        _, eve = await api.take_seat(table, "Eve", seat=0)
        await api.leave_seat(table, 0, eve)
        _, bob = await api.take_seat(table, "Bob", seat=0)
        with pytest.raises(ApiError) as refused:
            await api.leave_seat(table, 0, eve)
        assert refused.value.code == "table.not-host"
        async with Seat(api, table, bob) as seat:
            async for moment in seat.moments():
                assert [told["kind"] for told in moment.news] == ["sat", "stood", "sat"]
                break

    asyncio.run(asyncio.wait_for(work(), 60))
