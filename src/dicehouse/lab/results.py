"""The results of a sweep as one long table: a line for each figure, as CSV or Parquet."""

import csv
import io
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from dicehouse.core.errors import BotError
from dicehouse.lab.engine_rules import noteworthy
from dicehouse.lab.interval import Interval
from dicehouse.lab.luck import Luck
from dicehouse.lab.sweep import Sweep
from dicehouse.lab.tally import Histogram, Tally

CSV, PARQUET = "csv", "parquet"
FORMATS = (CSV, PARQUET)


class Cell(NamedTuple):
    """What came of one cell."""

    number: int
    label: str
    tally: Tally
    luck: Luck


class Line(NamedTuple):
    """One figure."""

    statistic: str
    """`wins`, `seat-wins`, `score`, `decisions`, `rolls`, `fired`, `fired-in`, `luck`; `score-bar` and the like
    count games."""
    who: str
    """The bot, or the noteworthy thing; empty where it is about the game."""
    seat: int | None
    """Counted from the starting player, who is 0."""
    number: int | None
    """The smallest number of a bar of a histogram."""
    value: float
    low: float | None
    high: float | None
    """The 95% interval."""


def bot_labels(bots: Sequence[str]) -> tuple[str, ...]:
    """The names of bots; those that come more than once are told apart."""
    return tuple(
        f"{bot} {bots[: place + 1].count(bot)}" if bots.count(bot) > 1 else bot for place, bot in enumerate(bots)
    )


def lines(sweep: Sweep, tally: Tally, luck: Luck) -> Iterator[Line]:
    """Every figure of a cell."""

    def sure(statistic: str, who: str, seat: int | None, interval: Interval) -> Line:
        return Line(statistic, who, seat, None, *interval)

    def bars(statistic: str, who: str, histogram: Histogram) -> Iterator[Line]:
        yield sure(statistic, who, None, histogram.sums.mean())
        for bar in sorted(histogram.bars):
            yield Line(f"{statistic}-bar", who, None, bar * histogram.width, float(histogram.bars[bar]), None, None)

    bots, things = bot_labels(sweep.bots), noteworthy(sweep.game)
    for bot, wins in zip(bots, tally.wins, strict=True):
        yield sure("wins", bot, None, wins.share())
    for seat, wins in enumerate(tally.seats):
        yield sure("seat-wins", "", seat, wins.share())
    for bot, seats in zip(bots, tally.bots_in_seats, strict=True):
        yield from (sure("seat-wins", bot, seat, wins.share()) for seat, wins in enumerate(seats) if wins.count)
    for bot, scores in zip(bots, tally.scores, strict=True):
        yield from bars("score", bot, scores)
    yield from bars("decisions", "", tally.decisions)
    yield from bars("rolls", "", tally.rolls)
    for thing, fired, fired_in in zip(things, tally.fired, tally.fired_in, strict=True):
        yield sure("fired", thing.name, None, fired.mean())
        yield sure("fired-in", thing.name, None, fired_in.share())
    if luck.share is not None:
        yield Line("luck", "", None, None, luck.share, None, None)


def table(sweep: Sweep, cells: Sequence[Cell]) -> tuple[list[str], list[tuple[Any, ...]]]:
    """All figures of all cells: the names of the columns, and the rows."""
    keys = list(dict.fromkeys(key for options in sweep.cells for key in options))
    columns = ["game", "bots", *(f"option_{key}" for key in keys), "games", *Line._fields]
    rows = []
    for cell in cells:
        options = [_plain(sweep.cells[cell.number][key]) for key in keys]
        first = (sweep.game, " ".join(sweep.bots), *options, cell.tally.games)
        rows += [(*first, *line) for line in lines(sweep, cell.tally, cell.luck)]
    return columns, rows


def as_csv(columns: list[str], rows: list[tuple[Any, ...]]) -> bytes:
    """The table as CSV."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(rows)
    return text.getvalue().encode()


def as_parquet(columns: list[str], rows: list[tuple[Any, ...]]) -> bytes:
    """The table as Parquet.

    Raises:
        BotError: pyarrow is not installed.
    """
    arrow, parquet = parquet_parts()
    sink = arrow.BufferOutputStream()
    arrays = dict(zip(columns, (list(column) for column in zip(*rows, strict=True)), strict=True))
    parquet.write_table(arrow.table(arrays), sink)
    data: bytes = sink.getvalue().to_pybytes()
    return data


def parquet_parts() -> tuple[Any, Any]:
    """What writes Parquet.

    Raises:
        BotError: it is not installed; most people are happy with CSV.
    """
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ModuleNotFoundError:
        raise BotError("bots.part-missing", part="pyarrow", command="pip install 'dicehouse[parquet]'") from None


def _plain(value: Any) -> Any:
    return " ".join(value) if isinstance(value, list) else value
