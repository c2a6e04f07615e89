"""A node: how tables are opened, kept in memory and forgotten."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from dicehouse.games import create, load, names
from dicehouse.server.bus import Handler, NullBus
from dicehouse.server.errors import TableError
from dicehouse.server.lobby import SUBJECT
from dicehouse.server.node import Node
from dicehouse.server.seats import SeatRequest
from dicehouse.server.store import Unavailable
from dicehouse.server.table_rules import read_spec
from server.local_tables import RecordingGuest, open_table, run_with_node
from support import rule

PERSON, PROGRAM, BOT = SeatRequest(), SeatRequest("program"), SeatRequest("bot", "regular")


def opened_options(tmp_path: Path, game: str, options: dict[str, Any], *seats: SeatRequest) -> dict[str, Any]:
    """The options of a table that was opened like this."""

    found: dict[str, Any] = {}

    async def work(node: Node) -> None:
        row = await node.store.table((await node.open_table(game, options, seats)).table)
        assert row is not None
        found.update(read_spec(row.spec).options)

    run_with_node(tmp_path, work)
    return found


@rule("G5.table-default", "G9")
@pytest.mark.parametrize(
    ("seats", "options", "expected"),
    [
        ((PERSON, PERSON), {}, "live"),
        ((PERSON, BOT), {}, "live"),
        ((BOT, PROGRAM, PERSON), {}, "live"),
        ((PERSON, PERSON), {"round": "beats"}, "beats"),
        ((PROGRAM, PROGRAM), {}, "beats"),
        ((PROGRAM, BOT), {}, "beats"),
        ((BOT, BOT), {}, "beats"),
        ((BOT, BOT), {"round": "live"}, "live"),
    ],
)
def test_a_table_with_a_person_is_live_unless_it_chose_otherwise(
    tmp_path: Path, seats: tuple[SeatRequest, ...], options: dict[str, Any], expected: str
) -> None:
    assert opened_options(tmp_path, "gonuts", options, *seats)["round"] == expected


@rule("G9")
def test_the_rules_themselves_keep_to_their_own_default() -> None:
    assert create("gonuts", 2).options.round == "beats"
    (info,) = (info for info in load("gonuts").options_type.describe() if info.key == "round")
    assert (info.default, info.table_default) == ("beats", "live")


@pytest.mark.parametrize("game", names())
def test_the_defaults_of_a_table_are_options_of_the_game(game: str) -> None:
    kind = load(game).options_type
    low, _ = kind.seats
    made = kind.read(low, kind.table_defaults)
    for info in kind.describe():
        assert getattr(made, info.key) == info.table_default
    assert set(kind.table_defaults) <= {info.key for info in kind.describe()}


def test_a_table_without_connections_is_forgotten_and_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dicehouse.server.node.KEPT_FOR", 0.0)
    monkeypatch.setattr("dicehouse.server.node.POLL_EVERY", 0.05)

    async def work(node: Node) -> None:
        live = await open_table(node)
        number = live.table.number
        while node.tables_in_memory:
            await asyncio.sleep(0.05)
        again = await node.live_table(live.row.id)
        assert again is not live
        assert again.table.number == number
        assert again.table.state == live.table.state
        with pytest.raises(TableError):
            await node.live_table("nowhere")

    run_with_node(tmp_path, work)


def test_requests_at_once_read_a_table_once(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await open_table(node)
        node.forget(live)
        found = await asyncio.gather(*(node.live_table(live.row.id) for _ in range(5)))
        assert len(set(map(id, found))) == 1
        assert found[0] is not live

    run_with_node(tmp_path, work)


def test_a_deleted_table_closes_its_connections(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await open_table(node)
        guest = RecordingGuest(0)
        await live.join(guest, 0, host=False)
        assert node.attended(live.row.id)
        assert await node.delete_table(live.row.id)
        assert guest.heard[-2]["code"] == "table.deleted"
        assert guest.heard[-1] == {"closed": 1008}
        assert not await node.delete_table(live.row.id)
        with pytest.raises(TableError, match="no such table"):
            await node.live_table(live.row.id)

    run_with_node(tmp_path, work)


def test_the_next_game_is_one_table_however_often_it_is_opened(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await open_table(node, people=0, bots=2, options={"target": 1, "first": 0, "squirrels": 0, "cars": 0})
        guest = RecordingGuest(-1)
        await live.join(guest, 0, host=False)
        while live.table.phase != "over":
            await asyncio.sleep(0.02)
        opened = {await node.open_next(live.row, live.table) for _ in range(2)}
        assert len(opened) == 1
        following = await node.live_table(opened.pop())
        assert (following.table.spec.series, following.table.spec.played) == (live.row.id, 1)

    run_with_node(tmp_path, work)


class CountingBus(NullBus):
    """A bus that knows which tables somebody is subscribed to."""

    def __init__(self) -> None:
        self.subscribed: set[str] = set()

    async def subscribe(self, table: str, handler: Handler) -> None:
        self.subscribed.add(table)

    async def unsubscribe(self, table: str) -> None:
        self.subscribed.discard(table)


def test_a_table_that_cannot_be_read_now_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bus = CountingBus()

    async def work(node: Node) -> None:
        opened = await node.open_table("gonuts", {}, [PERSON, PERSON])
        with monkeypatch.context() as patch:
            patch.setattr(node.store, "read", away)
            with pytest.raises(Unavailable):
                await node.live_table(opened.table)
        assert bus.subscribed == {SUBJECT}
        await node.live_table(opened.table)
        assert bus.subscribed == {SUBJECT, opened.table}

    async def away(*_: object, **__: object) -> None:
        raise Unavailable("away")

    run_with_node(tmp_path, work, bus)
