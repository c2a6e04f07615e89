"""A million Go Nuts! games between experts with statistics and report, from the command to the last byte of the page.

Each run is a process of its own, as a person would start it; a short run before fills the cache of compiled loops.
Beside it stands the same command on the plain engine, with fewer games.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from benchmarks.reporting import load, publish, say

COMMAND = (sys.executable, "-m", "dicehouse.cli", "lab", "gonuts", "expert", "expert", "--lang", "en")


def run(games: int, engine: str, out: str) -> dict[str, Any]:
    """One run of the command: the seconds it took on the clock, and on all cores together."""
    say(f"{games:,} games on the {engine} engine")
    before, start = os.times(), time.perf_counter()
    wishes = ("--games", str(games), "--engine", engine, "--out", out)
    subprocess.run([*COMMAND, *wishes], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    seconds, after = time.perf_counter() - start, os.times()
    cpu = after.children_user + after.children_system - before.children_user - before.children_system
    return {"engine": engine, "games": games, "seconds": round(seconds, 2), "cpu_seconds": round(cpu, 2)}


def as_markdown(report: dict[str, Any]) -> str:
    """The report as a table."""
    lines = ["| engine | games | seconds | CPU seconds | games/s |", "|---|---|---|---|---|"]
    for row in report["results"]:
        rate = f"{row['games'] / row['seconds']:,.0f}"
        lines.append(f"| {row['engine']} | {row['games']:,} | {row['seconds']} | {row['cpu_seconds']} | {rate} |")
    return "\n".join(lines)


def main() -> None:
    """Measure and print one table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--json", type=Path, help="also write the figures here")
    arguments = parser.parse_args()
    before = load()
    with tempfile.TemporaryDirectory() as folder:
        run(20_000, "batch", f"{folder}/warm")
        results = [run(arguments.games, "batch", f"{folder}/batch"), run(1000, "plain", f"{folder}/plain")]
    report = {"results": results, "load": (before, load())}
    publish(report, as_markdown(report), arguments.json)


if __name__ == "__main__":
    main()
