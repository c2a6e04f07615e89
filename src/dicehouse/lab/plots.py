"""Plots as pieces of SVG that live in a page: its ink, its fonts, light or dark."""

import io
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from dicehouse.core.errors import BotError
from dicehouse.lab.interval import Interval
from dicehouse.lab.tally import Histogram

INK = "#010203"
"""Stands for the ink of the page until the plot is put into it."""
PALETTE = ("#c8641a", "#3f7f6b", "#8a6bb0", "#b8860b", "#4a7fb5", "#a8475a", "#6b8e23", "#7a6a5a", "#0e7c86")
"""Readable on paper and in the dark."""
MARKS = ("o", "s", "^", "D", "v", "P", "X", "<", ">")
"""Colour alone says nothing."""
DASHES = ("-", "--", ":", "-.")


def drawing() -> Any:
    """What draws.

    Raises:
        BotError: matplotlib is not installed; it is an extra.
    """
    try:
        return import_module("matplotlib.figure"), import_module("matplotlib")
    except ModuleNotFoundError:
        raise BotError("bots.part-missing", part="matplotlib", command="pip install 'dicehouse[lab]'") from None


class Plot:
    """A plot that is being drawn, and then the SVG of it."""

    def __init__(self, axes: Any) -> None:
        self.axes = axes
        self.svg = ""


@contextmanager
def plot(name: str, across: str, up: str, width: float = 6.0, height: float = 3.2) -> Iterator[Plot]:
    """A plot with its axes named.

    Args:
        name: of its own on the page.
        across: what is along the axis below.
        up: what is along the axis at the side.
        width: in inches of 72 pixels.
        height: the same.
    """
    figures, library = drawing()
    style = {
        "svg.fonttype": "none",
        "svg.hashsalt": name,
        "font.family": "sans-serif",
        "font.size": 9,
        "axes.spines.top": False,
        "axes.spines.right": False,
        **dict.fromkeys(("text.color", "axes.edgecolor", "axes.labelcolor", "xtick.color", "ytick.color"), INK),
    }
    with library.rc_context(style):
        figure = figures.Figure(figsize=(width, height), layout="constrained")
        axes = figure.add_subplot()
        axes.set_xlabel(across)
        axes.set_ylabel(up)
        axes.grid(axis="y", color=INK, alpha=0.12, linewidth=0.8)
        axes.set_axisbelow(True)
        drawn = Plot(axes)
        yield drawn
        if axes.get_legend_handles_labels()[1]:
            axes.legend(frameon=False, fontsize=8)
        text = io.StringIO()
        figure.savefig(
            text, format="svg", transparent=True, metadata=dict.fromkeys(("Creator", "Date", "Format", "Type"))
        )
    drawn.svg = _for_page(text.getvalue(), name)


def _for_page(svg: str, name: str) -> str:
    """A piece of SVG that can stand beside others: ids of its own, the ink and fonts of the page."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r' id="|url\(#|href="#', rf"\g<0>{name}-", svg)
    svg = re.sub(r"font: ([^;\"]*?)'?(?:DejaVu Sans|sans-serif)[^;\"]*", r"font: \1 inherit", svg)
    return svg.replace(INK, "currentColor")


def percent_axis(axes: Any, which: str = "y") -> None:
    """Shares as per cent."""
    ticker = import_module("matplotlib.ticker")
    getattr(axes, f"{which}axis").set_major_formatter(ticker.PercentFormatter(1.0, decimals=None))


def dots(axes: Any, series: Sequence[tuple[str, Sequence[float], Sequence[Interval]]]) -> None:
    """Means with their intervals; rows of the same length stand a little beside each other."""
    for place, (name, positions, intervals) in enumerate(series):
        aside = 0.12 * (place - (len(series) - 1) / 2)
        axes.errorbar(
            [position + aside for position in positions],
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


def outline(axes: Any, name: str, histogram: Histogram, place: int) -> None:
    """A histogram as an outline, in shares of all games; the few longest are cut off."""
    bars, width, count = histogram.bars, histogram.width, histogram.sums.count
    first = min(bars)
    last = max(first, histogram.quantile(0.999) // width)
    step = max(1, (last - first) // 80)
    edges, heights = [first], []
    while edges[-1] <= last:
        heights.append(sum(bars.get(edges[-1] + more, 0) for more in range(step)) / count)
        edges.append(edges[-1] + step)
    color = PALETTE[place % len(PALETTE)]
    where = [edge * width for edge in edges]
    axes.stairs(heights, where, color=color, linestyle=DASHES[place % len(DASHES)], linewidth=1.6, label=name or None)
    axes.stairs(heights, where, color=color, fill=True, alpha=0.12)
