"""Real dice: a person types how they landed."""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from dicehouse.core.dice import Due, Roll
from dicehouse.core.errors import DiceError, RollError
from dicehouse.core.record import DiceLine
from dicehouse.core.viewers import sees
from dicehouse.dice.source import DiceSource

Ask: TypeAlias = Callable[[Due, RollError | None], Roll | str]
"""A function that asks a person for a roll, as text or parsed; it gets the error of the previous answer, if any."""


class HandDice:
    """A dice source that asks a person until the answer fits the dice.

    Args:
        ask: asks a person for a roll.
        people: the seats of the people who can be asked.
        unseen: the source of rolls that none of them may see (a bot's hidden dice); None: such a roll is an error.
    """

    def __init__(self, ask: Ask, people: Iterable[int], unseen: DiceSource | None = None) -> None:
        self._ask = ask
        self._people = tuple(people)
        self._unseen = unseen

    def roll(self, due: Due) -> Roll:
        """Ask for a roll.

        Raises:
            DiceError: none of the people may see these dice, and there is no other source.
        """
        if not any(sees(seat, due.seen_by) for seat in self._people):
            if self._unseen is None:
                raise DiceError("dice.hidden-by-hand")
            return self._unseen.roll(due)
        problem: RollError | None = None
        while True:
            try:
                answer = self._ask(due, problem)
                if isinstance(answer, str):
                    return due.parse(answer)
                due.check(answer)
            except RollError as error:
                problem = error
            else:
                return answer

    def line(self) -> DiceLine:
        """The dice line of a record."""
        return DiceLine("hand")
