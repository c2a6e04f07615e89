"""Solving Go Nuts! for two and three players (with --all for four), asking the solution, playing it a million times.

One run in one process: compiled loops are warmed up on a tiny game first, and how long that took is told apart. Games
are simulated from tables compiled from the rules; z is by how many standard deviations the starting player's wins are
off the solved value. Run with `python -m benchmarks.solving_gonuts`.
"""

import argparse
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.reporting import load, publish, say

from dicehouse.bots import make_bot, solve
from dicehouse.core.game import AnyGame
from dicehouse.games.gonuts.bots import simulation
from dicehouse.games.gonuts.options import GoNutsOptions
from dicehouse.games.gonuts.rules import GoNuts
from dicehouse.kit import value_tables

SEED = 2026
QUERIES = 2000


def gonuts(players: int, **options: int) -> GoNuts:
    return GoNuts(GoNutsOptions.read(players, options))


def warm_up() -> float:
    """Load or compile all loops; the seconds it took."""
    start = time.perf_counter()
    solve(gonuts(2, target=3), fresh=True)
    solve(gonuts(3, target=22), fresh=True)  # enough vectors to be shared among the cores
    simulation.simulate(gonuts(2, target=3), 10, SEED)
    return time.perf_counter() - start


def measure(players: int, games: int) -> dict[str, Any]:
    """Solve from nothing, ask, and play."""
    game = gonuts(players)
    start = time.perf_counter()
    solution = solve(game, lambda share: say(f"{players} players: {share:.0%}"), fresh=True)
    solved = time.perf_counter() - start
    say(f"{players} players: questions")
    asked = statistics.median(ask(players))
    say(f"{players} players: {games:,} games")
    start = time.perf_counter()
    played = simulation.simulate(game, games, SEED)
    return {
        "players": players,
        "value": solution.value,
        "gap": solution.gap,
        "states": solution.states,
        "seconds": round(solved, 3),
        "states_per_second": round(solution.states / solved),
        "query_microseconds": round(asked * 1e6, 1),
        "games": games,
        "games_seconds": round(time.perf_counter() - start, 2),
        "start_wins": played.wins[0] / games,
        "z": round(played.z, 2),
    }


def ask(players: int) -> list[float]:
    """The seconds of each question to the perfect bot, in the course of games."""
    game: AnyGame = gonuts(players)
    random = Random(SEED)
    bots = [make_bot(game, "perfect", seat, random) for seat in range(players)]
    times: list[float] = []
    state = game.new()
    while len(times) < QUERIES:
        if state.due is not None:
            state, _ = game.roll(state, state.due.sample(random.random))
        elif state.actors:
            seat = state.actors[0]
            view, choices = game.view(state, seat), game.choices(state, seat)
            start = time.perf_counter()
            action = bots[seat].choose(view, choices)
            times.append(time.perf_counter() - start)
            state, _ = game.act(state, seat, action)
        else:
            state = game.new()
    return times


def as_markdown(report: dict[str, Any]) -> str:
    """The report as a table."""
    lines = [
        "| players | start wins | gap | states | solved in s | states/s | query µs | games | in s | start won | z |",
        "|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for row in report["results"]:
        cells = (
            row["players"],
            f"{row['value']:.6f}",
            f"{row['gap']:.0e}",
            f"{row['states']:,}",
            row["seconds"],
            f"{row['states_per_second']:,}",
            row["query_microseconds"],
            f"{row['games']:,}",
            row["games_seconds"],
            f"{row['start_wins']:.6f}",
            row["z"],
        )
        lines.append("| " + " | ".join(map(str, cells)) + " |")
    before, after = report["load"]
    lines += [
        "",
        f"Python {report['python']}, {report['cores']} cores; warmed up in {report['warm_up_seconds']} s, "
        f"load before {before:.2f}, after {after:.2f}.",
    ]
    return "\n".join(lines)


def main() -> None:
    """Measure everything and print one table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", action="store_true", help="four players too: some minutes, and 1 GB of memory")
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--json", type=Path, help="also write the figures here")
    arguments = parser.parse_args()
    before = load()
    with tempfile.TemporaryDirectory() as folder:
        os.environ[value_tables.FOLDER] = folder  # nobody's own tables are touched
        warm = warm_up()
        results = [measure(players, arguments.games) for players in ((2, 3, 4) if arguments.all else (2, 3))]
    report = {
        "python": sys.version.split()[0],
        "cores": os.cpu_count(),
        "warm_up_seconds": round(warm, 2),
        "load": (before, load()),
        "results": results,
    }
    publish(report, as_markdown(report), arguments.json)


if __name__ == "__main__":
    main()
