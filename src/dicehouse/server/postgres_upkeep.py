"""What removes things from a PostgreSQL database, and looks through all of it."""

import secrets
from abc import abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from math import inf
from typing import Any

from dicehouse.server.store import SECRET_BYTES, Ban, StorageFigures, Store, Summary

PROBE_BYTES = 8 * 1024
SUMMARIES = """
SELECT id, coalesce(code, ''), spec, listed, opened, free, phase, erased, coalesce(last.number, 0),
    coalesce(last.at, opened)
  FROM tables LEFT JOIN LATERAL (
    SELECT number, at FROM entries WHERE table_id = id ORDER BY number DESC LIMIT 1
  ) last ON true
  WHERE id > $1 ORDER BY id LIMIT $2
"""
TOUCH = "UPDATE house SET revision = revision + 1"
LEASE = """
INSERT INTO leases VALUES ($1, $2, extract(epoch FROM now()) + $3)
  ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
  WHERE leases.holder = excluded.holder OR leases.until < extract(epoch FROM now())
  RETURNING 1
"""


class PostgresUpkeep(Store):
    """The part of the PostgreSQL store for deletion, retention, bans and figures."""

    @abstractmethod
    async def _with(self, work: Callable[[Any], Awaitable[Any]], *, writes: bool = False) -> Any:
        """Run some work with a connection of the pool."""

    async def probe(self) -> None:
        """Write some test data."""
        data = bytes(PROBE_BYTES)
        await self._with(lambda connection: connection.execute("UPDATE house SET probe = $1", data), writes=True)
        self.health.proved()

    async def delete(self, ids: Sequence[str], before: float = inf) -> list[str]:
        """Delete tables with all their entries."""

        async def work(connection: Any) -> list[str]:
            async with connection.transaction():
                # ordered by id, so that two concurrent deletions cannot deadlock
                locked = await connection.fetch(
                    "SELECT id, opened FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE", _clean(ids)
                )
                gone = [
                    row["id"]
                    for row in locked
                    if (await connection.fetchval(
                        "SELECT at FROM entries WHERE table_id = $1 ORDER BY number DESC LIMIT 1", row["id"]
                    ) or row["opened"]) < before
                ]  # fmt: skip
                if gone:
                    await connection.execute("DELETE FROM entries WHERE table_id = ANY($1::text[])", gone)
                    await connection.execute("DELETE FROM tables WHERE id = ANY($1::text[])", gone)
                    await connection.execute(TOUCH)
            return gone

        deleted: list[str] = await self._with(work, writes=True)
        return deleted

    async def wipe(self, most: int) -> bool:
        """No-op: `delete` has removed everything."""
        return False

    async def seal(self) -> bool:
        """No-op: the journals of PostgreSQL are up to its operator."""
        return True

    async def reclaim(self, most: int) -> bool:
        """No-op: PostgreSQL does that itself (autovacuum)."""
        return False

    async def free_codes(self, ids: Sequence[str]) -> None:
        """Let the codes of tables expire."""
        await self._with(
            lambda connection: connection.execute(
                "UPDATE tables SET code = NULL WHERE id = ANY($1::text[])", _clean(ids)
            ),
            writes=True,
        )

    async def erase(self, id: str, before: float, without: Callable[[bytes], bytes | None]) -> int:
        """Replace entries of a table that were written before a time."""

        async def work(connection: Any) -> int:
            async with connection.transaction():
                done = await connection.fetchval("SELECT erased FROM tables WHERE id = $1 FOR UPDATE", id)
                if done is None:
                    return 0
                rows = await connection.fetch(
                    "SELECT number, body FROM entries WHERE table_id = $1 AND number > $2 AND at < $3", id, done, before
                )
                changed = [
                    (new, id, number) for number, body in rows if (new := without(body)) is not None and new != body
                ]
                await connection.executemany(
                    "UPDATE entries SET body = $1 WHERE table_id = $2 AND number = $3", changed
                )
                if rows:
                    last = max(number for number, _ in rows)
                    await connection.execute("UPDATE tables SET erased = $1 WHERE id = $2", last, id)
            return len(changed)

        return int(await self._with(work, writes=True))

    async def summaries(self, after: int | str | None, most: int) -> list[Summary]:
        """A page of all tables, by their ids."""
        rows = await self._with(lambda connection: connection.fetch(SUMMARIES, str(after or ""), most))
        return [Summary(row[0], *row) for row in rows]

    async def heads(self, ids: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each table that exists."""
        rows = await self._with(
            lambda connection: connection.fetch(
                "SELECT id, coalesce((SELECT max(number) FROM entries WHERE table_id = id), 0)"
                " FROM tables WHERE id = ANY($1::text[])",
                _clean(ids),
            )
        )
        return dict(map(tuple, rows))

    async def revision(self) -> int:
        """Changes when tables are deleted or closed, or addresses banned."""
        return int(await self._with(lambda connection: connection.fetchval("SELECT revision FROM house")))

    async def touch(self) -> None:
        """Change the revision."""
        await self._with(lambda connection: connection.execute(TOUCH), writes=True)

    async def lease(self, name: str, holder: str, seconds: float) -> bool:
        """Take or renew a lease; gives whether the holder has it."""
        return bool(await self._with(lambda connection: connection.fetchval(LEASE, name, holder, seconds), writes=True))

    async def secret(self, name: str) -> bytes:
        """A secret of the house."""
        drawn = secrets.token_bytes(SECRET_BYTES)

        async def work(connection: Any) -> bytes:
            await connection.execute("INSERT INTO secrets VALUES ($1, $2) ON CONFLICT DO NOTHING", name, drawn)
            return bytes(await connection.fetchval("SELECT secret FROM secrets WHERE name = $1", name))

        found: bytes = await self._with(work, writes=True)
        return found

    async def bans(self) -> list[Ban]:
        """All bans."""
        rows = await self._with(
            lambda connection: connection.fetch("SELECT network, until, why, at FROM bans ORDER BY at")
        )
        return [Ban(*row) for row in rows]

    async def ban(self, one: Ban) -> None:
        """Store a ban."""

        async def work(connection: Any) -> None:
            async with connection.transaction():
                await connection.execute(
                    "INSERT INTO bans VALUES ($1, $2, $3, $4) ON CONFLICT (network) DO UPDATE"
                    " SET until = excluded.until, why = excluded.why, at = excluded.at",
                    one.network, one.until, one.why, one.at,
                )  # fmt: skip
                await connection.execute(TOUCH)

        await self._with(work, writes=True)

    async def unban(self, network: str) -> bool:
        """Lift a ban."""

        async def work(connection: Any) -> bool:
            async with connection.transaction():
                done = await connection.execute("DELETE FROM bans WHERE network = $1", network)
                await connection.execute(TOUCH)
            return bool(done != "DELETE 0")

        return bool(await self._with(work, writes=True))

    async def figures(self) -> StorageFigures:
        """How much there is."""

        async def work(connection: Any) -> StorageFigures:
            phases = dict(map(tuple, await connection.fetch("SELECT phase, count(*) FROM tables GROUP BY phase")))
            entries = await connection.fetchval("SELECT count(*) FROM entries")
            size = await connection.fetchval(
                "SELECT pg_total_relation_size('tables') + pg_total_relation_size('entries')"
            )
            banned = await connection.fetchval("SELECT count(*) FROM bans")
            oldest = await connection.fetchval("SELECT min(opened) FROM tables")
            return StorageFigures(phases, entries, size, 0, banned, oldest)

        figures: StorageFigures = await self._with(work)
        return figures


def _clean(ids: Sequence[str]) -> list[str]:
    """Without ids that PostgreSQL cannot store: no table has them."""
    return [id for id in ids if "\0" not in id]
