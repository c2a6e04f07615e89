"""WebSocket connections on picows' frames: messages in order, keep-alive, limits, and the closing handshake."""

import asyncio
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

from picows import WSFrame, WSMsgType, WSTransport
from uvicorn.server import ServerState

from dicehouse.server.logs import get_logger
from dicehouse.server.metrics import METRICS
from dicehouse.server.protocol import LARGEST
from dicehouse.server.rate_limit import LeakyBucket
from dicehouse.server.transport.addresses import client_key
from dicehouse.server.transport.close_codes import CloseCode, is_valid_from_client
from dicehouse.server.transport.connection import ConnectionState
from dicehouse.server.transport.frames import (
    HANDSHAKE,
    DiscardedReads,
    FrameListener,
    LimitedReads,
    Output,
    feed,
    make_protocol,
    text_frames,
)
from dicehouse.server.transport.listener import Listener

LARGEST_MESSAGE = 2 * LARGEST
"""No message of a client has more bytes, in one frame or in several."""
MOST_UNREAD = 16
"""Unanswered messages of a client beyond which reading is paused."""
BURST = 2
"""The burst of control frames and fragments, in seconds of their rate."""
PING_EVERY = 20.0
"""Seconds between two pings, and for the answer to one."""
LINGER, FLUSH_WITHIN = 2.0, 10.0
"""Seconds that a client has to answer a close frame, and then to read what was sent before it."""
MUCH_AT_ONCE = 1024
"""Bytes behind a frame, read together with it, from which on a client is read from little by little."""
MOST_DISCARDED = 256 * 1024
"""Bytes that are discarded after the close frame before reading is paused."""

TEXT, BINARY, CONTINUATION, PING, PONG, CLOSE = (
    WSMsgType.TEXT, WSMsgType.BINARY, WSMsgType.CONTINUATION, WSMsgType.PING, WSMsgType.PONG, WSMsgType.CLOSE,
)  # fmt: skip

_UNFLUSHED: "WeakKeyDictionary[asyncio.AbstractEventLoop, list[WebSocket]]" = WeakKeyDictionary()
"""By loop: the connections with unsent texts of this iteration."""

OPEN, UPGRADED = ConnectionState.OPEN, ConnectionState.UPGRADED

log = get_logger(__name__)


_NO_HEADERS: Any = {}
"""Replaces the headers of handshakes, which are never read again and need memory."""


class WebSocket(FrameListener):
    """One WebSocket connection: passes complete messages on, and closes on violations of protocol and limits."""

    __slots__ = (
        "_discarded", "_frames", "_held", "_inbox", "_listener", "_loop", "_part_sizes", "_parts",
        "_ping_unanswered", "_pong", "_reader", "_reading_paused", "_server_state", "_text_parts", "_timer",
        "_transport", "_unflushed", "_unsent", "_ws", "behind", "key", "on_text", "state",
    )  # fmt: skip

    def __init__(
        self, listener: Listener, transport: asyncio.Transport, server_state: ServerState, address: str, key: str
    ) -> None:
        self.state = ConnectionState.CLOSED
        self.key = key or client_key(address)
        self.behind = False
        """Whether the client reads more slowly than it is written to."""
        self.on_text: Callable[[str], bool] | None = None
        self._listener = listener
        self._transport = transport
        self._server_state = server_state
        self._loop = asyncio.get_running_loop()
        self._ws: WSTransport | None = None
        self._unsent: list[bytes] = []
        self._unflushed = _UNFLUSHED.setdefault(self._loop, [])
        self._inbox: list[str | None] = []  # mostly empty: a deque takes room even then
        self._reader: asyncio.Future[None] | None = None
        self._held = False
        """Whether `on_text` has taken a message: later ones wait until it is answered."""
        self._reading_paused = False
        self._parts: list[bytes] | None = None
        """The fragments of a message that is not complete."""
        self._part_sizes = 0
        self._text_parts = False
        self._frames: LeakyBucket | None = None
        """Counts control frames and fragments; made when the first comes."""
        self._ping_unanswered = False
        self._pong: bytes | None = None
        """The latest ping that could not be answered yet."""
        self._timer: asyncio.TimerHandle | None = None
        self._discarded = 0

    def start(self, key: bytes, rest: bytes) -> None:
        """Answer the handshake, and go on with the bytes that came after it.

        Args:
            key: of the handshake.
            rest: what came after it.
        """
        protocol = make_protocol(self, LARGEST_MESSAGE)
        protocol.connection_made(Output(self._transport))
        feed(protocol, HANDSHAKE % key)
        if self._ws is None:  # never with a key that was checked
            self._transport.abort()
            raise RuntimeError("picows refused a handshake")
        self._transport.set_protocol(protocol)
        while rest:
            rest = feed(self._transport.get_protocol(), rest)

    # what picows calls

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The handshake is done."""
        self._ws = transport
        transport.request.headers = transport.response.headers = _NO_HEADERS
        self._listener.connections.mark(self, ConnectionState.UPGRADED)
        self._server_state.connections.add(self)  # type: ignore[arg-type]  # it calls `shutdown`, and nothing else
        self._timer = self._loop.call_later(PING_EVERY, self._keep_alive)
        task = self._loop.create_task(self._serve())
        self._server_state.tasks.add(task)
        task.add_done_callback(self._server_state.tasks.discard)

    async def _serve(self) -> None:
        await self._listener.serve(self)
        self.close(CloseCode.NORMAL)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """A frame of the client."""
        state = self.state
        if state is not OPEN and state is not UPGRADED:
            return
        if frame.rsv1 or frame.rsv2 or frame.rsv3:
            self.close(CloseCode.PROTOCOL_ERROR, "reserved bits are set")
            return
        if frame.tail_size > MUCH_AT_ONCE:
            self._read_little()
        kind = frame.msg_type
        if kind == TEXT and frame.fin and self._parts is None:
            try:
                text = frame.get_payload_as_utf8_text()
            except UnicodeDecodeError:
                self.close(CloseCode.INVALID_TEXT, "this is no text")
                return
            self._handle(text)
        else:
            self._rare_frame(kind, frame)

    def _read_little(self) -> None:
        protocol = self._transport.get_protocol()
        if not isinstance(protocol, LimitedReads):
            self._transport.set_protocol(LimitedReads(protocol))

    def broken(self) -> None:
        """Picows is about to send a close frame: nothing more is parsed."""
        if self._ws is not None:
            self._discard_reads()
            self._loop.call_soon(self.close_frame_sent)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """The connection has ended."""
        self._stop_timer()
        self._server_state.connections.discard(self)
        self._listener.connections.closed(self)
        self._unsent = []
        self._ws = None
        self.on_text = None
        self._arrived(None)

    def pause_writing(self) -> None:
        """The write buffer is full: the client reads slowly."""
        self.behind = True

    def resume_writing(self) -> None:
        """The write buffer has drained."""
        self.behind = False
        if self._pong is not None:
            pong, self._pong = self._pong, None
            self._answer_ping(pong)

    # frames

    def _rare_frame(self, kind: WSMsgType, frame: WSFrame) -> None:
        """Handle any frame but a text in one piece."""
        if kind == CLOSE:
            self._client_closes(frame.get_payload_as_bytes())
        elif kind == PONG and self._ping_unanswered:
            self._ping_unanswered = False
        elif kind == BINARY and frame.fin and self._parts is None:
            self._handle(frame.get_payload_as_bytes().decode(errors="replace"))
        elif self._within_rate():
            if kind == PING:
                self._answer_ping(frame.get_payload_as_bytes())
            elif kind != PONG:
                self._fragment(kind, frame)

    def _within_rate(self) -> bool:
        """Count a control frame or a fragment; closes the connection where there are too many."""
        rate = self._listener.limits.frames
        if not rate:
            return True
        if self._frames is None:
            self._frames = LeakyBucket(BURST * rate, rate)
        if self._frames.take():
            return True
        self._listener.connections.broke_limit("frames")
        self.close(CloseCode.POLICY_VIOLATION, "too many control frames or fragments")
        return False

    def _fragment(self, kind: WSMsgType, frame: WSFrame) -> None:
        if (kind == CONTINUATION) != (self._parts is not None):
            self.close(CloseCode.PROTOCOL_ERROR, "a fragment in the wrong place")
            return
        if self._parts is None:
            self._parts, self._part_sizes, self._text_parts = [], 0, kind == TEXT
        self._parts.append(frame.get_payload_as_bytes())
        self._part_sizes += frame.payload_size
        if self._part_sizes > LARGEST_MESSAGE:
            self._listener.connections.broke_limit("message")
            self.close(CloseCode.MESSAGE_TOO_BIG, "the message is too big")
        elif len(self._parts) > self._listener.limits.fragments:
            self._listener.connections.broke_limit("fragments")
            self.close(CloseCode.POLICY_VIOLATION, "the message has too many fragments")
        elif frame.fin:
            data, self._parts = b"".join(self._parts), None
            try:
                self._handle(data.decode(errors="strict" if self._text_parts else "replace"))
            except UnicodeDecodeError:
                self.close(CloseCode.INVALID_TEXT, "this is no text")

    def _answer_ping(self, payload: bytes) -> None:
        """Answer a ping; for a client that does not read, only the latest (RFC 6455 5.5.3)."""
        if self.behind:
            self._pong = payload
        elif self._ws is not None and not self._is_over():
            self.flush()
            self._ws.send_pong(payload)

    def _client_closes(self, payload: bytes) -> None:
        code = int.from_bytes(payload[:2], "big") if payload else CloseCode.NORMAL
        self.close(code if is_valid_from_client(code) else CloseCode.PROTOCOL_ERROR)
        self._transport.close()

    def _keep_alive(self) -> None:
        if self._ping_unanswered:
            self.close(CloseCode.INTERNAL_ERROR, "no answer to a ping")
            return
        self._ping_unanswered = True
        self._timer = self._loop.call_later(PING_EVERY, self._keep_alive)
        if self._ws is not None:
            self.flush()
            self._ws.send_ping()

    # texts, in

    async def receive(self) -> str | None:
        """The next text; None when nothing more will come."""
        while self._held or not self._inbox:
            self._reader = self._loop.create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        text = self._inbox.pop(0)
        if text is None:
            self._inbox.append(None)  # later calls get None, too
        elif self._reading_paused and len(self._inbox) <= MOST_UNREAD:
            self._reading_paused = False
            self._transport.resume_reading()
        return text

    def answered(self) -> None:
        """The text that `on_text` took is answered: the next one may be received."""
        self._held = False
        if self._inbox:
            self._wake()

    def _handle(self, text: str) -> None:
        """Pass a message on: to `on_text` where `receive` is pending and no message waits, else to the inbox."""
        if self.on_text is None or self._held or self._reader is None or self._reader.done():
            self._arrived(text)
            return
        self._held = True
        if not self.on_text(text):
            self._held = False
            self._arrived(text)

    def _arrived(self, text: str | None) -> None:
        self._inbox.append(text)
        if text is None:
            self._held = False  # nothing is received any more, so order does not matter
        elif len(self._inbox) > MOST_UNREAD and not self._reading_paused:
            self._reading_paused = True
            self._transport.pause_reading()
        self._wake()

    def _wake(self) -> None:
        if self._reader is not None and not self._reader.done() and not self._held:
            self._reader.set_result(None)

    # texts, out

    @property
    def unsent(self) -> int:
        """How many bytes the client has not read yet."""
        return self._transport.get_write_buffer_size() if self._ws is not None else 0

    @property
    def crowded(self) -> bool:
        """Whether the places left on the node are for players."""
        return self._listener.connections.crowded

    def established(self) -> None:
        """The client is known now."""
        if self.state is ConnectionState.UPGRADED:
            self._listener.connections.mark(self, ConnectionState.OPEN)

    def send(self, data: bytes) -> None:
        """Queue a text. All texts of one loop iteration are written together, because system calls dominate."""
        state = self.state
        if state is not OPEN and state is not UPGRADED:
            return
        if not self._unsent:
            if not self._unflushed:
                self._loop.call_soon(_flush_all, self._unflushed)
            self._unflushed.append(self)
        self._unsent.append(data)

    def flush(self) -> None:
        """Write all queued texts in one system call."""
        unsent = self._unsent
        if not unsent or self._ws is None:
            return
        self._unsent = []
        if not self._transport.is_closing():
            self._transport.write(text_frames(unsent))

    # endings

    def close(self, code: int, reason: str = "") -> None:
        """Send what waits, then close; nothing more is received."""
        if self._ws is None or self._is_over():
            return
        self.flush()
        self._ws.send_close(code, reason)  # type: ignore[arg-type]  # any number will do
        self.close_frame_sent()

    def close_frame_sent(self) -> None:
        """The close frame is sent, by `close` or by picows after broken frames: linger for the client's answer."""
        if self._ws is None or self._is_over():
            return
        self._listener.connections.mark(self, ConnectionState.CLOSING)
        self._stop_timer()
        self._parts = None
        self._discard_reads()
        self._arrived(None)
        if self._transport.is_closing():
            return
        if self._reading_paused:
            self._reading_paused = False
            self._transport.resume_reading()
        if self._transport.can_write_eof():
            self._transport.write_eof()
        self._timer = self._loop.call_later(LINGER, self._end)

    def _discard_reads(self) -> None:
        protocol = self._transport.get_protocol()
        if not isinstance(protocol, DiscardedReads):
            self._transport.set_protocol(DiscardedReads(protocol, self))

    def discard(self, size: int) -> None:
        """Count bytes after the close frame; reading is paused after many."""
        self._discarded += size
        if self._discarded > MOST_DISCARDED and not self._reading_paused:
            self._reading_paused = True
            self._transport.pause_reading()

    def _end(self) -> None:
        self._timer = self._loop.call_later(FLUSH_WITHIN, self._transport.abort)
        self._transport.close()

    def _is_over(self) -> bool:
        return self.state is not ConnectionState.OPEN and self.state is not ConnectionState.UPGRADED

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def evict(self) -> None:
        """Close at once, to make room for another connection."""
        self.close(CloseCode.TRY_AGAIN_LATER, "the house is full")
        self._listener.connections.mark(self, ConnectionState.CLOSED)
        self._transport.close()

    def shutdown(self) -> None:
        """The node stops."""
        self.close(CloseCode.SERVICE_RESTART)


def _flush_all(unflushed: list[WebSocket]) -> None:
    connections = unflushed.copy()
    unflushed.clear()
    for connection in connections:
        try:
            connection.flush()
        except Exception:  # the other connections must be flushed all the same
            METRICS.failures.inc()
            log.exception("a connection could not be written to")
