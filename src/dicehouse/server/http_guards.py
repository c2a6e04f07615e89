"""What the HTTP API checks before it reads a body: rate limits by address, the page behind a request, content types."""

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.exceptions import ClientException
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.types import Guard

from dicehouse.server.browser_checks import SAFE_METHODS, origin_allowed
from dicehouse.server.errors import ProtocolError
from dicehouse.server.rate_limit import Buckets
from dicehouse.server.transport.addresses import client_key as address_key

Connection = ASGIConnection[Any, Any, Any, Any]

READING = Buckets(size=600, rate=50)
"""GET requests: listing and showing tables."""
CHANGING = Buckets(size=400, rate=20)
"""All POST and DELETE requests, whatever becomes of them."""
OPENING = Buckets(size=100, rate=2)
"""Opening tables."""
SITTING = Buckets(size=200, rate=5)
"""Taking seats."""
DELETING = Buckets(size=20, rate=0.5)
"""Deleting tables, which makes the storage overwrite what it held."""
LOOKING = Buckets(size=40, rate=1)
"""Looking codes up: nobody may try them all."""
PROVING = Buckets(size=30, rate=0.5)
"""Records and proofs, which read a whole game."""


class ApiRequest(Request[Any, Any, Any]):
    """A request whose body is refused with 400 where it is no JSON, for whatever reason it is none."""

    async def json(self) -> Any:
        """The body; Litestar knows only one of the ways in which decoding fails."""
        try:
            return await super().json()
        except UnicodeError:
            raise ClientException("The body is not UTF-8.") from None
        except RecursionError:
            raise ClientException("The body is nested too deeply.") from None


def limited(buckets: Buckets) -> Guard:
    """A guard that lets one address ask so often."""

    def guard(connection: Connection, _: BaseRouteHandler) -> None:
        take(buckets, connection)

    return guard


def take(buckets: Buckets, connection: Connection) -> None:
    """Count one request of an address; raises `ProtocolError` where it is one too many."""
    generous = connection.app.state["house"].settings.limits
    if generous and not buckets.take(client_key(connection), 1 / generous):
        raise ProtocolError("protocol.rate")


def client_key(connection: Connection) -> str:
    """Whom limits count: the key of the client's address."""
    return address_key(connection.client.host if connection.client else "")


def guard_changes(connection: Connection, handler: BaseRouteHandler) -> None:
    """Before anything of the body is read: limits, the page behind the request, and the type of the body."""
    if connection.scope.get("method") in SAFE_METHODS:
        return
    take(CHANGING, connection)
    if not origin_allowed(connection.scope["headers"], connection.app.state["house"].settings):
        raise ProtocolError("protocol.origin")
    if isinstance(handler, HTTPRouteHandler) and "data" in handler.parsed_fn_signature.parameters:
        kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise ClientException("The body must be JSON, sent with Content-Type: application/json.", status_code=415)
