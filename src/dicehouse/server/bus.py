"""The message bus between nodes: notices that something happened at a table.

The bus only makes things fast. What happened is in the log; a lost notice costs a second or two, never a move.
"""

from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeAlias

import msgspec


class Waiting(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody who waits at a listed table."""

    name: str
    portrait: str = ""
    """Empty for a bot."""
    level: str = ""
    """The level of a bot; empty for a player."""


class LobbyTable(msgspec.Struct, frozen=True):
    """A listed table, as nodes report it to each other."""

    table: str
    game: str
    options: dict[str, Any]
    players: int
    free: int
    clock: int | None
    opened: float
    address: str
    """The key of the address that its host is connected from, by which limits count it."""
    waiting: tuple[Waiting, ...] = ()
    """Who sits there."""


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message to the other nodes about one table. Field names are part of the format between nodes."""

    node: str
    """The id of the sender."""
    number: int = 0
    """The number of the last entry of the log."""
    here: tuple[int, ...] | None = None
    """The seats whose players are connected to the sender."""
    hands: tuple[int, ...] = ()
    """Those of them who throw their own dice."""
    ask: bool = False
    """Whether the other nodes are asked to report their connected players, or in the lobby their tables."""
    seat: int = -1
    """The seat that reacted."""
    reaction: str = ""
    tables: tuple[LobbyTable, ...] | None = None
    """In the lobby: the listed tables whose hosts are connected to the sender."""
    gone: bool = False
    """Whether the table may have been deleted."""


Handler: TypeAlias = Callable[[Notice], Awaitable[None]]


class Bus(Protocol):
    """Publishes notices to all nodes that have subscribed to a table."""

    async def open(self) -> None:
        """Connect."""

    async def close(self) -> None:
        """Disconnect."""

    @property
    def connected(self) -> bool:
        """Whether notices get through now."""

    async def subscribe(self, table: str, handler: Handler) -> None:
        """Call a handler with every notice about a table."""

    async def unsubscribe(self, table: str) -> None:
        """End the subscription to a table."""

    async def publish(self, table: str, notice: Notice) -> None:
        """Send a notice to the other nodes; never raises, and never waits for an answer."""


class NullBus:
    """The bus of a single node: it does nothing."""

    connected = True

    async def open(self) -> None:
        """No-op."""

    async def close(self) -> None:
        """No-op."""

    async def subscribe(self, table: str, handler: Handler) -> None:
        """No-op."""

    async def unsubscribe(self, table: str) -> None:
        """No-op."""

    async def publish(self, table: str, notice: Notice) -> None:
        """No-op."""
