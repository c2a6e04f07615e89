"""Write docs/benchmarks.md from what benchmarks wrote to benchmarks/results: `make bench-page` measures nothing.

`make bench` and the other targets of that kind leave a file of figures each; those of a release are committed.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.all import BENCHMARKS

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "benchmarks" / "results"
PAGE = ROOT / "docs" / "benchmarks.md"
ALL = "benchmarks"
"""The file of `make bench`, which holds the reports of several."""
HEAD = """# Benchmarks

What the parts of the house take, beside others of their kind. `make bench-page` writes this page from the figures in
`benchmarks/results`, and nothing on it is typed by hand. Ratios that were measured in one run mean more than times, and
times of a busy machine mean little: each table says under which load it was measured. How strong the bots are is on
[a page of its own](strength.md).
"""


class Source(NamedTuple):
    """A benchmark, and the command that measures it."""

    name: str
    title: str
    command: str


SOURCES = (
    Source("server", "The server under load", "make bench-server"),
    Source("hostile", "Honest tables beside a hostile address", "make bench-hostile"),
    Source("reviews", "Moves while games are reviewed", "make bench-reviews"),
    Source("retention", "Moves beside retention", "make bench-retention"),
    Source("visits", "A house in the page", "make bench-site"),
    Source("page-decisions", "Decisions of bots in the page", "make bench-site"),
    Source("lighthouse", "Lighthouse", "make lighthouse"),
    Source("versions", "Beside the version before", "make bench-versions"),
)
"""What is measured by itself; `make bench` has the others."""


def write(results: Path = RESULTS) -> str:
    """The page."""
    parts, left = [HEAD], []
    every = _read(results, ALL)
    measured = every["benchmarks"] if every else {}
    for part in measured.values():
        if "skipped" not in part:
            parts.append(_part(part["title"], "make bench", part))
    for source in SOURCES:
        report = _read(results, source.name)
        if report is not None:
            parts.append(_part(source.title, source.command, report))
        elif "markdown" not in measured.get(source.name, {}):
            left.append(f"- {source.title}: `{source.command}`")
    alone = {source.name for source in SOURCES}
    left[:0] = [
        f"- {one.title}: `make bench`"
        for one in BENCHMARKS
        if one.name not in alone and "markdown" not in measured.get(one.name, {})
    ]
    if left:
        parts.append("\n".join(["## Not in these results", "", "Commands that measure more:", "", *left, ""]))
    return "\n".join(parts)


def _part(title: str, command: str, report: dict[str, Any]) -> str:
    before, after = report["load"]
    about = f"Measured by `{command}`; load before {before:.2f}, after {after:.2f}."
    if "cpu" in report:
        machine = f"{report['cores']} cores ({report['cpu']}), Python {report['python']}"
        about = f"Measured by `{command}` on {machine}; load before {before:.2f}, after {after:.2f}."
    return "\n".join([f"## {title}", "", _demoted(report["markdown"]).strip(), "", about, ""])


def _demoted(markdown: str) -> str:
    """Tables of a report, with its headings below the one of its part."""
    return "\n".join(f"#{line}" if line.startswith("##") else line for line in markdown.splitlines())


def _read(results: Path, name: str) -> dict[str, Any] | None:
    path = results / f"{name}.json"
    if not path.is_file():
        return None
    found: dict[str, Any] = json.loads(path.read_text())
    return found


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    PAGE.write_text(write())
    sys.stdout.write(f"{PAGE}\n")
