"""The HTTP side of games of the day."""

from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post
from litestar.params import PathParameter

from dicehouse.coach.daily import Comparison
from dicehouse.server import requests
from dicehouse.server.daily import DailyInfo
from dicehouse.server.http_guards import client_key, guard_changes, limited, node_of
from dicehouse.server.http_messages import OpenedDaily
from dicehouse.server.http_refusals import refusals
from dicehouse.server.quotas import HttpLimit

TableId = Annotated[str, PathParameter(max_length=40)]


class DailyController(Controller):
    """Games of the day."""

    path = "/api/daily"
    guards = (guard_changes,)

    @get(guards=[limited(HttpLimit.READING)], responses=refusals())
    async def today(self, request: Request[Any, Any, Any]) -> DailyInfo:
        """The game of today: what is played, the commitment to its dice, and when the next day begins."""
        return await requests.today(node_of(request))

    @post(guards=[limited(HttpLimit.OPENING_TABLES)], responses=refusals())
    async def open(self, request: Request[Any, Any, Any]) -> OpenedDaily:
        """Open a table for the game of today: for one player, without hints, with the dice that everybody has today."""
        return await requests.open_today(node_of(request))

    @get("/{table:str}", guards=[limited(HttpLimit.LOOKING_BACK)], responses=refusals(404, 409))
    async def compare(self, table: TableId, request: Request[Any, Any, Any]) -> Response[Comparison]:
        """A game of the day that is over beside best play with the very same dice."""
        node = node_of(request)
        live = await node.live_table(table)
        found = await node.daily_results.get(table, live.table, client_key(request))
        answer: Response[Any] = Response(found, media_type="application/json")
        return answer
