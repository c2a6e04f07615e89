"""The report of a sweep: one page that needs nothing else, with plots and the figures behind them."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Any

from dicehouse import __version__
from dicehouse.games import load
from dicehouse.lab.engine_rules import noteworthy
from dicehouse.lab.interval import Interval
from dicehouse.lab.plots import dots, outline, percent_axis, plot
from dicehouse.lab.results import Cell, bot_labels
from dicehouse.lab.style import STYLE
from dicehouse.lab.sweep import BATCH, Sweep

MOST_SHOWN = 12
"""So many cells get plots of their own; of the others the tables tell."""
LUCK_MEANS = (
    "By the game's own evaluator, every roll changes everybody's chances (luck), and every choice that is not the best "
    "gives some away (error); the share of luck is the mean square of a seat's summed luck, divided by itself plus the "
    "mean square of its summed errors."
)


def page(sweep: Sweep, cells: Sequence[Cell], complete: bool) -> str:
    """The whole page."""
    title = f"{load(sweep.game).title}: {' - '.join(sweep.bots)}"
    body = "\n".join([*_head(sweep, cells, title, complete), *_overview(sweep, cells), *_cells(sweep, cells)])
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{escape(title)}</title>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _head(sweep: Sweep, cells: Sequence[Cell], title: str, complete: bool) -> Iterator[str]:
    games = sum(cell.tally.games for cell in cells)
    yield f"<h1>{escape(title)}</h1>"
    engine = "the batch engine" if set(sweep.engines) == {BATCH} else "the plain engine"
    if len(set(sweep.engines)) > 1:
        engine = "the batch engine where it can, else the plain one"
    yield (
        f"<p>{games:,} games, seed {sweep.seed}, on {engine} of Dicehouse {__version__}. Everybody sat in every seat. "
        "Ranges are 95% intervals.</p>"
    )
    if not complete:
        yield '<p class="mark"><strong>Not finished.</strong> The same command goes on with it.</p>'


def glance(sweep: Sweep, cells: Sequence[Cell]) -> str:
    """The most important figures, a line for each cell."""
    bots = bot_labels(sweep.bots)
    heads = [
        "options",
        "games",
        "starter wins",
        *(f"{bot} wins" for bot in bots),
        "decisions",
        "rolls",
        "share of luck",
    ]
    rows = []
    for cell in cells:
        tally, share = cell.tally, cell.luck.share
        rows.append(
            [
                cell.label,
                f"{tally.games:,}",
                _percent(tally.seats[0].share()),
                *(_percent(wins.share()) for wins in tally.wins),
                _number(tally.decisions.sums.mean()),
                _number(tally.rolls.sums.mean()),
                "-" if share is None else f"{share:.0%}",
            ]
        )
    return _table(heads, rows)


def _overview(sweep: Sweep, cells: Sequence[Cell]) -> Iterator[str]:
    """One line for each cell, and how the cells compare."""
    bots, things = bot_labels(sweep.bots), noteworthy(sweep.game)
    yield "<h2>At a glance</h2>"
    yield glance(sweep, cells)
    yield (
        "<p>The starter's wins are the value of going first: an equal share would be "
        f"{1 / len(bots):.1%}. A decision is anything somebody chose.</p>"
    )
    if any(cell.luck.share is not None for cell in cells):
        looked = sum(cell.luck.seats for cell in cells) // len(bots)
        yield f'<p class="note">{LUCK_MEANS} Weighed in {looked} games, so roughly.</p>'
    else:
        yield '<p class="note">Luck was not weighed: no evaluator knows these options, or nobody asked for it.</p>'
    if len(cells) > 1:
        yield '<div class="plots">'
        yield from _comparison(cells, bots)
        yield "</div>"
    if things:
        yield "<h2>How often rules fire</h2>"
        heads = ["in a game", *(thing.name for thing in things)]
        fired = [[cell.label, *(_number(sums.mean()) for sums in cell.tally.fired)] for cell in cells]
        yield _table(heads, fired)
        heads = ["games with any", *heads[1:]]
        fired = [[cell.label, *(_percent(sums.share()) for sums in cell.tally.fired_in)] for cell in cells]
        yield _table(heads, fired)


def _comparison(cells: Sequence[Cell], bots: Sequence[str]) -> Iterator[str]:
    places = range(len(cells))
    labels = [cell.label for cell in cells]
    with plot("starters", "", "wins of the starting player") as drawn:
        dots(drawn.axes, [("", places, [cell.tally.seats[0].share() for cell in cells])])
        drawn.axes.axhline(1 / len(bots), color="#8a5a33", linestyle=":", linewidth=1)
        percent_axis(drawn.axes)
        _name_cells(drawn.axes, labels)
    yield _figure(drawn.svg, "The value of going first, cell by cell. The dotted line is an equal share.")
    with plot("winners", "", "wins") as drawn:
        series = [(bot, places, [cell.tally.wins[place].share() for cell in cells]) for place, bot in enumerate(bots)]
        dots(drawn.axes, series)
        percent_axis(drawn.axes)
        _name_cells(drawn.axes, labels)
    yield _figure(drawn.svg, "Who wins, cell by cell.")


def _name_cells(axes: Any, labels: Sequence[str]) -> None:
    turned = {"rotation": 20, "ha": "right"} if len(labels) > 2 else {}
    axes.set_xticks(range(len(labels)), labels, **turned)
    axes.set_xlim(-0.5, len(labels) - 0.5)


def _cells(sweep: Sweep, cells: Sequence[Cell]) -> Iterator[str]:
    bots = bot_labels(sweep.bots)
    for cell in cells[:MOST_SHOWN]:
        tally, name = cell.tally, f"cell{cell.number}"
        yield f"<h2>{escape(cell.label[:1].upper() + cell.label[1:])}</h2>"
        yield '<div class="plots">'
        seats = [f"seat {seat + 1}" for seat in range(len(bots))]
        with plot(f"{name}-seats", "counted from the starting player", "wins") as drawn:
            series = [
                (bot, range(len(bots)), [wins.share() if wins.count else Interval(0, 0, 0) for wins in row])
                for bot, row in zip(bots, tally.bots_in_seats, strict=True)
            ]
            dots(drawn.axes, series)
            drawn.axes.axhline(1 / len(bots), color="#8a5a33", linestyle=":", linewidth=1)
            drawn.axes.set_xticks(range(len(bots)), seats)
            drawn.axes.set_xlim(-0.5, len(bots) - 0.5)
            percent_axis(drawn.axes)
        yield _figure(drawn.svg, "Wins by seat. Seat 1 begins; the dotted line is an equal share.")
        with plot(f"{name}-length", "decisions in a game", "share of games") as drawn:
            outline(drawn.axes, "", tally.decisions, 0)
            percent_axis(drawn.axes)
        ends = [tally.decisions.quantile(share) for share in (0.05, 0.5, 0.95)]
        yield _figure(
            drawn.svg,
            f"Length: half of the games have up to {ends[1]} decisions, 9 of 10 between {ends[0]} and {ends[2]}.",
        )
        with plot(f"{name}-scores", "score in the end", "share of games") as drawn:
            for place, (bot, scores) in enumerate(zip(bots, tally.scores, strict=True)):
                outline(drawn.axes, bot, scores, place)
            percent_axis(drawn.axes)
        yield _figure(drawn.svg, "Scores in the end.")
        yield from _rules(sweep, cell, name)
        yield "</div>"
    if len(cells) > MOST_SHOWN:
        yield f"<p>{len(cells) - MOST_SHOWN} more cells are in the table of results.</p>"


def _rules(sweep: Sweep, cell: Cell, name: str) -> Iterator[str]:
    things = noteworthy(sweep.game)
    if not things:
        return
    means = [fired.mean() for fired in cell.tally.fired]
    with plot(f"{name}-rules", "times in a game", "") as drawn:
        axes = drawn.axes
        axes.barh(range(len(things)), [mean.mean for mean in means], color="#3f7f6b", alpha=0.85, height=0.6)
        axes.set_yticks(range(len(things)), [thing.name for thing in things])
        axes.invert_yaxis()
        for place, mean in enumerate(means):
            axes.annotate(f" {mean.mean:.3g}", (mean.mean, place), va="center", fontsize=8)
        axes.margins(x=0.15)
    yield _figure(drawn.svg, "How often rules fire.")


def _percent(interval: Interval) -> str:
    if interval.high - interval.low >= 0.1:
        return f"{interval.mean:.0%} <small>{interval.low:.0%} to {interval.high:.0%}</small>"
    return f"{interval.mean:.2%} <small>{interval.low:.2%} to {interval.high:.2%}</small>"


def _number(interval: Interval) -> str:
    return f"{interval.mean:.4g} <small>± {(interval.high - interval.low) / 2:.2g}</small>"


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; the first cell of each row is a name, the others hold our own figures."""
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    body = "\n".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{text}</td>" for text in row[1:])}</tr>'
        for row in rows
    )
    return f'<div class="wide"><table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody></table></div>'


def _figure(svg: str, caption: str) -> str:
    labelled = svg.replace("<svg ", f'<svg role="img" aria-label="{escape(caption, quote=True)}" ', 1)
    return f"<figure>{labelled}<figcaption>{escape(caption)}</figcaption></figure>"
