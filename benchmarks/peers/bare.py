"""No game, no rules, no disk: what two players and a relay cost in Python. Usage: python bare.py PORT.

Not a peer but a floor. It takes a frame, throws a die and sends both players a few numbers, with nothing checked and
nothing kept; whatever a server in Python does for a move comes on top of it.
"""

import asyncio
import sys
from base64 import b64encode
from hashlib import sha1
from random import random
from typing import cast

import uvloop

ACCEPT = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
TEXT = 0x81


class Match:
    """Two players, and whose turn it is."""

    __slots__ = ("players", "points", "turn")

    def __init__(self) -> None:
        self.players: list[asyncio.WriteTransport] = []
        self.turn = 0
        self.points = 0

    def roll(self) -> None:
        face = int(random() * 6) + 1
        if face == 1:
            self.turn, self.points = 1 - self.turn, 0
        else:
            self.points += face
        self.tell()

    def tell(self) -> None:
        text = b'{"turn":%d,"points":%d}' % (self.turn, self.points)
        frame = bytes((TEXT, len(text))) + text
        for player in self.players:
            player.write(frame)


MATCHES: dict[bytes, Match] = {}
"""By the path of the requests for them."""


class Player(asyncio.Protocol):
    """One connection: the path of its request says which match it is for; every frame after that is a roll."""

    def __init__(self) -> None:
        self.transport: asyncio.WriteTransport | None = None
        self.match: Match | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.WriteTransport", transport)

    def data_received(self, data: bytes) -> None:
        if self.match is not None:
            self.match.roll()
            return
        assert self.transport is not None
        head = dict(line.split(b": ", 1) for line in data.split(b"\r\n")[1:] if line)
        answer = b64encode(sha1(head[b"Sec-WebSocket-Key"] + ACCEPT, usedforsecurity=False).digest())
        self.transport.write(
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Accept: " + answer + b"\r\n\r\n"
        )
        self.match = MATCHES.setdefault(data.split(b" ", 2)[1], Match())
        self.match.players.append(self.transport)
        if len(self.match.players) == 2:
            self.match.tell()


async def serve(port: int) -> None:
    """Until killed."""
    server = await asyncio.get_running_loop().create_server(Player, "127.0.0.1", port)
    await server.serve_forever()


if __name__ == "__main__":
    uvloop.run(serve(int(sys.argv[1])))
