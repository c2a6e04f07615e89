"""Records, proofs, stories and replays of finished games: computed in a thread, and but for replays cached."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from itertools import islice
from typing import NamedTuple

import msgspec

from dicehouse import games
from dicehouse.core import play
from dicehouse.core.game import AnyGame, MoveText
from dicehouse.core.record import ActLine, Record, RevealLine, RollLine
from dicehouse.core.viewers import ARCHIVE
from dicehouse.dice import prove
from dicehouse.kit.story import tell
from dicehouse.server.daily import may_reveal
from dicehouse.server.entries import Began, read_entry
from dicehouse.server.errors import TableError
from dicehouse.server.http_messages import ReplayPage, StepChoices
from dicehouse.server.in_thread import in_thread
from dicehouse.server.protocol import Offer
from dicehouse.server.store import Store, Stored
from dicehouse.server.table import Table, entry_of
from dicehouse.server.table_record import record_of
from dicehouse.server.visibility import entry_for, public_seats

MOST_KEPT = 16 * 1024 * 1024
"""The size of the cache in bytes; the least recently used are evicted first."""
MOST_WAITING, MOST_WAITING_OF_CLIENT = 20, 6
"""Games and pages that may wait to be computed, in all and of one client; further requests are refused."""
PAGE = 100
"""Steps of a page of a replay."""


class Finished(NamedTuple):
    """The encoded record, proof and story of a game."""

    record: bytes
    proof: bytes
    """JSON of a `Proof`; empty for a game of the day while that day lasts."""
    story: bytes
    """JSON of a `Story`."""

    @property
    def size(self) -> int:
        """Bytes."""
        return len(self.record) + len(self.proof) + len(self.story)


class FinishedGames:
    """A cache of what is told about finished games, computed one at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[str, Finished] = OrderedDict()
        self.size = 0
        """Bytes that are kept."""
        self._making: dict[str, asyncio.Task[Finished]] = {}
        self._one_at_a_time = asyncio.Lock()
        self._waiting: Counter[str] = Counter()
        """By client: how many games and pages wait to be computed."""

    async def get(self, id: str, table: Table, client: str) -> Finished:
        """The record, the proof and the story of a game.

        Args:
            id: of the table.
            table: where it was played.
            client: who asks.

        Raises:
            TableError: the game is not over, or too many are being made.
            Unavailable: the storage does not answer.
        """
        if table.phase != "over":  # before that a record would tell secrets
            raise TableError("table.not-over")
        found = self._kept.get(id)
        if found is not None and not found.proof and table.spec.daily and may_reveal(table.spec.daily):
            self.forget(id)  # the day is over: the record has the seed now
            found = None
        if found is not None:
            self._kept.move_to_end(id)
            return found
        task = self._making.get(id)
        if task is None:  # those who ask meanwhile wait for the same
            self._take_place(client)
            task = self._making[id] = asyncio.get_running_loop().create_task(self._make(id, table))
            task.add_done_callback(lambda done: self._made(id, client, done))
        return await asyncio.shield(task)

    async def replay(self, id: str, table: Table, client: str, after: int) -> bytes:
        """A page of the steps of a game with the views after them, everything open: JSON of a `ReplayPage`.

        Raises:
            TableError: the game is not over, or too much is being computed.
            Unavailable: the storage does not answer.
        """
        return await self._compute(id, table, client, lambda record: _page(table, record, after))

    async def choices(self, id: str, table: Table, client: str, step: int) -> bytes:
        """What the seat of a step could have done, counted from 1: JSON of `StepChoices`.

        Raises:
            TableError: the game is not over, or too much is being computed.
            Unavailable: the storage does not answer.
        """
        return await self._compute(id, table, client, lambda record: _choices(table, record, step))

    async def _compute(self, id: str, table: Table, client: str, make: Callable[[bytes], bytes]) -> bytes:
        """Something that is made from the record each time it is asked for."""
        found = await self.get(id, table, client)
        self._take_place(client)
        try:
            async with self._one_at_a_time:
                return await in_thread(make, found.record)
        finally:
            self._leave_place(client)

    def _take_place(self, client: str) -> None:
        waiting = self._waiting
        if waiting.total() >= MOST_WAITING or waiting[client] >= MOST_WAITING_OF_CLIENT:
            raise TableError("table.busy")
        waiting[client] += 1

    def _leave_place(self, client: str) -> None:
        self._waiting[client] -= 1
        if not self._waiting[client]:
            del self._waiting[client]

    def _made(self, id: str, client: str, task: asyncio.Task[Finished]) -> None:
        self._leave_place(client)
        if self._making.get(id) is task:
            del self._making[id]

    def forget(self, id: str) -> None:
        """The table was deleted."""
        self._making.pop(id, None)  # what is being made is not kept
        if (found := self._kept.pop(id, None)) is not None:
            self.size -= found.size

    async def _make(self, id: str, table: Table) -> Finished:
        async with self._one_at_a_time:
            made = await in_thread(_make, table, await self._store.read(id, 0, words=False))
        if self._making.get(id) is not asyncio.current_task():  # forgotten meanwhile
            return made
        self._kept[id] = made
        self.size += made.size
        while self.size > MOST_KEPT:
            _, gone = self._kept.popitem(last=False)
            self.size -= gone.size
        return made


def _make(table: Table, log: list[Stored]) -> Finished:
    entries = [(stored.at, read_entry(stored.body)) for stored in log]
    began = next((at for at, entry in entries if isinstance(entry, Began)), None)
    record = record_of(table, (entry for _, entry in entries), began)
    game, moves = _told_at_once(table, record)
    story = tell(games.spec(game.name).story(), game, list(play.replay(game, moves)))
    nothing_thrown = table.elsewhere is not None and not table.rolled
    sealed = nothing_thrown or not any(isinstance(line, RevealLine) for line in record.lines)
    proof = b"" if sealed else msgspec.json.encode(prove(record))
    return Finished(record.write().encode(), proof, msgspec.json.encode(story))


def _moves(record: Record) -> list[MoveText]:
    """The steps of a record, as the driver takes them."""
    moves: list[MoveText] = []
    for line in record.lines:
        if isinstance(line, ActLine):
            moves.append((line.seat, line.act))
        elif isinstance(line, RollLine):
            moves.append((None, line.roll))
    return moves


def _told_at_once(table: Table, record: Record) -> tuple[AnyGame, list[MoveText]]:
    """The rules and the steps that are looked back at: dice that were told late lie where they were thrown."""
    return table.game.told_at_once(_moves(record))


def _page(table: Table, record: bytes, after: int) -> bytes:
    """The steps after a number, as the archive sees them: only finished games get here."""
    outcome = table.outcome
    assert outcome is not None
    game, moves = _told_at_once(table, Record.read(record.decode()))
    told = []
    for number, made in enumerate(play.replay(game, moves[: after + PAGE]), start=1):
        if number > after:
            entry = entry_for(game, ARCHIVE, number, 0.0, entry_of(game, made), made.events)
            told.append(msgspec.structs.replace(entry, view=game.view(made.after, ARCHIVE)))
    page = ReplayPage(
        game.name,
        game.options.to_dict(),
        game.options.facts(),
        public_seats(table, range(game.players)),  # nobody is away in a game that is over
        len(moves),
        game.view(game.new(), ARCHIVE),
        outcome,
        tuple(told),
    )
    return msgspec.json.encode(page)


def _choices(table: Table, record: bytes, step: int) -> bytes:
    """What a step was chosen from: only finished games get here."""
    game, moves = _told_at_once(table, Record.read(record.decode()))
    made = next(islice(play.replay(game, moves[:step]), max(step - 1, 0), None), None)
    if made is None or made.seat is None:
        return msgspec.json.encode(StepChoices(None, ()))
    write = game.actions.write
    offers = tuple(Offer(write(one.action), one.effect) for one in game.choices(made.before, made.seat))
    return msgspec.json.encode(StepChoices(made.seat, offers))
