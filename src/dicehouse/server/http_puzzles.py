"""The HTTP side of puzzles."""

from typing import Annotated

from litestar import Controller, get
from litestar.params import PathParameter, QueryParameter

from dicehouse.server.http_guards import limited
from dicehouse.server.http_refusals import refusals
from dicehouse.server.puzzles import DailyPuzzle, PuzzlePage, daily_puzzle, puzzle_page
from dicehouse.server.quotas import HttpLimit

GameName = Annotated[str, PathParameter(max_length=40)]
PuzzleNumber = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


class PuzzleController(Controller):
    """Puzzles."""

    path = "/api/puzzles"

    @get("/daily", guards=[limited(HttpLimit.READING)], responses=refusals(404), sync_to_thread=True)
    def daily(self) -> DailyPuzzle:
        """The puzzle of today, by the calendar of UTC."""
        return daily_puzzle()

    @get("/{game:str}", guards=[limited(HttpLimit.READING)], responses=refusals(404), sync_to_thread=True)
    def page(self, game: GameName, after: PuzzleNumber = 0) -> PuzzlePage:
        """The next 12 puzzles of a game after a number."""
        return puzzle_page(game, after)
