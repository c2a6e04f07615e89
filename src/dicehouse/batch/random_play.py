"""Random play of whole games, on all cores."""

import os
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np

from dicehouse.batch.batch import MAX_GAMES, Ints
from dicehouse.batch.compiled import compiled
from dicehouse.core.errors import BatchError
from dicehouse.core.game import AnyGame

MAX_CHUNK = 16384
"""The largest number of games that a thread plays in one call."""


class RandomGames(NamedTuple):
    """The results of random games, one row for each."""

    winners: Ints
    """A bit mask of seats; bit 0 is seat 0."""
    scores: Ints
    """The final score of each seat."""
    decisions: Ints
    """The number of decisions of all seats."""


def play_random(game: AnyGame, games: int, seed: int = 0, first: int = 0, threads: int | None = None) -> RandomGames:
    """Play games in which every decision is uniformly random among the legal options of all seats.

    A game depends on the seed and its number, not on how many are played or by how many threads.

    Args:
        game: the rules, bound to their options.
        games: the number of games.
        seed: the seed of all games.
        first: the number of the first game, for playing very many in several calls.
        threads: the number of threads; by default one for each core.

    Raises:
        BatchError: there are too many games for one call.
    """
    if not 1 <= games <= MAX_GAMES:
        raise BatchError("batch.size", value=games, most=MAX_GAMES)
    code = compiled(game)
    result = RandomGames(
        np.empty(games, dtype=np.int64),
        np.empty((games, game.players), dtype=np.int64),
        np.empty(games, dtype=np.int64),
    )
    threads = threads or os.cpu_count() or 1
    chunks = threads * -(-games // (threads * MAX_CHUNK))  # the same number for each thread

    def play(chunk: int) -> None:
        start, end = games * chunk // chunks, games * (chunk + 1) // chunks
        code.loops.play(code.tables, seed, first + start, *(array[start:end] for array in result))

    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(play, range(chunks)))
    return result
