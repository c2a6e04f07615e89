"""Bots by level, evaluators and solvers of a game, found in its `GameSpec`."""

from contextlib import suppress
from functools import lru_cache
from random import Random

from dicehouse.core.errors import BotError
from dicehouse.core.game import AnyGame
from dicehouse.core.options import Options
from dicehouse.games import spec
from dicehouse.kit.arrays import HAS_NUMPY
from dicehouse.kit.bot import (
    EXPERT,
    LEVELS,
    MASTER,
    NOVICE,
    PERFECT,
    RANDOM,
    REGULAR,
    TOP_LEVELS,
    Bot,
    RandomBot,
)
from dicehouse.kit.evaluator import Evaluator, GreedyBot
from dicehouse.kit.solution import Progress, Solution, silent

__all__ = ["EXPERT", "LEVELS", "MASTER", "NOVICE", "PERFECT", "RANDOM", "REGULAR"]

VALUES_NEED_NUMPY = "bots.values-need-numpy"
"""The code of the error where an evaluator needs numpy, which is not here: players are told."""


def levels(name: str, options: Options | None = None) -> tuple[str, ...]:
    """The levels a player may choose, weakest first.

    Args:
        name: of the game.
        options: without them, the levels of the game with any options.
    """
    bots = bot_names(name, options)
    return tuple(level for level in LEVELS if level in bots) or (RANDOM,)


def bot_names(name: str, options: Options | None = None) -> tuple[str, ...]:
    """Every bot of a game: its levels, and those that are there for duels only."""
    return (*spec(name).bots, *_top_levels(name, options), RANDOM)


def levels_elsewhere(name: str) -> tuple[str, ...]:
    """The levels of a game that cannot play here, because numpy is missing."""
    return () if HAS_NUMPY else spec(name).needs_numpy


def usual_level(name: str) -> str:
    """The level of a bot for which none was chosen."""
    return REGULAR if REGULAR in levels(name) else RANDOM


def level_below(name: str, level: str) -> str | None:
    """The next weaker level of a game; None below the weakest, and for bots that are no level."""
    ladder = [other for other in levels(name) if other not in TOP_LEVELS]
    if level in TOP_LEVELS:
        return ladder[-1] if ladder else None
    place = ladder.index(level) if level in ladder else 0
    return ladder[place - 1] if place else None


def level_name(game: AnyGame, level: str) -> str:
    """The name of a level with the options of a game; every other name as it is.

    Records, stored tables and requests may hold `perfect` where play is not exact: older versions had no other name
    for the top level. Each of the two names is read as the one the game has.
    """
    if level not in TOP_LEVELS:
        return level
    top = _top_levels(game.name, game.options)
    return top[0] if top else level


def _top_levels(name: str, options: Options | None) -> tuple[str, ...]:
    game = spec(name)
    if game.evaluator is None:
        return ()
    if game.solved_where is None:
        return (MASTER,)
    if options is None:
        return TOP_LEVELS if game.solved_where else (PERFECT,)
    solved = all(getattr(options, key) in values for key, values in game.solved_where.items())
    return (PERFECT,) if solved else (MASTER,)


def make_bot(game: AnyGame, name: str, seat: int, random: Random) -> Bot:
    """A bot for a seat, by its level or name.

    Raises:
        BotError: there is no such bot, it needs a table that is not solved, or numpy, which is not here.
    """
    name = level_name(game, name)
    known = bot_names(game.name, game.options)
    if name not in known:
        raise BotError("bots.level", level=name[:40] or "-", game=game.name, known=", ".join(known))
    if name in levels_elsewhere(game.name):
        raise BotError("bots.needs-numpy", level=name, game=game.name)
    if name == RANDOM:
        return RandomBot(game, seat, random)
    if name in TOP_LEVELS:
        return GreedyBot(game, seat, random, evaluator(game))
    return spec(game.name).bots[name]()(game, seat, random)


def evaluator(game: AnyGame) -> Evaluator:
    """The evaluator of a game with its options, cached by options.

    Raises:
        BotError: the game has none, or it needs a table that is not solved, or numpy, which is not here.
    """
    return _evaluator(game.name, game.options)


def solve(game: AnyGame, progress: Progress = silent, *, fresh: bool = False) -> Solution:
    """Solve a game with its options and store the table, or load a stored one.

    Raises:
        BotError: the game has no solver, or the solver cannot treat these options.
    """
    solver = spec(game.name).solver
    if solver is None:
        raise BotError("bots.no-solver", game=game.name)
    solution = solver()(game, progress, fresh)
    if not solution.loaded:
        _evaluator.cache_clear()  # evaluators may hold an older table
    return solution


def preload_jit(name: str) -> None:
    """Load the compiled code of a game's bots, where numba is installed. Pays off for many games in a row only."""
    with suppress(ModuleNotFoundError):
        spec(name).preload_jit()


@lru_cache(maxsize=16)
def _evaluator(name: str, options: Options) -> Evaluator:
    game = spec(name)
    if game.evaluator is None:
        raise BotError("bots.no-evaluator", game=name)
    if set(_top_levels(name, options)) <= set(levels_elsewhere(name)):
        raise BotError(VALUES_NEED_NUMPY)
    return game.evaluator()(game.rules(options))
