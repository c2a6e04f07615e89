"""Error responses of the HTTP API: status codes, exception handlers, and their part of the schema."""

from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from dicehouse.core.errors import DicehouseError
from dicehouse.server.browser_checks import host_allowed, wrong_host
from dicehouse.server.errors import TableError
from dicehouse.server.http_messages import Problem
from dicehouse.server.http_status import FAILED, TOO_MANY, problem, status_of
from dicehouse.server.logs import get_logger
from dicehouse.server.metrics import METRICS
from dicehouse.server.store import Unavailable

log = get_logger(__name__)

REASONS = {
    400: "What was sent makes no sense to the house, the game or its dice.",
    403: "The token does not allow it, or the address is banned.",
    404: "There is no such thing.",
    408: "The request did not come to an end in time.",
    409: "The table is not in a state in which this is possible.",
    413: "Too much was sent.",
    414: "The address asked for is too long.",
    415: "The body is not sent as JSON.",
    429: "Too much was asked; wait a moment.",
    431: "The head of the request is too large.",
    503: "The storage does not answer; try again.",
}

EVERYWHERE = (400, 403, 408, 414, 429, 431, 503)
"""The statuses that any path may answer with: limits, bans and storage know nothing of paths."""


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The error responses of a path, for the schema."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=REASONS[status])
        for status in sorted({*EVERYWHERE, *statuses})
    }


def refused(_: Request[Any, Any, Any], error: DicehouseError) -> Response[Problem]:
    """The response to what the rules, a table or the protocol refuse."""
    status = status_of(error)
    return Response(
        problem(error),
        status_code=status,
        headers={"Retry-After": "1"} if status == TOO_MANY else None,
    )


def unavailable(request: Request[Any, Any, Any], _: Unavailable) -> Response[Problem]:
    """The response while the storage is away."""
    METRICS.failures.inc()
    response = refused(request, TableError("table.storage"))
    response.status_code = 503
    return response


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The response to an unexpected exception: it is logged and counted, and the client gets no details."""
    METRICS.failures.inc()
    log.error("request failed", path=request.url.path, exc_info=error)
    return Response(FAILED, status_code=500)


def http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
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
