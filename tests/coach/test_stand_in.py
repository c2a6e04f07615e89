"""Games with options that nobody solved: reviewed by a stand-in where there is one, and told how to solve them."""

from random import Random
from statistics import fmean

import pytest
from scripts.coach_games import Case, check, played

from dicehouse import create
from dicehouse.bots import evaluator, make_bot
from dicehouse.coach import review
from dicehouse.coach.judging import judge_of
from dicehouse.core.errors import BotError
from dicehouse.games.gonuts.bots.paired_evaluator import PairedEvaluator
from dicehouse.games.gonuts.rules import GoNuts

UNSOLVED = [
    Case("gonuts", 4, {}),
    Case("gonuts", 4, {"round": "live"}),
    Case("chinchiller", 2, {"supply": 60}),
]


@pytest.mark.parametrize("case", UNSOLVED, ids=str)
def test_a_stand_in_reviews_what_nobody_solved(case: Case) -> None:
    game = case.bind()
    with pytest.raises(BotError) as refused:
        evaluator(game)
    steps = played(game, "regular", 5)
    found = review(game, steps)
    check(game, judge_of(game)[0], steps, found)
    assert not found.exact
    assert found.unsolved == refused.value.details["command"]
    assert found.unsolved.startswith(f"dicehouse solve {case.game} --players {case.players}")


def test_no_bot_plays_by_a_stand_in() -> None:
    with pytest.raises(BotError):
        make_bot(create("gonuts", 4), "perfect", 0, Random(1))


def test_what_is_solved_is_not_told_to_be_unsolved() -> None:
    assert judge_of(create("gonuts", 3)) == (evaluator(create("gonuts", 3)), None)


def test_without_a_stand_in_the_command_is_told() -> None:
    with pytest.raises(BotError, match="dicehouse solve chili --players 1 --option rolls=40"):
        review(create("chili", 1, rolls=40), [])


def test_pairs_come_near_the_solved_game_of_three() -> None:
    game = create("gonuts", 3)
    assert isinstance(game, GoNuts)
    rough, exact = PairedEvaluator(game), evaluator(game)
    views = [game.view(made.after, 0) for seed in range(3) for made in played(game, "regular", seed)]
    values = [(rough.position(view), exact.position(view)) for view in views]
    assert all(sum(one) == pytest.approx(1) for one, _ in values)
    assert fmean(abs(one[0] - other[0]) for one, other in values) < 0.08
    assert fmean(abs(1 / 3 - other[0]) for _, other in values) > 0.15  # to call all equal would be much worse
