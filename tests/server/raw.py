"""Connections to a node of which a test decides every byte, from any address of this machine."""

import contextlib
import socket
from types import TracebackType
from typing import NamedTuple, Self

from websockets.frames import Frame, Opcode

from server.conftest import NodeProcess

PATIENCE = 30.0
KEY = "dGhlIHNhbXBsZSBub25jZQ=="


class Answer(NamedTuple):
    """An HTTP answer."""

    status: int
    headers: dict[str, str]
    body: bytes


class Told(NamedTuple):
    """A frame of the house."""

    opcode: int
    data: bytes


def request(line: str, *fields: str, body: bytes = b"") -> bytes:
    return "\r\n".join((line, "Host: localhost", *fields, "", "")).encode() + body


def handshake(*fields: str, path: str = "/ws", key: str = KEY) -> bytes:
    usual = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}")
    return request(f"GET {path} HTTP/1.1", *usual, *fields)


def frame(data: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """A frame of a client."""
    return Frame(opcode, data, fin).serialize(mask=True)


class Raw:
    """A connection. `source` is the address it comes from: all of 127.0.0.0/8 are this machine."""

    def __init__(self, node: NodeProcess, source: str = "127.0.0.1") -> None:
        self._socket = socket.create_connection(("127.0.0.1", node.port), PATIENCE, (source, 0))
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._rest = b""
        self.lost = False
        """Whether the house has hung up."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._socket.close()

    def send(self, *pieces: bytes) -> bool:
        """Send pieces one by one; gives whether the house took all of them."""
        try:
            for piece in pieces:
                self._socket.sendall(piece)
        except OSError:
            return False
        return True

    def send_without_reading(self, data: bytes, most: int) -> int:
        """Send so many bytes at the most, until the house takes no more for a moment; gives how many it took."""
        self._socket.settimeout(1.0)
        sent = 0
        with contextlib.suppress(OSError):
            while sent < most:
                sent += self._socket.send(data)
        self._socket.settimeout(PATIENCE)
        return sent

    def finish(self) -> None:
        """Send nothing more."""
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_WR)

    def _receive(self) -> bool:
        try:
            part = self._socket.recv(65536)
        except ConnectionError:
            part = b""
        self._rest += part
        self.lost = not part
        return bool(part)

    def answer(self) -> Answer | None:
        """The next HTTP answer; None where the house hangs up first."""
        while b"\r\n\r\n" not in self._rest:
            if not self._receive():
                return None
        head, _, rest = self._rest.partition(b"\r\n\r\n")
        lines = head.decode().split("\r\n")
        headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines[1:])}
        size = int(headers.get("content-length", 0))
        while len(rest) < size and self._receive():
            rest = self._rest.partition(b"\r\n\r\n")[2]
        self._rest = rest[size:]
        return Answer(int(lines[0].split()[1]), headers, rest[:size])

    def upgrade(self, *fields: str) -> Self:
        """Become a WebSocket."""
        self.send(handshake(*fields))
        answer = self.answer()
        assert answer is not None
        assert answer.status == 101, answer
        return self

    def frame(self) -> Told | None:
        """The next frame of the house; None where it hangs up first."""
        while (told := self._parse()) is None:
            if not self._receive():
                return None
        return told

    def frames(self) -> list[Told]:
        """All frames of the house, until it hangs up."""
        found = []
        while (told := self.frame()) is not None:
            found.append(told)
        return found

    def goodbye(self) -> int | None:
        """Read until the house hangs up; gives the code with which it closed."""
        return code(self.frames())

    def _parse(self) -> Told | None:
        data = self._rest
        if len(data) < 2:
            return None
        assert data[0] & 0x70 == 0, "reserved bits"
        assert data[0] & 0x80, "the house sends no fragments"
        assert data[1] & 0x80 == 0, "the house does not mask"
        size, start = data[1] & 0x7F, 2
        if size == 126:
            size, start = int.from_bytes(data[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + size:
            return None
        self._rest = data[start + size :]
        return Told(data[0] & 0x0F, data[start : start + size])


def code(frames: list[Told]) -> int | None:
    """The code of the close frame, which is the last one."""
    if not frames or frames[-1].opcode != Opcode.CLOSE:
        return None
    return int.from_bytes(frames[-1].data[:2], "big")
