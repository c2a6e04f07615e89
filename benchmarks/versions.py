"""This checkout beside another one of this project, benchmark by benchmark: `make bench-versions BEFORE=<checkout>`.

Every benchmark runs in both checkouts, in alternating order, with the same Python environment. A figure is the median
over the rounds, and its ratio says how good this checkout is beside the other: above 1 is better, whether the figure
is a rate or a time. Figures of peers are left out. The server has its own comparison: `benchmarks.server --before`.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from benchmarks.reporting import Report, conditions_line, markdown_table, run_benchmark
from scripts.progress import say

ROOT = Path(__file__).parent.parent
ARGUMENTS: dict[str, tuple[str, ...]] = {
    "startup": (),
    "engine": ("--rounds", "3", "--seconds", "0.5"),
    "batch": ("--rounds", "3"),
    "lab": ("--games", "200000"),
    "envs": ("--rounds", "1"),
    "solving_gonuts": ("--games", "1000"),
}
"""The benchmarks that run, each with arguments that keep one round short."""
OF_PEERS = ("peer", "pgx", "tictactoe")
RATES, TIMES = ("_per_second", "one", "two"), ("seconds", "milliseconds", "microseconds")
"""How the names of figures end that are better when larger, and when smaller."""


def figures(report: dict[str, Any]) -> Iterator[tuple[str, float, bool]]:
    """Every figure of ours in a report: its name, its value, and whether more is better."""
    for part, rows in report.items():
        for row in rows if isinstance(rows, list) else ():
            if not isinstance(row, dict):
                continue
            label = " ".join(str(row[key]) for key in ("game", "players", "what", "start", "engine") if key in row)
            for key, value in row.items():
                if isinstance(value, int | float) and not key.startswith(OF_PEERS) and key.endswith(RATES + TIMES):
                    yield f"{label} {part} {key}", float(value), key.endswith(RATES)


def run(name: str, checkout: Path, folder: Path) -> dict[str, Any]:
    """One benchmark in one checkout."""
    path = folder / "report.json"
    path.unlink(missing_ok=True)
    command = [sys.executable, "-m", f"benchmarks.{name}", "--json", str(path), *ARGUMENTS[name]]
    paths = os.pathsep.join(str(checkout / part) for part in ("src", "tests", "."))
    subprocess.run(command, cwd=checkout, env=os.environ | {"PYTHONPATH": paths}, stdout=subprocess.DEVNULL, check=True)
    report: dict[str, Any] = json.loads(path.read_text())
    return report


def compare(name: str, before: Path, rounds: int, folder: Path) -> list[dict[str, Any]]:
    """All figures of a benchmark in both checkouts."""
    found: dict[str, dict[Path, list[float]]] = {}
    more_is_better: dict[str, bool] = {}
    for number in range(rounds):
        for checkout in (ROOT, before) if number % 2 == 0 else (before, ROOT):
            say(f"{name}: round {number + 1} of {rounds}, {'now' if checkout is ROOT else 'before'}")
            for label, value, more in figures(run(name, checkout, folder)):
                found.setdefault(label, {}).setdefault(checkout, []).append(value)
                more_is_better[label] = more
    rows = []
    for label, values in found.items():
        if len(values) == 2:
            now, then = (statistics.median(values[checkout]) for checkout in (ROOT, before))
            ratio = (now / then if more_is_better[label] else then / now) if now and then else 1.0
            rows.append({"benchmark": name, "figure": label, "now": now, "before": then, "ratio": round(ratio, 3)})
    return rows


def measure(settings: argparse.Namespace) -> Report:
    """Compare all chosen benchmarks."""
    before = settings.before.resolve()
    with tempfile.TemporaryDirectory() as folder:
        rows = [row for name in settings.only for row in compare(name, before, settings.rounds, Path(folder))]
    return {"rounds": settings.rounds, "results": rows}


def as_markdown(report: Report) -> str:
    """The figures as one table."""
    rows = report["results"]
    cells = [(row["benchmark"], row["figure"], f"{row['now']:,}", f"{row['before']:,}", row["ratio"]) for row in rows]
    table = markdown_table(("benchmark", "figure", "now", "before", "times as good"), cells)
    return "\n".join([*table, "", conditions_line(report, f"{report['rounds']} rounds")])


def add_options(parser: argparse.ArgumentParser) -> None:
    """The other checkout, and what is measured."""
    parser.add_argument("before", type=Path, help="the other checkout")
    parser.add_argument("--only", nargs="+", choices=list(ARGUMENTS), default=list(ARGUMENTS))
    parser.add_argument("--rounds", type=int, default=4)


if __name__ == "__main__":
    run_benchmark(__doc__, measure, as_markdown, add_options)
