"""Actions that the server takes at a table: bots in their seats, stand-ins for absent players and expired clocks."""

import asyncio
import time
from contextlib import suppress
from random import SystemRandom
from typing import TYPE_CHECKING, NamedTuple

from dicehouse.core.errors import DicehouseError
from dicehouse.core.play import asking_order
from dicehouse.server.bot_pool import NoAnswerError, Priority, Requester
from dicehouse.server.errors import TableError
from dicehouse.server.logs import get_logger
from dicehouse.server.store import Unavailable
from dicehouse.server.table import Step, Table

if TYPE_CHECKING:
    from dicehouse.server.live_table import LiveTable
    from dicehouse.server.node import Node

log = get_logger(__name__)

RETRY_AFTER = 2.0
"""Seconds before a bot that failed is asked again."""
SECOND_LOOK = 1.0
"""Seconds that a node leaves to another one which may know better, before it rolls or sets a clock."""
STAND_IN_LEVEL = "regular"
"""The level of the bot that plays for an absent player or one out of time."""


class MissingPlayer(NamedTuple):
    """A player who is gone, where the table does not wait for ever."""

    token: str
    """The hash of the token of the seat."""
    timer: asyncio.TimerHandle
    until: float
    """When the timer ends, in seconds since 1970."""


class Autoplay:
    """Runs the bots and the clocks of one table, while there are connections to it on this node."""

    __slots__ = ("_bots", "_clock", "_live", "_node", "_phase", "_throw", "absences")

    def __init__(self, node: "Node", live: "LiveTable") -> None:
        self._node = node
        self._live = live
        self._bots: asyncio.Task[None] | None = None
        self._clock: asyncio.TimerHandle | None = None
        self._throw: tuple[int, asyncio.TimerHandle] | None = None
        """While dice wait for a throw: how many rolls were made before, and the timer of the table's patience."""
        self._phase = ""
        """The phase of the table at the last check for absent players."""
        self.absences: dict[int, MissingPlayer] = {}
        """The players who are gone, by seat."""

    def close(self) -> None:
        """Stop all bots and timers."""
        if self._bots is not None:
            self._bots.cancel()
        if self._clock is not None:
            self._clock.cancel()
        self._stop_waiting()
        self._cancel_absences(tuple(self.absences))

    def schedule(self, elsewhere: bool = False) -> None:
        """Start the bots that may act now, and set the clock of the next deadline.

        Args:
            elsewhere: another node made the last change: it probably runs the bots, so this one waits a little.
        """
        table = self._live.table
        phase = table.phase
        if (phase != self._phase or phase == "open" or table.seats.absent) and self.check_absences():
            self._live.tell_presence()
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        if not self._live.guests.all or phase != "playing":
            self._stop_waiting()
            return
        if table.state.due is not None:
            self._wait_for_throw(elsewhere)
        elif self._throw is not None:
            self._stop_waiting()
        for seat in table.state.actors:
            if table.seats.bot_level_of(seat) and not self._all_read():
                if self._bots is None or self._bots.done():
                    self._bots = asyncio.get_running_loop().create_task(self._run_bots(elsewhere))
                break
        if table.spec.clock is not None and (first := self._next_deadline()) is not None:
            delay = max(0.0, first[0]) + (1.0 if elsewhere else 0.0)
            self._clock = asyncio.get_running_loop().call_later(delay, lambda: self._live.spawn(self._time_is_up()))

    # dice that wait for a throw

    def _wait_for_throw(self, elsewhere: bool) -> None:
        """Let dice that are due land: at once where they wait for nobody, else when patience is over."""
        table = self._live.table
        if not table.throwers:
            self._stop_waiting()
            # another node may know of a player there who throws
            self._land_in(SECOND_LOOK if elsewhere or self._node.settings.channel else 0.0)
        elif table.spec.real:  # a person throws, looks and tells: that takes as long as it takes
            self._stop_waiting()
        elif self._throw is None or self._throw[0] != table.rolled:
            self._stop_waiting()
            self._land_in(table.spec.patience + (SECOND_LOOK if elsewhere else 0.0))

    def _land_in(self, seconds: float) -> None:
        rolled = self._live.table.rolled
        timer = asyncio.get_running_loop().call_later(seconds, lambda: self._live.spawn(self._land(rolled)))
        self._throw = (rolled, timer)

    def _stop_waiting(self) -> None:
        if self._throw is not None:
            self._throw[1].cancel()
            self._throw = None

    async def _land(self, rolled: int) -> None:
        """Roll dice that nobody threw in time."""
        self._throw = None
        try:
            await self._live.writer.change(lambda table: table.land(rolled), lambda _: None)
        except (TableError, Unavailable):  # the storage is away, or the table is closed
            await asyncio.sleep(RETRY_AFTER)
            self.schedule()

    def _next_deadline(self) -> tuple[float, int] | None:
        """The seconds until the first clock expires, and its seat; seats that a bot plays have no clock."""
        table = self._live.table
        if table.spec.clock is None:
            return None
        return table.clocks.next(seat for seat in table.actors if not table.seats.bot_level_of(seat))

    async def _run_bots(self, elsewhere: bool) -> None:
        """Ask the bots that may act, one after the other, until none of them wants to act."""
        table = self._live.table
        last: int | None = None
        while table.phase == "playing" and self._live.guests.all:
            number = table.number
            if not table.actors:  # dice wait for a throw
                return
            bots = [seat for seat in asking_order(table.actors, last) if table.seats.bot_level_of(seat)]
            if not bots:
                return
            await asyncio.sleep(self._node.pause(table) + (2.0 if elsewhere else 0.0))
            if self._all_read():
                return
            if table.number != number:
                elsewhere = False
                continue
            try:
                last = await self._act_once(bots, number, last)
            except Unavailable:
                await asyncio.sleep(RETRY_AFTER)
            except Exception:  # a bot that fails must not stop the game for ever
                log.exception("bot failed", table=self._live.row.code)
                await asyncio.sleep(RETRY_AFTER)
            else:
                if table.number == number:  # all of them wait for another seat to act
                    return

    def _all_read(self) -> bool:
        """Whether all players of the table read something just now, so that nobody would see what bots do."""
        seats, readers = self._live.table.seats, self._live.guests.readers()
        return bool(readers) and all(
            seat in readers or seats.bot_level_of(seat) is not None for seat in range(len(seats))
        )

    async def _act_once(self, bots: list[int], number: int, last: int | None) -> int | None:
        """Apply the action of the first of these bots that wants to act; gives the seat that acted last."""
        for seat in bots:
            action = await self._chosen(seat, self._live.table.seats.bot_level_of(seat) or STAND_IN_LEVEL)
            if self._live.table.number != number or self._all_read():
                return last
            if action is not None:
                await self.act_for(seat, action, number, stand_in=False)
                return seat
        return last

    async def _chosen(self, seat: int, level: str, *, must: bool = False) -> str | None:
        """The action that a bot chooses in a seat; None where it waits, which it may not if it `must` act."""
        live = self._live
        table, number = live.table, live.table.number
        spec, body = table.spec, await live.read_log(number)
        priority = Priority.MOVE if live.guests.seats() else Priority.ALONE
        requester = Requester(live.client, live.row.id, priority)
        try:
            return await self._node.bot_pool.choose(spec.game, spec.options, level, seat, body, requester, must=must)
        except NoAnswerError:
            return _any_action(table, seat) if table.number == number else None

    async def act_for(self, seat: int, action: str, seen: int, *, stand_in: bool) -> None:
        """Append an action for a seat, after the pause that live games demand; nothing where it is refused.

        Args:
            seat: who acts.
            action: as text.
            seen: the number of the entry after which it was chosen.
            stand_in: whether it is one decision for a player whose clock expired.
        """
        while True:
            try:
                await self._live.writer.change(
                    lambda table: table.act_for(seat, action, seen, time.time(), stand_in=stand_in), lambda _: None
                )
            except DicehouseError as error:
                if error.code != "action.too-soon":
                    return  # another action came first; the bot will be asked again
                await asyncio.sleep(int(error.details["wait"]) / 1000)
            else:
                return

    async def _time_is_up(self) -> None:
        """Let a bot make one decision for a player whose clock has expired."""
        table = self._live.table
        first = self._next_deadline()
        if first is None or table.phase != "playing":
            return
        left, seat = first
        if left > 0:  # a timer may fire early, or the game has gone on: set the clock again
            self.schedule()
            return
        number = table.number
        try:
            action = await self._chosen(seat, STAND_IN_LEVEL, must=True)
            # where several seats may act, others may have acted meanwhile, and the decision is still due
            if action is not None and (table.clocks.left(seat) or 0.0) < 0:
                await self.act_for(seat, action, number, stand_in=True)
        except Exception as error:
            if not isinstance(error, Unavailable):
                log.exception("stand-in failed", table=self._live.row.code)
        if (table.clocks.left(seat) or 0.0) < 0:  # it did not work: try again after a while
            await asyncio.sleep(RETRY_AFTER)
        self.schedule()

    # absent players

    def bots_at(self) -> dict[int, float]:
        """When a bot will play for players who are gone from a running game, by seat."""
        if self._live.table.phase != "playing":
            return {}
        return {seat: missing.until for seat, missing in self.absences.items()}

    def check_absences(self) -> bool:
        """Start timers for missing players, and stop those of players who are back; gives whether any has changed.

        Only while there are connections to this node: a player is late only if others wait.
        """
        live, table = self._live, self._live.table
        before = dict(self.absences)
        phase = table.phase
        if phase != self._phase:
            self._cancel_absences(tuple(self.absences))
            self._phase = phase
        patience, connected = self._patience(), live.guests.seats()
        for seat, occupant in enumerate(table.seats):
            token = (
                "" if occupant is None or occupant.kind == "bot" or table.seats.bot_level_of(seat) else occupant.token
            )
            missing = patience is not None and bool(token) and seat not in connected
            if seat in self.absences and not (missing and self.absences[seat].token == token):
                self._cancel_absences((seat,))
            if missing and seat not in self.absences:
                assert patience is not None
                timer = asyncio.get_running_loop().call_later(patience, self._absent_too_long, seat)
                self.absences[seat] = MissingPlayer(token, timer, time.time() + patience)
        for seat in [seat for seat in self.absences if seat >= len(table.seats)]:
            self._cancel_absences((seat,))  # the host took the chair away
        for seat in table.seats.absent:
            if live.guests.of(seat):  # connected to this node; another one may not know yet
                live.spawn(self._return_seat(seat))
        return before != self.absences

    def _patience(self) -> float | None:
        """Seconds that a player may be missing now; None: for ever."""
        live, settings = self._live, self._node.settings
        if not live.guests.all:
            return None
        if live.table.phase == "playing":
            return settings.away_after if live.table.spec.away != "wait" else None
        return settings.seat_kept if live.table.phase == "open" and live.row.listed else None

    def _cancel_absences(self, seats: tuple[int, ...]) -> None:
        for seat in seats:
            self.absences.pop(seat).timer.cancel()

    def _absent_too_long(self, seat: int) -> None:
        self._live.spawn(self._replace(seat, self.absences[seat]))

    async def _replace(self, seat: int, since: MissingPlayer) -> None:
        with suppress(TableError, Unavailable):  # the game is over, or another node did it
            await self._live.writer.change(lambda table: self.replacement(table, seat, since), lambda _: None)
        if self.absences.get(seat) is since:  # it did not work: start the timer again
            self._cancel_absences((seat,))
            self.check_absences()

    def replacement(self, table: Table, seat: int, since: MissingPlayer) -> list[Step]:
        """The steps that take a missing player's place; none where the player was back since the timer started."""
        if self.absences.get(seat) is not since:
            return []
        if not self._node.bus.connected:
            return []  # the player may be connected to another node
        if table.phase == "open":
            return table.leave(seat, since.token, host=False, level=STAND_IN_LEVEL)
        if table.spec.away == "drop":
            return table.drop(seat, STAND_IN_LEVEL, "away")
        return table.replace(seat, STAND_IN_LEVEL)

    async def _return_seat(self, seat: int) -> None:
        """End the stand-in for a player who is back."""
        await self._live.writer.change(lambda table: table.replace(seat, None), lambda _: None)


def _any_action(table: Table, seat: int) -> str | None:
    """A random legal action of a seat the game waits for: the last resort when no bot answered."""
    if seat not in table.game.awaited(table.state):
        return None
    return table.game.actions.write(SystemRandom().choice(table.game.legal_actions(table.state, seat)))
