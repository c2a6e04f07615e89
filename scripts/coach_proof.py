"""Prove the accounting of the coach over many games, and write docs/coach-proof.md.

- identity: for every seat, start + luck + decisions + others + slack = result, over games of every option set.
- perfect: what best play costs where values are exact.
- luck: its mean over many games is zero within its interval.

Run `make coach-proof`. Every row has `--seconds` of processor time (60), and a most number of games. `--part` does one
part and leaves the others on the page as they are; `--only late`, with or without it, the rows that have "late" in
their name. Interrupted, it writes nothing.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from math import inf, sqrt
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from scripts.coach_games import CASES, Case, check, mixed_levels, play, told
from scripts.progress import say

from dicehouse import bots
from dicehouse.bots import evaluator
from dicehouse.coach import review
from dicehouse.core.game import AnyGame
from dicehouse.core.play import Transition
from dicehouse.kit import value_tables
from dicehouse.kit.evaluator import Evaluator

PAGE = Path(__file__).parent.parent / "docs" / "coach-proof.md"
Z_95 = 1.959964


class Wanted(NamedTuple):
    """What is to be proved."""

    seconds: float
    """For each row, of processor time."""
    only: str
    """Only rows whose name has this in it; empty: all."""
    rows: dict[str, str]
    """Of the page as it is, by what they are about."""

    def kept(self, name: str) -> str | None:
        """The row of this name that stays as it is; None where it is wanted, or not there."""
        return self.rows.get(name) if self.only and self.only not in name else None


def identity(wanted: Wanted) -> list[str]:
    """Reviews of games between mixed bots, each held to `check`."""
    lines = [
        "## The identity",
        "",
        "Bots of all levels, drawn for each seat, play; every game is reviewed. Residual: the most that start, luck,",
        "decisions, others and slack together miss the result by. Slack: the most of a seat, for each decision and",
        "seen roll; every seat's is within what the evaluator states: `slack` for each decision, `noise` for both.",
        "",
        "| game | games | decisions | residual | slack | stated |",
        "|---|---|---|---|---|---|",
    ]
    total = 0
    for case in CASES:
        row = wanted.kept(str(case))
        if row is not None:
            lines.append(row)
            total += int(row.split("|")[2].replace(",", ""))
            continue
        residual = slack = stated = 0.0
        decisions = number = 0
        for seed in in_time(str(case), case.games, wanted.seconds):
            name = f"identity {case} {seed}"
            game, steps = told(case.bind(), play(case.bind(), mixed_levels(case, Random(name)), name))
            judge = evaluator(game)
            found = check(game, judge, steps, review(game, steps))
            stated = judge.slack + judge.noise
            residual, slack = max(residual, found.residual), max(slack, found.slack)
            decisions += found.decisions
            number += 1
        total += number
        lines.append(f"| {case} | {number:,} | {decisions:,} | {residual:.0e} | {slack:.0e} | {stated:.0e} |")
    return [*lines, "", f"{total:,} games in all."]


PERFECT = (
    (Case("gonuts", 2, {}), 200),
    (Case("gonuts", 3, {}), 100),
    (Case("chinchiller", 2, {}), 300),
    (Case("chinchiller", 2, {"returns": "pile"}), 100),
    (Case("chili", 1, {}), 100),
    (Case("chili", 1, {"rolls": 12}), 100),
)


def perfect(wanted: Wanted) -> list[str]:
    """The cost of best play."""
    lines = [
        "## The cost of best play",
        "",
        "The bot `perfect` plays itself, and is reviewed. Where play is mixed, the solver's gap is the slack.",
        "",
        "| game | games | decisions | largest cost | stated slack |",
        "|---|---|---|---|---|",
    ]
    for case, games in PERFECT:
        row = wanted.kept(str(case))
        if row is not None:
            lines.append(row)
            continue
        game, number, costs = case.bind(), 0, list[float]()
        for seed in in_time(f"perfect, {case}", games, wanted.seconds):
            number += 1
            found = review(game, play(game, ["perfect"] * case.players, f"perfect {case} {seed}"))
            costs += [step.decision.cost for step in found.steps if step.decision is not None]
        slack = evaluator(game).slack
        assert max(costs) <= slack + 1e-9, (case, max(costs))
        lines.append(f"| {case} | {number:,} | {len(costs):,} | {max(costs):.0e} | {slack:.0e} |")
    return lines


class Luck(NamedTuple):
    """The luck of the first seat over many games."""

    what: str
    games: int
    mean: float
    error: float

    def row(self) -> str:
        low, high = self.mean - Z_95 * self.error, self.mean + Z_95 * self.error
        z = self.mean / self.error
        return f"| {self.what} | {self.games:,} | {self.mean:+.5f} | {low:+.5f} - {high:+.5f} | {z:+.2f} |"


WHOLE = Case("gonuts", 2, {"target": 6})
"""Its 100,000 games are all played, whatever time each row is given: a minute or two."""
LUCK = (
    (WHOLE, ("random", "novice", "regular"), 100_000),
    (Case("gonuts", 2, {}), ("random", "novice", "regular"), 100_000),
    (Case("chinchiller", 2, {}), ("random", "novice", "regular"), 100_000),
    (Case("chinchiller", 3, {}), ("random", "novice", "regular"), 100_000),
    (Case("chili", 1, {"rolls": 2}), ("random",), 100_000),
    (Case("chili", 2, {"rolls": 2}), ("random",), 100_000),
    (Case("dixkibluff", 3, {}), ("novice", "regular"), 100_000),
)
"""What is accounted for roll by roll, as many games as time allows."""


def luck(wanted: Wanted) -> list[str]:
    """The mean luck of the first seat."""
    lines = [
        "## Luck has mean zero",
        "",
        "Roll by roll, between bots drawn for each seat; by result, from compiled games of best play, whose luck is",
        "the result less the chance at the start, for it has no cost. Each row but the first that goes roll by roll",
        f"was given {wanted.seconds:g} s: fewer than 100,000 games mean that no more fit. z is the mean in standard",
        "errors.",
        "",
        "| game | games | mean luck | 95% interval | z |",
        "|---|---|---|---|---|",
    ]
    makers: dict[str, Callable[[], Luck]] = {
        f"{case}, roll by roll": partial(rolled, case, levels, number, inf if case is WHOLE else wanted.seconds)
        for case, levels, number in LUCK
    }
    makers["gonuts, 2 players, by result"] = partial(gonuts_by_result, 1_000_000)
    makers["chili, 1 player, points, by result"] = partial(chili_by_result, 500_000)
    return lines + [wanted.kept(name) or make().row() for name, make in makers.items()]


def rolled(case: Case, levels: tuple[str, ...], most: int, seconds: float) -> Luck:
    """Luck as its definition has it, roll by roll."""
    game = case.bind()
    judge = evaluator(game)
    total = squares = 0.0
    number = 0
    for seed in in_time(f"luck, {case}", most, seconds):
        name = f"luck {case} {seed}"
        one = luck_of_first(game, judge, play(game, mixed_levels(case, Random(name), levels), name))
        total += one
        squares += one * one
        number += 1
    mean = total / number
    return Luck(f"{case}, roll by roll", number, mean, sqrt((squares / number - mean**2) / (number - 1)))


def in_time(what: str, most: int, seconds: float) -> Iterator[int]:
    """Numbers of games, at least two, until there are enough or the time is over; shows how far it is."""
    start = time.process_time()
    for number in range(most):
        used = time.process_time() - start
        if number >= 2 and used > seconds:  # a deviation needs two
            return
        if not number % 20:
            say(f"{what}: {max(number / most, used / seconds):.0%}")
        yield number


def luck_of_first(game: AnyGame, judge: Evaluator, steps: list[Transition]) -> float:
    """The luck of seat 0, without the rest of the accounting."""
    memory, luck = judge.memory(0), 0.0
    known: float | None = None  # the chance after the step before, where it was computed
    for made in steps:
        view = game.view(made.before, 0)
        if made.roll is None or not view.due:
            memory.notice(made.visible(0))
            known = None
            continue
        if judge.coherent:
            before = judge.position(view, memory)[0] if known is None else known
            memory.notice(made.visible(0))
            known = judge.position(game.view(made.after, 0), memory)[0]
            luck += known - before
        else:
            luck += _landed(judge, view, memory, made)
            memory.notice(made.visible(0))
    return luck


def _landed(judge: Evaluator, view: Any, memory: Any, made: Transition) -> float:
    landings, faces = judge.landings(view, memory), sorted(made.roll or ())
    mean = sum(one.probability * one.values[0] for one in landings)
    return next(one.values[0] for one in landings if sorted(one.roll) == faces) - mean


def gonuts_by_result(number: int) -> Luck:
    say("luck, Go Nuts! by result")
    game = Case("gonuts", 2, {"first": "0"}).bind()
    played = import_module("dicehouse.games.gonuts.bots.simulation").simulate(game, number, 3)
    chance, mean = played.expected[0], played.wins[0] / number
    return Luck("gonuts, 2 players, by result", number, mean - chance, sqrt(mean * (1 - mean) / number))


def chili_by_result(number: int) -> Luck:
    say("luck, Chili Dice by result")
    game = Case("chili", 1, {}).bind()
    values = value_tables.load(game, import_module("dicehouse.games.chili.bots.solver").VALUES)["values"]
    totals = import_module("dicehouse.games.chili.bots.simulation").simulate(number, 3, values)
    mean = totals.mean() - bots.solve(game).value
    return Luck("chili, 1 player, points, by result", number, mean, totals.std() / sqrt(number))


PARTS = {"identity": identity, "perfect": perfect, "luck": luck}
TITLES = {"identity": "The identity", "perfect": "The cost of best play", "luck": "Luck has mean zero"}
HEAD = """# Proofs of the coach

What the [accounting](coach.md) claims, over many games. This page is written by `make coach-proof`; nothing on it is
typed by hand.
"""


def main() -> None:
    """Prove everything and write the page, or one part of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--part", choices=PARTS, help="only this part; the others stay on the page as they are")
    parser.add_argument("--only", default="", help="only rows with this in their name; the others stay as they are")
    parser.add_argument("--seconds", type=float, default=60.0, help="for each row of a table, of processor time")
    arguments = parser.parse_args()
    text = PAGE.read_text() if PAGE.exists() else ""
    kept = {"## " + part.partition("\n")[0]: "## " + part.strip("\n") for part in ("\n" + text).split("\n## ")[1:]}
    sections: dict[str, str] = {} if arguments.part is None else kept
    for name, part in PARTS.items():
        if arguments.part in (None, name):
            section = kept.get("## " + TITLES[name], "")
            rows = {line.split(" | ")[0].removeprefix("| "): line for line in section.splitlines() if line[:2] == "| "}
            lines = part(Wanted(arguments.seconds, arguments.only, rows))
            sections[lines[0]] = "\n".join(lines)
    say("")
    page = "\n".join([HEAD, "\n\n".join(sections.values())]) + "\n"
    PAGE.write_text(page)
    sys.stdout.write("\n" + page)


if __name__ == "__main__":
    main()
