"""Measure what the decisions of our bots cost, by level, for the coach's estimate of the level played.

Bots of levels drawn for each seat play each other; every decision is judged by the evaluator. Writes
src/dicehouse/coach/levels.json, then plays other games and tries the estimate on them, and writes docs/coach-levels.md.
Run `make coach-levels`; it takes about ten minutes on one core. Interrupted, it writes nothing. `--share` plays a part
of the games and writes nothing.
"""

import argparse
import sys
from pathlib import Path
from random import Random
from statistics import fmean, pstdev
from typing import NamedTuple

import msgspec
from scripts.coach_games import Case, costs_of, mixed_levels, play
from scripts.progress import say

from dicehouse import games
from dicehouse.bots import evaluator, levels
from dicehouse.coach import levels as shipped
from dicehouse.coach.levels import Calibration, LevelCosts, counted
from dicehouse.kit.evaluator import Measure

ROOT = Path(__file__).parent.parent
DATA, PAGE = ROOT / "src/dicehouse/coach/levels.json", ROOT / "docs/coach-levels.md"
PLAN = (
    Case("gonuts", 2, {}, 250),
    Case("gonuts", 3, {}, 150),
    Case("chinchiller", 2, {}, 800),
    Case("chinchiller", 3, {}, 250),
    Case("chinchiller", 4, {}, 150),
    Case("chili", 1, {}, 80),
    Case("chili", 2, {}, 30),
    Case("dixkibluff", 3, {}, 36),
    Case("dixkibluff", 4, {}, 16),
)
TRIED = 3
"""The estimate is tried on one game for so many measured ones."""


class Game(NamedTuple):
    """What the seats of one game were, and what their decisions cost."""

    levels: list[str]
    costs: list[list[float]]


def play_all(case: Case, number: int, what: str) -> list[Game]:
    """Games between levels that are drawn for each seat."""
    game, found = case.bind(), list[Game]()
    ladder, judge = levels(case.game, game.options), evaluator(game)
    for seed in range(number):
        say(f"{what}, {case}: {seed / number:.0%}")
        name = f"{what} {case} {seed}"
        seats = mixed_levels(case, Random(name), ladder)
        if case.players == 1:
            seats = [ladder[seed % len(ladder)]]
        found.append(Game(seats, costs_of(game, judge, play(game, seats, name))))
    return found


def calibrate(case: Case, played: list[Game], measure: Measure) -> Calibration:
    """What the decisions of each level cost."""
    found = []
    for level in levels(case.game, case.bind().options):
        made = [costs for game in played for seat, costs in zip(game.levels, game.costs, strict=True) if seat == level]
        every = [cost for costs in made for cost in costs]
        figures = (round(fmean(every), 7), round(pstdev(every), 7))
        found.append(LevelCosts(level, len(made), len(every), *figures, counted(every, measure)))
    return Calibration(case.game, case.players, tuple(found))


class Tried(NamedTuple):
    """How good the estimate is on games that it was not made from."""

    seats: int
    right: int
    within: int


def try_out(case: Case, played: list[Game], measure: Measure) -> Tried:
    """Estimate every seat."""
    ladder = levels(case.game, case.bind().options)
    seats = right = within = 0
    for game in played:
        for level, costs in zip(game.levels, game.costs, strict=True):
            found = shipped.estimate(case.game, case.players, costs, measure)
            if found is not None:
                seats += 1
                right += found.level == level
                within += ladder.index(found.low) <= ladder.index(level) <= ladder.index(found.high)
    return Tried(seats, right, within)


def page(found: list[Calibration], tried: list[Tried]) -> str:
    """The page."""
    lines = [HEAD]
    for one in found:
        title, points = games.load(one.game).title, one.game == "chili" and one.players == 1
        scale, unit = (1, "points") if points else (100, "% of a win")
        for level in one.levels:
            costless, blunders = level.counts[0] / level.decisions, level.counts[-1] / level.decisions
            cells = (
                *(f"{title}, {one.players}", level.level, f"{level.games:,}", f"{level.decisions:,}"),
                *(f"{scale * level.mean:.3f} {unit}", f"{scale * level.deviation:.3f}"),
                *(f"{costless:.0%}", f"{blunders:.1%}"),
            )
            lines.append(f"| {' | '.join(cells)} |")
    lines += ["", "## The estimate, tried", "", TRIAL, ""]
    lines += ["| game, players | seats | right | in the interval |", "|---|---|---|---|"]
    for one, seen in zip(found, tried, strict=True):
        shares = f"{seen.right / seen.seats:.0%} | {seen.within / seen.seats:.0%}"
        lines.append(f"| {games.load(one.game).title}, {one.players} | {seen.seats:,} | {shares} |")
    return "\n".join(lines) + "\n"


HEAD = """# Levels by what their decisions cost

What the coach's [estimate of the level played](coach.md) rests on. This page is written by `make coach-levels`; nothing
on it is typed by hand. Bots of levels drawn for each seat play each other; costs are of one decision, in percent of a
win, and in points for Chili Dice alone.

| game, players | level | games | decisions | mean cost | deviation | costless | blunders |
|---|---|---|---|---|---|---|---|"""
TRIAL = """Other games than those above: how often the estimate from one game names the level that played, and how often
its interval holds it. Levels that play alike cannot be told apart: in Chili Dice alone, `expert` plays perfectly."""


def main() -> None:
    """Measure, write the data, try the estimate, write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--share", type=float, default=1.0, help="of the games; with it, nothing is written")
    share: float = parser.parse_args().share
    measures = [evaluator(case.bind()).measure for case in PLAN]
    numbers = [max(4, round(share * case.games)) for case in PLAN]
    found = [
        calibrate(case, play_all(case, number, "measured"), measure)
        for case, number, measure in zip(PLAN, numbers, measures, strict=True)
    ]
    shipped.calibrations = lambda: tuple(found)  # type: ignore[assignment]
    tried = [
        try_out(case, play_all(case, -(-number // TRIED), "tried"), measure)
        for case, number, measure in zip(PLAN, numbers, measures, strict=True)
    ]
    say("")
    text = page(found, tried)
    if share == 1:
        DATA.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
        PAGE.write_text(text)
    sys.stdout.write("\n" + text)


if __name__ == "__main__":
    main()
