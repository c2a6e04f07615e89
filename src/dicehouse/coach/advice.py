"""Advice on a decision that is to be made: what every choice is worth to a seat, why, and which would be blunders.

Hints of the server and of the terminal are this; reviews, positions and puzzles have the memory of a seat from here.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from dicehouse.bots import evaluator
from dicehouse.coach.explaining import explain
from dicehouse.coach.sizes import size_of
from dicehouse.core.events import Event
from dicehouse.core.game import Action, AnyGame
from dicehouse.kit.bot import Candidate
from dicehouse.kit.evaluator import Evaluator, Measure, Memory
from dicehouse.kit.reasons import Reason, ranked


class Advice(msgspec.Struct, frozen=True):
    """What the house would do, from what one seat may know."""

    measure: Measure
    exact: bool
    """Whether the values are exact, up to rounding."""
    candidates: tuple[Candidate, ...]
    """Every choice, best first."""
    reasons: tuple[Reason, ...]
    """Why the best is better: than what is to be played where that is told, else than the next one."""
    blunders: tuple[Action, ...]
    """The choices that would be mistakes of the largest size."""


def advise(
    game: AnyGame, state: Any, seat: int, heard: Iterable[tuple[Event, ...]], played: Action | None = None
) -> Advice:
    """Advice for a seat that has a choice. A stand-in gives none: it is too rough for that.

    Args:
        game: the rules, bound to their options.
        state: of the game.
        seat: who decides.
        heard: the events of every step so far, as the seat may know them.
        played: what it is about to do; ignored where that is no choice of it.

    Raises:
        BotError: the game has no evaluator, needs a table that is not solved, or the seat has nothing to decide.
    """
    judge = evaluator(game)
    view, memory = game.view(state, seat), remembered(judge, seat, heard)
    found = ranked(judge.candidates(view, game.choices(state, seat), memory))
    compared = played if any(one.action == played for one in found) else None
    return Advice(
        judge.measure,
        judge.exact,
        tuple(found),
        explain(judge, view, memory, found, compared),
        tuple(one.action for one in found if size_of(found[0].value - one.value, judge.measure) == "blunder"),
    )


def remembered(judge: Evaluator, seat: int, heard: Iterable[tuple[Event, ...]]) -> Memory:
    """The memory of a seat that has heard these events, of one step after the other."""
    memory = judge.memory(seat)
    for events in heard:
        memory.notice(events)
    return memory
