"""The state of a connection, and the interface of a WebSocket connection for `session.py`."""

from collections.abc import Callable
from enum import Enum
from typing import Protocol


class ConnectionState(Enum):
    """The state of a connection, HTTP or WebSocket.

    Connections in any state but ANSWERING and OPEN may be closed to make room for others.
    """

    IDLE = "idle"
    """HTTP: between two requests."""
    READING = "reading"
    """HTTP: the request is not complete."""
    UPGRADED = "upgraded"
    """WebSocket: the handshake is done, `hello` has not come."""
    ANSWERING = "answering"
    """HTTP: a request is being answered."""
    OPEN = "open"
    """WebSocket: `hello` was accepted."""
    CLOSING = "closing"
    """The last response or close frame is sent; what still comes is discarded."""
    CLOSED = "closed"


class Connection(Protocol):
    """A WebSocket connection that carries text messages."""

    key: str
    """The key of the client's address (`client_key`); empty: it is not counted."""
    on_text: Callable[[str], bool] | None
    """Optional synchronous handler. It is called with each complete text while `receive` is pending, and returns
    whether it took the message; then it calls `answered` later."""

    @property
    def behind(self) -> bool:
        """Whether the client reads more slowly than it is written to."""

    @property
    def unsent(self) -> int:
        """How many bytes the client has not read yet."""

    @property
    def crowded(self) -> bool:
        """Whether the places left on the node are for players."""

    def established(self) -> None:
        """`hello` was accepted: the connection is no longer closed to make room for others."""

    def send(self, data: bytes) -> None:
        """Send a text soon, without waiting; nothing where the connection is about to end."""

    async def receive(self) -> str | None:
        """The next text; None when nothing more will come."""

    def answered(self) -> None:
        """The message that `on_text` took is answered: the next one may be received."""

    def close(self, code: int, reason: str = "") -> None:
        """Send what waits, then close; nothing more is received."""
