"""The first games that teach follow the rules, say something at every step, and leave nothing out."""

from random import Random

import pytest

from dicehouse import games
from dicehouse.kit.lesson import Move
from dicehouse.server.lessons import lesson_of, tell_lesson
from dicehouse.texts import LANGUAGES, Texts


def tags_in_play(name: str) -> set[str]:
    """The kinds of actions that come up in games with the usual options."""
    random = Random(1)
    game = games.create(name, max(2, games.load(name).options_type.seats[0]))
    found: set[str] = set()
    for _ in range(30):
        state = game.new()
        for _ in range(2000):
            if state.due is not None:
                state, _ = game.roll(state, state.due.sample(random.random))
            elif state.actors:
                seat = random.choice(state.actors)
                action = random.choice(game.legal_actions(state, seat))
                found.add(game.actions.write(action).split()[0])
                state, _ = game.act(state, seat, action)
            else:
                break
    return found


@pytest.mark.parametrize("name", games.names())
def test_the_visitor_does_every_kind_of_action_once(name: str) -> None:
    lesson = lesson_of(name)
    done = {step.action.split()[0] for step in lesson.steps if isinstance(step, Move) and step.seat == lesson.seat}
    assert done == tags_in_play(name)


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
        moves = [entry for entry in step.told if entry.events]
        assert not moves or moves[-1].view is None  # that one is in the moment
        for entry in moves[:-1]:
            assert entry.view.viewer == told.seat
            between += 1
        # the view after the last one is in the moment, and without events there is nothing to show
        others = [*eventful[-1:], *(entry for entry in step.told if not entry.events)]
        assert [entry.view for entry in others] == [None] * len(others)
    assert between


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_the_visitor_is_explained(name: str, language: str) -> None:
    lesson = lesson_of(name)
    texts = Texts(language, name)
    assert "lesson-end" in texts
    for step in lesson.steps:
        if isinstance(step, Move):
            assert step.text or step.seat != lesson.seat, f"{name}: nothing is said before {step.action}"
            assert not step.text or f"lesson-{step.text}" in texts


@pytest.mark.parametrize("name", games.names())
def test_a_lesson_is_short(name: str) -> None:
    lesson, facts, options = lesson_of(name), tell_lesson(name).facts, games.load(name).options_type
    usual = {f"usual-{key}": value for key, value in options(players=options.seats[0]).facts().items()}
    words = sum(
        len(Texts("en", name).say(f"lesson-{step.text}", **facts, **usual).split())
        for step in lesson.steps
        if isinstance(step, Move) and step.text
    )
    assert words < 700  # read aloud that takes less than five minutes
