"""Records and proofs of finished games: computed once, in a thread, and cached."""

import asyncio
from collections import OrderedDict
from typing import NamedTuple

import msgspec

from dicehouse.dice import prove
from dicehouse.server.entries import read_entry
from dicehouse.server.errors import TableError
from dicehouse.server.store import Store, Stored
from dicehouse.server.table import Table
from dicehouse.server.table_record import record_of

MOST_KEPT = 16 * 1024 * 1024
"""The size of the cache in bytes; the least recently used are evicted first."""
MOST_WAITING = 20
"""Games that may wait for their proof; further requests are refused."""


class Finished(NamedTuple):
    """The encoded record and proof of a game."""

    record: bytes
    proof: bytes
    """JSON of a `Proof`."""

    @property
    def size(self) -> int:
        """Bytes."""
        return len(self.record) + len(self.proof)


class FinishedGames:
    """A cache of records and proofs, computed one at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[str, Finished] = OrderedDict()
        self.size = 0
        """Bytes that are kept."""
        self._making: dict[str, asyncio.Task[Finished]] = {}
        self._one_at_a_time = asyncio.Lock()

    async def get(self, id: str, table: Table) -> Finished:
        """The record and the proof of a game.

        Raises:
            TableError: the game is not over, or too many are being made.
            Unavailable: the storage does not answer.
        """
        if table.phase != "over":  # before that a record would tell secrets
            raise TableError("table.not-over")
        if (found := self._kept.get(id)) is not None:
            self._kept.move_to_end(id)
            return found
        task = self._making.get(id)
        if task is None:
            if len(self._making) >= MOST_WAITING:
                raise TableError("table.busy")
            task = self._making[id] = asyncio.get_running_loop().create_task(self._make(id, table))
            task.add_done_callback(lambda _: self._making.pop(id, None))
        return await asyncio.shield(task)

    def forget(self, id: str) -> None:
        """The table was deleted."""
        if (found := self._kept.pop(id, None)) is not None:
            self.size -= found.size

    async def _make(self, id: str, table: Table) -> Finished:
        async with self._one_at_a_time:
            made = await asyncio.to_thread(_make, table, await self._store.read(id, 0, words=False))
        self._kept[id] = made
        self.size += made.size
        while self.size > MOST_KEPT:
            _, gone = self._kept.popitem(last=False)
            self.size -= gone.size
        return made


def _make(table: Table, log: list[Stored]) -> Finished:
    record = record_of(table, (read_entry(stored.body) for stored in log))
    return Finished(record.write().encode(), msgspec.json.encode(prove(record)))
