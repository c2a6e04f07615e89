"""A game of the day beside best play with the very same dice."""

from random import Random
from typing import Any

import pytest

from dicehouse import create
from dicehouse.coach.daily import best_play, compare
from dicehouse.core import play
from dicehouse.core.game import Action
from dicehouse.core.play import Transition
from dicehouse.dice import DailyDice, seed_of_day

GAME = create("chili", 1)
DAYS = ("2026-11-16", "2026-11-17")


def dice(day: str) -> DailyDice:
    return DailyDice(seed_of_day(bytes(32), day), day)


def followed(day: str, best: list[Transition], until: int, then: Random | None = None) -> list[Transition]:
    """A game that does as best play until that decision, then as it likes."""
    like = {made.before: made.action for made in best if made.seat is not None}
    source, state, steps, decided = dice(day), GAME.new(), list[Transition](), 0
    while GAME.outcome(state) is None:
        if state.due is not None:
            made = play.roll(GAME, state, source.roll(state.due))
        else:
            decided += 1
            choices = [choice.action for choice in GAME.choices(state, 0)]
            mine = like.get(state)
            if decided > until and then is not None:
                mine = then.choice([one for one in choices if one != mine])
            assert mine is not None
            made = play.act(GAME, state, 0, mine)
        steps.append(made)
        state = made.after
    return steps


def score(steps: list[Transition]) -> int:
    outcome = GAME.outcome(steps[-1].after)
    assert outcome is not None
    return outcome.scores[0]


@pytest.fixture(scope="module", params=DAYS)
def day(request: pytest.FixtureRequest) -> tuple[str, list[Transition]]:
    """A day, and the game of best play."""
    return request.param, best_play(GAME, dice(request.param))


def test_best_play_beside_itself_never_parts_and_makes_no_mistake(day: tuple[str, list[Transition]]) -> None:
    found = compare(GAME, followed(*day, 1000), day[1])
    assert found.score == found.best
    assert found.parted is None
    assert found.costliest == ()
    assert abs(found.cost) < 1e-9
    assert found.view == found.best_view
    assert set(found.rolls) == {"fine"}
    assert len(found.rolls) == 30 - found.view.left[0]


@pytest.mark.parametrize("until", [0, 5, 20])
def test_the_two_part_where_the_game_first_does_something_else(day: tuple[str, list[Transition]], until: int) -> None:
    date, best = day
    steps = followed(date, best, until, Random(until))
    found = compare(GAME, steps, best)
    decisions = [number for number, made in enumerate(steps, start=1) if made.seat is not None]
    assert found.parted is not None
    # a die that is turned and turned back does not part them
    assert found.parted.step >= decisions[until]
    there = steps[found.parted.step - 1]
    assert found.parted.played == there.text(GAME)
    assert found.parted.best == next(made for made in best if made.before == there.before).text(GAME)
    assert found.parted.best != found.parted.played
    assert found.best == score(best)
    assert found.score == score(steps)


def test_the_costliest_decisions_are_told_with_their_sizes_and_marked_at_their_rolls() -> None:
    best = best_play(GAME, dice(DAYS[0]))
    steps = followed(DAYS[0], best, 3, Random(9))  # random play makes blunders
    found = compare(GAME, steps, best)
    assert [one.cost for one in found.costliest] == sorted((one.cost for one in found.costliest), reverse=True)
    assert {one.size for one in found.costliest} == {"blunder"}
    assert all(one.reasons for one in found.costliest)
    assert found.cost >= sum(one.cost for one in found.costliest)
    for one in found.costliest:
        roll = sum(made.seat is None for made in steps[: one.step]) - 1
        assert found.rolls[roll] == "blunder"


def test_a_die_that_is_turned_and_turned_back_does_not_part_two_games(day: tuple[str, list[Transition]]) -> None:
    _, best = day
    place, there = next(
        (place, made) for place, made in enumerate(best) if made.seat is not None and turns(made.before)
    )
    away = play.act(GAME, there.before, 0, turns(there.before)[0])
    back = next(
        made
        for made in (play.act(GAME, away.after, 0, turn) for turn in turns(away.after))
        if made.after == there.before
    )
    assert compare(GAME, [*best[:place], away, back, *best[place:]], best).parted is None


def turns(state: Any) -> list[Action]:
    """The ways in which a die can be turned."""
    return [choice.action for choice in GAME.choices(state, 0) if type(choice.action).__name__ == "Turn"]
