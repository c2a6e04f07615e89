"""The layout of the SQLite file, and the way from older layouts to it.

What is said at tables is personal, so a deleted table must leave no bytes behind. SQLite's `secure_delete` is not
enough for that: when rows come, go or change their size, SQLite moves the rows beside them to other pages and leaves
copies of them in the unused part of the old ones. Therefore rows that hold content (`tables`, `entries`) are written
at the end, never change their size, and are deleted by overwriting them with zeros where they are
(`sqlite_upkeep.py`). What changes or is looked up in any order has tables of its own, with nothing but numbers.
"""

import hashlib
import sqlite3
from pathlib import Path

LAYOUT = 3
"""Of the file. Files of layout 2 are brought to it; others are refused. The first had no number."""
PHASES = ("open", "playing", "over", "closed")

CONTENT = """
CREATE TABLE tables (
  key INTEGER PRIMARY KEY, id TEXT NOT NULL, code TEXT NOT NULL, spec BLOB NOT NULL, seed TEXT NOT NULL,
  host TEXT NOT NULL, listed INTEGER NOT NULL, opened REAL NOT NULL
);
"""
STANDINGS = """
CREATE TABLE standings (
  key INTEGER PRIMARY KEY AUTOINCREMENT, id INTEGER NOT NULL UNIQUE, code INTEGER UNIQUE, listed INTEGER NOT NULL,
  opened REAL NOT NULL, free INTEGER NOT NULL, phase INTEGER NOT NULL, erased INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX listed ON standings (opened) WHERE listed = 1 AND free > 0 AND phase = 0;
CREATE TABLE wipes ("table" INTEGER PRIMARY KEY);
CREATE TABLE bans (network TEXT PRIMARY KEY, until REAL, why TEXT NOT NULL, at REAL NOT NULL) WITHOUT ROWID;
CREATE TABLE house (revision INTEGER NOT NULL, probe BLOB NOT NULL);
INSERT INTO house VALUES (0, x'');
"""
LOG = """
CREATE TABLE ends ("table" INTEGER PRIMARY KEY, number INTEGER NOT NULL, place INTEGER NOT NULL);
CREATE TABLE entries (
  place INTEGER PRIMARY KEY, "table" INTEGER NOT NULL, number INTEGER NOT NULL, before INTEGER NOT NULL,
  at REAL NOT NULL, body BLOB NOT NULL
);
CREATE TRIGGER followed AFTER INSERT ON entries BEGIN
  UPDATE ends SET number = new.number, place = new.place
    WHERE "table" = new."table" AND number = new.number - 1 AND place = new.before;
  SELECT RAISE(ROLLBACK, 'the log goes on already') WHERE changes() = 0;
END;
"""
SECRETS = "CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, secret BLOB NOT NULL) WITHOUT ROWID"
"""Added to files of this layout without another number: versions that do not know it are not troubled by it."""
NUMBERED = f"PRAGMA user_version = {LAYOUT};"
SCHEMA = f"BEGIN IMMEDIATE;{CONTENT}{STANDINGS}{LOG}{NUMBERED}COMMIT;"
FROM_2 = f"""
BEGIN IMMEDIATE;
DROP TRIGGER opened;
DROP TRIGGER removed;
DROP INDEX listed;
ALTER TABLE tables RENAME TO tables_2;
{CONTENT}{STANDINGS}
INSERT INTO tables SELECT key, id, code, spec, seed, host, listed, opened FROM tables_2 ORDER BY key;
INSERT INTO standings
  SELECT key, lookup_number(id), lookup_number(code), listed, opened, free,
    CASE phase WHEN 'open' THEN 0 WHEN 'playing' THEN 1 ELSE 2 END, 0
  FROM tables_2 ORDER BY key;
DROP TABLE tables_2;
{NUMBERED}
COMMIT;
"""


def lookup_number(text: str) -> int:
    """The 64-bit number by which an id or a code is looked up: indexes hold no text, for they leave copies behind."""
    return int.from_bytes(hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()[:8], "big", signed=True)


def prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Create what is missing, or bring an older file to this layout; raises `sqlite3.Error` where it is another."""
    if not _layout(connection) and not connection.execute("SELECT 1 FROM sqlite_schema").fetchone():
        _run(connection, SCHEMA, 0)
    elif _layout(connection) == 2:
        connection.create_function("lookup_number", 1, lookup_number, deterministic=True)
        _run(connection, FROM_2, 2)
    if (layout := _layout(connection)) != LAYOUT:
        raise sqlite3.DatabaseError(
            f"{path} was written by another version (layout {layout}, needed is {LAYOUT}): "
            "move it away, or name another file"
        )
    connection.execute(SECRETS)


def _run(connection: sqlite3.Connection, script: str, before: int) -> None:
    """Run a script that begins and commits, unless another process was faster."""
    try:
        connection.executescript(script)
    except sqlite3.OperationalError:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        if _layout(connection) == before:
            raise


def _layout(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])
