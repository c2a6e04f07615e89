"""Random games from the beginning to the end, on as many cores as there are."""

import os
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np

from dicehouse.batch.batch import MOST_GAMES, Ints
from dicehouse.batch.compiled import compiled
from dicehouse.core.errors import BatchError
from dicehouse.core.game import AnyGame

MOST_AT_ONCE = 16384
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

    Raises:
        BatchError: so many games are not played in one call.
    """
    if not 1 <= games <= MOST_GAMES:
        raise BatchError("batch.size", value=games, most=MOST_GAMES)
    code = compiled(game)
    result = Played(
        np.empty(games, dtype=np.int64),
        np.empty((games, game.players), dtype=np.int64),
        np.empty(games, dtype=np.int64),
    )
    threads = threads or os.cpu_count() or 1
    parts = threads * -(-games // (threads * MOST_AT_ONCE))  # as many for each thread

    def play(part: int) -> None:
        start, end = games * part // parts, games * (part + 1) // parts
        code.loops.play(code.tables, seed, first + start, *(array[start:end] for array in result))

    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(play, range(parts)))
    return result
