"""Key moments: the steps that made a difference in a game, each with its reasons."""

from collections.abc import Iterator, Sequence
from typing import Literal, TypeAlias

import msgspec

from dicehouse import games
from dicehouse.coach.accounting import Review, ReviewedStep
from dicehouse.coach.advice import remembered
from dicehouse.coach.explaining import explain_lead, explain_roll
from dicehouse.coach.review_evaluator import evaluator_for_review
from dicehouse.coach.sizes import SIZES, size_of
from dicehouse.core.play import Transition
from dicehouse.kit.evaluator import Evaluator, Memory
from dicehouse.kit.reasons import Reason

MomentKind: TypeAlias = Literal["blunder", "mistake", "lucky", "unlucky", "decided"]

DECIDED = 0.95
"""A game is decided when the chance of a winner stays above this, up to the end."""
MOST_MOMENTS, MOST_ERRORS = 8, 5


class KeyMoment(msgspec.Struct, frozen=True):
    """A step that made a difference."""

    step: int
    """Its number, from 1."""
    seat: int
    """Who decided, whom the roll brought most or cost most, or who had won from here on."""
    kind: MomentKind
    change: float
    """What it changed for this seat."""
    reasons: tuple[Reason, ...] = ()
    """Why: of a mistake those of the decision, else what the roll brought and how likely it was, or what decided."""


def moments_of(review: Review, steps: Sequence[Transition] = ()) -> tuple[KeyMoment, ...]:
    """The largest errors, the step that decided, and with the room left the largest luck; one for each step.

    Args:
        review: of a game.
        steps: of the same game; without them only mistakes have reasons.
    """
    errors = sorted(_errors(review), key=_weight)[:MOST_ERRORS]
    chosen: dict[int, KeyMoment] = {}
    for moment in [*errors, *_decided(review), *sorted(_strokes(review), key=_weight)]:
        if len(chosen) < MOST_MOMENTS:
            chosen.setdefault(moment.step, moment)
    found = tuple(chosen[step] for step in sorted(chosen))
    return _explained(review, found, steps) if steps else found


def _weight(moment: KeyMoment) -> tuple[float, int]:
    return -abs(moment.change), moment.step


def _errors(review: Review) -> Iterator[KeyMoment]:
    for number, step in enumerate(review.steps, start=1):
        if step.decision is not None:
            size = size_of(step.decision.cost, review.measure)
            if size is not None and size != "inaccuracy":
                yield KeyMoment(number, step.decision.seat, size, -step.decision.cost, step.decision.reasons)


def _strokes(review: Review) -> Iterator[KeyMoment]:
    """Rolls that changed as much as a blunder does, each for the seat that it changed most."""
    acted = 0
    for number, step in enumerate(review.steps, start=1):
        if step.seat is not None:
            acted = step.seat
            continue
        seat, luck = _most_changed(step, acted)
        if abs(luck) >= SIZES[review.measure]["blunder"]:
            yield KeyMoment(number, seat, "lucky" if luck > 0 else "unlucky", luck)


def _most_changed(step: ReviewedStep, acted: int) -> tuple[int, float]:
    """The seat that a roll changed most; of equal ones the one that acted last, for it threw."""
    seen = [(seat, luck) for seat, luck in enumerate(step.luck) if luck is not None]
    return max(seen, key=lambda one: (round(abs(one[1]), 9), one[0] == acted), default=(acted, 0.0))


def _decided(review: Review) -> list[KeyMoment]:
    """The step from which a winner's chance stayed high; none in games for points, and where nobody won alone."""
    if review.measure == "points" or not review.finished:
        return []
    winner = max(range(len(review.accounts)), key=lambda seat: review.accounts[seat].result)
    chances = [review.start[winner], *(step.chances[winner] for step in review.steps)]
    low = max((number for number, chance in enumerate(chances) if chance < DECIDED), default=0)
    if low + 1 >= len(chances):
        return []
    return [KeyMoment(low + 1, winner, "decided", chances[low + 1] - chances[low])]


def _explained(review: Review, found: tuple[KeyMoment, ...], steps: Sequence[Transition]) -> tuple[KeyMoment, ...]:
    """The same moments with their reasons, each from what its seat had seen by then."""
    options = dict(review.options)
    judge, _ = evaluator_for_review(games.bind(review.game, options.pop("players"), options))
    return tuple(one if one.reasons else msgspec.structs.replace(one, reasons=_why(judge, one, steps)) for one in found)


def _why(judge: Evaluator, moment: KeyMoment, steps: Sequence[Transition]) -> tuple[Reason, ...]:
    made = steps[moment.step - 1]
    if moment.kind == "decided":
        memory = _memory(judge, moment.seat, steps[: moment.step])
        return explain_lead(judge, made.after, moment.seat, memory)
    memory = _memory(judge, moment.seat, steps[: moment.step - 1])
    return explain_roll(judge, made, moment.seat, memory, lucky=moment.kind == "lucky")


def _memory(judge: Evaluator, seat: int, steps: Sequence[Transition]) -> Memory:
    return remembered(judge, seat, (step.visible(seat) for step in steps))
