"""The server's tables without a server: one node on a store in memory, for one browser.

The same interface in Pyodide and in plain CPython: `send`, `close` and `save` are called from tasks of the running
loop. A page calls `open` once, `request` for what would be HTTP, and `connect`, `receive`, `disconnect` for what would
be a WebSocket, numbered as it likes. Messages are those of docs/protocol.md.
"""

import asyncio
import hashlib
from collections.abc import Callable, Mapping, Sequence

from dicehouse.core.errors import DicehouseError
from dicehouse.server.bot_pool import BotPool
from dicehouse.server.bus import NullBus
from dicehouse.server.daily import SECRET
from dicehouse.server.errors import TableError
from dicehouse.server.inline_worker import InlineWorker
from dicehouse.server.node import Node
from dicehouse.server.session import serve_connection
from dicehouse.server.settings import Settings
from dicehouse.site import router
from dicehouse.site.kept_tables import read_kept, write_kept
from dicehouse.site.local_connection import LocalConnection
from dicehouse.site.memory_store import MemoryStore

SETTINGS = Settings(
    limits=0.0,
    hosts=("localhost",),
    keep_open=0.0,
    keep_running=0.0,
    keep_finished=0.0,
    keep_chat=0.0,
    keep_codes=0.0,
)
"""Nobody to be protected from, and nothing is deleted by itself."""
SECRET_OF_DAYS = hashlib.sha256(b"dicehouse: the days of those who play without a server").digest()
"""What the dice of a day come from: with no server to keep a secret, the same in every page, and known to anybody who
reads this. A server has its own, so its dice of that day are others, and nobody knows them before."""


class LocalHouse:
    """A house for one browser.

    Args:
        send: called with a connection and a text for it.
        close: called with a connection, a code and a reason, when the house closes it; not after `disconnect`.
        save: called with the id of a table and its text whenever it changed; None: it was deleted. The text holds
            secrets, and belongs into the storage of this browser only.
        settings: other settings, for tests.
    """

    def __init__(
        self,
        send: Callable[[int, str], None],
        close: Callable[[int, int, str], None],
        save: Callable[[str, str | None], None],
        settings: Settings = SETTINGS,
    ) -> None:
        self._send = send
        self._close = close
        self._store = MemoryStore(save, {SECRET: SECRET_OF_DAYS})
        self.node = Node(self._store, NullBus(), BotPool(1, kind=InlineWorker), settings)
        self._connections: dict[int, LocalConnection] = {}
        self._serving: set[asyncio.Task[None]] = set()

    async def open(self, saved: Sequence[str]) -> list[str]:
        """Open the house with the tables of earlier visits.

        Returns:
            A sentence for each text that is damaged, which is left out: the page keeps it as it is.
        """
        problems = []
        for text in saved:
            try:
                self._store.put(read_kept(text))
            except DicehouseError as error:
                problems.append(error.sentence)
            await asyncio.sleep(0)
        await self.node.open()
        return problems

    def export(self, table: str) -> str:
        """A table as a text, as `save` gets it: for another device of the same player. It holds secrets.

        Raises:
            TableError: there is no such table.
        """
        kept = self._store.kept(table)
        if kept is None:
            raise TableError("table.unknown")
        return write_kept(kept)

    def take_in(self, text: str) -> str:
        """Take in a table that another house of a page exported; gives its id. One that is here already stays as it is.

        Raises:
            RecordError: the text is damaged, or its log cannot have come about by the rules.
        """
        kept = read_kept(text)
        if self._store.kept(kept.row.id) is None:
            self._store.put(kept, note=True)
        return kept.row.id

    async def request(self, method: str, path: str, body: str, headers: Mapping[str, str]) -> tuple[int, str, str]:
        """What would be an HTTP request: gives status, content type and text.

        Args:
            method: GET, POST, PATCH or DELETE.
            path: with the query, from `/api` on.
            body: JSON, or nothing.
            headers: of which X-Token counts.
        """
        return await router.answer(self.node, method, path, body, headers)

    def connect(self, connection: int) -> None:
        """Open what would be a WebSocket; its first message has to be `hello`."""
        self.disconnect(connection)
        local = LocalConnection(
            lambda text: self._send(connection, text), lambda code, reason: self._closed(connection, code, reason)
        )
        self._connections[connection] = local
        task = asyncio.get_running_loop().create_task(serve_connection(self.node, local))
        self._serving.add(task)
        task.add_done_callback(self._serving.discard)

    def receive(self, connection: int, text: str) -> None:
        """The page says something over a connection; nothing happens where it is closed."""
        if (local := self._connections.get(connection)) is not None:
            local.hear(text)

    def disconnect(self, connection: int) -> None:
        """The page closes a connection."""
        if (local := self._connections.pop(connection, None)) is not None:
            local.end()

    async def close_all(self) -> None:
        """Close all connections, save what was not saved yet, and stop everything."""
        for connection in tuple(self._connections):
            self.disconnect(connection)
        if self._serving:
            await asyncio.wait(tuple(self._serving))
        await self.node.close()

    def _closed(self, connection: int, code: int, reason: str) -> None:
        self._connections.pop(connection, None)
        self._close(connection, code, reason)
