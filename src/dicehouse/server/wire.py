"""WebSockets as uvicorn speaks them, with a short way in and out for what is said most: small texts in one piece.

Everything else - handshakes, pings, long or split messages, closing, whatever is wrong - takes uvicorn's own way.
"""

import asyncio
import struct
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # a build of websockets without its C part
    from websockets.utils import apply_mask

EXTENSION = "dicehouse.wire"
"""Where an application finds the wire in its scope."""
MOST_UNREAD = 16
"""So many messages of a client wait to be answered before no more is read from it."""
LINGER = 2.0
"""So many seconds are left to a client that was told goodbye."""
BROKEN = 1002
TEXT, MASKED, SHORT, MEDIUM = 0x81, 0x80, 126, 1 << 16
SHORT_HEADS = tuple(bytes((TEXT, size)) for size in range(SHORT))
MEDIUM_HEAD, LONG_HEAD = struct.Struct(">BBH"), struct.Struct(">BBQ")

_WAITING: "WeakKeyDictionary[asyncio.AbstractEventLoop, list[Wire]]" = WeakKeyDictionary()
"""The wires on which something was written in this turn of a loop."""


class Wire(WebSocketsSansIOProtocol):
    """One connection.

    Some of what uvicorn sets has slots too: with no more than thirty attributes left, the dictionaries of all
    connections share their keys, and each is a good kilobyte smaller.
    """

    __slots__ = (
        "_direct", "_held", "_inbox", "_reader", "_unwritten", "_waiting", "_whole", "behind", "close_sent", "conn",
        "curr_msg_data_type", "frames", "loop", "queue", "quick", "read_paused", "scope", "transport", "writable",
    )  # fmt: skip

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self._inbox: list[str | None] = []  # short: a deque would take more room than all else here
        self._reader: asyncio.Future[None] | None = None
        self._direct = False
        self._whole = False
        """Whether the next byte begins a message."""
        self._held = False
        """Whether a text is being seen to: those after it wait until it is answered."""
        self._unwritten: list[bytes] = []
        self._waiting = _WAITING.setdefault(self.loop, [])
        self.behind = False
        """Whether the client reads more slowly than it is written to."""
        self.quick: Callable[[str], bool] | None = None
        """Is shown every text while somebody waits for one; says whether it sees to it, and then calls `answered`."""

    def handle_connect(self, event: Request) -> None:
        """Let the application find the short way."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    # out

    def write(self, data: bytes) -> None:
        """Send a text soon, or never where the connection is about to end.

        All that is written in one turn of the loop goes out together: it is calls of the system that take time.
        """
        if self.close_sent or self.transport.is_closing():
            return
        size = len(data)
        if size < SHORT:
            head = SHORT_HEADS[size]
        elif size < MEDIUM:
            head = MEDIUM_HEAD.pack(TEXT, SHORT, size)
        else:
            head = LONG_HEAD.pack(TEXT, SHORT + 1, size)
        if not self._unwritten:
            if not self._waiting:
                self.loop.call_soon(_flush_all, self._waiting)
            self._waiting.append(self)
        self._unwritten += (head, data)

    def flush(self) -> None:
        """Send what was written."""
        if self._unwritten:
            data = b"".join(self._unwritten)
            self._unwritten.clear()
            if not self.transport.is_closing():
                self.transport.write(data)

    def pause_writing(self) -> None:
        """The client does not keep up."""
        super().pause_writing()
        self.behind = True

    def resume_writing(self) -> None:
        """It has caught up."""
        super().resume_writing()
        self.behind = False

    @property
    def unsent(self) -> int:
        """How many bytes the client has not read yet."""
        return self.transport.get_write_buffer_size()

    # in

    async def read(self) -> str | None:
        """The next text; None when the client is gone. Whoever has read once reads like this from then on."""
        if not self._direct:
            self._direct = True
            self._whole = self._between_messages()
            self._forget_handshake()
            while not self.queue.empty():
                self._inbox.append(_text(self.queue.get_nowait()))
            self._go_on()
        while self._held or not self._inbox:
            self._reader = self.loop.create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        text = self._inbox.pop(0)
        if text is None:
            self._inbox.append(None)  # gone is gone, however often somebody asks
        self._go_on()
        return text

    def _forget_handshake(self) -> None:
        """It is a good part of what an open connection holds in memory, and nobody asks for it again."""
        self.scope["headers"] = []
        del self.request, self.response

    def answered(self) -> None:
        """What was seen to is answered: the next one, please."""
        self._held = False
        if self._inbox:
            self._wake()

    def hang_up(self) -> None:
        """Let whoever reads think that the client is gone."""
        self._arrived(None)

    def data_received(self, data: bytes) -> None:
        """Bytes of the client."""
        if self._whole and not self.close_sent and (text := _short_text(data)) is not None:
            if self.quick is None or self._held or self._reader is None or self._reader.done():
                self._arrived(text)
                return
            self._held = True
            if not self.quick(text):
                self._held = False
                self._arrived(text)
            return
        self.flush()
        super().data_received(data)
        if self._direct:
            self._whole = self._between_messages()
            self._empty_queue()

    def handle_parser_exception(self) -> None:
        """Say why this is the end, and read on for a moment: closing on somebody who sends drops the word."""
        if self.close_sent or self.transport.is_closing():
            return
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": BROKEN})
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.close_timer = self.loop.call_later(LINGER, self.transport.close)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self._empty_queue()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        super().connection_lost(exc)
        self._empty_queue()

    def shutdown(self) -> None:
        """The node stops."""
        self.flush()
        super().shutdown()
        self._empty_queue()

    def _between_messages(self) -> bool:
        """Whether nothing of a message is here yet; where that cannot be seen, the long way is taken."""
        parser: Any = self.conn.parser
        while (inner := getattr(parser, "gi_yieldfrom", None)) is not None:
            parser = inner
        return not self.frames and getattr(parser, "__name__", "") == "at_eof"

    def _empty_queue(self) -> None:
        if self._direct:
            while not self.queue.empty():
                self._arrived(_text(self.queue.get_nowait()))

    def _arrived(self, text: str | None) -> None:
        self._inbox.append(text)
        if text is None:
            self._held = False  # nobody is left to whom anything could come in the wrong order
        self._wake()
        if text is None or self.close_sent:
            return  # the end: what comes now is only read so that the client's goodbye is seen
        if len(self._inbox) > MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        elif self.read_paused:
            self._go_on()

    def _wake(self) -> None:
        if self._reader is not None and not self._reader.done() and not self._held:
            self._reader.set_result(None)

    def _go_on(self) -> None:
        if self.read_paused and len(self._inbox) <= MOST_UNREAD:
            self.read_paused = False
            self.transport.resume_reading()


def _flush_all(waiting: list[Wire]) -> None:
    wires = waiting.copy()
    waiting.clear()
    for wire in wires:
        try:
            wire.flush()
        except Exception as error:  # the others are to hear theirs all the same
            wire.loop.call_exception_handler({"message": "a wire could not be written to", "exception": error})


def _short_text(data: bytes) -> str | None:
    """The text, where the data are one frame with a short one."""
    size = len(data) - 6
    if 0 < size < SHORT and data[0] == TEXT and data[1] == MASKED | size:
        try:
            return str(apply_mask(data[6:], data[2:6]), "utf-8")
        except UnicodeDecodeError:
            return None
    return None


def _text(event: Any) -> str | None:
    """What an event of the long way says."""
    if event["type"] == "websocket.disconnect":
        return None
    text = event.get("text")
    return str(text) if text is not None else (event.get("bytes") or b"").decode(errors="replace")
