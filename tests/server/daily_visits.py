"""Visitors who play the game of the day at a node in this process."""

import asyncio
import json
from collections.abc import Callable
from random import Random
from secrets import token_hex
from typing import Any

from dicehouse import games
from dicehouse.core.record import Record
from dicehouse.server.protocol import VERSION
from server.inprocess import LocalNode

Choose = Callable[[list[str]], str]


def at_random(seed: int) -> Choose:
    """Random choices, the same for the same seed."""
    return Random(seed).choice


class Visit:
    """One visitor at a table of the day."""

    def __init__(self, local: LocalNode, opened: dict[str, str], token: str) -> None:
        self.local = local
        self.table = opened["table"]
        self.host = opened["host"]
        self.token = token
        self.heard: list[bytes] = []
        self.now: dict[str, Any] = {}
        self._last = 0

    @classmethod
    async def open(cls, local: LocalNode, **seat: object) -> "Visit":
        """Open a table of the day, and sit down."""
        opened = await local.ask("POST", "/api/daily")
        assert opened.status == 201, opened
        visit = cls(local, opened.json(), "")
        taken = await local.ask("POST", f"/api/tables/{visit.table}/seats", {"name": "Ann", **seat})
        visit.token = taken.json()["token"]
        return visit

    def _hear(self, data: bytes) -> None:
        self.heard.append(data)
        self.now = json.loads(data).get("now", self.now)

    async def play(self, choose: Choose, most: int = 1_000) -> "Visit":
        """Play to the end, or for some actions, through a connection of its own."""
        line = self.local.line(self._hear)
        line.say(say="hello", version=VERSION, table=self.table, token=self.token)
        while most and self.now.get("phase") != "over":
            await asyncio.sleep(0)
            if self.now.get("choices") and self.now["number"] > self._last:
                self._last = self.now["number"]
                most -= 1
                action = choose([one["action"] for one in self.now["choices"]])
                line.say(say="act", id=token_hex(8), action=action, seen=self._last)
        while most == 0 and self.now["number"] == self._last:  # the last action is on its way
            await asyncio.sleep(0)
        await line.hang_up()
        return self

    async def record(self) -> Record:
        """The record of the game."""
        answer = await self.local.ask("GET", f"/api/tables/{self.table}/record")
        assert answer.status == 200, answer
        return Record.read(answer.body.decode())

    async def throws(self) -> dict[str, list[str]]:
        """What each die showed, throw by throw."""
        found: dict[str, list[str]] = {}
        for made in (entry.transition for entry in games.replay(await self.record()).entries):
            if made.roll is not None:
                for die, face in zip(made.before.due.dice, made.roll, strict=True):
                    found.setdefault(die.name, []).append(face)
        return found


def first_differences(one: dict[str, list[str]], other: dict[str, list[str]]) -> list[str]:
    """The dice that showed something else in one of their throws, as far as both games threw them."""
    return [die for die in one if any(a != b for a, b in zip(one[die], other[die], strict=False))]
