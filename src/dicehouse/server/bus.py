"""Channels between nodes: a word to everybody who keeps a table that something happened at it.

A channel only makes things quick. What happened is in the log; a word that is lost costs a second or two, never a move.
"""

from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeAlias

import msgspec


class Listing(msgspec.Struct, frozen=True):
    """A table in the lobby, as nodes tell each other of it."""

    table: str
    game: str
    options: dict[str, Any]
    players: int
    free: int
    clock: int | None
    opened: float
    address: str
    """Whose table it is: the address that its host is connected from, as limits count it."""


class Word(msgspec.Struct, frozen=True, omit_defaults=True):
    """What nodes tell each other about a table."""

    node: str
    number: int = 0
    """The log has come this far."""
    here: tuple[int, ...] | None = None
    """The seats whose players are connected to this node."""
    ask: bool = False
    """Who else is here?"""
    seat: int = -1
    reaction: str = ""
    """A quick reaction of a seat."""
    tables: tuple[Listing, ...] | None = None
    """In the lobby: the listed tables whose hosts are connected to this node."""
    gone: bool = False
    """The table may have been deleted."""


Hear: TypeAlias = Callable[[Word], Awaitable[None]]


class Channel(Protocol):
    """Carries words between nodes."""

    async def open(self) -> None:
        """Get ready."""

    async def close(self) -> None:
        """Let go."""

    @property
    def connected(self) -> bool:
        """Whether words get through now."""

    async def listen(self, table: str, hear: Hear) -> None:
        """Hear what other nodes say about a table."""

    async def unlisten(self, table: str) -> None:
        """No longer."""

    async def tell(self, table: str, word: Word) -> None:
        """Tell the other nodes; never raises, and never waits for an answer."""


class Silence:
    """One node alone: there is nobody to tell."""

    connected = True

    async def open(self) -> None:
        """Nothing to do."""

    async def close(self) -> None:
        """Nothing to do."""

    async def listen(self, table: str, hear: Hear) -> None:
        """Nobody will speak."""

    async def unlisten(self, table: str) -> None:
        """Nobody did."""

    async def tell(self, table: str, word: Word) -> None:
        """Nobody hears."""
