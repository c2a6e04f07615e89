"""Luck and errors: those of the coach, and a plain sum over rolls and choices agrees where nothing is hidden."""

from random import Random

import pytest

from dicehouse import create
from dicehouse.bots import evaluator, make_bot
from dicehouse.bots.play import play_game
from dicehouse.coach import review
from dicehouse.core.play import Transition
from dicehouse.dice import CommonDice
from dicehouse.lab.luck import Luck, LuckMeter, is_judged


def metered(
    name: str, players: int, bots: tuple[str, ...], seed: int, **options: object
) -> tuple[Luck, list[Transition]]:
    """A game between bots, and what the meter says of it."""
    game = create(name, players, **options)
    random, meter, steps = Random(seed), LuckMeter(game), list[Transition]()

    def watch(step: Transition) -> None:
        meter.watch(step)
        steps.append(step)

    play_game(game, [make_bot(game, bot, seat, random) for seat, bot in enumerate(bots)], CommonDice(seed).roll, watch)
    return meter.result(), steps


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", ["gonuts", "chili"])
def test_where_nothing_is_hidden_it_is_what_rolls_changed_and_what_choices_gave_away(name: str, seed: int) -> None:
    options: dict[str, object] = {"target": 15} if name == "gonuts" else {"rolls": 4}
    found, steps = metered(name, 2, ("random", "regular"), seed, **options)
    game = create(name, 2, **options)
    judge = evaluator(game)
    luck, errors = [0.0, 0.0], [0.0, 0.0]
    for step in steps:
        if step.seat is None:
            before, after = (judge.position(game.view(state, 0)) for state in (step.before, step.after))
            luck = [sum_ + then - now for sum_, now, then in zip(luck, before, after, strict=True)]
        else:
            choices = game.choices(step.before, step.seat)
            found_there = judge.candidates(game.view(step.before, step.seat), choices)
            played = next(one.value for one in found_there if one.action == step.action)
            errors[step.seat] += max(one.value for one in found_there) - played
    assert found.seats == 2
    assert found.luck == pytest.approx(sum(one**2 for one in luck))
    assert found.error == pytest.approx(sum(one**2 for one in errors))
    assert found.lost == pytest.approx(sum(errors))


@pytest.mark.parametrize("name", ["chinchiller", "dixkibluff"])
def test_with_hidden_dice_it_is_the_accounting_of_the_coach(name: str) -> None:
    options: dict[str, object] = {"dice": 3} if name == "dixkibluff" else {}
    players = 3 if name == "dixkibluff" else 2
    found, steps = metered(name, players, ("novice",) * players, 1, **options)
    accounts = review(create(name, players, **options), steps).accounts
    assert found.luck == pytest.approx(sum(one.luck**2 for one in accounts))
    assert found.error == pytest.approx(sum(one.decisions**2 for one in accounts))
    assert 0 < found.share < 1  # type: ignore[operator]


def test_whoever_plays_perfectly_makes_no_errors_and_all_is_luck() -> None:
    found, _ = metered("gonuts", 2, ("perfect", "perfect"), 2, target=15)
    assert found.lost == pytest.approx(0.0, abs=1e-9)
    assert found.share == pytest.approx(1.0)


def test_where_nobody_can_judge_there_is_no_share() -> None:
    assert not is_judged(create("gonuts", 4, target=200))
    assert is_judged(create("gonuts", 2))
    assert Luck().share is None
