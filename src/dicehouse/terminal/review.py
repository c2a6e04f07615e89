"""`dicehouse review`: what luck and what decisions brought in a recorded game, in the terminal or in a file."""

from pathlib import Path
from typing import NamedTuple

import msgspec

from dicehouse.coach.report import ReviewDocument, finished_match, review_match
from dicehouse.coach.report_html import render_review
from dicehouse.coach.report_words import MomentTold, ReviewWords
from dicehouse.core.errors import FileError
from dicehouse.core.match import Match
from dicehouse.support.atomic_file import READABLE, write_file
from dicehouse.terminal.progress_bar import progress_bar
from dicehouse.terminal.saves import find, read_record
from dicehouse.terminal.screen import Screen
from dicehouse.texts import Texts

BARS = "▁▂▃▄▅▆▇█"
PLAIN_BARS = "_.-=oO0#"
"""For terminals without the others."""
CURVE = 60
"""Characters of a curve, at most."""


class ReviewSettings(NamedTuple):
    """The arguments of `dicehouse review`."""

    record: Path
    as_json: bool = False
    html: Path | None = None


def show_review(settings: ReviewSettings, language: str, screen: Screen | None = None) -> bool:
    """Review a recorded game, and print or write what was found; returns whether it came to its end.

    Raises:
        DicehouseError: there is no such record, or it cannot be reviewed.
    """
    screen = screen or Screen()
    path = find(settings.record)
    if settings.html is not None:
        _check_target(settings.html, path)
    match = finished_match(read_record(path))
    texts = Texts(language, match.game.name)
    try:
        with progress_bar(texts.say("review-working", title=texts.say("title"))) as progress:
            document = review_match(match, progress)
    except KeyboardInterrupt:
        screen.complain(texts.say("review-stopped"))
        return False
    if settings.as_json:
        print(msgspec.json.encode(document).decode())
    elif settings.html is not None:
        _write_page(settings.html, document, match, language)
        screen.show(texts.say("review-written", path=str(settings.html)))
    else:
        _print(ReviewWords(document, match, language), screen)
    return True


def _check_target(target: Path, record: Path) -> None:
    """Refuse to write over the record itself."""
    if target.exists() and record.exists() and target.samefile(record):
        raise FileError("file.exists", path=str(target))


def _write_page(path: Path, document: ReviewDocument, match: Match, language: str) -> None:
    page = render_review(document, match, language)
    try:
        write_file(path, page.encode(), READABLE)
    except OSError as error:
        raise FileError("file.unwritable", path=str(path), reason=error.strerror or "?") from None


def _print(words: ReviewWords, screen: Screen) -> None:
    say = words.texts.say
    screen.show(words.title(), style="bold")
    screen.show(words.certainty())
    for seat in words.seats():
        screen.show()
        screen.show(seat.heading, style="bold")
        width = max(len(label) for label, _ in seat.facts)
        for label, said in seat.facts:
            screen.show_indented(f"{label:{width}}  {said}", 2)
    screen.show()
    screen.show(words.measure(), style="bold")
    screen.show_all(_curves(words, screen))
    screen.show()
    screen.show(say("review-moments"), style="bold")
    moments = words.moments()
    for moment in moments:
        _print_moment(moment, words, screen)
    if not moments:
        screen.show(say("review-no-moments"))


def _print_moment(moment: MomentTold, words: ReviewWords, screen: Screen) -> None:
    screen.show(f"{words.texts.say('review-step', step=moment.step)}  {moment.heading}", style="bold")
    for line in (*moment.happened, moment.choice, *moment.reasons):
        if line:
            screen.show_indented(line, 4)


def _curves(words: ReviewWords, screen: Screen) -> list[str]:
    """A line for each seat: its name, its values as bars, and where it ended."""
    document = words.document
    names = [info.name for info in document.seats]
    widest = min(20, max(map(len, names)))
    room = max(10, min(CURVE, screen.console.width - widest - 10))
    bars = PLAIN_BARS if screen.console.options.ascii_only else BARS
    chances = [document.start, *(step.chances for step in document.steps)]
    low = 0.0 if document.measure == "win" else min(map(min, chances))
    high = 1.0 if document.measure == "win" else max(map(max, chances))
    lines = []
    for seat, name in enumerate(names):
        values = _thinned([values[seat] for values in chances], room)
        curve = "".join(_bar(value, low, high, bars) for value in values)
        lines.append(f"  {name[:widest]:{widest}}  {curve}  {words.value(values[-1])}")
    return lines


def _thinned(values: list[float], most: int) -> list[float]:
    """At most so many of the values, evenly, with the first and the last."""
    if len(values) <= most:
        return values
    return [values[round(place * (len(values) - 1) / (most - 1))] for place in range(most)]


def _bar(value: float, low: float, high: float, bars: str) -> str:
    share = (value - low) / (high - low) if high > low else 0.5
    return bars[min(len(bars) - 1, max(0, round(share * (len(bars) - 1))))]
