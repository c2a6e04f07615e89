"""Nothing leaks in company: beside bots, to whom stays away, lets the clock run out, and at two nodes at once.

`make test` plays some games of each; DICEHOUSE_LEAK_GAMES plays more.
"""

import asyncio
import os
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dicehouse.bots import levels
from dicehouse.server import session
from dicehouse.server.entries import Absent, Acted, Dropped
from dicehouse.server.seats import SeatRequest
from dicehouse.server.terms import Away, Terms
from server.conftest import Nats
from server.inprocess import AnyNode, LocalNode
from server.listening import Listener
from server.parties import KINDS, Party, all_secrets, play_all

TIMES = max(1, int(os.environ.get("DICEHOUSE_LEAK_GAMES", "160")) // 160)


@pytest.fixture(autouse=True)
def _nobody_is_too_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    """No person plays as fast as these games are played."""
    monkeypatch.setattr(session, "BURST", 10**9)


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """Run some work, and give up rather than hang for ever."""
    return asyncio.run(asyncio.wait_for(work, 600 * TIMES))


class Company(Party):
    """A table with bots, or with players who stay away or fall asleep."""

    pause = 0.005

    def __init__(
        self,
        local: LocalNode,
        slot: int,
        seed: int,
        *others: AnyNode,
        bots: bool = False,
        away: Away = "wait",
        clock: int | None = None,
    ) -> None:
        super().__init__(local, slot, seed, *others)
        self._node = local.node
        self._bots, self._away, self._clock = bots, away, clock

    async def open(self) -> None:
        """Bots in some of the seats; a clock that is shorter than people may wish for."""
        game, players, options = self.kind
        seated = self.random.randint(1, players - 1) if self._bots else players
        wishes = [SeatRequest()] * seated
        wishes += [SeatRequest("bot", self.random.choice(levels(game)[:2])) for _ in range(players - seated)]
        self.random.shuffle(wishes)
        opened = await self._node.open_table(game, options, wishes, Terms(away=self._away, clock=self._clock))
        self.table, self.host = opened.table, opened.host
        await self._come(seated)

    async def _sit(self, name: str) -> None:
        await super()._sit(name)
        if self._away == "drop" and "" in self.seats[-1].answers:  # whoever connects too late is out as well
            refused = self.seats.pop()
            assert refused.answers[""]["code"] == "table.token"

    async def play(self) -> None:
        """Any legal action of those who are awake, until the game is over."""
        while not any(guest.now["phase"] == "over" for guest in self.everybody()):
            if self._away != "wait" and self.random.random() < 0.1:
                await self._go_or_come()
            here = [seat for seat in self.seats if seat.connected]
            if here and self.random.random() < 0.1:
                await self._disturb()
            ready = [seat for seat in here if seat.connected and seat.now.get("choices") and not self._sleeps(seat)]
            if not ready:
                await asyncio.sleep(self.pause)
                continue
            seat = self.random.choice(ready)
            if self.random.random() < 0.05:
                seat.say(say="hint")
            answer = await seat.answer(self._act(seat))
            if answer.get("code") == "action.too-soon":
                await asyncio.sleep(answer["details"]["wait"] / 1000)
        await self._look_around()
        await self.leave()

    def _sleeps(self, seat: Listener) -> bool:
        """Whether a seat lets the clock run out this time."""
        return self._clock is not None and Random(f"{self.client} {seat.now['number']}").random() < 0.35

    async def _come_back(self, guest: Listener) -> None:
        if self._away != "drop" or guest not in self.seats:  # else the seat may be gone before they are back
            await super()._come_back(guest)

    async def _go_or_come(self) -> None:
        seat = self.random.choice(self.seats) if self.seats else None
        if seat is None:
            return
        if not seat.connected:
            await self._come_back(seat)
        else:
            await seat.leave()
            if self._away == "drop":  # the token will keep nothing any more
                self.seats.remove(seat)
                self.gone.append(seat)


async def check_all(parties: list[Company]) -> "Counter[str]":
    """Play and check; gives what happened how often."""
    await play_all(list(parties))
    secrets = await all_secrets(list(parties))
    seen: Counter[str] = Counter()
    for party in parties:
        checker = await party.check(secrets)
        truth = checker.truth
        assert truth.ended is not None
        seen["messages"] += checker.messages
        seen["twins"] += checker.twins
        seats = {guest.viewer for guest in party.everybody()}
        for entry in truth.entries:
            seen["bots"] += isinstance(entry, Acted) and entry.seat not in seats
            seen["stand-ins"] += isinstance(entry, Acted) and entry.stand_in
            seen["absent"] += isinstance(entry, Absent) and entry.level is not None
            seen["back"] += isinstance(entry, Absent) and entry.level is None
            seen["dropped"] += isinstance(entry, Dropped)
    return seen


SEVERAL = [slot for slot, (_, players, _) in enumerate(KINDS) if players > 1]


def test_nothing_leaks_beside_bots(tmp_path: Path) -> None:
    async def work() -> "Counter[str]":
        async with LocalNode(tmp_path) as local:
            return await check_all([Company(local, slot, 5 + n, bots=True) for n in range(TIMES) for slot in SEVERAL])

    seen = run(work())
    assert seen["bots"] > 10 * len(SEVERAL)
    assert seen["twins"] > 10


@pytest.mark.parametrize("away", ["bot", "drop"])
def test_nothing_leaks_to_whoever_stays_away_and_whoever_plays_for_them(tmp_path: Path, away: Away) -> None:
    async def work() -> "Counter[str]":
        async with LocalNode(tmp_path, away_after=0.02) as local:
            return await check_all([Company(local, slot, 6 + n, away=away) for n in range(TIMES) for slot in SEVERAL])

    seen = run(work())
    assert seen["absent" if away == "bot" else "dropped"] > len(SEVERAL) / 2
    assert (seen["back"] > 0) == (away == "bot")


def test_nothing_leaks_when_the_clock_runs_out(tmp_path: Path) -> None:
    async def work() -> "Counter[str]":
        async with LocalNode(tmp_path) as local:
            return await check_all([Company(local, slot, 7 + n, clock=1) for n in range(TIMES) for slot in (1, 2, 6)])

    assert run(work())["stand-ins"] > 0


def test_nothing_leaks_at_two_nodes(tmp_path: Path, postgres: str, nats: Nats) -> None:
    async def work() -> "Counter[str]":
        settings = {"database": postgres, "channel": nats.address, "away_after": 0.02}
        async with LocalNode(tmp_path, **settings) as one, LocalNode(tmp_path, **settings) as two:
            return await check_all(
                [
                    Company(one, slot, 8 + n, two, bots=bool(slot % 2), away="bot" if slot % 3 else "wait")
                    for n in range(TIMES)
                    for slot in SEVERAL
                ]
            )

    seen = run(work())
    assert seen["bots"] > 0
    assert seen["absent"] > 0
    assert seen["messages"] > 100 * len(SEVERAL)
