"""Whoever acts for somebody else at a table: the bots of the house, and those who step in for players who are gone."""

import asyncio
import time
from contextlib import suppress
from random import SystemRandom
from typing import TYPE_CHECKING

import structlog

from dicehouse.core.errors import DicehouseError
from dicehouse.core.play import asking_order
from dicehouse.server.bot_pool import Asker, NoThoughtError, Rank
from dicehouse.server.errors import TableError
from dicehouse.server.store import Unavailable
from dicehouse.server.table import Step, Table

if TYPE_CHECKING:
    from dicehouse.server.live_table import Keeper
    from dicehouse.server.node import House

log = structlog.get_logger(__name__)

TROUBLED = 2.0
"""So many seconds pass before a bot that failed thinks again."""
STAND_IN = "regular"
"""The level of the bot that plays for somebody who is gone or out of time."""


class StandIns:
    """Lets bots think and clocks run at one table."""

    __slots__ = ("_clock", "_gone", "_house", "_keeper", "_phase", "_thinking")

    def __init__(self, house: "House", keeper: "Keeper") -> None:
        self._house = house
        self._keeper = keeper
        self._thinking: asyncio.Task[None] | None = None
        self._clock: asyncio.TimerHandle | None = None
        self._phase = ""
        """The phase in which the players were last looked for."""
        self._gone: dict[int, tuple[str, asyncio.TimerHandle]] = {}
        """The seats whose players are missed, where that matters: the hash of the player's token, and the timer."""

    def close(self) -> None:
        """Let the table rest."""
        if self._thinking is not None:
            self._thinking.cancel()
        if self._clock is not None:
            self._clock.cancel()
        self._forgive(tuple(self._gone))

    def drive(self, elsewhere: bool = False) -> None:
        """See to it that bots think and clocks run, as long as somebody is here."""
        table = self._keeper.table
        phase = table.phase
        if phase != self._phase or phase == "open" or table.absent:
            self.look()
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        if not self._keeper.attended or phase != "playing":
            return
        for seat in table.actors:
            if table.mind_of(seat):
                if self._thinking is None or self._thinking.done():
                    self._thinking = asyncio.get_running_loop().create_task(self._think(elsewhere))
                break
        if (first := self._next_clock()) is not None:
            delay = max(0.0, first[0]) + (1.0 if elsewhere else 0.0)
            self._clock = asyncio.get_running_loop().call_later(delay, lambda: self._keeper.later(self._time_is_up()))

    def _next_clock(self) -> tuple[float, int] | None:
        """Whose time is up first, and in how many seconds; bots have no clock, they think as fast as they can."""
        table = self._keeper.table
        if table.spec.clock is None:
            return None
        return table.clocks.next(seat for seat in table.actors if not table.mind_of(seat))

    async def _think(self, elsewhere: bool) -> None:
        """Let the bots that may act think, one after the other, until none of them wants to act."""
        table = self._keeper.table
        last: int | None = None
        while table.phase == "playing" and self._keeper.attended:
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

    async def _chosen(self, seat: int, level: str, *, must: bool = False) -> str | None:
        """What a bot does in a seat; None where it waits, which it may not if it `must` act."""
        keeper = self._keeper
        table, number = keeper.table, keeper.table.number
        spec, body = table.spec, await keeper.read_log(number)
        rank = Rank.MOVE if keeper.here() else Rank.ALONE
        asker = Asker(keeper.client, keeper.row.id, rank)
        try:
            return await self._house.minds.choose(spec.game, spec.options, level, seat, body, asker, must=must)
        except NoThoughtError:
            return _any_action(table, seat) if table.number == number else None

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
        first = self._next_clock()
        if first is None or table.phase != "playing":
            return
        left, seat = first
        if left > 0:  # a timer may be a moment early, or the game went on: wind the clock again
            self.drive()
            return
        number = table.number
        try:
            action = await self._chosen(seat, STAND_IN, must=True)
            # where several act at once others may have meanwhile, and the decision still stands
            if action is not None and (table.clocks.left(seat) or 0.0) < 0:
                await self._act_for(seat, action, number, stand_in=True)
        except Exception as error:
            if not isinstance(error, Unavailable):
                log.exception("stand-in failed", table=self._keeper.row.code)
        if (table.clocks.left(seat) or 0.0) < 0:  # it did not work: try again after a while
            await asyncio.sleep(TROUBLED)
        self.drive()

    # players who are gone

    def look(self) -> None:
        """See who is missed: from now on their time runs, where the table or the house does not wait for ever.

        Only where somebody is connected to this node: if nobody is there to wait, nobody is late.
        """
        keeper, table = self._keeper, self._keeper.table
        phase = table.phase
        if phase != self._phase:
            self._forgive(tuple(self._gone))
            self._phase = phase
        patience, here = self._patience(), keeper.here()
        for seat, sitter in enumerate(table.seats):
            token = "" if sitter is None or sitter.kind == "bot" or table.mind_of(seat) else sitter.token
            missed = patience is not None and bool(token) and seat not in here
            if seat in self._gone and not (missed and self._gone[seat][0] == token):
                self._forgive((seat,))
            if missed and seat not in self._gone:
                assert patience is not None
                timer = asyncio.get_running_loop().call_later(patience, self._gone_too_long, seat)
                self._gone[seat] = (token, timer)
        for seat in table.absent:
            if keeper.is_here(seat):  # another node could not know
                self.give_back(seat)

    def _patience(self) -> float | None:
        """How long a player may be gone now; None: for ever."""
        keeper, settings = self._keeper, self._house.settings
        if not keeper.attended:
            return None
        if keeper.table.phase == "playing":
            return settings.away_after if keeper.table.spec.away != "wait" else None
        return settings.seat_kept if keeper.table.phase == "open" and keeper.row.listed else None

    def _forgive(self, seats: tuple[int, ...]) -> None:
        for seat in seats:
            self._gone.pop(seat)[1].cancel()

    def _gone_too_long(self, seat: int) -> None:
        self._keeper.later(self._replace(seat, self._gone[seat]))

    async def _replace(self, seat: int, since: tuple[str, asyncio.TimerHandle]) -> None:
        with suppress(TableError, Unavailable):  # the game is over, or another node did it
            await self._keeper.change(lambda table: self._replacement(table, seat, since), lambda _: None)
        if self._gone.get(seat) is since:  # it did not work: their time starts again
            self._forgive((seat,))
            self.look()

    def _replacement(self, table: Table, seat: int, since: tuple[str, asyncio.TimerHandle]) -> list[Step]:
        if self._gone.get(seat) is not since:
            return []  # they were here meanwhile
        if not self._house.channel.connected:
            return []  # they may be at another node
        if table.phase == "open":
            return table.leave(seat, since[0], host=False, level=STAND_IN)
        return table.drop(seat, STAND_IN) if table.spec.away == "drop" else table.replace(seat, STAND_IN)

    def give_back(self, seat: int) -> None:
        """A player who was gone is here: the bot that played for them leaves."""
        if seat in self._keeper.table.absent:
            self._keeper.later(self._give_back(seat))

    async def _give_back(self, seat: int) -> None:
        await self._keeper.change(lambda table: table.replace(seat, None), lambda _: None)


def _any_action(table: Table, seat: int) -> str | None:
    """Any legal action of a seat that is waited for: what is left when no bot could think."""
    if seat not in table.game.awaited(table.state):
        return None
    return table.game.actions.write(SystemRandom().choice(table.game.legal_actions(table.state, seat)))
