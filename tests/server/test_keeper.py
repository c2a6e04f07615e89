"""A keeper in process: what it makes of words from other nodes, of minds that fail, and of players who stay away."""

import asyncio
import json
import time
from collections.abc import Callable, Coroutine
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from dicehouse.server import autoplay
from dicehouse.server.bot_pool import BotPool
from dicehouse.server.bus import Notice, NullBus
from dicehouse.server.entries import Absent, Acted, Entry, read_entry, write_entry
from dicehouse.server.errors import TableError
from dicehouse.server.guests import NODE_TIMEOUT
from dicehouse.server.live_table import LiveTable
from dicehouse.server.node import Node
from dicehouse.server.seats import Occupant, Player, SeatRequest
from dicehouse.server.settings import Settings, read_settings
from dicehouse.server.sqlite_store import SqliteStore
from dicehouse.server.terms import Away, Terms

SAFE = {"first": 0, "squirrels": 0, "cars": 0}


class Listener:
    """A guest that keeps what it hears."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.client = "somewhere"
        self.heard: list[dict[str, Any]] = []

    def push(self, data: bytes) -> None:
        self.heard.append(json.loads(data))

    def close(self, code: int) -> None:
        self.heard.append({"closed": code})


async def table_of(node: Node, away: Away = "wait", bots: int = 0) -> LiveTable:
    """A table of Go Nuts! that has begun."""
    wishes = [SeatRequest()] * (2 - bots) + [SeatRequest("bot", "regular")] * bots
    opened = await node.open_table("gonuts", SAFE, wishes, Terms(away=away))
    live = await node.live_table(opened.table)
    for seat in range(2 - bots):
        occupant = Occupant(f"P{seat}", "person", "", f"hash {seat}", "")
        await live.writer.change(lambda table: table.sit(seat, occupant), lambda _: None)  # noqa: B023 - called at once
    return live


def player(seat: int) -> Player:
    """The player of a seat of `table_of`."""
    return Player(seat, f"hash {seat}")


def run(tmp_path: Path, work: Callable[[Node], Coroutine[Any, Any, None]], **settings: Any) -> None:
    async def inside() -> None:
        node = Node(SqliteStore(tmp_path / "t.sqlite"), NullBus(), BotPool(1), Settings(**settings))
        await node.open()
        try:
            await asyncio.wait_for(work(node), 60)
        finally:
            await node.close()

    asyncio.run(inside())


def test_players_of_a_silent_node_count_as_gone_and_a_bot_takes_over(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await table_of(node, away="bot")
        guest = Listener(0)
        await live.join(guest, 0, host=False)
        await live._on_notice(Notice("other", here=(1,)))
        assert [seat.get("here", False) for seat in guest.heard[-1]["seats"]] == [True, True]
        live.heartbeat(time.monotonic() + NODE_TIMEOUT / 2)
        assert live.guests.seats() == {0, 1}
        live.heartbeat(time.monotonic() + NODE_TIMEOUT + 1)
        assert [seat.get("here", False) for seat in guest.heard[-1]["seats"]] == [True, False]
        while 1 not in live.table.seats.absent:
            await asyncio.sleep(0.02)
        assert live.table.seats.bot_level_of(1) == "regular"
        back = Listener(1)
        await live.join(back, 0, host=False)
        while live.table.seats.absent:
            await asyncio.sleep(0.02)
        assert live.table.seats.bot_level_of(1) is None

    run(tmp_path, work, away_after=0.05)


def test_a_table_where_nobody_is_replaced_waits(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await table_of(node, away="wait")
        one, two = Listener(0), Listener(1)
        await live.join(one, 0, host=False)
        await live.join(two, 0, host=False)
        live.leave(two)
        await asyncio.sleep(0.3)
        assert live.table.seats.absent == {}
        assert [seat.get("here", False) for seat in one.heard[-1]["seats"]] == [True, False]

    run(tmp_path, work, away_after=0.05)


def test_a_mind_that_fails_thinks_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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
        live = await table_of(node, bots=1)
        guest = Listener(0)
        await live.join(guest, 0, host=False)
        await live.writer.change(lambda table: table.act(player(0), "bank", None, "x", time.time()), lambda _: None)
        acted: list[dict[str, Any]] = []
        while not acted:
            await asyncio.sleep(0.05)
            told = [one for message in guest.heard for one in message.get("told", ())]
            acted = [one for one in told if one["kind"] == "acted" and one["seat"] == 1]
        assert asked >= 3

    run(tmp_path, work, bot_pause=0.0)


def test_a_chatty_seat_does_not_make_the_house_forget_the_ids_of_another(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await table_of(node)
        number = await live.writer.change(
            lambda table: table.act(player(0), "roll", None, "mine", time.time()), lambda _: None
        )
        for line in range(100):
            await live.chat(player(1), f"line {line}", f"id {line}")
        assert live.table.message_ids.find(player(0).seat, "mine") == number
        assert live.table.message_ids.find(player(1).seat, "id 99") is not None
        assert live.table.message_ids.find(player(1).seat, "id 0") is None  # long ago

    run(tmp_path, work)


def test_a_table_that_nobody_is_at_is_forgotten_and_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dicehouse.server.node.KEPT_FOR", 0.0)
    monkeypatch.setattr("dicehouse.server.node.POLL_EVERY", 0.05)

    async def work(node: Node) -> None:
        live = await table_of(node)
        number = live.table.number
        while node.tables_in_memory:
            await asyncio.sleep(0.05)
        again = await node.live_table(live.row.id)
        assert again is not live
        assert again.table.number == number
        assert again.table.state == live.table.state
        with pytest.raises(TableError):
            await node.live_table("nowhere")

    run(tmp_path, work)


def test_settings_come_by_flag_then_environment_then_file(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('port = 1\nhost = "file"\nlimits = 0\n')
    environment = {"DICEHOUSE_PORT": "2", "DICEHOUSE_ORIGINS": "https://a.example, https://b.example", "OTHER": "x"}
    settings = read_settings({"port": 3, "host": None}, environment, file)
    assert (settings.port, settings.host, settings.limits) == (3, "file", 0.0)
    assert settings.origins == ("https://a.example", "https://b.example")
    assert read_settings({}, environment, file).port == 2
    assert read_settings({}, {}, file).port == 1
    assert read_settings({}, {}, None) == Settings()


@pytest.mark.parametrize(
    ("given", "environment", "content", "code"),
    [
        ({"port": "many"}, {}, None, "settings.wrong"),
        ({}, {"DICEHOUSE_AWAY_AFTER": "soon"}, None, "settings.wrong"),
        ({"log_level": "loud"}, {}, None, "settings.wrong"),
        ({"origins": "https://games.example/"}, {}, None, "settings.wrong"),
        ({"origins": "*"}, {}, None, "settings.wrong"),
        ({}, {}, 'origins = ["games.example"]', "settings.wrong"),
        ({}, {}, "prot = 1", "options.unknown"),
        ({}, {}, "port = [", "file.unreadable"),
        ({}, {}, "", "file.missing"),
    ],
)
def test_settings_that_make_no_sense_are_refused(
    tmp_path: Path, given: dict[str, Any], environment: dict[str, str], content: str | None, code: str
) -> None:
    file = None if content is None else tmp_path / "house.toml"
    if content:
        (tmp_path / "house.toml").write_text(content)
    with pytest.raises(Exception) as refused:  # noqa: PT011 - the code is what matters
        read_settings(given, environment, file)
    assert getattr(refused.value, "code") == code  # noqa: B009


def test_a_player_who_is_dropped_is_out_for_good(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await table_of(node, away="drop")
        one, two = Listener(0), Listener(1)
        await live.join(one, 0, host=False)
        await live.join(two, 0, host=False)
        live.leave(two)
        while not any(told["kind"] == "dropped" for message in one.heard for told in message.get("told", ())):
            await asyncio.sleep(0.02)
        assert live.table.seats.bot_level_of(1) == "regular"
        assert live.table.seats.seat_of("hash 1") is None  # the token keeps nothing any more
        assert live.table.seats.seat_of("hash 0") == 0
        assert live.table.replace(1, None) == []

    run(tmp_path, work, away_after=0.05)


def test_time_away_counts_from_the_last_time_somebody_left(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await table_of(node, away="bot")
        one, two = Listener(0), Listener(1)
        await live.join(one, 0, host=False)
        await live.join(two, 0, host=False)
        waiting = live._autoplay

        def replaced(since: Any) -> list[Entry]:
            return [step.entry for step in waiting._replacement(live.table, 1, since)]

        live.leave(two)
        first = waiting._absence_timers[1]
        await live.join(two, 0, host=False)
        assert replaced(first) == []
        live.leave(two)
        second = waiting._absence_timers[1]
        assert replaced(first) == []
        assert replaced(second) == [Absent(1, "regular")]
        await live._on_notice(Notice("other", here=(1,)))  # they are back at another node
        assert replaced(second) == []

    run(tmp_path, work)


def test_whoever_is_sent_away_while_they_say_hello_is_not_let_in(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await table_of(node)
        guest = Listener(1)
        async with live.writer._lock:  # something is being written
            steps = live.table.drop(1, "regular")
            await node.store.append(live.row.id, live.table.number, 0.0, [write_entry(steps[0].entry)], None)
            coming = asyncio.create_task(live.join(guest, 0, host=False, token="hash 1"))
            await asyncio.sleep(0)  # they read what they missed
            live.apply(steps, time.time())
        with pytest.raises(TableError) as refused:
            await coming
        assert refused.value.code == "table.token"
        assert live.guests.seats() == set()
        with pytest.raises(TableError) as refused:
            live.table.act(player(1), "roll", None, "id of theirs", time.time())
        assert refused.value.code == "table.token"
        with pytest.raises(TableError) as refused:
            live.table.say(player(1), "but I was here", "id")
        assert refused.value.code == "table.token"

    run(tmp_path, work)


def test_a_bot_that_taps_too_soon_taps_again(tmp_path: Path) -> None:
    """Go Nuts! with nearly nothing but squirrels: whoever rolls is in a live round at once."""

    async def work(node: Node) -> None:
        options = {"round": "live", "squirrels": 20, "acorns": 1, "cars": 0, "target": 200, "first": 0}
        opened = await node.open_table("gonuts", options, [SeatRequest()] * 2)
        live = await node.live_table(opened.table)
        for seat in range(2):
            occupant = Occupant(f"P{seat}", "person", "", f"hash {seat}", "")
            await live.writer.change(lambda table: table.sit(seat, occupant), lambda _: None)  # noqa: B023 - called at once
        table = live.table
        while len(table.actors) < 2:
            await live.writer.change(
                lambda now: now.act(player(now.actors[0]), "roll", None, "", time.time()), lambda _: None
            )
        seat, number = table.actors[0], table.number
        await live._autoplay.act_for(seat, "shake", number, stand_in=True)
        await live._autoplay.act_for(seat, "shake", table.number, stand_in=True)
        log = [(stored.at, read_entry(stored.body)) for stored in await node.store.read(live.row.id, number)]
        taps = [at for at, entry in log if isinstance(entry, Acted) and entry.act == "shake"]
        assert len(taps) == 2 or table.actors == ()  # unless the first ended the round
        assert all(later - earlier >= 0.3 for earlier, later in pairwise(taps))

    run(tmp_path, work)
