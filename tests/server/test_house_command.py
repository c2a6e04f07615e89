"""`dicehouse house`: an operator looks after a house while it is running, without a word of SQL."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import structlog
from typer.testing import CliRunner, Result
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from dicehouse.cli import app
from dicehouse.client import ApiError, ServerApi, sit_down
from dicehouse.core.record import Record
from dicehouse.server.protocol import VERSION
from server.conftest import NodeProcess, Postgres
from server.documents import SAFE, fetch, run

Command = Callable[..., Result]


def command(database: str) -> Command:
    """`dicehouse house` on a database, in this process: starting another takes longer than what it does."""

    def call(*words: str, lang: str = "en") -> Result:
        environment = {"DICEHOUSE_DATABASE": database, "LANG": lang, "LC_ALL": "", "COLUMNS": "200"}
        try:
            return CliRunner().invoke(app, ["house", *words], env=environment)
        finally:
            structlog.reset_defaults()

    return call


@pytest.fixture(params=["sqlite", "postgres"])
def running(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    """A node, and the command for its house."""
    database = str(tmp_path / "tables.sqlite")
    if request.param == "postgres":
        server: Postgres = request.getfixturevalue("database")
        database = server.address
    node = NodeProcess(tmp_path, database, bot_pause=0.0)
    node.start()
    try:
        yield node, command(database)
    finally:
        node.kill()


async def game(address: str) -> dict[str, str]:
    """A finished game in which somebody said something."""
    opened: dict[str, str] = await ServerApi(address).open_table("gonuts", [{}, {}], SAFE | {"target": 10}, listed=True)
    seats = [await sit_down(address, opened["table"], name, string="") for name in ("Ann [red]", "Bob")]
    async with seats[0], seats[1]:
        await anext(seats[0].moments())
        await seats[0].chat("Nobody else should read this")
        for action in ("roll", "roll", "bank"):
            moment = await seats[0].act(action)
        assert moment
    return opened | {"token": seats[0].token}


async def closed_with(address: str, table: str, do: Callable[[], object]) -> tuple[list[dict[str, Any]], int | None]:
    """What somebody who watches is told, and how their connection ends, once something is done."""
    told = []
    async with connect(ServerApi(address).websocket_url) as line:
        await line.send(json.dumps({"say": "hello", "version": VERSION, "table": table}))
        assert json.loads(await line.recv())["say"] == "welcome"
        await asyncio.to_thread(do)
        try:
            while True:
                told.append(json.loads(await asyncio.wait_for(line.recv(), 30)))
        except ConnectionClosed:
            pass
    return told, line.close_code


def test_tables_are_listed_and_shown(running: tuple[NodeProcess, Command]) -> None:
    node, api = running
    opened = run(game(node.address))
    rows = [json.loads(line) for line in api("list", "--json").stdout.splitlines()]
    (mine,) = [one for one in rows if one["table"] == opened["table"]]
    assert (mine["game"], mine["phase"], mine["seats"], mine["free"]) == ("gonuts", "over", 2, 0)
    assert opened["table"] in api("list", "--game", "gonuts", "--phase", "over", "--listed").stdout
    for hidden in (("--phase", "open"), ("--game", "chili"), ("--older-than", "1h")):
        assert opened["table"] not in api("list", *hidden).stdout
    shown = api("show", opened["code"])
    assert "Ann [red], Bob" in shown.stdout
    assert "Nobody else" not in shown.stdout
    assert json.loads(api("show", opened["table"], "--json").stdout)["words"] == 1
    assert "beendet" in api("show", opened["code"], lang="de_DE.UTF-8").stdout
    figures = json.loads(api("stats", "--json").stdout)
    assert figures["tables"]["over"] >= 1
    assert api("stats").exit_code == 0


def test_a_table_is_deleted_while_somebody_is_at_it(running: tuple[NodeProcess, Command]) -> None:
    node, api = running
    opened = run(game(node.address))
    refused = api("delete", opened["code"])
    assert refused.exit_code == 2
    assert "--yes" in refused.stderr
    told, code = run(closed_with(node.address, opened["table"], lambda: api("delete", opened["code"], "--yes")))
    assert [(one["say"], one["code"]) for one in told] == [("refused", "table.deleted")]
    assert code == 1008
    assert fetch(f"{node.address}/api/tables/{opened['table']}")[0] == 404
    assert fetch(f"{node.address}/api/codes/{opened['code']}")[0] == 404
    again = api("show", opened["table"])
    assert again.exit_code == 2
    assert opened["table"] in again.stderr
    assert node.errors() == []


def test_a_closed_table_sends_everybody_out_and_stays_readable(running: tuple[NodeProcess, Command]) -> None:
    node, api = running

    async def begun() -> str:
        opened = await ServerApi(node.address).open_table("gonuts", [{}, {}], SAFE)
        seats = [await sit_down(node.address, opened["table"], name, string="") for name in ("Ann", "Bob")]
        assert len(seats) == 2
        return str(opened["table"])

    table = run(begun())
    told, code = run(closed_with(node.address, table, lambda: api("close", table)))
    assert [one.get("code", one["say"]) for one in told] == ["news", "table.closed"]
    assert told[0]["told"][0]["kind"] == "closed"
    assert code == 1008
    status, text = fetch(f"{node.address}/api/tables/{table}")
    assert (status, json.loads(text)["phase"]) == (200, "closed")
    assert fetch(f"{node.address}/api/tables/{table}/record")[0] == 409  # it would tell secrets

    async def sit() -> None:
        waiting = await ServerApi(node.address).open_table("gonuts", [{}, {}], SAFE)
        await asyncio.to_thread(api, "close", waiting["code"])
        with pytest.raises(ApiError) as refused:
            await sit_down(node.address, waiting["table"], "Ann")
        assert refused.value.code == "table.closed"

    run(sit())
    assert "before" in api("close", table).stdout
    assert api("export", table).exit_code == 2
    assert json.loads(api("export", table, "--all").stdout)["entries"][-1]["type"] == "closed"
    assert node.errors() == []


def test_a_game_is_exported(running: tuple[NodeProcess, Command], tmp_path: Path) -> None:
    node, api = running
    opened = run(game(node.address))
    file = tmp_path / "record.jsonl"
    assert api("export", opened["code"], str(file)).exit_code == 0
    assert Record.read(file.read_text()).header.game == "gonuts"
    assert file.stat().st_mode & 0o077 == 0
    assert api("export", opened["code"], str(file)).exit_code == 2  # nothing is overwritten
    whole = api("export", opened["code"], "--all").stdout
    entries = json.loads(whole)["entries"]
    assert [entry["text"] for entry in entries if entry["type"] == "said"] == ["Nobody else should read this"]
    assert not any("token" in entry for entry in entries)


def test_whoever_is_banned_is_sent_out_and_not_let_in(running: tuple[NodeProcess, Command]) -> None:
    node, api = running
    opened = run(ServerApi(node.address).open_table("gonuts", [{}, {}], SAFE))
    _, code = run(closed_with(node.address, opened["table"], lambda: api("ban", "127.0.0.1", "--for", "7d")))
    assert code == 1008

    async def hello() -> bool:
        try:
            async with connect(ServerApi(node.address).websocket_url) as line:
                await line.send(json.dumps({"say": "hello", "version": VERSION, "table": opened["table"]}))
                return bool(json.loads(await line.recv())["say"] == "welcome")
        except ConnectionClosed:
            return False
        except InvalidStatus as refused:
            return bool(json.loads(refused.response.body)["code"] != "protocol.banned")

    assert not run(hello())
    listed = [json.loads(line) for line in api("bans", "--json").stdout.splitlines()]
    assert [one["network"] for one in listed] == ["127.0.0.1/32"]
    assert "127.0.0.1/32" in api("bans").stdout
    assert api("unban", "127.0.0.1").exit_code == 0
    assert api("unban", "127.0.0.1").exit_code == 2

    async def back() -> None:
        while not await hello():
            await asyncio.sleep(0.2)

    run(back())
    assert api("bans").stdout.startswith("Nobody")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("show", "nowhere"), "nowhere"),
        (("list", "--older-than", "soon"), "soon"),
        (("ban", "somebody"), "somebody"),
        (("ban", "127.0.0.1", "--for", "7"), "7"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(node: NodeProcess, words: tuple[str, ...], said: str) -> None:
    done = command(node.arguments[3])(*words)
    assert done.exit_code == 2
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_house_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    path = tmp_path / "none.sqlite"
    assert command(str(path))("stats").exit_code == 2
    assert not path.exists()
    away = command("postgresql://nobody@127.0.0.1:1/none")("stats")
    assert (away.exit_code, len(away.stderr.splitlines())) == (3, 1)
