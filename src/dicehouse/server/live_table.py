"""A table in the memory of a node: its state, the connections to it, and everything that runs while they last.

Any node may hold any table, several at once; the log in the store is the truth (`table_writer.py`).
"""

import asyncio
import time
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from dicehouse.core.viewers import SPECTATOR, Viewer
from dicehouse.server import visibility
from dicehouse.server.autoplay import STAND_IN_LEVEL, Autoplay
from dicehouse.server.bot_pool import Priority, Requester
from dicehouse.server.bus import Notice
from dicehouse.server.contribution_timer import ContributionTimer
from dicehouse.server.entries import (
    MOVES,
    WORDS,
    Absent,
    Changed,
    Closed,
    Dropped,
    Hinted,
    Restored,
    Sat,
    Stood,
    read_entry,
)
from dicehouse.server.errors import TableError
from dicehouse.server.guests import Guest, Guests
from dicehouse.server.logs import get_logger
from dicehouse.server.metrics import METRICS
from dicehouse.server.protocol import (
    Advice,
    CorrectDice,
    Hint,
    Presence,
    Reacted,
    Refused,
    Seat,
    TellDice,
    ToClient,
    Told,
    Welcome,
    write_message,
)
from dicehouse.server.rematch_clock import RematchClock
from dicehouse.server.seats import Player
from dicehouse.server.store import Stored, TableRow, Unavailable
from dicehouse.server.table import Step, Table
from dicehouse.server.table_writer import TRIES, TableWriter
from dicehouse.server.transport.close_codes import CloseCode

if TYPE_CHECKING:
    from dicehouse.server.node import Node

log = get_logger(__name__)

WELCOME_WITHIN = 2.0
"""Seconds a client that connects waits for a write that is under way."""
HEARTBEAT = 8.0
"""Seconds between two reports of connected players to the other nodes."""
NEWEST, NEWEST_MOVES, NEWEST_WORDS = 1_000, 300, 50
"""A welcome looks at this many of the newest entries, and has at most this many other entries and chat messages."""
PAGE = 100
"""Entries in one page of the log."""

SEAT_LOST, SEATING = (Stood, Dropped), (Sat, Stood, Absent, Dropped, Restored, Hinted)
"""Entries after which a token no longer keeps its seat, and entries that change what everybody sees of a seat."""


class LiveTable:
    """One table while it is in memory."""

    __slots__ = (
        "_contribution_timer",
        "_node",
        "_rematch",
        "_reported",
        "_tasks",
        "autoplay",
        "guests",
        "last_used",
        "row",
        "table",
        "writer",
    )

    def __init__(self, node: "Node", row: TableRow, table: Table) -> None:
        self._node = node
        self.row = row
        self.table = table
        self.guests = Guests()
        self.writer = TableWriter(node, self, table)
        self._reported = time.monotonic()
        """When the other nodes were last told who is connected here."""
        self._tasks: set[asyncio.Task[None]] = set()
        self.autoplay = Autoplay(node, self)
        self._contribution_timer = ContributionTimer(node, self)
        self._rematch = RematchClock(node, self)
        self.last_used = time.monotonic()
        """When the table was last asked for, or a connection to it ended."""

    @property
    def idle(self) -> bool:
        """Whether there is no connection and nothing under way."""
        return not self.guests.all and self.writer.idle and not self._tasks

    @property
    def client(self) -> str:
        """The client on whose account bots compute here; the id of the table where none is known."""
        return self.guests.client() or self.row.id

    async def open(self) -> None:
        """Read the log, and subscribe to the notices of other nodes."""
        await self._node.bus.subscribe(self.row.id, self.on_notice)
        await self.writer.catch_up()
        await self._node.bus.publish(self.row.id, Notice(self._node.id, ask=True))

    async def close(self) -> None:
        """Release everything; the log stays in the store."""
        for task in tuple(self._tasks):
            task.cancel()
        self.writer.close()
        self.autoplay.close()
        self._contribution_timer.stop()
        self._rematch.stop()
        await self._node.bus.unsubscribe(self.row.id)

    # connections

    async def join(self, guest: Guest, last: int, host: bool, token: str = "") -> Welcome:
        """Add a connection; gives what its viewer may know now, and the entries it missed.

        Args:
            guest: the connection, of a seat or of a spectator.
            last: the number of the last entry the client knows.
            host: whether it is the host's.
            token: the hash of the token that keeps the seat, to be checked again: the player may have been removed.
        """
        with suppress(TimeoutError):  # wait for a write that is under way, but not for one that hangs
            async with asyncio.timeout(WELCOME_WITHIN):
                await self.writer.catch_up()
        table, viewer = self.table, guest.viewer
        missed = await self._missed(viewer, last)
        # no await from here on: nothing can happen between what was missed and the first news
        table.check_open()
        if token and table.seats.seat_of(token) != viewer:
            raise TableError("table.token")
        before = self.guests.seats()
        self.guests.all.append(guest)
        self._note_hands()
        late = self.autoplay.check_absences()
        welcome = visibility.welcome_for(table, self.row, viewer, self.public_seats(), missed, host=host)
        if late or self.guests.seats() != before:
            self._broadcast_presence(but=guest)
        self.autoplay.schedule()
        self._contribution_timer.schedule()
        self._rematch.schedule()
        return welcome

    async def _missed(self, viewer: Viewer, last: int) -> tuple[Told, ...]:
        """The newest entries after a number; no entry is applied between reading them and the return."""
        for _ in range(TRIES):
            number = self.table.number
            if last >= number:
                return ()
            stored = await self._node.store.read(self.row.id, last, before=number + 1, last=NEWEST)
            if not stored:
                raise await self.writer.missing_entries()
            if self.table.number == number:
                return self._entries_for(viewer, _newest(stored))
        raise TableError("table.busy")

    async def earlier(self, viewer: Viewer, before: int) -> tuple[Told, ...]:
        """A page of the log: the newest entries before a number, as a viewer may know them."""
        before = min(before, self.table.number + 1)  # no entry that was not broadcast yet
        return self._entries_for(viewer, await self._node.store.read(self.row.id, 0, before=before, last=PAGE))

    def _entries_for(self, viewer: Viewer, stored: Sequence[Stored]) -> tuple[Told, ...]:
        game = self.table.game
        told = tuple(
            [visibility.stored_entry_for(game, viewer, one.number, one.at, read_entry(one.body)) for one in stored]
        )
        return visibility.without_chat(told) if visibility.reads_only(self.table, viewer) else told

    def leave(self, guest: Guest) -> None:
        """Remove a connection that has ended."""
        if guest not in self.guests.all:
            return
        self.guests.all.remove(guest)
        if not self.guests.all:
            self._contribution_timer.stop()
            self._rematch.stop()
        self.last_used = time.monotonic()
        late = self.autoplay.check_absences()
        if late or (guest.viewer != SPECTATOR and guest.viewer not in self.guests.seats()):
            self._broadcast_presence()
        self.hands_changed()
        if guest.reading:
            self.readers_changed()

    def _note_hands(self) -> None:
        self.table.hands = self.guests.hands() if self.table.spec.patience else frozenset()

    def hands_changed(self) -> None:
        """Other players than before throw their own dice."""
        before = self.table.hands
        self._note_hands()
        if self.table.hands != before:
            self.autoplay.schedule()
            self.spawn(self._report_presence())

    def readers_changed(self) -> None:
        """A player began to read something, or is done: bots that waited go on."""
        self.autoplay.schedule()

    def dismiss(self, code: str) -> None:
        """Send an error to all connections, and close them: there is no table here any more."""
        error = TableError(code)
        self._broadcast(Refused(error.code, error.sentence, dict(error.details)))
        self.guests.close(CloseCode.POLICY_VIOLATION)

    def _kick(self, seat: int) -> None:
        """Close the connections of a player who lost the seat: its next player is another viewer."""
        self.guests.close(CloseCode.POLICY_VIOLATION, lambda guest: guest.viewer == seat)

    # requests of players

    async def throw(self, player: Player, seen: int, id: str) -> int:
        """Throw a player's dice that are due; gives the number of the roll, or of now where it waits for others."""
        ids = self.table.message_ids
        number = await self.writer.change(lambda table: table.throw(player, seen), lambda _: ids.find(player.seat, id))
        ids.add(player.seat, id, number)
        return number

    async def tell_dice(self, player: Player, told: TellDice) -> int:
        """Append how real dice landed; gives the number of the entry."""
        return await self.writer.change(
            lambda table: table.tell(player, told.roll, told.seen, told.id, sure=told.sure),
            lambda table: table.message_ids.find(player.seat, told.id),
        )

    async def correct_dice(self, player: Player, told: CorrectDice) -> int:
        """Append a correction of the last real dice; gives the number of the entry."""
        return await self.writer.change(
            lambda table: table.correct(player, told.roll, told.seen, told.id, back=told.back, sure=told.sure),
            lambda table: table.message_ids.find(player.seat, told.id),
        )

    async def chat(self, player: Player, text: str, id: str) -> int:
        """Append a chat message of a player; gives the number of its entry, which is durable then."""

        def propose(table: Table) -> list[Step]:
            if table.chat_messages >= (most := self._node.settings.most_words):
                raise TableError("table.enough-said", most=most)
            return table.say(player, text, id)

        return await self.writer.change(propose, lambda table: table.message_ids.find(player.seat, id))

    async def remove(self, seat: int, token: str, *, host: bool, name: str = "") -> None:
        """Free a seat for its player or for the host: `Table.leave`."""
        await self.writer.change(
            lambda table: table.leave(seat, token, host=host, level=STAND_IN_LEVEL, name=name), lambda _: None
        )

    async def react(self, player: Player, reaction: str) -> None:
        """Broadcast a reaction of a player, on all nodes; those of muted players are dropped."""
        if self._node.settings.channel:  # another node may have given the seat to another player
            await self.writer.catch_up()
        self.table.seats.check_player(player)
        if not self.table.seats.is_muted(player.seat):
            self._broadcast(Reacted(player.seat, reaction))
            await self._node.bus.publish(self.row.id, Notice(self._node.id, seat=player.seat, reaction=reaction))

    async def advise(self, player: Player, asked: Hint, client: str) -> Advice:
        """The evaluation of a player's choices; everybody at the table is told that it was given.

        A quiet hint only says which choices would be blunders. It is no hint that others have to know of, so it is for
        tables where there are no others.
        """
        table, seat = self.table, player.seat
        table.seats.check_player(player)
        others = any(table.seats.has_player(other) for other in range(len(table.seats)) if other != seat)
        if not (table.spec.hints or asked.dice) or (asked.quiet and others):
            raise TableError("table.no-hints")
        if seat not in table.actors:
            raise TableError("table.no-choice")
        if not asked.dice and table.game.untold(table.state, seat) is not None:
            raise TableError("table.untold")  # advice that knows less than the player would be wrong
        dice = table.arrange_untold(seat, asked.dice) if asked.dice else ""
        number = table.number
        log = await self.read_log(number)
        requester = Requester(client, self.row.id, Priority.HINT)
        spec = table.spec
        found = await self._node.bot_pool.advise(
            spec.game, spec.options, seat, log, requester, asked.action, dice, spare=asked.quiet
        )
        if asked.quiet:
            return Advice(asked.id, number, found.measure, found.exact, (), (), found.blunders)
        await self.writer.change(lambda table: table.take_hint(player), lambda _: None)
        return Advice(asked.id, number, found.measure, found.exact, found.candidates, found.reasons, found.blunders)

    # applying durable steps

    def commit(self, steps: list[Step], at: float) -> int:
        """Apply steps that this node appended, and notify the other nodes; gives the number of the first."""
        number = self.table.number + 1
        self.apply(steps, at)
        if self._node.settings.channel:
            self.spawn(self._node.bus.publish(self.row.id, Notice(self._node.id, self.table.number)))
        self.autoplay.schedule()
        return number

    def caught_up(self) -> None:
        """Schedule what follows from steps that other nodes appended."""
        self.autoplay.schedule(elsewhere=True)

    def apply(self, steps: list[Step], at: float) -> None:
        """Apply steps that are in the log, and broadcast them."""
        try:
            self._apply_and_broadcast(steps, at)
        except Exception:
            # memory may differ from the log now: drop the table, so that clients reconnect to one that is read anew
            METRICS.failures.inc()
            log.exception("table failed", table=self.row.code)
            self._node.forget(self)
            self.guests.close(CloseCode.INTERNAL_ERROR)
            raise TableError("table.storage") from None

    def _apply_and_broadcast(self, steps: list[Step], at: float) -> None:
        table, others, changed = self.table, [], False
        for step in steps:  # called with every move: the loops after the first are for the other entries
            entry = step.entry
            if isinstance(entry, MOVES):
                table.apply_move(entry, step, at)
            else:
                table.apply(step, at)
                others.append(entry)
                changed = changed or isinstance(entry, Changed)
        guests = self.guests.all.copy()
        if not guests:
            return
        if changed:
            self._welcome_again(steps, at)
        else:
            news = visibility.news_for(table, steps, at, [guest.viewer for guest in guests])
            for guest in guests:
                guest.push(news[guest.viewer])
        for entry in others:
            if isinstance(entry, SEAT_LOST):
                self._kick(entry.seat)
            if isinstance(entry, SEATING):
                self._broadcast_presence()
            self._contribution_timer.schedule()
            self._rematch.schedule()
            if isinstance(entry, Closed):
                self.dismiss("table.moved" if entry.moved else "table.closed")

    def _welcome_again(self, steps: list[Step], at: float) -> None:
        """Tell everybody everything anew after the host changed the table: seats may have other numbers now."""
        seats = self.table.seats
        for guest in self.guests.all:
            seat = seats.seat_of(guest.token) if guest.token else None
            guest.viewer = SPECTATOR if seat is None else seat
        shown = self.public_seats()
        for guest in tuple(self.guests.all):
            told = visibility.entries_for(self.table, steps, at, guest.viewer)
            guest.push(
                write_message(visibility.welcome_for(self.table, self.row, guest.viewer, shown, told, host=guest.host))
            )

    def _broadcast(self, message: ToClient, but: Guest | None = None) -> None:
        self.guests.broadcast(write_message(message), but)

    # other nodes

    async def on_notice(self, notice: Notice) -> None:
        """Handle a notice of another node about this table."""
        if notice.node == self._node.id:
            return
        if notice.gone and not await self._node.exists(self):
            return
        if notice.number > self.table.number:
            try:
                await self.writer.catch_up()
            except Unavailable:
                return  # the node polls its tables anyway
        if notice.ask:
            await self._report_presence()
        if notice.here is not None:
            if self.guests.report(notice.node, notice.here, time.monotonic(), notice.hands):
                self._presence_changed()
            self._note_hands()
        if notice.reaction:
            self._broadcast(Reacted(notice.seat, notice.reaction))

    def heartbeat(self, now: float) -> None:
        """Report the connected players now and then, and drop the reports of silent nodes."""
        if self.guests.all and now - self._reported > HEARTBEAT:
            self._reported = now
            self.spawn(self._report_presence())
        if self.guests.expire_reports(now):
            self._presence_changed()

    def _presence_changed(self) -> None:
        """Players came or went at another node."""
        self.autoplay.check_absences()
        self.tell_presence()

    def public_seats(self) -> tuple[Seat, ...]:
        """The seats as all viewers see them."""
        return visibility.public_seats(self.table, self.guests.seats(), self.autoplay.bots_at())

    def tell_presence(self, but: Guest | None = None) -> None:
        """Tell the connections to this node who sits where, who is connected, and whom bots play for."""
        self._broadcast(Presence(self.public_seats()), but)

    def _broadcast_presence(self, but: Guest | None = None) -> None:
        """Broadcast the connected players, on all nodes."""
        self.tell_presence(but)
        self.spawn(self._report_presence())

    async def _report_presence(self) -> None:
        here, hands = self.guests.seats_here(), self.guests.hands_here()
        await self._node.bus.publish(self.row.id, Notice(self._node.id, here=here, hands=hands))

    # helpers

    async def read_log(self, number: int | None = None) -> list[bytes]:
        """The stored entries up to a number, without chat messages."""
        before = None if number is None else number + 1  # other nodes may append meanwhile
        return [stored.body for stored in await self._node.store.read(self.row.id, 0, before=before, words=False)]

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Run a task that ends with the table, and log its failure."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._task_done)

    def _task_done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Unavailable):
            log.error("table", table=self.row.code, error=type(error).__name__, exc_info=error)


def _newest(stored: Sequence[Stored]) -> list[Stored]:
    """The entries that a welcome contains: enough for the scene and the history, however long the chat is."""
    moves, words, chosen = NEWEST_MOVES, NEWEST_WORDS, []
    for one in reversed(stored):
        if one.body.startswith(WORDS):
            words -= 1
            if words < 0:
                continue
        else:
            moves -= 1
        chosen.append(one)
        if not moves:
            break
    return chosen[::-1]
