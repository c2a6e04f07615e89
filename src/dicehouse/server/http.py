"""The HTTP side of a house: games, tables, seats, records, proofs, health and figures."""

from collections.abc import Sequence
from typing import Annotated, Any

from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.datastructures import State
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter
from litestar.types import ControllerRouterHandler
from prometheus_client import generate_latest

from dicehouse.dice import Proof
from dicehouse.kit.story import Story
from dicehouse.server import many_games, requests, table_requests
from dicehouse.server.browser_checks import is_loopback
from dicehouse.server.game_transfer import LARGEST
from dicehouse.server.http_daily import DailyController
from dicehouse.server.http_guards import ANY_HOST, client_key, guard_changes, limited, node_of
from dicehouse.server.http_messages import (
    BringGame,
    BroughtGame,
    DiceTold,
    Found,
    GameInfo,
    HouseInfo,
    ListedTable,
    LuckTold,
    ManyGames,
    MistakesTold,
    NextTable,
    OpenedTable,
    OpenTable,
    ReplayPage,
    ReviewTold,
    StepChoices,
    TableInfo,
    TakeAway,
    TakenSeat,
    TakeSeat,
    WantNext,
    lifetimes,
)
from dicehouse.server.http_paper import PaperController
from dicehouse.server.http_puzzles import PuzzleController
from dicehouse.server.http_refusals import refusals
from dicehouse.server.lessons import LessonTold, tell_lesson
from dicehouse.server.metrics import METRICS
from dicehouse.server.node import Node
from dicehouse.server.quotas import HttpLimit
from dicehouse.server.table_changes import ChangeTable
from dicehouse.server.tokens import hashed, matches

Token = Annotated[str, HeaderParameter(name="X-Token", max_length=80)]
TableId = Annotated[str, PathParameter(max_length=40)]
Code = Annotated[str, PathParameter(max_length=20)]
GameName = Annotated[str, PathParameter(max_length=40)]
StepNumber = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, PathParameter(ge=0, le=15)]


MOST_BROUGHT = 2 * LARGEST
"""Bytes of a request with a record in it, whose quotes are escaped."""
USUAL_WISH = WantNext()


class TableController(Controller):
    """Tables and their seats."""

    path = "/api"
    guards = (guard_changes,)

    @get("/games", guards=[limited(HttpLimit.READING)], responses=refusals(), sync_to_thread=False)
    def games(self) -> list[GameInfo]:
        """The games of the house, with their options and the levels of their bots."""
        return requests.all_games()

    @get("/house", guards=[limited(HttpLimit.READING)], responses=refusals(), sync_to_thread=False)
    def house(self, state: State, request: Request[Any, Any, Any]) -> HouseInfo:
        """Who answers for this house, how long it keeps what, and where others find it."""
        settings = _node(state).settings
        here = request.client is not None and is_loopback(request.client.host)
        return HouseInfo(settings.contact, lifetimes(settings), state["near"] if here else ())

    @get("/lessons/{game:str}", guards=[limited(HttpLimit.READING)], responses=refusals(404), sync_to_thread=True)
    def lesson(self, game: GameName) -> LessonTold:
        """A first game that teaches, with scripted dice: everything its visitor is told, step by step."""
        return tell_lesson(game)

    @get("/tables", guards=[limited(HttpLimit.READING)], responses=refusals())
    async def listed(self, state: State) -> list[ListedTable]:
        """Listed tables with free seats whose hosts are connected, newest first."""
        return requests.listed(_node(state))

    @post("/tables", guards=[limited(HttpLimit.OPENING_TABLES)], responses=refusals(404, 413, 415))
    async def open(self, data: JSONBody[OpenTable], state: State, request: Request[Any, Any, Any]) -> OpenedTable:
        """Open a table. One that is listed is in the list while its host is connected."""
        return await requests.open_table(_node(state), data, client_key(request))

    @post(
        "/records",
        guards=[limited(HttpLimit.OPENING_TABLES)],
        request_max_body_size=MOST_BROUGHT,
        responses=refusals(409, 413, 415),
    )
    async def bring(self, data: JSONBody[BringGame], state: State) -> BroughtGame:
        """Open a table with a game that was begun elsewhere, in a page or at another house, to play on here.

        The rules play it again. Its rolls are not those of this house, and everything that tells of its dice says so.
        """
        return await requests.bring(_node(state), data, finished=False)

    @post(
        "/tables/{table:str}/away",
        status_code=200,
        media_type="text/plain",
        guards=[limited(HttpLimit.PROVING)],
        responses=refusals(404, 409, 413, 415),
    )
    async def take_away(self, table: TableId, data: JSONBody[TakeAway], state: State) -> Response[str]:
        """Take a running game along, as those who have all seats of people at it: the table is closed.

        Gives its record, with everything that is hidden in it.
        """
        return Response(await requests.take_away(_node(state), table, data), media_type="text/plain")

    @get("/codes/{code:str}", guards=[limited(HttpLimit.LOOKING)], responses=refusals(404))
    async def find(self, code: Code, state: State) -> Found:
        """The table behind a short code."""
        return Found(await requests.find(_node(state), code))

    @get("/tables/{table:str}", guards=[limited(HttpLimit.READING)], responses=refusals(404))
    async def show(self, table: TableId, state: State) -> TableInfo:
        """A table, as everybody sees it."""
        return await requests.show(_node(state), table)

    @patch(
        "/tables/{table:str}",
        status_code=204,
        guards=[limited(HttpLimit.ARRANGING)],
        responses=refusals(404, 409, 413, 415),
    )
    async def change(self, table: TableId, data: JSONBody[ChangeTable], state: State, token: Token = "") -> None:
        """As the host, before the game begins: change options, terms or chairs, and let bots sit down or go."""
        live = await requests.hosted(_node(state), table, token)
        await table_requests.rearrange(live, data)

    @delete("/tables/{table:str}", status_code=204, guards=[limited(HttpLimit.DELETING)], responses=refusals(404))
    async def remove(self, table: TableId, state: State, token: Token = "") -> None:
        """As the host: delete the table with everything that was said and played at it, for good."""
        await requests.remove(_node(state), table, token)

    @post(
        "/tables/{table:str}/seats",
        guards=[limited(HttpLimit.SITTING)],
        responses=refusals(404, 409, 413, 415),
    )
    async def sit(
        self, table: TableId, data: JSONBody[TakeSeat], state: State, request: Request[Any, Any, Any]
    ) -> TakenSeat:
        """Take a free seat. When all are taken, those who pledged reveal their strings, and the game begins."""
        return await requests.sit(_node(state), table, data, client_key(request))

    @delete("/tables/{table:str}/seats/{seat:int}", status_code=204, responses=refusals(404, 409))
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
        await requests.stand(_node(state), table, seat, token, name)

    @post("/tables/{table:str}/seats/{seat:int}/mute", status_code=204, responses=refusals(404, 409))
    async def mute(
        self,
        table: TableId,
        seat: SeatNumber,
        state: State,
        token: Token = "",
        muted: Annotated[bool, QueryParameter()] = True,
    ) -> None:
        """As the host: no longer hear a player, or again."""
        live = await requests.hosted(_node(state), table, token)
        await live.writer.change(lambda folded: folded.mute(seat, muted), lambda _: None)

    @post(
        "/tables/{table:str}/restored",
        status_code=204,
        guards=[limited(HttpLimit.ARRANGING)],
        responses=refusals(404, 409),
    )
    async def restore(
        self,
        table: TableId,
        state: State,
        name: Annotated[str, QueryParameter(max_length=40)],
        token: Token = "",
    ) -> None:
        """As the host: take back that a player was sent away. In a running game they have their seat again."""
        live = await requests.hosted(_node(state), table, token)
        await table_requests.restore(live, name)

    @post(
        "/tables/{table:str}/next",
        guards=[limited(HttpLimit.OPENING_TABLES)],
        responses=refusals(404, 409, 413, 415),
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

    @delete("/tables/{table:str}/next", status_code=204, responses=refusals(404, 409))
    async def refuse_next(self, table: TableId, state: State, token: Token = "") -> None:
        """Say no to another game, or take back that you wanted it."""
        node = _node(state)
        await table_requests.refuse_next(node, await node.live_table(table), hashed(token))

    @post("/luck", status_code=200, guards=[limited(HttpLimit.REVIEWING)], responses=refusals(413, 415))
    async def luck(
        self, data: JSONBody[ManyGames], state: State, request: Request[Any, Any, Any]
    ) -> Response[LuckTold]:
        """Who was lucky over several games that are over, and what everybody's decisions cost.

        The first request starts their reviews; ask again until none of them is waiting.
        """
        answer: Response[Any] = Response(await many_games.luck(_node(state), data, client_key(request)))
        return answer

    @post("/dice", status_code=200, guards=[limited(HttpLimit.LOOKING_BACK)], responses=refusals(413, 415))
    async def real_dice(
        self, data: JSONBody[ManyGames], state: State, request: Request[Any, Any, Any]
    ) -> Response[DiceTold]:
        """Whether the real dice that people threw in several games land as fair ones would."""
        answer: Response[Any] = Response(await many_games.real_dice(_node(state), data, client_key(request)))
        return answer

    @get(
        "/tables/{table:str}/record",
        media_type="text/plain",
        guards=[limited(HttpLimit.PROVING)],
        responses=refusals(404, 409),
    )
    async def record(self, table: TableId, request: Request[Any, Any, Any]) -> Response[str]:
        """The record of a game that is over."""
        found = await requests.finished(node_of(request), table, client_key(request))
        return Response(found.record.decode(), media_type="text/plain")

    @get("/tables/{table:str}/proof", guards=[limited(HttpLimit.PROVING)], responses=refusals(404, 409))
    async def proof(self, table: TableId, request: Request[Any, Any, Any]) -> Response[Proof]:
        """Check every roll of a game that is over, and give everything that is needed to check it again.

        The dice of a day are a secret until that day is over.
        """
        proof = await requests.proof(node_of(request), table, client_key(request))
        answer: Response[Any] = Response(proof, media_type="application/json")
        return answer

    @get("/tables/{table:str}/story", guards=[limited(HttpLimit.LOOKING_BACK)], responses=refusals(404, 409))
    async def story(self, table: TableId, request: Request[Any, Any, Any]) -> Response[Story]:
        """Who finished where in a game that is over, and what is notable about it."""
        found = await requests.finished(node_of(request), table, client_key(request))
        answer: Response[Any] = Response(found.story, media_type="application/json")
        return answer

    @get("/tables/{table:str}/replay", guards=[limited(HttpLimit.LOOKING_BACK)], responses=refusals(404, 409))
    async def replay(
        self, table: TableId, state: State, request: Request[Any, Any, Any], after: StepNumber = 0
    ) -> Response[ReplayPage]:
        """The next 100 steps of a game that is over after a number, each with the view after it, everything open."""
        node = _node(state)
        live = await node.live_table(table)
        page = await node.finished.replay(table, live.table, client_key(request), after)
        answer: Response[Any] = Response(page, media_type="application/json")
        return answer

    @get("/tables/{table:str}/review", guards=[limited(HttpLimit.REVIEWING)], responses=refusals(404, 409))
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

    @get("/tables/{table:str}/mistakes", guards=[limited(HttpLimit.REVIEWING)], responses=refusals(404, 409))
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

    @delete("/tables/{table:str}/review", status_code=204, responses=refusals(404))
    async def cancel_review(self, table: TableId, state: State, request: Request[Any, Any, Any]) -> None:
        """No longer wait for a review: it is computed no further, unless somebody else waits for it."""
        node = _node(state)
        await node.live_table(table)
        node.reviews.cancel(table, client_key(request))

    @get("/tables/{table:str}/choices", guards=[limited(HttpLimit.LOOKING_BACK)], responses=refusals(404, 409))
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


def _node(state: State) -> Node:
    node: Node = state["node"]
    return node
