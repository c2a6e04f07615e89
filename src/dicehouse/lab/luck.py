"""The share of luck: how much of a result is due to the dice, and how much to the decisions.

The accounting of the coach gives the luck and the errors of every seat in a game, each from what it could know. The
share of luck is the mean square of the luck, divided by itself plus the mean square of the errors.
"""

import msgspec

from dicehouse.bots import evaluator
from dicehouse.coach import Accounting
from dicehouse.core.errors import BotError
from dicehouse.core.game import AnyGame
from dicehouse.core.play import Transition


class Luck(msgspec.Struct):
    """Luck and errors, accumulated over games."""

    seats: int = 0
    """The number of samples: one for each seat of each game."""
    luck: float = 0.0
    """The sum of the squares of each seat's luck in a game."""
    error: float = 0.0
    """The sum of the squares of each seat's errors in a game."""
    lost: float = 0.0
    """The sum of all errors."""

    def add(self, other: "Luck") -> None:
        """Add what was accumulated elsewhere."""
        self.seats += other.seats
        self.luck += other.luck
        self.error += other.error
        self.lost += other.lost

    @property
    def share(self) -> float | None:
        """The share of luck; None without samples, or if there was neither luck nor error."""
        return self.luck / (self.luck + self.error) if self.luck + self.error else None


def is_judged(game: AnyGame) -> bool:
    """Whether the game has an evaluator with these options, and every table that it needs."""
    try:
        evaluator(game)
    except BotError:
        return False
    return True


class LuckMeter:
    """Watches one game and accounts for it as the coach does (`coach/accounting.py`).

    Args:
        game: the rules, bound to their options.
    """

    def __init__(self, game: AnyGame) -> None:
        self._accounting = Accounting(game, described=False)

    def watch(self, step: Transition) -> None:
        """Account for the next step."""
        self._accounting.enter(step)

    def result(self) -> Luck:
        """Luck and errors of the whole game."""
        accounts = self._accounting.review().accounts
        return Luck(
            seats=len(accounts),
            luck=sum(one.luck**2 for one in accounts),
            error=sum(one.decisions**2 for one in accounts),
            lost=-sum(one.decisions for one in accounts),
        )
