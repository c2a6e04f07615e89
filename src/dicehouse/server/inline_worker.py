"""A worker without a process, for a house that has none: in a browser."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from dicehouse.server.bot_worker import Worker

T = TypeVar("T")


class InlineWorker(Worker):
    """Runs functions right here, one after the other. Nothing ends one that takes too long."""

    async def run(
        self, function: Callable[..., T], *arguments: Any, within: float, needed: asyncio.Event | None = None
    ) -> T:
        """Run a function, after everything else that waits for the loop."""
        await asyncio.sleep(0)
        return function(*arguments)
