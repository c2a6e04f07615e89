"""Lessons: scripted games, played here by the rules, in the form in which a table sends a game to one seat."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec

from dicehouse import games
from dicehouse.bots import usual_level
from dicehouse.core import play
from dicehouse.core.game import AnyGame, MoveText
from dicehouse.kit.lesson import Lesson, Move, Roll
from dicehouse.server.errors import TableError
from dicehouse.server.protocol import Moment, Offer, Seat, Told
from dicehouse.server.table import Step, entry_of
from dicehouse.server.visibility import entry_for, steps_with_view, with_views


class LessonStep(msgspec.Struct, omit_defaults=True):
    """One move of the script, with its effects."""

    text: str
    """The key of the text `lesson-<text>` that is shown before it; empty: none."""
    seat: int | None
    """The seat that acts; None: rolls before the first action."""
    action: str
    """The action that the visitor is asked for; empty where another seat acts."""
    told: tuple[Told, ...]
    now: Moment


class LessonTold(msgspec.Struct):
    """A lesson as its visitor may see it, to be played without a table."""

    game: str
    options: dict[str, Any]
    seat: int
    seats: tuple[Seat, ...]
    steps: tuple[LessonStep, ...]
    facts: dict[str, int | str]
    """The variables of the game's rules texts with the options of the lesson."""


def lesson_of(name: str) -> Lesson:
    """The script of a game's lesson.

    Raises:
        GameError: there is no such game.
        TableError: the game has no lesson.
    """
    lesson = games.spec(name).lesson
    if lesson is None:
        raise TableError("lesson.none")
    return lesson()


@cache
def tell_lesson(name: str) -> LessonTold:
    """A lesson, step by step. A script that breaks a rule raises the error of the rules."""
    lesson = lesson_of(name)
    options = dict(lesson.options)
    game = games.bind(name, options.pop("players"), options)
    state, number = game.new(), 0
    steps: list[LessonStep] = []
    for move, rolls in _scenes(lesson.steps):
        made = list(play.replay(game, _texts_of(move, rolls), state))
        state = made[-1].after if made else state
        told = _entries(game, lesson.seat, number + 1, made)
        number += len(made)
        text, seat = (move.text, move.seat) if move else ("", None)
        asked = game.actions.write(game.actions.read(move.action)) if move and seat == lesson.seat else ""
        steps.append(LessonStep(text, seat, asked, told, _moment(game, lesson.seat, number, state)))
    seats = tuple(
        Seat("visitor", here=True) if seat == lesson.seat else Seat(f"bot {seat}", "bot", usual_level(name), True)
        for seat in range(game.players)
    )
    return LessonTold(name, game.options.to_dict(), lesson.seat, seats, tuple(steps), game.options.facts())


def _texts_of(move: Move | None, rolls: list[Roll]) -> Iterator[MoveText]:
    """A move and the rolls after it, as the driver takes them."""
    if move:
        yield move.seat, move.action
    for roll in rolls:
        yield None, roll.faces


def _entries(game: AnyGame, seat: int, first: int, made: Sequence[play.Transition]) -> tuple[Told, ...]:
    """A move and the rolls after it as `news` would send them to the visitor."""
    steps = [Step(entry_of(game, one), one.after, one.events) for one in made]
    told = tuple(
        entry_for(game, seat, number, 0.0, step.entry, step.events) for number, step in enumerate(steps, first)
    )
    return with_views(game, seat, told, steps, steps_with_view(steps))


def _moment(game: AnyGame, seat: int, number: int, state: Any) -> Moment:
    """The state of the lesson as the visitor may know it."""
    choices = game.choices(state, seat) if seat in state.actors else ()
    return Moment(
        number,
        "playing" if state.actors or state.due else "over",
        game.view(state, seat),
        tuple(Offer(game.actions.write(choice.action), choice.effect) for choice in choices),
        outcome=game.outcome(state),
    )


def _scenes(steps: tuple[Roll | Move, ...]) -> Iterator[tuple[Move | None, list[Roll]]]:
    """Each move with the rolls that follow it; first the rolls before the first move, if there are any."""
    move: Move | None = None
    rolls: list[Roll] = []
    for step in steps:
        if isinstance(step, Roll):
            rolls.append(step)
        else:
            if move or rolls:
                yield move, rolls
            move, rolls = step, []
    yield move, rolls
