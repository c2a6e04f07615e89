"""Rewards: the win, shared out."""

from fractions import Fraction

import pytest

from dicehouse.core.game import Outcome
from dicehouse.envs.rewards import rewards


@pytest.mark.parametrize(
    ("winners", "players", "right"),
    [
        ((1,), 2, (-1, 1)),
        ((0, 1), 2, (0, 0)),
        ((2,), 3, (Fraction(-1, 2), Fraction(-1, 2), 1)),
        ((0, 2), 3, (Fraction(1, 4), Fraction(-1, 2), Fraction(1, 4))),
        ((0, 1, 2, 3), 4, (0, 0, 0, 0)),
    ],
)
def test_the_win_is_shared(winners: tuple[int, ...], players: int, right: tuple[float, ...]) -> None:
    outcome = Outcome("end", winners, tuple(range(players)))
    assert rewards(outcome, range(players)) == [float(share) for share in right]


def test_alone_points_count() -> None:
    assert rewards(Outcome("pads", (0,), (187,)), [0]) == [187.0]


def test_seats_that_are_out_share_nothing() -> None:
    assert rewards(Outcome("last", (2,), (0, 0, 4)), [1, 2]) == [-1.0, 1.0]


def test_a_game_that_is_not_over_is_worth_nothing() -> None:
    assert rewards(None, range(3)) == [0.0] * 3
