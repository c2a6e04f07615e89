"""A keeper: one table in memory while somebody is at it. Takes what players want, writes the log, tells everybody.

Any node may keep any table, several at once. The log decides who was first: whoever loses reads on and tries again.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol, TypeAlias

import structlog

from dicehouse.core.viewers import SPECTATOR, Viewer
from dicehouse.server import visibility
from dicehouse.server.autoplay import STAND_IN, StandIns
from dicehouse.server.bot_pool import Asker, Rank
from dicehouse.server.bus import Word
from dicehouse.server.entries import (
    MOVES,
    WORDS,
    Acted,
    Began,
    Closed,
    Dropped,
    Ended,
    Sat,
    Stood,
    read_entry,
    write_entry,
)
from dicehouse.server.errors import TableError
from dicehouse.server.fifo_lock import Turn
from dicehouse.server.metrics import METRICS
from dicehouse.server.mixing import MixingClock
from dicehouse.server.protocol import Act, Advice, Presence, Reacted, Refused, ToClient, Told, Welcome, write_message
from dicehouse.server.store import Standing, Stored, TableRow, Unavailable
from dicehouse.server.table import Player, Step, Table

if TYPE_CHECKING:
    from dicehouse.server.node import House

log = structlog.get_logger(__name__)

TRIES = 50
"""So often a change is tried when others are faster; each time somebody gets on, so this is plenty."""
PATIENCE = 15.0
"""So many seconds a player waits for a storage that is away before being told."""
WELCOME_WITHIN = 2.0
"""So many seconds whoever says hello waits for what is being written."""
GRACE = 1.0
"""So many seconds longer somebody waits who is not told anything before."""
HEARTBEAT, SILENT = 8.0, 20.0
"""So often a node says who is connected to it, and so long it is believed: nodes die without a word."""
NEWEST, NEWEST_MOVES, NEWEST_WORDS = 1_000, 300, 50
"""A welcome looks at so many of the newest entries, and tells so many of them that are no words and that are."""
PAGE = 100
"""So many entries are told at once to whoever asks for earlier ones."""
AT_ONCE = 500
"""So many entries of a long log are replayed before others get their turn."""
GONE, BROKEN = 1008, 1011
"""The close codes for somebody whose seat is no longer theirs, and for everybody when the table failed."""

SHOWN_OUT, SEATING = (Stood, Dropped), (Sat, Stood)
"""Entries after which somebody has to go, and after which others sit at the table."""


class Guest(Protocol):
    """Somebody connected: a player, or somebody who watches."""

    viewer: Viewer
    client: str
    """The address it comes from, or what stands for it."""

    def push(self, data: bytes) -> None:
        """Send, without waiting."""

    def close(self, code: int) -> None:
        """Send what waits, then close."""


_Move: TypeAlias = "tuple[Player, Act, Callable[[int | Exception], None], list[Step], float]"
"""Who moves, what they want, who is to be told, and what it makes of the table, when."""


class Keeper:
    """Keeps one table."""

    __slots__ = (
        "_asked", "_beaten", "_changes", "_elsewhere", "_guests", "_house", "_lock", "_mixing", "_move",
        "_stand_ins", "_tasks", "left", "row", "table",
    )  # fmt: skip

    def __init__(self, house: "House", row: TableRow, table: Table) -> None:
        self._house = house
        self.row = row
        self.table = table
        self._guests: list[Guest] = []
        self._elsewhere: dict[str, tuple[float, tuple[int, ...]]] = {}
        """The seats whose players are connected to other nodes, and when these said so."""
        self._beaten = time.monotonic()
        self._lock = Turn()
        self._move: _Move | None = None
        self._asked = 0.0
        """When it was handed to the storage."""
        self._changes: set[asyncio.Task[int]] = set()
        """The move that is being written with no task of its own; whoever makes it has the lock."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._stand_ins = StandIns(house, self)
        self._mixing = MixingClock(house, self)
        self.left = time.monotonic()
        """When the last guest went."""

    # coming and going

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is being done."""
        return not self._guests and not self._lock.taken and not self._tasks and not self._changes

    @property
    def attended(self) -> bool:
        """Whether anybody is connected to this node."""
        return bool(self._guests)

    @property
    def connected(self) -> int:
        """How many are connected to this node."""
        return len(self._guests)

    def close_oldest(self, viewer: Viewer, most: int, code: int) -> None:
        """Close the oldest connections of a viewer, so that one more makes `most` at the most."""
        guests = [guest for guest in self._guests if guest.viewer == viewer]
        for guest in guests[: max(0, len(guests) + 1 - most)]:
            guest.close(code)

    @property
    def busy(self) -> bool:
        """Whether something is being written or read, and the next thing has to wait."""
        return self._lock.taken

    async def open(self) -> None:
        """Read the log, and listen for other nodes."""
        await self._house.channel.listen(self.row.id, self._hear)
        await self.catch_up()
        await self._house.channel.tell(self.row.id, Word(self._house.node, ask=True))

    async def close(self) -> None:
        """Forget the table; its log stays."""
        for task in (*self._tasks, *self._changes):
            task.cancel()
        self._stand_ins.close()
        self._mixing.rest()
        await self._house.channel.unlisten(self.row.id)

    def is_here(self, seat: int) -> bool:
        """Whether the player of a seat is connected to this node."""
        return any(guest.viewer == seat for guest in self._guests)

    @property
    def client(self) -> str:
        """For whom bots think here: the address of a player at this node, else of somebody who watches."""
        for guest in self._guests:
            if guest.viewer != SPECTATOR:
                return guest.client or self.row.id
        return (self._guests[0].client if self._guests else "") or self.row.id

    def here(self) -> set[int]:
        """The seats whose players are connected, to any node."""
        seats = {guest.viewer for guest in self._guests if guest.viewer != SPECTATOR}
        return seats.union(*(there for _, there in self._elsewhere.values()))

    async def welcome(self, guest: Guest, last: int, host: bool, token: str = "") -> Welcome:
        """Let somebody in; they get everything they may know now, and what they missed.

        Args:
            guest: who comes, as the player of a seat or to watch.
            last: the number of the last entry they know.
            host: whether they are the host.
            token: the hash of the token that keeps their seat: by now somebody may have sent them away.
        """
        with suppress(TimeoutError):  # what is being written is waited for, but a write that hangs keeps nobody out
            async with asyncio.timeout(WELCOME_WITHIN):
                await self.catch_up()
        table, viewer = self.table, guest.viewer
        missed: tuple[Told, ...] = ()
        for _ in range(TRIES):
            number = table.number
            if last >= number:
                break
            stored = await self._house.store.read(self.row.id, last, before=number + 1, last=NEWEST)
            if not stored:
                raise await self.left_out()
            if table.number == number:  # else something was taken meanwhile, and they would miss it
                missed = self._tell_stored(viewer, _newest(stored))
                break
        else:
            raise TableError("table.busy")
        # nothing happens between what was missed and what is news: from here on nobody else has a turn
        table.check_open()
        if token and table.seat_of(token) != viewer:
            raise TableError("table.token")
        before = self.here()
        self._guests.append(guest)
        answer = visibility.welcome(table, self.row, viewer, self.here(), missed, host=host)
        if self.here() != before:
            self._told_presence(but=guest)
        self._stand_ins.look()
        self._stand_ins.drive()
        self._mixing.drive()
        return answer

    async def earlier(self, viewer: Viewer, before: int) -> tuple[Told, ...]:
        """A page of the log: the newest entries before a number, as a viewer may know them."""
        before = min(before, self.table.number + 1)  # nothing that is not told as news yet
        return self._tell_stored(viewer, await self._house.store.read(self.row.id, 0, before=before, last=PAGE))

    def _tell_stored(self, viewer: Viewer, stored: Sequence[Stored]) -> tuple[Told, ...]:
        game = self.table.game
        return tuple([visibility.tell_stored(game, viewer, one.number, one.at, read_entry(one.body)) for one in stored])

    def leave(self, guest: Guest) -> None:
        """Somebody is gone."""
        if guest not in self._guests:
            return
        self._guests.remove(guest)
        if not self._guests:
            self._mixing.rest()
        self.left = time.monotonic()
        if guest.viewer != SPECTATOR and guest.viewer not in self.here():
            self._told_presence()
        self._stand_ins.look()

    # what players want

    async def change(self, propose: Callable[[Table], list[Step]], done: Callable[[Table], int | None]) -> int:
        """Add to the log what a proposal makes of the table as it is then; durable when this returns.

        Args:
            propose: the steps to be added; may be asked several times, and may refuse.
            done: the number of the entry, where this was done before.

        Raises:
            DicehouseError: the table refuses. `table.storage`: nobody knows yet; a write that hangs is waited for
                by the table, not by whoever asked for it.
        """
        task = asyncio.get_running_loop().create_task(self._change(propose, done))
        self._changes.add(task)
        task.add_done_callback(self._changed)
        await asyncio.wait((task,), timeout=PATIENCE + GRACE)
        if not task.done() or task.cancelled():
            raise await self.left_out()
        return task.result()

    def _changed(self, task: "asyncio.Task[int]") -> None:
        self._changes.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waited knows it; nobody else needs to

    async def _change(self, propose: Callable[[Table], list[Step]], done: Callable[[Table], int | None]) -> int:
        end = time.monotonic() + PATIENCE
        async with self._lock:
            tries = 0
            while tries < TRIES:
                try:
                    if (number := await self._try(propose, done)) is not None:
                        return number
                    tries += 1
                    before = self.table.number
                    await self._catch_up()
                    if self.table.number == before and not await self._house.exists(self):
                        raise TableError("table.deleted")
                except Unavailable:
                    # perhaps it was written, perhaps not: the log will tell once it can be read
                    await self._recover(end)
        raise TableError("table.busy")

    async def left_out(self) -> TableError:
        """Why entries that must be there are not."""
        return TableError("table.storage" if await self._house.exists(self) else "table.deleted")

    def overdue(self, now: float) -> None:
        """Tell whoever waits too long for their move to be written; it may be written all the same."""
        if self._move is not None and now - self._asked > PATIENCE + GRACE:
            player, act, then, steps, at = self._move
            self._move = (player, act, _nobody, steps, at)
            if then is not _nobody:
                then(Unavailable("the storage does not answer"))

    async def _try(self, propose: Callable[[Table], list[Step]], done: Callable[[Table], int | None]) -> int | None:
        table = self.table
        if (number := done(table)) is not None:
            return number
        steps = propose(table)
        if not steps:
            return table.number
        self._check_length(len(steps))
        at = max(time.time(), table.at)
        bodies = [write_entry(step.entry) for step in steps]
        if not await self._house.store.append(self.row.id, table.number, at, bodies, _standing(table, steps)):
            return None
        return self._took(steps, at)

    def act_at_once(self, player: Player, act: Act, then: Callable[[int | Exception], None]) -> bool:
        """Let a player act, with no task of its own: most moves need none, and it is tasks that take time.

        Args:
            player: who acts.
            act: what they want.
            then: is told the number of the entry once it is durable, or why there is none.

        Returns:
            False where something is being done at the table already: `act` will have to wait for its turn.

        Raises:
            DicehouseError: the table refuses; nothing has changed.
        """
        table = self.table
        if (number := table.done(player, act.id)) is not None:
            then(number)
            return True
        if not self._lock.take():
            return False
        try:
            now = time.time()
            steps = table.act(player, act.action, act.seen, act.id, now)
            self._check_length(len(steps))
            at = max(now, table.at)
            bodies = [write_entry(step.entry) for step in steps]
            self._move = (player, act, then, steps, at)
            self._asked = time.monotonic()
            self._house.store.add(self.row.id, table.number, at, bodies, _standing(table, steps), self._written)
        except BaseException:
            self._lock.give_back()
            raise
        return True

    def _written(self, written: bool | BaseException) -> None:
        """What became of the move that was made at once."""
        assert self._move is not None
        player, act, then, steps, at = self._move
        self._move = None
        self._lock.give_back()
        if written is not True:
            if isinstance(written, asyncio.CancelledError):
                then(Unavailable("the node stops"))
            else:  # somebody was faster, or the storage is away: look at the log, and try again
                self.later(self._act_again(player, act, then))
            return
        try:
            number = self._took(steps, at)
        except Exception as error:
            then(error)
        else:
            then(number)

    async def _act_again(self, player: Player, act: Act, then: Callable[[int | Exception], None]) -> None:
        try:
            number = await self.act(player, act)
        except Exception as error:
            then(error)
        else:
            then(number)

    async def act(self, player: Player, act: Act) -> int:
        """Let a player act; gives the number of the entry, which is durable then."""
        return await self.change(
            lambda table: table.act(player, act.action, act.seen, act.id, time.time()),
            lambda table: table.done(player, act.id),
        )

    async def chat(self, player: Player, text: str, id: str) -> int:  # noqa: A002 - the word for it
        """Let a player say something; gives the number of the entry, which is durable then."""

        def propose(table: Table) -> list[Step]:
            if table.words >= (most := self._house.settings.most_words):
                raise TableError("table.enough-said", most=most)
            return table.say(player, text, id)

        return await self.change(propose, lambda table: table.done(player, id))

    def _check_length(self, more: int) -> None:
        """Refuse what would make the log longer than the house allows."""
        if self.table.number + more > (most := self._house.settings.most_entries):
            raise TableError("table.too-long", most=most)

    async def remove(self, seat: int, token: str, *, host: bool, name: str = "") -> None:
        """Free a seat for its player or for the host: `Table.leave`."""
        await self.change(lambda table: table.leave(seat, token, host=host, level=STAND_IN, name=name), lambda _: None)

    def _took(self, steps: list[Step], at: float) -> int:
        """The steps are durable: take them, tell everybody, and go on; gives the number of the first."""
        number = self.table.number + 1
        self._take(steps, at)
        if self._house.settings.channel:
            self.later(self._house.channel.tell(self.row.id, Word(self._house.node, self.table.number)))
        self._stand_ins.drive()
        return number

    async def _recover(self, end: float) -> None:
        """Wait until the log can be read again; whether it can be written the next try will show."""
        while True:
            if time.monotonic() > end:
                raise TableError("table.storage")
            await asyncio.sleep(0.1)
            try:
                await self._catch_up()
            except Unavailable:
                continue
            return

    async def react(self, player: Player, reaction: str) -> None:
        """Show a reaction to everybody, here and elsewhere; nobody is shown one of a player who is muted."""
        if self._house.settings.channel:  # another node may just have given the seat to somebody else
            await self.catch_up()
        self.table.check_player(player)
        if not self.table.is_muted(player.seat):
            self._send_all(Reacted(player.seat, reaction))
            await self._house.channel.tell(self.row.id, Word(self._house.node, seat=player.seat, reaction=reaction))

    async def advise(self, player: Player, id: str, client: str) -> Advice:  # noqa: A002 - the word for it
        """What the house thinks of a player's choices."""
        table, seat = self.table, player.seat
        table.check_player(player)
        if not table.spec.hints:
            raise TableError("table.no-hints")
        if seat not in table.actors:
            raise TableError("table.no-choice")
        number = table.number
        log = await self.read_log(number)
        asker = Asker(client, self.row.id, Rank.HINT)
        thought = await self._house.minds.advise(table.spec.game, table.spec.options, seat, log, asker)
        return Advice(id, number, thought.measure, thought.exact, thought.candidates)

    # reading on

    async def catch_up(self) -> None:
        """Read what other nodes wrote."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        """The same, for whoever holds the lock."""
        stored = await self._house.store.read(self.row.id, self.table.number)
        for done, one in enumerate(stored, start=1):
            self._take([self.table.step(read_entry(one.body))], one.at)
            if done % AT_ONCE == 0:
                await asyncio.sleep(0)
        if stored:
            self._stand_ins.drive(elsewhere=True)

    def _take(self, steps: list[Step], at: float) -> None:
        """The steps are in the log: take them, and tell everybody."""
        try:
            self._take_and_tell(steps, at)
        except Exception:
            # whatever it was, memory may no longer be what the log says: all come back to a table that is read anew
            METRICS.failures.inc()
            log.exception("table failed", table=self.row.code)
            self._house.forget(self)
            for guest in tuple(self._guests):
                guest.close(BROKEN)
            raise TableError("table.storage") from None

    def _take_and_tell(self, steps: list[Step], at: float) -> None:
        for step in steps:
            self.table.take(step, at)
        if not self._guests:
            return
        guests = tuple(self._guests)
        news = visibility.news(self.table, steps, at, [guest.viewer for guest in guests])
        for guest in guests:
            guest.push(news[guest.viewer])
        for step in steps:
            entry = step.entry
            if isinstance(entry, MOVES):
                continue
            if isinstance(entry, SHOWN_OUT):
                self._show_out(entry.seat)
            if isinstance(entry, SEATING):
                self._told_presence()
            self._mixing.drive()
            if isinstance(entry, Closed):
                self.send_out("table.closed")

    def _show_out(self, seat: int) -> None:
        """A seat is no longer theirs: whoever has it next is seen by nobody else."""
        for guest in tuple(self._guests):
            if guest.viewer == seat:
                guest.close(GONE)

    def send_out(self, code: str) -> None:
        """Tell everybody why there is no table here any more, and close their connections."""
        error = TableError(code)
        self._send_all(Refused(error.code, error.sentence, dict(error.details)))
        for guest in tuple(self._guests):
            guest.close(GONE)

    async def _hear(self, word: Word) -> None:
        """Another node says something about this table."""
        if word.node == self._house.node:
            return
        if word.gone and not await self._house.exists(self):
            return
        if word.number > self.table.number:
            try:
                await self.catch_up()
            except Unavailable:
                return  # the next look will find it
        if word.ask:
            await self._house.channel.tell(self.row.id, Word(self._house.node, here=self._here_now()))
        if word.here is not None:
            before = self.here()
            self._elsewhere[word.node] = (time.monotonic(), word.here)
            if self.here() != before:
                self._stand_ins.look()
                self._send_all(Presence(visibility.seats(self.table, self.here())))
        if word.reaction:
            self._send_all(Reacted(word.seat, word.reaction))

    def beat(self, now: float) -> None:
        """Say who is here, now and then, and forget those of nodes that are silent."""
        if self._guests and now - self._beaten > HEARTBEAT:
            self._beaten = now
            self.later(self._house.channel.tell(self.row.id, Word(self._house.node, here=self._here_now())))
        for node in [node for node, (at, _) in self._elsewhere.items() if now - at > SILENT]:
            del self._elsewhere[node]
            self._send_all(Presence(visibility.seats(self.table, self.here())))
            self._stand_ins.look()

    def _here_now(self) -> tuple[int, ...]:
        return tuple(sorted({guest.viewer for guest in self._guests if guest.viewer != SPECTATOR}))

    def _told_presence(self, but: Guest | None = None) -> None:
        self._send_all(Presence(visibility.seats(self.table, self.here())), but)
        self.later(self._house.channel.tell(self.row.id, Word(self._house.node, here=self._here_now())))

    def _send_all(self, message: ToClient, but: Guest | None = None) -> None:
        data = write_message(message)
        for guest in tuple(self._guests):
            if guest is not but:
                guest.push(data)

    # helpers

    async def read_log(self, number: int | None = None) -> list[bytes]:
        """The entries as they are stored, up to a number, without what was said."""
        before = None if number is None else number + 1  # others may write while this is read
        return [stored.body for stored in await self._house.store.read(self.row.id, 0, before=before, words=False)]

    def later(self, work: Coroutine[None, None, None]) -> None:
        """Do something beside what is being done."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Unavailable):
            log.error("table", table=self.row.code, error=type(error).__name__, exc_info=error)


def _newest(stored: Sequence[Stored]) -> list[Stored]:
    """What a welcome tells of the newest entries: enough for the scene and the history, however much was said."""
    moves, words, chosen = NEWEST_MOVES, NEWEST_WORDS, []
    for one in reversed(stored):
        if one.body.startswith(WORDS):
            words -= 1
            if words < 0:
                continue
        else:
            moves -= 1
            if moves < 0:
                break
        chosen.append(one)
    return chosen[::-1]


def _nobody(_: int | Exception) -> None:
    """Whoever waited was told already."""


def _standing(table: Table, steps: list[Step]) -> Standing | None:
    """What a list of tables shows after these steps; None where they change nothing of it."""
    if isinstance(steps[0].entry, Acted) and not isinstance(steps[-1].entry, Ended):
        return None  # an ordinary move
    free, phase, changed = table.seats.count(None), table.phase, False
    for step in steps:
        match step.entry:
            case Sat():
                free, changed = free - 1, True
            case Stood():
                free, changed = free + 1, True
            case Began():
                phase, changed = "playing", True
            case Ended():
                phase, changed = "over", True
            case Closed():
                phase, changed = "closed", True
            case _:
                pass
    return Standing(free, phase) if changed else None
