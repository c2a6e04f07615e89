"""The review of a record as one document: what `dicehouse review --json` writes (docs/review-json.md)."""

from typing import Any

import msgspec

from dicehouse import games
from dicehouse.coach.accounting import Account, Progress, Review, ReviewedStep, check_length, review
from dicehouse.coach.measures import Summary, summarize
from dicehouse.core.errors import RecordError
from dicehouse.core.game import Outcome
from dicehouse.core.match import Match
from dicehouse.core.record import ActLine, Record, RollLine, SeatInfo
from dicehouse.kit.evaluator import Measure

FORM = 1
"""The version of the document."""


class ReviewDocument(msgspec.Struct, frozen=True, kw_only=True):
    """The review of a finished game, with everything that is needed to show it."""

    review: int = FORM
    game: str
    options: dict[str, Any]
    seats: tuple[SeatInfo, ...]
    measure: Measure
    exact: bool
    unsolved: str | None
    outcome: Outcome
    start: tuple[float, ...]
    steps: tuple[ReviewedStep, ...]
    accounts: tuple[Account, ...]
    summary: Summary


def finished_match(record: Record) -> Match:
    """Replay a record that is to be reviewed, as its players knew the dice.

    Raises:
        RecordError: the record cannot have been played, is too long, or its game is not over.
        GameError, OptionError: there is no such game, or none with these options.
    """
    check_length(sum(isinstance(line, ActLine | RollLine) for line in record.lines))
    match = games.replay(record)
    if match.outcome is None:
        raise RecordError("record.not-over")
    return match.told_at_once()


def review_match(match: Match, progress: Progress | None = None) -> ReviewDocument:
    """The review of a finished match.

    Raises:
        BotError: the game has no evaluator, or needs a table that is not solved.
    """
    steps = [entry.transition for entry in match.entries]
    found: Review = review(match.game, steps, progress)
    outcome = match.outcome
    assert outcome is not None
    return ReviewDocument(
        game=found.game,
        options=found.options,
        seats=match.seats,
        measure=found.measure,
        exact=found.exact,
        unsolved=found.unsolved,
        outcome=outcome,
        start=found.start,
        steps=found.steps,
        accounts=found.accounts,
        summary=summarize(found, steps),
    )
