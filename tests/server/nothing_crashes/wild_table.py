"""A table for others to be wild at, and what the node answers them."""

import asyncio
import contextlib
import json
import os
import time
from collections.abc import Iterator
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

import dicehouse.server.errors  # noqa: F401 - its codes are known then
from dicehouse.client import ServerApi
from dicehouse.core.errors import SENTENCES
from dicehouse.server.protocol import Refused, ToClient
from server.conftest import NodeProcess

TIMES = int(os.environ.get("DICEHOUSE_FUZZ", "1"))
SOCKETS = 1000
PATIENCE = 60.0
SAFE = {"first": 0, "squirrels": 0, "cars": 0}
"""Go Nuts! in which whoever starts has a choice, and keeps the turn."""
HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Guinea:
    """A table for others to be wild at."""

    def __init__(self, node: NodeProcess, *, listed: bool = False, real: bool = False) -> None:
        self.node = node
        self.api = ServerApi(node.address)
        wish = {"game": "gonuts", "seats": [{}, {}], "options": SAFE, "listed": listed, "real": real}
        opened = self.ask("POST", "/api/tables", wish)
        self.table, self.code, self.host = opened["table"], opened["code"], opened["host"]
        self.tokens = [
            self.ask("POST", f"/api/tables/{self.table}/seats", {"name": name})["token"] for name in ("One", "Two")
        ]

    def ask(self, method: str, path: str, body: object) -> Any:
        return asyncio.run(self.api.request(method, path, body))

    def connect(self) -> ClientConnection:
        """A new connection; whoever has opened too many waits until one more is allowed."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return connect(self.api.websocket_url, compression=None, max_size=None, open_timeout=PATIENCE)
            except InvalidStatus as error:
                if error.response.status_code != 429 or time.monotonic() > end:
                    raise
                time.sleep(0.1)

    def hello(self, seat: int = 0, **more: Any) -> str:
        hello = {"say": "hello", "version": 2, "table": self.table, "token": self.tokens[seat]}
        return json.dumps(hello | more)

    @contextlib.contextmanager
    def greeted(self, seat: int = 0) -> Iterator[ClientConnection]:
        with self.connect() as line:
            line.send(self.hello(seat))
            answer = json.loads(line.recv(PATIENCE))
            assert answer["say"] == "welcome", answer
            yield line


def heard(line: ClientConnection, until: str = "") -> tuple[list[ToClient], int | None]:
    """Everything the house says until it answers this id, or closes; each must be a message of the protocol."""
    told: list[ToClient] = []
    while True:
        try:
            data = line.recv(PATIENCE)
        except ConnectionClosed:
            return told, line.protocol.close_code
        message = msgspec.json.decode(data, type=ToClient)
        if isinstance(message, Refused):
            assert message.code in SENTENCES
        told.append(message)
        if until and getattr(message, "id", "") == until:
            return told, None


def codes(told: list[ToClient]) -> list[str]:
    return [message.code for message in told if isinstance(message, Refused)]
