"""A node: one server process, the tables it has in memory, and how new ones are opened."""

import asyncio
import gc
import math
import secrets
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from random import uniform
from typing import TYPE_CHECKING, Any

import msgspec

from dicehouse.bots import level_name, make_bot
from dicehouse.dice import FairSeed
from dicehouse.games import bind, load
from dicehouse.server.bans import BanList
from dicehouse.server.bot_pool import BotPool
from dicehouse.server.bus import Bus, Notice
from dicehouse.server.daily import Day, Days
from dicehouse.server.daily_results import DailyResults
from dicehouse.server.entries import write_entry
from dicehouse.server.errors import TableError
from dicehouse.server.finished_games import FinishedGames
from dicehouse.server.game_transfer import Arrivals
from dicehouse.server.in_thread import in_thread
from dicehouse.server.listed_seats import ListedSeats
from dicehouse.server.live_table import LiveTable
from dicehouse.server.lobby import Lobby
from dicehouse.server.logs import get_logger
from dicehouse.server.metrics import METRICS
from dicehouse.server.quotas import Quotas
from dicehouse.server.retention import Retention
from dicehouse.server.reviews import Reviews
from dicehouse.server.seats import Occupant, SeatRequest
from dicehouse.server.series import next_game
from dicehouse.server.settings import Settings
from dicehouse.server.store import CodeTaken, Store, TableRow, Unavailable
from dicehouse.server.table import Step, Table
from dicehouse.server.table_changes import bot_name, check_telling, usual_telling
from dicehouse.server.table_rules import read_spec, shared_rules
from dicehouse.server.table_spec import TableSpec
from dicehouse.server.table_writer import PATIENCE
from dicehouse.server.terms import Terms, fields_of, usual_hints
from dicehouse.server.tokens import hashed, new_code, new_id, new_token, next_id

if TYPE_CHECKING:
    from dicehouse.server.printing import SheetPrinter

log = get_logger(__name__)

KEPT_FOR = 20.0
"""Seconds that a table without connections stays in memory."""
POLL_EVERY = 2.0
"""Seconds between two polls for changes by other nodes, in case a notice was lost."""
COLLECT_AFTER = 200
"""Tables that are dropped from memory between two garbage collections."""
CODES_TRIED = 20
"""Random codes that are tried for a new table before it fails."""
READY_WITHIN = 4.0
"""Seconds that the storage has to answer before it counts as away."""
PROBE_AGAIN = 1.0
"""Seconds between two test writes, however often readiness is asked for."""
HURRY = 0.1
"""The part of their pause that bots keep once every person at the table is out of the game."""
TIME_TO_CORRECT = 4.0
"""So many times its pause a bot waits where real dice were told: its action is the end of corrections."""

USUAL_TERMS = Terms()


class Opened(msgspec.Struct, frozen=True):
    """A new table, with the token of its host."""

    table: str
    code: str
    host: str


class Node:
    """One server process. Several nodes may share a store; a bus connects them.

    Args:
        store: where tables and their logs are stored.
        bus: to the other nodes.
        bot_pool: where bots compute.
        settings: of the node.
    """

    def __init__(self, store: Store, bus: Bus, bot_pool: BotPool, settings: Settings) -> None:
        self.id = secrets.token_hex(4)
        self.store = store
        self.bus = bus
        self.bot_pool = bot_pool
        self.settings = settings
        self.quotas = Quotas(settings.limits)
        self.finished = FinishedGames(store)
        self.arrivals = Arrivals()
        self.days = Days(store)
        self.reviews = Reviews(store, bot_pool.kind)
        self.daily_results = DailyResults(bot_pool, self.finished)
        self.lobby = Lobby(self)
        self._live_tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._closing: set[asyncio.Task[None]] = set()
        self._polling: asyncio.Task[None] | None = None
        self.listed_seats = ListedSeats(
            math.ceil(settings.listed_at_once * settings.limits), settings.seat_kept, self.table_in_memory
        )
        self.bans = BanList()
        self.retention = Retention(self)
        self._retaining: asyncio.Task[None] | None = None
        self._probing: asyncio.Task[None] | None = None
        self._probed = 0.0
        self._revision = -1

    async def open(self) -> None:
        """Connect to store and bus, and start the background tasks."""
        await self.store.open()
        await self.bus.open()
        await self.lobby.open()
        with suppress(Unavailable):  # the next poll tries again
            await self.poll_revision()
        self._polling = asyncio.get_running_loop().create_task(self._poll())
        self._retaining = asyncio.get_running_loop().create_task(self.retention.run())

    async def close(self) -> None:
        """Stop all tasks, and close all tables, bus and store."""
        for task in (self._polling, self._retaining, self._probing):
            if task is not None:
                task.cancel()
        for live in tuple(self._live_tables.values()):
            await live.close()
        self.bot_pool.close()
        self.reviews.close()
        if "printer" in vars(self):
            self.printer.close()
        await self.lobby.close()
        await self.bus.close()
        await self.store.close()

    @cached_property
    def printer(self) -> "SheetPrinter":
        """Prints sheets; made when one is asked for."""
        from dicehouse.server.printing import SheetPrinter  # noqa: PLC0415 - Fluent and typst, if anybody prints

        return SheetPrinter()

    def table_in_memory(self, id: str) -> Table | None:
        """The table of an id, where it is in memory."""
        live = self._live_tables.get(id)
        return None if live is None else live.table

    @property
    def tables_in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._live_tables)

    # tables

    async def open_table(
        self,
        game: str,
        options: Mapping[str, Any],
        seats: Sequence[SeatRequest],
        terms: Terms = USUAL_TERMS,
        *,
        listed: bool = False,
        occupants: Mapping[int, Occupant] | None = None,
        day: Day | None = None,
    ) -> Opened:
        """Open a table, with the dice of a day where one is given. Bots and `occupants` take their seats at once.

        Options that are not given have the defaults of the rules, or the game's defaults for tables with a person.
        """
        if any(request.kind == "person" for request in seats):
            options = {**load(game).options_type.table_defaults, **options}
        options = {**usual_telling(load(game), seats, real=terms.real), **options}
        rules = bind(game, len(seats), options)
        check_telling(rules, real=terms.real)
        for request in seats:
            if request.kind == "bot":
                await in_thread(make_bot, rules, request.level, 0, secrets.SystemRandom())
        seats = [msgspec.structs.replace(request, level=level_name(rules, request.level)) for request in seats]
        chosen = fields_of(Terms, terms)
        if chosen["hints"] is None:
            chosen["hints"] = usual_hints(sum(request.kind == "person" for request in seats))
        spec = TableSpec(game=game, options=rules.options.to_dict(), seats=tuple(seats), rules=rules.version, **chosen)
        if day is not None:
            spec = msgspec.structs.replace(spec, daily=day.date)
        token = new_token()
        seed = None if day is None else day.seed
        row = await self._create(spec, hashed(token), listed=listed, occupants=occupants, seed=seed)
        return Opened(row.id, row.code, token)

    async def open_next(self, before: TableRow, table: Table) -> str:
        """Open the table of the next game of the same players; gives its id.

        The id is derived from the table before, so that concurrent requests, at any node, lead to one table.
        """
        spec, occupants = next_game(before.id, table)
        row = await self._create(spec, before.host, id=next_id(before.id, before.host), occupants=occupants)
        return row.id

    async def _create(
        self,
        spec: TableSpec,
        host: str,
        *,
        listed: bool = False,
        id: str = "",
        occupants: Mapping[int, Occupant] | None = None,
        seed: FairSeed | None = None,
    ) -> TableRow:
        """Store a new table with its first entries; gives the existing one where the id is taken."""
        seed = seed or FairSeed()
        table = Table(shared_rules(spec.game, spec.options), spec, seed)
        return await self._store_new(table, _seated(table, occupants or {}), seed, host, listed=listed, id=id)

    async def take_in(self, table: Table, steps: list[Step], seed: FairSeed) -> Opened:
        """Open a table with a game that was begun elsewhere: by the steps that `game_transfer.py` applied to it."""
        token = new_token()
        row = await self._store_new(table, steps, seed, hashed(token))
        return Opened(row.id, row.code, token)

    async def _store_new(
        self, table: Table, steps: list[Step], seed: FairSeed, host: str, *, listed: bool = False, id: str = ""
    ) -> TableRow:
        bodies, listing, spec = [write_entry(step.entry) for step in steps], table.listing, table.spec
        for _ in range(CODES_TRIED):
            spec_text, now = msgspec.json.encode(spec), time.time()
            row = TableRow(id or new_id(), new_code(), spec_text, seed.reveal(), host, listed, now)
            try:
                await self.store.create(row, listing, bodies)
            except CodeTaken:
                if id and (found := await self.store.table(id)) is not None:
                    return found
            else:
                return row
        raise TableError("table.busy")

    async def live_table(self, id: str) -> LiveTable:
        """A table in memory; its log is read first where it is not there yet."""
        if (live := self._live_tables.get(id)) is not None:
            live.last_used = time.monotonic()
            if self.settings.channel:  # another node may have appended what this request is about
                try:
                    async with asyncio.timeout(PATIENCE):
                        await live.writer.catch_up()
                except TimeoutError:
                    raise TableError("table.storage") from None
            return live
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = asyncio.get_running_loop().create_task(self._load_table(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    async def _load_table(self, id: str) -> LiveTable:
        row = await self.store.table(id)
        if row is None:
            raise TableError("table.unknown")
        spec = read_spec(row.spec)
        rules = shared_rules(spec.game, spec.options)
        live = LiveTable(self, row, Table(rules, spec, FairSeed.from_hex(row.seed)))
        try:
            await live.open()
        except BaseException as error:
            await live.close()  # or it would stay subscribed to the bus
            if not isinstance(error, msgspec.DecodeError):
                raise
            self.store.health.broke(f"the log of a table cannot be read: {error}")
            raise TableError("table.storage") from None
        self._live_tables[id] = live
        return live

    # deletion, bans, readiness

    def attended(self, id: str) -> bool:
        """Whether there is a connection to a table on this node."""
        return (live := self._live_tables.get(id)) is not None and bool(live.guests.all)

    async def delete_table(self, id: str) -> bool:
        """Delete a table for good, and close the connections to it; gives whether there was one."""
        deleted = await self.store.delete([id])
        await self.tables_deleted(deleted)
        self.retention.wake()
        return bool(deleted)

    async def tables_deleted(self, ids: Sequence[str]) -> None:
        """Close the connections to deleted tables, on all nodes."""
        METRICS.deleted.inc(len(ids))
        for id in ids:
            self._forget_made(id)
            if (live := self._live_tables.get(id)) is not None:
                self._dismiss(live)
            await self.bus.publish(id, Notice(self.id, gone=True))

    async def exists(self, live: LiveTable) -> bool:
        """Whether a table is still in the store; if not, the connections to it are closed."""
        if await self.store.heads([live.row.id]):
            return True
        self._dismiss(live)
        return False

    def _dismiss(self, live: LiveTable) -> None:
        """Close the connections to a deleted table, and forget what was computed from it."""
        self._forget_made(live.row.id)
        live.dismiss("table.deleted")
        self.forget(live)

    def _forget_made(self, id: str) -> None:
        """Forget what was computed from a table that was deleted."""
        self.finished.forget(id)
        self.reviews.forget(id)
        self.daily_results.forget(id)

    def is_banned(self, address: str) -> bool:
        """Whether an address may not connect."""
        return self.bans.is_banned(address)

    async def ready(self) -> bool:
        """Whether the storage works: a write succeeded just now, or a test write does; answers within seconds."""
        health, now = self.store.health, time.monotonic()
        if health.damaged or health.fresh:
            return health.good
        if self._probing is None or (self._probing.done() and now - self._probed > PROBE_AGAIN):
            self._probed = now
            self._probing = asyncio.get_running_loop().create_task(self._probe())
        await asyncio.wait((self._probing,), timeout=READY_WITHIN)
        return self._probing.done() and health.good

    async def _probe(self) -> None:
        with suppress(Unavailable):  # `health` has noted it
            await self.store.probe()

    async def poll_revision(self) -> None:
        """Check whether an operator or another node deleted or closed tables, or banned addresses."""
        async with asyncio.timeout(READY_WITHIN):
            revision = await self.store.revision()
            if revision == self._revision:
                return
            self.bans.replace(await self.store.bans())
            live_tables = tuple(self._live_tables.values())
            heads = await self.store.heads([live.row.id for live in live_tables]) if live_tables else {}
        self._revision = revision
        for live in live_tables:
            number = heads.get(live.row.id)
            if number is None:
                self._dismiss(live)
            elif number > live.table.number and not live.writer.busy:
                await live.writer.catch_up()

    def forget(self, live: LiveTable) -> None:
        """Drop a table from memory, so that the next request reads it anew."""
        if self._live_tables.get(live.row.id) is live:
            del self._live_tables[live.row.id]
            self._closing.add(task := asyncio.get_running_loop().create_task(live.close()))
            task.add_done_callback(self._closing.discard)

    def pause(self, table: Table) -> float:
        """Seconds before a bot acts: varying where several seats may act at once, as with people.

        Once every person is out of the game, they wait for its end only, and the bots hurry.
        """
        pause = self.settings.bot_pause * (HURRY if table.persons_are_out else 1.0)
        if table.open_rolls:
            pause *= TIME_TO_CORRECT
        return uniform(1.0, 2.5) * pause if len(table.actors) > 1 else pause

    async def _poll(self) -> None:
        """Drop unused tables from memory, and look for changes by other nodes; for ever."""
        forgotten = 0
        while True:
            await asyncio.sleep(POLL_EVERY)
            await self.lobby.heartbeat(time.monotonic())
            await self._poll_storage()
            for live in tuple(self._live_tables.values()):
                try:
                    forgotten += await self._poll_table(live, time.monotonic())
                except Unavailable:
                    continue
                except Exception:  # a failure of one table must not affect the others
                    METRICS.failures.inc()
                    log.exception("polling a table failed", table=live.row.code)
            if forgotten >= COLLECT_AFTER:
                forgotten = 0
                gc.collect()  # closed connections are reference cycles, and would stay for long

    async def _poll_storage(self) -> None:
        for live in tuple(self._live_tables.values()):
            live.writer.answer_overdue_move(time.monotonic())
        try:
            if not self.store.health.good:
                await self.ready()
            await self.poll_revision()
        except (Unavailable, TimeoutError):
            pass  # `health` has noted it
        except Exception:
            METRICS.failures.inc()
            log.exception("polling the storage failed")

    async def _poll_table(self, live: LiveTable, now: float) -> bool:
        """Maintain one table; gives whether it was dropped from memory."""
        if self._live_tables.get(live.row.id) is not live:
            return False
        live.heartbeat(now)
        if live.idle and now - live.last_used > KEPT_FOR:
            del self._live_tables[live.row.id]
            await live.close()
            return True
        if not live.idle and self.settings.channel and not live.writer.busy:
            await live.writer.catch_up()
        return False


def _seated(table: Table, occupants: Mapping[int, Occupant]) -> list[Step]:
    """The first entries of a table: the seats of bots, and of players from the game before."""
    steps: list[Step] = []
    for seat, request in enumerate(table.spec.seats):
        occupant = occupants.get(seat)
        if occupant is None and request.kind == "bot":
            names = [one.name for one in (*table.seats, *occupants.values()) if one is not None]
            occupant = Occupant(bot_name(request.level, seat, names), "bot", request.level, "", "")
        if occupant is not None:
            made = table.sit(seat, occupant)
            for step in made:
                table.apply(step, 0.0)
            steps += made
    return steps
