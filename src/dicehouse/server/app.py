"""A node as one ASGI application: WebSockets go to the tables, pages come from memory, the rest is the HTTP side's."""

from collections.abc import Awaitable, Callable
from typing import Any

from dicehouse.server.channel import Channel, Silence
from dicehouse.server.headers import secured
from dicehouse.server.house import House
from dicehouse.server.http import make_http
from dicehouse.server.minds import Minds
from dicehouse.server.open_store import make_store
from dicehouse.server.pages import BUILT, Pages
from dicehouse.server.settings import Settings
from dicehouse.server.socket import Receive, Scope, Send, serve_socket

SOCKET_PATH = "/ws"
NOT_FOUND = 1008


class Node:
    """One node of the house."""

    def __init__(self, settings: Settings) -> None:
        self.house = House(make_store(settings, alone=True), _channel(settings), Minds(settings.thinkers), settings)
        http = make_http(self.house)
        self._http: Callable[[Any, Any, Any], Awaitable[None]] = http
        self._pages = Pages(BUILT, {route.path.split("/")[1] for route in http.routes})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or connection."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif scope["type"] == "websocket":
            if scope["path"] == SOCKET_PATH:
                await serve_socket(self.house, scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": NOT_FOUND})
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


def _channel(settings: Settings) -> Channel:
    if settings.channel:
        from dicehouse.server.nats_channel import NatsChannel  # noqa: PLC0415 - nats only where it is used

        return NatsChannel(settings.channel)
    return Silence()
