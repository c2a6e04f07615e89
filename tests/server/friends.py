"""A table with friends over HTTP and WebSocket, at a node in this process."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from dicehouse.core.viewers import SPECTATOR
from dicehouse.dice import pledge_to
from server.inprocess import Answer, LocalNode
from server.listening import Listener

SAFE = {"first": "0", "squirrels": 0, "cars": 0, "target": 8}
"""Go Nuts! in which every roll is an acorn: whoever starts banks at once, and the other never comes to it."""


class Friends:
    """A table, its host's token, and the tokens of those who sat down, by name."""

    def __init__(self, local: LocalNode) -> None:
        self.local = local
        self.table = self.host = ""
        self.tokens: dict[str, str] = {}
        self.lines: dict[str, Listener] = {}

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"

    async def open(self, seats: int | list[dict[str, str]] = 3, game: str = "gonuts", **wishes: Any) -> "Friends":
        chairs = [{}] * seats if isinstance(seats, int) else seats
        options = wishes.pop("options", SAFE if game == "gonuts" else {})
        wish = {"game": game, "seats": chairs, "options": options, **wishes}
        opened = (await self.local.ask("POST", "/api/tables", wish)).json()
        self.table, self.host = opened["table"], opened["host"]
        return self

    async def sit(self, *names: str, **wish: Any) -> "Friends":
        for name in names:
            answer = await self.local.ask("POST", f"{self.path}/seats", {"name": name, **wish})
            assert answer.status == 201, answer.body
            self.tokens[name] = answer.json()["token"]
        return self

    async def come(self, *names: str) -> "Friends":
        """Connect those who sit, or somebody who watches under a name nobody has."""
        for name in names:
            line = Listener(self.local, self.table, SPECTATOR, self.tokens.get(name, ""))
            await line.connect()
            self.lines[name] = line
        return self

    async def ask(self, method: str, path: str, body: object = None, who: str = "") -> Answer:
        """Ask as the host, or as one of those who sit."""
        return await self.local.ask(method, self.path + path, body, self.tokens.get(who, who) if who else self.host)

    async def change(self, **wish: Any) -> Answer:
        return await self.ask("PATCH", "", wish)

    async def info(self) -> dict[str, Any]:
        return (await self.ask("GET", "")).json()  # type: ignore[no-any-return]

    async def names(self) -> list[str]:
        return [seat.get("name", "") for seat in (await self.info())["seats"]]

    def heard(self, name: str, say: str = "") -> list[dict[str, Any]]:
        """Everything that one of those who are connected heard."""
        messages = [json.loads(heard.data) for line in self.lines[name].lines for heard in line]
        return [message for message in messages if say in ("", message["say"])]

    def told(self, name: str, kind: str) -> list[dict[str, Any]]:
        entries = [one for message in self.heard(name) for one in message.get("told", message.get("missed", ()))]
        return [one for one in entries if one["kind"] == kind]

    async def finish(self) -> None:
        """Play until the game is over: whoever may act banks when that wins, and rolls otherwise."""
        while True:
            ready = [line for line in self.lines.values() if line.now.get("choices")]
            if any(line.now["phase"] == "over" for line in self.lines.values()):
                return
            for line in ready:
                effects = {one["action"]: one["effect"] for one in line.now["choices"]}
                action = "bank" if effects["bank"]["wins"] else "roll"
                await line.answer(line.say(say="act", action=action))
            await asyncio.sleep(0)


def string_of(name: str) -> str:
    """What somebody adds to the dice."""
    return f"the own string of {name} is long"


def pledge_of(name: str) -> str:
    return pledge_to(string_of(name))


def with_friends(folder: Path, work: Callable[[Friends], Coroutine[Any, Any, None]], **settings: Any) -> None:
    """Do something at a node that is open meanwhile."""

    async def inside() -> None:
        async with LocalNode(folder, **settings) as local:
            await asyncio.wait_for(work(Friends(local)), 90)

    asyncio.run(inside())
