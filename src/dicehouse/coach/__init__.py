"""The coach: what luck and what decisions brought in a game, from what each seat could know.

`review` accounts for a game that was played, `Accounting` for its steps one by one (`accounting.py`); the values come
from the evaluator of the game.
`summarize` says it in words (`measures.py`): accuracy, sizes of mistakes, luck, level of play, key moments.
"""

from dicehouse.coach.accounting import Account, Accounting, Decision, Review, ReviewedStep, review, review_record
from dicehouse.coach.levels import LevelEstimate
from dicehouse.coach.measures import KeyMoment, SeatSummary, Summary, size_of, summarize

__all__ = [
    "Account",
    "Accounting",
    "Decision",
    "KeyMoment",
    "LevelEstimate",
    "Review",
    "ReviewedStep",
    "SeatSummary",
    "Summary",
    "review",
    "review_record",
    "size_of",
    "summarize",
]
