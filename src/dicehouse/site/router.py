"""The HTTP API of a house without HTTP: the paths below `/api`, and the functions that the controllers call, too."""

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple, TypeVar
from urllib.parse import parse_qs, unquote

import msgspec

from dicehouse.core.errors import DicehouseError
from dicehouse.server import game_transfer, many_games, puzzles, requests, table_requests
from dicehouse.server.errors import TableError
from dicehouse.server.http_messages import (
    BringGame,
    Found,
    HouseInfo,
    ManyGames,
    NextTable,
    OpenTable,
    Problem,
    TakeAway,
    TakeSeat,
    WantNext,
    lifetimes,
)
from dicehouse.server.http_status import FAILED, problem, status_of
from dicehouse.server.lessons import tell_lesson
from dicehouse.server.logs import get_logger
from dicehouse.server.node import Node
from dicehouse.server.store import Unavailable
from dicehouse.server.table_changes import ChangeTable
from dicehouse.server.tokens import hashed, matches
from dicehouse.site.local_connection import CLIENT

T = TypeVar("T")

log = get_logger(__name__)

JSON, PLAIN = "application/json", "text/plain"
LARGEST = 64 * 1024
"""Characters of a body, as on a server."""
LARGEST_RECORD = 2 * game_transfer.LARGEST
"""Characters of one with a record in it, whose quotes are escaped."""
LARGEST_PART = 80
"""Characters of one part of a path, and of a parameter."""
MOST_STEPS, MOST_SEATS = 1_000_000, 16


class Answer(NamedTuple):
    """An HTTP response."""

    status: int
    kind: str
    """The content type; empty: there is no content."""
    text: str


class Request:
    """A request: its body, its parameters and its token, checked where they are read."""

    def __init__(self, node: Node, parts: tuple[str, ...], query: str, body: str, token: str) -> None:
        self.node = node
        self.parts = parts
        self.token = token[:LARGEST_PART]
        self._query = parse_qs(query, keep_blank_values=True)
        self._body = body

    def body(self, kind: type[T], usual: T | None = None) -> T:
        """The body as a struct.

        Raises:
            msgspec.ValidationError: it is none.
        """
        if usual is not None and not self._body:
            return usual
        return msgspec.json.decode(self._body.encode(), type=kind)

    def text(self, name: str, usual: str | None = None) -> str:
        """A parameter."""
        found = self._query.get(name)
        if found is None and usual is None:
            raise msgspec.ValidationError(f"Missing required query parameter {name}")
        value = usual or "" if found is None else found[-1]
        if len(value) > LARGEST_PART:
            raise msgspec.ValidationError(f"{name} is too long")
        return value

    def number(self, name: str, most: int, usual: int | None = None) -> int:
        """A parameter that is a number from 0."""
        return _number(self.text(name, None if usual is None else str(usual)), most)

    def flag(self, name: str, usual: bool) -> bool:
        """A parameter that is true or false."""
        return msgspec.convert(self.text(name, str(usual)).lower(), bool, strict=False)

    @property
    def seat(self) -> int:
        """The last part of the path that is a seat."""
        return _number(self.parts[1], MOST_SEATS - 1)


def _number(text: str, most: int) -> int:
    if not text.isdecimal() or len(text) > len(str(most)) or int(text) > most:
        raise msgspec.ValidationError(f"{text[:LARGEST_PART]} is no number from 0 to {most}")
    return int(text)


Handler = Callable[[Request], Awaitable[Answer]]


def _json(value: Any, status: int = 200) -> Answer:
    return Answer(status, JSON, msgspec.json.encode(value).decode())


def _told(value: bytes) -> Answer:
    return Answer(200, JSON, value.decode())


DONE = Answer(204, "", "")


# games


async def _games(_: Request) -> Answer:
    return _json(requests.all_games())


async def _house(asked: Request) -> Answer:
    settings = asked.node.settings
    return _json(HouseInfo(settings.contact, lifetimes(settings)))


async def _lesson(asked: Request) -> Answer:
    return _json(tell_lesson(asked.parts[0]))


async def _puzzles(asked: Request) -> Answer:
    return _json(puzzles.puzzle_page(asked.parts[0], asked.number("after", MOST_STEPS, 0)))


async def _daily_puzzle(_: Request) -> Answer:
    return _json(puzzles.daily_puzzle())


async def _paper(_: Request) -> Answer:
    raise TableError("paper.unavailable")


# tables


async def _listed(asked: Request) -> Answer:
    return _json(requests.listed(asked.node))


async def _open(asked: Request) -> Answer:
    return _json(await requests.open_table(asked.node, asked.body(OpenTable), CLIENT), 201)


async def _bring(asked: Request) -> Answer:
    return _json(await requests.bring(asked.node, asked.body(BringGame), finished=True), 201)


async def _take_away(asked: Request) -> Answer:
    return Answer(200, PLAIN, await requests.take_away(asked.node, asked.parts[0], asked.body(TakeAway)))


async def _find(asked: Request) -> Answer:
    return _json(Found(await requests.find(asked.node, asked.parts[0])))


async def _show(asked: Request) -> Answer:
    return _json(await requests.show(asked.node, asked.parts[0]))


async def _change(asked: Request) -> Answer:
    wish = asked.body(ChangeTable)
    live = await requests.hosted(asked.node, asked.parts[0], asked.token)
    await table_requests.rearrange(live, wish)
    return DONE


async def _remove(asked: Request) -> Answer:
    await requests.remove(asked.node, asked.parts[0], asked.token)
    return DONE


async def _sit(asked: Request) -> Answer:
    return _json(await requests.sit(asked.node, asked.parts[0], asked.body(TakeSeat), CLIENT), 201)


async def _stand(asked: Request) -> Answer:
    await requests.stand(asked.node, asked.parts[0], asked.seat, asked.token, asked.text("name", ""))
    return DONE


async def _mute(asked: Request) -> Answer:
    seat, muted = asked.seat, asked.flag("muted", True)
    live = await requests.hosted(asked.node, asked.parts[0], asked.token)
    await live.writer.change(lambda folded: folded.mute(seat, muted), lambda _: None)
    return DONE


async def _restore(asked: Request) -> Answer:
    name = asked.text("name")
    live = await requests.hosted(asked.node, asked.parts[0], asked.token)
    await table_requests.restore(live, name)
    return DONE


async def _next(asked: Request) -> Answer:
    node, wish = asked.node, asked.body(WantNext, WantNext())
    live = await node.live_table(asked.parts[0])
    host = matches(asked.token, live.row.host)
    opened = await table_requests.want_next(node, live, hashed(asked.token), wish.missing, host=host)
    return _json(NextTable(opened), 201)


async def _refuse_next(asked: Request) -> Answer:
    live = await asked.node.live_table(asked.parts[0])
    await table_requests.refuse_next(asked.node, live, hashed(asked.token))
    return DONE


# finished games


async def _luck(asked: Request) -> Answer:
    return _json(await many_games.luck(asked.node, asked.body(ManyGames), CLIENT))


async def _real_dice(asked: Request) -> Answer:
    return _json(await many_games.real_dice(asked.node, asked.body(ManyGames), CLIENT))


async def _record(asked: Request) -> Answer:
    found = await requests.finished(asked.node, asked.parts[0], CLIENT)
    return Answer(200, PLAIN, found.record.decode())


async def _proof(asked: Request) -> Answer:
    return _told(await requests.proof(asked.node, asked.parts[0], CLIENT))


async def _story(asked: Request) -> Answer:
    return _told((await requests.finished(asked.node, asked.parts[0], CLIENT)).story)


async def _replay(asked: Request) -> Answer:
    after = asked.number("after", MOST_STEPS, 0)
    live = await asked.node.live_table(asked.parts[0])
    return _told(await asked.node.finished.replay(live.row.id, live.table, CLIENT, after))


async def _choices(asked: Request) -> Answer:
    step = asked.number("step", MOST_STEPS)
    live = await asked.node.live_table(asked.parts[0])
    return _told(await asked.node.finished.choices(live.row.id, live.table, CLIENT, step))


async def _review(asked: Request) -> Answer:
    after = asked.number("after", MOST_STEPS, 0)
    live = await asked.node.live_table(asked.parts[0])
    return _told(asked.node.reviews.tell(live.row.id, live.table, CLIENT, after))


async def _cancel_review(asked: Request) -> Answer:
    live = await asked.node.live_table(asked.parts[0])
    asked.node.reviews.cancel(live.row.id, CLIENT)
    return DONE


async def _mistakes(asked: Request) -> Answer:
    seat = asked.number("seat", MOST_SEATS - 1)
    live = await asked.node.live_table(asked.parts[0])
    return _told(asked.node.reviews.tell_mistakes(live.row.id, live.table, CLIENT, seat))


# games of the day


async def _today(asked: Request) -> Answer:
    return _json(await requests.today(asked.node))


async def _open_today(asked: Request) -> Answer:
    return _json(await requests.open_today(asked.node), 201)


async def _compare(asked: Request) -> Answer:
    live = await asked.node.live_table(asked.parts[0])
    return _told(await asked.node.daily_results.get(live.row.id, live.table, CLIENT))


ROUTES: tuple[tuple[str, Mapping[str, Handler]], ...] = (
    ("games", {"GET": _games}),
    ("house", {"GET": _house}),
    ("lessons/*", {"GET": _lesson}),
    ("puzzles/daily", {"GET": _daily_puzzle}),
    ("puzzles/*", {"GET": _puzzles}),
    ("paper/*", {"GET": _paper}),
    ("paper/*/*", {"GET": _paper}),
    ("tables", {"GET": _listed, "POST": _open}),
    ("records", {"POST": _bring}),
    ("codes/*", {"GET": _find}),
    ("tables/*", {"GET": _show, "PATCH": _change, "DELETE": _remove}),
    ("tables/*/away", {"POST": _take_away}),
    ("tables/*/seats", {"POST": _sit}),
    ("tables/*/seats/*", {"DELETE": _stand}),
    ("tables/*/seats/*/mute", {"POST": _mute}),
    ("tables/*/restored", {"POST": _restore}),
    ("tables/*/next", {"POST": _next, "DELETE": _refuse_next}),
    ("luck", {"POST": _luck}),
    ("dice", {"POST": _real_dice}),
    ("tables/*/record", {"GET": _record}),
    ("tables/*/proof", {"GET": _proof}),
    ("tables/*/story", {"GET": _story}),
    ("tables/*/replay", {"GET": _replay}),
    ("tables/*/choices", {"GET": _choices}),
    ("tables/*/review", {"GET": _review, "DELETE": _cancel_review}),
    ("tables/*/mistakes", {"GET": _mistakes}),
    ("daily", {"GET": _today, "POST": _open_today}),
    ("daily/*", {"GET": _compare}),
)
"""Below `/api`; `*` is any part."""

_PATTERNS = [(re.compile("/api/" + path.replace("*", "([^/]+)")), handlers) for path, handlers in ROUTES]


async def answer(node: Node, method: str, target: str, body: str, headers: Mapping[str, str]) -> Answer:
    """The response to a request.

    Args:
        node: what is asked.
        method: GET, POST, PATCH or DELETE.
        target: the path with its query, from `/api` on.
        body: JSON, or nothing.
        headers: of which X-Token counts.
    """
    path, _, query = target.partition("?")
    handlers, parts = _route(path)
    if not handlers:
        return _refused(404, "Not Found")
    handler = handlers.get(method.upper())
    if handler is None:
        return _refused(405, "Method Not Allowed")
    if any(len(part) > LARGEST_PART for part in parts):
        return _refused(400, "a part of the path is too long")
    if len(body) > (LARGEST_RECORD if path == "/api/records" else LARGEST):
        return _refused(413, "Request Entity Too Large")
    token = next((value for name, value in headers.items() if name.lower() == "x-token"), "")
    try:
        return await handler(Request(node, parts, query, body, token))
    except DicehouseError as error:
        return _json(problem(error), status_of(error))
    except Unavailable:
        return _json(problem(TableError("table.storage")), 503)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return _refused(400, str(error)[:400])
    except Exception:
        log.exception("request failed", path=path)
        return _json(FAILED, 500)


def _route(path: str) -> tuple[Mapping[str, Handler], tuple[str, ...]]:
    """The handlers of a path, by method, and the parts of it that are no words of the API."""
    for pattern, handlers in _PATTERNS:
        if (found := pattern.fullmatch(path)) is not None:
            return handlers, tuple(map(unquote, found.groups()))
    return {}, ()


def _refused(status: int, sentence: str) -> Answer:
    """What is refused before anybody looks at it."""
    return _json(Problem(f"http.{status}", sentence, {}), status)
