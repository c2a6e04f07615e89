"""Sheets to print: set one at a time in a process of their own, and kept.

Only what a game says in `GameSpec.paper` is printed, with its usual options or those of a table. Those that were asked
for last are kept.
"""

import asyncio
from collections import OrderedDict

from dicehouse.core.errors import MissingExtraError
from dicehouse.paper import Order, print_sheet
from dicehouse.server.bot_worker import Worker, WorkerDiedError, WorkerTimeoutError
from dicehouse.server.errors import TableError
from dicehouse.server.logs import get_logger

log = get_logger(__name__)

MOST_KEPT = 16 * 1024 * 1024
"""Bytes of sheets in memory; the least recently used are evicted first."""
MOST_WAITING = 20
"""Requests that may wait for the process."""
WITHIN = 60.0
"""Seconds after which the process is taken for stuck: a first sheet loads the games."""
IDLE = 60.0
"""Seconds without work after which the process ends."""
NICE = 19
"""How far the process steps back behind others of the machine."""


class SheetPrinter:
    """The sheets of one node."""

    def __init__(self) -> None:
        self.worker = Worker(NICE)
        self._lock = asyncio.Lock()
        self._waiting = 0
        self._kept: OrderedDict[Order, bytes] = OrderedDict()
        self.size = 0
        """Bytes that are kept."""
        self._ending: asyncio.TimerHandle | None = None

    async def get(self, order: Order) -> bytes:
        """A sheet as PDF.

        Raises:
            DicehouseError: there is no such sheet, the house cannot print, or too many wait.
        """
        if (known := self._known(order)) is not None:
            return known
        if self._waiting >= MOST_WAITING:
            raise TableError("paper.busy")
        self._waiting += 1
        try:
            async with self._lock:
                return self._known(order) or self._keep(order, await self._print(order))
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Stop everything."""
        if self._ending is not None:
            self._ending.cancel()
        self.worker.close()

    def _known(self, order: Order) -> bytes | None:
        if order in self._kept:
            self._kept.move_to_end(order)
        return self._kept.get(order)

    def _keep(self, order: Order, sheet: bytes) -> bytes:
        self._kept[order] = sheet
        self.size += len(sheet)
        while self.size > MOST_KEPT:
            _, gone = self._kept.popitem(last=False)
            self.size -= len(gone)
        return sheet

    async def _print(self, order: Order) -> bytes:
        if self._ending is not None:
            self._ending.cancel()
        try:
            return await self.worker.run(print_sheet, order, within=WITHIN)
        except MissingExtraError:
            raise TableError("paper.unavailable") from None
        except (WorkerTimeoutError, WorkerDiedError):
            log.warning("a sheet was not printed", game=order.game, sheet=order.sheet)
            raise TableError("paper.busy") from None
        finally:
            self._ending = asyncio.get_running_loop().call_later(IDLE, self.worker.close)
