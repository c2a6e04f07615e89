"""Random legal play on the plain engine, compared with OpenSpiel's games of the same kind driven from Python.

One process, one core. Every round runs ours and theirs one right after the other for the same time, and the ratio is
the median over the rounds, so that other load of the machine affects both. A decision is an action of a player; rolls
(chance nodes) are not counted. Run with `make bench`.
"""

import argparse
import statistics
import time
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import pyspiel
from benchmarks.reporting import Report, conditions_line, markdown_table, run_benchmark
from scripts.progress import say

import dicehouse
from dicehouse.core.game import AnyGame

Play = Callable[[float], tuple[int, float]]
"""Plays for about this many seconds; returns the decisions made and the seconds it took."""


class Pair(NamedTuple):
    """One of our games, the game it is compared with, and the wanted ratio."""

    ours: str
    players: int
    theirs: str | None
    aim: float | None


PAIRS = (
    Pair("gonuts", 2, "pig", 0.5),
    Pair("dixkibluff", 3, "liars_dice", 0.5),
    Pair("chili", 2, "yacht", 20.0),
    Pair("chinchiller", 2, None, None),
)


def play_dicehouse(game: AnyGame, seed: int) -> Play:
    """Random games on our engine, through its public methods, with all checks."""
    random = Random(seed).random

    def play(seconds: float) -> tuple[int, float]:
        new, act, roll, legal_actions = game.new, game.act, game.roll, game.legal_actions
        decisions = 0
        start = time.perf_counter()
        end = start + seconds
        while time.perf_counter() < end:
            state = new()
            while True:
                due = state.due
                if due is not None:
                    state, _ = roll(state, due.sample(random))
                    continue
                actors = state.actors
                if not actors:
                    break
                seat = actors[0] if len(actors) == 1 else actors[int(random() * len(actors))]
                legal = legal_actions(state, seat)
                state, _ = act(state, seat, legal[int(random() * len(legal))])
                decisions += 1
        return decisions, time.perf_counter() - start

    return play


def play_openspiel(name: str, seed: int) -> Play:
    """Random games on OpenSpiel; chance nodes are drawn from the listed probabilities."""
    game: Any = pyspiel.load_game(name)
    random = Random(seed).random

    def play(seconds: float) -> tuple[int, float]:
        decisions = 0
        start = time.perf_counter()
        end = start + seconds
        while time.perf_counter() < end:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    left = random()
                    for action, probability in state.chance_outcomes():  # noqa: B007 - the last one is the one drawn
                        left -= probability
                        if left <= 0:
                            break
                    state.apply_action(action)
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(random() * len(legal))])
                    decisions += 1
        return decisions, time.perf_counter() - start

    return play


def measure(pair: Pair, rounds: int, seconds: float) -> dict[str, Any]:
    """Both sides of a pair, round by round."""
    ours = play_dicehouse(dicehouse.create(pair.ours, pair.players), seed=1)
    theirs = play_openspiel(pair.theirs, seed=1) if pair.theirs else None
    ours(seconds / 4)  # tables are built on first use
    rates: list[tuple[float, float]] = []
    for number in range(rounds):
        say(f"{pair.ours}: round {number + 1} of {rounds}")
        mine = rate(ours, seconds)
        rates.append((mine, rate(theirs, seconds) if theirs else float("nan")))
    ratio = statistics.median(mine / other for mine, other in rates) if theirs else None
    return {
        "game": pair.ours,
        "players": pair.players,
        "decisions_per_second": round(statistics.median(mine for mine, _ in rates)),
        "peer": f"OpenSpiel {pair.theirs}" if pair.theirs else None,
        "peer_decisions_per_second": round(statistics.median(other for _, other in rates)) if theirs else None,
        "ratio": round(ratio, 3) if ratio is not None else None,
        "aim": pair.aim,
    }


def rate(play: Play, seconds: float) -> float:
    decisions, took = play(seconds)
    return decisions / took


def as_markdown(report: Report) -> str:
    rows = []
    for row in report["results"]:
        peer = f"{row['peer_decisions_per_second']:,}" if row["peer"] else None
        ours = f"{row['decisions_per_second']:,}"
        rows.append((row["game"], row["players"], ours, row["peer"], peer, row["ratio"], row["aim"]))
    columns = ["game", "players", "decisions/s", "peer", "decisions/s", "ratio", "aim"]
    return "\n".join([*markdown_table(columns, rows), "", conditions_line(report, f"{report['rounds']} rounds")])


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each side of each round")


def measure_all(arguments: argparse.Namespace) -> Report:
    results = [measure(pair, arguments.rounds, arguments.seconds) for pair in PAIRS]
    return {"rounds": arguments.rounds, "results": results}


def main() -> None:
    run_benchmark(__doc__, measure_all, as_markdown, add_options)


if __name__ == "__main__":
    main()
