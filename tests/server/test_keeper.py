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
from dicehouse.server.bot_pool import Minds
from dicehouse.server.bus import Silence, Word
from dicehouse.server.entries import Absent, Acted, Entry, read_entry, write_entry
from dicehouse.server.errors import TableError
from dicehouse.server.live_table import SILENT, Keeper
from dicehouse.server.node import House
from dicehouse.server.settings import Settings, read_settings
from dicehouse.server.sqlite_store import SqliteStore
from dicehouse.server.table import Player, SeatWish, Sitter
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


async def table_of(house: House, away: Away = "wait", bots: int = 0) -> Keeper:
    """A table of Go Nuts! that has begun."""
    wishes = [SeatWish()] * (2 - bots) + [SeatWish("bot", "regular")] * bots
    opened = await house.open_table("gonuts", SAFE, wishes, Terms(away=away))
    keeper = await house.keeper(opened.table)
    for seat in range(2 - bots):
        sitter = Sitter(f"P{seat}", "person", "", f"hash {seat}", "")
        await keeper.change(lambda table: table.sit(seat, sitter), lambda _: None)  # noqa: B023 - called at once
    return keeper


def player(seat: int) -> Player:
    """The player of a seat of `table_of`."""
    return Player(seat, f"hash {seat}")


def run(tmp_path: Path, work: Callable[[House], Coroutine[Any, Any, None]], **settings: Any) -> None:
    async def inside() -> None:
        house = House(SqliteStore(tmp_path / "t.sqlite"), Silence(), Minds(1), Settings(**settings))
        await house.open()
        try:
            await asyncio.wait_for(work(house), 60)
        finally:
            await house.close()

    asyncio.run(inside())


def test_players_of_a_silent_node_count_as_gone_and_a_bot_takes_over(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        keeper = await table_of(house, away="bot")
        guest = Listener(0)
        await keeper.welcome(guest, 0, host=False)
        await keeper._hear(Word("other", here=(1,)))
        assert [seat.get("here", False) for seat in guest.heard[-1]["seats"]] == [True, True]
        keeper.beat(time.monotonic() + SILENT / 2)
        assert keeper.here() == {0, 1}
        keeper.beat(time.monotonic() + SILENT + 1)
        assert [seat.get("here", False) for seat in guest.heard[-1]["seats"]] == [True, False]
        while 1 not in keeper.table.absent:
            await asyncio.sleep(0.02)
        assert keeper.table.mind_of(1) == "regular"
        back = Listener(1)
        await keeper.welcome(back, 0, host=False)
        while keeper.table.absent:
            await asyncio.sleep(0.02)
        assert keeper.table.mind_of(1) is None

    run(tmp_path, work, away_after=0.05)


def test_a_table_where_nobody_is_replaced_waits(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        keeper = await table_of(house, away="wait")
        one, two = Listener(0), Listener(1)
        await keeper.welcome(one, 0, host=False)
        await keeper.welcome(two, 0, host=False)
        keeper.leave(two)
        await asyncio.sleep(0.3)
        assert keeper.table.absent == {}
        assert [seat.get("here", False) for seat in one.heard[-1]["seats"]] == [True, False]

    run(tmp_path, work, away_after=0.05)


def test_a_mind_that_fails_thinks_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autoplay, "TROUBLED", 0.05)

    async def work(house: House) -> None:
        asked = 0
        honest = house.minds.choose

        async def fails_at_first(*arguments: Any, **more: Any) -> str | None:
            nonlocal asked
            asked += 1
            if asked < 3:
                raise RuntimeError("out of memory, say")
            return await honest(*arguments, **more)

        monkeypatch.setattr(house.minds, "choose", fails_at_first)
        keeper = await table_of(house, bots=1)
        guest = Listener(0)
        await keeper.welcome(guest, 0, host=False)
        await keeper.change(lambda table: table.act(player(0), "bank", None, "x", time.time()), lambda _: None)
        acted: list[dict[str, Any]] = []
        while not acted:
            await asyncio.sleep(0.05)
            told = [one for message in guest.heard for one in message.get("told", ())]
            acted = [one for one in told if one["kind"] == "acted" and one["seat"] == 1]
        assert asked >= 3

    run(tmp_path, work, bot_pause=0.0)


def test_a_chatty_seat_does_not_make_the_house_forget_the_ids_of_another(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        keeper = await table_of(house)
        number = await keeper.change(
            lambda table: table.act(player(0), "roll", None, "mine", time.time()), lambda _: None
        )
        for line in range(100):
            await keeper.chat(player(1), f"line {line}", f"id {line}")
        assert keeper.table.done(player(0), "mine") == number
        assert keeper.table.done(player(1), "id 99") is not None
        assert keeper.table.done(player(1), "id 0") is None  # long ago

    run(tmp_path, work)


def test_a_table_that_nobody_is_at_is_forgotten_and_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dicehouse.server.node.KEPT_FOR", 0.0)
    monkeypatch.setattr("dicehouse.server.node.LOOK_EVERY", 0.05)

    async def work(house: House) -> None:
        keeper = await table_of(house)
        number = keeper.table.number
        while house.kept:
            await asyncio.sleep(0.05)
        again = await house.keeper(keeper.row.id)
        assert again is not keeper
        assert again.table.number == number
        assert again.table.state == keeper.table.state
        with pytest.raises(TableError):
            await house.keeper("nowhere")

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
    async def work(house: House) -> None:
        keeper = await table_of(house, away="drop")
        one, two = Listener(0), Listener(1)
        await keeper.welcome(one, 0, host=False)
        await keeper.welcome(two, 0, host=False)
        keeper.leave(two)
        while not any(told["kind"] == "dropped" for message in one.heard for told in message.get("told", ())):
            await asyncio.sleep(0.02)
        assert keeper.table.mind_of(1) == "regular"
        assert keeper.table.seat_of("hash 1") is None  # the token keeps nothing any more
        assert keeper.table.seat_of("hash 0") == 0
        assert keeper.table.replace(1, None) == []

    run(tmp_path, work, away_after=0.05)


def test_time_away_counts_from_the_last_time_somebody_left(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        keeper = await table_of(house, away="bot")
        one, two = Listener(0), Listener(1)
        await keeper.welcome(one, 0, host=False)
        await keeper.welcome(two, 0, host=False)
        waiting = keeper._stand_ins

        def replaced(since: Any) -> list[Entry]:
            return [step.entry for step in waiting._replacement(keeper.table, 1, since)]

        keeper.leave(two)
        first = waiting._gone[1]
        await keeper.welcome(two, 0, host=False)
        assert replaced(first) == []
        keeper.leave(two)
        second = waiting._gone[1]
        assert replaced(first) == []
        assert replaced(second) == [Absent(1, "regular")]
        await keeper._hear(Word("other", here=(1,)))  # they are back at another node
        assert replaced(second) == []

    run(tmp_path, work)


def test_whoever_is_sent_away_while_they_say_hello_is_not_let_in(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        keeper = await table_of(house)
        guest = Listener(1)
        async with keeper._lock:  # something is being written
            steps = keeper.table.drop(1, "regular")
            await house.store.append(keeper.row.id, keeper.table.number, 0.0, [write_entry(steps[0].entry)], None)
            coming = asyncio.create_task(keeper.welcome(guest, 0, host=False, token="hash 1"))
            await asyncio.sleep(0)  # they read what they missed
            keeper._take(steps, time.time())
        with pytest.raises(TableError) as refused:
            await coming
        assert refused.value.code == "table.token"
        assert keeper.here() == set()
        with pytest.raises(TableError) as refused:
            keeper.table.act(player(1), "roll", None, "id of theirs", time.time())
        assert refused.value.code == "table.token"
        with pytest.raises(TableError) as refused:
            keeper.table.say(player(1), "but I was here", "id")
        assert refused.value.code == "table.token"

    run(tmp_path, work)


def test_a_bot_that_taps_too_soon_taps_again(tmp_path: Path) -> None:
    """Go Nuts! with nearly nothing but squirrels: whoever rolls is in a live round at once."""

    async def work(house: House) -> None:
        options = {"round": "live", "squirrels": 20, "acorns": 1, "cars": 0, "target": 200, "first": 0}
        opened = await house.open_table("gonuts", options, [SeatWish()] * 2)
        keeper = await house.keeper(opened.table)
        for seat in range(2):
            sitter = Sitter(f"P{seat}", "person", "", f"hash {seat}", "")
            await keeper.change(lambda table: table.sit(seat, sitter), lambda _: None)  # noqa: B023 - called at once
        table = keeper.table
        while len(table.actors) < 2:
            await keeper.change(
                lambda now: now.act(player(now.actors[0]), "roll", None, "", time.time()), lambda _: None
            )
        seat, number = table.actors[0], table.number
        await keeper._stand_ins._act_for(seat, "shake", number, stand_in=True)
        await keeper._stand_ins._act_for(seat, "shake", table.number, stand_in=True)
        log = [(stored.at, read_entry(stored.body)) for stored in await house.store.read(keeper.row.id, number)]
        taps = [at for at, entry in log if isinstance(entry, Acted) and entry.act == "shake"]
        assert len(taps) == 2 or table.actors == ()  # unless the first ended the round
        assert all(later - earlier >= 0.3 for earlier, later in pairwise(taps))

    run(tmp_path, work)
