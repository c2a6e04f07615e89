"""Whose values a review counts with."""

from functools import lru_cache

from dicehouse.bots import VALUES_NEED_NUMPY, evaluator
from dicehouse.core.errors import BotError
from dicehouse.core.game import AnyGame
from dicehouse.core.options import Options
from dicehouse.games import spec
from dicehouse.kit.arrays import HAS_NUMPY
from dicehouse.kit.evaluator import Evaluator


def evaluator_for_review(game: AnyGame) -> tuple[Evaluator, str | None]:
    """The evaluator of a game; where nobody solved its options, a stand-in, and the command that solves them.

    Raises:
        BotError: the game has no evaluator, or needs a table that is not solved, and has no stand-in, or it needs
            numpy, which is not here.
    """
    try:
        return evaluator(game), None
    except BotError as error:
        if error.code != "bots.unsolved" or spec(game.name).stand_in is None:
            raise
        if not HAS_NUMPY:
            raise BotError(VALUES_NEED_NUMPY) from None
        try:
            return _stand_in(game.name, game.options), str(error.details["command"])
        except BotError:  # it leans on a table that is not there either: the command of this game is what helps
            raise error from None


@lru_cache(maxsize=4)
def _stand_in(name: str, options: Options) -> Evaluator:
    game = spec(name)
    assert game.stand_in is not None
    return game.stand_in()(game.rules(options))
