"""The house: all tables this node keeps, and how new ones are opened."""

import asyncio
import gc
import math
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from random import uniform
from typing import Any

import msgspec
import structlog

from dicehouse.bots import make_bot
from dicehouse.dice import FairSeed
from dicehouse.games import bind, load
from dicehouse.server.channel import Channel
from dicehouse.server.entries import Began, Sat, write_entry
from dicehouse.server.errors import TableError
from dicehouse.server.finished_games import FinishedGames
from dicehouse.server.keeper import Keeper
from dicehouse.server.listed_seats import ListedSeats
from dicehouse.server.lobby import Lobby
from dicehouse.server.metrics import METRICS
from dicehouse.server.minds import Minds
from dicehouse.server.quotas import Quotas
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
        self.is_banned: Callable[[str], bool] = nobody
        """Whether the client with this key (`transport.addresses.client_key`) is not served."""
        self._keepers: dict[str, Keeper] = {}
        self._opening: dict[str, asyncio.Task[Keeper]] = {}
        self._closing: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self.listed_seats = ListedSeats(
            math.ceil(settings.listed_at_once * settings.limits), settings.seat_kept, self._in_memory
        )

    async def open(self) -> None:
        """Get ready to serve."""
        await self.store.open()
        await self.channel.open()
        await self.lobby.open()
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep())

    async def close(self) -> None:
        """Let everything go in good order."""
        if self._sweeper is not None:
            self._sweeper.cancel()
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
                await keeper.catch_up()
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
        await keeper.open()
        self._keepers[id] = keeper
        return keeper

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

    async def _look_after(self, keeper: Keeper, now: float) -> bool:
        """Now and then; gives whether the table was forgotten."""
        if self._keepers.get(keeper.row.id) is not keeper:
            return False
        keeper.beat(now)
        if keeper.idle and now - keeper.left > KEPT_FOR:
            del self._keepers[keeper.row.id]
            await keeper.close()
            return True
        if not keeper.idle and self.settings.channel:
            await keeper.catch_up()
        return False


def nobody(_key: str) -> bool:
    """Nobody is banned."""
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
