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
_MEDIUM_HEAD, _LONG_HEAD = struct.Struct(">BBH"), struct.Struct(">BBQ")


def text_head(size: int) -> bytes:
    """The head of a text frame of a server (RFC 6455 5.2): one frame, not masked.

    All other frames are sent by picows. Texts are not: writing all texts of one loop iteration in one call
    takes 10 % less CPU for a move than handing them to picows one by one (`make bench-server`, 100 matches).
    """
    if size < 126:
        return _SHORT_HEADS[size]
    return _MEDIUM_HEAD.pack(0x81, 126, size) if size < 1 << 16 else _LONG_HEAD.pack(0x81, 127, size)


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


_get_buffer, _buffer_updated = WSProtocol.get_buffer, WSProtocol.buffer_updated


class FrameProtocol(WSProtocol):  # type: ignore[misc]  # it has no stub
    """picows' parser, fed with few bytes at a time, and with none after the close frame."""

    __slots__ = ()

    def get_buffer(self, hint: int) -> memoryview:
        """Where the next bytes are to be put. Full buffers grow, so that what fits bounds how large they get."""
        buffer: memoryview = _get_buffer(self, hint)
        return buffer if len(buffer) <= READ_AT_ONCE else buffer[:READ_AT_ONCE]

    def buffer_updated(self, size: int) -> None:
        """Parse bytes that were put into the buffer. After the close frame they are discarded."""
        transport = self.transport
        if transport.is_close_frame_sent:
            self.listener.discard(size)
            return
        _buffer_updated(self, size)
        if transport.is_close_frame_sent:
            self.listener.close_frame_sent()


def make_protocol(listener: WSListener, largest: int) -> FrameProtocol:
    """Make picows' protocol for one connection, on the side of the server.

    Args:
        listener: sees every frame; where bytes come after the goodbye it is asked to `discard` them.
        largest: bytes of the largest frame.
    """
    return FrameProtocol(
        None,  # host and port, of a client
        None,  # path, of a client
        False,  # is it a client?
        lambda _: listener,
        _Log,
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


def feed(protocol: FrameProtocol, data: bytes) -> None:
    """Give a protocol bytes that were read before it was there."""
    while data:
        buffer = protocol.get_buffer(len(data))
        size = min(len(buffer), len(data))
        buffer[:size] = data[:size]
        protocol.buffer_updated(size)
        data = data[size:]


class _Log:
    """Takes what picows logs: what clients do wrong is no error of the node, and what we do wrong is."""

    @staticmethod
    def isEnabledFor(_: int) -> bool:  # noqa: N802 - as logging has it
        """Nothing below errors is asked for."""
        return False

    @staticmethod
    def info(*_: object) -> None:
        """Not kept."""

    log = debug = warning = info

    @staticmethod
    def error(message: str, *_: object) -> None:
        """Broken frames of a client."""
        METRICS.refused.labels("broken").inc()

    @staticmethod
    def exception(message: str, *_: object) -> None:
        """Something failed here."""
        METRICS.failures.inc()
        log.exception("a WebSocket failed", part=message)


def check_picows() -> None:
    """Raise where picows' protocol is no longer what this module drives; needs a running loop."""

    class Probe(WSListener):
        def __init__(self) -> None:
            self.heard: list[bytes] = []

        def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
            self.heard.append(frame.get_payload_as_bytes())

    class Sink:
        def __init__(self) -> None:
            self.written = b""

        def write(self, data: bytes) -> None:
            self.written += bytes(data)

        def get_write_buffer_size(self) -> int:
            return 1

        def get_extra_info(self, name: str, default: object = None) -> Any:
            return _ProbeSocket() if name == "socket" else default

    probe, sink = Probe(), Sink()
    try:
        protocol = make_protocol(probe, 125)
        protocol.connection_made(sink)
        feed(protocol, HANDSHAKE % b"dGhlIHNhbXBsZSBub25jZQ==" + b"\x81\x82\0\0\0\0ok")
        protocol.transport.send(WSMsgType.TEXT, b"ok")
    except Exception as error:
        raise RuntimeError(f"this version of picows is not the one Dicehouse was written for: {error!r}") from error
    accepted = b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" in sink.written  # the example of RFC 6455
    if probe.heard != [b"ok"] or not accepted or not sink.written.endswith(b"\x81\x02ok"):
        raise RuntimeError("this version of picows is not the one Dicehouse was written for: a probe was not answered")


class _ProbeSocket:
    """A socket that is none, for `check_picows`."""

    def fileno(self) -> int:
        return -1

    def setsockopt(self, *_: object) -> None:
        return

    def getsockopt(self, *_: object) -> int:
        return 0
