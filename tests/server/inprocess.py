"""A whole node in this process, asked without a network, so that thousands of games fit."""

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator, Callable, MutableMapping
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Protocol, Self

import uvicorn

from dicehouse.server.app import create_app, create_node
from dicehouse.server.node import Node
from dicehouse.server.serve import configure
from dicehouse.server.session import serve_connection
from dicehouse.server.settings import Settings
from dicehouse.server.store import Store
from dicehouse.server.transport.addresses import client_key

Message = MutableMapping[str, Any]


class Answer(NamedTuple):
    """What HTTP answered."""

    status: int
    headers: bytes
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


class Line(Protocol):
    """A WebSocket connection."""

    def say(self, **message: object) -> None:
        """Say something to the node."""

    async def hang_up(self) -> None:
        """Go, and wait until the node has noticed."""


class AnyNode(Protocol):
    """A node that can be played at and looked into."""

    @property
    def store(self) -> Store:
        """Its tables, for whoever checks."""

    def number(self, table: str) -> int:
        """How far the log of a table has come; 0 where that cannot be known."""

    def line(self, hear: Callable[[bytes], None]) -> Line:
        """A new connection."""

    async def ask(self, method: str, path: str, body: object = None, token: str = "", client: str = "-") -> Answer:
        """One HTTP request."""


class LocalNode:
    """A node, with an SQLite file of its own where nothing else is said."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        usual: dict[str, Any] = {
            "database": str(folder / "tables.sqlite"),
            "bot_pause": 0.0,
            "hosts": ("house.example",),
        }
        self.node = create_node(Settings(**(usual | settings)))
        self.app: Any = create_app(self.node)
        self.store = self.node.store

    async def __aenter__(self) -> Self:
        await self.node.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.node.close()

    def number(self, table: str) -> int:
        """How far the log of a table has come."""
        found = self.node.table_in_memory(table)
        return 0 if found is None else found.number

    def line(self, hear: Callable[[bytes], None], client: str = "-") -> "LocalLine":
        """A new connection."""
        return LocalLine(self, hear, client)

    async def ask(self, method: str, path: str, body: object = None, token: str = "", client: str = "-") -> Answer:
        """One HTTP request."""
        data = b"" if body is None else json.dumps(body).encode()
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(data)).encode())]
        if token:
            headers.append((b"x-token", token.encode()))
        scope = _scope(path, headers, client) | {"method": method, "http_version": "1.1"}
        inbox: asyncio.Queue[Message] = asyncio.Queue()
        inbox.put_nowait({"type": "http.request", "body": data, "more_body": False})
        sent: list[Message] = []

        async def send(message: Message) -> None:
            sent.append(message)

        await self.app(scope, inbox.get, send)
        head = b"\n".join(name + b": " + value for name, value in sent[0]["headers"])
        return Answer(sent[0]["status"], head, b"".join(part.get("body", b"") for part in sent[1:]))


@contextlib.asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[tuple[Node, str]]:
    """A node in this process behind a real port, so that something in it can be broken."""
    node = create_node(Settings(database=str(folder / "tables.sqlite"), bot_pause=0.0))
    sock = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(configure(node, 100))
    running = asyncio.create_task(server.serve([sock]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield node, f"http://127.0.0.1:{sock.getsockname()[1]}"
    finally:
        server.should_exit = True
        await running


class LocalLine:
    """A WebSocket connection to a local node, from both of its ends: what is said to it is received by the node."""

    def __init__(self, local: LocalNode, hear: Callable[[bytes], None], client: str = "-") -> None:
        self._hear = hear
        self.key = client_key(client)
        self._inbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.closed: int | None = None
        """The code with which the node closed it."""
        self._task = asyncio.get_running_loop().create_task(serve_connection(local.node, self))

    # the client's end

    def say(self, **message: object) -> None:
        """Say something to the node."""
        self._inbox.put_nowait(json.dumps(message))

    async def hang_up(self) -> None:
        """Go, and wait until the node has noticed."""
        self._inbox.put_nowait(None)
        await self._task

    # the node's end, a `Connection`

    on_text: Callable[[str], bool] | None = None
    behind = crowded = False
    unsent = 0

    def established(self) -> None:
        """Nobody needs the place."""

    def send(self, data: bytes) -> None:
        """The client hears it at once."""
        if self.closed is None:
            self._hear(data)

    async def receive(self) -> str | None:
        """What the client says next."""
        return await self._inbox.get()

    def answered(self) -> None:
        """Nothing is handled where it arrives."""

    def close(self, code: int, reason: str = "") -> None:
        """The client hears nothing more."""
        if self.closed is None:
            self.closed = code
            self._inbox.put_nowait(None)


def _scope(path: str, headers: list[tuple[bytes, bytes]], client: str) -> dict[str, Any]:
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "scheme": "http",
        "path": path.partition("?")[0],
        "raw_path": path.partition("?")[0].encode(),
        "query_string": path.partition("?")[2].encode(),
        "root_path": "",
        "headers": [(b"host", b"house.example"), *headers],
        "client": (client, 1),
        "server": ("house.example", 80),
        "state": {},
    }
