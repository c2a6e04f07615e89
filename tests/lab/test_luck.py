"""Luck and errors: with an exact evaluator they explain every result to the last digit."""

from random import Random

import pytest

from dicehouse import create
from dicehouse.bots import make_bot
from dicehouse.bots.play import play_game
from dicehouse.dice import CommonDice
from dicehouse.lab.luck import Luck, LuckMeter, find_evaluator


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("bots", [("random", "regular"), ("expert", "novice")])
def test_luck_and_errors_add_up_to_the_result(seed: int, bots: tuple[str, ...]) -> None:
    game = create("gonuts", 2, first=0, target=15)
    evaluator = find_evaluator(game)
    assert evaluator is not None
    assert evaluator.exact
    value = evaluator.position(game.view(game.new(), 0))
    random = Random(seed)
    meter = LuckMeter(game, evaluator)
    players = [make_bot(game, name, seat, random) for seat, name in enumerate(bots)]
    outcome = play_game(game, players, CommonDice(seed).roll, meter.watch)
    for seat in range(2):
        told = value[seat] + meter.luck[seat] - meter.errors[seat] + meter.errors[1 - seat]
        assert told == pytest.approx(float(seat in outcome.winners), abs=1e-6)


def test_whoever_plays_perfectly_makes_no_errors_and_all_is_luck() -> None:
    game = create("gonuts", 2, target=15)
    evaluator = find_evaluator(game)
    assert evaluator is not None
    meter = LuckMeter(game, evaluator)
    play_game(game, [make_bot(game, "perfect", seat, Random(1)) for seat in range(2)], CommonDice(2).roll, meter.watch)
    assert meter.errors == pytest.approx([0.0, 0.0], abs=1e-9)
    assert meter.result().share == pytest.approx(1.0)


def test_where_nobody_can_judge_there_is_no_share() -> None:
    assert find_evaluator(create("gonuts", 4, target=200)) is None
    assert Luck().share is None
