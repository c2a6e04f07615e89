"""The timer of a table whose dice are being mixed: a player who says nothing must not block the others."""

import asyncio
from typing import TYPE_CHECKING

from dicehouse.server.contributions import Stage
from dicehouse.server.errors import TableError
from dicehouse.server.store import Unavailable

if TYPE_CHECKING:
    from dicehouse.server.live_table import LiveTable
    from dicehouse.server.node import Node

RETRY_AFTER = 2.0
"""Seconds until the next try where the storage was away."""


class ContributionTimer:
    """Ends the stages of pledging and revealing at one table when their time is up.

    The time runs while there are connections to this node. It starts anew when the last connection has ended or the
    node has restarted, so that a player who comes back has the whole time.
    """

    __slots__ = ("_live", "_node", "_stage", "_timer")

    def __init__(self, node: "Node", live: "LiveTable") -> None:
        self._node = node
        self._live = live
        self._stage: Stage = ""
        """The stage the timer is set for."""
        self._timer: asyncio.TimerHandle | None = None

    def stop(self) -> None:
        """Cancel the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._stage = ""

    def schedule(self) -> None:
        """Set the timer for the stage of the table, where it has one."""
        stage = self._live.table.stage
        if stage == self._stage:
            return
        self.stop()
        if self._live.guests.all and stage in ("pledging", "revealing"):
            settings = self._node.settings
            self._set(stage, settings.pledge_within if stage == "pledging" else settings.reveal_within)

    def _set(self, stage: Stage, delay: float) -> None:
        self._stage = stage
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(delay, lambda: self._live.spawn(self._time_is_up(stage)))

    async def _time_is_up(self, stage: Stage) -> None:
        self.stop()
        try:
            await self._live.writer.change(lambda table: table.end_stage(stage), lambda _: None)
        except (TableError, Unavailable):
            if self._live.guests.all:
                self._set(stage, RETRY_AFTER)
