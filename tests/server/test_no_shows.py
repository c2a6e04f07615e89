"""Players who never come or do not come back, seats that nobody fills, and whoever sits everywhere."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from dicehouse.client import ApiError, Seat, ServerApi, sit_down
from dicehouse.server.bot_pool import BotPool
from dicehouse.server.bus import Notice, NullBus
from dicehouse.server.errors import TableError
from dicehouse.server.listed_seats import ListedSeats
from dicehouse.server.live_table import LiveTable
from dicehouse.server.node import Node
from dicehouse.server.seats import Occupant, SeatRequest
from dicehouse.server.settings import Settings
from dicehouse.server.sqlite_store import SqliteStore
from dicehouse.server.terms import Away, Terms
from server.conftest import NodeProcess
from server.test_keeper import Listener

SAFE = {"first": 0, "squirrels": 0, "cars": 0}
SOON = 0.2


class Deaf(NullBus):
    """A channel that carries nothing now, and could: there may be other nodes."""

    connected = False


def run(tmp_path: Path, work: Callable[[Node], Coroutine[Any, Any, None]], deaf: bool = False, **settings: Any) -> None:
    async def inside() -> None:
        usual: dict[str, Any] = {"away_after": SOON, "seat_kept": SOON, "bot_pause": 0.0}
        store = SqliteStore(tmp_path / "t.sqlite")
        node = Node(store, Deaf() if deaf else NullBus(), BotPool(1), Settings(**(usual | settings)))
        await node.open()
        try:
            await asyncio.wait_for(work(node), 60)
        finally:
            await node.close()

    asyncio.run(inside())


async def table_of(
    node: Node, people: int = 2, seats: int = 2, away: Away = "wait", *, listed: bool = False
) -> LiveTable:
    """A table of Go Nuts! at which so many people sit, none of them connected."""
    opened = await node.open_table("gonuts", SAFE, [SeatRequest()] * seats, Terms(away=away), listed=listed)
    live = await node.live_table(opened.table)
    for seat in range(people):
        await sit(live, seat)
    return live


async def sit(live: LiveTable, seat: int, who: str = "") -> None:
    occupant = Occupant(f"P{seat}{who}", "person", "", f"hash {seat}{who}", "")
    await live.writer.change(lambda table: table.sit(seat, occupant), lambda _: None)


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.01)


async def a_while() -> None:
    """Longer than anybody is waited for."""
    await asyncio.sleep(4 * SOON)


def test_whoever_never_connects_is_replaced(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await table_of(node, away="bot")
        await live.join(Listener(0), 0, host=False)
        await until(lambda: 1 in live.table.seats.absent)
        assert live.table.seats.bot_level_of(0) is None
        await live.join(Listener(1), 0, host=False)  # better late than never
        await until(lambda: not live.table.seats.absent)

    run(tmp_path, work)


def test_whoever_never_connects_is_dropped_where_the_table_says_so(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await table_of(node, away="drop")
        await live.join(Listener(0), 0, host=False)
        await until(lambda: live.table.seats.seat_of("hash 1") is None)
        assert live.table.seats.seat_of("hash 0") == 0
        assert live.table.seats.bot_level_of(1) == "regular"

    run(tmp_path, work)


def test_whoever_was_there_before_the_last_seat_was_taken_is_missed_when_the_game_begins(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await table_of(node, people=1, away="bot")
        await live.join(Listener(0), 0, host=False)
        await a_while()
        await sit(live, 1)  # the game begins, and they never connect
        await until(lambda: 1 in live.table.seats.absent)

    run(tmp_path, work)


def test_whoever_does_not_come_back_after_a_restart_is_replaced(tmp_path: Path) -> None:
    async def before(node: Node) -> None:
        live = await table_of(node, away="bot")
        for seat in range(2):
            await live.join(Listener(seat), 0, host=False)
        tables.append(live.row.id)

    async def after(node: Node) -> None:
        live = await node.live_table(tables[0])
        assert live.table.seats.absent == {}
        await live.join(Listener(1), 0, host=False)
        await until(lambda: 0 in live.table.seats.absent)
        assert 1 not in live.table.seats.absent

    tables: list[str] = []
    run(tmp_path, before)
    run(tmp_path, after)


def test_if_nobody_is_there_to_wait_nobody_is_late(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await table_of(node, away="bot")
        await a_while()
        assert live.table.seats.absent == {}
        one = Listener(0)
        await live.join(one, 0, host=False)
        live.leave(one)
        await a_while()
        assert live.table.seats.absent == {}
        assert live.idle  # nothing is left that would keep it in memory

    run(tmp_path, work)


def test_where_the_table_waits_nobody_is_replaced(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await table_of(node, away="wait", listed=True)
        await live.join(Listener(0), 0, host=False)
        await a_while()
        assert live.table.seats.absent == {}
        assert live.table.seats.seat_of("hash 1") == 1

    run(tmp_path, work)


def test_a_player_at_another_node_is_not_missed(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await table_of(node, away="bot")
        await live._on_notice(Notice("other", here=(1,)))
        await live.join(Listener(0), 0, host=False)
        await a_while()
        assert live.table.seats.absent == {}
        await live._on_notice(Notice("other", here=()))
        await until(lambda: 1 in live.table.seats.absent)

    run(tmp_path, work)


def test_while_nodes_cannot_hear_each_other_nobody_is_taken_for_gone(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await table_of(node, away="drop")
        await live.join(Listener(0), 0, host=False)
        await a_while()
        assert live.table.seats.seat_of("hash 1") == 1
        Deaf.connected = True
        await until(lambda: live.table.seats.seat_of("hash 1") is None)

    try:
        run(tmp_path, work, deaf=True)
    finally:
        Deaf.connected = False


def test_a_player_who_was_taken_for_gone_by_another_node_gets_the_seat_back(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await table_of(node, away="bot")
        await live.join(Listener(0), 0, host=False)
        await live.writer.change(lambda table: table.replace(0, "regular"), lambda _: None)
        await until(lambda: not live.table.seats.absent.get(0))

    run(tmp_path, work)


def test_a_seat_at_a_listed_table_is_freed_when_its_player_does_not_come(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await table_of(node, people=2, seats=3, listed=True)
        host = Listener(0)
        await live.join(host, 0, host=True)
        await until(lambda: live.table.seats[1] is None)
        assert live.table.seats.seat_of("hash 0") == 0
        told = [one for message in host.heard for one in message.get("told", ())]
        assert [one["kind"] for one in told] == ["stood"]
        await sit(live, 1, "b")
        await live.join(Listener(1), 0, host=False)
        await a_while()
        assert live.table.seats.seat_of("hash 1b") == 1

    run(tmp_path, work)


def test_whoever_takes_the_seat_of_a_squatter_has_their_own_time(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await table_of(node, people=2, seats=3, listed=True)
        await live.join(Listener(0), 0, host=True)
        first = live._autoplay._absence_timers[1]
        await live.writer.change(lambda table: table.leave(1, "", host=True, level="regular"), lambda _: None)
        await sit(live, 1, "b")
        second = live._autoplay._absence_timers[1]
        assert second is not first
        assert first[1].cancelled()
        assert live._autoplay._replacement(live.table, 1, first) == []

    run(tmp_path, work, seat_kept=300)


def test_a_seat_at_a_table_that_is_not_listed_stays(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await table_of(node, people=2, seats=3)
        await live.join(Listener(0), 0, host=True)
        await a_while()
        assert live.table.seats.seat_of("hash 1") == 1

    run(tmp_path, work)


def test_a_node_replaces_whoever_never_connected(tmp_path: Path) -> None:
    """The same from outside: HTTP for the seats, one WebSocket, and a kill in between."""
    node = NodeProcess(tmp_path, bot_pause=0.0, away_after=0.5)
    node.start()

    async def played() -> Seat:
        api = ServerApi(node.address)
        opened = await api.open_table("gonuts", [{}, {}], {**SAFE, "first": 1}, away="bot")
        seat = await sit_down(node.address, opened["table"], "Here")
        await api.take_seat(opened["table"], "Never")
        return seat

    async def waited(seat: Seat) -> None:
        async with seat:
            async for _ in seat.moments():
                if any(entry["kind"] == "absent" and entry["seat"] == 1 for entry in seat.history):
                    return

    try:
        seat = asyncio.run(played())
        node.kill()
        node.start()
        asyncio.run(asyncio.wait_for(waited(seat), 60))
        assert node.errors() == []
    finally:
        node.kill()


# one address, many tables


def test_one_address_has_seats_at_few_listed_tables(node: NodeProcess) -> None:
    async def work() -> None:
        api = ServerApi(node.address)
        most = Settings().listed_at_once
        tables = [(await api.open_table("gonuts", [{}, {}, {}], listed=True))["table"] for _ in range(most + 1)]
        held = [await api.take_seat(table, "Eve") for table in tables[:most]]
        with pytest.raises(ApiError) as refused:
            await api.take_seat(tables[most], "Eve")
        assert (refused.value.status, refused.value.code) == (429, "table.seats-elsewhere")
        await api.take_seat(tables[0], "Her sister")  # a second seat at the same table keeps nobody else waiting
        private = (await api.open_table("gonuts", [{}, {}, {}]))["table"]
        await api.take_seat(private, "Eve")
        await api.leave_seat(tables[1], *held[1])
        await api.take_seat(tables[most], "Eve")

    asyncio.run(asyncio.wait_for(work(), 60))
    assert node.errors() == []


def test_seats_at_tables_that_nobody_is_at_count_for_a_while() -> None:
    seats = ListedSeats(1, 60.0, lambda _: None)
    seats.check("a", "one")
    seats.took("a", "one", "token")
    with pytest.raises(TableError):
        seats.check("a", "two")
    seats.check("b", "two")
    over = ListedSeats(1, 0.0, lambda _: None)
    over.took("a", "one", "token")
    over.check("a", "two")
    unlimited = ListedSeats(0, 60.0, lambda _: None)
    unlimited.took("a", "one", "token")
    unlimited.check("a", "two")
