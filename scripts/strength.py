"""Measure how strong the bots are, and write docs/strength.md from what was measured: `make strength`.

All figures are measured here: values, gaps, states and times by solving afresh, win rates by duels with common dice,
and simulated games of the perfect bots next to their predicted values. Each is stored in benchmarks/results with the
version of the rules that it was measured for, and the page is made of what is stored: a figure of other rules than
today's says so. All of it takes the better part of an hour on two cores; `--only` measures some, `--page` none.
`--quick` plays a tenth of the games, to test the script.
"""

import argparse
import json
import os
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

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

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "strength.md"
STORE = ROOT / "benchmarks" / "results" / "strength.json"

Data = dict[str, Any]
"""What was measured, as JSON."""


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


class Figure(NamedTuple):
    """Something to measure, and a row or a table of the page."""

    part: str
    game: str
    players: int
    measure: Callable[[int], Data]
    """Given the share of the games to play: 1, or 10 for a tenth."""
    about: str = ""

    @property
    def key(self) -> str:
        """Its name in the store."""
        return "/".join(filter(None, (self.part, self.game, str(self.players), self.about)))


def figures() -> list[Figure]:
    """Everything on the page, in its order."""
    played = (("gonuts", 2, play_gonuts), ("chili", 1, play_chili), ("chinchiller", 2, play_chinchiller))
    return [
        *(Figure("solved", *one, partial(solved, one)) for one in SOLVES),
        *(Figure("played", name, players, measure) for name, players, measure in played),
        *(Figure("yardsticks", one.game, len(one.bots), partial(yardstick, one), one.bots[1]) for one in LONG_DUELS),
        *(Figure("levels", one.game, one.players, partial(matrix, one)) for one in ARENAS),
    ]


def main() -> None:
    """Measure what is wished, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="a tenth of the games; the page goes to standard output")
    parser.add_argument("--page", action="store_true", help="measure nothing, only write the page")
    parser.add_argument(
        "--only", nargs="+", default=[""], metavar="BEGINNING", help="such as played or levels/gonuts/3"
    )
    arguments = parser.parse_args()
    store: Data = json.loads(STORE.read_text()) if STORE.exists() else {}
    for figure in [] if arguments.page else figures():
        if figure.key.startswith(tuple(arguments.only)):
            say(figure.key)
            load = os.getloadavg()[0]
            data = figure.measure(10 if arguments.quick else 1)
            version = games.load(figure.game).version
            store[figure.key] = {"rules": version, "load": [round(load, 1), round(os.getloadavg()[0], 1)], **data}
            if not arguments.quick:  # an hour of work is not lost with the next figure
                STORE.parent.mkdir(parents=True, exist_ok=True)
                STORE.write_text(json.dumps(store, indent=1) + "\n")
    say("")
    if arguments.quick:
        sys.stdout.write("\n" + page(store))
    else:
        PAGE.write_text(page(store))


# measuring


def solved(wanted: Solve, _: int) -> Data:
    """A fresh solve, in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ[value_tables.FOLDER] = folder
        try:
            game = games.create(wanted.game, wanted.players)
            start = time.perf_counter()
            told = progress(f"solving {wanted.game}, {wanted.players} players")
            solution = bots.solve(game, told, fresh=True)
            seconds = time.perf_counter() - start
        finally:
            del os.environ[value_tables.FOLDER]
    found = {"value": solution.value, "gap": solution.gap, "states": solution.states}
    return {**found, "seconds": seconds, "what": solution.what}


def played(number: int, predicted: float, mean: float, error: float) -> Data:
    """The mean result of perfect bots against themselves, and the predicted value."""
    return {"games": number, "predicted": predicted, "mean": mean, "error": error}


def play_gonuts(share: int) -> Data:
    """Compiled games of Go Nuts!."""
    game, number = games.create("gonuts", 2), GONUTS_GAMES // share
    found = import_module("dicehouse.games.gonuts.bots.simulation").simulate(game, number, 1)
    mean = float(found.wins[0] / number)
    return played(number, bots.solve(game).value, mean, sqrt(mean * (1 - mean) / number))


def play_chili(share: int) -> Data:
    """Compiled games of Chili Dice."""
    game, number = games.create("chili", 1), CHILI_GAMES // share
    key = import_module("dicehouse.games.chili.bots.solver").VALUES
    values = value_tables.load(game, key)["values"]
    totals = import_module("dicehouse.games.chili.bots.simulation").simulate(number, 1, values)
    return played(number, bots.solve(game).value, float(totals.mean()), float(totals.std() / sqrt(number)))


def play_chinchiller(share: int) -> Data:
    """Games of Chinchiller Dice between the bots themselves."""
    game, number = games.create("chinchiller", 2), CHINCHILLER_GAMES // share
    with process_pool(os.cpu_count() or 1) as pool:
        wins = sum(pool.map(first_wins, range(number), chunksize=200))
    mean = wins / number
    return played(number, bots.solve(game).value, mean, sqrt(mean * (1 - mean) / number))


def first_wins(seed: int) -> bool:
    """Whether the starting player wins one game of Chinchiller Dice between perfect bots."""
    game = games.create("chinchiller", 2, first=0)
    players = [bots.make_bot(game, "perfect", seat, Random(f"{seed} {seat}")) for seat in range(2)]
    return 0 in play_game(game, players, CommonDice(seed).roll).winners


def yardstick(duel: Matchup, share: int) -> Data:
    """The master against bots that play by one number alone."""
    duel = structs.replace(duel, games=duel.games // share)
    result = run_duel(duel, progress(f"{duel.game}: {len(duel.bots)} players against {duel.bots[1]}"))
    wins = result.standings[0].wins
    return {"games": result.games, "mean": wins.mean, "low": wins.low, "high": wins.high}


def matrix(arena: Arena, share: int) -> Data:
    """Every level against every weaker one."""
    name, players, number = arena
    levels = (bots.RANDOM, *bots.levels(name, games.create(name, players).options))
    rows = []
    for place, row in enumerate(levels[1:], start=1):
        cells = []
        for column in levels[:place]:
            duel = Matchup(name, {}, (row, *(column,) * (players - 1)), number // share)
            wins = run_duel(duel, progress(f"{name}, {players}: {row} against {column}")).standings[0].wins
            cells.append([wins.mean, (wins.high - wins.low) / 2])
        rows.append(cells)
    number = Matchup(name, {}, ("random",) * players, number // share).deals * players
    return {"levels": levels, "games": number, "rows": rows}


# the page


def page(store: Data) -> str:
    """The page, of what is stored."""
    known = [(figure, store[figure.key]) for figure in figures() if figure.key in store]
    parts = [HEAD]
    for name, (head, show) in PARTS.items():
        found = [(figure, data) for figure, data in known if figure.part == name]
        if found:
            lines = [head.strip(), *("\n".join(show(figure, data)) for figure, data in found)]
            loads = [load for _, data in found for load in data["load"] or ()]
            if loads:
                lines += ["", f"Load of the machine: from {min(loads):.1f} to {max(loads):.1f}."]
            parts.append("\n".join(lines) + "\n")
    return "\n".join(parts)


def rules_of(figure: Figure, data: Data) -> str:
    """The version of the rules that a figure was measured for; marked where others count today."""
    today = games.load(figure.game).version
    return str(today) if data["rules"] == today else f"**{data['rules']}**, today {today}"


def _start(figure: Figure, data: Data) -> str:
    return f"| {games.load(figure.game).title} | {rules_of(figure, data)} | {figure.players}"


def show_solved(figure: Figure, data: Data) -> list[str]:
    gap = f"{data['gap']:.1e}" if data["gap"] else "0"
    cells = f"{data['value']:.6f} | {gap} | {data['states']:,} | {data['seconds']:.1f} | {data['what']}"
    return [f"{_start(figure, data)} | {cells} |"]


def show_played(figure: Figure, data: Data) -> list[str]:
    mean, error, predicted = data["mean"], data["error"], data["predicted"]
    interval = f"{mean - Z_95 * error:.4f} - {mean + Z_95 * error:.4f}"
    cells = f"{data['games']:,} | {predicted:.4f} | {mean:.4f} | {interval} | {(mean - predicted) / error:+.2f}"
    return [f"{_start(figure, data)} | {cells} |"]


def show_yardstick(figure: Figure, data: Data) -> list[str]:
    interval = f"{data['low']:.1%} - {data['high']:.1%}"
    cells = f"{figure.about} | {data['games']} | {data['mean']:.1%} | {interval} | {1 / figure.players:.1%}"
    return [f"{_start(figure, data)} | {cells} |"]


def show_matrix(figure: Figure, data: Data) -> list[str]:
    levels = data["levels"]
    lines = [
        "",
        f"### {games.load(figure.game).title}, {figure.players} players (equal: {1 / figure.players:.1%})",
        "",
        f"| one \\ others | {' | '.join(levels[:-1])} |",
        "|---" * len(levels) + "|",
    ]
    for row, cells in zip(levels[1:], data["rows"], strict=True):
        shown = [f"{mean:.1%} ± {half:.1%}" for mean, half in cells]
        lines.append(f"| {row} | {' | '.join(shown + [''] * (len(levels) - 1 - len(shown)))} |")
    return [*lines, "", f"{data['games']} games for each pair; version of the rules: {rules_of(figure, data)}."]


HEAD = """# Strength

How good the bots are, in numbers. `make strength` measures them and writes this page; nothing on it is typed by hand.
Each figure has the version of the rules of its game that it was measured for: where that is bold, the rules have
changed since, and the figure is one of the past. How the bots think is told in [bots.md](bots.md).
"""
PARTS: dict[str, tuple[str, Callable[[Figure, Data], list[str]]]] = {
    "solved": (
        """
## Solved

| game | rules | players | value | gap | states | seconds | what |
|---|---|---|---|---|---|---|---|
""",
        show_solved,
    ),
    "played": (
        """
## Played out

Perfect bots play themselves; z is the distance from the predicted value in standard errors. Compiled loops
over the solved tables play Go Nuts! and Chili Dice; the bots themselves play Chinchiller Dice.

| game | rules | players | games | predicted | played | 95% interval | z |
|---|---|---|---|---|---|---|---|
""",
        show_played,
    ),
    "yardsticks": (
        """
## Against the yardsticks

One master; all others play by one number alone: `score` by the expected score, `odds` by the exact odds
of their own dice.

| game | rules | players | others | games | master wins | 95% interval | equal |
|---|---|---|---|---|---|---|---|
""",
        show_yardstick,
    ),
    "levels": (
        """
## Levels against each other

One bot of the row sits at a table where all others are bots of the column. The figure is how often the one
wins, with half the width of its 95% interval. The dice are common, and everybody sits in every seat.
""",
        show_matrix,
    ),
}


if __name__ == "__main__":
    main()
