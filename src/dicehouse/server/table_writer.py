"""Appends to the log of one table, one change at a time, and catches up with what other nodes appended.

Several nodes may write to the same log. The log decides which append was first: a writer that loses reads what was
appended meanwhile and tries again.
"""

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from dicehouse.server.entries import Acted, Began, Changed, Closed, Ended, Sat, Stood, read_entry, write_entry
from dicehouse.server.errors import TableError
from dicehouse.server.fifo_lock import FifoLock
from dicehouse.server.protocol import Act
from dicehouse.server.seats import Player
from dicehouse.server.store import Listing, Unavailable
from dicehouse.server.table import Step, Table

if TYPE_CHECKING:
    from dicehouse.server.live_table import LiveTable
    from dicehouse.server.node import Node

TRIES = 50
"""How often a change is tried while other nodes append first. Each lost try is progress of another writer."""
PATIENCE = 15.0
"""Seconds a change waits for a storage that does not answer before it fails."""
GRACE = 1.0
"""Seconds longer than that until the requester gets an answer in any case."""
YIELD_EVERY = 500
"""Entries of a long log that are replayed before other tasks run."""

Propose: TypeAlias = Callable[[Table], list[Step]]
"""Gives the steps to append to the table as it is now; may be called several times, and may refuse."""
Done: TypeAlias = Callable[[Table], int | None]
"""The number of the entry where the change was made before; None where it was not."""
OnResult: TypeAlias = Callable[[int | Exception], None]
"""Gets the number of a durable entry, or the reason why there is none."""

_Move: TypeAlias = "tuple[Player, Act, OnResult, list[Step], float]"
"""A move that is being appended: player, request, callback, steps, and their time."""


class TableWriter:
    """The only writer of a table on this node. A FIFO lock serialises its changes."""

    __slots__ = ("_changes", "_live", "_lock", "_move", "_move_since", "_node", "_table")

    def __init__(self, node: "Node", live: "LiveTable", table: Table) -> None:
        self._node = node
        self._live = live
        self._table = table
        self._lock = FifoLock()
        self._changes: set[asyncio.Task[int]] = set()
        self._move: _Move | None = None
        """The move that is being appended by `act_at_once`, which holds the lock without a task."""
        self._move_since = 0.0
        """When it was handed to the store, by the monotonic clock."""

    @property
    def busy(self) -> bool:
        """Whether the log is being read or written, so that the next change has to wait."""
        return self._lock.locked

    @property
    def idle(self) -> bool:
        """Whether nothing is under way or waits."""
        return not self._lock.locked and not self._changes

    def close(self) -> None:
        """Cancel all changes that wait."""
        for task in tuple(self._changes):
            task.cancel()

    # changes

    async def change(self, propose: Propose, done: Done) -> int:
        """Append what a proposal makes of the table; durable when this returns.

        Args:
            propose: the steps to append.
            done: recognises a change that was made before.

        Returns:
            The number of the first entry.

        Raises:
            DicehouseError: the table refuses. `table.storage`: the outcome is unknown; a write that hangs goes on, and
                the table waits for it.
        """
        task = asyncio.get_running_loop().create_task(self._change(propose, done))
        self._changes.add(task)
        task.add_done_callback(self._change_done)
        await asyncio.wait((task,), timeout=PATIENCE + GRACE)
        if not task.done() or task.cancelled():
            raise await self.missing_entries()
        return task.result()

    def _change_done(self, task: "asyncio.Task[int]") -> None:
        self._changes.discard(task)
        if not task.cancelled():
            task.exception()  # marks it as retrieved: `change` has raised it, or its caller has given up

    async def _change(self, propose: Propose, done: Done) -> int:
        deadline = time.monotonic() + PATIENCE
        async with self._lock:
            tries = 0
            while tries < TRIES:
                try:
                    if (number := await self._try(propose, done)) is not None:
                        return number
                    tries += 1
                    before = self._table.number
                    await self._catch_up()
                    if self._table.number == before and not await self._node.exists(self._live):
                        raise TableError("table.deleted")
                except Unavailable:
                    # perhaps it was written, perhaps not: the log will show once it can be read
                    await self._recover(deadline)
        raise TableError("table.busy")

    async def _try(self, propose: Propose, done: Done) -> int | None:
        """Append once; None where another writer was first."""
        table = self._table
        if (number := done(table)) is not None:
            return number
        steps = propose(table)
        if not steps:
            return table.number
        self._check_length(len(steps))
        at = max(time.time(), table.at)
        bodies = [write_entry(step.entry) for step in steps]
        if not await self._node.store.append(self._live.row.id, table.number, at, bodies, _listing_after(table, steps)):
            return None
        return self._live.commit(steps, at)

    async def _recover(self, deadline: float) -> None:
        """Wait until the log can be read again; the next try shows whether it can be written."""
        while True:
            if time.monotonic() > deadline:
                raise TableError("table.storage")
            await asyncio.sleep(0.1)
            try:
                await self._catch_up()
            except Unavailable:
                continue
            return

    async def missing_entries(self) -> TableError:
        """Why entries that should be in the log are not: the table was deleted, or the storage does not answer."""
        return TableError("table.storage" if await self._node.exists(self._live) else "table.deleted")

    def _check_length(self, more: int) -> None:
        """Refuse what would make the log longer than the settings allow."""
        if self._table.number + more > (most := self._node.settings.most_entries):
            raise TableError("table.too-long", most=most)

    # moves

    async def act(self, player: Player, act: Act) -> int:
        """Append a move of a player; gives the number of its entry, which is durable then."""
        return await self.change(
            lambda table: table.act(player, act.action, act.seen, act.id, time.time()),
            lambda table: table.message_ids.find(player.seat, act.id),
        )

    def act_at_once(self, player: Player, act: Act, callback: OnResult) -> bool:
        """Append a move of a player without a task of its own: the fast path of nearly all moves.

        Args:
            player: who acts.
            act: the request.
            callback: gets the number of the entry once it is durable, or the reason why there is none.

        Returns:
            False where the table is busy: then `act` has to wait for its turn.

        Raises:
            DicehouseError: the table refuses; nothing has changed.
        """
        table = self._table
        if (number := table.message_ids.find(player.seat, act.id)) is not None:
            callback(number)
            return True
        if not self._lock.try_acquire():
            return False
        try:
            now = time.time()
            steps = table.act(player, act.action, act.seen, act.id, now)
            number = table.number
            if number + len(steps) > self._node.settings.most_entries:
                self._check_length(len(steps))
            at = max(now, table.at)
            bodies = [write_entry(step.entry) for step in steps]
            self._move = (player, act, callback, steps, at)
            self._move_since = time.monotonic()
            listing = _listing_after(table, steps) if isinstance(steps[-1].entry, Ended) else None
            self._node.store.append_callback(self._live.row.id, number, at, bodies, listing, self._move_written)
        except BaseException:
            self._lock.release()
            raise
        return True

    def _move_written(self, written: bool | BaseException) -> None:
        """The store has appended the move of `act_at_once`, or has not."""
        assert self._move is not None
        player, act, callback, steps, at = self._move
        self._move = None
        self._lock.release()
        if written is not True:
            if isinstance(written, asyncio.CancelledError):
                callback(Unavailable("the node stops"))
            else:  # another writer was first, or the storage is away: read the log, and try again
                self._live.spawn(self._act_again(player, act, callback))
            return
        try:
            number = self._live.commit(steps, at)
        except Exception as error:
            callback(error)
        else:
            callback(number)

    async def _act_again(self, player: Player, act: Act, callback: OnResult) -> None:
        try:
            number = await self.act(player, act)
        except Exception as error:
            callback(error)
        else:
            callback(number)

    def answer_overdue_move(self, now: float) -> None:
        """Answer a player whose move has been at the store for too long; it may still be appended."""
        if self._move is not None and now - self._move_since > PATIENCE + GRACE:
            player, act, callback, steps, at = self._move
            self._move = (player, act, _ignore, steps, at)
            if callback is not _ignore:
                callback(Unavailable("the storage does not answer"))

    # catching up

    async def catch_up(self) -> None:
        """Read what other nodes appended."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        """The same for a caller that holds the lock."""
        stored = await self._node.store.read(self._live.row.id, self._table.number)
        for count, one in enumerate(stored, start=1):
            self._live.apply([self._table.step(read_entry(one.body))], one.at)
            if count % YIELD_EVERY == 0:
                await asyncio.sleep(0)
        if stored:
            self._live.caught_up()


def _ignore(_: int | Exception) -> None:
    """Replaces the callback of a move whose player has been answered."""


def _listing_after(table: Table, steps: list[Step]) -> Listing | None:
    """What a list of tables shows after these steps; None where they do not change it."""
    if isinstance(steps[0].entry, Acted) and not isinstance(steps[-1].entry, Ended):
        return None  # an ordinary move
    free, phase, changed = table.seats.count(None), table.phase, False
    for step in steps:
        match step.entry:
            case Sat():
                free, changed = free - 1, True
            case Stood():
                free, changed = free + 1, True
            case Changed(came=came):
                free = sum(old is None or table.seats[old] is None for old in came)
                changed = True
            case Began():
                phase, changed = "playing", True
            case Ended():
                phase, changed = "over", True
            case Closed():
                phase, changed = "closed", True
            case _:
                pass
    return Listing(free, phase) if changed else None
