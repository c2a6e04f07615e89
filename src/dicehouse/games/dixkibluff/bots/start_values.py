"""The chance of every player to win at the beginning of a round, by dice.

With two players left and few dice the solved endgames know. Else a formula that was fitted to games of the bots
themselves (`train.py`): chances in proportion to `dice ** power`, with additions for the first bettor, for the
next seat and for the last.
"""

from functools import lru_cache

import numpy as np

from dicehouse.games.dixkibluff.bots.endgame_book import EndgameBook
from dicehouse.games.dixkibluff.bots.odds import Numbers
from dicehouse.games.dixkibluff.bots.showdown_result import Dice, after
from dicehouse.games.dixkibluff.rules import DiXkiBluff
from dicehouse.kit import value_tables

PARTS = 4
"""The power, and what the first, the next and the last in turn have on top."""
MOST_PLAYERS = 9

WHY = "the formula reads dice and order of seats only; it is an estimate, fitted once and used with all options"
FORMULA = value_tables.TableKind(
    ignored=dict.fromkeys(("players", "first", "dice", "knowledge", "calls", "faces", "late"), WHY),
    inputs=lambda game: (),
    label={"part": "worth"},
)
"""The weights of the fitted formula, by the number of players left."""


def features(dice: Dice, first: int) -> Numbers:
    """For every seat the logarithm of its dice, and whether it is first, next, last in turn; who is out has zeros."""
    seats = len(dice)
    order = [seat for step in range(seats) if dice[seat := (first + step) % seats]]
    found = np.zeros((seats, PARTS))
    for place, seat in enumerate(order):
        found[seat] = np.log(dice[seat]), place == 0, place == 1, place == len(order) - 1 and place > 1
    return found


def shares(weights: Numbers, dice: Dice, first: int) -> Numbers:
    """The formula: chances to win by these weights."""
    score = features(dice, first) @ weights
    power = np.where(np.array(dice) > 0, np.exp(score), 0.0)
    result: Numbers = power / power.sum()
    return result


class StartValues:
    """Chances to win, for the rules and the faces of one game."""

    def __init__(self, game: DiXkiBluff, book: EndgameBook | None, weights: Numbers | None = None) -> None:
        self.game = game
        self.book = book
        self.weights = weights if weights is not None else value_tables.load(game, FORMULA)["weights"]
        self.start = lru_cache(maxsize=50_000)(self._start)
        self.calls = lru_cache(maxsize=512)(self._calls)

    def _start(self, dice: Dice, first: int) -> tuple[float, ...]:
        """The chance of every player when this seat places and bets first."""
        left = [seat for seat, count in enumerate(dice) if count]
        if len(left) == 1:
            return tuple(float(seat == left[0]) for seat in range(len(dice)))
        if len(left) == 2 and self.book is not None:
            other = left[0] if left[1] == first else left[1]
            if self.book.knows(dice[first], dice[other]):
                value = self.book.value(dice[first], dice[other])
                return tuple(
                    value if seat == first else 1 - value if seat == other else 0.0 for seat in range(len(dice))
                )
        return tuple(map(float, shares(self.weights[len(left)], dice, first)))

    def call(self, dice: Dice, bettor: int, caller: int, dixe: bool, right: bool) -> tuple[float, ...]:
        """The chance of every player after a call."""
        settled = after(self.game, dice, bettor, caller, dixe, right)
        return self.start(settled.dice, settled.first)

    def _calls(self, dice: Dice) -> Numbers:
        """All calls in one array: by bettor, caller, doubt or DiXe!, wrong or right, and seat."""
        seats = len(dice)
        found = np.zeros((seats, seats, 2, 2, seats))
        left = [seat for seat in range(seats) if dice[seat]]
        for bettor in left:
            for caller in left:
                if caller != bettor:
                    for dixe in (0, 1):
                        for right in (0, 1):
                            found[bettor, caller, dixe, right] = self.call(
                                dice, bettor, caller, bool(dixe), bool(right)
                            )
        return found
