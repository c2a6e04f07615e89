"""Checks of the HTTP API before a body is read: rate limits by address, the origin of the request, content types."""

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import ClientException
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Guard, Receive, Scope, Send

from dicehouse.server.browser_checks import SAFE_METHODS, host_allowed, origin_allowed, wrong_host
from dicehouse.server.errors import ProtocolError
from dicehouse.server.node import Node
from dicehouse.server.quotas import HttpLimit
from dicehouse.server.settings import Settings
from dicehouse.server.transport.addresses import client_key as address_key

Connection = ASGIConnection[Any, Any, Any, Any]

ANY_HOST = "any_host"
"""The option of handlers for operators, which are asked under any name."""


class ApiRequest(Request[Any, Any, Any]):
    """A request whose body is refused with 400 where it is no JSON, whatever the reason."""

    async def json(self) -> Any:
        """The body. Litestar handles only one of the ways in which decoding fails."""
        try:
            return await super().json()
        except UnicodeError:
            raise ClientException("The body is not UTF-8.") from None
        except RecursionError:
            raise ClientException("The body is nested too deeply.") from None


class HostCheck(ASGIMiddleware):
    """Refuses requests for a host name that is not this server's (DNS rebinding). See also `http_error`.

    Args:
        settings: name the hosts.
    """

    scopes = (ScopeType.HTTP, ScopeType.ASGI)
    exclude_opt_key = ANY_HOST

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Pass a request on, or raise `ProtocolError`."""
        if not host_allowed(scope["headers"], self._settings):
            raise wrong_host(scope["headers"])
        await next_app(scope, receive, send)


def node_of(connection: Connection) -> Node:
    """The node that a connection is for."""
    node: Node = connection.app.state["node"]
    return node


def limited(limit: HttpLimit) -> Guard:
    """A guard that counts a request of an address, and raises `ProtocolError` where the limit is exceeded."""

    def guard(connection: Connection, _: BaseRouteHandler) -> None:
        node_of(connection).quotas.take_request(limit, client_key(connection))

    return guard


def client_key(connection: Connection) -> str:
    """The key of the client's address, by which limits count."""
    return address_key(connection.client.host if connection.client else "")


def guard_changes(connection: Connection, handler: BaseRouteHandler) -> None:
    """Check requests that change something: their rate, their origin, and the type of their body."""
    if connection.scope.get("method") in SAFE_METHODS:
        return
    node = node_of(connection)
    node.quotas.take_request(HttpLimit.CHANGING, client_key(connection))
    if not origin_allowed(connection.scope["headers"], node.settings):
        raise ProtocolError("protocol.origin")
    if isinstance(handler, HTTPRouteHandler) and "data" in handler.parsed_fn_signature.parameters:
        kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise ClientException("The body must be JSON, sent with Content-Type: application/json.", status_code=415)
