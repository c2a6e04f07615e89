"""The HTTP side of a house: games, tables, seats, records, proofs, health and figures."""

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from litestar import Controller, Litestar, Request, Response, delete, get, post
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.openapi.spec import Schema
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter
from litestar.types import ControllerRouterHandler
from prometheus_client import generate_latest

from dicehouse import __version__, games
from dicehouse.bots import levels
from dicehouse.core.errors import DicehouseError
from dicehouse.core.fields import describe
from dicehouse.dice import Proof
from dicehouse.server import visibility
from dicehouse.server.errors import TableError
from dicehouse.server.finished_games import Finished
from dicehouse.server.http_guards import (
    DELETING,
    LOOKING,
    OPENING,
    PROVING,
    READING,
    SITTING,
    ApiRequest,
    client_key,
    guard_changes,
    limited,
)
from dicehouse.server.http_messages import (
    Found,
    GameInfo,
    HouseInfo,
    ListedTable,
    OpenedTable,
    OpenTable,
    TableInfo,
    TakenSeat,
    TakeSeat,
    lifetimes,
)
from dicehouse.server.http_refusals import failed, http_error, refusals, refused, unavailable
from dicehouse.server.lessons import LessonTold, tell_lesson
from dicehouse.server.metrics import METRICS
from dicehouse.server.names import tidied
from dicehouse.server.node import House
from dicehouse.server.store import Unavailable
from dicehouse.server.table import Sitter, Table
from dicehouse.server.tokens import hashed, matches, new_token

Token = Annotated[str, HeaderParameter(name="X-Token", max_length=80)]
TableId = Annotated[str, PathParameter(max_length=40)]
Code = Annotated[str, PathParameter(max_length=20)]
GameName = Annotated[str, PathParameter(max_length=40)]
SeatNumber = Annotated[int, PathParameter(ge=0, le=15)]


class TableController(Controller):
    """Tables and their seats."""

    path = "/api"

    @get("/games", guards=[limited(READING)], responses=refusals(429), sync_to_thread=False)
    def games(self) -> list[GameInfo]:
        """The games of the house, with their options and the levels of their bots."""
        return [_game_info(name) for name in games.names()]

    @get("/house", guards=[limited(READING)], responses=refusals(429), sync_to_thread=False)
    def house(self, state: State) -> HouseInfo:
        """Who answers for this house, and how long it keeps what."""
        settings = _house(state).settings
        return HouseInfo(settings.contact, lifetimes(settings))

    @get("/lessons/{game:str}", guards=[limited(READING)], responses=refusals(404, 429), sync_to_thread=True)
    def lesson(self, game: GameName) -> LessonTold:
        """A first game that teaches, with scripted dice: everything its visitor is told, step by step."""
        return tell_lesson(game)

    @get("/tables", guards=[limited(READING)], responses=refusals(429))
    async def listed(self, state: State) -> list[ListedTable]:
        """Listed tables with free seats whose hosts are connected, newest first."""
        return [
            ListedTable(one.table, one.game, one.options, one.players, one.free, one.clock)
            for one in _house(state).lobby.shown()
        ]

    @post("/tables", guards=[limited(OPENING)], responses=refusals(403, 404, 413, 415, 429))
    async def open(self, data: JSONBody[OpenTable], state: State, request: Request[Any, Any, Any]) -> OpenedTable:
        """Open a table. One that is listed is in the list while its host is connected."""
        settings = _house(state).settings
        if (
            data.listed
            and settings.limits
            and _house(state).lobby.count(client_key(request)) >= settings.listed_per_address
        ):
            raise TableError("table.listed-enough", high=settings.listed_per_address)
        opened = await _house(state).open_table(
            data.game,
            data.options,
            data.seats,
            listed=data.listed,
            clock=data.clock,
            away=data.away,
            hints=data.hints,
        )
        METRICS.opened.inc()
        return OpenedTable(opened.table, opened.code, opened.host)

    @get("/codes/{code:str}", guards=[limited(LOOKING)], responses=refusals(404, 429))
    async def find(self, code: Code, state: State) -> Found:
        """The table behind a short code."""
        found = await _house(state).store.find(code.strip().upper()[:20])
        if found is None:
            raise TableError("table.unknown")
        return Found(found)

    @get("/tables/{table:str}", guards=[limited(READING)], responses=refusals(404, 429))
    async def show(self, table: TableId, state: State) -> TableInfo:
        """A table, as everybody sees it."""
        keeper = await _house(state).keeper(table)
        folded = keeper.table
        spec = folded.spec
        seats = visibility.seats(folded, keeper.here())
        return TableInfo(
            table,
            keeper.row.code,
            spec.game,
            spec.options,
            folded.phase,
            seats,
            spec.seats,
            spec.clock,
            spec.away,
            spec.hints,
            keeper.row.listed,
            folded.follower,
            spec.series,
            spec.played,
            spec.wins,
            folded.commitment,
        )

    @delete("/tables/{table:str}", status_code=204, guards=[limited(DELETING)], responses=refusals(403, 404, 429))
    async def remove(self, table: TableId, state: State, token: Token = "") -> None:
        """As the host: delete the table with everything that was said and played at it, for good."""
        house = _house(state)
        row = await house.store.table(table)
        if row is None:
            raise TableError("table.unknown")
        if not matches(token, row.host):
            raise TableError("table.not-host")
        await house.delete_table(table)

    @post(
        "/tables/{table:str}/seats",
        guards=[limited(SITTING)],
        responses=refusals(403, 404, 409, 413, 415, 429),
    )
    async def sit(
        self, table: TableId, data: JSONBody[TakeSeat], state: State, request: Request[Any, Any, Any]
    ) -> TakenSeat:
        """Take a free seat. When all are taken, those who pledged reveal their strings, and the game begins."""
        house = _house(state)
        keeper = await house.keeper(table)
        if keeper.row.listed:
            house.listed_seats.check(client_key(request), table)
        token = data.token or new_token()
        sitter = Sitter(tidied(data.name), data.kind, "", hashed(token), data.pledge or "")
        await keeper.change(lambda folded: folded.sit(data.seat, sitter), lambda folded: _seated(folded, sitter))
        seat = keeper.table.seat_of(sitter.token)
        assert seat is not None
        if keeper.row.listed:
            house.listed_seats.took(client_key(request), table, sitter.token)
        return TakenSeat(seat, token)

    @delete("/tables/{table:str}/seats/{seat:int}", status_code=204, responses=refusals(403, 404, 409, 429))
    async def stand(
        self,
        table: TableId,
        seat: SeatNumber,
        state: State,
        token: Token = "",
        name: Annotated[str, QueryParameter(max_length=40)] = "",
    ) -> None:
        """Leave a seat, or send its player away as the host. In a running game a bot has the seat from then on.

        With `name`, nobody else is sent away who has taken the seat meanwhile.
        """
        keeper = await _house(state).keeper(table)
        await keeper.remove(seat, hashed(token), host=matches(token, keeper.row.host), name=name)

    @post("/tables/{table:str}/seats/{seat:int}/mute", status_code=204, responses=refusals(403, 404, 409, 429))
    async def mute(
        self,
        table: TableId,
        seat: SeatNumber,
        state: State,
        token: Token = "",
        muted: Annotated[bool, QueryParameter()] = True,
    ) -> None:
        """As the host: no longer hear a player, or again."""
        keeper = await _house(state).keeper(table)
        if not matches(token, keeper.row.host):
            raise TableError("table.not-host")
        await keeper.change(lambda folded: folded.mute(seat, muted), lambda _: None)

    @post("/tables/{table:str}/next", guards=[limited(OPENING)], responses=refusals(403, 404, 409, 429))
    async def next(self, table: TableId, state: State, token: Token = "") -> Found:
        """Open the next game of the same players, everybody one seat further. Tokens stay good."""
        house = _house(state)
        keeper = await house.keeper(table)
        folded = keeper.table
        if folded.seat_of(hashed(token)) is None and not matches(token, keeper.row.host):
            raise TableError("table.token")
        if folded.phase != "over":
            raise TableError("table.not-over")
        if not folded.follower:
            opened = await house.open_next(keeper.row, folded)
            await keeper.change(lambda folded: [] if folded.follower else folded.follow(opened), lambda _: None)
        return Found(folded.follower)

    @get(
        "/tables/{table:str}/record",
        media_type="text/plain",
        guards=[limited(PROVING)],
        responses=refusals(404, 409, 429),
    )
    async def record(self, table: TableId, state: State) -> Response[str]:
        """The record of a game that is over."""
        return Response((await _finished(state, table)).record.decode(), media_type="text/plain")

    @get("/tables/{table:str}/proof", guards=[limited(PROVING)], responses=refusals(404, 409, 429))
    async def proof(self, table: TableId, state: State) -> Response[Proof]:
        """Check every roll of a game that is over, and give everything that is needed to check it again."""
        answer: Response[Any] = Response((await _finished(state, table)).proof, media_type="application/json")
        return answer


@get("/healthz", sync_to_thread=False, include_in_schema=False)
def healthz() -> str:
    """The process is alive."""
    return "ok"


@get("/readyz", include_in_schema=False)
async def readyz(state: State) -> Response[str]:
    """The node can serve: its storage can be written to."""
    if not await _house(state).ready():
        return Response("storage", status_code=503, media_type="text/plain")
    return Response("ok", media_type="text/plain")


@get("/metrics", media_type="text/plain", include_in_schema=False)
async def metrics(state: State) -> Response[bytes]:
    """Figures for Prometheus."""
    METRICS.tables.set(_house(state).kept)
    return Response(generate_latest(METRICS.registry), media_type="text/plain; version=0.0.4")


HANDLERS: Sequence[ControllerRouterHandler] = (TableController, healthz, readyz, metrics)


def make_http(house: House) -> Litestar:
    """The HTTP application of a node."""
    app = Litestar(
        HANDLERS,
        state=State({"house": house}),
        exception_handlers={
            DicehouseError: refused,
            Unavailable: unavailable,
            HTTPException: http_error,
            Exception: failed,
        },
        guards=[guard_changes],
        request_class=ApiRequest,
        # no pages that show the schema: they would ask another server for their scripts
        openapi_config=OpenAPIConfig(
            "Dicehouse", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin(), YamlRenderPlugin()]
        ),
        cors_config=_elsewhere(house.settings.origins),
        request_max_body_size=64 * 1024,
        logging_config=None,
    )
    for strict in (OpenTable, TakeSeat):  # Litestar does not tell that unknown fields are refused
        schema = app.openapi_schema.components.schemas[strict.__name__]
        assert isinstance(schema, Schema)
        schema.additional_properties = False
    return app


def _elsewhere(origins: tuple[str, ...]) -> CORSConfig | None:
    """What web pages from elsewhere may ask, where any may."""
    if not origins:
        return None
    return CORSConfig(list(origins), ["GET", "POST", "DELETE"], ["Content-Type", "X-Token"])


def _house(state: State) -> House:
    house: House = state["house"]
    return house


def _game_info(name: str) -> GameInfo:
    kind = games.load(name)
    options = [msgspec.to_builtins(info) for info in kind.options_type.describe()]
    info = (name, kind.title, kind.options_type.seats, levels(name), options)
    usual = kind.options_type(players=kind.options_type.seats[0])
    solved = games.spec(name).solved_where
    where = None if solved is None else dict(solved)
    return GameInfo(*info, describe(kind.actions), describe(kind.events), usual.facts(), where)


def _seated(table: Table, sitter: Sitter) -> int | None:
    return table.number if table.seat_of(sitter.token) is not None else None


async def _finished(state: State, table: str) -> Finished:
    house = _house(state)
    keeper = await house.keeper(table)  # a table that was deleted is unknown, whatever is kept of it
    return await house.finished.get(table, keeper.table)
