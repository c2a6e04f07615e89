"""One connection to a node in this process: what waits for what, and what a client is told when something fails."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from server.inprocess import LocalNode
from server.listening import Listener

SAFE = {"first": 0, "squirrels": 0, "cars": 0}
"""Go Nuts! in which every roll is an acorn: whoever starts has a choice, and keeps the turn."""
WISH = {"game": "gonuts", "seats": [{}, {}], "options": SAFE, "hints": True}


def run(folder: Path, work: Callable[[LocalNode, list[Listener]], Coroutine[Any, Any, None]]) -> None:
    """Do something at a table with two who are connected."""

    async def inside() -> None:
        async with LocalNode(folder) as node:
            opened = (await node.ask("POST", "/api/tables", WISH)).json()
            seats = []
            for name in ("Ann", "Bob"):
                taken = (await node.ask("POST", f"/api/tables/{opened['table']}/seats", {"name": name})).json()
                seats.append(Listener(node, opened["table"], taken["seat"], taken["token"]))
            for seat in seats:
                await seat.connect()
            await asyncio.wait_for(work(node, seats), 60)
            for seat in seats:
                await seat.leave()

    asyncio.run(inside())


def test_nothing_waits_for_a_hint_and_one_is_thought_about_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(node: LocalNode, seats: list[Listener]) -> None:
        thinking = asyncio.Event()
        honest = node.node.bot_pool.advise

        async def slowly(*arguments: Any, **more: Any) -> Any:
            await thinking.wait()
            return await honest(*arguments, **more)

        monkeypatch.setattr(node.node.bot_pool, "advise", slowly)
        one = seats[0]
        number, choices = one.now["number"], {choice["action"] for choice in one.now["choices"]}
        hint, again = one.say(say="hint"), one.say(say="hint")
        assert (await one.answer(again))["code"] == "protocol.rate"
        assert (await one.answer(one.say(say="ping")))["say"] == "done"
        done = await one.answer(one.say(say="act", action="roll", seen=number))
        assert done["number"] == number + 1
        assert hint not in one.answers
        thinking.set()
        advice = await one.answer(hint)
        assert (advice["say"], advice["number"]) == ("advice", number)  # about the moment in which it was asked for
        assert {action for action, _, _ in advice["candidates"]} == choices
        assert (await one.answer(one.say(say="hint")))["say"] == "advice"
        assert (await seats[1].answer(seats[1].say(say="hint")))["code"] == "table.no-choice"

    run(tmp_path, work)


def test_whoever_goes_takes_their_hint_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(node: LocalNode, seats: list[Listener]) -> None:
        begun, given_up = asyncio.Event(), asyncio.Event()

        async def for_ever(*_: Any, **__: Any) -> None:
            begun.set()
            try:
                await asyncio.Event().wait()
            finally:
                given_up.set()

        monkeypatch.setattr(node.node.bot_pool, "advise", for_ever)
        seats[0].say(say="hint")
        await begun.wait()
        await seats[0].leave()
        await given_up.wait()

    run(tmp_path, work)
