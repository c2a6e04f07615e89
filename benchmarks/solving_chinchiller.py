"""Solving two-player Chinchiller Dice: how long, how many states, how good, and how long a decision takes.

Run: `python -m benchmarks.solving_chinchiller`; with `--loaded` the shipped table is read instead of solved anew.
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

import dicehouse
from dicehouse.bots import make_bot, solve
from dicehouse.games.chinchiller.bots import two_player_table
from dicehouse.kit import value_tables


def measure_solving(loaded: bool) -> dict[str, Any]:
    """Solve the usual options into a folder of our own, compiling included."""
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
    """How long the perfect bot thinks, by what it decides."""
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


def as_markdown(report: dict[str, Any]) -> str:
    """The report as two tables."""
    solving = report["solving"]
    lines = ["| | |", "|---|---|", *(f"| {name} | {value} |" for name, value in solving.items()), ""]
    lines += ["| players | stop ms | claim ms | answer ms | slowest ms |", "|---|---|---|---|---|"]
    lines += ["| " + " | ".join(str(value) for value in row.values()) + " |" for row in report["decisions"]]
    before, after = report["load"]
    return "\n".join([*lines, "", f"Python {report['python']}; load before {before:.2f}, after {after:.2f}."])


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="for the decisions of each number of players")
    parser.add_argument("--loaded", action="store_true", help="do not solve, read the shipped table")
    parser.add_argument("--json", type=Path, help="also write the figures here")
    arguments = parser.parse_args()
    before = load()
    report = {
        "python": sys.version.split()[0],
        "solving": measure_solving(arguments.loaded),
        "decisions": [measure_decisions(players, arguments.games) for players in (2, 3, 4, 5)],
        "load": (before, load()),
    }
    publish(report, as_markdown(report), arguments.json)


if __name__ == "__main__":
    main()
