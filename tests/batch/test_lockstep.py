"""The same dice and actions through the plain engine and the batch engine give the same games."""

import os
from random import Random

import pytest

from dicehouse import games
from dicehouse.testing.lockstep import LANES, Lockstep, any_options

DECISIONS = int(os.environ.get("DICEHOUSE_LOCKSTEP", "20000"))
"""For each game, over all numbers of players."""
AT_A_TIME = 100 * LANES
"""So many decisions are made with the same options."""


def tables() -> list[tuple[str, int]]:
    """Every game with every number of players."""
    seats = {name: games.load(name).options_type.seats for name in games.names()}
    return [(name, players) for name, (low, high) in seats.items() for players in range(low, high + 1)]


@pytest.mark.parametrize(("name", "players"), tables())
def test_both_engines_play_the_same_games_with_any_options(name: str, players: int) -> None:
    low, high = games.load(name).options_type.seats
    wanted, made, random = DECISIONS // (high - low + 1), 0, Random(f"{name} {players}")
    game = games.create(name, players)
    while made < wanted:
        made += Lockstep(game, random.getrandbits(32)).run(min(AT_A_TIME, wanted - made))
        game = any_options(games.load(name), players, random)


@pytest.mark.parametrize("returns", ["needed", "pile"])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_both_engines_move_the_same_sand_when_the_supply_runs_out(players: int, returns: str) -> None:
    game = games.create("chinchiller", players, sand=12, supply=12 * players + 7, returns=returns)
    Lockstep(game, seed=players).run(2000)
