"""Real dice: a person types what they show."""

from collections.abc import Callable
from typing import TypeAlias

from dicehouse.core.dice import Due, Roll
from dicehouse.core.errors import DiceError, RollError
from dicehouse.core.record import DiceLine

Ask: TypeAlias = Callable[[Due, RollError | None], Roll | str]
"""Asks a person for a roll; the error says what was wrong with the last try."""


class HandDice:
    """Asks until the answer fits the dice."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask

    def roll(self, due: Due) -> Roll:
        """What the person says.

        Raises:
            DiceError: nobody at the table may see these dice, so nobody can say how they landed.
        """
        if due.seen_by == ():
            raise DiceError("dice.hidden-by-hand")
        problem: RollError | None = None
        while True:
            answer = self._ask(due, problem)
            try:
                if isinstance(answer, str):
                    return due.parse(answer)
                due.check(answer)
            except RollError as error:
                problem = error
            else:
                return answer

    def line(self) -> DiceLine:
        """A record says that real dice were thrown."""
        return DiceLine("hand")
