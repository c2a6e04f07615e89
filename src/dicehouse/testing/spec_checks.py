"""The checks of a `GameSpec`, field by field: the contract of each part, or the fallback where the field is empty.

Every check takes a spec and raises an AssertionError if the contract is broken. The spec has to be registered
(`dicehouse.games.register`), because texts, bots and environments look games up by name.
"""

from collections.abc import Callable, Iterator
from functools import wraps
from inspect import signature
from random import Random
from typing import Any

import pytest

from dicehouse.bots import RANDOM, levels, solve
from dicehouse.core.errors import BotError
from dicehouse.core.events import SecretEvent
from dicehouse.core.game import AnyGame, Outcome
from dicehouse.core.options import LATE, OneOf
from dicehouse.core.viewers import ARCHIVE, SPECTATOR
from dicehouse.games import bind
from dicehouse.games.spec import GameSpec
from dicehouse.kit.lesson import Move
from dicehouse.kit.paper import shown_in
from dicehouse.kit.story import Curve, Place, Storyteller, facts_of, tell
from dicehouse.testing.conformance import CHECKS, Check, over_games, some_states, viewers
from dicehouse.testing.playouts import random_states, random_steps
from dicehouse.testing.table_keys import check_value_tables
from dicehouse.texts import LANGUAGES, TableTranslator, Texts

SpecCheck = Callable[[GameSpec], None]

SPEC_CHECKS: dict[str, list[SpecCheck]] = {}
"""The checks of every field of `GameSpec`."""


def check_of(field: str) -> Callable[[SpecCheck], SpecCheck]:
    """Register a check of a field."""

    def register(check: SpecCheck) -> SpecCheck:
        SPEC_CHECKS.setdefault(field, []).append(check)
        return check

    return register


def all_checks() -> list[SpecCheck]:
    """The checks of all fields, in the order of the fields."""
    return [check for field in GameSpec.__struct_fields__ for check in SPEC_CHECKS.get(field, ())]


def unchecked_fields(spec_type: type[GameSpec] = GameSpec) -> tuple[str, ...]:
    """The fields that no check covers; has to be empty."""
    return tuple(field for field in spec_type.__struct_fields__ if not SPEC_CHECKS.get(field))


def default_rules(spec: GameSpec, **options: object) -> AnyGame:
    """The rules with default options, for two players or the fewest the game allows."""
    return bind(spec.name, max(2, spec.rules.options_type.seats[0]), options)


def late_rules(spec: GameSpec) -> AnyGame | None:
    """The rules with dice that are told late; None where a game has no such option."""
    return default_rules(spec, **{LATE: True}) if LATE in spec.rules.options_type.__struct_fields__ else None


def _of_rules(check: Check) -> SpecCheck:
    @wraps(check)
    def run(spec: GameSpec) -> None:
        check(spec.rules)

    return run


for _check in CHECKS:
    check_of("rules")(_of_rules(_check))


def declared_texts(spec: GameSpec) -> set[str]:
    """The names of the texts a game needs for its actions, events, options and levels."""
    rules = spec.rules
    names = {"title", "tagline", "rules"} | {f"choice-{tag}" for tag in rules.actions.tags}
    for kind, tag in rules.events.types.items():
        names.add(f"event-{tag}")
        if issubclass(kind, SecretEvent):
            names.add(f"event-{tag}-hidden")
    for info in rules.options_type.describe():
        names |= {f"option-{info.key}", f"option-{info.key}-help"}
        if isinstance(info.kind, OneOf):
            names |= {f"option-{info.key}-{word}" for word in info.kind.words}
    names |= {f"story-{tag}" for tag in facts_of(spec.story()).tags}
    for level in (level for level in levels(spec.name) if level != RANDOM):
        names |= {f"bot-{level}", f"bot-{level}-about"}
    return names


@check_of("rules")
def check_texts_in_every_language(spec: GameSpec) -> None:
    """Everything the game declares has a text in every language; English stands in for a language it does not speak."""
    for language in LANGUAGES:
        texts = Texts(language, spec.name)
        missing = sorted(name for name in declared_texts(spec) if name not in texts)
        assert not missing, f"no text in {language} for {', '.join(missing)}"


@check_of("drawing")
def check_drawing_of_every_view(spec: GameSpec) -> None:
    """Every view of random games is drawn as lines of text; states that a viewer cannot tell apart are drawn alike."""
    drawing = spec.drawing()
    assert set(drawing.lists) <= set(spec.rules.actions.tags)

    def lines(rules: AnyGame, state: Any, viewer: int) -> list[str]:
        words = TableTranslator(Texts("en", spec.name), [f"Player {seat}" for seat in range(rules.players)])
        choices = rules.choices(state, viewer) if viewer >= 0 else ()
        drawn = drawing.sketch(rules.view(state, viewer), words, choices)
        assert drawn
        assert all(isinstance(line, str) for line in drawn)
        return drawn

    @over_games(spec.rules, examples=8)
    def run(rules: AnyGame, seed: int) -> None:
        random = Random(seed)
        for state in some_states(list(random_states(rules, seed)), random, 10):
            lines(rules, state, ARCHIVE)
            for viewer in viewers(rules):
                other = rules.indistinguishable_state(state, viewer, random)
                drawn = lines(rules, state, viewer)
                assert other is None or lines(rules, other, viewer) == drawn


@check_of("lesson")
def check_lesson_follows_the_rules(spec: GameSpec) -> None:
    """Every step of the lesson is possible, and the visitor gets to do every kind of action that comes up in play."""
    if spec.lesson is None:
        return  # no lesson is offered
    lesson = spec.lesson()
    options = dict(lesson.options)
    game = bind(spec.name, options.pop("players"), options)
    assert 0 <= lesson.seat < game.players
    state = game.new()
    for step in lesson.steps:  # a step that is not possible raises the error of the rules
        if isinstance(step, Move):
            state, _ = game.act(state, step.seat, game.actions.read(step.action))
        else:
            state, _ = game.roll(state, tuple(step.faces.split()))
    done = {step.action.split()[0] for step in lesson.steps if isinstance(step, Move) and step.seat == lesson.seat}
    assert done == _actions_in_play(default_rules(spec))


def _actions_in_play(rules: AnyGame) -> set[str]:
    """The kinds of actions that come up in random games."""
    steps = (step for seed in range(20) for step in random_steps(rules, seed))
    return {step.text(rules).split()[0] for step in steps if step.seat is not None}


@check_of("lesson")
def check_lesson_is_explained(spec: GameSpec) -> None:
    """Every step of the visitor, and the end, has a text in every language."""
    for text in _lesson_texts(spec):
        for language in LANGUAGES:
            assert text in Texts(language, spec.name), f"{text} in {language}"


def _lesson_texts(spec: GameSpec) -> Iterator[str]:
    if spec.lesson is None:
        return
    lesson = spec.lesson()
    yield "lesson-end"
    for step in lesson.steps:
        if isinstance(step, Move):
            assert step.text or step.seat != lesson.seat, f"nothing explains {step.action}"
            if step.text:
                yield f"lesson-{step.text}"


@check_of("statistics")
def check_statistics_name_events_of_the_game(spec: GameSpec) -> None:
    """Counted events are events of the game with such fields, and have different names."""
    counted = spec.statistics()
    assert len({each.name for each in counted}) == len(counted)
    for each in counted:
        assert each.event in spec.rules.events.types
        assert [name for name, _ in each.fields if name not in each.event.__struct_fields__] == []


@check_of("story")
def check_story_of_every_game(spec: GameSpec) -> None:
    """Every finished game has a story: places that are a ranking and begin with the winners, and facts with texts."""
    teller = spec.story()
    assert set(teller.chapters) <= set(spec.rules.events.types)

    @over_games(spec.rules, examples=10)
    def run(rules: AnyGame, seed: int) -> None:
        steps = list(random_steps(rules, seed))
        story = tell(teller, rules, steps)
        outcome = rules.outcome(steps[-1].after)
        assert outcome is not None
        _check_places(story.places, outcome)
        told = [facts_of(teller).read(line.fact) for line in story.lines]
        for language in LANGUAGES:
            names = [f"Player {seat}" for seat in range(rules.players)]
            words = TableTranslator(Texts(language, spec.name), names)
            assert all(words.fact(fact) for fact in told)
            assert all(f"feat-{feat}" in words.texts for feat in story.feats)
        moments = [line.at for line in story.lines] + [chapter.at for chapter in story.chapters]
        assert all(1 <= at <= len(steps) for at in moments)
        _check_curve(teller, rules, story.curve, steps[-1].after)
        for step in steps if teller.standing else ():
            standing = getattr(rules.view(step.after, SPECTATOR), teller.standing)
            assert standing is None or len(standing) == rules.players
        assert all(len(of_seats) == rules.players for of_seats in (story.marks, *story.feats.values()))


def _check_places(places: tuple[Place, ...], outcome: Outcome) -> None:
    """A competition ranking of all seats, best first, in which the winners are first."""
    assert sorted(place.seat for place in places) == list(range(len(outcome.scores)))
    assert tuple(sorted(place.seat for place in places if place.place == 1)) == outcome.winners
    for place in places:
        assert place.place == 1 + sum(other.place < place.place for other in places)
        assert place.score == outcome.scores[place.seat]
    assert [place.place for place in places] == sorted(place.place for place in places)


def _check_curve(teller: Storyteller, rules: AnyGame, curve: Curve | None, end: Any) -> None:
    """It rises from the first step, has a value for each seat, and ends as the game did."""
    level = teller.level(rules, end)
    assert (curve is None) == (level is None)
    if curve is None:
        return
    assert list(curve.steps) == sorted(set(curve.steps))
    assert curve.steps[0] == 0
    assert all(len(values) == len(curve.steps) for values in curve.values)
    assert tuple(values[-1] for values in curve.values) == level


@check_of("theme")
def check_theme_of_every_decision(spec: GameSpec) -> None:
    """Whatever two actions a seat may choose from, what the choice is about has a name in every language."""
    if spec.theme is None:
        return  # nothing has a theme
    theme, shelves = spec.theme(), [Texts(language, spec.name) for language in LANGUAGES]

    @over_games(spec.rules, examples=10)
    def run(rules: AnyGame, seed: int) -> None:
        random, found = Random(seed), set[str]()
        for state in some_states(list(random_states(rules, seed)), random, 30):
            for seat in state.actors:
                legal = rules.legal_actions(state, seat)
                if len(legal) > 1:
                    found.add(theme(rules.view(state, seat), *random.sample(legal, 2)))
        assert all(f"theme-{word}" in texts for word in found for texts in shelves)


@check_of("paper")
def check_paper_in_every_language(spec: GameSpec) -> None:
    """Every sheet can be made in every language, has a title and something on it, and its pictures are there."""
    if spec.paper is None:
        return  # nothing can be printed
    paper = spec.paper()
    assert paper.sheets
    for name, sheet in paper.sheets.items():
        options = dict(sheet.options)
        players = options.pop("players", max(2, spec.rules.options_type.seats[0]))
        for language in LANGUAGES:
            document = sheet.make(bind(spec.name, players, options), Texts(language, spec.name))
            assert document.title == Texts(language, spec.name).say(f"paper-{name}")
            assert document.blocks
            for picture in shown_in(document):
                assert paper.picture(picture).startswith("<svg")


@check_of("solver")
def check_solver(spec: GameSpec) -> None:
    """The solver takes rules, progress and whether to solve anew; without one, solving raises an error with a code."""
    if spec.solver is None:
        with pytest.raises(BotError) as refused:
            solve(default_rules(spec))
        assert refused.value.code == "bots.no-solver"
        return
    signature(spec.solver()).bind(default_rules(spec), lambda share: None, False)


@check_of("table_makers")
def check_table_makers_are_named(spec: GameSpec) -> None:
    """Every maker of a table has a name that can be typed, and takes a progress function."""
    for name, maker in spec.table_makers.items():
        assert name.replace("-", "_").isidentifier(), name
        signature(maker()).bind(lambda share: None)


@check_of("value_tables")
def check_keys_of_value_tables(spec: GameSpec) -> None:
    """Every option changes the key of a table, or nothing that the table is computed from; a solver has a table."""
    check_value_tables(spec)


@check_of("preload_jit")
def check_preload_jit_runs(spec: GameSpec) -> None:
    """Loading compiled code works where numba is installed."""
    pytest.importorskip("numba")
    spec.preload_jit()
