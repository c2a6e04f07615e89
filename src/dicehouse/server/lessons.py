"""Lessons: scripted games, played here by the rules, in the form in which a table sends a game to one seat."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from dicehouse import games
from dicehouse.bots import usual_level
from dicehouse.core.events import Event
from dicehouse.core.game import AnyGame
from dicehouse.kit.lesson import Lesson, Move, Roll
from dicehouse.server.entries import Acted, Rolled
from dicehouse.server.errors import TableError
from dicehouse.server.protocol import Moment, Offer, Seat, Told
from dicehouse.server.visibility import entry_for


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
    stage = _Stage(game, lesson.seat)
    steps: list[LessonStep] = []
    for move, rolls in _scenes(lesson.steps):
        told = [stage.act(move)] if move else []
        told += [stage.roll(roll) for roll in rolls]
        text, seat = (move.text, move.seat) if move else ("", None)
        asked = game.actions.write(game.actions.read(move.action)) if move and seat == lesson.seat else ""
        steps.append(LessonStep(text, seat, asked, tuple(told), stage.now()))
    seats = tuple(
        Seat("visitor", here=True) if seat == lesson.seat else Seat(f"bot {seat}", "bot", usual_level(name), True)
        for seat in range(game.players)
    )
    return LessonTold(name, game.options.to_dict(), lesson.seat, seats, tuple(steps), game.options.facts())


class _Stage:
    """The game of a lesson, as one seat may see it."""

    def __init__(self, game: AnyGame, seat: int) -> None:
        self._game = game
        self._seat = seat
        self._state = game.new()
        self._number = 0

    def act(self, move: Move) -> Told:
        self._state, events = self._game.act(self._state, move.seat, self._game.actions.read(move.action))
        return self._tell(Acted(move.seat, move.action, tuple(map(self._game.events.write, events))), events)

    def roll(self, roll: Roll) -> Told:
        self._state, events = self._game.roll(self._state, tuple(roll.faces.split()))
        return self._tell(Rolled(roll.faces, tuple(map(self._game.events.write, events))), events)

    def now(self) -> Moment:
        game, state, seat = self._game, self._state, self._seat
        choices = game.choices(state, seat) if seat in state.actors else ()
        return Moment(
            self._number,
            "playing" if state.actors or state.due else "over",
            game.view(state, seat),
            tuple(Offer(game.actions.write(choice.action), choice.effect) for choice in choices),
            outcome=game.outcome(state),
        )

    def _tell(self, entry: Acted | Rolled, events: tuple[Event, ...]) -> Told:
        self._number += 1
        return entry_for(self._game, self._seat, self._number, 0.0, entry, events)


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
