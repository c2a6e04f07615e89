"""How long it takes to import the rules and to print the help, each in a fresh process. Run with `make bench`."""

import statistics
import subprocess
import sys
import time

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


if __name__ == "__main__":
    sys.stdout.write("\n| start | ms |\n|---|---|\n")
    for name, command in STARTS.items():
        sys.stdout.write(f"| {name} | {milliseconds(command):.0f} |\n")
