"""Write docs/strength.md: what is solved, how exactly, and how strong the levels are.

All figures of the page are measured here: values, gaps, states and times by solving afresh, win rates by duels with
common dice, and simulated games of the perfect bots next to their predicted values. Run `make strength`; it takes the
better part of an hour on two cores. `--quick` plays a tenth of the games, to test the script.
"""

import argparse
import os
import sys
import tempfile
import time
from importlib import import_module
from math import sqrt
from pathlib import Path
from random import Random
from typing import NamedTuple

from msgspec import structs
from scripts.progress import progress, say

from dicehouse import bots, games
from dicehouse.bots.play import play_game
from dicehouse.dice import CommonDice
from dicehouse.kit import value_tables
from dicehouse.lab.duel import run_duel
from dicehouse.lab.interval import Z_95
from dicehouse.lab.matchup import Matchup
from dicehouse.support.process_pool import process_pool

PAGE = Path(__file__).parent.parent / "docs" / "strength.md"


class Solve(NamedTuple):
    """A game to be solved afresh."""

    game: str
    players: int


class Arena(NamedTuple):
    """A duel matrix: one bot of the row against bots of the column, with this many players."""

    game: str
    players: int
    games: int


SOLVES = (
    Solve("chili", 1),
    Solve("gonuts", 2),
    Solve("gonuts", 3),
    Solve("gonuts", 4),
    Solve("chinchiller", 2),
    Solve("dixkibluff", 3),
)
ARENAS = (
    Arena("chinchiller", 2, 1600),
    Arena("chinchiller", 4, 600),
    Arena("chili", 2, 200),
    Arena("gonuts", 2, 4000),
    Arena("gonuts", 3, 2100),
    Arena("dixkibluff", 3, 240),
    Arena("dixkibluff", 5, 120),
)
LONG_DUELS = (
    Matchup("chili", {}, ("master", "score"), 2000),
    Matchup("dixkibluff", {}, ("master", "odds", "odds"), 300),
    Matchup("dixkibluff", {}, ("master", *("odds",) * 4), 150),
    Matchup("dixkibluff", {}, ("master", *("odds",) * 8), 108),
)
"""Against the yardsticks: playing for points alone, and the odds of one's own dice alone."""
GONUTS_GAMES, CHILI_GAMES, CHINCHILLER_GAMES = 5_000_000, 500_000, 12_000


def main() -> None:
    """Measure everything and write the page, or one part of it."""
    parts = {"solved": solved, "played": simulated, "yardsticks": yardsticks, "levels": matrices}
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a tenth of the games; the page goes to standard output")
    parser.add_argument("--part", choices=parts, help="only this part of the page; the others stay as they are")
    arguments = parser.parse_args()
    share = 10 if arguments.quick else 1
    sections = {} if arguments.part is None else _sections(PAGE.read_text())
    for name, part in parts.items():
        if arguments.part in (None, name):
            load = os.getloadavg()[0]
            lines = part(share)
            note = f"Load of the machine: {load:.1f} before, {os.getloadavg()[0]:.1f} after; {os.cpu_count()} cores."
            sections[lines[0]] = "\n".join([*lines, "", note])
    say("")
    text = "\n".join([HEAD, "\n\n".join(sections.values())]) + "\n"
    if arguments.quick:
        sys.stdout.write("\n" + text)
    else:
        PAGE.write_text(text)


def _sections(text: str) -> dict[str, str]:
    """The parts of the page by their headings."""
    parts = ("\n" + text).split("\n## ")[1:]
    return {"## " + part.partition("\n")[0]: "## " + part.strip("\n") for part in parts}


def solved(share: int) -> list[str]:
    """Fresh solves, in a folder of their own."""
    lines = [
        "## Solved",
        "",
        "| game | players | value | gap | states | seconds | what |",
        "|---|---|---|---|---|---|---|",
    ]
    with tempfile.TemporaryDirectory() as folder:
        os.environ[value_tables.FOLDER] = folder
        for name, players in SOLVES:
            game = games.create(name, players)
            start = time.perf_counter()
            solution = bots.solve(game, progress(f"solving {name}, {players} players"), fresh=True)
            seconds = time.perf_counter() - start
            cells = (f"{solution.value:.6f}", f"{solution.gap:.1e}" if solution.gap else "0", f"{solution.states:,}")
            lines.append(f"| {game.title} | {players} | {' | '.join(cells)} | {seconds:.1f} | {solution.what} |")
        del os.environ[value_tables.FOLDER]
    return lines


class Played(NamedTuple):
    """The mean result of perfect bots against themselves, and the predicted value."""

    title: str
    players: int
    games: int
    predicted: float
    mean: float
    error: float

    def row(self) -> str:
        low, high = self.mean - Z_95 * self.error, self.mean + Z_95 * self.error
        z = (self.mean - self.predicted) / self.error
        figures = f"{self.games:,} | {self.predicted:.4f} | {self.mean:.4f} | {low:.4f} - {high:.4f} | {z:+.2f}"
        return f"| {self.title} | {self.players} | {figures} |"


def simulated(share: int) -> list[str]:
    """Perfect bots against themselves, compared with the predicted value."""
    lines = [
        "## Played out",
        "",
        "Perfect bots play themselves; z is the distance from the predicted value in standard errors. Compiled loops",
        "over the solved tables play Go Nuts! and Chili Dice; the bots themselves play Chinchiller Dice.",
        "",
        "| game | players | games | predicted | played | 95% interval | z |",
        "|---|---|---|---|---|---|---|",
    ]
    for play, number in (
        (play_gonuts, GONUTS_GAMES),
        (play_chili, CHILI_GAMES),
        (play_chinchiller, CHINCHILLER_GAMES),
    ):
        say(f"playing out: {play.__name__}")
        lines.append(play(number // share).row())
    return lines


def play_gonuts(number: int) -> Played:
    game = games.create("gonuts", 2)
    played = import_module("dicehouse.games.gonuts.bots.simulation").simulate(game, number, 1)
    mean = played.wins[0] / number
    return Played(game.title, 2, number, bots.solve(game).value, mean, sqrt(mean * (1 - mean) / number))


def play_chili(number: int) -> Played:
    game = games.create("chili", 1)
    key = import_module("dicehouse.games.chili.bots.solver").VALUES
    values = value_tables.load(game, key)["values"]
    totals = import_module("dicehouse.games.chili.bots.simulation").simulate(number, 1, values)
    return Played(game.title, 1, number, bots.solve(game).value, totals.mean(), totals.std() / sqrt(number))


def play_chinchiller(number: int) -> Played:
    game = games.create("chinchiller", 2)
    with process_pool(os.cpu_count() or 1) as pool:
        wins = sum(pool.map(first_wins, range(number), chunksize=200))
    mean = wins / number
    return Played(game.title, 2, number, bots.solve(game).value, mean, sqrt(mean * (1 - mean) / number))


def first_wins(seed: int) -> bool:
    """Whether the starting player wins one game of Chinchiller Dice between perfect bots."""
    game = games.create("chinchiller", 2, first=0)
    players = [bots.make_bot(game, "perfect", seat, Random(f"{seed} {seat}")) for seat in range(2)]
    return 0 in play_game(game, players, CommonDice(seed).roll).winners


def yardsticks(share: int) -> list[str]:
    """The master against bots that play by one number alone."""
    lines = [
        "## Against the yardsticks",
        "",
        "One master; all others play by one number alone: `score` by the expected score, `odds` by the exact odds",
        "of their own dice.",
        "",
        "| game | players | others | games | master wins | 95% interval | equal |",
        "|---|---|---|---|---|---|---|",
    ]
    for duel in LONG_DUELS:
        duel = structs.replace(duel, games=duel.games // share)  # noqa: PLW2901 - the same duel, shorter
        result = run_duel(duel, progress(f"{duel.game}: {len(duel.bots)} players against {duel.bots[1]}"))
        wins, players = result.standings[0].wins, len(duel.bots)
        figures = f"{result.games} | {wins.mean:.1%} | {wins.low:.1%} - {wins.high:.1%} | {1 / players:.1%}"
        lines.append(f"| {games.load(duel.game).title} | {players} | {duel.bots[1]} | {figures} |")
    return lines


def matrices(share: int) -> list[str]:
    """Every level against every weaker one."""
    lines = [
        "## Levels against each other",
        "",
        "One bot of the row sits at a table where all others are bots of the column. The figure is how often the one",
        "wins, with half the width of its 95% interval. The dice are common, and everybody sits in every seat.",
    ]
    for name, players, number in ARENAS:
        levels = (bots.RANDOM, *bots.levels(name, games.create(name, players).options))
        title = games.load(name).title
        lines += [
            "",
            f"### {title}, {players} players (equal: {1 / players:.1%})",
            "",
            f"| one \\ others | {' | '.join(levels[:-1])} |",
            "|---" * len(levels) + "|",
        ]
        for place, row in enumerate(levels[1:], start=1):
            cells = []
            for column in levels[:place]:
                duel = Matchup(name, {}, (row, *(column,) * (players - 1)), number // share)
                wins = run_duel(duel, progress(f"{name}, {players}: {row} against {column}")).standings[0].wins
                cells.append(f"{wins.mean:.1%} ± {(wins.high - wins.low) / 2:.1%}")
            lines.append(f"| {row} | {' | '.join(cells + [''] * (len(levels) - 1 - place))} |")
        lines += [
            "",
            f"{Matchup(name, {}, ('random',) * players, number // share).deals * players} games for each pair.",
        ]
    return lines


HEAD = """# Strength

How good the bots are, in numbers. This page is written by `make strength`; nothing on it is typed by hand. How the
bots think is told in [bots.md](bots.md).
"""


if __name__ == "__main__":
    main()
