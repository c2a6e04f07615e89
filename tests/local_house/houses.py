"""A house without a server as the tests of secrecy know a node: what a page would do, done here."""

import asyncio
import json
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

import msgspec

from dicehouse.site.local_house import SETTINGS, LocalHouse
from server.inprocess import Answer

HURRIED = msgspec.structs.replace(SETTINGS, bot_pause=0.0)
"""Bots that nobody watches take no pause."""


class PageHouse:
    """A local house, and what it keeps.

    Args:
        saved: texts of an earlier visit.
    """

    def __init__(self, *saved: str) -> None:
        self.saved: dict[str, str | None] = {}
        self.saves = 0
        self.problems: list[str] = []
        self._earlier = saved
        self._lines: dict[int, PageLine] = {}
        self.house = LocalHouse(self._send, self._close, self._save, HURRIED)
        self.store = self.house.node.store

    async def __aenter__(self) -> Self:
        self.problems = await self.house.open(self._earlier)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.house.close_all()

    def _send(self, connection: int, text: str) -> None:
        self._lines[connection].hear(text.encode())

    def _close(self, connection: int, code: int, reason: str) -> None:
        self._lines[connection].closed = code

    def _save(self, table: str, text: str | None) -> None:
        self.saves += 1
        self.saved[table] = text

    def number(self, table: str) -> int:
        """How far the log of a table has come."""
        found = self.house.node.table_in_memory(table)
        return 0 if found is None else found.number

    def line(self, hear: Callable[[bytes], None], client: str = "-") -> "PageLine":
        """A new connection."""
        connection = len(self._lines)
        line = self._lines[connection] = PageLine(self.house, connection, hear)
        self.house.connect(connection)
        return line

    async def ask(self, method: str, path: str, body: object = None, token: str = "", client: str = "-") -> Answer:
        """One request."""
        text = "" if body is None else json.dumps(body)
        status, kind, told = await self.house.request(method, path, text, {"X-Token": token} if token else {})
        return Answer(status, kind.encode(), told.encode())

    async def seated(self, game: str, *levels: str, **options: Any) -> tuple[str, str]:
        """A table at which one person plays with bots: its id, and the person's token."""
        seats = [{}, *({"kind": "bot", "level": level} for level in levels)]
        opened = await self.ask("POST", "/api/tables", {"game": game, "seats": seats, "options": options})
        assert opened.status == 201, opened.body
        table = opened.json()["table"]
        taken = await self.ask("POST", f"/api/tables/{table}/seats", {"name": "Ann"})
        return table, taken.json()["token"]


class PageLine:
    """One connection of the page."""

    def __init__(self, house: LocalHouse, connection: int, hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self.closed: int | None = None
        self._house, self._connection = house, connection

    def say(self, **message: object) -> None:
        """Say something to the house."""
        self._house.receive(self._connection, json.dumps(message))

    async def hang_up(self) -> None:
        """Go, and wait until the house has noticed."""
        self._house.disconnect(self._connection)
        for _ in range(5):
            await asyncio.sleep(0)


async def play(page: PageHouse, table: str, token: str, most: int = 10_000) -> int:
    """Take the first choice until the game is over, or so often; gives how many moves were made."""
    heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    line = page.line(lambda data: heard.put_nowait(json.loads(data)))
    line.say(say="hello", version=2, table=table, token=token, last=0)
    made, action, number = 0, "", 0
    while True:
        message = await asyncio.wait_for(heard.get(), 60)
        if message.get("code") == "action.too-soon":
            await asyncio.sleep(message["details"]["wait"] / 1000)
            line.say(say="act", id=f"{number} {made}", action=action, seen=number)
        now = message.get("now")
        if now is None:
            continue
        if now["phase"] == "over" or (made == most and now.get("choices")):
            await line.hang_up()
            return made
        if now.get("choices") and made < most:
            made += 1
            action, number = now["choices"][0]["action"], now["number"]
            line.say(say="act", id=f"{number} {made}", action=action, seen=number)
