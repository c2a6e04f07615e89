"""First games that teach: played here by the rules, with the dice of the script, and told as a table tells them."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from dicehouse import games
from dicehouse.bots import usual_level
from dicehouse.core.game import AnyGame
from dicehouse.kit.lesson import Lesson, Move, Roll
from dicehouse.server.entries import Acted, Rolled
from dicehouse.server.errors import TableError
from dicehouse.server.protocol import Moment, Offer, Seat, Told
from dicehouse.server.table import Step
from dicehouse.server.visibility import between, entry_for, with_views


class LessonStep(msgspec.Struct, omit_defaults=True):
    """What somebody does, and what comes of it."""

    text: str
    """The game's text `lesson-<text>` is shown before it; empty: nothing is said."""
    seat: int | None
    """Who acts; None: the dice before anybody acts."""
    action: str
    """What the visitor is asked to do; empty where somebody else acts."""
    told: tuple[Told, ...]
    now: Moment


class LessonTold(msgspec.Struct):
    """A lesson as its visitor may know it, to be played without a table."""

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
        TableError: nobody wrote a lesson for it.
    """
    lesson = games.spec(name).lesson
    if lesson is None:
        raise TableError("lesson.none")
    return lesson()


@cache
def tell_lesson(name: str) -> LessonTold:
    """A lesson, step by step. A script that breaks a rule raises what the rules say about it."""
    lesson = lesson_of(name)
    options = dict(lesson.options)
    game = games.bind(name, options.pop("players"), options)
    stage = _Stage(game, lesson.seat)
    steps: list[LessonStep] = []
    for move, rolls in _scenes(lesson.steps):
        told = stage.play(move, rolls)
        text, seat = (move.text, move.seat) if move else ("", None)
        asked = game.actions.write(game.actions.read(move.action)) if move and seat == lesson.seat else ""
        steps.append(LessonStep(text, seat, asked, told, stage.now()))
    seats = tuple(
        Seat("visitor", here=True) if seat == lesson.seat else Seat(f"bot {seat}", "bot", usual_level(name), True)
        for seat in range(game.players)
    )
    return LessonTold(name, game.options.to_dict(), lesson.seat, seats, tuple(steps), game.options.facts())


class _Stage:
    """The game of a lesson, told as one seat may know it."""

    def __init__(self, game: AnyGame, seat: int) -> None:
        self._game = game
        self._seat = seat
        self._state = game.new()
        self._number = 0

    def play(self, move: Move | None, rolls: list[Roll]) -> tuple[Told, ...]:
        """The entries of a move and the rolls after it, as `news` would send them."""
        steps = [self._act(move)] if move else []
        steps += [self._roll(roll) for roll in rolls]
        first, self._number = self._number + 1, self._number + len(steps)
        told = tuple(
            entry_for(self._game, self._seat, number, 0.0, step.entry, step.events)
            for number, step in enumerate(steps, first)
        )
        return with_views(self._game, self._seat, told, steps, between(steps))

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

    def _act(self, move: Move) -> Step:
        self._state, events = self._game.act(self._state, move.seat, self._game.actions.read(move.action))
        return Step(Acted(move.seat, move.action, tuple(map(self._game.events.write, events))), self._state, events)

    def _roll(self, roll: Roll) -> Step:
        self._state, events = self._game.roll(self._state, tuple(roll.faces.split()))
        return Step(Rolled(roll.faces, tuple(map(self._game.events.write, events))), self._state, events)


def _scenes(steps: tuple[Roll | Move, ...]) -> Iterator[tuple[Move | None, list[Roll]]]:
    """Each move with the rolls that follow it; first the rolls before anybody moves, if there are any."""
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
