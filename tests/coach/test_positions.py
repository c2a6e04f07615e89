"""Positions to be practised: they hold what their seat could know, and judge answers as the evaluator does."""

from random import Random
from typing import Any

import msgspec
import pytest

from dicehouse import create
from dicehouse.bots import make_bot
from dicehouse.bots.play import play_game
from dicehouse.coach import review
from dicehouse.coach.measures import size_of
from dicehouse.coach.positions import Position, position_of, values_now, view_of
from dicehouse.core.game import AnyGame
from dicehouse.core.play import Transition
from dicehouse.texts import Texts

GAMES = [("gonuts", 2), ("chinchiller", 2), ("chili", 1), ("dixkibluff", 3)]


def played(game: AnyGame, seed: int) -> list[Transition]:
    """The steps of a game between weak bots."""
    random, steps = Random(seed), list[Transition]()
    bots = [make_bot(game, "novice", seat, Random(f"{seed} {seat}")) for seat in range(game.players)]
    play_game(game, bots, lambda due: due.sample(random.random), steps.append)
    return steps


@pytest.fixture(params=GAMES, ids=str, scope="module")
def made(request: pytest.FixtureRequest) -> tuple[AnyGame, list[Transition], dict[int, Position]]:
    """A game, its steps, and all positions of it by their steps."""
    name, players = request.param
    game = create(name, players=players)
    steps = played(game, 3)
    found = {number: position_of(game, steps, number) for number in range(1, len(steps) + 1)}
    return game, steps, {number: one for number, one in found.items() if one is not None}


def test_a_position_is_what_its_seat_saw_and_was_offered(made: Any) -> None:
    game, steps, positions = made
    assert positions
    for number, one in positions.items():
        step = steps[number - 1]
        assert view_of(game, one.view) == game.view(step.before, step.seat)
        choices = game.choices(step.before, step.seat)
        assert [(offer.action, offer.effect) for offer in one.choices] == [
            (game.actions.write(choice.action), choice.effect) for choice in choices
        ]
        assert one.played == step.text(game)
        assert f"theme-{one.theme}" in Texts("nl", game.name)


def test_what_is_hidden_from_the_seat_changes_nothing(made: Any) -> None:
    game, steps, positions = made
    for number, one in positions.items():
        step = steps[number - 1]
        other = game.indistinguishable_state(step.before, step.seat, Random(number))
        if other is not None:
            hidden = [*steps[: number - 1], msgspec.structs.replace(step, before=other)]
            assert position_of(game, hidden, number) == one
        seen = [game.events.write(event) for before in steps[: number - 1] for event in before.visible(step.seat)]
        assert list(one.heard) == seen[len(seen) - len(one.heard) :]


def test_right_is_what_costs_too_little_to_have_a_name(made: Any) -> None:
    for one in made[2].values():
        best = one.candidates[0][1]
        assert one.best in one.right
        assert set(one.right) == {a for a, value, _ in one.candidates if size_of(best - value, one.measure) is None}
        assert (one.played in one.right) == (one.size is None)
        assert {action for action, _, _ in one.candidates} == {offer.action for offer in one.choices}


def test_a_position_of_a_review_is_the_same_without_another_look(made: Any) -> None:
    game, steps, positions = made
    reviewed = review(game, steps).steps
    for number, one in positions.items():
        decision = reviewed[number - 1].decision
        again = position_of(game, steps, number, decision)
        assert again is not None
        assert (again.candidates, again.right, again.size) == (one.candidates, one.right, one.size)


def test_rolls_and_steps_without_a_choice_are_no_positions(made: Any) -> None:
    game, steps, positions = made
    for number in (0, len(steps) + 1, *(n for n, step in enumerate(steps, start=1) if step.seat is None)):
        assert position_of(game, steps, number) is None
        assert number not in positions


def test_a_die_that_is_turned_has_the_worth_of_what_can_be_done_then() -> None:
    game = create("chili", players=1)
    steps = [step for seed in range(12) for step in [played(game, seed)]]
    turning = 0
    for one in (position_of(game, game_steps, n) for game_steps in steps for n in range(1, len(game_steps) + 1)):
        if one is None:
            continue
        values = {action: value for action, value, _ in one.candidates}
        turns = {value for action, value in values.items() if action.startswith("turn")}
        turning += len(turns) > 1 and one.best.startswith("turn")
        now = values_now(one)
        assert all(now[action] == pytest.approx(values[action], abs=0.006) for action in now)
    assert turning, "a wrong turn is told from the right one"
