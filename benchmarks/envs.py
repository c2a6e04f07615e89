"""PettingZoo environments beside PettingZoo's own tictactoe, by PettingZoo's own performance benchmark.

One process, one core, turn and turn about: every round runs tictactoe and then one of ours, and the ratio is the median
over the rounds, so that what else the machine does hits both. Both are made as anybody makes them, checks included.
Turns per second are what the benchmark prints: look, choose among the legal actions, step. Beside that, how many steps
of the learner a second a vector of 1024 tables makes, choosing not counted. Run with `make bench`.
"""

import argparse
import io
import statistics
import sys
import time
import warnings
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import numpy as np
from benchmarks.reporting import load, publish, say

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
    """What PettingZoo's benchmark says of an environment; it takes five seconds."""
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


def as_markdown(report: dict[str, Any]) -> str:
    """The report as a table."""
    lines = [
        f"| game | players | turns/s | tictactoe, turns/s | ratio | aim | vector of {TABLES}, steps/s |",
        "|---|---|---|---|---|---|---|",
    ]
    for row in report["results"]:
        rates = (f"{row['turns_per_second']:,}", f"{row['tictactoe_turns_per_second']:,}")
        cells = (row["game"], row["players"], *rates, row["ratio"], row["aim"], f"{row['vector_steps_per_second']:,}")
        lines.append("| " + " | ".join(map(str, cells)) + " |")
    before, after = report["load"]
    lines += [
        "",
        f"Python {report['python']}, {report['rounds']} rounds; load before {before:.2f}, after {after:.2f}.",
    ]
    return "\n".join(lines)


def main() -> None:
    """Measure everything and print one table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", type=Path, help="also write the figures here")
    arguments = parser.parse_args()
    before = load()
    results = [measure(game, arguments.rounds) for game in games_with_observations()]
    report = {
        "python": sys.version.split()[0],
        "rounds": arguments.rounds,
        "load": (before, load()),
        "results": results,
    }
    publish(report, as_markdown(report), arguments.json)


if __name__ == "__main__":
    main()
