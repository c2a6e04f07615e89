"""Operations on the store of a server while its nodes run: list, show, close, delete, ban, export."""

import contextlib
import re
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from types import TracebackType
from typing import Any, NamedTuple, Self

import msgspec

from dicehouse.core.errors import DicehouseError
from dicehouse.dice import FairSeed
from dicehouse.server.bans import network_of
from dicehouse.server.entries import Said, read_entry, write_entry
from dicehouse.server.errors import TableError
from dicehouse.server.open_store import is_postgres, make_store
from dicehouse.server.operator_errors import OperatorError
from dicehouse.server.settings import Settings
from dicehouse.server.store import Ban, Listing, StorageFigures, Stored, Summary, TableRow, Unavailable
from dicehouse.server.table import Table
from dicehouse.server.table_record import record_of
from dicehouse.server.table_rules import read_spec, shared_rules
from dicehouse.server.table_spec import TableSpec

UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86_400, "w": 604_800}
PAGE = 500
WIPED_AT_ONCE = 1_000
SEAL_TRIES = 100
CLOSE_TRIES = 20


def seconds(text: str) -> float:
    """A time such as 90s, 30m, 12h, 7d or 4w."""
    found = re.fullmatch(r"(\d{1,6})([smhdw])", text.strip().lower())
    if found is None:
        raise OperatorError("house.duration", text=text[:40])
    return float(found[1]) * UNITS[found[2]]


class Wanted(NamedTuple):
    """A filter of tables."""

    listed: bool = False
    phase: str = ""
    game: str = ""
    older: float = 0.0
    """Seconds since the last entry, at least."""


class Known(NamedTuple):
    """A table with its whole log."""

    row: TableRow
    table: Table
    log: list[Stored]


class Operator:
    """Works on the store of a server; its nodes notice changes within seconds. Use it with `async with`."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._store = make_store(settings, alone=False)

    async def __aenter__(self) -> Self:
        if not is_postgres(self._settings) and not (path := self._settings.database_path()).is_file():
            raise OperatorError("house.missing", path=str(path))
        await self._store.open()
        if (reason := self._store.health.reason) or (reason := self._store.health.damaged):
            raise Unavailable(reason)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._store.close()

    # looking

    async def tables(self, wanted: Wanted) -> AsyncIterator[tuple[Summary, TableSpec | None]]:
        """All tables that pass a filter; None for what cannot be read: damaged, or of a later version."""
        after: int | str | None = None
        now = time.time()
        while page := await self._store.summaries(after, PAGE):
            after = page[-1].cursor
            for one in page:
                spec: TableSpec | None = None
                with contextlib.suppress(msgspec.DecodeError, DicehouseError):
                    spec = read_spec(one.spec)
                if (
                    (one.listed or not wanted.listed)
                    and wanted.phase in ("", one.phase)
                    and wanted.game in ("", spec.game if spec else None)
                    and now - one.touched >= wanted.older
                ):
                    yield one, spec

    async def find(self, name: str) -> str:
        """The id of a table, from its id or its code."""
        if await self._store.table(name) is not None:
            return name
        found = await self._store.find(name.strip().upper())
        if found is None:
            raise OperatorError("house.unknown", table=name[:40])
        return found

    async def known(self, name: str) -> Known:
        """A table with its whole log."""
        row = await self._store.table(await self.find(name))
        if row is None:
            raise OperatorError("house.unknown", table=name[:40])
        spec = read_spec(row.spec)
        table = Table(shared_rules(spec.game, spec.options), spec, FairSeed.from_hex(row.seed))
        log = await self._store.read(row.id, 0)
        for stored in log:
            table.apply(table.step(read_entry(stored.body)), stored.at)
        return Known(row, table, log)

    async def figures(self) -> StorageFigures:
        """How much there is."""
        return await self._store.figures()

    async def export(self, name: str, everything: bool) -> str:
        """The record of a finished game, or everything that is stored about a table."""
        row, table, log = await self.known(name)
        if not everything:
            if table.phase != "over":
                raise OperatorError("house.not-over", table=row.code or row.id)
            return record_of(table, (read_entry(stored.body) for stored in log)).write()
        whole = {
            "table": row.id,
            "code": row.code,
            "listed": row.listed,
            "opened": row.opened,
            "spec": msgspec.json.decode(row.spec),
            "entries": [
                {"number": one.number, "at": one.at, **_without_tokens(msgspec.json.decode(one.body))} for one in log
            ],
        }
        if table.phase == "over":
            whole["seed"] = row.seed
        return msgspec.json.format(msgspec.json.encode(whole)).decode() + "\n"

    # changing

    async def close(self, name: str) -> bool:
        """Close a table; gives whether it was open before."""
        for _ in range(CLOSE_TRIES):
            row, table, _ = await self.known(name)
            steps = table.close()
            if not steps:
                return False
            listing = Listing(table.seats.count(None), "closed")
            bodies = [write_entry(step.entry) for step in steps]
            if await self._store.append(row.id, table.number, max(time.time(), table.at), bodies, listing):
                await self._store.touch()
                return True
        raise TableError("table.busy")

    async def delete(self, ids: Sequence[str]) -> int:
        """Delete tables for good, and what journals hold of them; gives how many there were."""
        gone = await self._store.delete(ids)
        while await self._store.wipe(WIPED_AT_ONCE):
            pass
        return len(gone)

    async def seal(self) -> bool:
        """Empty the journals; False where readers never pause: then a node does it later."""
        for _ in range(SEAL_TRIES):
            if await self._store.seal():
                return True
        return False

    async def ban(self, address: str, duration: str, why: str) -> Ban:
        """Ban an address or a network."""
        now = time.time()
        one = Ban(_network(address), now + seconds(duration) if duration else None, why[:200], now)
        await self._store.ban(one)
        return one

    async def unban(self, address: str) -> str:
        """Lift a ban; gives the network."""
        network = _network(address)
        if not await self._store.unban(network):
            raise OperatorError("house.not-banned", network=network)
        return network

    async def bans(self) -> list[Ban]:
        """The bans that hold now."""
        now = time.time()
        return [one for one in await self._store.bans() if one.until is None or one.until > now]


def words_of(log: Iterable[Stored]) -> int:
    """How many words of chat a log holds."""
    return sum(isinstance(read_entry(one.body), Said) for one in log)


def _network(text: str) -> str:
    try:
        return str(network_of(text))
    except ValueError:
        raise OperatorError("house.network", text=text[:60]) from None


def _without_tokens(entry: dict[str, Any]) -> dict[str, Any]:
    """An entry without the hash of a token, which is not part of any export."""
    return {key: value for key, value in entry.items() if key != "token"}
