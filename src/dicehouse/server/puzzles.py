"""Puzzles as the house tells them: those of a game, a page at a time, and that of the day. They ship with the games."""

from datetime import UTC, date, datetime

import msgspec

from dicehouse.coach import puzzles
from dicehouse.coach.positions import Position
from dicehouse.server.errors import TableError

PAGE = 12
"""Puzzles of a page."""


class PuzzlePage(msgspec.Struct, frozen=True):
    """Some puzzles of a game."""

    game: str
    total: int
    """How many the game has."""
    puzzles: tuple[Position, ...]
    """Those after the number that was asked for."""


class DailyPuzzle(msgspec.Struct, frozen=True):
    """The puzzle of a day, the same for everybody."""

    day: str
    """By the calendar of UTC, as 2026-11-16."""
    next: float
    """When the next one comes, in seconds since 1970."""
    puzzle: Position


def daily_puzzle() -> DailyPuzzle:
    """The puzzle of today, by the calendar of UTC."""
    today = _today()
    puzzle = puzzles.daily(today)
    if puzzle is None:
        raise TableError("puzzle.none")
    tomorrow = datetime.combine(date.fromordinal(today.toordinal() + 1), datetime.min.time(), UTC)
    return DailyPuzzle(today.isoformat(), tomorrow.timestamp(), puzzle)


def puzzle_page(game: str, after: int) -> PuzzlePage:
    """The next 12 puzzles of a game after a number."""
    found = puzzles.puzzles(game)
    return PuzzlePage(game, len(found), found[after : after + PAGE])


def _today() -> date:
    return datetime.now(UTC).date()
