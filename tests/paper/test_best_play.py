"""Printed figures are those of the solver, asked a second time and in another way."""

from fractions import Fraction
from itertools import product
from math import comb
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from dicehouse.core.dice import Due
from dicehouse.games.chili.actions import Write
from dicehouse.games.chili.best_play import LEFT
from dicehouse.games.chili.bots.evaluator import ChiliEvaluator
from dicehouse.games.chili.options import ChiliOptions
from dicehouse.games.chili.pad import DIE, SPACES, scores
from dicehouse.games.chili.par import par
from dicehouse.games.chili.rules import EMPTY, ChiliDice, ChiliState
from dicehouse.games.chinchiller.best_play import KEPT, LEADS, PILE, SITUATIONS, hands
from dicehouse.games.chinchiller.bots.throw_odds import HANDS, kept
from dicehouse.games.chinchiller.bots.turn_analysis import OpenTurn, Position, value_function
from dicehouse.games.chinchiller.options import ChinchillerOptions
from dicehouse.games.chinchiller.rules import EYES, ChinchillerDice
from dicehouse.games.chinchiller.sand import CLAIMS, Sand, worth
from dicehouse.games.dixkibluff.best_play import HIDDEN, NUMBERS
from dicehouse.games.dixkibluff.bets import count
from dicehouse.games.dixkibluff.options import DiXkiBluffOptions
from dicehouse.games.dixkibluff.rules import DiXkiBluff
from dicehouse.games.gonuts.best_play import SCORES
from dicehouse.games.gonuts.bots.solver import stored_wins, unpack
from dicehouse.games.gonuts.bots.turn_solution import TIE, turn_solver
from dicehouse.games.gonuts.options import GoNutsOptions
from dicehouse.games.gonuts.rules import ACORN, CAR, DICE, SQUIRREL, GoNuts
from dicehouse.kit.paper import Figures, Side
from dicehouse.paper import Order, make_document


def tables(game: str) -> list[Figures]:
    """The tables of the English sheet of best play."""
    found: list[Figures] = []
    for block in make_document(Order(game, "odds")).blocks:
        if isinstance(block, Side):
            found += [part for part in block.parts if isinstance(part, Figures)]
        elif isinstance(block, Figures):
            found.append(block)
    return found


# Go Nuts!


@pytest.mark.parametrize("mine", SCORES)
@pytest.mark.parametrize("theirs", SCORES)
def test_go_nuts_banks_from_the_printed_points_on(mine: int, theirs: int) -> None:
    game = GoNuts(GoNutsOptions(players=2))
    recorded = np.roll(unpack(stored_wins(game)[theirs][mine:]), 1, axis=1)
    turn = turn_solver(game).turn(recorded, 0, np.array([1.0, 0.0]))
    for place, table in enumerate(tables("gonuts")[:DICE]):
        dice = DICE - place
        printed = int(table.rows[SCORES.index(mine)][1 + SCORES.index(theirs)])
        banks = [turn.roll(points, dice)[0] <= turn.bank(points)[0] + TIE for points in range(game.options.target)]
        assert all(banks[printed:])
        assert not banks[printed - 1]  # none of these is so low that a roll with fewer points could not come up
        strong = (SCORES.index(mine), 1 + SCORES.index(theirs)) in table.strong
        assert strong == (mine + printed >= game.options.target)


def test_go_nuts_prints_the_odds_of_every_roll() -> None:
    game = GoNuts(GoNutsOptions(players=2))
    for row in tables("gonuts")[DICE].rows:
        dice = int(row[0])
        acorns, cars, nuts = Fraction(0), Fraction(0), Fraction(0)
        for roll, chance in Due((game.squirrel_die,) * dice, (0,) * dice).outcomes():
            acorns += chance * roll.count(ACORN)
            cars += chance * (set(roll) == {CAR})
            nuts += chance * (set(roll) == {SQUIRREL})
        assert float(row[1]) == round(float(acorns), 1)
        assert row[2:] == tuple("<\u00a01%" if share < 0.005 else f"{round(100 * share)}%" for share in (cars, nuts))


# Chinchiller Dice


@pytest.mark.parametrize("lead", LEADS)
def test_chinchiller_takes_from_the_printed_sand_on(lead: int) -> None:
    game = ChinchillerDice(ChinchillerOptions(players=2))
    value_of = value_function(game)
    piles = (PILE + lead, PILE)
    for special, table in zip(KEPT, tables("chinchiller"), strict=True):
        for column, eyes in enumerate(SITUATIONS):
            printed = table.rows[LEADS.index(lead)][1 + column]
            closed = (EYES - eyes.mine, EYES - eyes.theirs)
            start = Position(Sand(piles, 745 - sum(piles)), closed, (1,) if closed[1] == EYES else (), 0)
            turn = OpenTurn(value_of, False, start)
            stops = {
                worth(pair): turn.stops(CLAIMS.index(worth(pair)), HANDS.index(kept(pair))) for pair in hands(special)
            }
            if printed == "roll":
                assert not stops[max(stops)]
            else:
                assert all(stop for sand, stop in stops.items() if sand >= int(printed))
                assert not any(
                    stops[sand] for sand in [max([x for x in stops if x < int(printed)], default=-1)] if sand >= 0
                )


# Chili Dice


def _near_a_chili(random: Random) -> tuple[str, ...]:
    """Dice most of which show one number, or the red one, or each its own."""
    wanted, stray = random.randrange(8), random.random() / 2
    places = [wanted if wanted < 6 else place if wanted == 6 else (place + 1) % 6 for place in range(len(DIE))]
    return tuple(
        random.choice(die.faces) if random.random() < stray else die.faces[place]
        for die, place in zip(DIE, places, strict=True)
    )


def test_chili_writes_by_the_printed_bounds() -> None:
    """Hands drawn at random, and what the evaluator prefers with one open space."""
    game, random = ChiliDice(ChiliOptions(players=1, first="0")), Random(16)
    evaluator, table = ChiliEvaluator(game), tables("chili")[0]
    decided = {True: 0, False: 0}
    for place in range(len(SPACES)):
        pad = tuple(EMPTY if space == place else 0 for space in range(len(SPACES)))
        for _ in range(12):
            faces = _near_a_chili(random)
            points = scores(faces)[place].points
            for column, left in enumerate(LEFT):
                never, _, always = table.rows[place][1 + column].partition(" / ")
                state = ChiliState(None, (0,), (pad,), (left,), 0, faces, (), ())
                found = evaluator.candidates(game.view(state, 0), game.choices(state, 0))
                writes = next(bool(each.weight) for each in found if isinstance(each.action, Write))
                if points >= int(always or never):
                    assert writes
                    decided[True] += 1
                if points < int(never):
                    assert not writes
                    decided[False] += 1
    assert min(decided.values()) > 40


def test_chili_prints_what_best_play_expects() -> None:
    for rolls, points in tables("chili")[2].rows:
        assert round(float(points)) == par(int(rolls))


def test_chili_prints_what_a_space_is_worth() -> None:
    left = 27
    shorter = ChiliDice(ChiliOptions(players=1, first="0", rolls=left))
    whole = ChiliEvaluator(shorter).position(shorter.view(shorter.new(), 0))[0]
    game = ChiliDice(ChiliOptions(players=1, first="0"))
    evaluator, first = ChiliEvaluator(game), game.new()
    for place, (_, points) in enumerate(tables("chili")[1].rows):
        pad = tuple(0 if space == place else EMPTY for space in range(len(SPACES)))
        wasted = evaluator.position(game.view(replace(first, pads=(pad,), left=(left,)), 0))[0]
        assert float(points) == pytest.approx(whole - wasted, abs=0.051)


# DiXkiBluff


def chance(cell: str) -> tuple[float, float]:
    """The chances that a printed cell can stand for."""
    number = float(cell.strip("<>%\u00a0")) / 100
    if cell.startswith("<"):
        return 0.0, 0.005
    return (0.995, 1.0) if cell.startswith(">") else (number - 0.005, number + 0.005)


def test_dixkibluff_prints_the_odds_of_bets_on_one_symbol() -> None:
    """A binomial distribution: a symbol or a Figure, one face in three."""
    one, _, exact = tables("dixkibluff")
    for row, hidden in enumerate(HIDDEN):
        tosses = [Fraction(comb(hidden, k) * 2 ** (hidden - k), 3**hidden) for k in range(hidden + 1)]
        for column, number in enumerate(NUMBERS, start=1):
            if number > hidden:
                assert one.rows[row][column] == exact.rows[row][column] == ""
                continue
            low, high = chance(one.rows[row][column])
            assert low <= sum(tosses[number:]) <= high
            assert ((row, column) in one.strong) == (sum(tosses[number:]) >= 0.5)
            low, high = chance(exact.rows[row][column])
            assert low <= tosses[number] <= high


def test_dixkibluff_prints_the_odds_of_bets_on_two_symbols() -> None:
    """Every way six dice can lie, counted by the rules."""
    game = DiXkiBluff(DiXkiBluffOptions(players=3))
    table = tables("dixkibluff")[1]
    for hidden in (3, 6):
        held = dict.fromkeys(NUMBERS, 0)
        for roll in product(game.die.faces, repeat=hidden):
            reached = min(count((roll,), "pi"), count((roll,), "bomb"))
            for number in NUMBERS:
                held[number] += reached >= number
        for column, number in enumerate(NUMBERS, start=1):
            if number <= hidden:
                low, high = chance(table.rows[HIDDEN.index(hidden)][column])
                assert low <= held[number] / 6**hidden <= high
