"""The estimate of the level played: its data order the levels, and it finds levels again."""

from itertools import pairwise
from random import Random
from statistics import fmean

import pytest
from scripts.coach_games import Case, costs_of, mixed_levels, play

from dicehouse import games
from dicehouse.bots import LEVELS, evaluator, levels
from dicehouse.coach.levels import CLASSES, FEWEST, Calibration, LevelEstimate, calibrations, counted, estimate


def names(one: Calibration) -> list[str]:
    return [level.level for level in one.levels]


def test_every_game_is_calibrated() -> None:
    assert {one.game for one in calibrations()} == set(games.names())
    for one in calibrations():
        assert names(one) == list(levels(one.game, games.create(one.game, one.players).options))


@pytest.mark.parametrize("one", calibrations(), ids=lambda one: f"{one.game}-{one.players}")
def test_measured_costs_order_the_levels(one: Calibration) -> None:
    means = [level.mean for level in one.levels]
    assert means == sorted(means, reverse=True)
    assert means[0] > means[2] > means[3] - 1e-9
    for level in one.levels:
        assert sum(level.counts) == level.decisions > 200
        assert len(level.counts) == len(CLASSES) + 1
    assert means[-1] <= evaluator(games.create(one.game, one.players)).slack + 1e-9


@pytest.mark.parametrize(
    ("case", "number"),
    [(Case("gonuts", 2, {}), 40), (Case("chinchiller", 2, {}), 100), (Case("chili", 1, {"rolls": 14}), 16)],
    ids=str,
)
def test_games_played_now_order_the_levels_too(case: Case, number: int) -> None:
    game = case.bind()
    ladder = levels(case.game, game.options)
    costs: dict[str, list[float]] = {level: [] for level in ladder}
    for seed in range(number):
        name = f"live {seed}"
        seats = mixed_levels(case, Random(name), ladder) if case.players > 1 else [ladder[seed % len(ladder)]]
        for level, found in zip(seats, costs_of(game, evaluator(game), play(game, seats, name)), strict=True):
            costs[level] += found
    means = [fmean(costs[level]) for level in ladder]
    assert all(weaker >= stronger - 1e-9 for weaker, stronger in pairwise(means)), means
    assert means[0] > means[-1]


@pytest.mark.parametrize("one", calibrations(), ids=lambda one: f"{one.game}-{one.players}")
def test_costs_like_those_of_a_level_are_that_level(one: Calibration) -> None:
    """Many decisions, spread over the classes as those of the level are, leave no doubt but between equals."""
    points = one.game == "chili" and one.players == 1
    blunder = 10.0 if points else 0.1
    inside = [0.0, *(blunder * (low + high) / 2 for low, high in pairwise(CLASSES)), 2 * blunder]
    for level in one.levels:
        costs = [cost for cost, number in zip(inside, level.counts, strict=True) for _ in range(number)]
        found = estimate(one.game, one.players, costs, "points" if points else "win")
        assert found is not None
        alike = [other.level for other in one.levels if abs(other.mean - level.mean) < 1e-4]
        assert found.level in {level.level, *alike}
        assert LEVELS.index(found.low) <= LEVELS.index(level.level) <= LEVELS.index(found.high)


def test_few_decisions_leave_much_open() -> None:
    sure = estimate("chinchiller", 2, [0.0] * 300, "win")
    unsure = estimate("chinchiller", 2, [0.0] * FEWEST, "win")
    assert sure is not None
    assert (sure.level, sure.low, sure.high) == ("perfect", "perfect", "perfect")
    assert unsure is not None
    assert LEVELS.index(unsure.low) < LEVELS.index("perfect")
    assert estimate("chinchiller", 2, [0.0] * (FEWEST - 1), "win") is None


def test_an_interval_of_all_levels_is_told_apart() -> None:
    assert LevelEstimate("expert", "novice", "perfect").is_any
    assert LevelEstimate("expert", "novice", "master").is_any
    assert not LevelEstimate("expert", "regular", "perfect").is_any
    assert not LevelEstimate("expert", "novice", "expert").is_any


def test_blunders_are_not_perfect() -> None:
    found = estimate("gonuts", 2, [0.0] * 20 + [0.2] * 4, "win")
    assert found is not None
    assert found.level == found.low == "novice"


def test_the_nearest_number_of_players_counts() -> None:
    costs = [0.0, 0.01, 0.03, 0.06, 0.2] * 3
    assert estimate("chinchiller", 5, costs, "win") == estimate("chinchiller", 4, costs, "win")
    assert estimate("pig", 2, costs, "win") is None


def test_classes_are_counted_in_blunders() -> None:
    assert counted([0.0, 0.004, 0.01, 0.1, 0.11], "win") == (1, 1, 1, 0, 0, 1, 1)
    assert counted([0.0, 0.4, 1.0, 10.0, 11.0], "points") == (1, 1, 1, 0, 0, 1, 1)
