"""What all benchmarks share: the command line, the conditions of a run, and reports as Markdown and JSON."""

import argparse
import json
import os
import platform
import socket
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from scripts.progress import say

Report = dict[str, Any]


def run_benchmark(
    description: str | None,
    measure: Callable[[argparse.Namespace], Report],
    as_markdown: Callable[[Report], str],
    add_options: Callable[[argparse.ArgumentParser], object] = lambda parser: None,
) -> Report:
    """The main function of a benchmark: read the command line, measure, print the tables, write the figures.

    Args:
        description: for `--help`.
        measure: does the work and returns the figures. Conditions (Python, processor, cores, load) are added to them.
        as_markdown: makes tables of the figures.
        add_options: adds options to the command line; `--json` is always there.
    """
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_options(parser)
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    arguments = parser.parse_args()
    conditions = {"python": platform.python_version(), "cpu": cpu(), "cores": os.cpu_count()}
    before = load()
    figures = measure(arguments)
    report = {**conditions, **figures, "load": (before, load())}
    markdown = as_markdown(report)
    say("")
    sys.stdout.write("\n" + markdown + "\n")
    if arguments.json is not None:
        arguments.json.parent.mkdir(parents=True, exist_ok=True)
        arguments.json.write_text(json.dumps({**report, "markdown": markdown}, indent=2) + "\n")
    return report


def markdown_table(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> list[str]:
    """The lines of a Markdown table; None is an empty cell."""
    lines = [f"| {' | '.join(columns)} |", "|---" * len(columns) + "|"]
    lines += [f"| {' | '.join('' if cell is None else str(cell) for cell in row)} |" for row in rows]
    return lines


def conditions_line(report: Report, *facts: str) -> str:
    """One line with the conditions of a run: versions, further facts, and the load of the machine."""
    before, after = report["load"]
    versions = f"Python {report['python']}, {report['cores']} cores"
    return f"{'; '.join([versions, *facts])}; load before {before:.2f}, after {after:.2f}."


def percentile_ms(seconds: list[float], share: float) -> float:
    """A percentile of some times (by the nearest rank), in milliseconds; NaN if there are none."""
    return 1000 * sorted(seconds)[min(int(share * len(seconds)), len(seconds) - 1)] if seconds else float("nan")


def cpu() -> str:
    """The model name of the processor."""
    names = Path("/proc/cpuinfo")
    lines = names.read_text().splitlines() if names.exists() else []
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.machine())


def load() -> float:
    """The load average of the last minute."""
    return os.getloadavg()[0]


def free_port() -> int:
    """A free TCP port of this machine."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
