"""Plots as inline SVG: they take colour and font from the page, so they fit light and dark."""

import io
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from xml.etree import ElementTree

from dicehouse.lab.interval import Interval
from dicehouse.lab.tally import Histogram
from dicehouse.support.extras import require

INK = "#010203"
"""A placeholder: matplotlib draws in this colour, and the SVG then has `currentColor` in its place."""
PALETTE = ("#c8641a", "#3f7f6b", "#8a6bb0", "#b8860b", "#4a7fb5", "#a8475a", "#6b8e23", "#7a6a5a", "#0e7c86")
"""Colours of series, with enough contrast on light and dark paper."""
MARKS = ("o", "s", "^", "D", "v", "P", "X", "<", ">")
"""Marks of series, for readers who cannot tell the colours apart."""
DASHES = ("-", "--", ":", "-.")
SVG, XLINK = "http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"


def load_matplotlib() -> tuple[Any, Any]:
    """The modules `matplotlib` and `matplotlib.figure`.

    Raises:
        MissingExtraError: matplotlib is not installed.
    """
    return require("matplotlib", extra="lab"), require("matplotlib.figure", extra="lab")


class Plot:
    """A plot: its axes to draw on, and after the `with` block its SVG."""

    def __init__(self, axes: Any, caption: str) -> None:
        self.axes = axes
        self.caption = caption
        self.svg = ""


@contextmanager
def plot(name: str, caption: str, xlabel: str, ylabel: str) -> Iterator[Plot]:
    """A plot of the size all plots of a report have.

    Args:
        name: unique on the page; the ids in the SVG begin with it.
        caption: what the plot shows, also for screen readers.
        xlabel: the label of the x axis.
        ylabel: the label of the y axis.
    """
    matplotlib, figures = load_matplotlib()
    style = {
        "svg.fonttype": "none",
        "svg.hashsalt": name,  # without it ids are random, and reports not reproducible
        "font.family": "sans-serif",
        "font.size": 9,
        "axes.spines.top": False,
        "axes.spines.right": False,
        **dict.fromkeys(("text.color", "axes.edgecolor", "axes.labelcolor", "xtick.color", "ytick.color"), INK),
    }
    with matplotlib.rc_context(style):
        figure = figures.Figure(figsize=(6.0, 3.2), layout="constrained")
        axes = figure.add_subplot()
        axes.set_xlabel(xlabel)
        axes.set_ylabel(ylabel)
        axes.grid(axis="y", color=INK, alpha=0.12, linewidth=0.8)
        axes.set_axisbelow(True)
        drawn = Plot(axes, caption)
        yield drawn
        if axes.get_legend_handles_labels()[1]:
            axes.legend(frameon=False, fontsize=8)
        text = io.StringIO()
        figure.savefig(
            text, format="svg", transparent=True, metadata=dict.fromkeys(("Creator", "Date", "Format", "Type"))
        )
    drawn.svg = inline_svg(text.getvalue(), name, caption)


def inline_svg(document: str, name: str, caption: str) -> str:
    """An SVG document as an element for an HTML page.

    Ids and references to them get a prefix, for all elements of a page share one namespace; the placeholder colour
    becomes `currentColor`; metadata is removed.

    Args:
        document: the SVG document.
        name: the prefix.
        caption: what screen readers say.
    """
    root = ElementTree.fromstring(document)
    for metadata in root.findall(f"{{{SVG}}}metadata"):
        root.remove(metadata)
    root.set("role", "img")
    root.set("aria-label", caption)
    for element in root.iter():
        for key, value in element.attrib.items():
            if key == "id":
                element.set(key, f"{name}-{value}")
            elif key.rpartition("}")[2] == "href" and value.startswith("#"):
                element.set(key, f"#{name}-{value[1:]}")
            else:
                element.set(key, value.replace("url(#", f"url(#{name}-").replace(INK, "currentColor"))
    ElementTree.register_namespace("", SVG)
    ElementTree.register_namespace("xlink", XLINK)
    return ElementTree.tostring(root, encoding="unicode")


def percent_axis(axes: Any, which: str = "y") -> None:
    """Show the numbers of an axis, shares, as per cent."""
    ticker = require("matplotlib.ticker", extra="lab")
    getattr(axes, f"{which}axis").set_major_formatter(ticker.PercentFormatter(1.0, decimals=None))


def error_bars(axes: Any, series: Sequence[tuple[str, Sequence[float], Sequence[Interval]]]) -> None:
    """Draw means with their intervals, each series shifted a little so that they do not cover each other."""
    for place, (name, positions, intervals) in enumerate(series):
        shift = 0.12 * (place - (len(series) - 1) / 2)
        axes.errorbar(
            [position + shift for position in positions],
            [interval.mean for interval in intervals],
            yerr=[
                [max(0.0, interval.mean - interval.low) for interval in intervals],
                [max(0.0, interval.high - interval.mean) for interval in intervals],
            ],
            fmt=MARKS[place % len(MARKS)],
            color=PALETTE[place % len(PALETTE)],
            markersize=6,
            capsize=4,
            label=name or None,
        )


def histogram_outline(axes: Any, name: str, histogram: Histogram, place: int) -> None:
    """Draw a histogram as an outline, in shares of all games, without the topmost 0.1%."""
    bars, width, count = histogram.bars, histogram.width, histogram.sums.count
    first = min(bars)
    last = max(first, histogram.quantile(0.999) // width)
    step = max(1, (last - first) // 80)
    edges, heights = [first], []
    while edges[-1] <= last:
        heights.append(sum(bars.get(edges[-1] + more, 0) for more in range(step)) / count)
        edges.append(edges[-1] + step)
    color = PALETTE[place % len(PALETTE)]
    scaled = [edge * width for edge in edges]
    axes.stairs(heights, scaled, color=color, linestyle=DASHES[place % len(DASHES)], linewidth=1.6, label=name or None)
    axes.stairs(heights, scaled, color=color, fill=True, alpha=0.12)
