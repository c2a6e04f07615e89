"""Random games from the beginning to the end, on as many cores as there are."""

import os
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np

from dicehouse.batch.batch import Ints
from dicehouse.batch.compiled import compiled
from dicehouse.core.game import AnyGame

CHUNK = 16384
"""So many games are played in one go by one thread."""


class Played(NamedTuple):
    """Games that were played, one row for each."""

    winners: Ints
    """A bit for each seat, the lowest for seat 0."""
    scores: Ints
    """What each seat had in the end."""
    decisions: Ints
    """How often somebody chose."""


def play_random(game: AnyGame, games: int, seed: int = 0, first: int = 0, threads: int | None = None) -> Played:
    """Play games in which every option of everybody is as likely as any other.

    A game depends on the seed and its number, not on how many are played or by how many threads.

    Args:
        game: the rules, bound to their options.
        games: how many.
        seed: the same seed, the same games.
        first: the number of the first game; whoever plays very many can do so part by part.
        threads: how many play at the same time; without it, one for each core.
    """
    code = compiled(game)
    result = Played(
        np.empty(games, dtype=np.int64),
        np.empty((games, game.players), dtype=np.int64),
        np.empty(games, dtype=np.int64),
    )

    def play(start: int) -> None:
        parts = (array[start : start + CHUNK] for array in result)
        code.loops.play(code.tables, seed, first + start, *parts)

    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        list(pool.map(play, range(0, games, CHUNK)))
    return result
