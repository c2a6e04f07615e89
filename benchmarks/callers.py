"""Clients for load tests, each with an address of its own: on Linux all of 127.0.0.0/8 is this machine."""

import asyncio
import json
from typing import Any

from websockets.asyncio.client import connect

from dicehouse.server.protocol import VERSION


class RefusedError(Exception):
    """The server refused a request."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(f"{status} {text[:200]}")
        self.status = status


async def ask(port: int, address: str, method: str, path: str, body: object = None, token: str = "") -> Any:
    """One request over a connection of its own."""
    data = b"" if body is None else json.dumps(body).encode()
    head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\nContent-Length: {len(data)}\r\n"
    head += "Content-Type: application/json\r\n" if data else ""
    head += f"X-Token: {token}\r\n" if token else ""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    try:
        writer.write(head.encode() + b"\r\n" + data)
        answer = await reader.read()
    finally:
        writer.close()
    first, _, rest = answer.partition(b"\r\n")
    text = rest.partition(b"\r\n\r\n")[2].decode()
    status = int(first.split()[1]) if first else 0
    if not 200 <= status < 300:
        raise RefusedError(status, text)
    return json.loads(text) if text.startswith(("{", "[")) else text


def line(port: int, address: str) -> connect:
    """A WebSocket from an address."""
    socket = f"ws://127.0.0.1:{port}/ws"
    return connect(socket, local_addr=(address, 0), compression=None, max_size=None, open_timeout=30, proxy=None)


def hello(table: str, token: str = "") -> dict[str, Any]:
    """The first message of a connection."""
    return {"say": "hello", "version": VERSION, "table": table, "token": token}
