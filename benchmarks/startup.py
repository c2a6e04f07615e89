"""How long it takes to import the rules and to print the help, each in a fresh process. Run with `make bench`."""

import argparse
import statistics
import subprocess
import sys
import time
from pathlib import Path

from benchmarks.reporting import load, publish

STARTS = {
    "python -c pass": [sys.executable, "-c", "pass"],
    "import dicehouse": [sys.executable, "-c", "import dicehouse"],
    "import dicehouse, all games": [
        sys.executable,
        "-c",
        "import dicehouse\nfor name in dicehouse.names(): dicehouse.load(name)",
    ],
    "dicehouse --help": [sys.executable, "-m", "dicehouse.cli", "--help"],
}


def milliseconds(command: list[str], runs: int = 15) -> float:
    """The median over some runs, after one that fills the caches."""
    took = []
    for _ in range(runs + 1):
        start = time.perf_counter()
        subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
        took.append(1000 * (time.perf_counter() - start))
    return statistics.median(took[1:])


def main() -> None:
    """Measure and print one table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, help="also write the figures here")
    arguments = parser.parse_args()
    before = load()
    results = [{"start": name, "milliseconds": round(milliseconds(command))} for name, command in STARTS.items()]
    lines = ["| start | ms |", "|---|---|", *(f"| {row['start']} | {row['milliseconds']} |" for row in results)]
    publish({"results": results, "load": (before, load())}, "\n".join(lines), arguments.json)


if __name__ == "__main__":
    main()
