"""Bots, and stand-ins for players who never come or do not come back; seats at listed tables that are freed."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from dicehouse.client import ApiError, Seat, ServerApi, sit_down
from dicehouse.core.errors import ActionError
from dicehouse.core.viewers import SPECTATOR
from dicehouse.dice import FairSeed
from dicehouse.server import autoplay
from dicehouse.server.bus import Notice, NullBus
from dicehouse.server.entries import Absent, Acted, Entry, read_entry
from dicehouse.server.errors import TableError
from dicehouse.server.listed_seats import ListedSeats
from dicehouse.server.node import Node
from dicehouse.server.protocol import Act
from dicehouse.server.seats import SeatRequest
from dicehouse.server.settings import Settings
from dicehouse.server.table import Step, Table
from dicehouse.server.terms import Terms
from server.conftest import NodeProcess
from server.local_tables import SAFE, RecordingGuest, open_table, player, run_with_node, sit

SOON = 0.2
PAUSE = 0.02


class Deaf(NullBus):
    """A bus that carries nothing now, and could: there may be other nodes."""

    connected = False


def run(tmp_path: Path, work: Callable[[Node], Coroutine[Any, Any, None]], deaf: bool = False, **settings: Any) -> None:
    soon: dict[str, Any] = {"away_after": SOON, "seat_kept": SOON}
    run_with_node(tmp_path, work, Deaf() if deaf else None, **(soon | settings))


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.01)


async def a_while() -> None:
    """Longer than anybody is waited for."""
    await asyncio.sleep(4 * SOON)


def test_whoever_never_connects_is_replaced(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await open_table(node, away="bot")
        await live.join(RecordingGuest(0), 0, host=False)
        await until(lambda: 1 in live.table.seats.absent)
        assert live.table.seats.bot_level_of(0) is None
        await live.join(RecordingGuest(1), 0, host=False)  # better late than never
        await until(lambda: not live.table.seats.absent)

    run(tmp_path, work)


def test_bots_wait_while_all_players_read(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        ann, ben = RecordingGuest(0), RecordingGuest(1)
        live = await open_table(node, seats=3, bots=1)
        for guest in (ann, ben):
            await live.join(guest, 0, host=False)
            guest.reading = True
            live.readers_changed()
        for seat in range(2):
            await live.writer.act(player(seat), Act(f"b{seat}", "bank", live.table.number))
        begun = live.table.number
        await a_while()
        assert live.table.actors == (2,)
        assert live.table.number == begun
        ben.reading = False  # one of them looks again
        live.readers_changed()
        await until(lambda: live.table.number > begun)

    run(tmp_path, work)


def test_bots_go_on_when_a_reader_is_gone(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        ann = RecordingGuest(0)
        live = await open_table(node, people=1, bots=1)
        await live.join(ann, 0, host=False)
        await live.join(RecordingGuest(SPECTATOR), 0, host=False)
        ann.reading = True
        await live.writer.act(player(0), Act("b", "bank", live.table.number))
        begun = live.table.number
        live.leave(ann)
        await until(lambda: live.table.number > begun)

    run(tmp_path, work)


def test_whoever_never_connects_is_dropped_where_the_table_says_so(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await open_table(node, away="drop")
        await live.join(RecordingGuest(0), 0, host=False)
        await until(lambda: live.table.seats.seat_of("hash 1") is None)
        assert live.table.seats.seat_of("hash 0") == 0
        assert live.table.seats.bot_level_of(1) == "regular"

    run(tmp_path, work)


def test_whoever_was_there_before_the_last_seat_was_taken_is_missed_when_the_game_begins(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await open_table(node, people=1, away="bot")
        await live.join(RecordingGuest(0), 0, host=False)
        await a_while()
        await sit(live, 1)  # the game begins, and they never connect
        await until(lambda: 1 in live.table.seats.absent)

    run(tmp_path, work)


def test_whoever_does_not_come_back_after_a_restart_is_replaced(tmp_path: Path) -> None:
    async def before(node: Node) -> None:
        live = await open_table(node, away="bot")
        for seat in range(2):
            await live.join(RecordingGuest(seat), 0, host=False)
        tables.append(live.row.id)

    async def after(node: Node) -> None:
        live = await node.live_table(tables[0])
        assert live.table.seats.absent == {}
        await live.join(RecordingGuest(1), 0, host=False)
        await until(lambda: 0 in live.table.seats.absent)
        assert 1 not in live.table.seats.absent

    tables: list[str] = []
    run(tmp_path, before)
    run(tmp_path, after)


def test_if_nobody_is_there_to_wait_nobody_is_late(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await open_table(node, away="bot")
        await a_while()
        assert live.table.seats.absent == {}
        one = RecordingGuest(0)
        await live.join(one, 0, host=False)
        live.leave(one)
        await a_while()
        assert live.table.seats.absent == {}
        assert live.idle  # nothing is left that would keep it in memory

    run(tmp_path, work)


def test_where_the_table_waits_nobody_is_replaced(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await open_table(node, away="wait", listed=True)
        await live.join(RecordingGuest(0), 0, host=False)
        await a_while()
        assert live.table.seats.absent == {}
        assert live.table.seats.seat_of("hash 1") == 1

    run(tmp_path, work)


def test_a_player_at_another_node_is_not_missed(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await open_table(node, away="bot")
        await live.on_notice(Notice("other", here=(1,)))
        await live.join(RecordingGuest(0), 0, host=False)
        await a_while()
        assert live.table.seats.absent == {}
        await live.on_notice(Notice("other", here=()))
        await until(lambda: 1 in live.table.seats.absent)

    run(tmp_path, work)


def test_while_nodes_cannot_hear_each_other_nobody_is_taken_for_gone(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await open_table(node, away="drop")
        await live.join(RecordingGuest(0), 0, host=False)
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
        live = await open_table(node, away="bot")
        await live.join(RecordingGuest(0), 0, host=False)
        await live.writer.change(lambda table: table.replace(0, "regular"), lambda _: None)
        await until(lambda: not live.table.seats.absent.get(0))

    run(tmp_path, work)


def test_a_seat_at_a_listed_table_is_freed_when_its_player_does_not_come(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await open_table(node, people=2, seats=3, listed=True)
        host = RecordingGuest(0)
        await live.join(host, 0, host=True)
        await until(lambda: live.table.seats[1] is None)
        assert live.table.seats.seat_of("hash 0") == 0
        told = [one for message in host.heard for one in message.get("told", ())]
        assert [one["kind"] for one in told] == ["stood"]
        await sit(live, 1, "b")
        await live.join(RecordingGuest(1), 0, host=False)
        await a_while()
        assert live.table.seats.seat_of("hash 1b") == 1

    run(tmp_path, work)


def test_whoever_takes_the_seat_of_a_squatter_has_their_own_time(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await open_table(node, people=2, seats=3, listed=True)
        await live.join(RecordingGuest(0), 0, host=True)
        first = live.autoplay.absences[1]
        await live.writer.change(lambda table: table.leave(1, "", host=True, level="regular"), lambda _: None)
        await sit(live, 1, "b")
        second = live.autoplay.absences[1]
        assert second is not first
        assert first[1].cancelled()
        assert live.autoplay.replacement(live.table, 1, first) == []

    run(tmp_path, work, seat_kept=300)


def test_a_seat_at_a_table_that_is_not_listed_stays(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await open_table(node, people=2, seats=3)
        await live.join(RecordingGuest(0), 0, host=True)
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


def test_a_table_that_waits_starts_no_timer_for_a_missing_player(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await open_table(node, away="wait")
        one, two = RecordingGuest(0), RecordingGuest(1)
        await live.join(one, 0, host=False)
        await live.join(two, 0, host=False)
        live.leave(two)
        assert live.autoplay.absences == {}
        assert [seat.get("here", False) for seat in one.heard[-1]["seats"]] == [True, False]

    run(tmp_path, work)


def test_a_bot_that_fails_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autoplay, "RETRY_AFTER", 0.05)

    async def work(node: Node) -> None:
        asked = 0
        honest = node.bot_pool.choose

        async def fails_at_first(*arguments: Any, **more: Any) -> str | None:
            nonlocal asked
            asked += 1
            if asked < 3:
                raise RuntimeError("out of memory, say")
            return await honest(*arguments, **more)

        monkeypatch.setattr(node.bot_pool, "choose", fails_at_first)
        live = await open_table(node, people=1, bots=1)
        guest = RecordingGuest(0)
        await live.join(guest, 0, host=False)
        await live.writer.change(lambda table: table.act(player(0), "bank", None, "x", time.time()), lambda _: None)
        while not any(entry["seat"] == 1 for entry in guest.entries("acted")):
            await asyncio.sleep(0.05)
        assert asked >= 3

    run(tmp_path, work)


def _act(table: Table, text: str, id: str) -> list[Step]:
    return table.act(player(0), text, None, id, time.time())


def test_bots_hurry_once_every_person_is_out_of_the_game(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        requests = [SeatRequest(), *[SeatRequest("bot", "novice")] * 3]
        opened = await node.open_table("dixkibluff", {"first": 0, "calls": "live"}, requests, Terms())
        live = await node.live_table(opened.table)
        await sit(live, 0)
        guest = RecordingGuest(0)
        await live.join(guest, 0, host=False)
        game, table = live.table.game, live.table
        while 0 not in game.retired(table.state):
            assert node.pause(table) >= PAUSE
            if 0 in table.actors:
                text = game.actions.write(game.legal_actions(table.state, 0)[-1])  # the wildest bet, or DiXe!
                with suppress(ActionError):  # a bot was faster
                    await live.writer.change(partial(_act, text=text, id=f"{table.number}"), lambda _: None)
            await asyncio.sleep(0.005)
        assert node.pause(table) < PAUSE / 2
        while table.phase == "playing":
            await asyncio.sleep(0.02)

    run(tmp_path, work, bot_pause=PAUSE)


def test_a_player_who_is_dropped_is_out_for_good(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await open_table(node, away="drop")
        one, two = RecordingGuest(0), RecordingGuest(1)
        await live.join(one, 0, host=False)
        await live.join(two, 0, host=False)
        live.leave(two)
        while not one.entries("dropped"):
            await asyncio.sleep(0.02)
        assert live.table.seats.bot_level_of(1) == "regular"
        assert live.table.seats.seat_of("hash 1") is None  # the token keeps nothing any more
        assert live.table.seats.seat_of("hash 0") == 0
        assert live.table.replace(1, None) == []

    run(tmp_path, work, away_after=0.05)


def test_time_away_counts_from_the_last_time_a_player_left(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await open_table(node, away="bot")
        one, two = RecordingGuest(0), RecordingGuest(1)
        await live.join(one, 0, host=False)
        await live.join(two, 0, host=False)
        waiting = live.autoplay

        def replaced(since: Any) -> list[Entry]:
            return [step.entry for step in waiting.replacement(live.table, 1, since)]

        live.leave(two)
        first = waiting.absences[1]
        await live.join(two, 0, host=False)
        assert replaced(first) == []
        live.leave(two)
        second = waiting.absences[1]
        assert replaced(first) == []
        assert replaced(second) == [Absent(1, "regular")]
        await live.on_notice(Notice("other", here=(1,)))  # they are back at another node
        assert replaced(second) == []

    run(tmp_path, work, away_after=60.0)


class KnownSeed(FairSeed):
    """A seed with which two shakes in a row show houses."""

    def __init__(self, seed: bytes = bytes(32)) -> None:
        super().__init__(seed)


def test_a_bot_that_acts_too_soon_acts_again_after_the_pause(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Go Nuts! with nearly nothing but squirrels: the first roll starts a live round."""
    monkeypatch.setattr("dicehouse.server.node.FairSeed", KnownSeed)

    async def work(node: Node) -> None:
        options = {"round": "live", "squirrels": 20, "acorns": 1, "cars": 0, "target": 200, "first": 0, "houses": 20}
        live = await open_table(node, options=options)
        table = live.table
        while len(table.actors) < 2:
            await live.writer.change(
                lambda now: now.act(player(now.actors[0]), "roll", None, "", time.time()), lambda _: None
            )
        seat, number = table.actors[0], table.number
        for _ in range(2):
            await live.autoplay.act_for(seat, "shake", table.number, stand_in=True)
        log = [(stored.at, read_entry(stored.body)) for stored in await node.store.read(live.row.id, number)]
        first, second = [at for at, entry in log if isinstance(entry, Acted) and entry.act == "shake"]
        assert second - first >= 0.3

    run(tmp_path, work)
