"""Every level that plays without numpy decides without it as with it, dice for dice.

`make test` compares some thousand decisions; DICEHOUSE_PLAIN_GAMES plays more games of each level.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from dicehouse import games
from dicehouse.bots import levels

HERE = Path(__file__).parent
GAMES = int(os.environ.get("DICEHOUSE_PLAIN_GAMES", "3"))


def plain_levels() -> list[tuple[str, str, int]]:
    """Each such level of each game, with the numbers of players for which it is solved."""
    found = []
    for name in games.names():
        low, _ = games.load(name).options_type.seats
        for level in levels(name):
            if level not in games.spec(name).needs_numpy:
                solved = (2, 3) if (name, level) == ("gonuts", "perfect") else (max(low, 2),)
                found += [(name, level, players) for players in solved]
    return found


def decided(game: str, level: str, players: int, *how: str) -> str:
    command = [sys.executable, HERE / "decisions.py", game, level, str(players), "0", str(GAMES), *how]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=1200)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(("game", "level", "players"), plain_levels())
def test_a_level_decides_without_numpy_as_with_it(game: str, level: str, players: int) -> None:
    without = decided(game, level, players, "plain")
    assert without.count("\n") == GAMES
    assert without == decided(game, level, players)


def test_a_level_that_needs_numpy_says_so() -> None:
    command = [sys.executable, HERE / "decisions.py", "chili", "expert", "2", "0", "1", "plain"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert "Level expert of chili computes too much for a page" in done.stderr
