"""The house: all tables this node keeps, and how new ones are opened."""

import asyncio
import gc
import math
import secrets
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from random import uniform
from typing import Any

import msgspec
import structlog

from dicehouse.bots import level_name, make_bot
from dicehouse.dice import FairSeed
from dicehouse.games import bind, load
from dicehouse.server.bans import BanList
from dicehouse.server.bot_pool import Minds
from dicehouse.server.bus import Channel, Word
from dicehouse.server.entries import Began, Sat, write_entry
from dicehouse.server.errors import TableError
from dicehouse.server.finished_games import FinishedGames
from dicehouse.server.listed_seats import ListedSeats
from dicehouse.server.live_table import PATIENCE, Keeper
from dicehouse.server.lobby import Lobby
from dicehouse.server.metrics import METRICS
from dicehouse.server.quotas import Quotas
from dicehouse.server.retention import Retention
from dicehouse.server.series import next_game
from dicehouse.server.settings import Settings
from dicehouse.server.store import CodeTaken, Standing, Store, TableRow, Unavailable
from dicehouse.server.table import SeatWish, Sitter, Step, Table, TableSpec, read_spec, shared_rules
from dicehouse.server.tokens import hashed, new_code, new_id, new_token, next_id

log = structlog.get_logger(__name__)

KEPT_FOR = 20.0
"""So many seconds a table that nobody is at stays in memory."""
LOOK_EVERY = 2.0
"""So often a node looks whether other nodes wrote something it did not hear of."""
CLEAN_AFTER = 200
"""After so many tables were forgotten, memory is cleaned up."""
CODES_TRIED = 20
READY_WITHIN = 4.0
"""So many seconds the storage has to answer before it counts as away."""
PROBE_AGAIN = 1.0
"""So many seconds lie between two tries to write, however many ask."""


class Opened(msgspec.Struct, frozen=True):
    """A new table, with the secret of its host."""

    table: str
    code: str
    host: str


class House:
    """One node."""

    def __init__(self, store: Store, channel: Channel, minds: Minds, settings: Settings) -> None:
        self.node = secrets.token_hex(4)
        self.store = store
        self.channel = channel
        self.minds = minds
        self.settings = settings
        self.quotas = Quotas(settings.limits)
        self.finished = FinishedGames(store)
        self.lobby = Lobby(self)
        self._keepers: dict[str, Keeper] = {}
        self._opening: dict[str, asyncio.Task[Keeper]] = {}
        self._closing: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self.listed_seats = ListedSeats(
            math.ceil(settings.listed_at_once * settings.limits), settings.seat_kept, self._in_memory
        )
        self.bans = BanList()
        self.retention = Retention(self)
        self._retaining: asyncio.Task[None] | None = None
        self._probing: asyncio.Task[None] | None = None
        self._probed = 0.0
        self._revision = -1

    async def open(self) -> None:
        """Get ready to serve."""
        await self.store.open()
        await self.channel.open()
        await self.lobby.open()
        with suppress(Unavailable):  # the sweeper tries again
            await self._notice_changes()
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep())
        self._retaining = asyncio.get_running_loop().create_task(self.retention.run())

    async def close(self) -> None:
        """Let everything go in good order."""
        for task in (self._sweeper, self._retaining, self._probing):
            if task is not None:
                task.cancel()
        for keeper in tuple(self._keepers.values()):
            await keeper.close()
        self.minds.close()
        await self.lobby.close()
        await self.channel.close()
        await self.store.close()

    def _in_memory(self, id: str) -> Table | None:  # noqa: A002 - the word for it
        keeper = self._keepers.get(id)
        return None if keeper is None else keeper.table

    @property
    def kept(self) -> int:
        """How many tables are in memory."""
        return len(self._keepers)

    # tables

    async def open_table(
        self,
        game: str,
        options: Mapping[str, Any],
        seats: Sequence[SeatWish],
        *,
        listed: bool = False,
        clock: int | None = None,
        away: Any = "wait",
        hints: bool = True,
        sitters: Mapping[int, Sitter] | None = None,
    ) -> Opened:
        """Open a table. Bots sit down at once, and so does whoever is named in `sitters`.

        What nobody chose is as the game's rules have it, or as the game wants it at a table with a person.
        """
        if any(wish.kind == "person" for wish in seats):
            options = {**load(game).options_type.table_defaults, **options}
        rules = bind(game, len(seats), options)
        for wish in seats:
            if wish.kind == "bot":
                await asyncio.to_thread(make_bot, rules, wish.level, 0, secrets.SystemRandom())
        seats = [msgspec.structs.replace(wish, level=level_name(rules, wish.level)) for wish in seats]
        spec = TableSpec(game, rules.options.to_dict(), tuple(seats), clock, away, hints, rules=rules.version)
        token = new_token()
        row = await self._create(spec, hashed(token), listed=listed, sitters=sitters)
        return Opened(row.id, row.code, token)

    async def open_next(self, before: TableRow, table: Table) -> str:
        """Open the table of the next game of the same players; gives its id.

        The id follows from the table before, so that however often and wherever this is asked there is one such table.
        """
        spec, sitters = next_game(before.id, table)
        row = await self._create(spec, before.host, id=next_id(before.id, before.host), sitters=sitters)
        return row.id

    async def _create(
        self,
        spec: TableSpec,
        host: str,
        *,
        listed: bool = False,
        id: str = "",  # noqa: A002 - the word for it
        sitters: Mapping[int, Sitter] | None = None,
    ) -> TableRow:
        """Keep a new table, with everybody who sits down at once; where there is one of this id already, that one."""
        seed = FairSeed()
        steps = _seated(Table(shared_rules(spec.game, spec.options), spec, seed), sitters or {})
        bodies = [write_entry(step.entry) for step in steps]
        free = len(spec.seats) - sum(isinstance(step.entry, Sat) for step in steps)
        standing = Standing(free, "playing" if any(isinstance(step.entry, Began) for step in steps) else "open")
        for _ in range(CODES_TRIED):
            spec_text, now = msgspec.json.encode(spec), time.time()
            row = TableRow(id or new_id(), new_code(), spec_text, seed.reveal(), host, listed, now)
            try:
                await self.store.create(row, standing, bodies)
            except CodeTaken:
                if id and (found := await self.store.table(id)) is not None:
                    return found
            else:
                return row
        raise TableError("table.busy")

    async def keeper(self, id: str) -> Keeper:  # noqa: A002 - the word for it
        """The keeper of a table; reads its log if nobody was at it."""
        if (keeper := self._keepers.get(id)) is not None:
            keeper.left = time.monotonic()
            if self.settings.channel:  # another node may just have written what this is about: a seat, the end
                try:
                    async with asyncio.timeout(PATIENCE):
                        await keeper.catch_up()
                except TimeoutError:
                    raise TableError("table.storage") from None
            return keeper
        task = self._opening.get(id)
        if task is None:
            task = self._opening[id] = asyncio.get_running_loop().create_task(self._open_keeper(id))
            task.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(task)

    async def _open_keeper(self, id: str) -> Keeper:  # noqa: A002 - the word for it
        row = await self.store.table(id)
        if row is None:
            raise TableError("table.unknown")
        spec = read_spec(row.spec)
        rules = shared_rules(spec.game, spec.options)
        keeper = Keeper(self, row, Table(rules, spec, FairSeed.from_hex(row.seed)))
        try:
            await keeper.open()
        except msgspec.DecodeError as error:
            await keeper.close()
            self.store.health.broke(f"the log of a table cannot be read: {error}")
            raise TableError("table.storage") from None
        self._keepers[id] = keeper
        return keeper

    # deleted tables, bans, and whether the storage works

    def attended(self, id: str) -> bool:  # noqa: A002 - the word for it
        """Whether somebody is connected to a table, at this node."""
        return (keeper := self._keepers.get(id)) is not None and keeper.attended

    async def delete_table(self, id: str) -> bool:  # noqa: A002 - the word for it
        """Delete a table for good, and send everybody out; gives whether there was one."""
        deleted = await self.store.delete([id])
        await self.let_go(deleted)
        self.retention.wake()
        return bool(deleted)

    async def let_go(self, ids: Sequence[str]) -> None:
        """Tables were deleted: send everybody out, at all nodes."""
        METRICS.deleted.inc(len(ids))
        for id in ids:  # noqa: A001 - the word for it
            self.finished.forget(id)
            if (keeper := self._keepers.get(id)) is not None:
                self._dismiss(keeper)
            await self.channel.tell(id, Word(self.node, gone=True))

    async def exists(self, keeper: Keeper) -> bool:
        """Whether the table of a keeper is still there; if not, everybody at it is sent out."""
        if await self.store.ends([keeper.row.id]):
            return True
        self._dismiss(keeper)
        return False

    def _dismiss(self, keeper: Keeper) -> None:
        """The table of a keeper was deleted."""
        keeper.send_out("table.deleted")
        self.forget(keeper)

    def is_banned(self, address: str) -> bool:
        """Whether an address may not connect."""
        return self.bans.is_banned(address)

    async def ready(self) -> bool:
        """Whether the storage works: it was written to just now, or is for this question; answers within seconds."""
        health, now = self.store.health, time.monotonic()
        if health.damaged or health.fresh:
            return health.good
        if self._probing is None or (self._probing.done() and now - self._probed > PROBE_AGAIN):
            self._probed = now
            self._probing = asyncio.get_running_loop().create_task(self._probe())
        await asyncio.wait((self._probing,), timeout=READY_WITHIN)
        return self._probing.done() and health.good

    async def _probe(self) -> None:
        with suppress(Unavailable):  # the storage has told its health
            await self.store.probe()

    async def _notice_changes(self) -> None:
        """Look whether an operator or another node deleted or closed tables, or banned somebody."""
        async with asyncio.timeout(READY_WITHIN):
            revision = await self.store.revision()
            if revision == self._revision:
                return
            self.bans.replace(await self.store.bans())
            keepers = tuple(self._keepers.values())
            ends = await self.store.ends([keeper.row.id for keeper in keepers]) if keepers else {}
        self._revision = revision
        for keeper in keepers:
            number = ends.get(keeper.row.id)
            if number is None:
                self._dismiss(keeper)
            elif number > keeper.table.number and not keeper.busy:
                await keeper.catch_up()

    def forget(self, keeper: Keeper) -> None:
        """A table in memory is not to be trusted: whoever comes next has it read anew."""
        if self._keepers.get(keeper.row.id) is keeper:
            del self._keepers[keeper.row.id]
            self._closing.add(task := asyncio.get_running_loop().create_task(keeper.close()))
            task.add_done_callback(self._closing.discard)

    def pause(self, table: Table) -> float:
        """How long a bot takes: as people do where everybody plays at once, a moment elsewhere."""
        pause = self.settings.bot_pause
        return uniform(1.0, 2.5) * pause if len(table.actors) > 1 else pause

    async def _sweep(self) -> None:
        """Forget tables that nobody is at, and look for what other nodes wrote."""
        forgotten = 0
        while True:
            await asyncio.sleep(LOOK_EVERY)
            await self.lobby.beat(time.monotonic())
            await self._look_at_storage()
            for keeper in tuple(self._keepers.values()):
                try:
                    forgotten += await self._look_after(keeper, time.monotonic())
                except Unavailable:
                    continue
                except Exception:  # what is wrong with one table must not hit the others
                    METRICS.failures.inc()
                    log.exception("looking after a table failed", table=keeper.row.code)
            if forgotten >= CLEAN_AFTER:
                forgotten = 0
                gc.collect()  # closed connections refer to themselves, and would stay for long

    async def _look_at_storage(self) -> None:
        for keeper in tuple(self._keepers.values()):
            keeper.overdue(time.monotonic())
        try:
            if not self.store.health.good:
                await self.ready()
            await self._notice_changes()
        except (Unavailable, TimeoutError):
            pass  # told already
        except Exception:
            METRICS.failures.inc()
            log.exception("looking for changes failed")

    async def _look_after(self, keeper: Keeper, now: float) -> bool:
        """Now and then; gives whether the table was forgotten."""
        if self._keepers.get(keeper.row.id) is not keeper:
            return False
        keeper.beat(now)
        if keeper.idle and now - keeper.left > KEPT_FOR:
            del self._keepers[keeper.row.id]
            await keeper.close()
            return True
        if not keeper.idle and self.settings.channel and not keeper.busy:
            await keeper.catch_up()
        return False


def _seated(table: Table, sitters: Mapping[int, Sitter]) -> list[Step]:
    """The first entries of a table: bots, and those who come from another one, sit down."""
    steps: list[Step] = []
    for seat, wish in enumerate(table.spec.seats):
        sitter = sitters.get(seat)
        if sitter is None and wish.kind == "bot":
            sitter = Sitter(_bot_name(wish.level, seat), "bot", wish.level, "", "")
        if sitter is not None:
            made = table.sit(seat, sitter)
            for step in made:
                table.take(step, 0.0)
            steps += made
    return steps


def _bot_name(level: str, seat: int) -> str:
    """Clients show bots by their level in the player's language; the name only tells them apart."""
    return f"{level} {seat + 1}"
