"""The HTTP side of games of the day."""

from typing import Any

from litestar import Controller, Request, get, post

from dicehouse.server.daily import GAME, DailyInfo, end_of
from dicehouse.server.http_guards import guard_changes, limited, node_of
from dicehouse.server.http_messages import OpenedTable
from dicehouse.server.http_refusals import refusals
from dicehouse.server.metrics import METRICS
from dicehouse.server.quotas import HttpLimit
from dicehouse.server.seats import SeatRequest
from dicehouse.server.terms import Terms

WITHOUT_HINTS = Terms(hints=False)


class DailyController(Controller):
    """Games of the day."""

    path = "/api/daily"
    guards = (guard_changes,)

    @get(guards=[limited(HttpLimit.READING)], responses=refusals(429))
    async def today(self, request: Request[Any, Any, Any]) -> DailyInfo:
        """The game of today: what is played, the commitment to its dice, and when the next day begins."""
        day = await node_of(request).days.today()
        return DailyInfo(GAME, day.date, day.seed.commitment, end_of(day.date))

    @post(guards=[limited(HttpLimit.OPENING)], responses=refusals(403, 429))
    async def open(self, request: Request[Any, Any, Any]) -> OpenedTable:
        """Open a table for the game of today: for one player, without hints, with the dice that everybody has today."""
        node = node_of(request)
        day = await node.days.today()
        opened = await node.open_table(GAME, {}, [SeatRequest()], WITHOUT_HINTS, day=day)
        METRICS.opened.inc()
        return OpenedTable(opened.table, opened.code, opened.host)
