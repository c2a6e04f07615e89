"""Words for numbers: accuracy, sizes of mistakes, and luck in words.

- Size of a mistake: by its cost, `SIZES`. One percent of the chance to win weighs about as much as one point of Chili
  Dice alone: the results of both spread by about fifty.
- Accuracy: every decision keeps the share 2 ** (-cost / blunder) of what was there, so that a blunder of the smallest
  kind keeps half. The accuracy is the mean of these shares. A decision weighs by what could go wrong in it: fully
  where a blunder was possible, and the less the closer its worst choice is to its best. Play without cost has 100;
  any cost that rises lowers it.
- Luck in words: the luck in standard deviations, `LUCK`. The deviation is that of all rolls of this game that the seat
  saw (`Account.spread`), so half a win is much luck in a game of few dice and little in one of many.
"""

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

import msgspec

from dicehouse.coach.accounting import Account, Decision, Review
from dicehouse.coach.levels import LevelEstimate, estimate
from dicehouse.coach.moments import KeyMoment, moments_of
from dicehouse.coach.sizes import SIZES, Size, size_of
from dicehouse.core.play import Transition
from dicehouse.kit.evaluator import Measure

__all__ = ["KeyMoment", "SeatSummary", "Size", "Summary", "accuracy", "luck_word", "size_of", "summarize"]

LuckWord: TypeAlias = Literal["very-unlucky", "unlucky", "even", "lucky", "very-lucky"]

LUCK: tuple[tuple[float, LuckWord], ...] = ((-1.5, "very-unlucky"), (-0.5, "unlucky"), (0.5, "even"), (1.5, "lucky"))
"""Up to so many standard deviations; more is very lucky."""


class SeatSummary(msgspec.Struct, frozen=True):
    """What a seat did in a whole game, and what happened to it."""

    accuracy: float
    """From 0 to 100."""
    decisions: int
    """How often it had a choice."""
    inaccuracies: int
    mistakes: int
    blunders: int
    luck: float
    luck_word: LuckWord
    cost: float
    """Of all its decisions together; at least 0."""
    adjusted: float
    """The result less the luck: what would have come of it with dice that bring no luck."""
    start: float
    """What the start of the game promised."""
    result: float
    """What came of it: 1 for a win, shares of it, or points."""
    spread: float
    """The standard deviation that the luck could have had."""
    level: LevelEstimate | None
    """None: too few decisions, or nobody measured the levels of this game."""


class Summary(msgspec.Struct, frozen=True):
    """A review in words."""

    seats: tuple[SeatSummary, ...]
    moments: tuple[KeyMoment, ...]
    """By step; few enough to be chapters."""


def luck_word(luck: float, spread: float, measure: Measure) -> LuckWord:
    """Luck in words, by the standard deviation that it could have had. Less than the smallest error is none."""
    deviations = luck / spread if abs(luck) >= SIZES[measure]["inaccuracy"] else 0.0
    return next((word for most, word in LUCK if deviations <= most), "very-lucky")


def accuracy(decisions: Iterable[Decision], measure: Measure) -> float:
    """How much of what was there the decisions kept, in percent; see above."""
    blunder = SIZES[measure]["blunder"]
    kept = total = 0.0
    for one in decisions:
        values = [value for _, value, _ in one.candidates]
        weight = min(1.0, (max(values) - min(values)) / blunder)
        kept += weight * 2 ** (-one.cost / blunder)
        total += weight
    return 100 * kept / total if total else 100.0


def summarize(review: Review, steps: Sequence[Transition] = ()) -> Summary:
    """A review in words.

    Args:
        review: of a game.
        steps: of the same game, from the beginning: with them, key moments that are no mistakes have reasons, too.
    """
    decisions: list[list[Decision]] = [[] for _ in review.accounts]
    for step in review.steps:
        if step.decision is not None:
            decisions[step.decision.seat].append(step.decision)
    return Summary(
        tuple(_seat(review, account, made) for account, made in zip(review.accounts, decisions, strict=True)),
        moments_of(review, steps),
    )


def _seat(review: Review, account: Account, decisions: list[Decision]) -> SeatSummary:
    costs = [one.cost for one in decisions]
    sizes = [size_of(cost, review.measure) for cost in costs]
    return SeatSummary(
        accuracy=accuracy(decisions, review.measure),
        decisions=len(decisions),
        inaccuracies=sizes.count("inaccuracy"),
        mistakes=sizes.count("mistake"),
        blunders=sizes.count("blunder"),
        luck=account.luck,
        luck_word=luck_word(account.luck, account.spread, review.measure),
        cost=sum(costs),
        adjusted=account.result - account.luck,
        start=account.start,
        result=account.result,
        spread=account.spread,
        level=estimate(review.game, len(review.accounts), costs, review.measure),
    )
