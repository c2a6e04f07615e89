"""Solving Chili Dice, compared with yatzy-solver, an exact solver of Yahtzee written in Rust.

Both solve their whole game, evaluate one situation, and simulate games of best play, in one process, on all cores and
alternating, so that other load of the machine affects both. A state is a situation in which a player has a choice: for
us empty spaces, rolls left and dice, all of which are computed; for them filled categories, the upper sum up to the
bonus, dice as a multiset and re-rolls left, counted as a product (fewer can occur), so that the count is in their
favour. Compiling is not measured: it happens once, and its result is cached.
"""

import argparse
import statistics
import time
from collections.abc import Callable
from math import comb
from random import Random
from typing import Any

import yatzy_solver
from benchmarks.reporting import Report, conditions_line, markdown_table, run_benchmark
from scripts.progress import say

from dicehouse.games import create
from dicehouse.games.chili.bots import solver, turn_judges
from dicehouse.games.chili.bots.score_arrays import index_of, score_arrays
from dicehouse.games.chili.bots.simulation import simulate
from dicehouse.games.chili.views import ChiliView

VARIANT = "american+no-bonus"
"""The one it solves fastest: no Yahtzee bonus to keep in mind."""
SITUATION = "dice 1 3 3 5 6 | rolls 2 | upper 0 | filled -"


def seconds(work: Callable[[], Any]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def measure(games: int, rounds: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """Both sides, round by round."""
    rules = score_arrays()
    solver.solve_values(rules, 3)  # compile
    variant = yatzy_solver.Variant(VARIANT)
    took: list[tuple[float, float]] = []
    for number in range(rounds):
        say(f"solving: round {number + 1} of {rounds}")
        mine = seconds(lambda: solver.solve_values(rules, solver.USUAL_ROLLS))
        took.append((mine, seconds(lambda: yatzy_solver.Solver.build(variant))))
    values = solver.solve_values(rules, solver.USUAL_ROLLS)
    theirs = yatzy_solver.Solver.build(variant)
    simulate(10, 0, values)  # compile
    played: list[tuple[float, float]] = []
    for number in range(rounds):
        say(f"playing: round {number + 1} of {rounds}")
        mine = seconds(lambda number=number: simulate(games, number, values))  # type: ignore[misc]  # the default is the loop's number
        played.append((mine, seconds(lambda number=number: theirs.simulate(games, seed=number))))  # type: ignore[misc]  # the default is the loop's number
    say("proving")
    totals = simulate(100_000, 2024, values)
    expected = float(values[-1, -1])
    cold, warm = queries()
    states = solver.states(solver.USUAL_ROLLS, rules)
    their_states = 2 ** len(variant.categories) * 64 * comb(10, 5) * variant.rolls
    their_query = statistics.median(seconds(lambda: theirs.option_values(SITUATION)) for _ in range(1001))
    best, their_best = min(mine for mine, _ in took), min(other for _, other in took)
    here = {
        "solver": "Dicehouse, Chili Dice",
        "value": expected,
        "states": states,
        "solve_s": best,
        "states_per_s": states / best,
        "query_first_ms": 1000 * cold,
        "query_ms": 1000 * warm,
        "games_per_s": games / min(mine for mine, _ in played),
        "simulated_mean": float(totals.mean()),
        "simulated_games": len(totals),
        "z": float((totals.mean() - expected) / (totals.std(ddof=1) / len(totals) ** 0.5)),
    }
    there = {
        "solver": f"yatzy-solver {yatzy_solver.SOLVER_VERSION}, {VARIANT}",
        "value": theirs.state_value("upper 0 | filled -"),
        "states": their_states,
        "solve_s": their_best,
        "states_per_s": their_states / their_best,
        "query_first_ms": 1000 * their_query,
        "query_ms": 1000 * their_query,
        "games_per_s": games / min(other for _, other in played),
    }
    return here, there


def queries() -> tuple[float, float]:
    """The time of the largest query, an empty pad after the first roll: first, and again in the same turn."""
    game = create("chili", 1)
    judge = turn_judges.PointsJudge(game)
    random = Random(1)
    first: list[float] = []
    again: list[float] = []
    for _ in range(15):
        fresh = game.new()
        assert fresh.due is not None
        state, _ = game.roll(fresh, fresh.due.sample(random.random))
        view, left, dice = game.view(state, 0), state.left[0], index_of(state.faces)
        turn_judges.clear_cache()

        def ask(view: ChiliView = view, left: int = left, dice: tuple[int, ...] = dice) -> None:
            judge.turn(view, 0, left + 1).options(dice, left)

        first.append(seconds(ask))
        again.extend(seconds(ask) for _ in range(100))
    return statistics.median(first), statistics.median(again)


def as_markdown(report: Report) -> str:
    columns = [
        "solver",
        "states",
        "solve s",
        "states/s",
        "first query ms",
        "next query ms",
        "games/s",
        "expected score",
    ]
    rows = (
        (
            row["solver"],
            f"{row['states']:,}",
            f"{row['solve_s']:.2f}",
            f"{row['states_per_s']:,.0f}",
            f"{row['query_first_ms']:.3f}",
            f"{row['query_ms']:.3f}",
            f"{row['games_per_s']:,.0f}",
            f"{row['value']:.6f}",
        )
        for row in report["results"]
    )
    mine = report["results"][0]
    proof = (
        f"{mine['simulated_games']:,} simulated games of Chili Dice: mean {mine['simulated_mean']:.3f}, "
        f"solved {mine['value']:.3f}, z {mine['z']:+.2f}."
    )
    conditions = conditions_line(report, f"best of {report['rounds']} rounds")
    return "\n".join([*markdown_table(columns, rows), "", proof, conditions])


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=100_000)


def measure_all(arguments: argparse.Namespace) -> Report:
    return {"rounds": arguments.rounds, "results": measure(arguments.games, arguments.rounds)}


def main() -> None:
    run_benchmark(__doc__, measure_all, as_markdown, add_options)


if __name__ == "__main__":
    main()
