"""The clock of a table whose dice are being mixed: nobody keeps the others waiting by saying nothing."""

import asyncio
from typing import TYPE_CHECKING

from dicehouse.server.contributions import Stage
from dicehouse.server.errors import TableError
from dicehouse.server.store import Unavailable

if TYPE_CHECKING:
    from dicehouse.server.live_table import Keeper
    from dicehouse.server.node import House

AGAIN = 2.0
"""So many seconds later it is tried again when the storage was away."""


class MixingClock:
    """Ends the stages of pledging and revealing at one table when their time is up.

    Time counts while somebody is connected to this node. When nobody is, or the node starts anew, it counts from the
    beginning: whoever comes back has as long as anybody.
    """

    __slots__ = ("_house", "_keeper", "_stage", "_timer")

    def __init__(self, house: "House", keeper: "Keeper") -> None:
        self._house = house
        self._keeper = keeper
        self._stage: Stage = ""
        """The stage the timer is set for."""
        self._timer: asyncio.TimerHandle | None = None

    def rest(self) -> None:
        """Nobody is here any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._stage = ""

    def drive(self) -> None:
        """See to it that the clock of the stage runs."""
        stage = self._keeper.table.stage
        if stage == self._stage:
            return
        self.rest()
        if self._keeper.attended and stage in ("pledging", "revealing"):
            settings = self._house.settings
            self._set(stage, settings.pledge_within if stage == "pledging" else settings.reveal_within)

    def _set(self, stage: Stage, delay: float) -> None:
        self._stage = stage
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(delay, lambda: self._keeper.later(self._time_is_up(stage)))

    async def _time_is_up(self, stage: Stage) -> None:
        self.rest()
        try:
            await self._keeper.change(lambda table: table.hurry(stage), lambda _: None)
        except (TableError, Unavailable):
            if self._keeper.attended:
                self._set(stage, AGAIN)
