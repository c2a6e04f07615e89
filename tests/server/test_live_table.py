"""A table in memory: notices of other nodes, clients that come and go, messages that are sent twice."""

import asyncio
import time
from pathlib import Path

import pytest

from dicehouse.server.bus import Notice, NullBus
from dicehouse.server.entries import write_entry
from dicehouse.server.errors import TableError
from dicehouse.server.guests import NODE_TIMEOUT
from dicehouse.server.node import Node
from server.local_tables import RecordingGuest, open_table, player, run_with_node


class LoopBus(NullBus):
    """A bus whose notices are made by the test."""

    def __init__(self) -> None:
        self.handlers: dict[str, object] = {}
        self.published: list[tuple[str, Notice]] = []

    async def publish(self, table: str, notice: Notice) -> None:
        self.published.append((table, notice))

    async def subscribe(self, table: str, handler: object) -> None:
        self.handlers[table] = handler

    async def unsubscribe(self, table: str) -> None:
        del self.handlers[table]

    async def deliver(self, table: str, notice: Notice) -> None:
        """Another node publishes something."""
        await self.handlers[table](notice)  # type: ignore[operator]


def test_players_of_a_silent_node_count_as_gone_and_a_bot_takes_over(tmp_path: Path) -> None:
    bus = LoopBus()

    async def work(node: Node) -> None:
        live = await open_table(node, away="bot")
        guest = RecordingGuest(0)
        await live.join(guest, 0, host=False)
        await bus.deliver(live.row.id, Notice("other", here=(1,)))
        assert [seat.get("here", False) for seat in guest.heard[-1]["seats"]] == [True, True]
        live.heartbeat(time.monotonic() + NODE_TIMEOUT / 2)
        assert live.guests.seats() == {0, 1}
        live.heartbeat(time.monotonic() + NODE_TIMEOUT + 1)
        assert [seat.get("here", False) for seat in guest.heard[-1]["seats"]] == [True, False]
        while 1 not in live.table.seats.absent:
            await asyncio.sleep(0.02)
        assert live.table.seats.bot_level_of(1) == "regular"
        back = RecordingGuest(1)
        await live.join(back, 0, host=False)
        while live.table.seats.absent:
            await asyncio.sleep(0.02)
        assert live.table.seats.bot_level_of(1) is None

    run_with_node(tmp_path, work, bus, away_after=0.05)


def test_a_node_that_asks_is_told_who_is_connected_here(tmp_path: Path) -> None:
    bus = LoopBus()

    async def work(node: Node) -> None:
        live = await open_table(node)
        await live.join(RecordingGuest(1), 0, host=False)
        bus.published.clear()
        await bus.deliver(live.row.id, Notice("other", ask=True))
        assert bus.published[0] == (live.row.id, Notice(node.id, here=(1,)))
        bus.published.clear()
        await bus.deliver(live.row.id, Notice(node.id, ask=True))  # its own
        assert bus.published == []

    run_with_node(tmp_path, work, bus)


def test_a_reaction_at_another_node_is_shown_here(tmp_path: Path) -> None:
    bus = LoopBus()

    async def work(node: Node) -> None:
        live = await open_table(node)
        guest = RecordingGuest(0)
        await live.join(guest, 0, host=False)
        await bus.deliver(live.row.id, Notice("other", seat=1, reaction="wow"))
        assert guest.heard[-1] == {"say": "reacted", "seat": 1, "reaction": "wow"}

    run_with_node(tmp_path, work, bus)


def test_a_chatty_seat_does_not_make_the_table_forget_the_ids_of_another(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await open_table(node)
        number = await live.writer.change(
            lambda table: table.act(player(0), "roll", None, "mine", time.time()), lambda _: None
        )
        for line in range(100):
            await live.chat(player(1), f"line {line}", f"id {line}")
        assert live.table.message_ids.find(0, "mine") == number
        assert live.table.message_ids.find(1, "id 99") is not None
        assert live.table.message_ids.find(1, "id 0") is None  # long ago

    run_with_node(tmp_path, work)


def test_whoever_is_removed_while_they_connect_is_not_let_in(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await open_table(node)
        guest = RecordingGuest(1)
        released = asyncio.Event()

        async def hold() -> None:
            async with live.writer._lock:  # a write is under way
                await released.wait()
                live.apply(steps, time.time())

        steps = live.table.drop(1, "regular", "away")
        await node.store.append(live.row.id, live.table.number, 0.0, [write_entry(steps[0].entry)], None)
        holding = asyncio.create_task(hold())
        await asyncio.sleep(0)
        coming = asyncio.create_task(live.join(guest, 0, host=False, token="hash 1"))
        await asyncio.sleep(0)  # they wait for the write
        released.set()
        await holding
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

    run_with_node(tmp_path, work)
