"""A storage that is full, broken, moved, shared or killed: players are told, the log says it, `/readyz` is red."""

import asyncio
import contextlib
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from dicehouse.client import Seat, ServerApi, sit_down
from dicehouse.server import table_writer
from dicehouse.server.app import create_node
from dicehouse.server.metrics import METRICS
from dicehouse.server.protocol import VERSION
from dicehouse.server.settings import Settings
from server.conftest import NodeProcess, Postgres, free_port
from server.documents import SAFE, fetch, run
from server.inprocess import LocalNode


def lines(node: NodeProcess, event: str) -> list[dict[str, Any]]:
    """What a node logged about something."""
    found = [json.loads(line) for line in node.log.read_text().splitlines() if line.startswith("{")]
    return [line for line in found if line["event"] == event]


def wait_until(what: Any) -> None:
    end = time.monotonic() + 60
    while not what():
        assert time.monotonic() < end
        time.sleep(0.1)


async def two(address: str) -> list[Seat]:
    opened = await ServerApi(address).open_table("gonuts", [{}, {}], SAFE | {"target": 200})
    return [await sit_down(address, opened["table"], name, string="") for name in ("Ann", "Bob")]


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A real file system of 600 kB."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=600k", "tmpfs", str(folder)], check=False, capture_output=True
    )
    if mounted.returncode:
        pytest.skip("no file system can be mounted here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


@pytest.mark.may_skip("needs the right to mount a file system")
def test_a_full_disk_is_told_to_players_and_operators_and_nothing_is_lost(small_disk: Path, tmp_path: Path) -> None:
    node = NodeProcess(tmp_path, str(small_disk / "t.sqlite"), bot_pause=0.0)
    node.start()
    try:

        async def work() -> None:
            seats = await two(node.address)
            async with connect(ServerApi(node.address).websocket_url) as line:
                await line.send(
                    json.dumps({"say": "hello", "version": VERSION, "table": seats[0].table, "token": seats[0].token})
                )
                assert json.loads(await line.recv())["say"] == "welcome"
                (small_disk / "ballast").write_bytes(bytes(shutil.disk_usage(small_disk).free))

                async def move(number: int) -> dict[str, Any]:
                    await line.send(json.dumps({"say": "act", "id": f"m{number}", "action": "roll"}))
                    while True:
                        answer: dict[str, Any] = json.loads(await line.recv())
                        if answer.get("id") == f"m{number}":
                            return answer

                number, answer = 0, await move(0)
                while answer["say"] == "done":  # what is free in the pages of the journal is used up first
                    number += 1
                    answer = await move(number)
                assert answer["code"] == "table.storage"
                assert await asyncio.to_thread(fetch, f"{node.address}/readyz") == (503, "storage")
                async with connect(ServerApi(node.address).websocket_url) as other:  # reading goes on
                    await other.send(json.dumps({"say": "hello", "version": VERSION, "table": seats[0].table}))
                    assert json.loads(await other.recv())["say"] == "welcome"
                (small_disk / "ballast").unlink()
                while (answer := await move(number))["say"] != "done":
                    assert answer["code"] == "table.storage"

        run(work())
        wait_until(lambda: fetch(f"{node.address}/readyz")[0] == 200)
        (failed,) = lines(node, "storage failed")
        assert "full" in failed["reason"]
        (back,) = lines(node, "storage works again")
        assert back["failures"] > 1
        figures = fetch(f"{node.address}/metrics")[1]
        assert "dicehouse_storage_ok 1.0" in figures
        assert "dicehouse_storage_failures_total 0.0" not in figures
    finally:
        node.kill()


def test_tries_do_not_run_out_while_the_storage_is_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading works, writing does not: as on a full disk."""
    monkeypatch.setattr(table_writer, "PATIENCE", 0.5)
    monkeypatch.setattr(table_writer, "TRIES", 2)

    async def work() -> None:
        async with LocalNode(tmp_path) as local:
            opened = (await local.ask("POST", "/api/tables", {"game": "gonuts", "seats": [{}, {}]})).json()
            with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as other:
                other.execute("CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(FAIL, 'disk full'); END")
                answer = await local.ask("POST", f"/api/tables/{opened['table']}/seats", {"name": "Ann"})
                assert (answer.status, answer.json()["code"]) == (503, "table.storage")
                other.execute("DROP TRIGGER full")
            answer = await local.ask("POST", f"/api/tables/{opened['table']}/seats", {"name": "Ann"})
            assert answer.status == 201

    run(work())


def test_whoever_says_hello_or_waits_is_answered_while_a_write_hangs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_writer, "PATIENCE", 0.2)
    monkeypatch.setattr(table_writer, "GRACE", 0.1)

    async def work() -> None:
        async with LocalNode(tmp_path) as local:
            opened = (await local.ask("POST", "/api/tables", {"game": "gonuts", "seats": [{}, {}]})).json()
            table = opened["table"]
            await local.ask("GET", f"/api/tables/{table}")
            with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")  # nobody else writes
                answer = await local.ask("POST", f"/api/tables/{table}/seats", {"name": "Ann", "token": "t" * 24})
                assert (answer.status, answer.json()["code"]) == (503, "table.storage")
                heard: asyncio.Queue[bytes] = asyncio.Queue()
                line = local.line(heard.put_nowait)
                line.say(say="hello", version=VERSION, table=table)
                assert json.loads(await heard.get())["say"] == "welcome"
                monkeypatch.setattr("dicehouse.server.node.READY_WITHIN", 0.2)
                local.store.health._wrote = 0.0
                assert (await local.ask("GET", "/readyz")).status == 503
                other.execute("ROLLBACK")
            # what hung is written after all, and asking again takes the same seat
            told = json.loads(await heard.get())
            assert [entry["kind"] for entry in told["told"]] == ["sat"]
            answer = await local.ask("POST", f"/api/tables/{table}/seats", {"name": "Ann", "token": "t" * 24})
            assert (answer.status, answer.json()["seat"]) == (201, 0)
            await line.hang_up()

    run(work())


def test_a_file_that_is_moved_away_is_noticed_and_not_written_to(tmp_path: Path) -> None:
    node = NodeProcess(tmp_path, bot_pause=0.0)
    node.start()
    path = tmp_path / "tables.sqlite"
    try:
        run(two(node.address))
        assert fetch(f"{node.address}/readyz")[0] == 200
        path.rename(tmp_path / "elsewhere.sqlite")
        wait_until(lambda: fetch(f"{node.address}/readyz")[0] == 503)
        wait_until(lambda: lines(node, "storage failed"))
        assert not path.exists()  # nothing made a new, empty one
        (tmp_path / "elsewhere.sqlite").rename(path)
        wait_until(lambda: fetch(f"{node.address}/readyz")[0] == 200)
        run(two(node.address))
        assert len(lines(node, "storage works again")) == 1
    finally:
        node.kill()


def test_a_damaged_file_is_noticed(tmp_path: Path) -> None:
    node = NodeProcess(tmp_path, bot_pause=0.0)
    node.start()
    try:
        seats = run(two(node.address))
        assert node.stop() == 0
        path = tmp_path / "tables.sqlite"
        data = bytearray(path.read_bytes())
        with contextlib.closing(sqlite3.connect(path)) as connection:
            (root,) = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'entries'").fetchone()
        data[(root - 1) * 4096 : (root - 1) * 4096 + 2048] = os.urandom(2048)
        path.write_bytes(data)
        node.start(wait=False)
        wait_until(lambda: "open" in node.log.read_text().splitlines()[-1])
        assert fetch(f"{node.address}/api/tables/{seats[0].table}")[0] == 503
        assert fetch(f"{node.address}/readyz")[0] == 503
        assert len(lines(node, "storage damaged")) == 1
    finally:
        node.kill()


def test_an_entry_that_cannot_be_read_is_no_error_of_the_house(tmp_path: Path) -> None:
    async def work() -> None:
        async with LocalNode(tmp_path) as local:
            opened = (
                await local.ask(
                    "POST", "/api/tables", {"game": "gonuts", "seats": [{}, {"kind": "bot", "level": "novice"}]}
                )
            ).json()
            with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as other:
                other.execute("UPDATE entries SET body = x'ff00'")
            answer = await local.ask("GET", f"/api/tables/{opened['table']}")
            assert (answer.status, answer.json()["code"]) == (503, "table.storage")
            assert (await local.ask("GET", "/readyz")).status == 503

    run(work())
    METRICS.storage_ok.set(1.0)


def test_a_second_node_on_the_same_file_does_not_start(node: NodeProcess, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "dicehouse.cli", "serve", "--port", str(free_port()), "--database", node.arguments[3]],
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 3
    (reason,) = [line for line in done.stderr.splitlines() if '"the node cannot start"' in line]
    assert "another node serves" in reason
    node.kill()
    node.start()  # a lock of a node that was killed keeps nobody out


def test_a_killed_postmaster_is_trouble_and_no_error(database: Postgres, tmp_path: Path) -> None:
    node = NodeProcess(tmp_path, database.address, bot_pause=0.0)
    node.start()
    try:

        async def work() -> None:
            pairs = [await two(node.address) for _ in range(8)]
            async with contextlib.AsyncExitStack() as stack:
                for seats in pairs:
                    await stack.enter_async_context(seats[0])
                    await anext(seats[0].moments())

                chatting = [asyncio.create_task(_chat(seats[0])) for seats in pairs]
                for _ in range(2):
                    await asyncio.sleep(0.5)
                    await asyncio.to_thread(database.kill)
                    await asyncio.to_thread(database.start)
                for task in chatting:
                    task.cancel()

        run(work())
        wait_until(lambda: fetch(f"{node.address}/readyz")[0] == 200)
        assert lines(node, "connection failed") == []
        assert lines(node, "storage failed")
        assert lines(node, "storage works again")
    finally:
        node.kill()


async def _chat(seat: Seat) -> None:
    while True:
        await seat.chat("hello")


def test_a_node_of_settings_locks_its_file(tmp_path: Path) -> None:
    """In one process, too: whoever holds the lock is asked, not who they are."""

    async def work() -> None:
        settings = Settings(database=str(tmp_path / "t.sqlite"))
        one, two = create_node(settings), create_node(settings)
        await one.open()
        with pytest.raises(Exception, match="another node"):
            await two.open()
        await one.close()

    run(work())
