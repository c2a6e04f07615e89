"""What the bots of all games share: levels, evaluators, value tables on disk."""

from dicehouse.bots.levels import (
    LEVELS,
    RANDOM,
    VALUES_NEED_NUMPY,
    bot_names,
    evaluator,
    level_below,
    level_name,
    levels,
    levels_elsewhere,
    make_bot,
    solve,
    usual_level,
)
from dicehouse.kit.bot import Bot, Candidate, RandomBot

__all__ = [
    "LEVELS",
    "RANDOM",
    "VALUES_NEED_NUMPY",
    "Bot",
    "Candidate",
    "RandomBot",
    "bot_names",
    "evaluator",
    "level_below",
    "level_name",
    "levels",
    "levels_elsewhere",
    "make_bot",
    "solve",
    "usual_level",
]
