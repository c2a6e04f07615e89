"""Puzzles over HTTP: those of each game, a page at a time, and the one of the day. They ship with the games."""

from datetime import UTC, date, datetime
from typing import Annotated

import msgspec
from litestar import Controller, get
from litestar.params import PathParameter, QueryParameter

from dicehouse.coach import puzzles
from dicehouse.coach.positions import Position
from dicehouse.server.errors import TableError
from dicehouse.server.http_guards import limited
from dicehouse.server.http_refusals import refusals
from dicehouse.server.quotas import HttpLimit

PAGE = 12
"""Puzzles of a page."""

GameName = Annotated[str, PathParameter(max_length=40)]
PuzzleNumber = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


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


class PuzzleController(Controller):
    """Puzzles."""

    path = "/api/puzzles"

    @get("/daily", guards=[limited(HttpLimit.READING)], responses=refusals(404, 429), sync_to_thread=True)
    def daily(self) -> DailyPuzzle:
        """The puzzle of today, by the calendar of UTC."""
        today = _today()
        puzzle = puzzles.daily(today)
        if puzzle is None:
            raise TableError("puzzle.none")
        tomorrow = datetime.combine(date.fromordinal(today.toordinal() + 1), datetime.min.time(), UTC)
        return DailyPuzzle(today.isoformat(), tomorrow.timestamp(), puzzle)

    @get("/{game:str}", guards=[limited(HttpLimit.READING)], responses=refusals(404, 429), sync_to_thread=True)
    def page(self, game: GameName, after: PuzzleNumber = 0) -> PuzzlePage:
        """The next 12 puzzles of a game after a number."""
        found = puzzles.puzzles(game)
        return PuzzlePage(game, len(found), found[after : after + PAGE])


def _today() -> date:
    return datetime.now(UTC).date()
