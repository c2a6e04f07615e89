"""Solving two-player Chinchiller Dice: time, states and gap, and the time of a decision.

Run: `python -m benchmarks.solving_chinchiller`; with `--loaded` the shipped table is read instead of solved.
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

import dicehouse
from dicehouse.bots import make_bot, solve
from dicehouse.games.chinchiller.bots import two_player_table
from dicehouse.kit import value_tables


def measure_solving(loaded: bool) -> dict[str, Any]:
    """Solve the usual options, with the time for compiling, into a temporary folder."""
    game = dicehouse.create("chinchiller", 2)
    before, cpu = time.perf_counter(), time.process_time()
    with tempfile.TemporaryDirectory() as folder:
        os.environ[value_tables.FOLDER] = folder
        solution = solve(game, lambda share: say(f"solving: {share:.0%}"), fresh=not loaded)
        del os.environ[value_tables.FOLDER]
    took, cpu = time.perf_counter() - before, time.process_time() - cpu
    table = value_tables.load(game, two_player_table.VALUES)
    value, sand = solution.value, game.options.sand
    return {
        "seconds": round(took, 1),
        "cpu_seconds": round(cpu, 1),
        "loaded": solution.loaded,
        "states": solution.states,
        "value": round(value, 6),
        "gap": round(solution.gap, 6),
        "shipped_gap_starting": round(float(table["starting"][sand]) - value, 6),
        "shipped_gap_following": round(float(table["following"][sand]) - (1 - value), 6),
    }


def measure_decisions(players: int, games: int) -> dict[str, Any]:
    """The time of the perfect bot's decisions, by their kind."""
    game = dicehouse.create("chinchiller", players)
    random = Random(1).random
    times: dict[str, list[float]] = {"stop": [], "claim": [], "answer": []}
    for number in range(games):
        say(f"{players} players: game {number + 1} of {games}")
        bots = [make_bot(game, "perfect", seat, Random(seat)) for seat in range(players)]
        state = game.new()
        while state.due is not None or state.actors:
            if state.due is not None:
                state, events = game.roll(state, state.due.sample(random))
            else:
                (seat,) = state.actors
                kind = "stop" if state.closed[state.turn] < 2 else "claim" if seat != state.turn else "answer"
                view, choices = game.view(state, seat), game.choices(state, seat)
                before = time.perf_counter()
                action = bots[seat].choose(view, choices)
                times[kind].append(time.perf_counter() - before)
                state, events = game.act(state, seat, action)
            for seat, bot in enumerate(bots):
                bot.notice(tuple(event.for_viewer(seat) for event in events))
    return {
        "players": players,
        **{f"{kind}_ms": round(1000 * statistics.median(found), 3) for kind, found in times.items()},
        "slowest_ms": round(1000 * max(max(found) for found in times.values()), 1),
    }


def as_markdown(report: Report) -> str:
    lines = [*markdown_table(["", ""], report["solving"].items()), ""]
    columns = ["players", "stop ms", "claim ms", "answer ms", "slowest ms"]
    lines += markdown_table(columns, (tuple(row.values()) for row in report["decisions"]))
    return "\n".join([*lines, "", conditions_line(report)])


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=20, help="for the decisions of each number of players")
    parser.add_argument("--loaded", action="store_true", help="do not solve, read the shipped table")


def measure(arguments: argparse.Namespace) -> Report:
    return {
        "solving": measure_solving(arguments.loaded),
        "decisions": [measure_decisions(players, arguments.games) for players in (2, 3, 4, 5)],
    }


def main() -> None:
    run_benchmark(__doc__, measure, as_markdown, add_options)


if __name__ == "__main__":
    main()
