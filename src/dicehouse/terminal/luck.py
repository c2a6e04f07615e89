"""`dicehouse luck`: who was lucky over all kept games, and what everybody's decisions cost."""

import sys
from contextlib import suppress
from datetime import datetime
from pathlib import Path

import msgspec
from rich.table import Table

from dicehouse.coach import review_record, summarize
from dicehouse.coach.accounting import Progress
from dicehouse.coach.standings import Played, Standing, standings
from dicehouse.core.errors import DicehouseError
from dicehouse.core.record import BEGAN, Record
from dicehouse.terminal.progress_bar import progress_bar
from dicehouse.terminal.saves import SUFFIX, find, folder_of_games, read_record
from dicehouse.terminal.screen import Screen
from dicehouse.texts import Texts


def show_luck(
    names: list[Path],
    language: str,
    *,
    since: datetime | None = None,
    as_json: bool = False,
    screen: Screen | None = None,
) -> None:
    """Review games, and print the standings of the people who played them.

    Args:
        names: records, by path or name; empty: all kept games. Of those, the ones that cannot be reviewed are named
            and left out.
        language: of the output.
        since: leave out games that began before.
        as_json: print a list of `Standing` as JSON instead.
        screen: the output.

    Raises:
        DicehouseError: a record that was named cannot be reviewed.
    """
    screen, texts = screen or Screen(), Texts(language)
    paths = [find(name) for name in names] or sorted(folder_of_games().glob(f"*{SUFFIX}"))
    reviews: list[Played] = []
    left_out: list[tuple[Path, DicehouseError]] = []
    with progress_bar(texts.say("luck-working")) as progress:
        for number, path in enumerate(paths):
            try:
                record = read_record(path)
                if since is None or _played_at(record, path) >= since.astimezone():
                    reviews.append(_review(record, _part(progress, number, len(paths))))
            except DicehouseError as error:
                if names:
                    raise
                left_out.append((path, error))
    if as_json:
        sys.stdout.write(msgspec.json.encode(standings(reviews)).decode() + "\n")
        return
    for path, why in left_out:
        screen.show(texts.say("luck-left-out", path=path.name, why=texts.error(why)))
    _show(standings(reviews), texts, screen)


def _played_at(record: Record, path: Path) -> datetime:
    """When a game began, by its record; one that does not say it is as old as its file."""
    with suppress(KeyError, ValueError):
        return datetime.fromisoformat(record.header.about[BEGAN]).astimezone()
    return datetime.fromtimestamp(path.stat().st_mtime).astimezone()


def _part(progress: Progress, number: int, of: int) -> Progress:
    """The progress of one of several pieces of work, as a share of all."""
    return lambda share: progress((number + share) / of)


def _review(record: Record, progress: Progress) -> Played:
    people = tuple(None if info.bot else info.name for info in record.header.seats)
    review = review_record(record, progress)
    return review.measure, summarize(review), people


def _show(found: tuple[Standing, ...], texts: Texts, screen: Screen) -> None:
    if not found:
        screen.show(texts.say("luck-none"))
    for measure in ("win", "points"):
        rows = [one for one in found if one.measure == measure]
        if not rows:
            continue
        screen.show(texts.say(f"luck-of-{measure}"), style="bold")
        table = Table(box=None, pad_edge=False)
        table.add_column(texts.say("luck-name"))
        for column in ("luck-games", f"luck-result-{measure}", "luck-luck", "luck-word", "luck-cost", "luck-accuracy"):
            table.add_column(texts.say(column), justify="left" if column == "luck-word" else "right")
        for one in rows:
            table.add_row(
                one.name,
                str(one.games),
                f"{one.result:.1f}",
                f"{one.luck:+.1f}",
                texts.say(f"coach-{one.luck_word}"),
                f"{one.cost:.1f}",
                f"{one.accuracy:.0f} %",
            )
        screen.console.print(table)
        screen.show(texts.say(f"luck-explained-{measure}"))
        screen.show()
