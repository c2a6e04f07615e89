"""uvicorn's HTTP protocol (httptools) with limits on time, sizes and numbers.

It depends on undocumented attributes of uvicorn's protocol class (`REQUIRED`); pyproject.toml bounds the version of
uvicorn, and `check_uvicorn` fails at the start of a node if they are gone. The alternative is uvicorn's own protocol
behind a proxy with these limits, and WebSockets by picows' public `ws_create_server` on a second port.
"""

import asyncio
from typing import Any

import httptools
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from dicehouse.server.transport.connection import ConnectionState
from dicehouse.server.transport.limits import MOST_LINGERING
from dicehouse.server.transport.listener import Listener
from dicehouse.server.transport.refusals import (
    BAD_REQUEST,
    LARGE_FRAMING,
    LARGE_HEAD,
    LONG_URL,
    MANY_FIELDS,
    PIPELINED,
    TOO_LATE,
    Refusal,
)
from dicehouse.server.transport.websocket import WebSocket

READ_WITHIN = 10.0
"""Seconds for a whole request, from the connection or from its first byte."""
DRAIN_WITHIN = 30.0
"""Seconds for reading 48 KiB of a response: the difference between uvicorn's high and low water marks."""
LINGER = 1.0
"""Seconds that a refused client has to read the reason; what it still sends is discarded."""
PIECE = 4096
"""Bytes that are parsed between two checks of the limits."""

REQUIRED = (
    "_get_upgrade",
    "_should_upgrade",
    "_unset_keepalive_if_required",
    "on_body",
    "on_header",
    "on_headers_complete",
    "on_message_begin",
    "on_message_complete",
    "on_response_complete",
    "on_url",
)


def check_uvicorn() -> None:
    """Raise where uvicorn's protocol class is no longer what this module extends."""
    missing = [name for name in REQUIRED if not hasattr(HttpToolsProtocol, name)]
    if missing:
        raise RuntimeError(f"this version of uvicorn has no HttpToolsProtocol.{', '.join(missing)}: install another")


class LimitError(Exception):
    """A limit was broken in the middle of parsing; ends the parsing."""


class HttpConnection(HttpToolsProtocol):
    """One connection, until it ends or becomes a WebSocket."""

    def __init__(
        self,
        listener: Listener,
        *,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.state = ConnectionState.CLOSED
        self.key = ""
        self._listener = listener
        self._begun = False
        """Whether part of a request has come."""
        self._in_head = False
        self._overhead = 0
        """Bytes of the request so far that are not its body."""
        self._body = 0
        self._refusal: Refusal | None = None
        """Why the parsing was ended."""
        self._unanswered: list[RequestResponseCycle] = []
        """Requests whose answers are not complete; uvicorn itself only knows the newest."""
        self._deadline: asyncio.TimerHandle | None = None
        """Runs while a request is awaited or being received, or while the connection lingers."""
        self._drain_deadline: asyncio.TimerHandle | None = None

    # asyncio

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """A client has connected."""
        super().connection_made(transport)
        self.key = self._listener.peer_key(self.client[0] if self.client else "")
        refusal = self._listener.connections.admit(self)
        if refusal is not None:
            self._refuse(refusal)
        else:
            self._expect_request()

    def data_received(self, data: bytes) -> None:
        """Parse bytes of the client; empty lines before a request count, too."""
        if self.state is ConnectionState.CLOSING:
            return
        self._unset_keepalive_if_required()
        if self.state is ConnectionState.IDLE:
            self._expect_request()
        for start in range(0, len(data), PIECE):
            piece = data[start : start + PIECE]
            self._body = 0
            try:
                self.parser.feed_data(piece)
            except httptools.HttpParserUpgrade as upgrade:
                self._upgrade(data[start + upgrade.args[0] :])
                return
            except httptools.HttpParserError:
                self._refuse(self._refusal or BAD_REQUEST)
                return
            self._overhead = self._overhead + len(piece) - self._body if self._begun else 0
            if self._overhead > self._listener.limits.head_bytes:
                self._refuse(LARGE_HEAD if self._in_head else LARGE_FRAMING)
                return

    def pause_writing(self) -> None:
        """The write buffer is full: the client reads slowly."""
        super().pause_writing()
        self._drain_deadline = self.loop.call_later(DRAIN_WITHIN, self._too_slow)

    def resume_writing(self) -> None:
        """The write buffer has drained."""
        super().resume_writing()
        if self._drain_deadline is not None:
            self._drain_deadline.cancel()
            self._drain_deadline = None

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self._stop_deadline()
        if self._drain_deadline is not None:
            self._drain_deadline.cancel()
        self._unset_keepalive_if_required()
        self._leave()
        self._listener.connections.closed(self)
        super().connection_lost(exc)
        self.pipeline.clear()

    # parsing

    def on_message_begin(self) -> None:
        """A request begins."""
        self._begun = self._in_head = True
        self._expect_request()
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """A part of the address asked for."""
        super().on_url(url)
        if len(self.url) > self._listener.limits.url_bytes:
            self._stop_parsing(LONG_URL)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header field, or one of a trailer."""
        super().on_header(name, value)
        if len(self.headers) > self._listener.limits.head_fields:
            self._stop_parsing(MANY_FIELDS)

    def on_headers_complete(self) -> None:
        """The head of a request is here."""
        self._in_head = False
        peer = self.client[0] if self.client else ""
        address, scheme = self._listener.client(peer, self.headers)
        if address != peer:
            self.scope["client"] = (address, 0)
        if scheme:
            self.scope["scheme"] = scheme
        if (refusal := self._listener.banned(address)) is not None:
            self._stop_parsing(refusal)
        super().on_headers_complete()
        if self.cycle is not None:
            self._unanswered.append(self.cycle)
        if len(self.pipeline) > self._listener.limits.pipelined:
            self._stop_parsing(PIPELINED)

    def on_body(self, body: bytes) -> None:
        """A part of the body."""
        self._body += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is complete."""
        self._begun = False
        self._stop_deadline()
        self._listener.connections.mark(self, ConnectionState.ANSWERING)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """A request is answered."""
        self._unanswered = [cycle for cycle in self._unanswered if not cycle.response_complete]
        super().on_response_complete()
        if self.state is ConnectionState.ANSWERING and not self.transport.is_closing() and self._is_answered():
            self._listener.connections.mark(self, ConnectionState.IDLE)

    def _is_answered(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    def _stop_parsing(self, refusal: Refusal) -> None:
        self._refusal = refusal
        raise LimitError

    def _should_upgrade(self) -> bool:
        """Whether the request is for a WebSocket: uvicorn leaves it alone then."""
        return self._get_upgrade() == b"websocket"

    # WebSockets

    def _upgrade(self, rest: bytes) -> None:
        """Become a WebSocket, where this is a handshake that is allowed.

        Args:
            rest: what came after the head of the request.
        """
        if not self._should_upgrade():  # to another protocol: uvicorn ignores that, and answers
            self.cycle.keep_alive = False
            self.transport.pause_reading()
            return
        listener = self._listener
        version = self.scope["http_version"]
        key = listener.check_handshake(self.scope["method"], version, self.url, self.headers)
        if not isinstance(key, bytes) or not self._is_answered():
            self._refuse(key if isinstance(key, Refusal) else BAD_REQUEST)
            return
        client = self.scope["client"]
        websocket = WebSocket(listener, self.transport, self.server_state, client[0] if client else "", self.key)
        if not self.key and (refusal := listener.connections.count(websocket)) is not None:
            self._refuse(refusal)
            return
        self._stop_deadline()
        self.connections.discard(self)
        listener.connections.mark(self, ConnectionState.CLOSED)
        self.parser = None  # type: ignore[assignment]  # as uvicorn does: the two refer to each other
        websocket.start(key, rest)

    # endings

    def evict(self) -> None:
        """Close at once, to make room for another connection."""
        if self.state is ConnectionState.CLOSING:
            self._leave()
            self.transport.abort()
        else:
            self._give_up()

    def shutdown(self) -> None:
        """The node stops."""
        if self.state is ConnectionState.CLOSING:
            self.transport.abort()
        else:
            super().shutdown()

    def _expect_request(self) -> None:
        """Start the deadline of a request."""
        if self._deadline is None and not self.transport.is_closing():
            self._deadline = self.loop.call_later(READ_WITHIN, self._give_up)
            if self._is_answered():
                self._listener.connections.mark(self, ConnectionState.READING)

    def _stop_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        """End a request whose deadline has passed, or whose place is needed."""
        answering = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        if self._begun and not answering:
            self.transport.write(TOO_LATE.answer)
        if self._begun:
            self._listener.connections.broke_limit(TOO_LATE.limit)
        self._end()

    def _too_slow(self) -> None:
        self._listener.connections.broke_limit("drain")
        self._end()
        self.transport.abort()

    def _end(self) -> None:
        """Close without waiting for the client; what is still being answered is thrown away."""
        self._stop_deadline()
        for cycle in self._unanswered:  # else uvicorn would write to a closed transport
            cycle.disconnected = True
            cycle.message_event.set()
        self._unanswered = []
        self.pipeline.clear()
        self._listener.connections.mark(self, ConnectionState.CLOSED)
        self.transport.close()

    def _leave(self) -> None:
        """Stop lingering."""
        if self.state is ConnectionState.CLOSING:
            self._listener.connections.lingering -= 1
            self._listener.connections.mark(self, ConnectionState.CLOSED)

    def _refuse(self, refusal: Refusal) -> None:
        """Send the reason, then linger: closing at once, while the client still sends, would discard the response."""
        if refusal.limit:
            self._listener.connections.broke_limit(refusal.limit)
        answering = self.cycle is not None and not self.cycle.response_complete
        if answering or not refusal.answer or self._listener.connections.lingering >= MOST_LINGERING:
            self._end()
            return
        self._stop_deadline()
        self._listener.connections.mark(self, ConnectionState.CLOSING)
        self._listener.connections.lingering += 1
        self.transport.write(refusal.answer)
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._deadline = self.loop.call_later(LINGER, self.transport.abort)
