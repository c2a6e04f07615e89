"""The retention job of a node: deletes expired tables, chat messages and codes, a little at a time.

Moves have priority: every step is small, is committed together with waiting moves, and is followed by a pause many
times as long. One node at a time does it (a lease in the database), and stops when it loses the lease.
"""

import asyncio
import time
from collections.abc import Awaitable
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar

from dicehouse.server.entries import erased_body
from dicehouse.server.logs import get_logger
from dicehouse.server.metrics import METRICS
from dicehouse.server.settings import Settings
from dicehouse.server.store import Summary, Unavailable

if TYPE_CHECKING:
    from dicehouse.server.node import Node

log = get_logger(__name__)

DAY = 86_400.0
CODE_AFTER_END = 3_600.0
"""Seconds after the end of its game until the code of a table expires."""
EVERY = 900.0
"""Seconds between two passes over all tables."""
LEASE, LEASE_NAME = 120.0, "retention"
PAGE = 200
"""Tables that one step reads."""
DELETED_AT_ONCE, WIPED_AT_ONCE, RECLAIMED_AT_ONCE = 20, 200, 200
"""Tables that one step deletes, entries it wipes, and rows it removes."""
SHORTEST_PAUSE, LONGEST_PAUSE, REST = 0.02, 0.5, 40.0
"""The pause after a step in seconds, at least and at most, and as a multiple of the time the step took."""
SEAL_TRIES, SEAL_AGAIN = 3, 5.0
"""Tries to empty the journal in a row, and seconds until the next try."""

T = TypeVar("T")


class Verdict:
    """What the settings demand for a table of this age."""

    __slots__ = ("delete", "erase", "free_code")

    def __init__(self, table: Summary, settings: Settings, now: float) -> None:
        over = table.phase in ("over", "closed")
        rested = now - table.touched
        days = {"open": settings.keep_open, "playing": settings.keep_running}.get(table.phase, settings.keep_finished)
        self.delete = bool(days) and rested > days * DAY
        codes = settings.keep_codes
        self.free_code = bool(table.code and codes) and (
            rested > codes * DAY or (over and rested > min(CODE_AFTER_END, codes * DAY))
        )
        words = settings.keep_chat
        self.erase = bool(words) and table.erased < table.number and now - table.opened > words * DAY


class Retention:
    """The retention job of one node."""

    def __init__(self, node: "Node") -> None:
        self._node = node
        self._wake = asyncio.Event()
        self._unsealed = True
        """Whether journals may still hold deleted content."""
        self._loose = True
        """Whether there may be wiped rows to reclaim."""

    def wake(self) -> None:
        """Start soon: a table was deleted, and its content is to be wiped."""
        self._unsealed = self._loose = True
        self._wake.set()

    async def run(self) -> None:
        """Wipe deleted content when woken, and pass over all tables periodically; for ever."""
        due = time.monotonic() + EVERY / 10  # not at once: a node that has just started is busy
        while True:
            wait = SEAL_AGAIN if self._unsealed else max(0.0, due - time.monotonic())
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), wait)
            self._wake.clear()
            try:
                await self.tidy()
                if time.monotonic() >= due:
                    due = time.monotonic() + EVERY
                    await self.pass_over(time.time())
            except Unavailable:
                await asyncio.sleep(SEAL_AGAIN)
            except Exception:
                METRICS.failures.inc()
                log.exception("retention failed")
                await asyncio.sleep(SEAL_AGAIN)

    async def tidy(self) -> None:
        """Wipe the content of deleted tables, and empty the journals."""
        store = self._node.store
        while await self._paced(store.wipe(WIPED_AT_ONCE)):
            self._unsealed = self._loose = True
        for _ in range(SEAL_TRIES):
            if not self._unsealed:
                break
            self._unsealed = not await self._paced(store.seal())

    async def pass_over(self, now: float) -> int:
        """Go through all tables once, and do what their age demands; gives how many were deleted."""
        store, settings, after, deleted = self._node.store, self._node.settings, None, 0
        words = 0
        while await store.lease(LEASE_NAME, self._node.id, LEASE):
            page = await self._paced(store.summaries(after, PAGE))
            if not page:
                break
            after = page[-1].cursor
            verdicts = [(one, Verdict(one, settings, now)) for one in page]
            old = [one for one, verdict in verdicts if verdict.delete and not self._node.attended(one.id)]
            deleted += await self._delete(old, now)
            gone = {one.id for one in old}
            if free := [one.id for one, verdict in verdicts if verdict.free_code and one.id not in gone]:
                await self._paced(store.free_codes(free))
            for one, verdict in verdicts:
                if verdict.erase and one.id not in gone:
                    words += await self._paced(store.erase(one.id, now - settings.keep_chat * DAY, erased_body))
        if words:
            METRICS.erased.inc(words)
            self._unsealed = True
        if deleted or words:
            log.info("retention", tables_deleted=deleted, words_erased=words)
        await self.tidy()
        if self._loose:
            self._loose = False
            while await self._paced(store.reclaim(RECLAIMED_AT_ONCE)):
                pass
        return deleted

    async def _delete(self, old: list[Summary], now: float) -> int:
        """Delete tables, except those that were changed since they were read."""
        deleted = 0
        store = self._node.store
        for start in range(0, len(old), DELETED_AT_ONCE):
            some = old[start : start + DELETED_AT_ONCE]
            untouched = max(one.touched for one in some) + 1e-6
            gone = await self._paced(store.delete([one.id for one in some], untouched))
            deleted += len(gone)
            await self._node.tables_deleted(gone)
            while await self._paced(store.wipe(WIPED_AT_ONCE)):
                pass
        if deleted:
            self._unsealed = self._loose = True
        return deleted

    async def _paced(self, work: Awaitable[T]) -> T:
        """Run a step, then pause."""
        start = time.perf_counter()
        result = await work
        await asyncio.sleep(min(LONGEST_PAUSE, max(SHORTEST_PAUSE, REST * (time.perf_counter() - start))))
        return result
