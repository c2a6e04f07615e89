"""Whoever acts for somebody else at a table: the bots of the house, and those who step in for players who are gone."""

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog

from dicehouse.bots.playing import asking_order
from dicehouse.core.errors import DicehouseError
from dicehouse.server.errors import TableError
from dicehouse.server.store import Unavailable
from dicehouse.server.table import Step, Table

if TYPE_CHECKING:
    from dicehouse.server.house import House
    from dicehouse.server.keeper import Keeper

log = structlog.get_logger(__name__)

TROUBLED = 2.0
"""So many seconds pass before a bot that failed thinks again."""
STAND_IN = "regular"
"""The level of the bot that plays for somebody who is gone or out of time."""


class StandIns:
    """Lets bots think and clocks run at one table."""

    __slots__ = ("_clock", "_gone", "_house", "_keeper", "_thinking")

    def __init__(self, house: "House", keeper: "Keeper") -> None:
        self._house = house
        self._keeper = keeper
        self._thinking: asyncio.Task[None] | None = None
        self._clock: asyncio.TimerHandle | None = None
        self._gone: dict[int, object] = {}
        """The seats whose players are gone, where it matters; each time they go it is another object."""

    def close(self) -> None:
        """Let the table rest."""
        if self._thinking is not None:
            self._thinking.cancel()
        if self._clock is not None:
            self._clock.cancel()

    def drive(self, elsewhere: bool = False) -> None:
        """See to it that bots think and clocks run, as long as somebody is here."""
        table = self._keeper.table
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        if not self._keeper.attended or table.phase != "playing":
            return
        for seat in table.actors:
            if table.mind_of(seat):
                if self._thinking is None or self._thinking.done():
                    self._thinking = asyncio.get_running_loop().create_task(self._think(elsewhere))
                break
        if (deadline := table.deadline()) is not None:
            delay = max(0.0, deadline - time.time()) + (1.0 if elsewhere else 0.0)
            self._clock = asyncio.get_running_loop().call_later(delay, lambda: self._keeper.later(self._time_is_up()))

    async def _think(self, elsewhere: bool) -> None:
        """Let the bots that may act think, one after the other, until none of them wants to act."""
        table = self._keeper.table
        last: int | None = None
        while table.phase == "playing":
            number = table.number
            minds = [seat for seat in asking_order(table.actors, last) if table.mind_of(seat)]
            if not minds:
                return
            await asyncio.sleep(self._house.pause(table) + (2.0 if elsewhere else 0.0))
            if table.number != number:
                elsewhere = False
                continue
            try:
                last = await self._let_one_act(minds, number, last)
            except Unavailable:
                await asyncio.sleep(TROUBLED)
            except Exception:  # a mind that fails must not leave the table waiting for ever
                log.exception("bot failed", table=self._keeper.row.code)
                await asyncio.sleep(TROUBLED)
            else:
                if table.number == number:  # all of them wait; somebody else will act
                    return

    async def _let_one_act(self, minds: list[int], number: int, last: int | None) -> int | None:
        """The first of these bots that wants to act does; gives who acted last."""
        for seat in minds:
            action = await self._chosen(seat, self._keeper.table.mind_of(seat) or STAND_IN)
            if self._keeper.table.number != number:
                return last
            if action is not None:
                await self._act_for(seat, action, number, stand_in=False)
                return seat
        return last

    async def _chosen(self, seat: int, level: str) -> str | None:
        spec = self._keeper.table.spec
        return await self._house.minds.choose(spec.game, spec.options, level, seat, await self._keeper.read_log())

    async def _act_for(self, seat: int, action: str, seen: int, *, stand_in: bool) -> None:
        while True:
            try:
                await self._keeper.change(
                    lambda table: table.act_for(seat, action, seen, time.time(), stand_in=stand_in), lambda _: None
                )
            except DicehouseError as error:
                if error.code != "action.too-soon":
                    return  # somebody was faster; there will be another turn
                await asyncio.sleep(int(error.details["wait"]) / 1000)
            else:
                return

    async def _time_is_up(self) -> None:
        """Somebody let the clock run out: a bot makes this one decision."""
        table = self._keeper.table
        deadline = table.deadline()
        if deadline is None or table.phase != "playing":
            return
        if time.time() < deadline:  # a timer may be a moment early, or the game went on: wind the clock again
            self.drive()
            return
        seat, number = table.actors[0], table.number
        try:
            action = await self._chosen(seat, table.mind_of(seat) or STAND_IN)
            if action is not None and table.number == number:
                await self._act_for(seat, action, number, stand_in=True)
        finally:
            if table.number == number:  # it did not work: try again after a while
                await asyncio.sleep(TROUBLED)
                self.drive()

    def missed(self, seat: int) -> None:
        """A player is gone: where the table wishes it, a bot plays if they stay away."""
        table = self._keeper.table
        if table.spec.away != "wait" and table.phase == "playing":
            self._gone[seat] = since = object()
            self._keeper.later(self._replace_when_gone(seat, since))

    def back(self, seat: int) -> None:
        """A player is here, at this node or another."""
        self._gone.pop(seat, None)

    def give_back(self, seat: int) -> None:
        """A player who was gone has said hello: the bot that played for them leaves."""
        if seat in self._keeper.table.absent:
            self._keeper.later(self._give_back(seat))

    async def _replace_when_gone(self, seat: int, since: object) -> None:
        await asyncio.sleep(self._house.settings.away_after)
        if self._keeper.attended or self._keeper.here():  # whoever is left may be at another node
            with suppress(TableError):  # the game is over, or another node did it
                await self._keeper.change(lambda table: self._replacement(table, seat, since), lambda _: None)

    def _replacement(self, table: Table, seat: int, since: object) -> list[Step]:
        if self._gone.get(seat) is not since:
            return []  # they were here meanwhile
        return table.drop(seat, STAND_IN) if table.spec.away == "drop" else table.replace(seat, STAND_IN)

    async def _give_back(self, seat: int) -> None:
        await self._keeper.change(lambda table: table.replace(seat, None), lambda _: None)
