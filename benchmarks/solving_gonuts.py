"""Solving Go Nuts! for two and three players (with --all for four), querying the solution, simulating a million games.

One run in one process: loops are compiled on a tiny game first, and that time is printed separately. Games are
simulated from tables compiled from the rules; z is the distance of the starting player's wins from the solved value in
standard deviations. Run with `python -m benchmarks.solving_gonuts`.
"""

import argparse
import os
import statistics
import tempfile
import time
from random import Random
from typing import Any

from benchmarks.reporting import Report, conditions_line, markdown_table, run_benchmark
from scripts.progress import say

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
    """Load or compile all loops; returns the seconds it took."""
    start = time.perf_counter()
    solve(gonuts(2, target=3), fresh=True)
    solve(gonuts(3, target=22), fresh=True)  # enough vectors to be shared among the cores
    simulation.simulate(gonuts(2, target=3), 10, SEED)
    return time.perf_counter() - start


def measure(players: int, games: int) -> dict[str, Any]:
    """Solve without a stored table, query the solution, and simulate games."""
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
    """The seconds of each decision of the perfect bot, over some games."""
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


def as_markdown(report: Report) -> str:
    columns = ["players", "start wins", "gap", "states", "solved in s", "states/s", "query µs", "games", "in s"]
    rows = (
        (
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
        for row in report["results"]
    )
    lines = markdown_table([*columns, "start won", "z"], rows)
    return "\n".join([*lines, "", conditions_line(report, f"warmed up in {report['warm_up_seconds']} s")])


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--all", action="store_true", help="four players too: some minutes, and 1 GB of memory")
    parser.add_argument("--games", type=int, default=1_000_000)


def measure_all(arguments: argparse.Namespace) -> Report:
    with tempfile.TemporaryDirectory() as folder:
        os.environ[value_tables.FOLDER] = folder  # the user's own tables are not touched
        warm = warm_up()
        results = [measure(players, arguments.games) for players in ((2, 3, 4) if arguments.all else (2, 3))]
    return {"warm_up_seconds": round(warm, 2), "results": results}


def main() -> None:
    run_benchmark(__doc__, measure_all, as_markdown, add_options)


if __name__ == "__main__":
    main()
