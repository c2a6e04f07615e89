"""Playing a part of a sweep on the batch engine: bots that were compiled into tables, many games at once."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dicehouse.core.errors import LabError
from dicehouse.games import bind, module_of
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
    minds = _minds(game)
    engines = []
    for options in cells:
        reason = (
            f"{game} has no such tables"
            if minds is None
            else minds.refusal(bind(game, len(bots), options), bots, games)
        )
        if reason and wish == BATCH:
            raise LabError("lab.engine", reason=reason, command=PLAIN_COMMAND)
        engines.append(PLAIN if reason else BATCH)
    return tuple(engines)


@cache
def _minds(game: str) -> ModuleType | None:
    """What compiles the bots of a game; None where nobody has written it, or numba is missing."""
    package = module_of(game)
    try:
        return import_module(f"{package}.batch.minds")
    except ModuleNotFoundError as error:
        if error.name not in (f"{package}.batch", f"{package}.batch.minds", "numba", "llvmlite"):
            raise
        return None


class Compiled:
    """The bots of a cell, compiled."""

    def __init__(self, duel: Duel, jobs: int = 1) -> None:
        minds = _minds(duel.game)
        if minds is None:
            raise LabError("lab.engine", reason="numba is not installed", command=PLAIN_COMMAND)
        self._duel = duel
        self._arena = minds.Arena(duel.rules(), duel.bots, jobs)

    def play(self, part: Part) -> Tally:
        """Play a part."""
        return Tally.of(self.games(part))

    def games(self, part: Part) -> Games:
        """The games of a part."""
        duel, players = self._duel, len(self._duel.bots)
        seats = _seats(duel, part)
        sitting = np.argsort(seats, axis=2)
        endings = self._arena.play(sitting.reshape(-1, players), duel.seed, part.first * players)
        shape = seats.shape[:2]
        won = (endings.won[:, None] >> np.arange(players)) & 1
        shares = won / won.sum(axis=1, keepdims=True)
        by_seat = [array.reshape(*shape, players) for array in (shares, endings.scores)]
        by_bot = [np.take_along_axis(array, seats, axis=2) for array in by_seat]
        places = (seats - endings.starters.reshape(*shape, 1)) % players
        fired = self._arena.things(endings.notes).reshape(*shape, -1)
        return Games(
            by_bot[0], places, by_bot[1], endings.decisions.reshape(shape), endings.rolls.reshape(shape), fired
        )


def _seats(duel: Duel, part: Part) -> NDArray[Any]:
    """The seat of each bot: by deal, rotation, bot."""
    deals, players = part.last - part.first, len(duel.bots)
    if players == 2:  # there is only one circle
        return np.broadcast_to(np.array([[0, 1], [1, 0]]), (deals, 2, 2))
    return np.array(
        [[seating(duel, number, turn) for turn in range(players)] for number in range(part.first, part.last)]
    )
