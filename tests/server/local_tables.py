"""Tables of a node in this process, with guests that record what they receive."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from dicehouse.server.bot_pool import BotPool
from dicehouse.server.bus import Bus, NullBus
from dicehouse.server.live_table import LiveTable
from dicehouse.server.node import Node
from dicehouse.server.seats import Occupant, Player, SeatRequest
from dicehouse.server.settings import Settings
from dicehouse.server.sqlite_store import SqliteStore
from dicehouse.server.terms import Terms

SAFE = {"first": 0, "squirrels": 0, "cars": 0}
"""Go Nuts! in which every roll is an acorn: the first seat has a choice, and keeps the turn."""


class RecordingGuest:
    """A guest that keeps what it receives."""

    def __init__(self, viewer: int, client: str = "somewhere") -> None:
        self.viewer = viewer
        self.token = ""
        self.host = False
        self.client = client
        self.own = False
        self.reading = False
        self.heard: list[dict[str, Any]] = []

    def push(self, data: bytes) -> None:
        self.heard.append(json.loads(data))

    def close(self, code: int) -> None:
        self.heard.append({"closed": code})

    def entries(self, kind: str) -> list[dict[str, Any]]:
        """The entries of a kind that it received as news."""
        return [one for message in self.heard for one in message.get("told", ()) if one["kind"] == kind]


def player(seat: int) -> Player:
    """The player of a seat, as `sit` seats them."""
    return Player(seat, f"hash {seat}")


async def sit(live: LiveTable, seat: int, who: str = "") -> None:
    """Take a seat."""
    occupant = Occupant(f"P{seat}{who}", "person", "", f"hash {seat}{who}", "")
    await live.writer.change(lambda table: table.sit(seat, occupant), lambda _: None)


async def open_table(
    node: Node,
    people: int = 2,
    seats: int = 2,
    bots: int = 0,
    options: dict[str, Any] = SAFE,
    *,
    listed: bool = False,
    **terms: Any,
) -> LiveTable:
    """A table of Go Nuts! for people, then bots, at which the first `people` sit; nobody is connected."""
    requests = [SeatRequest()] * (seats - bots) + [SeatRequest("bot", "regular")] * bots
    opened = await node.open_table("gonuts", options, requests, Terms(**terms), listed=listed)
    live = await node.live_table(opened.table)
    for seat in range(people):
        await sit(live, seat)
    return live


def run_with_node(
    folder: Path, work: Callable[[Node], Coroutine[Any, Any, None]], bus: Bus | None = None, **settings: Any
) -> None:
    """Do something with a node that is open meanwhile."""

    async def inside() -> None:
        store = SqliteStore(folder / "t.sqlite")
        node = Node(store, bus or NullBus(), BotPool(1), Settings(**({"bot_pause": 0.0} | settings)))
        await node.open()
        try:
            await asyncio.wait_for(work(node), 90)
        finally:
            await node.close()

    asyncio.run(inside())
