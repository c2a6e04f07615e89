"""A node in a process of its own, asked over real HTTP and real WebSockets, every byte kept."""

import asyncio
import contextlib
import http.client
import json
from collections.abc import Callable

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from dicehouse.client import ServerApi
from dicehouse.server.sqlite_store import SqliteStore
from server.conftest import NodeProcess
from server.inprocess import Answer


class NetworkNode:
    """The same calls as a local node."""

    def __init__(self, node: NodeProcess, store: SqliteStore) -> None:
        self._node = node
        self.store = store

    def number(self, table: str) -> int:
        """Nobody can know."""
        return 0

    def line(self, hear: Callable[[bytes], None]) -> "NetworkLine":
        """A new connection."""
        return NetworkLine(ServerApi(self._node.address).websocket_url, hear)

    async def ask(self, method: str, path: str, body: object = None, token: str = "", client: str = "-") -> Answer:
        """One HTTP request; everybody comes from this machine."""
        return await asyncio.to_thread(self._ask, method, path, body, token)

    def _ask(self, method: str, path: str, body: object, token: str) -> Answer:
        connection = http.client.HTTPConnection("127.0.0.1", self._node.port, timeout=20)
        with contextlib.closing(connection):
            headers = {"Content-Type": "application/json"} | ({"X-Token": token} if token else {})
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            answer = connection.getresponse()
            return Answer(answer.status, str(answer.headers).encode(), answer.read())


class NetworkLine:
    """A real WebSocket."""

    def __init__(self, address: str, hear: Callable[[bytes], None]) -> None:
        self._hear = hear
        self._outbox: asyncio.Queue[str | None] = asyncio.Queue()
        self._task = asyncio.get_running_loop().create_task(self._run(address))

    def say(self, **message: object) -> None:
        """Say something to the node."""
        self._outbox.put_nowait(json.dumps(message))

    async def hang_up(self) -> None:
        """Go."""
        self._outbox.put_nowait(None)
        await self._task

    async def _run(self, address: str) -> None:
        async with connect(address, max_size=None) as socket:
            reading = asyncio.get_running_loop().create_task(self._read(socket))
            while (text := await self._outbox.get()) is not None:
                await socket.send(text)
        await reading

    async def _read(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):  # shown the door
            async for text in socket:
                self._hear(text.encode() if isinstance(text, str) else text)
