"""The clocks of a table: each seat that is waited for has its own, and no jump of the wall clock does harm."""

import asyncio
import contextlib
import time
from pathlib import Path

import pytest

from dicehouse import create
from dicehouse.core.errors import DicehouseError
from dicehouse.core.viewers import SPECTATOR
from dicehouse.server import clocks
from dicehouse.server.clocks import Clocks
from dicehouse.server.entries import Acted, read_entry
from dicehouse.server.live_table import LiveTable
from dicehouse.server.node import Node
from dicehouse.server.seats import Player
from server.local_tables import RecordingGuest, open_table, run_with_node
from support import rule

LIVE = {"round": "live", "squirrels": 20, "acorns": 1, "cars": 0, "dogs": 1, "houses": 5, "target": 200, "first": 0}
"""Go Nuts! with nearly nothing but squirrels: whoever rolls is in a live round at once."""
HOUR = 3600.0


class Hands:
    """Both clocks, moved by hand."""

    def __init__(self) -> None:
        self.wall, self.steady = 1_000_000.0, 500.0

    def pass_(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds

    def time(self) -> float:
        return self.wall

    def monotonic(self) -> float:
        return self.steady


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> Hands:
    """The clocks of the house, moved by hand."""
    moved = Hands()
    monkeypatch.setattr(clocks, "time", moved)
    return moved


# by hand


def test_where_one_is_waited_for_whatever_happens_gives_a_new_decision(now: Hands) -> None:
    running = Clocks(30)
    running.wind((0,), now.wall)
    now.pass_(20)
    assert running.left(0) == 10
    assert running.deadline(0) == running.deadline(1) == running.deadline(SPECTATOR) == (now.wall + 10, 0)
    running.acted(1, now.wall)  # somebody cut in
    running.wind((0,), now.wall)
    assert running.left(0) == 30
    assert running.left(1) is None


def test_where_several_are_waited_for_each_has_their_own_time(now: Hands) -> None:
    running = Clocks(30)
    running.wind((0, 1, 2), now.wall)
    for _ in range(5):
        now.pass_(5)
        running.acted(0, now.wall)
        running.wind((0, 1, 2), now.wall)
    assert [running.left(seat) for seat in range(4)] == [30, 5, 5, None]
    assert running.deadline(0) == (now.wall + 30, 0)
    assert running.deadline(2) == (now.wall + 5, 2)
    assert running.deadline(SPECTATOR) == (now.wall + 5, 1)
    assert running.next((0, 1, 2)) == (5, 1)
    now.pass_(2)
    running.acted(1, now.wall)  # the dog came
    running.wind((0, 2), now.wall)
    assert [running.left(seat) for seat in range(3)] == [28, None, 3]
    running.acted(2, now.wall)
    running.wind((1,), now.wall)
    assert [running.left(seat) for seat in range(3)] == [None, 30, None]
    running.stop()
    assert running.deadline(1) == (None, None)


def test_without_a_clock_nobody_is_hurried(now: Hands) -> None:
    running = Clocks(None)
    running.wind((0,), now.wall)
    assert (running.left(0), running.deadline(0), running.next((0,))) == (None, (None, None), None)


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_wall_clock_that_is_set_changes_no_time_left(now: Hands, jump: float) -> None:
    running = Clocks(5)
    running.wind((0,), now.wall)
    now.wall += jump
    now.pass_(2)
    assert running.left(0) == 3
    assert running.deadline(0) == (now.wall + 3, 0)  # told by the clock as it is now


def test_an_entry_from_the_future_gives_no_more_than_the_clock(now: Hands) -> None:
    running = Clocks(5)
    running.wind((0,), now.wall + HOUR)  # written while the clock was an hour ahead; or read after a restart
    assert running.left(0) == 5
    assert running.deadline(0) == (now.wall + 5, 0)
    now.pass_(6)
    assert running.left(0) == -1


def test_after_a_restart_the_time_that_passed_counts(now: Hands) -> None:
    running = Clocks(30)
    running.wind((0,), now.wall - 12)
    assert running.left(0) == 18
    assert running.deadline(0) == (now.wall + 18, 0)


def test_the_pause_between_two_actions_survives_a_clock_that_is_set_back(now: Hands) -> None:
    running = Clocks(None)
    assert running.too_soon(0, 0.3, now.wall) == 0
    running.acted(0, now.wall + HOUR)
    assert running.too_soon(0, 0.3, now.wall) == pytest.approx(0.3)
    now.pass_(0.1)
    assert running.too_soon(0, 0.3, now.wall) == pytest.approx(0.2)
    now.pass_(0.3)
    assert running.too_soon(0, 0.3, now.wall) == 0
    running.acted(0, now.wall)
    assert running.too_soon(0, 0.3, now.wall + 0.1) == pytest.approx(0.2)
    assert running.too_soon(1, 0.3, now.wall) == 0


@rule("G10")
def test_the_rules_say_who_is_waited_for() -> None:
    game = create("gonuts", players=3, round="live", first=1)
    state, _ = game.roll(game.new(), ("squirrel",) * 5)
    assert game.awaited(state) == state.actors == (1, 2, 0)
    bluff = create("dixkibluff", players=3, calls="live", first=0)
    state = bluff.new()
    while state.due is not None:
        state, _ = bluff.roll(state, tuple(die.faces[0] for die in state.due.dice))
    state, _ = bluff.act(state, 0, bluff.actions.read("bet 1 pi"))
    assert len(state.actors) == 2
    assert bluff.awaited(state) == (1,)  # whoever may call DiXe! may also not


# at a table


async def act(live: LiveTable, seat: int, action: str) -> None:
    player = Player(seat, f"hash {seat}")
    await live.writer.change(lambda table: table.act(player, action, None, "", time.time()), lambda _: None)


@rule("G10")
def test_in_a_live_round_the_dog_of_an_idle_opponent_is_rolled(tmp_path: Path) -> None:
    """The roller shakes all the time; that used to give the opponent a new clock each time, and the round no end."""

    async def work(node: Node) -> None:
        live = await open_table(node, options=LIVE | {"houses": 1}, clock=3)
        table = live.table
        while len(table.actors) < 2:
            await act(live, table.actors[0], "roll")
        roller, idle = table.actors
        listener = RecordingGuest(roller)
        await live.join(listener, 0, host=False)
        rolled: list[Acted] = []
        while not rolled:
            await asyncio.sleep(0.35)  # the pause that G5 wants, also after the roll that began the round
            with contextlib.suppress(DicehouseError):  # the dog may come out this very moment
                await act(live, roller, "shake")
            entries = [read_entry(stored.body) for stored in await node.store.read(live.row.id, 0)]
            rolled = [entry for entry in entries if isinstance(entry, Acted) and entry.seat == idle]
        assert {(entry.act, entry.stand_in) for entry in rolled[:1]} == {("shake", True)}
        assert not any(entry.stand_in for entry in entries if isinstance(entry, Acted) and entry.seat == roller)

    run_with_node(tmp_path, work)


def test_if_both_are_idle_the_round_comes_to_its_end(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await open_table(node, options=LIVE | {"houses": 1}, clock=1)
        table = live.table
        while len(table.actors) < 2:
            await act(live, table.actors[0], "roll")
        roller = table.actors[0]
        await live.join(RecordingGuest(SPECTATOR), 0, host=False)
        while table.state.turn == roller:
            await asyncio.sleep(0.05)

    run_with_node(tmp_path, work)


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_clock_that_jumps_while_somebody_decides_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    """One entry is written while the wall clock is an hour off; then it is right again."""
    real = time.time

    async def work(node: Node) -> None:
        live = await open_table(node, options={"first": 0, "squirrels": 0, "cars": 0}, clock=1)
        monkeypatch.setattr(time, "time", lambda: real() + jump)
        await act(live, 0, "roll")
        monkeypatch.setattr(time, "time", real)
        listener = RecordingGuest(0)
        welcome = await live.join(listener, 0, host=False)
        assert welcome.now.deadline is not None
        assert welcome.now.deadline - real() <= 1.0
        while not any(told.get("text") == "stand-in" for heard in listener.heard for told in heard.get("told", ())):
            await asyncio.sleep(0.05)

    run_with_node(tmp_path, work)


def test_after_a_restart_nobody_has_more_than_the_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = time.time
    tables: list[str] = []

    async def before(node: Node) -> None:
        live = await open_table(node, options={"first": 0, "squirrels": 0, "cars": 0}, clock=20)
        monkeypatch.setattr(time, "time", lambda: real() + HOUR)
        await act(live, 0, "roll")
        monkeypatch.setattr(time, "time", real)
        tables.append(live.row.id)

    async def after(node: Node) -> None:
        live = await node.live_table(tables[0])
        left = live.table.clocks.left(0)
        assert left is not None
        assert 0 < left <= 20
        assert live.table.at > real() + HOUR / 2  # the log stays as it is

    run_with_node(tmp_path, before)
    run_with_node(tmp_path, after)
