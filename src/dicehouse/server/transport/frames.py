"""picows' WebSocket parser, driven by hand: uvicorn has accepted the connection and read the request already.

This leans on `picows.picows.WSProtocol`, which is not documented; pyproject.toml bounds the version of picows, and
`check_picows` says at the start of a node where it has changed. The way without is picows' public `ws_create_server`
with the same listener, on a port of its own.
"""

import asyncio
import struct
from typing import Any

from picows import WSFrame, WSListener, WSMsgType, WSTransport
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # not in the stubs

from dicehouse.server.logs import get_logger
from dicehouse.server.metrics import METRICS

READ_AT_ONCE = 4096
"""Bytes that are read and parsed in one go."""
FIRST_BUFFER = 2048
"""Bytes of the buffer a connection begins with; picows takes no fewer."""

HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: %b\r\n\r\n"
)
"""What picows is told of a handshake. Only the key matters: it would refuse `Connection: keep-alive, Upgrade`, too."""

log = get_logger(__name__)


_SHORT_HEADS = tuple(bytes((0x81, size)) for size in range(126))
_medium_head, _long_head = struct.Struct(">BBH").pack, struct.Struct(">BBQ").pack


def text_frames(texts: list[bytes]) -> bytes:
    """Texts of a server as frames (RFC 6455 5.2): one frame each, not masked.

    All other frames are sent by picows. Texts are not: writing all texts of one loop iteration in one call
    takes 10 % less CPU for a move than handing them to picows one by one (`make bench-server`, 100 matches).
    """
    parts: list[bytes] = []
    for text in texts:
        size = len(text)
        if size < 126:
            head = _SHORT_HEADS[size]
        else:
            head = _medium_head(0x81, 126, size) if size < 1 << 16 else _long_head(0x81, 127, size)
        parts += (head, text)
    return b"".join(parts)


class Output:
    """What picows takes for the transport below it. It writes past asyncio where nothing waits to be written."""

    __slots__ = ("_transport",)

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport

    def get_write_buffer_size(self) -> int:
        """How many bytes wait to be written."""
        return self._transport.get_write_buffer_size()

    def write(self, data: bytes) -> None:
        """Write."""
        self._transport.write(data)

    def writelines(self, parts: list[bytes]) -> None:
        """The same for parts; they are copied, because picows uses their memory again."""
        self.write(b"".join(parts))

    def get_extra_info(self, name: str, default: object = None) -> Any:
        """Of the transport below."""
        return self._transport.get_extra_info(name, default)

    def close(self) -> None:
        """Nothing: picows closes a moment after its last word, and `WebSocket` gives clients longer."""

    def abort(self) -> None:
        """Close, now."""
        self._transport.abort()


class FrameListener(WSListener):
    """A listener of picows that also hears of broken frames, and of bytes after the close frame."""

    __slots__ = ()

    def broken(self) -> None:
        """Picows is about to send a close frame of its own, because of broken frames or a failure here."""

    def discard(self, size: int) -> None:
        """So many bytes came after the close frame."""


class LimitedReads(asyncio.BufferedProtocol):
    """Puts bytes into picows' buffer, few at a time.

    The buffer doubles whenever it is full, so that what is read at once bounds how large it gets. Clients who never
    send much do without this protocol: two calls of Python less for every read.
    """

    __slots__ = ("_frames",)

    def __init__(self, frames: asyncio.BaseProtocol) -> None:
        self._frames: Any = frames

    def get_buffer(self, hint: int) -> memoryview:
        """Where the next bytes are to be put."""
        buffer: memoryview = self._frames.get_buffer(hint)
        return buffer if len(buffer) <= READ_AT_ONCE else buffer[:READ_AT_ONCE]

    def buffer_updated(self, size: int) -> None:
        """Parse bytes that were put into the buffer."""
        self._frames.buffer_updated(size)

    def eof_received(self) -> bool:
        """The client sends nothing more: the transport closes itself."""
        return False

    def pause_writing(self) -> None:
        """The write buffer is full."""
        self._frames.pause_writing()

    def resume_writing(self) -> None:
        """The write buffer has drained."""
        self._frames.resume_writing()

    def connection_lost(self, error: Exception | None) -> None:
        """The connection has ended."""
        self._frames.connection_lost(error)


_DISCARDED = memoryview(bytearray(READ_AT_ONCE))
"""Takes the bytes of all connections that nobody looks at."""


class DiscardedReads(LimitedReads):
    """Takes bytes after the close frame: they are counted, and parsed no more."""

    __slots__ = ("_listener",)

    def __init__(self, frames: asyncio.BaseProtocol, listener: FrameListener) -> None:
        super().__init__(frames)
        self._listener = listener

    def get_buffer(self, hint: int) -> memoryview:
        """Anywhere."""
        return _DISCARDED

    def buffer_updated(self, size: int) -> None:
        """Count the bytes."""
        self._listener.discard(size)


def make_protocol(listener: FrameListener, largest: int) -> WSProtocol:
    """Make picows' protocol for one connection, on the side of the server.

    Args:
        listener: sees every frame.
        largest: bytes of the largest frame.
    """
    return WSProtocol(
        None,  # host and port, of a client
        None,  # path, of a client
        False,  # is it a client?
        lambda _: listener,
        _Log(listener),
        True,  # disconnect on exceptions
        None,  # no timeout for the handshake: it is all there
        False,  # no pings of its own,
        20.0,
        20.0,
        1,
        False,  # nor pongs: limits count pings
        largest,
        None,  # headers, of a client
        FIRST_BUFFER,
    )


def feed(protocol: Any, data: bytes) -> bytes:
    """Give a protocol bytes that were read before it was there, as many as it takes at once; gives the others."""
    buffer: memoryview = protocol.get_buffer(len(data))
    size = min(len(buffer), len(data))
    buffer[:size] = data[:size]
    protocol.buffer_updated(size)
    return data[size:]


class _Log:
    """Takes what picows logs of one connection: what clients do wrong is no error of the node, what we do wrong is."""

    __slots__ = ("_listener",)

    def __init__(self, listener: FrameListener) -> None:
        self._listener = listener

    @staticmethod
    def isEnabledFor(_: int) -> bool:  # noqa: N802 - as logging has it
        """Nothing below errors is asked for."""
        return False

    @staticmethod
    def info(*_: object) -> None:
        """Not kept."""

    log = debug = warning = info

    def error(self, message: str, *_: object) -> None:
        """Broken frames of a client."""
        METRICS.refused.labels("broken").inc()
        self._listener.broken()

    def exception(self, message: str, *_: object) -> None:
        """Something failed here."""
        METRICS.failures.inc()
        log.exception("a WebSocket failed", part=message)
        self._listener.broken()


def check_picows() -> None:
    """Raise where picows' protocol is no longer what this module drives; needs a running loop."""

    class Probe(FrameListener):
        def __init__(self) -> None:
            self.heard: list[bytes] = []
            self.is_broken = False

        def broken(self) -> None:
            self.is_broken = True

        def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
            self.heard.append(frame.get_payload_as_bytes())

    class Sink:
        def __init__(self) -> None:
            self.written = b""

        def write(self, data: bytes) -> None:
            self.written += bytes(data)

        def get_write_buffer_size(self) -> int:
            return 1

        def close(self) -> None:
            """Called a moment after the probe's broken frame."""

        def get_extra_info(self, name: str, default: object = None) -> Any:
            return _ProbeSocket() if name == "socket" else default

    probe, sink = Probe(), Sink()
    try:
        protocol = make_protocol(probe, 125)
        protocol.connection_made(sink)
        feed(protocol, HANDSHAKE % b"dGhlIHNhbXBsZSBub25jZQ==" + b"\x81\x82\0\0\0\0ok")
        protocol.transport.send(WSMsgType.TEXT, b"ok")
        answered = sink.written
        feed(protocol, b"\xff\xff")
    except Exception as error:
        raise RuntimeError(f"this version of picows is not the one Dicehouse was written for: {error!r}") from error
    accepted = b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" in answered  # the example of RFC 6455
    closed = probe.is_broken and sink.written[len(answered) :].startswith(b"\x88")
    if probe.heard != [b"ok"] or not accepted or not answered.endswith(b"\x81\x02ok") or not closed:
        raise RuntimeError("this version of picows is not the one Dicehouse was written for: a probe was not answered")


class _ProbeSocket:
    """A socket that is none, for `check_picows`."""

    def fileno(self) -> int:
        return -1

    def setsockopt(self, *_: object) -> None:
        return

    def getsockopt(self, *_: object) -> int:
        return 0
