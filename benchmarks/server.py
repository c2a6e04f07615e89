"""The server under load, compared with boardgame.io and Colyseus doing the same work: `python -m benchmarks.server`.

The game is Pig with two players who always roll: a move is one die that the server throws, a 1 passes the turn. It
comes from `tests/pig`, because no shipped game is as small, and because the peers can be given exactly the same rules
(`benchmarks/peers/`). The players never hold, so no match ends. A move of ours is two entries of the log (the action
and the roll), both on disk (SQLite, WAL, synchronous=FULL) before they are sent to any player, with dice that can be
verified afterwards. boardgame.io keeps matches in memory (its default) or in files (FlatFile, not flushed); Colyseus
keeps its rooms in memory and broadcasts each move as a message. The last one is no peer but a floor (`peers/bare.py`):
it relays a die to two players and does nothing else, so it shows what connections alone cost in Python.

One machine, one run: the server on one core, the load on another (taskset), a fresh server for every measurement, all
servers one after the other in every round, in turns from the first and from the last, medians over the rounds. The load
is a Node script (`load.js`) that speaks to all of them over the same bare WebSocket: their own clients compute states
and would be the bottleneck. Every match has one move under way all the time. A move's time is from sending it until its
mover has the new state, and the acknowledgement where that is a message of its own; both players hear of every move.
The load's share of its core is printed: near 100 % the load is the bottleneck and not the server. So are the bytes that
both players get for a move: ours hold what happened, the whole view and all choices, Colyseus' four numbers.

`--before FOLDER` measures another checkout of this project in the same run, in turns of seconds, and prints the ratios.

Needs Node and `npm install` in `benchmarks/peers`.
"""

import argparse
import asyncio
import contextlib
import json
import os
import re
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, Self

from benchmarks.reporting import Report, conditions_line, markdown_table, run_benchmark
from scripts.progress import say

from dicehouse.games import register
from dicehouse.server.app import create_node
from dicehouse.server.seats import Occupant, SeatRequest
from dicehouse.server.settings import Settings

ROOT = Path(__file__).parent.parent
PEERS = Path(__file__).parent / "peers"
SERVER_CORE, LOAD_CORE = 0, 1
MATCHES = (10, 100, 500)
STORED = 10_000
IDLE_TABLES = 1000
FORGOTTEN_AFTER = 26.0
"""Seconds after which our server unloads a table without connections (20), with the sweep that finds it."""
TICKS = os.sysconf("SC_CLK_TCK")
LAUNCH = "from dicehouse.games import register; register('pig', 'pig'); from dicehouse.cli import main; main()"


class Kind(NamedTuple):
    """A server to be measured."""

    name: str
    load: str
    """How the load speaks to it."""
    ready: str
    """What is asked to see whether it is up; empty: it is up when it can be connected to."""
    root: Path = ROOT
    """Of ours: the checkout it runs from."""

    @property
    def version(self) -> str:
        """Of ours: the version of its protocol."""
        protocol = (self.root / "src" / "dicehouse" / "server" / "protocol.py").read_text()
        (version,) = re.findall(r"^VERSION = (\d+)$", protocol, re.MULTILINE)
        return str(version)


OURS = Kind("Dicehouse, SQLite, durable", "dicehouse", "/readyz")
MEMORY = Kind("boardgame.io, in memory", "boardgameio", "/games")
FILES = Kind("boardgame.io, FlatFile", "boardgameio", "/games")
COLYSEUS = Kind("Colyseus, in memory", "colyseus", "")
BARE = Kind("bare uvloop, no game, no disk", "bare", "")
KINDS = (OURS, MEMORY, FILES, COLYSEUS, BARE)
BEFORE = "Dicehouse before"


class Server:
    """A server in a process of its own, on a core of its own."""

    def __init__(self, kind: Kind, folder: Path) -> None:
        self.kind = kind
        self.folder = folder
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port = int(found.getsockname()[1])
        start = time.perf_counter()
        self._process = subprocess.Popen(
            ["taskset", "-c", str(SERVER_CORE), *self._command()],
            stdout=subprocess.DEVNULL,
            stderr=(folder / "server.log").open("ab"),
            env=os.environ
            | {"NODE_ENV": "production", "DICEHOUSE_LIMITS": "0", "DICEHOUSE_LOG_LEVEL": "warning"}
            | {"DICEHOUSE_MOST_ENTRIES": "1000000"}
            | {"PYTHONPATH": os.pathsep.join(str(kind.root / part) for part in ("src", "tests"))},
        )
        self.pid = self._process.pid
        self._wait(start + 60)
        self.start_up = time.perf_counter() - start

    def _command(self) -> list[str]:
        port = str(self.port)
        if self.kind.load == OURS.load:
            database = str(self.folder / "tables.sqlite")
            return [sys.executable, "-c", LAUNCH, "serve", "--port", port, "--database", database]
        if self.kind is COLYSEUS:
            return ["node", str(PEERS / "colyseus-server.js"), port]
        if self.kind is BARE:
            return [sys.executable, str(PEERS / "bare.py"), port]
        files = [str(self.folder / "files")] if self.kind is FILES else []
        return ["node", str(PEERS / "boardgameio-server.js"), port, *files]

    def _wait(self, end: float) -> None:
        while time.perf_counter() < end:
            if self._process.poll() is not None:
                break
            try:
                if self.kind.ready:
                    urllib.request.urlopen(f"http://127.0.0.1:{self.port}{self.kind.ready}", timeout=5).close()
                else:
                    socket.create_connection(("127.0.0.1", self.port), timeout=5).close()
            except OSError:
                time.sleep(0.005)
            else:
                return
        self.end()
        raise SystemExit(f"{self.kind.name} did not start: {(self.folder / 'server.log').read_text()[-2000:]}")

    def cpu(self) -> float:
        """Seconds of CPU it has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """Bytes it holds in memory."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def end(self) -> None:
        self._process.kill()
        self._process.wait()


@contextlib.contextmanager
def running(kind: Kind, parent: Path, stored: Path | None = None) -> Iterator[Server]:
    """A fresh server; ours with tables it has stored already, where a file is given."""
    folder = Path(tempfile.mkdtemp(dir=parent))
    if stored is not None:
        shutil.copy(stored, folder / "tables.sqlite")
    server = Server(kind, folder)
    try:
        yield server
    finally:
        server.end()
        shutil.rmtree(folder)


class Load:
    """The players of one server, in a process of their own, on a core of its own; to be used in a `with`.

    Args:
        server: whom they play at.
        matches: how many matches they play.
        warmup: seconds before their moves are counted.
        seconds: for how long they are.
    """

    def __init__(self, server: Server, matches: int, warmup: float, seconds: float) -> None:
        self._server = server
        before = server.memory()
        words = (server.kind.load, str(server.port), str(matches), str(warmup), str(seconds), server.kind.version)
        self._process = subprocess.Popen(
            ["taskset", "-c", str(LOAD_CORE), "node", str(PEERS / "load.js"), *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        self._told = self._process.stdout
        expect(self._told.readline(), "connected")
        self._kb_per_match = (server.memory() - before) / matches / 1000

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()

    def play(self) -> dict[str, float]:
        """Let them play for a while; returns the figures of that measurement."""
        server = self._server
        assert self._process.stdin is not None
        self._process.stdin.write("go\n")
        self._process.stdin.flush()
        expect(self._told.readline(), "counting")
        start, cpu = time.perf_counter(), server.cpu()
        line = self._told.readline()
        used, took = server.cpu() - cpu, time.perf_counter() - start
        figures: dict[str, float] = json.loads(line)
        figures["server_cpu"] = used / took
        figures["us_per_move"] = used / took / figures["moves"] * 1e6
        figures["kb_per_match"] = self._kb_per_match
        figures["start_up"] = server.start_up
        return figures


def play(server: Server, matches: int, warmup: float, seconds: float) -> dict[str, float]:
    """Play this many matches; returns the figures of one measurement."""
    with Load(server, matches, warmup, seconds) as load:
        return load.play()


def expect(line: str, word: str) -> None:
    if line.strip() != word:
        raise SystemExit(f"the load said {line!r} instead of {word}")


def median(measured: list[dict[str, float]]) -> dict[str, float]:
    """Of every figure, the median over the rounds."""
    return {key: statistics.median(one[key] for one in measured) for key in measured[0]}


def measure_speed(kinds: tuple[Kind, ...], settings: argparse.Namespace, parent: Path) -> list[dict[str, Any]]:
    """All servers under load, round by round."""
    measured: dict[tuple[int, Kind], list[dict[str, float]]] = {}
    for number in range(settings.rounds):
        for matches in settings.matches:
            for kind in kinds if number % 2 == 0 else kinds[::-1]:  # what one leaves to the disk hurts the next
                say(f"round {number + 1} of {settings.rounds}: {kind.name}, {matches} matches")
                with running(kind, parent) as server:
                    figures = play(server, matches, settings.seconds / 3, settings.seconds)
                measured.setdefault((matches, kind), []).append(figures)
    return [{"matches": matches, "server": kind.name} | median(rounds) for (matches, kind), rounds in measured.items()]


def compare(speed: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Our moves per second and our 99th percentile compared with those of the peers; above 1 is better.

    Colyseus keeps nothing, neither in memory nor on disk, so it is compared without an aim.
    """
    rows = {(row["matches"], row["server"]): row for row in speed}
    found: list[dict[str, Any]] = []
    for (matches, server), mine in rows.items():
        for peer, aim in ((MEMORY, 3.0 if matches >= 100 else None), (FILES, 10.0), (COLYSEUS, None)):
            theirs = rows.get((matches, peer.name))
            if server != OURS.name or theirs is None:
                continue
            named = {"peer": peer.name}
            moves, p99 = mine["moves"] / theirs["moves"], theirs["p99_ms"] / mine["p99_ms"]
            found.append({"what": f"moves, {matches} matches", **named, "ratio": round(moves, 2), "aim": aim})
            lower = None if peer is COLYSEUS else 1.0
            found.append({"what": f"99 % of moves, {matches} matches", **named, "ratio": round(p99, 2), "aim": lower})
    return found


CHANGES = {"moves": "moves/s", "us_per_move": "us/move", "p99_ms": "99 % ms", "kb_per_match": "kB/match"}
TURNS, TURN_SECONDS, TURN_WARMUP = 8, 1.5, 0.3
"""How often each of two checkouts plays in a round, and for how long."""


def measure_changes(settings: argparse.Namespace, parent: Path) -> list[dict[str, Any]]:
    """This checkout beside another: the ratio of every figure, in every round.

    A machine that others use is faster in one minute than in the next. So both servers of a round run at the same
    time, and their loads play in turns of a second or two: what changes slowly hits both alike. What a process has for
    all its life (where its memory lies) differs between rounds, so there are several.
    """
    before = OURS._replace(name=BEFORE, root=settings.before.resolve())
    rows: list[dict[str, Any]] = []
    for matches in settings.matches:
        rounds: list[dict[str, float]] = []
        for number in range(settings.rounds):
            say(f"beside {settings.before}, round {number + 1} of {settings.rounds}, {matches} matches")
            rounds.append(_beside(before, matches, parent))
        rows.append({"matches": matches} | {key: [one[key] for one in rounds] for key in CHANGES})
    return rows


def _beside(before: Kind, matches: int, parent: Path) -> dict[str, float]:
    """One round: our figures as multiples of the others, each the median over all turns."""
    with contextlib.ExitStack() as stack:
        loads: list[tuple[Load, list[dict[str, float]]]] = []
        for kind in (OURS, before):
            server = stack.enter_context(running(kind, parent))
            loads.append((stack.enter_context(Load(server, matches, TURN_WARMUP, TURN_SECONDS)), []))
        for turn in range(TURNS):
            for load, measured in loads if turn % 2 == 0 else loads[::-1]:
                measured.append(load.play())
    mine, old = (median(measured) for _, measured in loads)
    return {key: mine[key] / old[key] for key in CHANGES}


def changes_as_markdown(rows: list[dict[str, Any]]) -> list[str]:
    """The medians of the rounds, with the least and the greatest of them."""
    if not rows:
        return []
    lines = ["", f"| matches | {' | '.join(CHANGES.values())} |", "|---" * (len(CHANGES) + 1) + "|"]
    for row in rows:
        cells = [f"{statistics.median(row[key]):.2f} ({min(row[key]):.2f}-{max(row[key]):.2f})" for key in CHANGES]
        lines.append(f"| {row['matches']} | {' | '.join(cells)} |")
    return [*lines, "", f"{BEFORE}: 1.00. Median of the rounds, with the least and the greatest."]


def store_tables(path: Path, count: int) -> None:
    """An SQLite file with tables at which a game has begun."""
    register("pig", "pig")
    sys.path.insert(0, str(ROOT / "tests"))

    async def work() -> None:
        node = create_node(Settings(database=str(path)))
        await node.open()
        occupants = {seat: Occupant(name, "person", "", name, "") for seat, name in enumerate(("Ann", "Bob"))}
        for _ in range(0, count, 500):
            await asyncio.gather(
                *(node.open_table("pig", {}, (SeatRequest(), SeatRequest()), occupants=occupants) for _ in range(500))
            )
        await node.close()

    asyncio.run(work())


def measure_rest(settings: argparse.Namespace, parent: Path) -> dict[str, float]:
    """What our server costs at rest, and what stored tables change."""
    stored = parent / "stored.sqlite"
    say(f"storing {STORED:,} tables")
    store_tables(stored, STORED)
    rest: dict[str, float] = {}
    for name, file in (("empty", None), ("stored", stored)):
        say(f"at rest, {name}")
        with running(OURS, parent, file) as server:
            time.sleep(1)
            cpu = server.cpu()
            time.sleep(settings.idle)
            rest[f"idle_cpu_{name}"] = (server.cpu() - cpu) / settings.idle
            rest[f"memory_{name}_mb"] = server.memory() / 1e6
            rest[f"start_up_{name}"] = server.start_up
    latency: dict[str, list[dict[str, float]]] = {}
    for _ in range(settings.rounds):
        for name, file in (("empty", None), ("stored", stored)):
            say(f"latency, {name}")
            with running(OURS, parent, file) as server:
                latency.setdefault(name, []).append(play(server, 10, settings.seconds / 3, settings.seconds))
    for name, rounds in latency.items():
        rest[f"median_ms_{name}"] = median(rounds)["median_ms"]
        rest[f"p99_ms_{name}"] = median(rounds)["p99_ms"]
    rest["idle_table_kb"] = measure_idle_tables(parent)
    return rest


def measure_idle_tables(parent: Path) -> float:
    """What is left in memory of a table that two players came to and left, in kB.

    The first tables are not counted: with them the process takes what it needs for any table.
    """
    with running(OURS, parent) as server:
        sizes = []
        for number in (1, 2):
            say(f"tables come and go, {number} of 2")
            play(server, IDLE_TABLES, 0.2, 0.5)
            time.sleep(FORGOTTEN_AFTER)
            sizes.append(server.memory())
    return (sizes[1] - sizes[0]) / IDLE_TABLES / 1000


def as_markdown(report: Report) -> str:
    columns = [
        "matches",
        "server",
        "moves/s",
        "median ms",
        "99 % ms",
        "server CPU",
        "us/move",
        "load CPU",
        "bytes/move",
    ]
    rows = (
        (
            row["matches"],
            row["server"],
            f"{row['moves']:,.0f}",
            f"{row['median_ms']:.2f}",
            f"{row['p99_ms']:.2f}",
            f"{row['server_cpu']:.0%}",
            f"{row['us_per_move']:.0f}",
            f"{row['load_cpu']:.0%}",
            f"{row['bytes_per_move']:.0f}",
            f"{row['kb_per_match']:.0f}",
            f"{row['start_up']:.2f}",
        )
        for row in report["speed"]
    )
    speed = markdown_table([*columns, "kB/match", "start s"], rows) if report["speed"] else []
    lines = [*speed, *changes_as_markdown(report["changes"])]
    rest = report["rest"]
    if rest:
        rows_at_rest = [
            ("CPU at rest", f"{rest['idle_cpu_empty']:.2%}", f"{rest['idle_cpu_stored']:.2%}"),
            ("memory, MB", f"{rest['memory_empty_mb']:.1f}", f"{rest['memory_stored_mb']:.1f}"),
            ("start, s", f"{rest['start_up_empty']:.2f}", f"{rest['start_up_stored']:.2f}"),
            ("median of a move, 10 matches, ms", f"{rest['median_ms_empty']:.2f}", f"{rest['median_ms_stored']:.2f}"),
            ("99 % of moves, 10 matches, ms", f"{rest['p99_ms_empty']:.2f}", f"{rest['p99_ms_stored']:.2f}"),
        ]
        lines += ["", *markdown_table(["Dicehouse", "empty", f"{STORED:,} stored tables"], rows_at_rest)]
        lines += ["", f"A table that was left holds {rest['idle_table_kb']:.1f} kB."]
    flush = f"a flush of the disk takes {report['flush_ms']:.2f} ms"
    conditions = conditions_line(report, f"Node {report['node']}", f"{report['rounds']} rounds", flush)
    return "\n".join([*lines, "", conditions])


def flush_ms(folder: Path, times: int = 100) -> float:
    """The time of a durable write of 4 kB: no durable move is faster."""
    took = []
    with (folder / "flush").open("wb") as file:
        for _ in range(times):
            start = time.perf_counter()
            file.write(bytes(4096))
            file.flush()
            os.fdatasync(file.fileno())
            took.append(time.perf_counter() - start)
    return statistics.median(took) * 1000


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=6.0, help="for each measurement")
    parser.add_argument("--idle", type=float, default=20.0, help="seconds to watch a server at rest")
    parser.add_argument("--matches", type=int, nargs="+", default=MATCHES)
    parser.add_argument("--quick", action="store_true", help="one short round, to test the benchmark")
    parser.add_argument(
        "--only",
        choices=("ours", "speed", "rest", "changes"),
        help="only our server, only under load, only at rest, only beside another checkout",
    )
    parser.add_argument("--before", type=Path, help="another checkout of this project, measured in the same run")
    parser.add_argument("--folder", type=Path, help="where databases are written: on the disk to be measured")


def measure(settings: argparse.Namespace) -> Report:
    if settings.quick:
        settings.rounds, settings.seconds, settings.idle = 1, 2.0, 4.0
    if settings.only == "changes" and settings.before is None:
        raise SystemExit("name the other checkout with --before")
    if not (PEERS / "node_modules").is_dir() and settings.only != "rest":
        raise SystemExit("run `npm install` in benchmarks/peers first")
    parent = Path(tempfile.mkdtemp(dir=settings.folder))
    try:
        kinds = (OURS,) if settings.only == "ours" else KINDS
        speed = measure_speed(kinds, settings, parent) if settings.only not in ("rest", "changes") else []
        return {
            "node": subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip(),
            "rounds": settings.rounds,
            "flush_ms": flush_ms(parent),
            "speed": speed,
            "compared": compare(speed),
            "changes": measure_changes(settings, parent) if settings.before is not None else [],
            "rest": measure_rest(settings, parent) if settings.only in (None, "rest") else {},
        }
    finally:
        shutil.rmtree(parent)


def main() -> None:
    run_benchmark("The server under load, compared with boardgame.io and Colyseus.", measure, as_markdown, add_options)


if __name__ == "__main__":
    main()
