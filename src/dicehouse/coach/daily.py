"""A game of the day beside best play: what it got with the very same dice, and where the two parted.

Best play is the greedy player of the evaluator. It does not know the dice ahead; they are the same only as far as both
throw the same dice equally often, because the n-th throw of each die is fixed (`dice/daily.py`).
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Literal, TypeAlias

import msgspec

from dicehouse.bots import evaluator
from dicehouse.bots.play import play_game
from dicehouse.coach.accounting import Decision, Review, review
from dicehouse.coach.measures import Size, size_of
from dicehouse.core.game import AnyGame
from dicehouse.core.play import Transition
from dicehouse.core.viewers import ARCHIVE
from dicehouse.dice import DiceSource
from dicehouse.kit.evaluator import GreedyBot
from dicehouse.kit.reasons import Reason

Mark: TypeAlias = Size | Literal["fine"]
"""How what was done with a roll is marked: by the size of its worst mistake, or fine."""

MOST_COSTLY = 3
"""How many of the costliest decisions are told."""


class Parting(msgspec.Struct, frozen=True):
    """A decision in which the game differs from best play."""

    step: int
    """Its number in the game, from 1."""
    played: str
    best: str
    """What best play does there."""
    cost: float
    """In points; 0 where both are equally good."""
    size: Size | None
    reasons: tuple[Reason, ...]


class Comparison(msgspec.Struct, frozen=True):
    """A game of the day beside best play."""

    score: int
    best: int
    """What best play got with these dice."""
    cost: float
    """What the decisions of the game cost together; the rest of the difference is the luck of the dice."""
    rolls: tuple[Mark, ...]
    """For each roll, in order, how well it was used: this tells nothing of the dice."""
    parted: Parting | None
    """The first decision in which the two differ; None: they never did."""
    costliest: tuple[Parting, ...]
    """The costliest decisions, costliest first; only those that have a size."""
    view: Any
    """The end of the game, with everything open."""
    best_view: Any
    """The end of best play's game."""


def best_play(game: AnyGame, dice: DiceSource) -> list[Transition]:
    """The game that best play plays alone with these dice.

    Raises:
        BotError: the game has no evaluator, or needs a table that is not solved.
    """
    steps: list[Transition] = []
    bot = GreedyBot(game, 0, Random(0), evaluator(game))  # of equally good actions always the same
    play_game(game, [bot], dice.roll, steps.append)
    return steps


def compare(game: AnyGame, steps: Sequence[Transition], best: Sequence[Transition]) -> Comparison:
    """Compare a finished game of one player with that of best play, which had the same dice.

    Raises:
        BotError: the game has no evaluator, or needs a table that is not solved.
    """
    reviewed = review(game, steps)
    costly = [
        _parting(number, step.decision, step.decision.best, reviewed)
        for number, step in enumerate(reviewed.steps, start=1)
        if step.decision is not None and size_of(step.decision.cost, reviewed.measure) is not None
    ]
    return Comparison(
        score=_score(game, steps),
        best=_score(game, best),
        cost=-reviewed.accounts[0].decisions,
        rolls=_marks(reviewed),
        parted=_first_parting(game, steps, best, reviewed),
        costliest=tuple(sorted(costly, key=lambda one: (-one.cost, one.step))[:MOST_COSTLY]),
        view=game.view(steps[-1].after, ARCHIVE),
        best_view=game.view(best[-1].after, ARCHIVE),
    )


def _first_parting(
    game: AnyGame, steps: Sequence[Transition], best: Sequence[Transition], reviewed: Review
) -> Parting | None:
    """Where the games part for good: those who do the same in another order come together again."""
    shared = {made.before: made for made in best if made.seat is not None}
    number = max(
        number for number, made in enumerate(steps, start=1) if made.seat is not None and made.before in shared
    )
    there, decision = shared[steps[number - 1].before], reviewed.steps[number - 1].decision
    if decision is None or there.action == steps[number - 1].action:
        return None
    return _parting(number, decision, there.text(game), reviewed)


def _parting(number: int, decision: Decision, best: str, reviewed: Review) -> Parting:
    size = size_of(decision.cost, reviewed.measure)
    return Parting(number, decision.played, best, decision.cost, size, decision.reasons)


def _marks(reviewed: Review) -> tuple[Mark, ...]:
    worst: list[float] = []
    for step in reviewed.steps:
        if step.seat is None:
            worst.append(0.0)
        elif step.decision is not None:
            worst[-1] = max(worst[-1], step.decision.cost)
    return tuple(size_of(cost, reviewed.measure) or "fine" for cost in worst)


def _score(game: AnyGame, steps: Sequence[Transition]) -> int:
    outcome = game.outcome(steps[-1].after)
    assert outcome is not None
    return outcome.scores[0]
