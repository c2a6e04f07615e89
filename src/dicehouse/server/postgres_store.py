"""A store in PostgreSQL, for several nodes. The primary key of the log decides which of two appends was first."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg

from dicehouse.server.entries import WORDS
from dicehouse.server.postgres_upkeep import PostgresUpkeep
from dicehouse.server.store import CodeTaken, Listing, Stored, TableRow, Unavailable

NUL = "\0"
"""The character that PostgreSQL stores in no text: no id has it, and a query with it would be an error."""
SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
  id TEXT PRIMARY KEY, code TEXT UNIQUE, spec BYTEA NOT NULL, seed TEXT NOT NULL, host TEXT NOT NULL,
  listed BOOLEAN NOT NULL, opened DOUBLE PRECISION NOT NULL, free INTEGER NOT NULL, phase TEXT NOT NULL,
  erased INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX IF NOT EXISTS tables_listed ON tables (opened DESC) WHERE listed AND free > 0 AND phase = 'open';
CREATE TABLE IF NOT EXISTS entries (
  table_id TEXT NOT NULL, number INTEGER NOT NULL, at DOUBLE PRECISION NOT NULL, body BYTEA NOT NULL,
  PRIMARY KEY (table_id, number)
);
CREATE TABLE IF NOT EXISTS bans (
  network TEXT PRIMARY KEY, until DOUBLE PRECISION, why TEXT NOT NULL, at DOUBLE PRECISION NOT NULL
);
CREATE TABLE IF NOT EXISTS leases (name TEXT PRIMARY KEY, holder TEXT NOT NULL, until DOUBLE PRECISION NOT NULL);
CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, secret BYTEA NOT NULL);
CREATE TABLE IF NOT EXISTS house (id INTEGER PRIMARY KEY, revision INTEGER NOT NULL, probe BYTEA NOT NULL);
INSERT INTO house VALUES (1, 0, '') ON CONFLICT DO NOTHING;
"""
IS_OLD = """
SELECT EXISTS (SELECT FROM pg_attribute WHERE attrelid = to_regclass('tables') AND attname = 'phase')
  AND NOT EXISTS (SELECT FROM pg_attribute WHERE attrelid = to_regclass('tables') AND attname = 'erased')
"""
FROM_OLD = """
ALTER TABLE tables ALTER COLUMN code DROP NOT NULL, ADD COLUMN erased INTEGER NOT NULL DEFAULT 0
"""
"""Migrates databases of versions without deletion; fast, whatever their size."""
SCHEMA_LOCK = 7_321_554
"""The advisory lock under which nodes create the schema one after the other."""
ROW = "id, coalesce(code, ''), spec, seed, host, listed, opened"
READ = """
SELECT number, at, body FROM entries
WHERE table_id = $1 AND number > $2 AND ($3::int IS NULL OR number < $3)
  AND ($5 OR substr(body, 1, length($6::bytea)) <> $6)
ORDER BY number DESC LIMIT $4
"""
FOLLOWS = """
SELECT 1 FROM tables WHERE id = $1 AND ($2 = 0 OR EXISTS (SELECT FROM entries WHERE table_id = $1 AND number = $2))
  FOR KEY SHARE
"""
POOL = 10
WAIT = 5.0
TROUBLE = (
    OSError,
    TimeoutError,
    asyncio.IncompleteReadError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.CannotConnectNowError,
    asyncpg.InternalClientError,
    asyncpg.InternalServerError,
    asyncpg.PostgresSystemError,
    asyncpg.ReadOnlySQLTransactionError,
)
"""Exceptions of a database that is away, stopping, starting, out of space or failing."""
DAMAGE = (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError)
"""Exceptions of a database that is damaged for good."""


class PostgresStore(PostgresUpkeep):
    """A store in a PostgreSQL database."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
        self._connecting = asyncio.Lock()

    async def open(self) -> None:
        """Connect. Where the database is away, every later call tries again."""
        try:
            await self._connected()
        except Unavailable as error:
            self.health.failed(str(error))

    async def _connected(self) -> "asyncpg.Pool[asyncpg.Record]":
        async with self._connecting:
            if self._pool is None:
                try:
                    pool = await asyncpg.create_pool(
                        self._address, min_size=1, max_size=POOL, command_timeout=WAIT, timeout=WAIT
                    )
                    async with pool.acquire() as connection, connection.transaction():
                        await connection.execute("SELECT pg_advisory_xact_lock($1)", SCHEMA_LOCK)
                        if await connection.fetchval(IS_OLD):
                            await connection.execute(FROM_OLD)
                        await connection.execute(SCHEMA)
                except TROUBLE as error:
                    raise Unavailable(str(error) or type(error).__name__) from error
                self._pool = pool
            return self._pool

    async def close(self) -> None:
        """Close all connections."""
        if self._pool is not None:
            try:
                await asyncio.wait_for(self._pool.close(), WAIT)
            except (TimeoutError, *TROUBLE):
                self._pool.terminate()

    async def ping(self) -> None:
        """Read something."""
        await self._with(lambda connection: connection.fetchval("SELECT 1"))

    async def create(self, row: TableRow, listing: Listing, bodies: list[bytes]) -> None:
        """Store a new table with its first entries."""

        async def work(connection: Any) -> None:
            async with connection.transaction():
                await connection.execute(
                    "INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
                    row.id, row.code, row.spec, row.seed, row.host, row.listed, row.opened, listing.free,
                    listing.phase,
                )  # fmt: skip
                await connection.executemany(
                    "INSERT INTO entries VALUES ($1, $2, $3, $4)",
                    [(row.id, number, row.opened, body) for number, body in enumerate(bodies, start=1)],
                )

        try:
            await self._with(work, writes=True)
        except asyncpg.UniqueViolationError:
            raise CodeTaken from None

    async def table(self, id: str) -> TableRow | None:
        """The table of an id."""
        if NUL in id:
            return None
        row = await self._with(lambda connection: connection.fetchrow(f"SELECT {ROW} FROM tables WHERE id = $1", id))
        return TableRow(*row) if row is not None else None

    async def find(self, code: str) -> str | None:
        """The table id of a code."""
        if NUL in code:
            return None
        found: str | None = await self._with(
            lambda connection: connection.fetchval("SELECT id FROM tables WHERE code = $1", code)
        )
        return found

    async def append(self, table: str, after: int, at: float, bodies: list[bytes], listing: Listing | None) -> bool:
        """Append entries, all or none, durably."""

        async def work(connection: Any) -> bool:
            async with connection.transaction():
                # lock the table, so that no entries of a deleted one are left behind; and require the entry before,
                # so that a node that is far behind cannot leave a gap
                if not await connection.fetchval(FOLLOWS, table, after):
                    return False
                await connection.executemany(
                    "INSERT INTO entries VALUES ($1, $2, $3, $4)",
                    [(table, number, at, body) for number, body in enumerate(bodies, start=after + 1)],
                )
                if listing is not None:
                    await connection.execute(
                        "UPDATE tables SET free = $1, phase = $2 WHERE id = $3", listing.free, listing.phase, table
                    )
            return True

        try:
            return bool(await self._with(work, writes=True))
        except asyncpg.UniqueViolationError:
            return False

    async def read(
        self, table: str, after: int, *, before: int | None = None, last: int | None = None, words: bool = True
    ) -> list[Stored]:
        """Entries of a table, in order."""
        rows = await self._with(lambda connection: connection.fetch(READ, table, after, before, last, words, WORDS))
        return [Stored(*row) for row in reversed(rows)]

    async def _with(self, work: Callable[[Any], Awaitable[Any]], *, writes: bool = False) -> Any:
        try:
            pool = self._pool or await self._connected()
            async with pool.acquire(timeout=WAIT) as connection:
                result = await work(connection)
        except DAMAGE as error:
            self.health.broke(str(error))
            raise Unavailable(str(error)) from error
        except TROUBLE as error:
            reason = str(error) or type(error).__name__
            self.health.failed(reason)
            raise Unavailable(reason) from error
        except Unavailable as error:
            self.health.failed(str(error))
            raise
        if writes:
            self.health.worked()
        return result
