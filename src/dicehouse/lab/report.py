"""The report of a sweep: one self-contained HTML page with plots and the figures behind them, rendered by Jinja2."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

from dicehouse import __version__
from dicehouse.games import load, spec
from dicehouse.lab.interval import Interval
from dicehouse.lab.matchup import bot_labels
from dicehouse.lab.plots import Plot, error_bars, histogram_outline, percent_axis, plot
from dicehouse.lab.results import CellResult
from dicehouse.lab.sweep import BATCH, Sweep
from dicehouse.support.extras import require

TEMPLATE, MACROS = "report.html.jinja", "report_macros.html.jinja"
MAX_PLOTTED = 12
"""How many cells get plots of their own; the others are in the tables only."""
EQUAL_SHARE_LINE = {"color": "#8a5a33", "linestyle": ":", "linewidth": 1}


class Value(NamedTuple):
    """A figure as text, with its interval where it has one."""

    text: str
    range: str = ""


class Row(NamedTuple):
    """A row of a table."""

    label: str
    cells: list[Value]


class Table(NamedTuple):
    """A table: the names of its columns, and its rows."""

    columns: list[str]
    rows: list[Row]


class CellPlots(NamedTuple):
    """The plots of a cell."""

    heading: str
    plots: list[Plot]


class Report(NamedTuple):
    """The variables of the template."""

    title: str
    games: int
    seed: int
    engine: str
    version: str
    complete: bool
    overview: Table
    equal_share: str
    luck_games: int
    """In how many games luck was measured."""
    comparison: list[Plot]
    """Plots that compare the cells; none if there is only one."""
    rules: list[Table]
    """How often counted events happened; none if the game counts no events."""
    cells: list[CellPlots]
    left_out: int
    """How many cells have no plots of their own."""


def load_jinja() -> Any:
    """The module `jinja2`.

    Raises:
        MissingExtraError: Jinja2 is not installed.
    """
    return require("jinja2", extra="lab")


def render_report(sweep: Sweep, cells: Sequence[CellResult], complete: bool) -> str:
    """The report as HTML; equal results have equal reports, byte for byte."""
    bots = bot_labels(sweep.bots)
    luck_games = sum(cell.luck.seats for cell in cells) // len(bots)
    report = Report(
        title=f"{load(sweep.game).title}: {' - '.join(sweep.bots)}",
        games=sum(cell.tally.games for cell in cells),
        seed=sweep.seed,
        engine=_engine(sweep),
        version=__version__,
        complete=complete,
        overview=overview(sweep, cells),
        equal_share=f"{1 / len(bots):.1%}",
        luck_games=luck_games if any(cell.luck.share is not None for cell in cells) else 0,
        comparison=list(_comparison(cells, bots)) if len(cells) > 1 else [],
        rules=list(_rule_tables(sweep, cells)),
        cells=[_cell_plots(sweep, cell, bots) for cell in cells[:MAX_PLOTTED]],
        left_out=max(0, len(cells) - MAX_PLOTTED),
    )
    page: str = _environment().get_template(TEMPLATE).render(report._asdict())
    return page


def render_overview(sweep: Sweep, cells: Sequence[CellResult]) -> str:
    """The overview table alone, as an HTML fragment."""
    return str(_environment().get_template(MACROS).module.table(overview(sweep, cells)))


@cache
def _environment() -> Any:
    jinja = load_jinja()
    return jinja.Environment(
        loader=jinja.PackageLoader(__package__, "."),
        autoescape=True,
        undefined=jinja.StrictUndefined,
        keep_trailing_newline=True,
    )


def overview(sweep: Sweep, cells: Sequence[CellResult]) -> Table:
    """The most important figures, a row for each cell."""
    bot_wins = [f"{bot} wins" for bot in bot_labels(sweep.bots)]
    rows = []
    for cell in cells:
        tally, share = cell.tally, cell.luck.share
        values = [
            Value(f"{tally.games:,}"),
            _percent(tally.seats[0].share()),
            *(_percent(wins.share()) for wins in tally.wins),
            _number(tally.decisions.sums.mean()),
            _number(tally.rolls.sums.mean()),
            Value("-" if share is None else f"{share:.0%}"),
        ]
        rows.append(Row(cell.label, values))
    return Table(["options", "games", "starter wins", *bot_wins, "decisions", "rolls", "share of luck"], rows)


def _engine(sweep: Sweep) -> str:
    if len(set(sweep.engines)) > 1:
        return "the batch engine where it can, else the plain one"
    return "the batch engine" if set(sweep.engines) == {BATCH} else "the plain engine"


def _rule_tables(sweep: Sweep, cells: Sequence[CellResult]) -> Iterator[Table]:
    names = [counted.name for counted in spec(sweep.game).statistics()]
    if names:
        rows = [Row(cell.label, [_number(sums.mean()) for sums in cell.tally.fired]) for cell in cells]
        yield Table(["in a game", *names], rows)
        rows = [Row(cell.label, [_percent(sums.share()) for sums in cell.tally.fired_in]) for cell in cells]
        yield Table(["games with any", *names], rows)


def _comparison(cells: Sequence[CellResult], bots: Sequence[str]) -> Iterator[Plot]:
    places = range(len(cells))
    labels = [cell.label for cell in cells]
    caption = "The value of going first, cell by cell. The dotted line is an equal share."
    with plot("starters", caption, "", "wins of the starting player") as drawn:
        error_bars(drawn.axes, [("", places, [cell.tally.seats[0].share() for cell in cells])])
        drawn.axes.axhline(1 / len(bots), **EQUAL_SHARE_LINE)
        percent_axis(drawn.axes)
        _name_cells(drawn.axes, labels)
    yield drawn
    with plot("winners", "Who wins, cell by cell.", "", "wins") as drawn:
        series = [(bot, places, [cell.tally.wins[place].share() for cell in cells]) for place, bot in enumerate(bots)]
        error_bars(drawn.axes, series)
        percent_axis(drawn.axes)
        _name_cells(drawn.axes, labels)
    yield drawn


def _name_cells(axes: Any, labels: Sequence[str]) -> None:
    turned = {"rotation": 20, "ha": "right"} if len(labels) > 2 else {}
    axes.set_xticks(range(len(labels)), labels, **turned)
    axes.set_xlim(-0.5, len(labels) - 0.5)


def _cell_plots(sweep: Sweep, cell: CellResult, bots: Sequence[str]) -> CellPlots:
    name = f"cell{cell.number}"
    plots = [_seats_plot(name, cell, bots), _length_plot(name, cell), _scores_plot(name, cell, bots)]
    return CellPlots(cell.label[:1].upper() + cell.label[1:], [*plots, *_rules_plot(name, sweep, cell)])


def _seats_plot(name: str, cell: CellResult, bots: Sequence[str]) -> Plot:
    caption = "Wins by seat. Seat 1 begins; the dotted line is an equal share."
    with plot(f"{name}-seats", caption, "counted from the starting player", "wins") as drawn:
        series = [
            (bot, range(len(bots)), [wins.share() if wins.count else Interval(0, 0, 0) for wins in row])
            for bot, row in zip(bots, cell.tally.bots_in_seats, strict=True)
        ]
        error_bars(drawn.axes, series)
        drawn.axes.axhline(1 / len(bots), **EQUAL_SHARE_LINE)
        drawn.axes.set_xticks(range(len(bots)), [f"seat {seat + 1}" for seat in range(len(bots))])
        drawn.axes.set_xlim(-0.5, len(bots) - 0.5)
        percent_axis(drawn.axes)
    return drawn


def _length_plot(name: str, cell: CellResult) -> Plot:
    low, median, high = (cell.tally.decisions.quantile(share) for share in (0.05, 0.5, 0.95))
    caption = f"Length: half of the games have up to {median} decisions, 9 of 10 between {low} and {high}."
    with plot(f"{name}-length", caption, "decisions in a game", "share of games") as drawn:
        histogram_outline(drawn.axes, "", cell.tally.decisions, 0)
        percent_axis(drawn.axes)
    return drawn


def _scores_plot(name: str, cell: CellResult, bots: Sequence[str]) -> Plot:
    with plot(f"{name}-scores", "Scores in the end.", "score in the end", "share of games") as drawn:
        for place, (bot, scores) in enumerate(zip(bots, cell.tally.scores, strict=True)):
            histogram_outline(drawn.axes, bot, scores, place)
        percent_axis(drawn.axes)
    return drawn


def _rules_plot(name: str, sweep: Sweep, cell: CellResult) -> Iterator[Plot]:
    names = [counted.name for counted in spec(sweep.game).statistics()]
    if not names:
        return
    means = [fired.mean().mean for fired in cell.tally.fired]
    with plot(f"{name}-rules", "How often rules fire.", "times in a game", "") as drawn:
        axes = drawn.axes
        axes.barh(range(len(names)), means, color="#3f7f6b", alpha=0.85, height=0.6)
        axes.set_yticks(range(len(names)), names)
        axes.invert_yaxis()
        for place, mean in enumerate(means):
            axes.annotate(f" {mean:.3g}", (mean, place), va="center", fontsize=8)
        axes.margins(x=0.15)
    yield drawn


def _percent(interval: Interval) -> Value:
    digits = 0 if interval.high - interval.low >= 0.1 else 2
    mean, low, high = (f"{number:.{digits}%}" for number in interval)
    return Value(mean, f"{low} to {high}")


def _number(interval: Interval) -> Value:
    return Value(f"{interval.mean:.4g}", f"± {(interval.high - interval.low) / 2:.2g}")
