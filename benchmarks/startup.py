"""Start-up time of importing the rules and of printing the help, each in a new process. Run with `make bench`."""

import argparse
import statistics
import subprocess
import sys
import time

from benchmarks.reporting import Report, markdown_table, run_benchmark

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
    """The median of some runs, after one that fills the caches."""
    took = []
    for _ in range(runs + 1):
        start = time.perf_counter()
        subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
        took.append(1000 * (time.perf_counter() - start))
    return statistics.median(took[1:])


def measure(arguments: argparse.Namespace) -> Report:
    return {
        "results": [{"start": name, "milliseconds": round(milliseconds(command))} for name, command in STARTS.items()]
    }


def as_markdown(report: Report) -> str:
    return "\n".join(markdown_table(["start", "ms"], (row.values() for row in report["results"])))


def main() -> None:
    run_benchmark(__doc__, measure, as_markdown)


if __name__ == "__main__":
    main()
