"""A million Go Nuts! games between experts with statistics and report, from the command to the last byte of the page.

Each run is a process of its own; a short run before fills the cache of compiled loops. The same command on the plain
engine, with fewer games, is measured for comparison.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from typing import Any

from benchmarks.reporting import Report, markdown_table, run_benchmark
from scripts.progress import say

COMMAND = (sys.executable, "-m", "dicehouse.cli", "lab", "gonuts", "expert", "expert", "--lang", "en")


def run(games: int, engine: str, out: str) -> dict[str, Any]:
    """One run of the command: wall-clock seconds, and CPU seconds of all cores."""
    say(f"{games:,} games on the {engine} engine")
    before, start = os.times(), time.perf_counter()
    wishes = ("--games", str(games), "--engine", engine, "--out", out)
    subprocess.run([*COMMAND, *wishes], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    seconds, after = time.perf_counter() - start, os.times()
    cpu = after.children_user + after.children_system - before.children_user - before.children_system
    return {"engine": engine, "games": games, "seconds": round(seconds, 2), "cpu_seconds": round(cpu, 2)}


def measure(arguments: argparse.Namespace) -> Report:
    with tempfile.TemporaryDirectory() as folder:
        run(20_000, "batch", f"{folder}/warm")
        results = [run(arguments.games, "batch", f"{folder}/batch"), run(1000, "plain", f"{folder}/plain")]
    return {"results": results}


def as_markdown(report: Report) -> str:
    rows = (
        (
            row["engine"],
            f"{row['games']:,}",
            row["seconds"],
            row["cpu_seconds"],
            f"{row['games'] / row['seconds']:,.0f}",
        )
        for row in report["results"]
    )
    return "\n".join(markdown_table(["engine", "games", "seconds", "CPU seconds", "games/s"], rows))


def main() -> None:
    run_benchmark(
        __doc__, measure, as_markdown, lambda parser: parser.add_argument("--games", type=int, default=1_000_000)
    )


if __name__ == "__main__":
    main()
