"""Error responses of the HTTP API: status codes, exception handlers, and their part of the schema."""

from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from dicehouse.core.errors import DicehouseError
from dicehouse.server.browser_checks import host_allowed, wrong_host
from dicehouse.server.errors import TableError
from dicehouse.server.http_messages import Problem
from dicehouse.server.metrics import METRICS
from dicehouse.server.store import Unavailable

log = structlog.get_logger(__name__)

REASONS = {
    400: "What was sent makes no sense to the house, the game or its dice.",
    403: "The token does not allow it.",
    404: "There is no such thing.",
    409: "The table is not in a state in which this is possible.",
    413: "Too much was sent.",
    415: "The body is not sent as JSON.",
    429: "Too much was asked; wait a moment.",
    503: "The storage does not answer; try again.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The error responses of a path, for the schema."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=REASONS[status])
        for status in (400, *statuses, 503)
    }


TOO_MANY = 429
STATUS = {
    "table.unknown": 404,
    "table.deleted": 404,
    "protocol.banned": 403,
    "game.unknown": 404,
    "lesson.none": 404,
    "puzzle.none": 404,
    "paper.unknown": 404,
    "paper.busy": 503,
    "paper.unavailable": 503,
    "table.not-host": 403,
    "table.token": 403,
    "table.sent-away": 403,
    "protocol.rate": 429,
    "review.busy": 429,
    "protocol.connections": 429,
    "protocol.full": 503,
    "table.seats-elsewhere": 429,
    "table.listed-enough": 429,
    "protocol.origin": 403,
    "protocol.host": 421,
    "table.storage": 503,
    "table.busy": 503,
    "table.no-comparison": 503,
    "table.hints-busy": 503,
}
CONFLICTS = (
    "table.begun",
    "table.full",
    "table.taken",
    "table.not-over",
    "table.name-taken",
    "table.followed",
    "table.not-proposed",
    "table.not-sent-away",
    "table.nobody",
    "table.too-long",
    "table.closed",
    "table.daily",
    "table.not-daily",
    "table.day-not-over",
    "table.not-real",
    "table.late",
    "table.real",
)


def refused(_: Request[Any, Any, Any], error: DicehouseError) -> Response[dict[str, Any]]:
    """The response to what the rules, a table or the protocol refuse."""
    status = 409 if error.code in CONFLICTS else STATUS.get(error.code, 400)
    return Response(
        {"code": error.code, "sentence": error.sentence, "details": dict(error.details)},
        status_code=status,
        headers={"Retry-After": "1"} if status == TOO_MANY else None,
    )


def unavailable(request: Request[Any, Any, Any], _: Unavailable) -> Response[dict[str, Any]]:
    """The response while the storage is away."""
    METRICS.failures.inc()
    response = refused(request, TableError("table.storage"))
    response.status_code = 503
    return response


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """The response to an unexpected exception: it is logged and counted, and the client gets no details."""
    METRICS.failures.inc()
    log.error("request failed", path=request.url.path, exc_info=error)
    return Response(
        {"code": "http.500", "sentence": "Something went wrong in the house.", "details": {}}, status_code=500
    )


def http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    """The response to what Litestar itself refuses: a wrong path, method, host, parameter or body.

    Litestar raises some of these before any middleware runs, so the host is checked here, too.
    """
    if not host_allowed(request.scope["headers"], request.app.state["node"].settings):
        return refused(request, wrong_host(request.scope["headers"]))
    problems = [str(one.get("message", "")) for one in error.extra or () if isinstance(one, dict)]
    sentence = "; ".join(filter(None, [error.detail, *problems]))[:400]
    return Response(
        {"code": f"http.{error.status_code}", "sentence": sentence, "details": {}},
        status_code=error.status_code,
        headers=error.headers,
    )
