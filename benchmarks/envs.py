"""PettingZoo environments compared with PettingZoo's own tictactoe, by PettingZoo's own performance benchmark.

One process, one core. Every round runs tictactoe and then one of ours, and the ratio is the median over the rounds, so
that other load of the machine affects both. Both are made in the usual way, with checks. Turns per second are what the
benchmark prints: observe, choose among the legal actions, step. The last column is the rate of a vector environment of
1024 games, without the time for choosing. Run with `make bench`.
"""

import argparse
import io
import statistics
import time
import warnings
from contextlib import redirect_stdout
from typing import Any

import numpy as np
from benchmarks.reporting import Report, conditions_line, markdown_table, run_benchmark
from scripts.progress import say

from dicehouse.envs.gymnasium import vector_env
from dicehouse.envs.pettingzoo import env
from dicehouse.envs.registry import games_with_observations

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # PettingZoo's benchmark imports its games in an old way
    import pettingzoo
    from pettingzoo.test import performance_benchmark

AIM = 5.0
TABLES = 1024


def turns_per_second(table: Any) -> float:
    """The result of PettingZoo's benchmark, which takes five seconds."""
    said = io.StringIO()
    with redirect_stdout(said):
        performance_benchmark(table)
    (line,) = (line for line in said.getvalue().splitlines() if "turns per second" in line)
    return float(line.split()[0])


def vector_steps(game: str, seconds: float = 2.0) -> float:
    """How many steps a second a Gymnasium vector environment makes."""
    many, random = vector_env(game, num_envs=TABLES), np.random.default_rng(1)
    seen, _ = many.reset(seed=1)
    took, steps = 0.0, 0
    while took < seconds:
        actions = (random.random(seen["action_mask"].shape, dtype=np.float32) * seen["action_mask"]).argmax(axis=1)
        start = time.perf_counter()
        seen, *_ = many.step(actions)
        took += time.perf_counter() - start
        steps += TABLES
    return steps / took


def measure(game: str, rounds: int) -> dict[str, Any]:
    """One of our games and tictactoe, round by round."""
    ours, theirs = env(game), pettingzoo.make("aec", "classic/tictactoe_v3")
    rates = []
    for number in range(rounds):
        say(f"{game}: round {number + 1} of {rounds}")
        rates.append((turns_per_second(theirs), turns_per_second(ours)))
    return {
        "game": game,
        "players": len(ours.possible_agents),
        "turns_per_second": round(statistics.median(mine for _, mine in rates)),
        "tictactoe_turns_per_second": round(statistics.median(other for other, _ in rates)),
        "peer": "PettingZoo tictactoe",
        "ratio": round(statistics.median(mine / other for other, mine in rates), 2),
        "aim": AIM,
        "vector_steps_per_second": round(vector_steps(game)),
    }


def as_markdown(report: Report) -> str:
    rows = []
    for row in report["results"]:
        rates = (f"{row['turns_per_second']:,}", f"{row['tictactoe_turns_per_second']:,}")
        steps = f"{row['vector_steps_per_second']:,}"
        rows.append((row["game"], row["players"], *rates, row["ratio"], row["aim"], steps))
    columns = ["game", "players", "turns/s", "tictactoe, turns/s", "ratio", "aim", f"vector of {TABLES}, steps/s"]
    return "\n".join([*markdown_table(columns, rows), "", conditions_line(report, f"{report['rounds']} rounds")])


def measure_all(arguments: argparse.Namespace) -> Report:
    return {
        "rounds": arguments.rounds,
        "results": [measure(game, arguments.rounds) for game in games_with_observations()],
    }


def main() -> None:
    run_benchmark(
        __doc__, measure_all, as_markdown, lambda parser: parser.add_argument("--rounds", type=int, default=3)
    )


if __name__ == "__main__":
    main()
