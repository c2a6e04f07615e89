"""The state of a connection, and a WebSocket connection as the handling of messages sees it."""

from collections.abc import Callable
from enum import Enum
from typing import Protocol


class ConnectionState(Enum):
    """Where a connection stands, HTTP or WebSocket.

    All but those who are being answered or are known may be closed to make room for others.
    """

    IDLE = "idle"
    """HTTP: the last request is answered, and the next has not begun."""
    READING = "reading"
    """HTTP: connected, and the request has not come to its end."""
    UPGRADED = "upgraded"
    """WebSocket: the handshake is done, and the client has not said who it is."""
    ANSWERING = "answering"
    """HTTP: a request is being answered."""
    OPEN = "open"
    """WebSocket: the client is known."""
    CLOSING = "closing"
    """The last word is said; what still comes is thrown away."""
    CLOSED = "closed"


class Connection(Protocol):
    """A WebSocket connection that carries text messages."""

    key: str
    """By which the client is counted (`client_key`); empty where nobody counts."""
    on_text: Callable[[str], bool] | None
    """Is shown every text while somebody waits for one; says whether it handles it, and then calls `answered`."""

    @property
    def behind(self) -> bool:
        """Whether the client reads more slowly than it is written to."""

    @property
    def unsent(self) -> int:
        """How many bytes the client has not read yet."""

    @property
    def crowded(self) -> bool:
        """Whether so many are connected to the node that the places left are for players."""

    def established(self) -> None:
        """The client is known now: it is no longer closed to make room for others."""

    def send(self, data: bytes) -> None:
        """Send a text soon, without waiting; nothing where the connection is about to end."""

    async def receive(self) -> str | None:
        """The next text; None when nothing more will come."""

    def answered(self) -> None:
        """The text that `on_text` took is answered: the next one may be received."""

    def close(self, code: int, reason: str = "") -> None:
        """Send what waits, then close; nothing more is received."""
