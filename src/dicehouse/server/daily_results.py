"""Games of the day beside best play: computed where bots compute, once for each finished game, and kept for a while."""

import asyncio
from collections import OrderedDict
from functools import lru_cache

import msgspec

from dicehouse import games
from dicehouse.coach.daily import best_play, compare
from dicehouse.core.game import AnyGame
from dicehouse.core.play import Transition
from dicehouse.core.record import Record
from dicehouse.dice import DailyDice, FairSeed
from dicehouse.server.bot_pool import BotPool, Priority, Requester
from dicehouse.server.errors import TableError
from dicehouse.server.finished_games import FinishedGames
from dicehouse.server.table import Table

MOST_KEPT = 500
"""Comparisons that are kept, a few kilobytes each; the least recently used are evicted first."""


class DailyResults:
    """The comparisons of a node."""

    def __init__(self, bot_pool: BotPool, finished: FinishedGames) -> None:
        self._bot_pool = bot_pool
        self._finished = finished
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._making: dict[str, asyncio.Task[bytes]] = {}

    async def get(self, id: str, table: Table, client: str) -> bytes:
        """A game of the day beside best play: JSON of a `Comparison`.

        It tells of dice, so the game must be over, and a player must have played it.

        Raises:
            TableError: it is no such game, or it cannot be compared now.
            Unavailable: the storage does not answer.
        """
        if not table.spec.daily:
            raise TableError("table.not-daily")
        if table.phase != "over":
            raise TableError("table.not-over")
        if not table.seats.has_player(0):  # a bot finished it
            raise TableError("table.not-daily")
        if (found := self._kept.get(id)) is not None:
            self._kept.move_to_end(id)
            return found
        task = self._making.get(id)
        if task is None:  # those who ask meanwhile wait for the same
            task = self._making[id] = asyncio.get_running_loop().create_task(self._make(id, table, client))
            task.add_done_callback(lambda done: self._made(id, done))
        return await asyncio.shield(task)

    def forget(self, id: str) -> None:
        """The table was deleted."""
        self._making.pop(id, None)  # what is being made is not kept
        self._kept.pop(id, None)

    def _made(self, id: str, task: asyncio.Task[bytes]) -> None:
        if self._making.get(id) is task:
            del self._making[id]

    async def _make(self, id: str, table: Table, client: str) -> bytes:
        record = (await self._finished.get(id, table, client)).record
        requester = Requester(client, id, Priority.HINT)
        try:
            made: bytes = await self._bot_pool.compute(
                "daily", requester, compare_record, record, table.reveal_seed(), table.spec.daily
            )
        except TableError as error:
            raise TableError("table.no-comparison") if error.code == "table.no-advice" else error from None
        if self._making.get(id) is not asyncio.current_task():  # forgotten meanwhile
            return made
        self._kept[id] = made
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return made


def compare_record(record: bytes, seed: str, day: str) -> bytes:
    """In a worker process: compare the game of a record with that of best play."""
    match = games.replay(Record.read(record.decode()))
    best = _best_play(match.game, seed, day)
    return msgspec.json.encode(compare(match.game, [entry.transition for entry in match.entries], best))


@lru_cache(maxsize=4)
def _best_play(game: AnyGame, seed: str, day: str) -> tuple[Transition, ...]:
    """The game of best play, which is the same for everybody that day."""
    return tuple(best_play(game, DailyDice(FairSeed.from_hex(seed), day)))
