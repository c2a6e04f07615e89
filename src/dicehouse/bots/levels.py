"""Levels: how well a bot plays. The bots of a game are in its `GameSpec`; the top level plays its evaluator."""

from contextlib import suppress
from functools import lru_cache
from random import Random

from dicehouse.core.errors import BotError
from dicehouse.core.game import AnyGame
from dicehouse.core.options import Options
from dicehouse.games import spec
from dicehouse.kit.bot import EXPERT, LEVELS, NOVICE, PERFECT, RANDOM, REGULAR, Bot, RandomBot
from dicehouse.kit.evaluator import Evaluator, PerfectBot
from dicehouse.kit.solution import Progress, Solution, silent

__all__ = ["EXPERT", "LEVELS", "NOVICE", "PERFECT", "RANDOM", "REGULAR"]


def levels(name: str) -> tuple[str, ...]:
    """The levels a player may choose for a game, weakest first."""
    bots = bot_names(name)
    return tuple(level for level in LEVELS if level in bots) or (RANDOM,)


def bot_names(name: str) -> tuple[str, ...]:
    """Every bot of a game: its levels, and the yardsticks that are there for duels only."""
    game = spec(name)
    return (*game.bots, *((PERFECT,) if game.evaluator is not None else ()), RANDOM)


def usual_level(name: str) -> str:
    """The level that sits down when nobody asked for one."""
    return REGULAR if REGULAR in levels(name) else RANDOM


def make_bot(game: AnyGame, name: str, seat: int, random: Random) -> Bot:
    """A bot for a seat, by its level or name.

    Raises:
        BotError: no such bot, or it needs a table that nobody has solved.
    """
    if name not in bot_names(game.name):
        raise BotError("bots.level", level=name[:40] or "-", game=game.name, known=", ".join(bot_names(game.name)))
    if name == RANDOM:
        return RandomBot(game, seat, random)
    if name == PERFECT:
        return PerfectBot(game, seat, random, evaluator(game))
    return spec(game.name).bots[name]()(game, seat, random)


def evaluator(game: AnyGame) -> Evaluator:
    """The evaluator of a game with its options; made once for equal options.

    Raises:
        BotError: the game has none, or needs a table that nobody has solved.
    """
    return _evaluator(game.name, game.options)


def solve(game: AnyGame, progress: Progress = silent, *, fresh: bool = False) -> Solution:
    """Solve a game with its options and keep the table, or load what was kept before.

    Raises:
        BotError: the game has no solver, or the solver cannot treat these options.
    """
    solver = spec(game.name).solver
    if solver is None:
        raise BotError("bots.no-solver", game=game.name)
    solution = solver()(game, progress, fresh)
    if not solution.loaded:
        _evaluator.cache_clear()  # an evaluator may have stood on an older table
    return solution


def preload_jit(name: str) -> None:
    """Load what makes a game's bots faster, where numba is there: for many games in a row, not while somebody waits."""
    with suppress(ModuleNotFoundError):
        spec(name).preload_jit()


@lru_cache(maxsize=16)
def _evaluator(name: str, options: Options) -> Evaluator:
    game = spec(name)
    if game.evaluator is None:
        raise BotError("bots.no-evaluator", game=name)
    return game.evaluator()(game.rules(options))
