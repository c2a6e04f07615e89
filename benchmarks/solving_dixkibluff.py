"""Solving DiXkiBluff's endgames: time and gap, and the time of the perfect bot's decisions.

Solving is measured on new trees with the usual faces, without the time for compiling; the gap is what a best response
gains in the whole endgame. Decisions are those of one perfect bot among odds bots, with calls and passes.
"""

import argparse
import statistics
import time
from random import Random
from typing import Any

from benchmarks.reporting import Report, conditions_line, markdown_table, run_benchmark
from scripts.progress import say

from dicehouse.bots import make_bot
from dicehouse.games import create
from dicehouse.games.dixkibluff.bots import endgame_book, solver
from dicehouse.games.dixkibluff.bots.duel_tree import build_tree
from dicehouse.games.dixkibluff.bots.endgame import Endgames, Round, ends_of, solve_total, splits
from dicehouse.games.dixkibluff.rules import DiXkiBluff
from dicehouse.kit.solution import silent

TABLES = ((3, 3), (5, 3), (9, 3), (9, 6))
"""Players, and dice for each."""


def solve(most: int, learning: int | None) -> list[dict[str, Any]]:
    """Solve the endgames of two dice, three dice, and so on."""
    game = DiXkiBluff(DiXkiBluff.options_type(players=3))
    warm = Round(game, (1, 1))
    warm.learn(ends_of(game, (1, 1), {}, {}))
    warm.best(0, ends_of(game, (1, 1), {}, {}), warm.average)
    known = Endgames({}, {}, {}, {})
    rows = []
    for total in (total for total in endgame_book.solvable_totals(game) if total <= most):
        rounds = learning or solver.learning(game, total)
        start = time.perf_counter()
        say(f"{total} dice")
        solve_total(game, total, known, rounds, silent)
        took = time.perf_counter() - start
        for split in splits(total):
            rows.append(
                {
                    "dice": f"{split[0]} and {split[1]}",
                    "information_sets": build_tree(game.die, game.symbols, split).information_sets,
                    "learning": rounds,
                    "value": round(known.values[split], 5),
                    "gap": round(known.gap(split), 6),
                    "seconds_for_all_splits": round(took, 1),
                }
            )
    return rows


def think(players: int, dice: int, decisions: int) -> dict[str, Any]:
    """Time the perfect bot's decisions."""
    game = create("dixkibluff", players, dice=dice)
    times: list[float] = []
    seed = 0
    while len(times) < decisions:
        seed += 1
        random = Random(seed)
        names = ["perfect", *["odds"] * (players - 1)]
        bots = [make_bot(game, name, seat, random) for seat, name in enumerate(names)]
        state = game.new()
        while (state.due is not None or state.actors) and len(times) < decisions:
            if state.due is not None:
                state, events = game.roll(state, state.due.sample(random.random))
            else:
                seat = state.actors[0]
                view, choices = game.view(state, seat), game.choices(state, seat)
                start = time.perf_counter()
                action = bots[seat].choose(view, choices)
                if seat == 0:
                    times.append(time.perf_counter() - start)
                state, events = game.act(state, seat, action)
            for seat, bot in enumerate(bots):
                bot.notice(tuple(event.for_viewer(seat) for event in events))
        say(f"{players} players: {len(times)} decisions")
    times.sort()
    return {
        "players": players,
        "dice": dice,
        "decisions": len(times),
        "median_ms": round(1000 * statistics.median(times), 1),
        "slowest_ms": round(1000 * times[-1], 1),
    }


def as_markdown(report: Report) -> str:
    endgames = (
        (
            row["dice"],
            f"{row['information_sets']:,}",
            row["learning"],
            row["value"],
            row["gap"],
            row["seconds_for_all_splits"],
        )
        for row in report["endgames"]
    )
    lines = markdown_table(["dice", "information sets", "learning", "value", "gap", "seconds"], endgames)
    columns = ["players", "dice each", "decisions", "median ms", "slowest ms"]
    lines += ["", *markdown_table(columns, (tuple(row.values()) for row in report["decisions"]))]
    return "\n".join([*lines, "", conditions_line(report)])


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--most", type=int, default=3, help="dice on the table in the largest endgame")
    parser.add_argument("--learning", type=int, help="rounds of learning; by default as many as the solver takes")
    parser.add_argument("--decisions", type=int, default=200, help="for each table")


def measure(arguments: argparse.Namespace) -> Report:
    return {
        "endgames": solve(arguments.most, arguments.learning),
        "decisions": [think(players, dice, arguments.decisions) for players, dice in TABLES],
    }


def main() -> None:
    run_benchmark(__doc__, measure, as_markdown, add_options)


if __name__ == "__main__":
    main()
