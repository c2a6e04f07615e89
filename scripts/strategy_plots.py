"""Plots of the strategy pages: SVG in the house palette, on paper of their own, so that they read by day and night.

A plot keeps the hash of its figures (`digest`), by which a test knows whether it shows the figures of its page.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

import matplotlib
from matplotlib import font_manager
from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter

ROOT = Path(__file__).parent.parent
FONTS = ROOT / "src" / "dicehouse" / "paper" / "fonts"
PAPER, RAISED, INK, SOFT, LINE = "#fbf6ec", "#fffdf7", "#23201b", "#5b5347", "#d9ccb4"
COLOURS = ("#1f5b4b", "#d62828", "#8a5a33", "#6b7a90", "#e07a1f", "#0e7c86")
CHANCES = ("chance", "how often")
"""What plots call figures that are shown in percent."""
MARKS = ("o", "s", "^", "D", "v", "P")
"""Lines differ in their marks as well as in their colours."""
SETTINGS: Any = {
    "font.family": "Atkinson Hyperlegible Next",
    "font.size": 11,
    "svg.hashsalt": "dicehouse",
    "svg.fonttype": "path",
    "axes.edgecolor": LINE,
    "axes.facecolor": RAISED,
    "axes.labelcolor": SOFT,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "figure.facecolor": PAPER,
    "grid.color": LINE,
    "grid.linewidth": 0.6,
    "legend.frameon": False,
    "text.color": INK,
    "xtick.color": SOFT,
    "ytick.color": SOFT,
}


class Plot(NamedTuple):
    """A plot: what it shows, in words and figures."""

    name: str
    title: str
    across: str
    up: str
    places: Sequence[float | str]
    lines: Mapping[str, Sequence[float | None]]
    kind: str = "lines"
    """`lines`, or `bars`; or `heat`: `lines` are then rows of a map of chances, from the lowest."""


def digest(plot: Plot) -> str:
    """A hash of everything that the plot shows, to three digits behind the point."""
    lines = {
        name: [None if value is None else round(float(value), 3) for value in line] for name, line in plot.lines.items()
    }
    shown = [plot.title, plot.across, plot.up, list(plot.places), lines, plot.kind]
    return hashlib.sha256(json.dumps(shown).encode()).hexdigest()[:16]


def digest_of(svg: str) -> str:
    """The hash that a drawn plot keeps."""
    return svg.partition("<!-- figures ")[2].partition(" -->")[0]


def draw(plot: Plot) -> str:
    """A plot as SVG."""
    for font in FONTS.glob("atkinson-*.ttf"):
        font_manager.fontManager.addfont(str(font))
    with matplotlib.rc_context(SETTINGS):
        figure = Figure(figsize=(7.2, 4.2), layout="constrained")
        axes = figure.add_subplot()
        {"lines": _lines, "bars": _bars, "heat": _heat}[plot.kind](figure, axes, plot)
        axes.set(xlabel=plot.across, ylabel=plot.up)
        if plot.up in CHANCES:
            axes.yaxis.set_major_formatter(PercentFormatter(1, decimals=0))
        axes.set_title(plot.title, loc="left", fontsize=13)
        written = StringIO()
        figure.savefig(written, format="svg", metadata={"Date": None, "Creator": None, "Title": plot.title})
    svg = "\n".join(line.rstrip() for line in written.getvalue().splitlines())
    return f"{svg}\n<!-- figures {digest(plot)} -->\n"


def _lines(figure: Figure, axes: Any, plot: Plot) -> None:
    for number, (name, line) in enumerate(plot.lines.items()):
        shown = [(place, value) for place, value in zip(plot.places, line, strict=True) if value is not None]
        axes.plot(*zip(*shown, strict=True), color=COLOURS[number], marker=MARKS[number], markersize=5, label=name)
    axes.grid(axis="y")
    axes.set_xticks(plot.places if len(plot.places) <= 16 else plot.places[::5])
    if len(plot.lines) > 1:
        axes.legend()


def _bars(figure: Figure, axes: Any, plot: Plot) -> None:
    width = 0.8 / len(plot.lines)
    for number, (name, line) in enumerate(plot.lines.items()):
        left = [place + (number - (len(plot.lines) - 1) / 2) * width for place in range(len(plot.places))]
        axes.bar(left, line, width, color=COLOURS[number], label=name, hatch="" if number == 0 else "///")
    axes.grid(axis="y")
    axes.set_axisbelow(True)
    axes.set_xticks(range(len(plot.places)), [str(place) for place in plot.places])
    if len(plot.lines) > 1:
        axes.legend()


def _heat(figure: Figure, axes: Any, plot: Plot) -> None:
    values = list(plot.lines.values())
    shown = axes.imshow(values, origin="lower", aspect="auto", cmap="BrBG", vmin=0, vmax=1)
    axes.set_xticks(range(0, len(plot.places), 5), [str(place) for place in plot.places[::5]])
    axes.set_yticks(range(0, len(values), 5), list(plot.lines)[::5])
    levels = axes.contour(values, levels=[0.1, 0.25, 0.5, 0.75, 0.9], colors=INK, linewidths=0.8)
    axes.clabel(levels, fmt=lambda chance: f"{chance:.0%}", fontsize=9)
    figure.colorbar(shown, ax=axes, format=lambda chance, _: f"{chance:.0%}")
