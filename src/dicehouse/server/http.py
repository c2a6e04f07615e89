"""The HTTP side of a house: games, tables, seats, records, proofs, health and figures."""

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.datastructures import State
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter
from litestar.types import ControllerRouterHandler
from prometheus_client import generate_latest

from dicehouse import games
from dicehouse.bots import levels
from dicehouse.core.fields import describe
from dicehouse.dice import Proof
from dicehouse.kit.story import Story, facts_of
from dicehouse.server import table_requests, visibility
from dicehouse.server.arranging import ChangeTable
from dicehouse.server.browser_checks import is_loopback
from dicehouse.server.errors import TableError
from dicehouse.server.finished_games import Finished
from dicehouse.server.http_daily import DailyController
from dicehouse.server.http_guards import ANY_HOST, client_key, guard_changes, limited, node_of
from dicehouse.server.http_messages import (
    Found,
    GameInfo,
    HouseInfo,
    ListedTable,
    MistakesTold,
    NextTable,
    OpenedTable,
    OpenTable,
    ReplayPage,
    ReviewTold,
    StepChoices,
    TableInfo,
    TakenSeat,
    TakeSeat,
    WantNext,
    lifetimes,
)
from dicehouse.server.http_paper import PaperController
from dicehouse.server.http_refusals import refusals
from dicehouse.server.lessons import LessonTold, tell_lesson
from dicehouse.server.live_table import LiveTable
from dicehouse.server.metrics import METRICS
from dicehouse.server.names import tidied
from dicehouse.server.node import Node
from dicehouse.server.puzzles import PuzzleController
from dicehouse.server.quotas import HttpLimit
from dicehouse.server.seats import Occupant
from dicehouse.server.table import Table
from dicehouse.server.terms import SeriesTerms, fields_of
from dicehouse.server.tokens import hashed, matches, new_token

Token = Annotated[str, HeaderParameter(name="X-Token", max_length=80)]
TableId = Annotated[str, PathParameter(max_length=40)]
Code = Annotated[str, PathParameter(max_length=20)]
GameName = Annotated[str, PathParameter(max_length=40)]
StepNumber = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, PathParameter(ge=0, le=15)]


USUAL_WISH = WantNext()


class TableController(Controller):
    """Tables and their seats."""

    path = "/api"
    guards = (guard_changes,)

    @get("/games", guards=[limited(HttpLimit.READING)], responses=refusals(429), sync_to_thread=False)
    def games(self) -> list[GameInfo]:
        """The games of the house, with their options and the levels of their bots."""
        return [game_info(name) for name in games.names()]

    @get("/house", guards=[limited(HttpLimit.READING)], responses=refusals(429), sync_to_thread=False)
    def house(self, state: State, request: Request[Any, Any, Any]) -> HouseInfo:
        """Who answers for this house, how long it keeps what, and where others find it."""
        settings = _node(state).settings
        here = request.client is not None and is_loopback(request.client.host)
        return HouseInfo(settings.contact, lifetimes(settings), state["near"] if here else ())

    @get("/lessons/{game:str}", guards=[limited(HttpLimit.READING)], responses=refusals(404, 429), sync_to_thread=True)
    def lesson(self, game: GameName) -> LessonTold:
        """A first game that teaches, with scripted dice: everything its visitor is told, step by step."""
        return tell_lesson(game)

    @get("/tables", guards=[limited(HttpLimit.READING)], responses=refusals(429))
    async def listed(self, state: State) -> list[ListedTable]:
        """Listed tables with free seats whose hosts are connected, newest first."""
        return [
            ListedTable(one.table, one.game, one.options, one.players, one.free, one.clock, one.waiting)
            for one in _node(state).lobby.shown()
        ]

    @post("/tables", guards=[limited(HttpLimit.OPENING)], responses=refusals(403, 404, 413, 415, 429))
    async def open(self, data: JSONBody[OpenTable], state: State, request: Request[Any, Any, Any]) -> OpenedTable:
        """Open a table. One that is listed is in the list while its host is connected."""
        settings = _node(state).settings
        if (
            data.listed
            and settings.limits
            and _node(state).lobby.count(client_key(request)) >= settings.listed_per_address
        ):
            raise TableError("table.listed-enough", high=settings.listed_per_address)
        opened = await _node(state).open_table(data.game, data.options, data.seats, data, listed=data.listed)
        METRICS.opened.inc()
        return OpenedTable(opened.table, opened.code, opened.host)

    @get("/codes/{code:str}", guards=[limited(HttpLimit.LOOKING)], responses=refusals(404, 429))
    async def find(self, code: Code, state: State) -> Found:
        """The table behind a short code."""
        found = await _node(state).store.find(code.strip().upper()[:20])
        if found is None:
            raise TableError("table.unknown")
        return Found(found)

    @get("/tables/{table:str}", guards=[limited(HttpLimit.READING)], responses=refusals(404, 429))
    async def show(self, table: TableId, state: State) -> TableInfo:
        """A table, as everybody sees it."""
        live = await _node(state).live_table(table)
        folded = live.table
        spec = folded.spec
        return TableInfo(
            table=table,
            code=live.row.code,
            game=spec.game,
            options=spec.options,
            phase=folded.phase,
            seats=live.public_seats(),
            wishes=spec.seats,
            acting=folded.state.actors if folded.state else (),
            outcome=folded.outcome,
            standing=visibility.standing(folded),
            sent_away=tuple(folded.seats.sent_away),
            listed=live.row.listed,
            next=folded.next_table,
            commitment=folded.commitment,
            **fields_of(SeriesTerms, spec),
        )

    @patch(
        "/tables/{table:str}",
        status_code=204,
        guards=[limited(HttpLimit.ARRANGING)],
        responses=refusals(403, 404, 409, 413, 415, 429),
    )
    async def change(self, table: TableId, data: JSONBody[ChangeTable], state: State, token: Token = "") -> None:
        """As the host, before the game begins: change options, terms or chairs, and let bots sit down or go."""
        live = await _hosted(state, table, token)
        await table_requests.rearrange(live, data)

    @delete(
        "/tables/{table:str}", status_code=204, guards=[limited(HttpLimit.DELETING)], responses=refusals(403, 404, 429)
    )
    async def remove(self, table: TableId, state: State, token: Token = "") -> None:
        """As the host: delete the table with everything that was said and played at it, for good."""
        node = _node(state)
        row = await node.store.table(table)
        if row is None:
            raise TableError("table.unknown")
        if not matches(token, row.host):
            raise TableError("table.not-host")
        await node.delete_table(table)

    @post(
        "/tables/{table:str}/seats",
        guards=[limited(HttpLimit.SITTING)],
        responses=refusals(403, 404, 409, 413, 415, 429),
    )
    async def sit(
        self, table: TableId, data: JSONBody[TakeSeat], state: State, request: Request[Any, Any, Any]
    ) -> TakenSeat:
        """Take a free seat. When all are taken, those who pledged reveal their strings, and the game begins."""
        node = _node(state)
        live = await node.live_table(table)
        if live.row.listed:
            node.listed_seats.check(client_key(request), table)
        token = data.token or new_token()
        name, portrait = tidied(data.name), data.portrait or ""
        occupant = Occupant(name, data.kind, "", hashed(token), data.pledge or "", portrait)
        await live.writer.change(
            lambda folded: folded.sit(data.seat, occupant), lambda folded: _seated(folded, occupant)
        )
        seat = live.table.seats.seat_of(occupant.token)
        assert seat is not None
        if live.row.listed:
            node.listed_seats.took(client_key(request), table, occupant.token)
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

        With `name`, only a player of that name is removed: the seat may have changed hands.
        """
        live = await _node(state).live_table(table)
        await live.remove(seat, hashed(token), host=matches(token, live.row.host), name=name)

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
        live = await _hosted(state, table, token)
        await live.writer.change(lambda folded: folded.mute(seat, muted), lambda _: None)

    @post(
        "/tables/{table:str}/restored",
        status_code=204,
        guards=[limited(HttpLimit.ARRANGING)],
        responses=refusals(403, 404, 409, 429),
    )
    async def restore(
        self,
        table: TableId,
        state: State,
        name: Annotated[str, QueryParameter(max_length=40)],
        token: Token = "",
    ) -> None:
        """As the host: take back that a player was sent away. In a running game they have their seat again."""
        live = await _hosted(state, table, token)
        await table_requests.restore(live, name)

    @post(
        "/tables/{table:str}/next",
        guards=[limited(HttpLimit.OPENING)],
        responses=refusals(403, 404, 409, 413, 415, 429),
    )
    async def next(
        self, table: TableId, state: State, data: JSONBody[WantNext] = USUAL_WISH, token: Token = ""
    ) -> NextTable:
        """Want another game: propose it to the other players, or accept it.

        When all have answered, or their time is up, it is opened for those who want it, everybody one seat further.
        Tokens stay good.
        """
        node = _node(state)
        live = await node.live_table(table)
        host = matches(token, live.row.host)
        return NextTable(await table_requests.want_next(node, live, hashed(token), data.missing, host=host))

    @delete("/tables/{table:str}/next", status_code=204, responses=refusals(403, 404, 409, 429))
    async def refuse_next(self, table: TableId, state: State, token: Token = "") -> None:
        """Say no to another game, or take back that you wanted it."""
        node = _node(state)
        await table_requests.refuse_next(node, await node.live_table(table), hashed(token))

    @get(
        "/tables/{table:str}/record",
        media_type="text/plain",
        guards=[limited(HttpLimit.PROVING)],
        responses=refusals(404, 409, 429),
    )
    async def record(self, table: TableId, request: Request[Any, Any, Any]) -> Response[str]:
        """The record of a game that is over."""
        return Response((await _finished(request, table)).record.decode(), media_type="text/plain")

    @get("/tables/{table:str}/proof", guards=[limited(HttpLimit.PROVING)], responses=refusals(404, 409, 429))
    async def proof(self, table: TableId, state: State, request: Request[Any, Any, Any]) -> Response[Proof]:
        """Check every roll of a game that is over, and give everything that is needed to check it again.

        The dice of a day are a secret until that day is over.
        """
        node = _node(state)
        live = await node.live_table(table)
        found = await node.finished.get(table, live.table, client_key(request))
        if live.table.spec.real:
            raise TableError("table.real")
        if not found.proof:
            raise TableError("table.day-not-over", day=live.table.spec.daily)
        answer: Response[Any] = Response(found.proof, media_type="application/json")
        return answer

    @get("/tables/{table:str}/story", guards=[limited(HttpLimit.LOOKING_BACK)], responses=refusals(404, 409, 429))
    async def story(self, table: TableId, request: Request[Any, Any, Any]) -> Response[Story]:
        """Who finished where in a game that is over, and what is notable about it."""
        answer: Response[Any] = Response((await _finished(request, table)).story, media_type="application/json")
        return answer

    @get("/tables/{table:str}/replay", guards=[limited(HttpLimit.LOOKING_BACK)], responses=refusals(404, 409, 429))
    async def replay(
        self, table: TableId, state: State, request: Request[Any, Any, Any], after: StepNumber = 0
    ) -> Response[ReplayPage]:
        """The next 100 steps of a game that is over after a number, each with the view after it, everything open."""
        node = _node(state)
        live = await node.live_table(table)
        page = await node.finished.replay(table, live.table, client_key(request), after)
        answer: Response[Any] = Response(page, media_type="application/json")
        return answer

    @get("/tables/{table:str}/review", guards=[limited(HttpLimit.REVIEWING)], responses=refusals(404, 409, 429))
    async def review(
        self, table: TableId, state: State, request: Request[Any, Any, Any], after: StepNumber = 0
    ) -> Response[ReviewTold]:
        """The review of a game that is over: its steps after a number, as far as they are computed.

        The first request starts the work; ask again until the state is `done` or `failed`.
        """
        node = _node(state)
        live = await node.live_table(table)
        told = node.reviews.tell(table, live.table, client_key(request), after)
        answer: Response[Any] = Response(told, media_type="application/json")
        return answer

    @get("/tables/{table:str}/mistakes", guards=[limited(HttpLimit.REVIEWING)], responses=refusals(404, 409, 429))
    async def mistakes(
        self,
        table: TableId,
        state: State,
        request: Request[Any, Any, Any],
        seat: Annotated[int, QueryParameter(ge=0, le=15)],
    ) -> Response[MistakesTold]:
        """What a seat may practise of a game that is over: the decisions that the review finds fault with."""
        node = _node(state)
        live = await node.live_table(table)
        told = node.reviews.tell_mistakes(table, live.table, client_key(request), seat)
        answer: Response[Any] = Response(told, media_type="application/json")
        return answer

    @delete("/tables/{table:str}/review", status_code=204, responses=refusals(403, 404, 429))
    async def cancel_review(self, table: TableId, state: State, request: Request[Any, Any, Any]) -> None:
        """No longer wait for a review: it is computed no further, unless somebody else waits for it."""
        node = _node(state)
        await node.live_table(table)
        node.reviews.cancel(table, client_key(request))

    @get("/tables/{table:str}/choices", guards=[limited(HttpLimit.LOOKING_BACK)], responses=refusals(404, 409, 429))
    async def choices(
        self, table: TableId, state: State, request: Request[Any, Any, Any], step: StepNumber
    ) -> Response[StepChoices]:
        """What the seat of a step of a game that is over could have done."""
        node = _node(state)
        live = await node.live_table(table)
        found = await node.finished.choices(table, live.table, client_key(request), step)
        answer: Response[Any] = Response(found, media_type="application/json")
        return answer


@get("/healthz", sync_to_thread=False, include_in_schema=False, opt={ANY_HOST: True})
def healthz() -> str:
    """The process is alive."""
    return "ok"


@get("/readyz", include_in_schema=False, opt={ANY_HOST: True})
async def readyz(state: State) -> Response[str]:
    """The node can serve: its storage can be written to."""
    if not await _node(state).ready():
        return Response("storage", status_code=503, media_type="text/plain")
    return Response("ok", media_type="text/plain")


@get("/metrics", media_type="text/plain", include_in_schema=False, opt={ANY_HOST: True})
async def metrics(state: State) -> Response[bytes]:
    """Figures for Prometheus."""
    METRICS.tables.set(_node(state).tables_in_memory)
    return Response(generate_latest(METRICS.registry), media_type="text/plain; version=0.0.4")


HANDLERS: Sequence[ControllerRouterHandler] = (
    TableController,
    PuzzleController,
    PaperController,
    DailyController,
    healthz,
    readyz,
    metrics,
)
RESERVED = frozenset({"api", "healthz", "readyz", "metrics"})
"""The first segments of their paths: below these there are no pages of the browser client."""


async def _hosted(state: State, table: str, token: str) -> LiveTable:
    """A table, for its host only."""
    live = await _node(state).live_table(table)
    if not matches(token, live.row.host):
        raise TableError("table.not-host")
    return live


def _node(state: State) -> Node:
    node: Node = state["node"]
    return node


def game_info(name: str) -> GameInfo:
    """The description of a game for clients."""
    spec = games.spec(name)
    rules, options = spec.rules, spec.rules.options_type
    return GameInfo(
        name=name,
        title=rules.title,
        players=options.seats,
        levels=levels(name),
        options=[msgspec.to_builtins(info) for info in options.describe()],
        actions=describe(rules.actions),
        events=describe(rules.events),
        facts=options(players=options.seats[0]).facts(),
        story=describe(facts_of(spec.story())),
        changes={tag: event.changes for event, tag in rules.events.types.items() if event.changes},
        perfect_where=None if spec.solved_where is None else dict(spec.solved_where),
    )


def _seated(table: Table, occupant: Occupant) -> int | None:
    return table.number if table.seats.seat_of(occupant.token) is not None else None


async def _finished(request: Request[Any, Any, Any], table: str) -> Finished:
    node = node_of(request)
    live = await node.live_table(table)  # a table that was deleted is unknown, whatever is kept of it
    return await node.finished.get(table, live.table, client_key(request))
