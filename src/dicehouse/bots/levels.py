"""Levels: how well a bot plays, from friendly to perfect.

A game's `bots` package says where its minds are, and nothing is loaded before it is asked for:

    BOTS = {"novice": "thumbs.Novice", "regular": "thumbs.Regular", "expert": "expert.Expert"}
    EVALUATOR = "evaluator.PigEvaluator"
    SOLVER = "solver.solve"
    SHIP = ("solver.ship",)
    QUICK = "kernel"

SHIP makes the tables that come with the package. QUICK is a compiled module that makes bots faster where it is loaded.
Perfect is not listed: it is the greedy player of the game's evaluator.
"""

from contextlib import suppress
from functools import lru_cache
from importlib import import_module
from random import Random
from types import ModuleType
from typing import Any

from dicehouse.bots.bot import Bot, RandomBot
from dicehouse.bots.evaluator import Evaluator, PerfectBot
from dicehouse.bots.solution import Progress, Solution, silent
from dicehouse.core.errors import BotError
from dicehouse.core.game import AnyGame
from dicehouse.core.options import Options
from dicehouse.games import load, module_of

NOVICE, REGULAR, EXPERT, PERFECT = "novice", "regular", "expert", "perfect"
LEVELS = (NOVICE, REGULAR, EXPERT, PERFECT)
"""From human-like mistakes over sound rules of thumb to the best play known."""

RANDOM = "random"
"""Any legal action: the only bot of a game that has no others, and a yardstick in duels."""


def levels(name: str) -> tuple[str, ...]:
    """The levels a player may choose for a game, weakest first."""
    bots = bot_names(name)
    return tuple(level for level in LEVELS if level in bots) or (RANDOM,)


def bot_names(name: str) -> tuple[str, ...]:
    """Every bot of a game: its levels, and the yardsticks that are there for duels only."""
    module = _bots(name)
    listed = tuple(module.BOTS) if module is not None else ()
    perfect = (PERFECT,) if hasattr(module, "EVALUATOR") else ()
    return (*listed, *perfect, RANDOM)


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
    kind: type[Bot] = _part(game.name, _bots(game.name).BOTS[name])  # type: ignore[union-attr]  # it has such a bot
    return kind(game, seat, random)


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
    module = _bots(game.name)
    if module is None or not hasattr(module, "SOLVER"):
        raise BotError("bots.no-solver", game=game.name)
    solution: Solution = _part(game.name, module.SOLVER)(game, progress, fresh)
    if not solution.loaded:
        _evaluator.cache_clear()  # an evaluator may have stood on an older table
    return solution


def quicken(name: str) -> None:
    """Load what makes a game's bots faster, where numba is there: for many games in a row, not while somebody waits."""
    module = _bots(name)
    with suppress(ModuleNotFoundError):
        import_module(f"{module_of(name)}.bots.{getattr(module, 'QUICK', '')}".removesuffix("."))


@lru_cache(maxsize=16)
def _evaluator(name: str, options: Options) -> Evaluator:
    module = _bots(name)
    if module is None or not hasattr(module, "EVALUATOR"):
        raise BotError("bots.no-evaluator", game=name)
    found: Evaluator = _part(name, module.EVALUATOR)(load(name)(options))
    return found


def _part(name: str, place: str) -> Any:
    """Something of a game's `bots` package, by module and name."""
    module, _, attribute = place.partition(".")
    return getattr(import_module(f"{module_of(name)}.bots.{module}"), attribute)


def _bots(name: str) -> ModuleType | None:
    package = module_of(name)
    try:
        return import_module(f"{package}.bots")
    except ModuleNotFoundError as error:
        if error.name != f"{package}.bots":
            raise
        return None
