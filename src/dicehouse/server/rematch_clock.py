"""The clock that ends the proposal of another game, and opens the game once it is agreed."""

import asyncio
import time
from typing import TYPE_CHECKING

from dicehouse.server import table_requests
from dicehouse.server.errors import TableError
from dicehouse.server.store import Unavailable

if TYPE_CHECKING:
    from dicehouse.server.live_table import LiveTable
    from dicehouse.server.node import Node

RETRY_AFTER = 2.0
"""Seconds until the next try where the storage was away."""


class RematchClock:
    """Ends the proposal of a table when its time is up, and opens the next game once it is agreed.

    Every node with connections to the table does both: the log decides who was first, and the id of the next table is
    the same for all.
    """

    __slots__ = ("_live", "_node", "_timer", "_until")

    def __init__(self, node: "Node", live: "LiveTable") -> None:
        self._node = node
        self._live = live
        self._until = 0.0
        """The end of the proposal that the timer is set for; 0 where none is set."""
        self._timer: asyncio.TimerHandle | None = None

    def stop(self) -> None:
        """Cancel the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._until = 0.0

    def schedule(self) -> None:
        """Set the timer for the proposal of the table; open the next game where it is agreed and not open yet."""
        table = self._live.table
        until = table.proposal.until if table.proposal is not None else 0.0
        if table.agreed is not None and not table.next_table:
            until = time.time()  # opened at once
        if until != self._until:
            self.stop()
            if until:
                self._set(until, max(0.0, until - time.time()))

    def _set(self, until: float, delay: float) -> None:
        self._until = until
        self._timer = asyncio.get_running_loop().call_later(delay, lambda: self._live.spawn(self._settle()))

    async def _settle(self) -> None:
        self.stop()
        try:
            await self._live.writer.change(lambda table: table.end_proposal(time.time()), lambda _: None)
            await table_requests.open_next(self._node, self._live)
        except (TableError, Unavailable):
            self._set(time.time(), RETRY_AFTER)
        else:
            self.schedule()  # the clock of another node may have been ahead
