"""Random legal play on the batch engine, compared with OpenSpiel's rollouts in C++ and with Pgx.

First on one core and on two, alternating, by the clock. Then everything on one core, alternating, by processor time:
every round runs ours and theirs one right after the other, and ratios are medians over the rounds, so that other load
of the machine affects both. A decision is an action of a player; rolls (chance nodes) are not counted.

OpenSpiel: `RandomRolloutEvaluator`, called by a search of one simulation from the first decision of a game. It measures
the time of rollouts; the decisions in one are counted beforehand, on games driven from Python.
Pgx: kuhn_poker in a batch of 8192, a hundred steps in one compiled loop, with automatic reset.

Run with `make bench`.
"""

import argparse
import os
import statistics
import time
import warnings
from collections.abc import Callable
from functools import cache
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

import pyspiel
from benchmarks.reporting import Report, conditions_line, markdown_table, run_benchmark
from scripts.progress import say

import dicehouse
from dicehouse.batch.random_play import play_random
from dicehouse.core.game import AnyGame

Play = Callable[[], int]
"""Plays for a while; returns the decisions made."""

COUNTED = {"pig": 2000, "liars_dice": 20_000, "yacht": 200}
"""The games in which the decisions are counted."""
ROLLOUTS = {"pig": 30_000, "liars_dice": 300_000, "yacht": 400}
"""The rollouts of one measurement: some tenths of a second."""
STARTS = 20
"""The number of first rolls the rollouts of one measurement start from."""
PGX_BATCH, PGX_STEPS, PGX_LOOPS = 8192, 100, 4
PER_PART = 4
"""The parts in which games are played; only one part is in memory."""


class Pair(NamedTuple):
    """One of our games, the game it is compared with, the size of our batch, and the wanted ratio."""

    ours: str
    players: int
    theirs: str
    games: int
    aim: float


PAIRS = (
    Pair("gonuts", 2, "pig", 1_000_000, 10.0),
    Pair("chinchiller", 2, "pig", 1_000_000, 10.0),
    Pair("dixkibluff", 3, "liars_dice", 500_000, 10.0),
    Pair("chili", 2, "yacht", 200_000, 10.0),
)
CORES_AIM = 1.8


def play_batch(game: AnyGame, games: int, threads: int) -> Play:
    """Random games on our engine, other ones every time."""
    part, first = games // PER_PART, 0

    def play() -> int:
        nonlocal first
        decisions = 0
        for _ in range(PER_PART):
            decisions += int(play_random(game, part, seed=1, first=first, threads=threads).decisions.sum())
            first += part
        return decisions

    return play


def started(game: Any, random: Random) -> Any:
    """A game of OpenSpiel at its first decision."""
    state = game.new_initial_state()
    while state.is_chance_node():
        roll(state, random)
    return state


def roll(state: Any, random: Random) -> None:
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(random.choices(outcomes, chances)[0])


@cache
def decisions_of_one(name: str) -> float:
    """The mean number of decisions in a random game of OpenSpiel."""
    game, random, decisions = pyspiel.load_game(name), Random(1), 0
    for _ in range(COUNTED[name]):
        state = started(game, random)
        while not state.is_terminal():
            if state.is_chance_node():
                roll(state, random)
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
    return decisions / COUNTED[name]


def play_openspiel(name: str, each: float) -> Play:
    """Rollouts in C++, through a search with one simulation."""
    game, random = pyspiel.load_game(name), Random(2)
    rollouts = ROLLOUTS[name] // STARTS
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 3)
    search = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 4, False)

    def play() -> int:
        for _ in range(STARTS):
            search.mcts_search(started(game, random))
        return round(STARTS * rollouts * each)

    return play


def play_pgx() -> Play:
    """kuhn_poker by Pgx: random legal actions, automatic reset."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    warnings.simplefilter("ignore")  # its parts warn of each other
    jax: Any = import_module("jax")  # only now, when this process is bound to one core
    pgx: Any = import_module("pgx")
    auto_reset: Any = import_module("pgx.experimental.wrappers").auto_reset

    environment = pgx.make("kuhn_poker")
    step = jax.vmap(auto_reset(environment.step, environment.init))

    def one(carried: Any, _: Any) -> Any:
        state, key = carried
        key, choosing, dealing = jax.random.split(key, 3)
        odds = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(choosing, odds, axis=1)
        return (step(state, actions, jax.random.split(dealing, PGX_BATCH)), key), None

    loop = jax.jit(lambda carried: jax.lax.scan(one, carried, None, length=PGX_STEPS)[0])
    key = jax.random.PRNGKey(0)
    carried = jax.jit(jax.vmap(environment.init))(jax.random.split(key, PGX_BATCH)), key

    def play() -> int:
        nonlocal carried
        for _ in range(PGX_LOOPS):
            carried = loop(carried)
        jax.block_until_ready(carried)
        return PGX_BATCH * PGX_STEPS * PGX_LOOPS

    return play


def rate(play: Play, clock: Callable[[], float]) -> float:
    """Decisions per second."""
    start = clock()
    decisions = play()
    return decisions / (clock() - start)


def measure_cores(pair: Pair, rounds: int) -> dict[str, Any]:
    """One thread and one for each of two cores, by the clock."""
    game = dicehouse.create(pair.ours, pair.players)
    sides = [play_batch(game, pair.games, threads) for threads in (1, 2)]
    rates = []
    for number in range(rounds + 1):  # the first round compiles and warms up
        say(f"{pair.ours} on two cores: round {number} of {rounds}")
        rates.append([rate(play, time.perf_counter) for play in sides])
    one, two = (round(statistics.median(column)) for column in zip(*rates[1:], strict=True))
    ratio = statistics.median(two / one for one, two in rates[1:])
    return {
        "game": pair.ours,
        "peer": "itself on one core",
        "one": one,
        "two": two,
        "ratio": round(ratio, 2),
        "aim": CORES_AIM,
    }


def measure_peers(pair: Pair, pgx: Play, rounds: int) -> dict[str, Any]:
    """Ours, OpenSpiel's and Pgx's on one core, by processor time."""
    say(f"{pair.theirs}: counting decisions")
    sides = (
        play_batch(dicehouse.create(pair.ours, pair.players), pair.games, 1),
        play_openspiel(pair.theirs, decisions_of_one(pair.theirs)),
        pgx,
    )
    rates = []
    for number in range(rounds + 1):
        say(f"{pair.ours} beside its peers: round {number} of {rounds}")
        rates.append([rate(play, time.process_time) for play in sides])
    ours, theirs, others = (round(statistics.median(column)) for column in zip(*rates[1:], strict=True))
    return {
        "game": pair.ours,
        "players": pair.players,
        "decisions_per_second": ours,
        "peer": f"OpenSpiel {pair.theirs}",
        "peer_decisions_per_second": theirs,
        "ratio": round(statistics.median(mine / peer for mine, peer, _ in rates[1:]), 1),
        "aim": pair.aim,
        "pgx_decisions_per_second": others,
        "pgx_ratio": round(statistics.median(mine / other for mine, _, other in rates[1:]), 1),
    }


def as_markdown(report: Report) -> str:
    peers = []
    for row in report["peers"]:
        ours, theirs = f"{row['decisions_per_second']:,}", f"{row['peer_decisions_per_second']:,}"
        name = row["peer"].split()[1]
        others = f"{row['pgx_decisions_per_second']:,}"
        first = (row["game"], row["players"], ours, f"{theirs} ({name})", row["ratio"], row["aim"])
        peers.append((*first, others, row["pgx_ratio"]))
    columns = ["game", "players", "batch engine", "OpenSpiel, C++ rollouts", "ratio", "aim", "Pgx kuhn_poker", "ratio"]
    cores = (
        (row["game"], f"{row['one']:,}", f"{row['two']:,}", row["ratio"], row["aim"])
        for row in report["cores_compared"]
    )
    lines = ["One core, decisions per second of processor time:", "", *markdown_table(columns, peers), ""]
    lines += ["Decisions per second by the clock:", ""]
    lines += [*markdown_table(["game", "one core", "two cores", "ratio", "aim"], cores), ""]
    return "\n".join([*lines, conditions_line(report, f"{report['rounds']} rounds")])


def measure(arguments: argparse.Namespace) -> Report:
    cores = [measure_cores(pair, arguments.rounds) for pair in PAIRS]
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})  # and with it every thread that starts from now on
    pgx = play_pgx()
    peers = [measure_peers(pair, pgx, arguments.rounds) for pair in PAIRS]
    return {"rounds": arguments.rounds, "peers": peers, "cores_compared": cores}


def main() -> None:
    run_benchmark(__doc__, measure, as_markdown, lambda parser: parser.add_argument("--rounds", type=int, default=9))


if __name__ == "__main__":
    main()
