"""One hostile address against a node at which 50 honest tables play: `python -m benchmarks.hostile`.

The honest tables play Go Nuts! with two people who take a moment for each decision, each table from an address of its
own, and some have a bot. Every second a newcomer requests the list of games, opens a table and sends hello. First there
is no attack; then one address (127.0.0.2) runs the attacks of `benchmarks/attacks.py` one after the other, each for 30
seconds. The server has the usual limit of 1,024 open files.

Aims: the 99th percentile of honest moves at most three times that of the quiet server, less than 400 MB of memory for
the server and its bots together, and no refusal for the honest; otherwise it exits with status 1.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.attacks import ATTACKS
from benchmarks.callers import RefusedError, ask, hello, line
from benchmarks.reporting import Report, conditions_line, free_port, markdown_table, percentile_ms, run_benchmark
from scripts.progress import say
from websockets.exceptions import ConnectionClosed

TABLES, WITH_BOTS = 50, 8
SAFE = {"first": 0, "squirrels": 0, "cars": 0, "target": 200}
"""Go Nuts! in which every roll is an acorn: moves alone, and games of some length."""
THINK = (0.1, 0.3)
TIMES, MOST_MEMORY = 3.0, 400e6
FILES = 1024
PAUSE = 8.0
"""Seconds between two attacks, in which the node comes to rest."""


@dataclass
class Measured:
    """The measurements of the honest players in one period."""

    moves: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)
    newcomers: list[float] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    memory: float = 0.0
    cpu: float = 0.0


class House:
    """A server in a process of its own, with the usual limit of open files."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self._folder = folder
        serve = [sys.executable, "-m", "dicehouse.cli", "serve", "--port", str(self.port), "--log-level", "warning"]
        command = ["prlimit", f"--nofile={FILES}:{FILES}", *serve, "--database", str(folder / "tables.sqlite")]
        self.log = folder / "node.log"
        self._process = subprocess.Popen(
            command,
            stdout=subprocess.DEVNULL,
            stderr=self.log.open("ab"),
        )
        self.pid = self._process.pid

    async def wait(self) -> None:
        for _ in range(600):
            try:
                await ask(self.port, "127.0.0.1", "GET", "/readyz")
            except (OSError, RefusedError):
                await asyncio.sleep(0.1)
            else:
                return
        raise SystemExit(f"the node did not start: {self.log.read_text()[-2000:]}")

    def _processes(self) -> list[int]:
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return [self.pid, *map(int, children)]

    def memory(self) -> float:
        """The memory of the server and its bots in bytes; shared memory counts once."""
        total = 0
        for pid in self._processes():
            try:
                lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
            except OSError:
                continue
            total += sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss:"))
        return total

    def cpu(self) -> float:
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self) -> None:
        self._process.terminate()
        self._process.wait()


class Honest:
    """The honest players."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.now = Measured()
        self._tasks: list[asyncio.Task[None]] = []
        self._thinking: set[asyncio.Task[None]] = set()

    async def begin(self) -> None:
        for number in range(TABLES):
            self._tasks.append(asyncio.create_task(self._table(number)))
            await asyncio.sleep(0.05)
        self._tasks.append(asyncio.create_task(self._newcomers()))

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _table(self, number: int) -> None:
        address = f"127.1.0.{number + 1}"
        seats: list[dict[str, str]] = [{}, {}]
        if number < WITH_BOTS:
            seats[1] = {"kind": "bot", "level": "novice"}
        while True:
            try:
                await self._game(address, seats)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                self.now.refused.append(f"{type(error).__name__}: {error}"[:200])
                await asyncio.sleep(1.0)

    async def _game(self, address: str, seats: list[dict[str, str]]) -> None:
        body = {"game": "gonuts", "seats": seats, "options": SAFE}
        table = (await ask(self.port, address, "POST", "/api/tables", body))["table"]
        tokens = [
            (await ask(self.port, address, "POST", f"/api/tables/{table}/seats", {"name": f"P{seat}"}))["token"]
            for seat, wish in enumerate(seats)
            if not wish
        ]
        await asyncio.gather(*(self._play(address, table, token) for token in tokens))

    async def _play(self, address: str, table: str, token: str) -> None:
        """Wait a moment and act, until the game is over."""
        async with line(self.port, address) as socket:
            await socket.send(json.dumps(hello(table, token)))
            sent: dict[str, float] = {}
            acted = 0.0

            async def act(now: dict[str, Any]) -> None:
                await asyncio.sleep(random.uniform(*THINK))
                action = "bank" if now["view"]["points"] > 20 else "roll"
                id = str(len(sent))
                sent[id] = time.perf_counter()
                with contextlib.suppress(ConnectionClosed):  # the reader raises it too
                    await socket.send(json.dumps({"say": "act", "id": id, "action": action, "seen": now["number"]}))

            async for text in socket:
                message = json.loads(text)
                if message["say"] == "done":
                    acted = time.perf_counter()
                    self.now.moves.append(acted - sent[message["id"]])
                elif message["say"] == "refused":
                    self.now.refused.append(message["code"])
                now = message.get("now")
                if now is None:
                    continue
                if now["phase"] == "over":
                    return
                if message["say"] == "news" and acted and any(one.get("seat") == 1 for one in message["told"]):
                    self._bot_moved(acted, message)
                if now.get("choices"):
                    self._thinking.add(task := asyncio.create_task(act(now)))
                    task.add_done_callback(self._thinking.discard)

    def _bot_moved(self, since: float, message: dict[str, Any]) -> None:
        """How long a bot took for its first move after ours."""
        if message["now"]["view"]["viewer"] == 0 and message["told"][0]["kind"] == "acted":
            self.now.bots.append(time.perf_counter() - since)

    async def _newcomers(self) -> None:
        for number in range(1_000_000):
            address = f"127.2.{number // 250 % 250}.{number % 250 + 1}"
            begun = time.perf_counter()
            try:
                await ask(self.port, address, "GET", "/api/games")
                opened = await ask(self.port, address, "POST", "/api/tables", {"game": "gonuts", "seats": [{}, {}]})
                async with line(self.port, address) as socket:
                    await socket.send(json.dumps(hello(opened["table"])))
                    assert json.loads(await socket.recv())["say"] == "welcome"
                self.now.newcomers.append(time.perf_counter() - begun)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                self.now.refused.append(f"newcomer: {type(error).__name__}: {error}"[:200])
            await asyncio.sleep(1.0)


async def stretch(house: House, honest: Honest, seconds: float) -> Measured:
    """Measure for a while."""
    honest.now = measured = Measured()
    before, end = house.cpu(), time.monotonic() + seconds
    while time.monotonic() < end:
        await asyncio.sleep(0.5)
        measured.memory = max(measured.memory, house.memory())
    measured.cpu = (house.cpu() - before) / seconds
    return measured


async def measure(house: House, seconds: float, names: list[str]) -> dict[str, Measured]:
    await house.wait()
    honest = Honest(house.port)
    await honest.begin()
    await asyncio.sleep(PAUSE)
    results = {"quiet": await stretch(house, honest, seconds)}
    for name in names:
        say(f"{name} ...")
        attacker = subprocess.Popen(
            ["nice", "-n", "5", sys.executable, "-m", "benchmarks.attacks", name, str(house.port), str(seconds)]
        )
        try:
            results[name] = await stretch(house, honest, seconds)
        finally:
            attacker.kill()
            attacker.wait()
        honest.now = Measured()
        await asyncio.sleep(PAUSE)
    await honest.end()
    return results


def is_good(one: Measured, quiet: float) -> bool:
    """Whether honest players were served well enough."""
    return percentile_ms(one.moves, 0.99) <= TIMES * quiet and one.memory < MOST_MEMORY and not one.refused


def row(name: str, one: Measured, quiet: float) -> dict[str, Any]:
    """The figures of one period."""
    p99 = percentile_ms(one.moves, 0.99)
    return {
        "name": name,
        "good": is_good(one, quiet),
        "moves": len(one.moves),
        "p50": percentile_ms(one.moves, 0.5),
        "p99": p99,
        "times_quiet": p99 / quiet,
        "bots_p50": percentile_ms(one.bots, 0.5),
        "bots_p99": percentile_ms(one.bots, 0.99),
        "newcomers_p99": percentile_ms(one.newcomers, 0.99),
        "refused": one.refused,
        "memory": one.memory,
        "cpu": one.cpu,
    }


def as_markdown(report: Report) -> str:
    columns = ["", "moves", "50 % ms", "99 % ms", "x quiet", "bots 50 % / 99 % ms", "newcomers 99 % ms"]
    rows = (
        (
            row["name"] + ("" if row["good"] else " (!)"),
            row["moves"],
            f"{row['p50']:.1f}",
            f"{row['p99']:.1f}",
            f"{row['times_quiet']:.1f}",
            f"{row['bots_p50']:.0f} / {row['bots_p99']:.0f}",
            f"{row['newcomers_p99']:.0f}",
            len(row["refused"]),
            f"{row['memory'] / 1e6:.0f}",
            f"{row['cpu']:.0%}",
        )
        for row in report["results"]
    )
    lines = [*markdown_table([*columns, "refused", "MB", "CPU"], rows), ""]
    for row in report["results"]:
        lines += [f"- {row['name']} refused: {reason}" for reason in sorted(set(row["refused"]))[:5]]
    lines += [f"The node logged {len(report['log'])} lines.", *(f"    {text[:200]}" for text in report["log"][:10])]
    return "\n".join([*lines, "", conditions_line(report)])


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seconds", type=float, default=30.0, help="the length of each period")
    parser.add_argument("--only", nargs="*", choices=[*ATTACKS], default=[*ATTACKS])


def measure_all(arguments: argparse.Namespace) -> Report:
    folder = Path(tempfile.mkdtemp(prefix="dicehouse-hostile-"))
    house = House(folder)
    try:
        results = asyncio.run(measure(house, arguments.seconds, arguments.only))
    finally:
        house.end()
    log = house.log.read_text().splitlines()
    shutil.rmtree(folder)
    quiet = percentile_ms(results["quiet"].moves, 0.99)
    return {"results": [row(name, one, quiet) for name, one in results.items()], "log": log}


def main() -> None:
    report = run_benchmark(__doc__, measure_all, as_markdown, add_options)
    raise SystemExit(0 if all(row["good"] for row in report["results"]) else 1)


if __name__ == "__main__":
    main()
