"""The first games that teach follow the rules, say something at every step, and leave nothing out."""

import pytest

from dicehouse import games
from dicehouse.kit.lesson import Move
from dicehouse.server.lessons import lesson_of, tell_lesson
from dicehouse.texts import Texts


@pytest.mark.parametrize("name", games.names())
def test_a_lesson_follows_the_rules_and_offers_what_it_asks_for(name: str) -> None:
    told = tell_lesson(name)  # raises where a step is not possible
    for before, step in zip(told.steps, told.steps[1:], strict=False):
        if step.action:
            assert step.action in [offer.action for offer in before.now.choices]
        assert step.told[0].number == before.now.number + 1


@pytest.mark.parametrize("name", games.names())
def test_a_lesson_tells_the_view_between_entries_as_its_visitor_may_know_it(name: str) -> None:
    told = tell_lesson(name)
    between = 0
    for step in told.steps:
        eventful = [entry for entry in step.told if entry.events]
        for entry in eventful[:-1]:
            assert entry.view.viewer == told.seat
            between += 1
        # the view after the last one is in the moment, and without events there is nothing to show
        others = [*eventful[-1:], *(entry for entry in step.told if not entry.events)]
        assert [entry.view for entry in others] == [None] * len(others)
    assert between


@pytest.mark.parametrize("name", games.names())
def test_a_lesson_is_short(name: str) -> None:
    lesson, facts, options = lesson_of(name), tell_lesson(name).facts, games.load(name).options_type
    usual = {f"usual-{key}": value for key, value in options(players=options.seats[0]).facts().items()}
    names = {f"name{seat}": "somebody" for seat in range(len(tell_lesson(name).seats))}
    words = sum(
        len(Texts("en", name).say(f"lesson-{step.text}", **facts, **usual, **names).split())
        for step in lesson.steps
        if isinstance(step, Move) and step.text
    )
    assert words < 700  # read aloud that takes less than five minutes
