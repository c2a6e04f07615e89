"""OpenSpiel games: the rules of every registered game under OpenSpiel's algorithms.

Import this package, and `pyspiel.load_game("dicehouse_gonuts_v1", {"players": 3, "target": 30})` works. Dice are chance
nodes with exact probabilities. A player's information state is everything they did and everything they were shown.

A game may also begin in any state and end before its end (`Subgame`): so tabular algorithms can solve a part of a large
game. A game without `GameSpec.observation` has no observation tensor, and its observations are views as JSON.
"""

from functools import cache

import pyspiel

from dicehouse.envs.openspiel.states import DicehouseGame, DicehouseState, Observer, game_type, spiel_name
from dicehouse.envs.openspiel.subgame import Subgame
from dicehouse.games import load, names

__all__ = ["DicehouseGame", "DicehouseState", "Observer", "Subgame", "spiel_game", "spiel_name"]


@cache
def spiel_game(game: str) -> type[DicehouseGame]:
    """The OpenSpiel class of a game; the first call registers it."""
    found = type(f"{load(game).__name__}Game", (DicehouseGame,), {"name": game, "__module__": __name__})
    globals()[found.__name__] = found  # where pickle looks for it
    pyspiel.register_game(game_type(game, 2), found)
    return found


for _game in names():
    spiel_game(_game)
