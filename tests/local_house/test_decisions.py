"""Every level that plays without numpy decides without it as with it, dice for dice.

`make test` compares some thousand decisions; DICEHOUSE_PLAIN_GAMES plays more games of each level.
"""

import os
import subprocess
import sys
from pathlib import Path

from dicehouse import games
from dicehouse.bots import levels

HERE = Path(__file__).parent
GAMES = int(os.environ.get("DICEHOUSE_PLAIN_GAMES", "3"))


def plain_levels() -> list[str]:
    """Each such level of each game, with numbers of players for which it is solved."""
    found = []
    for name in games.names():
        low, _ = games.load(name).options_type.seats
        for level in levels(name):
            if level not in games.spec(name).needs_numpy:
                solved = (2, 3) if (name, level) == ("gonuts", "perfect") else (max(low, 2),)
                found += [f"{name}:{level}:{players}" for players in solved]
    return found


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(HERE / "decisions.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=1200)


def test_every_level_decides_without_numpy_as_with_it() -> None:
    wanted = plain_levels()
    assert len(wanted) > 10
    without, having = run(str(GAMES), *wanted, "plain"), run(str(GAMES), *wanted)
    assert without.returncode == having.returncode == 0, without.stderr + having.stderr
    assert without.stdout.count("\n") == GAMES * len(wanted)
    assert without.stdout == having.stdout


def test_a_level_that_needs_numpy_says_so() -> None:
    assert "Level expert of chili computes too much for a page" in run("1", "chili:expert:2", "plain").stderr
