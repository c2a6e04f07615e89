"""The coach: what luck and what decisions brought in a game, from what each seat could know.

`review` accounts for a game that was played (`accounting.py`); the values come from the evaluator of the game.
"""

from dicehouse.coach.accounting import Account, Decision, Review, ReviewedStep, review, review_record

__all__ = ["Account", "Decision", "Review", "ReviewedStep", "review", "review_record"]
