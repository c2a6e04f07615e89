"""How long bots of a page take for a decision: Pyodide in Node, without numpy, as in a browser. `make bench-site`.

Every level that plays without numpy plays whole games from seeds, with the fewest players and with the most. Fails
where a decision takes more than 200 ms. The program is that of the tests which compare these decisions with those made
by numpy.
"""

import argparse
import gzip
import re
import shutil
import subprocess
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.reporting import Report, conditions_line, markdown_table, run_benchmark
from scripts.progress import say

from dicehouse import games
from dicehouse.bots import levels, make_bot
from dicehouse.core.errors import BotError
from dicehouse.core.game import AnyGame

ROOT = Path(__file__).parent.parent
TESTS = ROOT / "tests" / "local_house"
BUILT = ROOT / "src" / "dicehouse" / "site" / "files"
MOST = 200
"""Milliseconds."""


def tables() -> list[tuple[str, str, int]]:
    """Game, level and number of players, where a page without numpy has what the level needs."""
    found = []
    for name in games.names():
        low, high = games.load(name).options_type.seats
        for players in sorted({max(low, 2), min(high, 5)}):
            rules = games.create(name, players)
            for level in levels(name, rules.options):
                if level not in games.spec(name).needs_numpy and _plays(rules, level):
                    found.append((name, level, players))
    return found


def _plays(rules: AnyGame, level: str) -> bool:
    try:
        make_bot(rules, level, 0, Random(0))
    except BotError:  # no table is solved for so many players
        return False
    return True


def pyodide(folder: Path) -> list[str | Path]:
    """The command that runs a program in Pyodide, with what a site has."""
    node = shutil.which("node")
    if node is None or not (BUILT / "house.bin").is_file():
        raise SystemExit("This needs Node and what `make web` builds.")
    for name in ("library", "msgspec"):
        (folder / f"{name}.zip").write_bytes(gzip.decompress((BUILT / f"{name}.bin").read_bytes()))
    engine = ROOT / "web" / "node_modules" / "pyodide"
    return [node, TESTS / "run_in_pyodide.mjs", engine, folder / "library.zip", folder / "msgspec.zip", ROOT / "src"]


def measure(arguments: argparse.Namespace) -> Report:
    results: list[dict[str, Any]] = []
    with tempfile.TemporaryDirectory() as place:
        command = pyodide(Path(place))
        for name, level, players in tables():
            if arguments.only and arguments.only not in f"{name}:{level}:{players}":
                continue
            say(f"{name}, {level}, {players} players ...")
            program: list[str | Path] = [
                TESTS / "decisions.py",
                str(arguments.games),
                f"{name}:{level}:{players}",
                "plain",
            ]
            done = subprocess.run([*command, *program], capture_output=True, text=True, check=True, cwd=ROOT)
            (longest,) = re.findall(r"longest ([\d.]+) ms", done.stdout + done.stderr)
            made = sum(int(line.split()[4]) for line in done.stdout.splitlines() if line.startswith(f"{name} {level} "))
            results.append(
                {"game": name, "level": level, "players": players, "decisions": made, "longest": float(longest)}
            )
    return {"results": results}


def as_markdown(report: Report) -> str:
    rows = (
        (one["game"], one["level"], one["players"], one["decisions"], f"{one['longest']:.0f} ms")
        for one in report["results"]
    )
    columns = ["game", "level", "players", "decisions", "longest"]
    return "\n".join([*markdown_table(columns, rows), "", conditions_line(report, f"aim: at most {MOST} ms")])


def main() -> None:
    """Let all levels play, print how long they took, and fail where that is too long."""

    def options(parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--games", type=int, default=5)
        parser.add_argument("--only", default="", help="a part of GAME:LEVEL:PLAYERS")

    report = run_benchmark(__doc__, measure, as_markdown, options)
    raise SystemExit(int(any(one["longest"] > MOST for one in report["results"])))


if __name__ == "__main__":
    main()
