"""A cache of compiled games."""

from functools import lru_cache
from typing import Any

from dicehouse.core.errors import BatchError
from dicehouse.core.game import AnyGame
from dicehouse.core.options import Options
from dicehouse.games import spec
from dicehouse.kit.batch.compiled_game import CompiledGame

CACHE_SIZE = 32
"""The number of games with their options that stay compiled."""


def compiled(game: AnyGame) -> CompiledGame[Any, Any]:
    """The compiled form of a game with its options.

    Raises:
        BatchError: the game has none, or none for these options.
    """
    return _compiled(game.name, game.options)


@lru_cache(maxsize=CACHE_SIZE)
def _compiled(name: str, options: Options) -> CompiledGame[Any, Any]:
    game = spec(name)
    if game.compiled is None:
        raise BatchError("batch.none", game=game.rules.title, field="GameSpec.compiled")
    kind = game.compiled()
    for key, value in kind.required_options.items():
        if getattr(options, key) != value:
            raise BatchError("batch.option", game=game.rules.title, key=key, value=str(value))
    return kind(game.rules(options))
