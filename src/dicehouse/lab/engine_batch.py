"""The batch engine: plays chunks of a sweep with bots compiled into tables, many games at a time."""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from dicehouse.core.errors import LabError, MissingExtraError
from dicehouse.games import bind, spec
from dicehouse.lab.matchup import Matchup, seating
from dicehouse.lab.sweep import BATCH, PLAIN, Chunk
from dicehouse.lab.tally import GameArrays, Tally
from dicehouse.support.extras import require

if TYPE_CHECKING:  # it brings numba, which the plain engine does not need
    from dicehouse.kit.batch.policy_play import Policies

PLAIN_COMMAND = "--engine plain"


def choose_engines(
    game: str, bots: tuple[str, ...], cells: Sequence[dict[str, Any]], games: int, wish: str
) -> tuple[str, ...]:
    """The engine of each cell.

    Args:
        game: the name of the game.
        bots: who plays.
        cells: the options of every cell.
        games: how many games in each.
        wish: an engine; anything else means the fastest one that can play the cell.

    Raises:
        LabError: the batch engine is wanted and cannot play a cell.
    """
    if wish == PLAIN:
        return (PLAIN,) * len(cells)
    policies = _policies(game)
    engines = []
    for options in cells:
        reason = (
            f"{game} has no such tables"
            if policies is None
            else policies.refusal(bind(game, len(bots), options), bots, games)
        )
        if reason and wish == BATCH:
            raise LabError("lab.engine", reason=reason, command=PLAIN_COMMAND)
        engines.append(PLAIN if reason else BATCH)
    return tuple(engines)


@cache
def _policies(game: str) -> "Policies | None":
    """What compiles the bots of a game; None if the game has no such part, or numba is not installed."""
    policies = spec(game).policies
    if policies is None:
        return None
    try:
        require("numba", extra="lab")
    except MissingExtraError:
        return None
    return policies()


class BatchEngine:
    """Plays a matchup with compiled bots.

    Args:
        matchup: who plays.
        jobs: how many processes compile the bots.

    Raises:
        LabError: the bots cannot be compiled here.
    """

    def __init__(self, matchup: Matchup, jobs: int = 1) -> None:
        policies = _policies(matchup.game)
        if policies is None:
            raise LabError("lab.engine", reason="numba is not installed", command=PLAIN_COMMAND)
        self._matchup = matchup
        self._bots = policies.tabulate(matchup.rules(), matchup.bots, jobs)

    def tally(self, chunk: Chunk) -> Tally:
        """Play the games of a chunk and summarise them."""
        return Tally.of(self.play(chunk))

    def play(self, chunk: Chunk) -> GameArrays:
        """Play the games of a chunk."""
        matchup, players = self._matchup, len(self._matchup.bots)
        seats = _seats(matchup, chunk)
        bot_in_seat = np.argsort(seats, axis=2)
        results = self._bots.play(bot_in_seat.reshape(-1, players), matchup.seed, chunk.first * players)
        shape = seats.shape[:2]
        won = (results.winners[:, None] >> np.arange(players)) & 1
        shares = won / won.sum(axis=1, keepdims=True)
        by_seat = [array.reshape(*shape, players) for array in (shares, results.scores)]
        by_bot = [np.take_along_axis(array, seats, axis=2) for array in by_seat]
        places = (seats - results.starters.reshape(*shape, 1)) % players
        fired = self._bots.event_counts(results.events).reshape(*shape, -1)
        return GameArrays(
            by_bot[0], places, by_bot[1], results.decisions.reshape(shape), results.rolls.reshape(shape), fired
        )


def _seats(matchup: Matchup, chunk: Chunk) -> NDArray[Any]:
    """The seat of each bot: by deal, rotation, bot."""
    deals, players = chunk.last - chunk.first, len(matchup.bots)
    if players == 2:  # there is only one circle
        return np.broadcast_to(np.array([[0, 1], [1, 0]]), (deals, 2, 2))
    return np.array(
        [[seating(matchup, deal, turn) for turn in range(players)] for deal in range(chunk.first, chunk.last)]
    )
