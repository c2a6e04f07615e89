"""A WebSocket without a network: one connection of the page to its house."""

import asyncio
from collections.abc import Callable

from dicehouse.server.transport.close_codes import CloseCode

CLIENT = "page"
"""The key of the only client."""
MOST_UNREAD = 1_000
"""Messages that may wait; a page that sends more is broken."""


class LocalConnection:
    """The house's end of a connection.

    Args:
        send: gets a text for the page.
        closed: gets code and reason when the house closes it.
    """

    key = CLIENT
    on_text: Callable[[str], bool] | None = None
    behind = crowded = False
    unsent = 0

    def __init__(self, send: Callable[[str], None], closed: Callable[[int, str], None]) -> None:
        self._send = send
        self._closed = closed
        self._inbox: asyncio.Queue[str | None] = asyncio.Queue()
        self._over = False

    # the page's end

    def hear(self, text: str) -> None:
        """The page says something."""
        if self._inbox.qsize() >= MOST_UNREAD:
            self.close(CloseCode.POLICY_VIOLATION, "too many messages wait")
        elif not self._over:
            self._inbox.put_nowait(text)

    def end(self) -> None:
        """The page is gone: it hears nothing more, and what it said before is still read."""
        if not self._over:
            self._over = True
            self._inbox.put_nowait(None)

    # the house's end, a `Connection`

    def established(self) -> None:
        """Nobody needs the place."""

    def send(self, data: bytes) -> None:
        """Send a text to the page."""
        if not self._over:
            self._send(data.decode())

    async def receive(self) -> str | None:
        """The next text of the page; None when nothing more will come."""
        return await self._inbox.get()

    def answered(self) -> None:
        """Nothing is handled where it arrives."""

    def close(self, code: int, reason: str = "") -> None:
        """Send nothing more, and tell the page."""
        if not self._over:
            self.end()
            self._closed(int(code), reason)
