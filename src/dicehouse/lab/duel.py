"""Duels: one matchup, its win rates, scores and ratings. A duel is a sweep of one cell, kept in memory."""

import os
from collections.abc import Callable, Sequence
from contextlib import closing

import msgspec
import numpy as np

from dicehouse.lab.engine_rules import play_games
from dicehouse.lab.interval import Interval, share_interval
from dicehouse.lab.matchup import Matchup, bot_labels
from dicehouse.lab.ratings import Rating, rate, rating_model
from dicehouse.lab.runners import run_locally
from dicehouse.lab.sweep import Chunk, check, one_cell
from dicehouse.lab.tally import GameArrays


class Standing(msgspec.Struct, frozen=True):
    """The result of one bot."""

    bot: str
    wins: Interval
    """Its share of the wins, with a 95% confidence interval."""
    score: float
    """Its mean final score, in the game's own unit."""
    rating: Rating


class DuelResult(msgspec.Struct, frozen=True):
    """The result of a duel."""

    matchup: Matchup
    games: int
    """How many games were played: whole deals, so perhaps more than were asked for."""
    standings: tuple[Standing, ...]
    complete: bool
    """False if the duel was interrupted."""


def check_duel(matchup: Matchup) -> None:
    """Refuse a duel that cannot be played.

    Raises:
        OptionError, BotError, GameError: with a sentence that says what is wrong.
        MissingExtraError: the package that computes ratings is not installed.
    """
    check(one_cell(matchup))
    rating_model()


def run_duel(matchup: Matchup, progress: Callable[[float], None], workers: int | None = None) -> DuelResult:
    """Play a duel on all cores. An interrupt ends it early with the games that were finished.

    Raises:
        OptionError, BotError, GameError, MissingExtraError: before anything is played.
        WorkerError: a worker process died.
    """
    check_duel(matchup)
    sweep = one_cell(matchup)
    played: list[tuple[Chunk, GameArrays]] = []
    deals, complete = 0, True
    try:
        with closing(run_locally(sweep, tuple(sweep.chunks()), workers or os.cpu_count() or 1, play_games)) as results:
            for chunk, games in results:
                played.append((chunk, games))
                deals += chunk.last - chunk.first
                progress(deals / matchup.deals)
    except KeyboardInterrupt:
        complete = False
        if not played:
            raise
    played.sort(key=lambda pair: pair[0].first)
    return _result(matchup, [games for _, games in played], complete)


def _result(matchup: Matchup, played: Sequence[GameArrays], complete: bool) -> DuelResult:
    players = len(matchup.bots)
    deals: list[list[list[float]]] = np.concatenate([games.shares for games in played]).tolist()
    scores = np.concatenate([games.scores for games in played]).reshape(-1, players)
    ratings = rate(players, (shares for deal in deals for shares in deal))
    standings = tuple(
        Standing(
            label,
            share_interval([sum(shares[bot] for shares in deal) / players for deal in deals]),
            int(scores[:, bot].sum()) / len(scores),
            ratings[bot],
        )
        for bot, label in enumerate(bot_labels(matchup.bots))
    )
    return DuelResult(matchup, len(scores), standings, complete)
