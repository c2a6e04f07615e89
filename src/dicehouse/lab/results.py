"""The results of a sweep as one long table with a row for each figure, as CSV or Parquet."""

import csv
import io
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from dicehouse.games import spec
from dicehouse.lab.interval import Interval
from dicehouse.lab.luck import Luck
from dicehouse.lab.matchup import bot_labels
from dicehouse.lab.sweep import Sweep
from dicehouse.lab.tally import Histogram, Tally
from dicehouse.support.extras import require

CSV, PARQUET = "csv", "parquet"
FORMATS = (CSV, PARQUET)


class CellResult(NamedTuple):
    """The results of one cell."""

    number: int
    label: str
    tally: Tally
    luck: Luck


class Figure(NamedTuple):
    """One figure of a cell: the last columns of the table."""

    statistic: str
    """`wins`, `seat-wins`, `score`, `decisions`, `rolls`, `fired`, `fired-in`, `luck`; those that end with `-bar` are
    counts of games."""
    who: str
    """The bot or the counted event; empty for figures of the game."""
    seat: int | None
    """Counted from the starting player, who is 0."""
    number: int | None
    """The smallest number of a bar of a histogram."""
    value: float
    low: float | None
    high: float | None
    """The 95% interval."""


def figures(sweep: Sweep, tally: Tally, luck: Luck) -> Iterator[Figure]:
    """All figures of a cell."""

    def mean(statistic: str, who: str, seat: int | None, interval: Interval) -> Figure:
        return Figure(statistic, who, seat, None, *interval)

    def bars(statistic: str, who: str, histogram: Histogram) -> Iterator[Figure]:
        yield mean(statistic, who, None, histogram.sums.mean())
        for bar in sorted(histogram.bars):
            yield Figure(f"{statistic}-bar", who, None, bar * histogram.width, float(histogram.bars[bar]), None, None)

    bots, counted = bot_labels(sweep.bots), spec(sweep.game).statistics()
    for bot, wins in zip(bots, tally.wins, strict=True):
        yield mean("wins", bot, None, wins.share())
    for seat, wins in enumerate(tally.seats):
        yield mean("seat-wins", "", seat, wins.share())
    for bot, seats in zip(bots, tally.bots_in_seats, strict=True):
        yield from (mean("seat-wins", bot, seat, wins.share()) for seat, wins in enumerate(seats) if wins.count)
    for bot, scores in zip(bots, tally.scores, strict=True):
        yield from bars("score", bot, scores)
    yield from bars("decisions", "", tally.decisions)
    yield from bars("rolls", "", tally.rolls)
    for event, fired, fired_in in zip(counted, tally.fired, tally.fired_in, strict=True):
        yield mean("fired", event.name, None, fired.mean())
        yield mean("fired-in", event.name, None, fired_in.share())
    if luck.share is not None:
        yield Figure("luck", "", None, None, luck.share, None, None)


def result_table(sweep: Sweep, cells: Sequence[CellResult]) -> tuple[list[str], list[tuple[Any, ...]]]:
    """All figures of all cells: the names of the columns, and the rows."""
    keys = list(dict.fromkeys(key for options in sweep.cells for key in options))
    columns = ["game", "bots", *(f"option_{key}" for key in keys), "games", *Figure._fields]
    rows = []
    for cell in cells:
        options = [_plain(sweep.cells[cell.number][key]) for key in keys]
        first = (sweep.game, " ".join(sweep.bots), *options, cell.tally.games)
        rows += [(*first, *figure) for figure in figures(sweep, cell.tally, cell.luck)]
    return columns, rows


def as_csv(columns: list[str], rows: list[tuple[Any, ...]]) -> bytes:
    """A table as CSV."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(rows)
    return text.getvalue().encode()


def as_parquet(columns: list[str], rows: list[tuple[Any, ...]]) -> bytes:
    """A table as Parquet.

    Raises:
        MissingExtraError: pyarrow is not installed.
    """
    arrow, parquet = load_pyarrow()
    sink = arrow.BufferOutputStream()
    arrays = dict(zip(columns, (list(column) for column in zip(*rows, strict=True)), strict=True))
    parquet.write_table(arrow.table(arrays), sink)
    data: bytes = sink.getvalue().to_pybytes()
    return data


def load_pyarrow() -> tuple[Any, Any]:
    """The modules `pyarrow` and `pyarrow.parquet`.

    Raises:
        MissingExtraError: pyarrow is not installed.
    """
    return require("pyarrow", extra="parquet"), require("pyarrow.parquet", extra="parquet")


def _plain(value: Any) -> Any:
    return " ".join(value) if isinstance(value, list) else value
