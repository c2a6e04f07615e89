"""The message bus between nodes over NATS."""

import asyncio
import contextlib
from typing import Any

import msgspec
import nats
import nats.errors
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription

from dicehouse.server.bus import Handler, Notice
from dicehouse.server.logs import get_logger

FIRST_WAIT = 2.0
"""Seconds that a starting node waits for NATS before it serves without it."""

log = get_logger(__name__)
_decoder = msgspec.json.Decoder(Notice)


class NatsBus:
    """A bus over NATS. While NATS is away notices are lost, and nothing else."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._client: Client | None = None
        self._connecting: asyncio.Task[None] | None = None
        self._ready = False
        """Whether there was a connection: from then on the NATS client renews subscriptions itself."""
        self._subscriptions: dict[str, tuple[Subscription | None, Handler]] = {}

    @property
    def connected(self) -> bool:
        """Whether notices get through now."""
        return self._client is not None and self._client.is_connected

    async def open(self) -> None:
        """Connect; a server that is away is tried again in the background, for ever."""
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
            for table, (subscription, handler) in tuple(self._subscriptions.items()):
                if subscription is None:
                    await self.subscribe(table, handler)

    async def close(self) -> None:
        """Disconnect."""
        if self._connecting is not None:
            self._connecting.cancel()
        if self._client is not None:
            with contextlib.suppress(nats.errors.Error, OSError):
                await self._client.close()

    async def subscribe(self, table: str, handler: Handler) -> None:
        """Call a handler with every notice about a table."""

        async def on_message(message: Msg) -> None:
            try:
                notice = _decoder.decode(message.data)
            except msgspec.DecodeError:
                return
            await handler(notice)

        subscription: Subscription | None = None
        if self._client is not None and self._ready:
            with contextlib.suppress(nats.errors.Error, OSError):
                subscription = await self._client.subscribe(_subject(table), cb=on_message)
        self._subscriptions[table] = (subscription, handler)

    async def unsubscribe(self, table: str) -> None:
        """End the subscription to a table."""
        subscription, _ = self._subscriptions.pop(table, (None, None))
        if subscription is not None:
            with contextlib.suppress(nats.errors.Error, OSError):
                await subscription.unsubscribe()

    async def publish(self, table: str, notice: Notice) -> None:
        """Send a notice to the other nodes."""
        client: Any = self._client
        if client is not None and client.is_connected:
            with contextlib.suppress(nats.errors.Error, OSError):
                await client.publish(_subject(table), msgspec.json.encode(notice))


def _subject(table: str) -> str:
    return f"dicehouse.table.{table}"
