"""The time of a move while the retention job deletes from a million stored tables, and without it, in one run.

A file of many old tables is made by SQL, as a server would have written them: entries of fifty tables interleaved. Then
players play at new tables, and the job of `server/retention.py` runs in half of the periods, at its own pace. The time
of a move ends when it is on disk. `python -m benchmarks.retention --tables 1000000`.
"""

import argparse
import asyncio
import os
import shutil
import sqlite3
import statistics
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.reporting import Report, conditions_line, markdown_table, percentile_ms, run_benchmark

from dicehouse.server.bot_pool import BotPool
from dicehouse.server.bus import NullBus
from dicehouse.server.node import Node
from dicehouse.server.protocol import Act
from dicehouse.server.seats import Occupant, Player, SeatRequest
from dicehouse.server.settings import Settings
from dicehouse.server.sqlite_layout import lookup_number
from dicehouse.server.sqlite_store import SqliteStore

BESIDE = 50
"""The number of old tables whose entries are interleaved."""
ENTRIES = 8
OLD = 400 * 86_400.0
WITHIN = 1.2
"""The most the 99th percentile may grow by, as a factor."""
SAFE = {"first": 0, "squirrels": 0, "cars": 0, "target": 200}
"""Go Nuts! in which every roll is an acorn: the first seat always has a choice."""

NUMBERS = "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < :most)"
TABLES = f"""
{NUMBERS} INSERT INTO tables SELECT i + 1, printf('bench%011d', i), printf('%06X', i),
  CAST(printf('%.250c', 'x') AS BLOB), lower(hex(randomblob(32))), lower(hex(randomblob(32))), 0, :at + i * 0.001 FROM n
"""
STANDINGS = f"""
{NUMBERS} INSERT INTO standings SELECT i + 1, lookup_number(printf('bench%011d', i)), NULL, 0, :at + i * 0.001,
  0, 2, 0 FROM n
"""
LOG = f"""
{NUMBERS} INSERT INTO entries SELECT i + 1, i / {BESIDE * ENTRIES} * {BESIDE} + i % {BESIDE} + 1,
  i % {BESIDE * ENTRIES} / {BESIDE} + 1, CASE WHEN i % {BESIDE * ENTRIES} < {BESIDE} THEN 0 ELSE i + 1 - {BESIDE} END,
  :at + i * 0.0001, CAST('{{"type":"acted","seat":0,"act":"roll","events":["rolled 0 acorn acorn car"],"id":"'
  || hex(randomblob(12)) || '"}}' AS BLOB) FROM n
"""
ENDS = f"""
{NUMBERS} INSERT INTO ends SELECT i + 1, {ENTRIES},
  i / {BESIDE} * {BESIDE * ENTRIES} + {BESIDE * (ENTRIES - 1)} + i % {BESIDE} + 1 FROM n
"""


def fill(path: Path, tables: int) -> None:
    """Write many old tables into a file that a store has made."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.create_function("lookup_number", 1, lookup_number, deterministic=True)
    connection.execute("PRAGMA synchronous = OFF")
    (trigger,) = connection.execute("SELECT sql FROM sqlite_schema WHERE name = 'followed'").fetchone()
    connection.execute("BEGIN")
    connection.execute("DROP TRIGGER followed")
    at = time.time() - OLD
    for statement, most in ((TABLES, tables), (STANDINGS, tables), (LOG, tables * ENTRIES), (ENDS, tables)):
        connection.execute(statement, {"most": most, "at": at})
    connection.execute(trigger)
    connection.execute("COMMIT")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    with path.open("rb") as file:
        os.fsync(file.fileno())


async def play(node: Node, times: list[float], pause: float) -> None:
    """One player at a table of their own, for ever."""
    while True:
        opened = await node.open_table("gonuts", SAFE, [SeatRequest()] * 2)
        live = await node.live_table(opened.table)
        for seat in range(2):
            occupant = Occupant(f"P{seat}", "person", "", f"hash {seat}", "")
            await live.writer.change(lambda table: table.sit(seat, occupant), lambda _: None)  # noqa: B023 - at once
        loop = asyncio.get_running_loop()
        for number in range(60):
            done: asyncio.Future[object] = loop.create_future()
            start = time.perf_counter()
            action = "bank" if number % 8 == 7 else "roll"
            if live.table.phase != "playing" or 0 not in live.table.actors:
                break
            if not live.writer.act_at_once(Player(0, "hash 0"), Act(f"m{number}", action), done.set_result):
                break
            await done
            times.append(time.perf_counter() - start)
            await asyncio.sleep(pause)


async def measure(path: Path, tables: int, players: int, turns: int, seconds: float) -> Report:
    """Play in turns, with the retention job running in every second one."""
    store = SqliteStore(path)
    await store.open()
    start = time.perf_counter()
    await asyncio.to_thread(fill, path, tables)
    made = time.perf_counter() - start
    size = path.stat().st_size
    print(f"{tables:,} tables, {size / 1e9:.2f} GB, made in {made:.0f} s", file=sys.stderr)
    node = Node(store, NullBus(), BotPool(1), Settings(keep_finished=180.0, bot_pause=0.0))
    times: list[float] = []
    playing = [asyncio.create_task(play(node, times, 0.02)) for _ in range(players)]
    await asyncio.sleep(3.0)
    found: dict[bool, list[list[float]]] = {False: [], True: []}
    before = (await store.figures()).tables.get("over", 0)
    for turn in range(2 * turns):
        retaining = turn % 4 in (1, 2)  # off on on off: slow changes of the machine affect both alike
        job = asyncio.create_task(node.retention.pass_over(time.time())) if retaining else None
        await asyncio.sleep(0.5)
        times.clear()
        await asyncio.sleep(seconds)
        found[retaining].append(list(times))
        if job is not None:
            job.cancel()
            await asyncio.gather(job, return_exceptions=True)
        print(f"turn {turn}: {'with' if retaining else 'without'} {percentile_ms(times, 0.99):.2f} ms", file=sys.stderr)
    deleted = before - (await store.figures()).tables.get("over", 0)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await node.close()
    result: Report = {"tables": tables, "bytes": size, "players": players, "deleted": deleted}
    for retaining, name in ((False, "without"), (True, "with")):
        pooled = [one for some in found[retaining] for one in some]
        result[name] = {
            "moves": len(pooled),
            "p50_ms": percentile_ms(pooled, 0.5),
            "p99_ms": percentile_ms(pooled, 0.99),
            "median_of_turns_p99_ms": statistics.median(percentile_ms(some, 0.99) for some in found[retaining]),
        }
    result["deleted_per_second"] = deleted / (turns * (seconds + 0.5))
    return result


def as_markdown(report: Report) -> str:
    rows = (
        (name, *(f"{report[name][key]:.2f}" for key in ("p50_ms", "p99_ms", "median_of_turns_p99_ms")))
        for name in ("without", "with")
    )
    columns = ["retention", "50 % ms", "99 % ms", "99 % ms, median of the turns"]
    return "\n".join(
        [
            f"{report['tables']:,} stored tables, {report['bytes'] / 1e9:.2f} GB; {report['players']} players; "
            f"{report['deleted_per_second']:.0f} tables deleted a second.",
            "",
            *markdown_table(columns, rows),
            "",
            f"99th percentile with retention: {report['ratio']} times that without; allowed are {WITHIN}.",
            conditions_line(report),
        ]
    )


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tables", type=int, default=1_000_000)
    parser.add_argument("--players", type=int, default=50)
    parser.add_argument("--turns", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=6.0)


def measure_all(arguments: argparse.Namespace) -> Report:
    folder = Path(tempfile.mkdtemp(prefix="dicehouse-retention-"))
    path = folder / "tables.sqlite"
    try:
        found = asyncio.run(measure(path, arguments.tables, arguments.players, arguments.turns, arguments.seconds))
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return {**found, "ratio": round(found["with"]["p99_ms"] / found["without"]["p99_ms"], 2)}


def main() -> None:
    run_benchmark(__doc__, measure_all, as_markdown, add_options)


if __name__ == "__main__":
    main()
