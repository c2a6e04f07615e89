"""All benchmarks one after the other, and one page with their results: `make bench`.

The page has one table of all comparisons with peers, and then the tables of every benchmark, each with the load of the
machine before and after it: figures of a busy machine mean little, ratios measured in one run mean more.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.reporting import cpu, load, markdown_table
from scripts.progress import say

HERE = Path(__file__).parent


class Benchmark(NamedTuple):
    """One of our benchmarks."""

    name: str
    title: str
    quick: tuple[str, ...] = ()
    """Arguments that make it short, to test that it runs."""
    needs: tuple[str, ...] = ()
    """Modules without which it cannot run."""
    node: bool = False
    """Whether its peers need Node, with their packages installed."""


BENCHMARKS = (
    Benchmark("startup", "Starting"),
    Benchmark("engine", "The plain engine, random play", ("--rounds", "1", "--seconds", "0.2"), ("pyspiel",)),
    Benchmark("batch", "The batch engine, random play", ("--rounds", "1"), ("pyspiel", "pgx")),
    Benchmark("lab", "The lab", ("--games", "20000")),
    Benchmark("envs", "Environments", ("--rounds", "1"), ("pettingzoo", "pygame")),
    Benchmark("learning", "Learning", ("--steps", "2048", "--games", "5"), ("sb3_contrib", "gymnasium")),
    Benchmark("solving_chili", "Solving Chili Dice", ("--rounds", "1", "--games", "1000"), ("yatzy_solver",)),
    Benchmark("solving_gonuts", "Solving Go Nuts!", ("--games", "1000")),
    Benchmark("solving_chinchiller", "Solving Chinchiller Dice"),
    Benchmark("solving_dixkibluff", "Solving DiXkiBluff"),
    Benchmark("coach", "The coach", ("--games", "1", "--points", "1")),
    Benchmark("retention", "Moves beside retention", ("--tables", "20000", "--turns", "2", "--seconds", "1")),
    Benchmark("server", "The server under load", ("--quick",), node=True),
)


def missing(benchmark: Benchmark) -> str:
    """Why a benchmark cannot run here; empty if it can."""
    if not (HERE / f"{benchmark.name}.py").exists():
        return "it is not in this checkout"
    lacking = [part for part in benchmark.needs if find_spec(part) is None]
    if lacking:
        return f"{', '.join(lacking)} is not installed"
    if benchmark.node and not (shutil.which("node") and (HERE / "peers" / "node_modules").is_dir()):
        return "its peers need Node and `npm install` in benchmarks/peers"
    return ""


def measure(benchmark: Benchmark, quick: bool, folder: Path) -> dict[str, Any]:
    """Run a benchmark in a process of its own."""
    reason = missing(benchmark)
    if reason:
        return {"title": benchmark.title, "skipped": reason}
    say(f"{benchmark.title} ...")
    path = folder / f"{benchmark.name}.json"
    command = [sys.executable, "-m", f"benchmarks.{benchmark.name}", "--json", str(path)]
    before = load()
    done = subprocess.run(
        [*command, *(benchmark.quick if quick else ())], cwd=HERE.parent, stdout=subprocess.DEVNULL, check=False
    )
    if done.returncode or not path.exists():
        return {"title": benchmark.title, "skipped": f"it failed with status {done.returncode}"}
    report: dict[str, Any] = json.loads(path.read_text())
    return {"title": benchmark.title, **report, "load": [before, load()]}


def comparisons(report: dict[str, Any]) -> Iterator[tuple[object, ...]]:
    """The rows of the table of all comparisons: every result with a ratio to a peer."""
    for part in report["benchmarks"].values():
        for rows in part.values():
            for row in rows if isinstance(rows, list) else ():
                if isinstance(row, dict) and row.get("ratio") is not None:
                    name = row.get("game") or row.get("what") or ""
                    yield part["title"], name, row.get("peer") or "its peer", row["ratio"], row.get("aim")


def as_markdown(report: dict[str, Any]) -> str:
    """The page."""
    machine = f"{report['cpu']}, {report['cores']} cores, Python {report['python']}"
    before, after = report["load"]
    lines = ["# Benchmarks", "", f"{report['when']}; {machine}; load before {before:.2f}, after {after:.2f}."]
    found = list(comparisons(report))
    if found:
        lines += ["", *markdown_table(["benchmark", "what", "peer", "ratio", "aim"], found)]
    for part in report["benchmarks"].values():
        lines += ["", f"## {part['title']}", ""]
        if "skipped" in part:
            lines.append(f"Not run: {part['skipped']}.")
        else:
            lines += [part["markdown"], "", f"Load before {part['load'][0]:.2f}, after {part['load'][1]:.2f}."]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Run everything and write one page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="short rounds, to test that everything runs")
    parser.add_argument("--only", nargs="+", choices=[one.name for one in BENCHMARKS], help="only these")
    parser.add_argument("--out", type=Path, default=HERE / "results", help="where benchmarks.md and .json go")
    arguments = parser.parse_args()
    before = load()
    chosen = [one for one in BENCHMARKS if not arguments.only or one.name in arguments.only]
    with tempfile.TemporaryDirectory() as folder:
        found = {one.name: measure(one, arguments.quick, Path(folder)) for one in chosen}
    say("")
    report = {
        "when": datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        "python": sys.version.split()[0],
        "cpu": cpu(),
        "cores": os.cpu_count(),
        "load": (before, load()),
        "benchmarks": found,
    }
    arguments.out.mkdir(parents=True, exist_ok=True)
    (arguments.out / "benchmarks.json").write_text(json.dumps(report, indent=2) + "\n")
    (arguments.out / "benchmarks.md").write_text(as_markdown(report))
    sys.stdout.write("\n" + as_markdown(report))


if __name__ == "__main__":
    main()
