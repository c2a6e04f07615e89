"""The HTTP side of a node as one ASGI application: pages come from memory, the rest is the API's.

WebSockets do not come here: `transport` hands them to `socket.serve_socket`.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from dicehouse.server.asgi import Receive, Scope, Send
from dicehouse.server.bot_pool import Minds
from dicehouse.server.browser_checks import Headers, header, host_allowed
from dicehouse.server.bus import Channel, Silence
from dicehouse.server.errors import ProtocolError
from dicehouse.server.headers import secured
from dicehouse.server.http import make_http
from dicehouse.server.node import House
from dicehouse.server.open_store import make_store
from dicehouse.server.settings import Settings
from dicehouse.server.static_files import BUILT, Answer, Pages

FOR_OPERATORS = ("/healthz", "/readyz", "/metrics")
"""Asked by programs beside the node, under whatever name they know it."""


class Node:
    """One node of the house."""

    def __init__(self, settings: Settings) -> None:
        self.house = House(make_store(settings, alone=True), _channel(settings), _minds(settings), settings)
        http = make_http(self.house)
        self._http: Callable[[Any, Any, Any], Awaitable[None]] = http
        self._pages = Pages(BUILT, {route.path.split("/")[1] for route in http.routes})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif scope["path"] not in FOR_OPERATORS and not host_allowed(scope["headers"], self.house.settings):
            await _wrong_host(scope["headers"]).send(secured(send))
        elif page := self._pages.answer(scope):
            await page.send(secured(send))
        else:
            await self._http(scope, receive, secured(send))

    async def _live(self, receive: Receive, send: Send) -> None:
        while True:
            message = await receive()
            if message["type"] == "lifespan.startup":
                try:
                    await self.house.open()
                except Exception as error:
                    await send({"type": "lifespan.startup.failed", "message": str(error)})
                    return
                await send({"type": "lifespan.startup.complete"})
            else:
                await self.house.close()
                await send({"type": "lifespan.shutdown.complete"})
                return


def _wrong_host(headers: Headers) -> Answer:
    """The answer to a browser that asks for a name this node does not know."""
    error = ProtocolError("protocol.host", host=header(headers, b"host")[:100])
    body = msgspec.json.encode({"code": error.code, "sentence": error.sentence, "details": dict(error.details)})
    return Answer(421, {"Content-Type": "application/json", "Content-Length": str(len(body))}, body)


def _minds(settings: Settings) -> Minds:
    return Minds(settings.thinkers, settings.think_within)


def _channel(settings: Settings) -> Channel:
    if settings.channel:
        from dicehouse.server.nats_bus import NatsChannel  # noqa: PLC0415 - nats only where it is used

        return NatsChannel(settings.channel)
    return Silence()
