"""The coach: what luck and what decisions brought in a game, from what each seat could know.

`review` accounts for a game that was played, `Accounting` for its steps one by one (`accounting.py`); the values come
from the evaluator of the game.
`summarize` says it in words: accuracy, sizes of mistakes, luck, level of play (`measures.py`), and the key moments with
their reasons (`moments.py`).
`position_of` makes a decision of a game something to practise (`positions.py`); `puzzles.py` has more of them.
"""

from dicehouse.coach.accounting import (
    Account,
    Accounting,
    Decision,
    Review,
    ReviewedStep,
    check_length,
    review,
    review_record,
)
from dicehouse.coach.levels import LevelEstimate
from dicehouse.coach.measures import SeatSummary, Summary, size_of, summarize
from dicehouse.coach.moments import KeyMoment
from dicehouse.coach.positions import Position, position_of

__all__ = [
    "Account",
    "Accounting",
    "Decision",
    "KeyMoment",
    "LevelEstimate",
    "Position",
    "Review",
    "ReviewedStep",
    "SeatSummary",
    "Summary",
    "check_length",
    "position_of",
    "review",
    "review_record",
    "size_of",
    "summarize",
]
