"""Lifetimes: what is old goes, what is not stays, and whoever is at a table is left alone."""

import asyncio
import contextlib
import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from dicehouse.core.errors import OptionError
from dicehouse.server import retention
from dicehouse.server.entries import Said, read_entry, write_entry
from dicehouse.server.protocol import VERSION
from dicehouse.server.retention import DAY, Verdict
from dicehouse.server.settings import Settings, read_settings
from dicehouse.server.sqlite_layout import LAYOUT
from dicehouse.server.sqlite_store import SqliteStore
from dicehouse.server.store import Listing, Summary, TableRow
from dicehouse.server.tokens import hashed
from server.documents import run
from server.inprocess import LocalNode
from server.test_deletion import left

KEPT = Settings(keep_open=7, keep_running=30, keep_finished=180, keep_chat=20, keep_codes=5)
NOW = 1_000 * DAY


def summary(phase: str, days: float, erased: int = 0) -> Summary:
    """A table untouched for so many days."""
    at = NOW - days * DAY
    return Summary(1, "id", "CODE", b"{}", False, at, 0, phase, erased, 5, at)


@pytest.mark.parametrize(
    ("phase", "days", "delete", "free_code", "erase"),
    [
        ("open", 4.9, False, False, False),
        ("open", 6.9, False, True, False),
        ("open", 7.1, True, True, False),
        ("playing", 29.9, False, True, True),
        ("playing", 30.1, True, True, True),
        ("over", 0.01, False, False, False),
        ("over", 0.1, False, True, False),
        ("over", 179.9, False, True, True),
        ("over", 180.1, True, True, True),
        ("closed", 180.1, True, True, True),
    ],
)
def test_what_becomes_of_a_table(phase: str, days: float, delete: bool, free_code: bool, erase: bool) -> None:
    verdict = Verdict(summary(phase, days), KEPT, NOW)
    assert (verdict.delete, verdict.free_code, verdict.erase) == (delete, free_code, erase)
    for_ever = Verdict(
        summary(phase, days), Settings(keep_open=0, keep_running=0, keep_finished=0, keep_chat=0, keep_codes=0), NOW
    )
    assert [for_ever.delete, for_ever.free_code, for_ever.erase] == [False] * 3
    assert not Verdict(summary(phase, days, erased=5), KEPT, NOW).erase


@pytest.mark.parametrize("value", ["-1", "nan", "inf", "1e9", "soon"])
def test_a_lifetime_is_a_number_of_days(value: str) -> None:
    with pytest.raises(OptionError) as refused:
        read_settings({}, {"DICEHOUSE_KEEP_CHAT": value}, None)
    assert refused.value.code == "settings.wrong"


async def opened(local: LocalNode, **wishes: Any) -> dict[str, str]:
    answer = await local.ask("POST", "/api/tables", {"game": "gonuts", "seats": [{}, {}], **wishes})
    found: dict[str, str] = answer.json()
    return found


async def spoken(local: LocalNode, table: str, words: str) -> str:
    """Somebody sits down and says something; gives their token."""
    token: str = (await local.ask("POST", f"/api/tables/{table}/seats", {"name": "Ann"})).json()["token"]
    heard: asyncio.Queue[bytes] = asyncio.Queue()
    line = local.line(heard.put_nowait)
    line.say(say="hello", version=VERSION, table=table, token=token)
    await heard.get()
    line.say(say="chat", id="c", text=words)
    while json.loads(await heard.get())["say"] != "done":
        pass
    await line.hang_up()
    return token


def test_old_tables_go_with_everything_and_new_ones_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "REST", 0.0)
    monkeypatch.setattr(retention, "SHORTEST_PAUSE", 0.0)

    async def work() -> None:
        async with LocalNode(tmp_path, keep_open=7.0, keep_chat=0.0) as local:
            node = local.node
            first = await opened(local)
            token = await spoken(local, first["table"], "a secret of sixteen")
            watched = await opened(local)
            heard: asyncio.Queue[bytes] = asyncio.Queue()
            line = local.line(heard.put_nowait)
            line.say(say="hello", version=VERSION, table=watched["table"])
            await heard.get()
            row = await local.store.table(first["table"])
            assert row is not None
            later = time.time() + 8 * DAY
            assert await node.retention.pass_over(later - 2 * DAY) == 0
            assert (await local.ask("GET", f"/api/codes/{first['code']}")).status == 200
            assert await node.retention.pass_over(later) == 1
            for path in (f"tables/{first['table']}", f"codes/{first['code']}"):
                assert (await local.ask("GET", f"/api/{path}")).status == 404
            assert (await local.ask("GET", f"/api/tables/{watched['table']}")).status == 200  # somebody is there
            await line.hang_up()
            marks = [first["table"], row.seed[:16], row.host[:16], hashed(token)[:16], "cret of sixteen"[:16]]
            gone = [mark.encode()[:16] for mark in marks if len(mark) >= 16]
            assert len(gone) == 4
            while not await local.store.seal():
                await asyncio.sleep(0.01)
            assert left(tmp_path / "tables.sqlite", gone) == []
            assert b"secret of sixteen" not in (tmp_path / "tables.sqlite").read_bytes()

    run(work())


def test_words_go_and_the_game_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "REST", 0.0)

    async def work() -> None:
        async with LocalNode(tmp_path, keep_chat=3.0, keep_codes=0.0) as local:
            first = await opened(local)
            token = await spoken(local, first["table"], "nobody else should read this")
            await local.node.retention.pass_over(time.time() + 4 * DAY)
            heard: asyncio.Queue[bytes] = asyncio.Queue()
            line = local.line(heard.put_nowait)
            line.say(say="hello", version=VERSION, table=first["table"], token=token)
            welcome = json.loads(await heard.get())
            assert [(one["number"], one["kind"]) for one in welcome["missed"]] == [(1, "sat"), (2, "erased")]
            line.say(say="chat", id="d", text="hello again")  # and the table goes on
            assert json.loads(await heard.get())["told"][0]["number"] == 3
            await line.hang_up()
            while not await local.store.seal():
                await asyncio.sleep(0.01)
            data = b"".join(file.read_bytes() for file in tmp_path.glob("tables.sqlite*"))
            assert b"nobody else" not in data

    run(work())


def test_the_host_deletes_a_table_and_everybody_is_told(tmp_path: Path) -> None:
    async def work() -> None:
        async with LocalNode(tmp_path) as local:
            first = await opened(local)
            token = await spoken(local, first["table"], "words that must be gone")
            address = f"/api/tables/{first['table']}"
            heard: asyncio.Queue[bytes] = asyncio.Queue()
            line = local.line(heard.put_nowait)
            line.say(say="hello", version=VERSION, table=first["table"])
            await heard.get()
            for wrong in ("", token, "x" * 32):
                assert (await local.ask("DELETE", address, token=wrong)).status == 403
            assert (await local.ask("DELETE", "/api/tables/nowhere", token=first["host"])).status == 404
            assert (await local.ask("DELETE", address, token=first["host"])).status == 204
            assert json.loads(await heard.get())["code"] == "table.deleted"
            await line._task
            assert line.closed == 1008
            assert (await local.ask("GET", address)).status == 404
            assert (await local.ask("DELETE", address, token=first["host"])).status == 404
            line = local.line(heard.put_nowait)
            line.say(say="hello", version=VERSION, table=first["table"], token=token)
            assert json.loads(await heard.get())["code"] == "table.unknown"
            await line._task
            files = [tmp_path / f"tables.sqlite{end}" for end in ("", "-wal", "-shm")]
            while any(b"words that must" in file.read_bytes() for file in files):
                await asyncio.sleep(0.05)  # the node itself sees to it
            marks = [first["table"].encode(), hashed(token)[:16].encode(), hashed(first["host"])[:16].encode()]
            assert left(files[0], marks) == []

    run(work())


# files of the layout before

OLD = """
CREATE TABLE tables (
  key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, code TEXT NOT NULL UNIQUE, spec BLOB NOT NULL, seed TEXT NOT NULL,
  host TEXT NOT NULL, listed INTEGER NOT NULL, opened REAL NOT NULL, free INTEGER NOT NULL, phase TEXT NOT NULL
);
CREATE INDEX listed ON tables (opened) WHERE listed = 1 AND free > 0 AND phase = 'open';
CREATE TABLE ends ("table" INTEGER PRIMARY KEY, number INTEGER NOT NULL, place INTEGER NOT NULL);
CREATE TABLE entries (
  place INTEGER PRIMARY KEY, "table" INTEGER NOT NULL, number INTEGER NOT NULL, before INTEGER NOT NULL,
  at REAL NOT NULL, body BLOB NOT NULL
);
CREATE TRIGGER opened AFTER INSERT ON tables BEGIN
  INSERT INTO ends VALUES (new.key, 0, 0);
END;
CREATE TRIGGER followed AFTER INSERT ON entries BEGIN
  UPDATE ends SET number = new.number, place = new.place
    WHERE "table" = new."table" AND number = new.number - 1 AND place = new.before;
  SELECT RAISE(ROLLBACK, 'the log goes on already') WHERE changes() = 0;
END;
CREATE TRIGGER removed AFTER DELETE ON tables BEGIN
  DELETE FROM entries WHERE "table" = old.key;
  DELETE FROM ends WHERE "table" = old.key;
END;
PRAGMA user_version = 2;
"""


def test_a_file_of_the_layout_before_is_brought_to_this_one(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    said = write_entry(Said(0, "hello"))
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as old:
        old.execute("PRAGMA journal_mode = WAL")
        old.executescript(OLD)
        for key, phase in enumerate(("open", "playing", "over"), start=1):
            values = (key, f"id {key}", f"CODE{key}", b"{}", "seed", "host", key == 1, key + 0.5, 2, phase)
            old.execute(f"INSERT INTO tables VALUES ({', '.join('?' * 10)})", values)
        for place, (key, number, before) in enumerate([(1, 1, 0), (2, 1, 0), (1, 2, 1), (3, 1, 0)], start=1):
            old.execute(
                "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", (place, key, number, before, place + 0.5, said)
            )

    async def work() -> None:
        for _ in range(2):  # brought there once, and opened again
            store = SqliteStore(path)
            await store.open()
            assert await store.table("id 1") == TableRow("id 1", "CODE1", b"{}", "seed", "host", True, 1.5)
            assert await store.find("CODE3") == "id 3"
            assert [(one.number, one.at) for one in await store.read("id 1", 0)] == [(1, 1.5), (2, 3.5)]
            assert [one.phase for one in await store.summaries(None, 9)] == ["open", "playing", "over"]
            await store.close()
        store = SqliteStore(path)
        await store.open()
        assert await store.append("id 1", 2, 9.5, [said], None)
        assert not await store.append("id 1", 2, 9.5, [said], None)
        assert await store.delete(["id 2"]) == ["id 2"]
        while await store.wipe(10):
            pass
        assert [read_entry(one.body) for one in await store.read("id 1", 0)] == [Said(0, "hello")] * 3
        await store.create(TableRow("id 4", "CODE4", b"{}", "seed", "host", False, 4.5), Listing(1, "open"), [])
        await store.close()

    run(work())
    with contextlib.closing(sqlite3.connect(path)) as now:
        assert now.execute("PRAGMA user_version").fetchone() == (LAYOUT,)
        assert now.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert now.execute("SELECT max(key) FROM tables").fetchone() == (4,)
