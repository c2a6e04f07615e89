"""Deletion, retention, bans and figures in the SQLite file, inside the caller's transaction.

A table is deleted in two steps, so that a long log does not block moves: it is unlinked at once, and cannot be found
or appended to any more; then it is wiped entry by entry. Wiping overwrites rows with zeros in place. Rows are deleted
only in the middle of long runs of wiped ones, because SQLite moves the neighbours of deleted rows and leaves copies.
"""

import secrets
import sqlite3
from collections.abc import Callable, Iterable
from typing import Any

from dicehouse.server.sqlite_layout import PHASES, lookup_number
from dicehouse.server.store import SECRET_BYTES, Ban, StorageFigures, Summary

MARGIN = 512
"""Wiped rows that stay on both sides of deleted ones: more than SQLite moves at once."""
RUN = 2_000
"""Rows that one step looks at."""
FREED = "-"
"""Replaces each character of an expired code."""

WIPE_ENTRY = """
UPDATE entries SET body = zeroblob(length(body)), at = CASE WHEN at = CAST(at AS INTEGER) THEN at ELSE 0.5 END
  WHERE place = ?
"""
ZEROS = ", ".join(
    f"{name} = CAST(zeroblob(length(CAST({name} AS BLOB))) AS TEXT)" for name in ("id", "code", "seed", "host")
)
WIPE_TABLE = f"""
UPDATE tables SET {ZEROS}, spec = zeroblob(length(spec)),
    opened = CASE WHEN opened = CAST(opened AS INTEGER) THEN opened ELSE 0.5 END
  WHERE key = ?
"""
CHAIN = """
WITH RECURSIVE log AS (
  SELECT * FROM entries WHERE place = :place
  UNION ALL
  SELECT entries.* FROM log JOIN entries ON entries.place = log.before
  LIMIT :most
) SELECT place, before FROM log
"""
SUMMARIES = """
SELECT standings.key, tables.id, CASE WHEN standings.code IS NULL THEN '' ELSE tables.code END, tables.spec,
    standings.listed, standings.opened, standings.free, standings.phase, standings.erased, ends.number,
    coalesce((SELECT at FROM entries WHERE place = ends.place), standings.opened)
  FROM standings JOIN tables ON tables.key = standings.key JOIN ends ON ends."table" = standings.key
  WHERE standings.key > ? ORDER BY standings.key LIMIT ?
"""
SAID = """
WITH RECURSIVE log AS (
  SELECT entries.* FROM ends JOIN entries ON entries.place = ends.place
    WHERE ends."table" = :key AND entries.number > :after
  UNION ALL
  SELECT entries.* FROM log JOIN entries ON entries.place = log.before WHERE entries.number > :after
) SELECT place, number, body FROM log WHERE at < :before
"""


def unlink(connection: sqlite3.Connection, ids: Iterable[str], before: float) -> list[str]:
    """Make tables unreachable; gives those that existed and were unchanged since a time."""
    gone = []
    for id in ids:
        found = connection.execute(
            "SELECT key, coalesce((SELECT at FROM entries WHERE entries.place = ends.place), opened)"
            ' FROM standings JOIN ends ON ends."table" = key WHERE id = ?',
            (lookup_number(id),),
        ).fetchone()
        if found is None or found[1] >= before:
            continue
        (key, _) = found
        connection.execute("DELETE FROM standings WHERE key = ?", (key,))
        # invalidates cached heads: no writer can append any more
        connection.execute('UPDATE ends SET number = -1 - number WHERE "table" = ?', (key,))
        connection.execute("INSERT INTO wipes VALUES (?)", (key,))
        gone.append(id)
    if gone:
        touch(connection)
    return gone


def wipe(connection: sqlite3.Connection, most: int) -> bool:
    """Overwrite at most `most` entries of unlinked tables; gives whether there is more to do."""
    while most > 0:
        found = connection.execute(
            'SELECT wipes."table", place FROM wipes JOIN ends ON ends."table" = wipes."table" LIMIT 1'
        ).fetchone()
        if found is None:
            return False
        key, position = found
        rows = connection.execute(CHAIN, {"place": position, "most": most}).fetchall()
        connection.executemany(WIPE_ENTRY, [row[:1] for row in rows])
        most -= len(rows) + 1
        before = rows[-1][1] if rows else 0
        if before:
            connection.execute('UPDATE ends SET place = ? WHERE "table" = ?', (before, key))
        else:
            connection.execute(WIPE_TABLE, (key,))
            connection.execute('DELETE FROM ends WHERE "table" = ?', (key,))
            connection.execute('DELETE FROM wipes WHERE "table" = ?', (key,))
    return connection.execute("SELECT 1 FROM wipes").fetchone() is not None


def free_codes(connection: sqlite3.Connection, ids: Iterable[str]) -> None:
    """Let the codes of tables expire, so that other tables may get them."""
    for id in ids:
        number = lookup_number(id)
        connection.execute(
            "UPDATE tables SET code = replace(hex(zeroblob(length(code))), '00', ?)"
            " WHERE key = (SELECT key FROM standings WHERE id = ?)",
            (FREED, number),
        )
        connection.execute("UPDATE standings SET code = NULL WHERE id = ?", (number,))


def erase(connection: sqlite3.Connection, id: str, before: float, without: Callable[[bytes], bytes | None]) -> int:
    """Put something as long in the place of entries written before a time; gives how many that were."""
    found = connection.execute("SELECT key, erased FROM standings WHERE id = ?", (lookup_number(id),)).fetchone()
    if found is None:
        return 0
    key, erased = found
    rows = connection.execute(SAID, {"key": key, "after": erased, "before": before}).fetchall()
    changed = [
        (new.ljust(len(body)), position)
        for position, _, body in rows
        if (new := without(body)) is not None and new != body
    ]
    connection.executemany("UPDATE entries SET body = ? WHERE place = ?", changed)
    if rows:
        last = max(number for _, number, _ in rows)
        connection.execute("UPDATE standings SET erased = ? WHERE key = ?", (last, key))
    return len(changed)


def summaries(connection: sqlite3.Connection, after: int, most: int) -> list[Summary]:
    """Tables in the order they were opened."""
    return [
        Summary(key, id, code, spec, bool(listed), opened, free, PHASES[phase], erased, number, at)
        for key, id, code, spec, listed, opened, free, phase, erased, number, at in connection.execute(
            SUMMARIES, (after, most)
        )
    ]


def heads(connection: sqlite3.Connection, ids: Iterable[str]) -> dict[str, int]:
    """The number of the last entry of each table that exists."""
    found = {}
    for id in ids:
        row = connection.execute(
            'SELECT number FROM standings JOIN ends ON ends."table" = key WHERE id = ?', (lookup_number(id),)
        ).fetchone()
        if row is not None:
            found[id] = int(row[0])
    return found


def figures(connection: sqlite3.Connection) -> StorageFigures:
    """How much there is."""
    phases = dict(connection.execute("SELECT phase, count(*) FROM standings GROUP BY phase").fetchall())
    (entries,) = connection.execute("SELECT coalesce(sum(number), 0) FROM ends WHERE number > 0").fetchone()
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    (size,) = connection.execute("PRAGMA page_size").fetchone()
    (unused,) = connection.execute("PRAGMA freelist_count").fetchone()
    (banned,) = connection.execute("SELECT count(*) FROM bans").fetchone()
    (oldest,) = connection.execute("SELECT min(opened) FROM standings").fetchone()
    named = {PHASES[phase]: count for phase, count in phases.items()}
    return StorageFigures(named, entries, pages * size, unused * size, banned, oldest)


# bans, and the mark by which nodes notice that something changed


def touch(connection: sqlite3.Connection) -> None:
    """Change the revision, which all nodes poll."""
    connection.execute("UPDATE house SET revision = revision + 1")


def secret(connection: sqlite3.Connection, name: str) -> bytes:
    """A secret of the house, drawn now where there is none."""
    connection.execute("INSERT OR IGNORE INTO secrets VALUES (?, ?)", (name, secrets.token_bytes(SECRET_BYTES)))
    return bytes(connection.execute("SELECT secret FROM secrets WHERE name = ?", (name,)).fetchone()[0])


def revision(connection: sqlite3.Connection) -> int:
    """A number that changes with everything that nodes do not find in logs."""
    return int(connection.execute("SELECT revision FROM house").fetchone()[0])


def bans(connection: sqlite3.Connection) -> list[Ban]:
    """All bans, also those that are over."""
    return [Ban(*row) for row in connection.execute("SELECT network, until, why, at FROM bans ORDER BY at")]


def ban(connection: sqlite3.Connection, one: Ban) -> None:
    """Keep a ban; one of the same network before it is replaced."""
    connection.execute("INSERT OR REPLACE INTO bans VALUES (?, ?, ?, ?)", (one.network, one.until, one.why, one.at))
    touch(connection)


def unban(connection: sqlite3.Connection, network: str) -> bool:
    """Lift a ban; gives whether there was one."""
    lifted = connection.execute("DELETE FROM bans WHERE network = ?", (network,)).rowcount > 0
    if lifted:
        touch(connection)
    return lifted


# room that wiped rows take


class Reclaimer:
    """Looks for long runs of wiped rows, a few at a time, and deletes them.

    Args:
        table: what is looked through.
        key: its primary key, an integer.
        content: the column that begins with a zero byte where a row is wiped.
    """

    def __init__(self, table: str, key: str, content: str) -> None:
        self._look = (
            f"SELECT {key}, substr(CAST({content} AS BLOB), 1, 1) = x'00' FROM {table}"
            f" WHERE {key} > ? ORDER BY {key} LIMIT ?"
        )
        self._delete = (
            f"DELETE FROM {table} WHERE {key} IN (SELECT {key} FROM {table} WHERE {key} BETWEEN ? AND ? LIMIT ?)"
        )
        self._after = 0
        self._run: list[int] = []
        """The wiped rows at the end of what was looked at."""
        self.found: tuple[int, int] | None = None
        """The first and the last row that may be deleted."""

    def look(self, connection: sqlite3.Connection) -> bool:
        """Look at some more rows; gives whether there are more still."""
        rows = connection.execute(self._look, (self._after, RUN)).fetchall()
        for key, wiped in rows:
            if wiped:
                self._run.append(key)
            else:
                self._close()
                if self.found is not None:
                    self._after = key
                    return True
        if rows:
            self._after = rows[-1][0]
        if len(rows) < RUN:
            self._close()
            self._after = 0
            return False
        if len(self._run) > 4 * RUN:  # enough for once; the rest of the run begins anew
            self._close()
        return True

    def _close(self) -> None:
        if len(self._run) > 2 * MARGIN:
            self.found = (self._run[MARGIN], self._run[-MARGIN - 1])
        self._run = []

    def delete(self, connection: sqlite3.Connection, most: int) -> bool:
        """Delete at most `most` of the rows found; gives whether there are more."""
        if self.found is None:
            return False
        done: Any = connection.execute(self._delete, (*self.found, most)).rowcount
        if done < most:
            self.found = None
        return self.found is not None
