"""The HTTP side of a house: games, tables, seats, records, proofs, health and figures."""

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
import structlog
from litestar import Controller, Litestar, Request, Response, delete, get, post
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Schema
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter
from litestar.types import ControllerRouterHandler
from prometheus_client import generate_latest

from dicehouse import __version__, games
from dicehouse.bots import levels
from dicehouse.core.errors import DicehouseError
from dicehouse.core.fields import FieldInfo, describe
from dicehouse.dice import Proof, prove
from dicehouse.server import telling
from dicehouse.server.bucket import Buckets
from dicehouse.server.entries import read_entry
from dicehouse.server.errors import ProtocolError, TableError
from dicehouse.server.house import House
from dicehouse.server.keeper import Keeper
from dicehouse.server.lessons import LessonTold, tell_lesson
from dicehouse.server.metrics import METRICS
from dicehouse.server.protocol import Seat
from dicehouse.server.store import Unavailable
from dicehouse.server.table import RecordMaker, SeatWish, Sitter, Table, TableSpec
from dicehouse.server.tokens import hashed, matches, new_token

log = structlog.get_logger(__name__)

MOST_LISTED = 50
OPENING = Buckets(size=100, rate=2)
"""How many tables one client may open, at once and a second."""
SITTING = Buckets(size=200, rate=5)
DELETING = Buckets(size=20, rate=0.5)
LOOKING = Buckets(size=40, rate=1)
"""Looking codes up: nobody may try them all."""

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
OwnToken = Annotated[str, msgspec.Meta(min_length=24, max_length=80)]
DiceString = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Token = Annotated[str, HeaderParameter(name="X-Token", max_length=80)]
TableId = Annotated[str, PathParameter(max_length=40)]
Code = Annotated[str, PathParameter(max_length=20)]
GameName = Annotated[str, PathParameter(max_length=40)]
SeatNumber = Annotated[int, PathParameter(ge=0, le=15)]


class OpenTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table somebody wants."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=16)]
    """Whom each seat is for."""
    options: dict[str, Any] = {}
    listed: bool = False
    clock: Annotated[int, msgspec.Meta(ge=5, le=86400)] | None = None
    away: Literal["wait", "bot", "drop"] = "wait"
    hints: bool = True


class OpenedTable(msgspec.Struct):
    """A new table. The host token may remove players and mute them; keep it secret."""

    table: str
    code: str
    host: str


class TakeSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody wants to sit down."""

    name: Name
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)] | None = None
    """None: the first free one."""
    string: DiceString | None = None
    """What this seat adds to the dice; the client's own randomness."""
    kind: Literal["person", "program"] = "person"
    token: OwnToken | None = None
    """A secret of the client's own that will keep the seat: then asking twice takes one seat."""


class TakenSeat(msgspec.Struct):
    """A seat, and the token that keeps it; nobody else knows it."""

    seat: int
    token: str


class GameInfo(msgspec.Struct):
    """A game of the house."""

    name: str
    title: str
    players: tuple[int, int]
    levels: tuple[str, ...]
    options: list[dict[str, Any]]
    actions: dict[str, tuple[FieldInfo, ...]]
    """What can be done: the first word of each action, and the fields that follow it in its text."""
    events: dict[str, tuple[FieldInfo, ...]]
    """What can happen, in the same form."""


class TableInfo(msgspec.Struct):
    """What anybody who knows a table may know of it without sitting down."""

    table: str
    code: str
    game: str
    options: dict[str, Any]
    phase: str
    seats: tuple[Seat, ...]
    wishes: tuple[SeatWish, ...]
    clock: int | None
    away: Literal["wait", "bot", "drop"]
    hints: bool
    listed: bool
    next: str
    series: str
    """The first table of the series of games; empty: this is the first."""
    played: int
    """The games of the series that were over before this one."""
    wins: tuple[int, ...]
    """Who had won how many of them, by the seats of this table; empty before the second."""
    commitment: str
    """To the seed behind the dice: note it before you sit down."""


class ListedTable(msgspec.Struct):
    """A table in the list."""

    table: str
    game: str
    options: dict[str, Any]
    players: int
    free: int
    clock: int | None


class Found(msgspec.Struct):
    """A table."""

    table: str


class Problem(msgspec.Struct):
    """Why something was refused."""

    code: str
    """For programs; it stays the same in all languages."""
    sentence: str
    details: dict[str, str | int]


REASONS = {
    400: "What was sent makes no sense to the house, the game or its dice.",
    403: "The token does not allow it.",
    404: "There is no such thing.",
    409: "The table is not in a state in which this is possible.",
    413: "Too much was sent.",
    429: "Too much was asked; wait a moment.",
    503: "The storage does not answer; try again.",
}


def _refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of an address, for its documentation."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=REASONS[status])
        for status in (400, *statuses, 503)
    }


class TableController(Controller):
    """Tables and their seats."""

    path = "/api"

    @get("/games", sync_to_thread=False)
    def games(self) -> list[GameInfo]:
        """The games of the house, with their options and the levels of their bots."""
        return [_game_info(name) for name in games.names()]

    @get("/lessons/{game:str}", responses=_refusals(404), sync_to_thread=True)
    def lesson(self, game: GameName) -> LessonTold:
        """A first game that teaches, with scripted dice: everything its visitor is told, step by step."""
        return tell_lesson(game)

    @get("/tables", responses=_refusals())
    async def listed(self, state: State) -> list[ListedTable]:
        """Listed tables with free seats, newest first."""
        found = []
        for row, standing in await _house(state).store.listed(MOST_LISTED):
            spec = msgspec.json.decode(row.spec, type=TableSpec)
            found.append(ListedTable(row.id, spec.game, spec.options, len(spec.seats), standing.free, spec.clock))
        return found

    @post("/tables", responses=_refusals(404, 413, 429))
    async def open(self, data: JSONBody[OpenTable], state: State, request: Request[Any, Any, Any]) -> OpenedTable:
        """Open a table."""
        _limit(OPENING, request)
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

    @get("/codes/{code:str}", responses=_refusals(404, 429))
    async def find(self, code: Code, state: State, request: Request[Any, Any, Any]) -> Found:
        """The table behind a short code."""
        _limit(LOOKING, request)
        found = await _house(state).store.find(code.strip().upper()[:20])
        if found is None:
            raise TableError("table.unknown")
        return Found(found)

    @get("/tables/{table:str}", responses=_refusals(404))
    async def show(self, table: TableId, state: State) -> TableInfo:
        """A table, as everybody sees it."""
        keeper = await _house(state).keeper(table)
        folded = keeper.table
        spec = folded.spec
        seats = telling.seats(folded, keeper.here())
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

    @delete("/tables/{table:str}", status_code=204, responses=_refusals(403, 404, 429))
    async def remove(self, table: TableId, state: State, request: Request[Any, Any, Any], token: Token = "") -> None:
        """As the host: delete the table with everything that was said and played at it, for good."""
        _limit(DELETING, request)
        house = _house(state)
        row = await house.store.table(table)
        if row is None:
            raise TableError("table.unknown")
        if not matches(token, row.host):
            raise TableError("table.not-host")
        await house.delete_table(table)

    @post("/tables/{table:str}/seats", responses=_refusals(404, 409, 413, 429))
    async def sit(
        self, table: TableId, data: JSONBody[TakeSeat], state: State, request: Request[Any, Any, Any]
    ) -> TakenSeat:
        """Take a free seat. Whoever takes the last one starts the game."""
        _limit(SITTING, request)
        keeper = await _house(state).keeper(table)
        token = data.token or new_token()
        sitter = Sitter(data.name, data.kind, "", hashed(token), data.string or new_token())
        await keeper.change(lambda folded: folded.sit(data.seat, sitter), lambda folded: _seated(folded, sitter))
        seat = keeper.table.seat_of(sitter.token)
        assert seat is not None
        return TakenSeat(seat, token)

    @delete("/tables/{table:str}/seats/{seat:int}", status_code=204, responses=_refusals(403, 404, 409))
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

    @post("/tables/{table:str}/seats/{seat:int}/mute", status_code=204, responses=_refusals(403, 404, 409))
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

    @post("/tables/{table:str}/next", responses=_refusals(403, 404, 409, 429))
    async def next(self, table: TableId, state: State, request: Request[Any, Any, Any], token: Token = "") -> Found:
        """Open the next game of the same players, everybody one seat further. Tokens stay good."""
        _limit(OPENING, request)
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

    @get("/tables/{table:str}/record", media_type="text/plain", responses=_refusals(404, 409))
    async def record(self, table: TableId, state: State) -> str:
        """The record of a game that is over."""
        house = _house(state)
        return (await _record(house, await house.keeper(table))).record().write()

    @get("/tables/{table:str}/proof", responses=_refusals(404, 409))
    async def proof(self, table: TableId, state: State) -> Proof:
        """Check every roll of a game that is over, and give everything that is needed to check it again."""
        house = _house(state)
        maker = await _record(house, await house.keeper(table))
        return await asyncio.to_thread(lambda: prove(maker.record()))


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
            DicehouseError: _refused,
            Unavailable: _unavailable,
            HTTPException: _http_error,
            Exception: _failed,
        },
        openapi_config=OpenAPIConfig("Dicehouse", __version__, path="/api/schema"),
        cors_config=_elsewhere(house.settings.origins),
        request_max_body_size=64 * 1024,
        logging_config=None,
    )
    for strict in (OpenTable, TakeSeat):  # Litestar does not tell that unknown fields are refused
        schema = app.openapi_schema.components.schemas[strict.__name__]
        assert isinstance(schema, Schema)
        schema.additional_properties = False
    return app


STATUS = {
    "table.unknown": 404,
    "table.deleted": 404,
    "protocol.banned": 403,
    "game.unknown": 404,
    "lesson.none": 404,
    "table.not-host": 403,
    "table.token": 403,
    "protocol.rate": 429,
    "table.storage": 503,
    "table.busy": 503,
}
CONFLICTS = (
    "table.begun",
    "table.full",
    "table.taken",
    "table.not-over",
    "table.name-taken",
    "table.followed",
    "table.nobody",
    "table.too-long",
    "table.closed",
)


def _refused(_: Request[Any, Any, Any], error: DicehouseError) -> Response[dict[str, Any]]:
    status = 409 if error.code in CONFLICTS else STATUS.get(error.code, 400)
    return Response(
        {"code": error.code, "sentence": error.sentence, "details": dict(error.details)}, status_code=status
    )


def _unavailable(request: Request[Any, Any, Any], _: Unavailable) -> Response[dict[str, Any]]:
    METRICS.failures.inc()
    response = _refused(request, TableError("table.storage"))
    response.status_code = 503
    return response


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """Something nobody thought of: it is logged and counted, and the client learns nothing about it."""
    METRICS.failures.inc()
    log.error("request failed", path=request.url.path, exc_info=error)
    return Response(
        {"code": "http.500", "sentence": "Something went wrong in the house.", "details": {}}, status_code=500
    )


def _http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    problems = [str(one.get("message", "")) for one in error.extra or () if isinstance(one, dict)]
    sentence = "; ".join(filter(None, [error.detail, *problems]))[:400]
    return Response(
        {"code": f"http.{error.status_code}", "sentence": sentence, "details": {}},
        status_code=error.status_code,
        headers=error.headers,
    )


def _elsewhere(origins: tuple[str, ...]) -> CORSConfig | None:
    """What web pages from elsewhere may ask, where any may."""
    if not origins:
        return None
    return CORSConfig(list(origins), ["GET", "POST", "DELETE"], ["Content-Type", "X-Token"])


def _house(state: State) -> House:
    house: House = state["house"]
    return house


def _limit(buckets: Buckets, request: Request[Any, Any, Any]) -> None:
    generous = _house(request.app.state).settings.limits
    if generous and not buckets.take(request.client.host if request.client else "-", 1 / generous):
        raise ProtocolError("protocol.rate")


def _game_info(name: str) -> GameInfo:
    kind = games.load(name)
    options = [msgspec.to_builtins(info) for info in kind.options_type.describe()]
    info = (name, kind.title, kind.options_type.seats, levels(name), options)
    return GameInfo(*info, describe(kind.actions), describe(kind.events))


def _seated(table: Table, sitter: Sitter) -> int | None:
    return table.number if table.seat_of(sitter.token) is not None else None


async def _record(house: House, keeper: Keeper) -> RecordMaker:
    """The record of a finished game: before that it would tell secrets."""
    if keeper.table.phase != "over":
        raise TableError("table.not-over")
    maker = RecordMaker(keeper.table)
    for stored in await house.store.read(keeper.row.id, 0, words=False):
        maker.add(read_entry(stored.body))
    return maker
