"""The retention job of a node: deletes tables, words and codes whose time is over, a little at a time.

Moves come first: every step is small, is written together with moves that wait just then, and is followed by a pause
many times as long. Of several nodes one does it at a time (a lease in the database); whoever loses the lease stops.
"""

import asyncio
import time
from collections.abc import Awaitable
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar

import structlog

from dicehouse.server.entries import erased_body
from dicehouse.server.metrics import METRICS
from dicehouse.server.settings import Settings
from dicehouse.server.store import Summary, Unavailable

if TYPE_CHECKING:
    from dicehouse.server.node import House

log = structlog.get_logger(__name__)

DAY = 86_400.0
CODE_AFTER_END = 3_600.0
"""So many seconds after its game is over the code of a table leads nowhere."""
EVERY = 900.0
"""So many seconds lie between two passes over all tables."""
LEASE, LEASE_NAME = 120.0, "retention"
PAGE = 200
"""So many tables are looked at in one step."""
DELETED_AT_ONCE, WIPED_AT_ONCE, RECLAIMED_AT_ONCE = 20, 200, 200
"""So many tables are deleted, entries wiped and rows removed in one step."""
SHORTEST_PAUSE, LONGEST_PAUSE, REST = 0.02, 0.5, 40.0
"""The pause after a step, at least and at most, and as a multiple of the time it took, waiting for others included."""
SEAL_TRIES, SEAL_AGAIN = 3, 5.0
"""So often it is tried at once to empty the journal, and so many seconds later again."""

T = TypeVar("T")


class Verdict:
    """What is to be done with a table, by its age and the settings."""

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
    """Runs beside everything else a node does."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._wake = asyncio.Event()
        self._unsealed = True
        """Whether journals may still hold something that was deleted."""
        self._loose = True
        """Whether rows may be left that only take room."""

    def wake(self) -> None:
        """Something was deleted: remove what is left of it soon."""
        self._unsealed = self._loose = True
        self._wake.set()

    async def run(self) -> None:
        """Tidy up when something was deleted, and pass over all tables now and then; for ever."""
        due = time.monotonic() + EVERY / 10  # a node that has just started has other things to do
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
        """Remove what is left of deleted tables."""
        store = self._house.store
        while await self._paced(store.wipe(WIPED_AT_ONCE)):
            self._unsealed = self._loose = True
        for _ in range(SEAL_TRIES):
            if not self._unsealed:
                break
            self._unsealed = not await self._paced(store.seal())

    async def pass_over(self, now: float) -> int:
        """Look at all tables once, and do what their age asks for; gives how many were deleted."""
        store, settings, after, deleted = self._house.store, self._house.settings, None, 0
        words = 0
        while await store.lease(LEASE_NAME, self._house.node, LEASE):
            page = await self._paced(store.summaries(after, PAGE))
            if not page:
                break
            after = page[-1].cursor
            verdicts = [(one, Verdict(one, settings, now)) for one in page]
            old = [one for one, verdict in verdicts if verdict.delete and not self._house.attended(one.id)]
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
        """Delete tables, unless somebody touched them since they were looked at."""
        deleted = 0
        store = self._house.store
        for start in range(0, len(old), DELETED_AT_ONCE):
            some = old[start : start + DELETED_AT_ONCE]
            untouched = max(one.touched for one in some) + 1e-6
            gone = await self._paced(store.delete([one.id for one in some], untouched))
            deleted += len(gone)
            await self._house.let_go(gone)
            while await self._paced(store.wipe(WIPED_AT_ONCE)):
                pass
        if deleted:
            self._unsealed = self._loose = True
        return deleted

    async def _paced(self, work: Awaitable[T]) -> T:
        """Do a step, then rest."""
        start = time.perf_counter()
        result = await work
        await asyncio.sleep(min(LONGEST_PAUSE, max(SHORTEST_PAUSE, REST * (time.perf_counter() - start))))
        return result
