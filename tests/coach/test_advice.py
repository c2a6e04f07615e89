"""Advice on a decision: the same as the evaluator says, best first, with the blunders and the reasons of the seat."""

import pytest

from coach.test_reasons import steps_of
from dicehouse import create
from dicehouse.bots import evaluator
from dicehouse.coach.advice import advise
from dicehouse.coach.explaining import explain
from dicehouse.coach.sizes import SIZES
from dicehouse.core.errors import BotError


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [("gonuts", 2, {}), ("chinchiller", 2, {}), ("chili", 2, {"rolls": 12}), ("dixkibluff", 3, {"dice": 3})],
    ids=str,
)
def test_it_is_what_the_evaluator_says_to_a_seat_that_heard_all(
    name: str, players: int, options: dict[str, object]
) -> None:
    game, asked, blundered = create(name, players, **options), 0, 0
    judge, steps = evaluator(game), steps_of(game, 1)
    blunder = SIZES[judge.measure]["blunder"]
    for number, made in enumerate(steps):
        choices = () if made.seat is None else game.choices(made.before, made.seat)
        if made.seat is None or len(choices) < 2:
            continue
        memory = judge.memory(made.seat)
        for step in steps[:number]:
            memory.notice(step.visible(made.seat))
        view = game.view(made.before, made.seat)
        values = {one.action: one for one in judge.candidates(view, choices, memory)}
        heard = (step.visible(made.seat) for step in steps[:number])
        found = advise(game, made.before, made.seat, heard, made.action)
        assert {one.action: one for one in found.candidates} == values
        best = found.candidates[0].value
        assert [one.value for one in found.candidates] == sorted((one.value for one in values.values()), reverse=True)
        assert set(found.blunders) == {action for action, one in values.items() if best - one.value >= blunder}
        assert found.reasons == explain(judge, view, memory, tuple(values.values()), made.action)
        assert (found.measure, found.exact) == (judge.measure, judge.exact)
        asked += 1
        blundered += bool(found.blunders)
        if asked == 25:
            break
    assert asked
    assert blundered


def test_what_is_no_choice_is_not_compared_with() -> None:
    game = create("gonuts", 2, first="0")
    steps = steps_of(game, 1)
    number = next(number for number, made in enumerate(steps) if made.seat is not None)
    state, seat = steps[number].before, steps[number].seat
    assert seat is not None
    heard = [step.visible(seat) for step in steps[:number]]
    shake = game.actions.read("shake")
    assert advise(game, state, seat, heard, shake) == advise(game, state, seat, heard)


def test_a_stand_in_gives_no_advice() -> None:
    game = create("gonuts", 4, target=200)
    state = game.roll(game.new(), ("0",))[0]
    while not state.actors:
        state = game.roll(state, state.due.sample(lambda: 0.7))[0]
    with pytest.raises(BotError) as refused:
        advise(game, state, state.actors[0], [])
    assert refused.value.code == "bots.unsolved"
