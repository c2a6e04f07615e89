"""Playing tables while games are reviewed all the time, and without, in one run: `python -m benchmarks.reviews`.

The load is that of `benchmarks/server.py`: matches of Pig with a move under way all the time. Beside it, in half of
the measurements, a visitor asks for one review of a finished DiXkiBluff game after the other, the dearest that there
are. The server has one core, and so has the process of the reviews: the same one, which is the worst case. It gets
what the server leaves. Medians over the rounds.

Needs Node and `npm install` in `benchmarks/peers`.
"""

import argparse
import asyncio
import contextlib
import json
import shutil
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.reporting import Report, conditions_line, markdown_table, run_benchmark
from benchmarks.server import OURS, PEERS, Server, median, play, running
from scripts.progress import say

from dicehouse.server.app import create_node
from dicehouse.server.node import Node
from dicehouse.server.seats import Occupant, Player, SeatRequest
from dicehouse.server.settings import Settings
from dicehouse.server.table import Step, Table

GAMES, PLAYERS = 12, 4
"""Finished games, more than can be reviewed during a measurement, and how many play each."""
ASK_EVERY = 0.5
"""Seconds between two questions of the visitor, about as often as the page asks."""
WITHIN = 1.2
"""The most the 99th percentile may grow by, as a factor."""


async def play_one(node: Node, random: Random) -> str:
    """A table whose game is over, played at random; gives its id."""
    occupants = {seat: Occupant(f"P{seat}", "person", "", f"hash {seat}", "") for seat in range(PLAYERS)}
    opened = await node.open_table("dixkibluff", {}, [SeatRequest()] * PLAYERS, occupants=occupants)
    live = await node.live_table(opened.table)
    while live.table.phase != "over":
        seat = live.table.actors[0]
        choice = random.choice(live.table.game.choices(live.table.state, seat))
        text = live.table.game.actions.write(choice.action)
        await live.writer.change(partial(act, Player(seat, f"hash {seat}"), text), lambda _: None)
    return opened.table


def act(player: Player, text: str, table: Table) -> list[Step]:
    return table.act(player, text, None, "", time.time())


def store_games(path: Path, count: int) -> list[str]:
    """An SQLite file with finished games; gives the ids of their tables."""

    async def work() -> list[str]:
        node = create_node(Settings(database=str(path)))
        await node.open()
        tables = [await play_one(node, Random(number)) for number in range(count)]
        await node.close()
        return tables

    return asyncio.run(work())


class Visitor:
    """Asks for one review after the other."""

    def __init__(self, server: Server, tables: Sequence[str]) -> None:
        self._port, self._tables = server.port, tables
        self._ended = threading.Event()
        self.steps = self.reviews = 0
        self._thread = threading.Thread(target=self._ask)

    def _ask(self) -> None:
        for table in self._tables:
            known = 0
            while not self._ended.is_set():
                url = f"http://127.0.0.1:{self._port}/api/tables/{table}/review?after={known}"
                with urllib.request.urlopen(url, timeout=60) as answer:
                    told = json.load(answer)
                known += len(told["steps"])
                self.steps += len(told["steps"])
                if told["state"] in ("done", "failed"):
                    self.reviews += told["state"] == "done"
                    break
                self._ended.wait(ASK_EVERY)

    @contextlib.contextmanager
    def asking(self) -> Iterator[None]:
        """While this lasts."""
        self._thread.start()
        try:
            yield
        finally:
            self._ended.set()
            self._thread.join()


def measure_one(
    settings: argparse.Namespace, parent: Path, stored: Path, tables: Sequence[str], reviewing: bool
) -> dict[str, float]:
    with running(OURS, parent, stored) as server:
        visitor = Visitor(server, tables if reviewing else ())
        with visitor.asking():
            figures = play(server, settings.matches, settings.seconds / 3, settings.seconds)
    return figures | {"steps": visitor.steps, "reviews": visitor.reviews}


def measure(settings: argparse.Namespace) -> Report:
    if not (PEERS / "node_modules").is_dir():
        raise SystemExit("run `npm install` in benchmarks/peers first")
    parent = Path(tempfile.mkdtemp(dir=settings.folder))
    measured: dict[bool, list[dict[str, float]]] = {False: [], True: []}
    try:
        say("playing games to be reviewed")
        tables = store_games(parent / "stored.sqlite", GAMES)
        for number in range(settings.rounds):
            for reviewing in (False, True) if number % 2 == 0 else (True, False):
                say(f"round {number + 1} of {settings.rounds}: {'with' if reviewing else 'without'} reviews")
                found = measure_one(settings, parent, parent / "stored.sqlite", tables, reviewing)
                measured[reviewing].append(found)
    finally:
        shutil.rmtree(parent, ignore_errors=True)
    without, beside = median(measured[False]), median(measured[True])
    ratios: dict[str, Any] = {key: round(beside[key] / without[key], 2) for key in ("moves", "median_ms", "p99_ms")}
    return {"matches": settings.matches, "rounds": settings.rounds, "without": without, "with": beside, **ratios}


def as_markdown(report: Report) -> str:
    rows = (
        (
            name,
            f"{report[name]['moves']:,.0f}",
            f"{report[name]['median_ms']:.2f}",
            f"{report[name]['p99_ms']:.2f}",
            f"{report[name]['server_cpu']:.0%}",
            f"{report[name]['steps']:.0f}",
        )
        for name in ("without", "with")
    )
    columns = ["reviews", "moves/s", "median ms", "99 % ms", "server CPU", "steps reviewed"]
    return "\n".join(
        [
            f"{report['matches']} matches of Pig; reviews on the core of the server.",
            "",
            *markdown_table(columns, rows),
            "",
            f"With reviews: {report['moves']} times the moves, {report['p99_ms']} times the 99th percentile; allowed "
            f"are {WITHIN}.",
            conditions_line(report, f"{report['rounds']} rounds"),
        ]
    )


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=8.0, help="for each measurement")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--folder", type=Path, help="where databases are written: on the disk to be measured")


def main() -> None:
    run_benchmark(__doc__, measure, as_markdown, add_options)


if __name__ == "__main__":
    main()
