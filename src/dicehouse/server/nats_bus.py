"""Words between nodes over NATS."""

import asyncio
import contextlib
from typing import Any

import msgspec
import nats
import nats.errors
import structlog
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription

from dicehouse.server.bus import Hear, Word

FIRST_WAIT = 2.0
"""So many seconds a node that starts waits for NATS before it serves without."""

log = structlog.get_logger(__name__)
_decoder = msgspec.json.Decoder(Word)


class NatsChannel:
    """Carries words over NATS; when it is away, words are lost and nothing else."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._client: Client | None = None
        self._connecting: asyncio.Task[None] | None = None
        self._ready = False
        """Whether there was a connection yet; after that the client itself listens again when it comes back."""
        self._listening: dict[str, tuple[Subscription | None, Hear]] = {}

    @property
    def connected(self) -> bool:
        """Whether words get through now."""
        return self._client is not None and self._client.is_connected

    async def open(self) -> None:
        """Connect; a server that is away is tried again for ever, and nobody waits for it."""
        self._client = Client()
        self._connecting = asyncio.get_running_loop().create_task(self._connect(self._client))
        await asyncio.wait([self._connecting], timeout=FIRST_WAIT)

    async def _connect(self, client: Client) -> None:
        async def failed(error: Exception) -> None:
            log.warning("nats", error=str(error) or type(error).__name__)

        with contextlib.suppress(nats.errors.Error, OSError):
            await client.connect(
                self._address,
                error_cb=failed,
                allow_reconnect=True,
                max_reconnect_attempts=-1,
                reconnect_time_wait=1,
                connect_timeout=2,
                pending_size=1024 * 1024,
            )
            self._ready = True
            for table, (subscription, hear) in tuple(self._listening.items()):
                if subscription is None:
                    await self.listen(table, hear)

    async def close(self) -> None:
        """Disconnect."""
        if self._connecting is not None:
            self._connecting.cancel()
        if self._client is not None:
            with contextlib.suppress(nats.errors.Error, OSError):
                await self._client.close()

    async def listen(self, table: str, hear: Hear) -> None:
        """Hear what other nodes say about a table."""

        async def heard(message: Msg) -> None:
            try:
                word = _decoder.decode(message.data)
            except msgspec.DecodeError:
                return
            await hear(word)

        subscription: Subscription | None = None
        if self._client is not None and self._ready:
            with contextlib.suppress(nats.errors.Error, OSError):
                subscription = await self._client.subscribe(_subject(table), cb=heard)
        self._listening[table] = (subscription, hear)

    async def unlisten(self, table: str) -> None:
        """No longer."""
        subscription, _ = self._listening.pop(table, (None, None))
        if subscription is not None:
            with contextlib.suppress(nats.errors.Error, OSError):
                await subscription.unsubscribe()

    async def tell(self, table: str, word: Word) -> None:
        """Tell the other nodes."""
        client: Any = self._client
        if client is not None and client.is_connected:
            with contextlib.suppress(nats.errors.Error, OSError):
                await client.publish(_subject(table), msgspec.json.encode(word))


def _subject(table: str) -> str:
    return f"dicehouse.table.{table}"
