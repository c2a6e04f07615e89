"""HTTP as uvicorn speaks it, with an end to its patience: whoever connects asks within a while, or has to go.

It is the half-open connections that are cheap to make and dear to keep. Whoever has shaken hands for a WebSocket says
hello in time (`socket.py`), or has to go as well.
"""

import asyncio

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

ASK_WITHIN = 10.0
"""So many seconds a caller has for a whole request, from connecting or from its first byte."""
MOST_ASKING = 500
"""So many may be at it at once: beyond that whoever has taken longest has to go. It takes most callers a moment."""
TOO_LATE = {"code": "http.408", "sentence": "The request did not come to an end in time.", "details": {}}

_asking: dict["Caller", asyncio.TimerHandle] = {}
"""Those who have not finished asking, with the end of their time; whoever began first comes first."""


class Caller(HttpToolsProtocol):
    """One connection, until it ends or becomes a WebSocket."""

    _begun = False
    """Whether part of a request has come."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Somebody is there."""
        super().connection_made(transport)
        self._asks()

    def data_received(self, data: bytes) -> None:
        """Bytes of the caller; empty lines before a request are bytes, too."""
        if self.cycle is None or self.cycle.response_complete:
            self._asks()
        super().data_received(data)

    def on_message_begin(self) -> None:
        """A request begins."""
        self._begun = True
        self._asks()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        """It is all there."""
        self._has_asked()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on the WebSocket has its own patience."""
        self._has_asked()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._has_asked()
        super().connection_lost(exc)

    def _asks(self) -> None:
        if self in _asking or self.transport.is_closing():
            return
        _asking[self] = self.loop.call_later(ASK_WITHIN, self._give_up)
        if len(_asking) > MOST_ASKING:
            next(iter(_asking))._give_up()

    def _has_asked(self) -> None:
        self._begun = False
        if (timer := _asking.pop(self, None)) is not None:
            timer.cancel()

    def _give_up(self) -> None:
        answering = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        if self._begun and not answering:
            self.transport.write(_too_late())
        self._has_asked()
        self.transport.close()


def _too_late() -> bytes:
    body = msgspec.json.encode(TOO_LATE)
    head = b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n" % len(body)
    return STATUS_LINE[408] + head + body
