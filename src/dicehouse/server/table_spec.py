"""What is played at a table, and how: stored when it is opened, and again with every change before the game begins."""

from typing import Any

from dicehouse.server.seats import SeatRequest
from dicehouse.server.terms import SeriesTerms


class TableSpec(SeriesTerms, frozen=True, kw_only=True):
    """What is played at a table, and how; settled once its dice are mixed."""

    game: str
    options: dict[str, Any]
    """All options of the game, the number of players among them."""
    seats: tuple[SeatRequest, ...]
    rules: int = 1
    """The version of the game's rules that the options are meant for. Tables stored before it was noted play by 1."""
