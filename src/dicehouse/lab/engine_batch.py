"""Playing a part of a sweep on the batch engine: bots that were compiled into tables, many games at once."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dicehouse.core.errors import LabError
from dicehouse.games import bind, spec
from dicehouse.kit.batch.policy_play import Policies
from dicehouse.lab.duel import Duel, seating
from dicehouse.lab.sweep import BATCH, PLAIN, Part
from dicehouse.lab.tally import Games, Tally

PLAIN_COMMAND = "--engine plain"


def choose_engines(
    game: str, bots: tuple[str, ...], cells: Sequence[dict[str, Any]], games: int, wish: str
) -> tuple[str, ...]:
    """Which engine plays each cell.

    Args:
        game: the name of the game.
        bots: who plays.
        cells: the options of every cell.
        games: how many games in each.
        wish: an engine; anything else means the one that is done first.

    Raises:
        LabError: the batch engine is wanted and cannot play it.
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
def _policies(game: str) -> Policies | None:
    """What tabulates the bots of a game; None where the game has no such part, or numba is missing."""
    policies = spec(game).policies
    if policies is None:
        return None
    try:
        return policies()
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in ("numba", "llvmlite"):
            raise
        return None


class Compiled:
    """The bots of a cell, compiled."""

    def __init__(self, duel: Duel, jobs: int = 1) -> None:
        policies = _policies(duel.game)
        if policies is None:
            raise LabError("lab.engine", reason="numba is not installed", command=PLAIN_COMMAND)
        self._duel = duel
        self._bots = policies.tabulate(duel.rules(), duel.bots, jobs)

    def play(self, part: Part) -> Tally:
        """Play a part."""
        return Tally.of(self.games(part))

    def games(self, part: Part) -> Games:
        """The games of a part."""
        duel, players = self._duel, len(self._duel.bots)
        seats = _seats(duel, part)
        sitting = np.argsort(seats, axis=2)
        results = self._bots.play(sitting.reshape(-1, players), duel.seed, part.first * players)
        shape = seats.shape[:2]
        won = (results.winners[:, None] >> np.arange(players)) & 1
        shares = won / won.sum(axis=1, keepdims=True)
        by_seat = [array.reshape(*shape, players) for array in (shares, results.scores)]
        by_bot = [np.take_along_axis(array, seats, axis=2) for array in by_seat]
        places = (seats - results.starters.reshape(*shape, 1)) % players
        fired = self._bots.event_counts(results.events).reshape(*shape, -1)
        return Games(
            by_bot[0], places, by_bot[1], results.decisions.reshape(shape), results.rolls.reshape(shape), fired
        )


def _seats(duel: Duel, part: Part) -> NDArray[Any]:
    """The seat of each bot: by deal, rotation, bot."""
    deals, players = part.last - part.first, len(duel.bots)
    if players == 2:  # there is only one circle
        return np.broadcast_to(np.array([[0, 1], [1, 0]]), (deals, 2, 2))
    return np.array(
        [[seating(duel, number, turn) for turn in range(players)] for number in range(part.first, part.last)]
    )
