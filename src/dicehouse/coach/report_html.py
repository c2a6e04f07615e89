"""The review of a game as one HTML page that loads nothing else, rendered by Jinja2."""

from functools import cache
from typing import Any, NamedTuple

from dicehouse import __version__
from dicehouse.coach.report import ReviewDocument
from dicehouse.coach.report_words import MomentTold, ReviewWords, SeatTold
from dicehouse.core.match import Match
from dicehouse.support.extras import require

TEMPLATE = "report.html.jinja"
WIDTH, HEIGHT = 1000.0, 300.0
"""The curve in units of its drawing, which is stretched to the page."""
LINES = 5
"""Colours of lines; further seats have them again with other dashes."""


class Line(NamedTuple):
    """The line of a seat in the curve."""

    name: str
    style: int
    """Its colour and dashes, from 0."""
    dashed: int
    path: str


class Mark(NamedTuple):
    """A key moment on the line of its seat."""

    style: int
    x: float
    y: float


class Page(NamedTuple):
    """The variables of the template."""

    words: ReviewWords
    title: str
    seats: list[SeatTold]
    moments: list[MomentTold]
    axis: list[str]
    """The values at the top, in the middle and at the bottom of the curve."""
    lines: list[Line]
    marks: list[Mark]
    rows: list[tuple[int, str, list[str]]]
    """Each step: its number, what happened, and the value of every seat."""
    version: str


def render_review(document: ReviewDocument, match: Match, language: str) -> str:
    """The page as HTML; equal reviews have equal pages, byte for byte.

    Raises:
        MissingExtraError: Jinja2 is not installed.
    """
    words = ReviewWords(document, match, language)
    low, high = _range(document)
    names = [info.name for info in match.seats]
    chances = [document.start, *(step.chances for step in document.steps)]
    page = Page(
        words=words,
        title=words.title(),
        seats=words.seats(),
        moments=words.moments(),
        axis=[words.value(value) for value in (high, (low + high) / 2, low)],
        lines=[
            Line(name, seat % LINES, seat // LINES, _path([values[seat] for values in chances], low, high))
            for seat, name in enumerate(names)
        ],
        marks=[
            Mark(one.seat % LINES, *_point(one.step, len(chances), chances[one.step][one.seat], low, high))
            for one in document.summary.moments
        ],
        rows=[
            (number, " ".join(words.happened(number)) if number else "", [words.value(value) for value in values])
            for number, values in enumerate(chances)
        ],
        version=__version__,
    )
    rendered: str = _environment().get_template(TEMPLATE).render(page._asdict())
    return rendered


@cache
def _environment() -> Any:
    jinja = require("jinja2", extra="lab")
    return jinja.Environment(
        loader=jinja.PackageLoader(__package__, "."),
        autoescape=True,
        undefined=jinja.StrictUndefined,
        keep_trailing_newline=True,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def _range(document: ReviewDocument) -> tuple[float, float]:
    """The values at the bottom and at the top of the curve."""
    if document.measure == "win":
        return 0.0, 1.0
    values = [value for step in document.steps for value in step.chances]
    values += document.start
    low, high = min(values), max(values)
    return (low, high) if high > low else (low - 1, low + 1)


def _point(step: int, steps: int, value: float, low: float, high: float) -> tuple[float, float]:
    x = WIDTH * step / max(1, steps - 1)
    return round(x, 1), round(HEIGHT * (1 - (min(high, max(low, value)) - low) / (high - low)), 1)


def _path(values: list[float], low: float, high: float) -> str:
    points = [_point(step, len(values), value, low, high) for step, value in enumerate(values)]
    return "M" + "L".join(f"{x} {y}" for x, y in points)
