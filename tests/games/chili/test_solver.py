"""The solver, beside a slow one that goes through every roll, turning and choice one by one."""

import sys
from collections.abc import Callable
from functools import cache
from itertools import combinations, product
from operator import eq
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from dicehouse.bots import solve
from dicehouse.core.errors import BotError, MissingExtraError
from dicehouse.games import create
from dicehouse.games.chili.actions import Reroll
from dicehouse.games.chili.bots import solver
from dicehouse.games.chili.bots.score_arrays import (
    REDS,
    ScoreArrays,
    arrays_of_points,
    index_of,
    possible_points,
    score_arrays,
)
from dicehouse.games.chili.bots.turn_values import ROLLED, TurnValues
from dicehouse.games.chili.pad import BONUS, DIE, SPACES, scores
from dicehouse.games.chili.rules import ChiliState
from dicehouse.kit import value_tables
from games.chili.slow_chili import Slow

SHIPPED = create("chili", 2)
VALUES = value_tables.load(SHIPPED, solver.VALUES)["values"]
SPREAD = value_tables.load(SHIPPED, solver.SPREAD)

EXACT = 1e-9
ALL_SPACES = (1 << len(SPACES)) - 1
"""The mask of an empty pad: bit s is set while space s is empty."""


def tiny(dice: int, spaces: int, seed: int, most: int = 30) -> tuple[ScoreArrays, Slow]:
    """A game with fewer dice and spaces and points drawn at random, for both solvers."""
    random = Random(seed)
    ways = list(product(range(6), repeat=dice))
    rows = [[random.randrange(most) for _ in range(spaces)] for _ in ways]
    reds = [random.randrange(6) for _ in range(dice)]
    bonus = random.randrange(1, 4)
    return arrays_of_points(np.array(rows), np.array(reds), bonus), Slow(
        dict(zip(ways, rows, strict=True)), reds, bonus
    )


def writes(rules: ScoreArrays, values: np.ndarray[Any, Any], mask: int, top: int) -> np.ndarray[Any, Any]:
    """What can be written at best by the rolls left (below the top) and the class of the dice."""
    open_spaces = [space for space in range(rules.spaces) if mask >> space & 1]
    ways = [rules.points[None, :, space] + values[:top, mask ^ (1 << space), None] for space in open_spaces]
    return np.asarray(np.max(ways, axis=0))


def test_every_way_six_dice_can_lie_scores_as_the_pad_says() -> None:
    rules = score_arrays()
    table = rules.points[rules.classes]
    for place, faces in enumerate(product(*(die.faces for die in DIE))):
        assert table[place].tolist() == [score.points for score in scores.__wrapped__(faces)]
    assert [die.faces[red] for die, red in zip(DIE, REDS, strict=True)] == ["1*", "2*", "3*", "4*", "5*", "6*"]
    assert rules.bonus == BONUS
    assert index_of(("1*", "1", "6", "4*", "5*", "2")) == (0, 0, 5, 3, 4, 1)
    for space, possible in enumerate(possible_points()):
        assert possible == set(table[:, space].tolist()) | {0}


@pytest.mark.parametrize(("dice", "spaces", "rolls", "seed"), [(1, 3, 5, 1), (2, 3, 5, 2), (2, 2, 6, 3), (3, 2, 3, 4)])
def test_the_solver_and_the_tower_agree_with_the_slow_way_state_by_state(
    dice: int, spaces: int, rolls: int, seed: int
) -> None:
    rules, slow = tiny(dice, spaces, seed)
    values = solver.solve_values(rules, rolls)
    compared = 0
    for mask in range(1, 1 << spaces):
        top = rolls - spaces + mask.bit_count()
        for left in range(top + 1):
            assert values[left, mask] == pytest.approx(slow.start(mask, left)[0], abs=EXACT)
        tower = TurnValues(rules, writes(rules, values, mask, top))
        for left in range(top):
            for lying in product(range(6), repeat=dice):
                assert tower.layers[left][lying] == pytest.approx(slow.lying(mask, left, lying)[0], abs=EXACT)
            rolled = tower.rolled(left)
            for pattern in product(range(7), repeat=dice):
                if ROLLED in pattern:
                    air = tuple(None if slot == ROLLED else slot for slot in pattern)
                    assert rolled[pattern] == pytest.approx(slow.rolled(mask, left, air)[0], abs=EXACT)
                    compared += 1
    assert compared > 20


@pytest.mark.parametrize(("dice", "spaces", "rolls", "seed"), [(2, 3, 5, 5), (3, 2, 3, 6)])
def test_the_moments_are_those_of_the_play_that_expects_most(dice: int, spaces: int, rolls: int, seed: int) -> None:
    rules, slow = tiny(dice, spaces, seed, most=1_000_000)  # no two ways to play are equally good
    values = solver.solve_values(rules, rolls)
    spread = solver.solve_spread(rules, values, targets=0)
    for mask in range(1, 1 << spaces):
        for left in range(1, rolls - spaces + mask.bit_count() + 1):
            one, two, three = slow.start(mask, left)
            deviation = (two - one**2) ** 0.5
            assert spread["deviation"][left, mask] == pytest.approx(deviation, rel=1e-5)
            skew = (three - 3 * one * two + 2 * one**3) / deviation**3
            assert spread["skew"][left, mask] == pytest.approx(skew, abs=1e-4)


def best_chance(slow: Slow, space: int, target: int) -> Callable[[int], float]:
    """The best chance of a last space to pass a target, by the rolls left at the start of the turn; a tie is a half."""

    @cache
    def lying(left: int, dice: tuple[int, ...]) -> float:
        gained = slow.points[dice][space] + slow.bonus * left
        best = 1.0 if gained > target else 0.5 if gained == target else 0.0
        for count in range(1, slow.dice + 1) if left else ():
            for again in combinations(range(slow.dice), count):
                pattern = tuple(None if die in again else face for die, face in enumerate(dice))
                best = max(best, rolled(left - 1, pattern))
        return best

    @cache
    def rolled(left: int, pattern: tuple[int | None, ...]) -> float:
        ways = list(product(*(range(6) if face is None else (face,) for face in pattern)))
        return sum(max(lying(left, way) for way in slow.turnings(dice, pattern)) for dice in ways) / len(ways)

    return lambda left: rolled(left - 1, (None,) * slow.dice)


def test_the_chances_of_a_last_space_agree_with_the_slow_way() -> None:
    rules, slow = tiny(2, 2, seed=8)
    rolls = 4
    spread = solver.solve_spread(rules, solver.solve_values(rules, rolls))
    for space, target in product(range(2), range(0, 36, 5)):
        chance = best_chance(slow, space, target)
        for left in range(1, rolls + 1):
            assert spread["chances"][space, left, target] == pytest.approx(chance(left), abs=1e-6)
        assert spread["chances"][space, 0, target] == (0.5 if target == 0 else 0)


class LastSpace:
    """The last space of a real pad: what is worth most, by trying everything."""

    def __init__(self, space: int) -> None:
        rules = score_arrays()
        points = rules.points[rules.classes, space].tolist()  # as the pad says, by the first test
        self.points = dict(zip(product(range(6), repeat=6), points, strict=True))
        self.landed = cache(self._landed)
        self.lying = cache(self._lying)

    def _landed(self, left: int, dice: tuple[int, ...], turnable: tuple[bool, ...]) -> float:
        """Some dice just landed red."""
        ways = product(*(range(6) if free else (face,) for face, free in zip(dice, turnable, strict=True)))
        return max(self.lying(left, way) for way in ways)

    def _lying(self, left: int, dice: tuple[int, ...]) -> float:
        best = float(self.points[dice] + BONUS * left)
        for count in range(1, 7) if left else ():
            for again in combinations(range(6), count):
                best = max(best, self.rolled(left - 1, dice, again))
        return best

    def rolled(self, left: int, dice: tuple[int, ...], again: tuple[int, ...]) -> float:
        options = [range(6) if die in again else (face,) for die, face in enumerate(dice)]
        reds = [red if die in again else -1 for die, red in enumerate(REDS)]
        values = [self.landed(left, way, tuple(map(eq, way, reds))) for way in product(*options)]
        return sum(values) / len(values)


@pytest.mark.parametrize("space", ["6", "kind"])
def test_a_last_space_with_no_one_and_two_rolls_left_agrees_with_the_slow_way(space: str) -> None:
    number, random = SPACES.index(space), Random(space)
    mask, slow, rules = 1 << number, LastSpace(number), score_arrays()
    tower = TurnValues(rules, writes(rules, VALUES, mask, 3))
    samples = [tuple(random.randrange(6) for _ in DIE) for _ in range(3)]
    for dice in samples:
        for left in (0, 1):
            assert tower.layers[left][dice] == pytest.approx(slow.lying(left, dice), abs=EXACT)
    die = random.randrange(6)  # with two left: one die is rolled, and for each of its faces everything is tried again
    pattern = tuple(ROLLED if other == die else face for other, face in enumerate(samples[0]))
    assert tower.rolled(1)[pattern] == pytest.approx(slow.rolled(1, samples[0], (die,)), abs=EXACT)
    assert VALUES[1, mask] == pytest.approx(slow.rolled(0, samples[0], tuple(range(6))), abs=EXACT)


def test_a_roll_is_worth_what_the_rules_make_of_it() -> None:
    """The same once more by the game's own steps: every roll, every turn of a red, every way to write."""
    game = create("chili", 1)
    random, number = Random(4), SPACES.index("red")
    tower = TurnValues(score_arrays(), writes(score_arrays(), VALUES, 1 << number, 2))
    pad = tuple(-1 if space == number else 0 for space in range(len(SPACES)))
    for again in ((2,), (1, 6), (3, 4)):
        faces = tuple(random.choice(die.faces) for die in DIE)
        lying = ChiliState(None, (0,), (pad,), (1,), 0, faces, (), ())
        rolling, _ = game.act(lying, 0, Reroll(again))
        total = sum(best_by_steps(game, game.roll(rolling, roll)[0]) * float(p) for roll, p in rolling.due.outcomes())
        pattern = tuple(ROLLED if die in again else face for die, face in enumerate(index_of(faces), start=1))
        assert tower.rolled(0)[pattern] == pytest.approx(total, abs=EXACT)


def best_by_steps(game: Any, state: ChiliState) -> int:
    """The best final score without another roll, by every action the rules allow."""
    seen, new, best = {state}, [state], 0
    while new:
        here = new.pop()
        for action in game.legal_actions(here, 0):
            if isinstance(action, Reroll):
                continue
            after, _ = game.act(here, 0, action)
            outcome = game.outcome(after)
            if outcome is not None:
                best = max(best, outcome.scores[0])
            elif after not in seen:
                seen.add(after)
                new.append(after)
    return best


@pytest.mark.parametrize("mask", [1 << 4, 1 << 7, 0b0001000001, 0b1100000000, ALL_SPACES])
def test_the_shipped_values_follow_from_each_other(mask: int) -> None:
    rules = score_arrays()
    top = len(VALUES) - 1 - len(SPACES) + mask.bit_count()
    tower = TurnValues(rules, writes(rules, VALUES, mask, top))
    for left in range(top):
        assert VALUES[left + 1, mask] == pytest.approx(tower.start(left), abs=EXACT)
    assert VALUES[0, mask] == 0
    assert VALUES[:, 0].tolist() == [BONUS * left for left in range(len(VALUES))]


def test_more_rolls_are_never_worth_less_and_higher_targets_never_easier() -> None:
    for mask in range(1, ALL_SPACES + 1):
        top = len(VALUES) - 1 - len(SPACES) + mask.bit_count()
        gains = np.diff(VALUES[: top + 1, mask])
        assert (gains > 0).all()
        if mask.bit_count() == 1:
            assert (gains[1:] >= BONUS).all()  # at worst the roll is not used
    chances = SPREAD["chances"]
    assert (np.diff(chances, axis=2) <= 1e-6).all()
    assert ((chances >= 0) & (chances <= 1)).all()


def test_simulated_games_average_what_was_solved() -> None:
    from dicehouse.games.chili.bots.simulation import simulate  # noqa: PLC0415 - needs numba

    rules, _ = tiny(3, 3, seed=11)
    values = solver.solve_values(rules, 6)
    totals = simulate(20_000, 1, values, rules)
    error = totals.std(ddof=1) / len(totals) ** 0.5
    assert abs(totals.mean() - values[6, -1]) < 4 * error
    assert (simulate(500, 1, values, rules) == simulate(500, 1, values, rules)).all()
    assert (simulate(500, 1, values, rules) != simulate(500, 2, values, rules)).any()


def test_simulated_games_with_the_dice_of_the_box_average_what_was_solved() -> None:
    from dicehouse.games.chili.bots.simulation import simulate  # noqa: PLC0415 - needs numba

    few = VALUES[:13]  # with twelve rolls few pads come about
    totals = simulate(2_000, 5, few)
    error = totals.std(ddof=1) / len(totals) ** 0.5
    assert abs(totals.mean() - few[12, ALL_SPACES]) < 4 * error


def test_solving_tells_how_far_it_is_and_keeps_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(value_tables.FOLDER, str(tmp_path))
    monkeypatch.setattr(solver, "USUAL_ROLLS", 1)
    game = create("chili", 1, rolls=3)
    with pytest.raises(BotError, match="dicehouse solve chili --players 1 --option rolls=3"):
        value_tables.load(game, solver.VALUES)
    told: list[float] = []
    first = solve(game, told.append)
    assert told == sorted(told)
    assert told[-1] == pytest.approx(1)
    assert (first.loaded, first.gap) == (False, 0)
    assert first.value == pytest.approx(VALUES[3, ALL_SPACES], abs=EXACT)  # the rolls of others do not matter
    assert first.states == (3 + 10 * 2 + 45) * 6**6
    again = solve(game)
    assert again.loaded
    assert again.value == first.value
    assert not solve(game, fresh=True).loaded
    assert len(list(tmp_path.iterdir())) == 1


def test_the_shipped_table_serves_every_game_with_fewer_rolls() -> None:
    for rolls in (1, 7, 30):
        solution = solve(create("chili", 1, rolls=rolls))
        assert solution.loaded
        assert solution.value == VALUES[rolls, ALL_SPACES]


def test_turns_are_solved_alike_by_numpy_and_by_the_compiled_loops() -> None:
    """Which of the two builds them is said by the caller, and not by what happens to be imported."""
    rules = score_arrays()
    best = writes(rules, VALUES, 0b0001000001, 4)
    by_numpy, by_loops = TurnValues(rules, best), TurnValues(rules, best, solver.compiled().turn_layers)
    for plain, compiled in zip(by_numpy.layers, by_loops.layers, strict=True):
        np.testing.assert_allclose(plain, compiled, rtol=0, atol=EXACT)
    assert len(by_loops.layers) == 4


def test_without_numba_solving_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    with pytest.raises(MissingExtraError) as caught:
        solver.solve_values(score_arrays(), 2)
    assert caught.value.details == {"package": "numba", "command": "pip install 'dicehouse[lab]'"}
