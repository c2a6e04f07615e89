"""Real dice: a person types what they show."""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from dicehouse.core.dice import Due, Roll
from dicehouse.core.errors import DiceError, RollError
from dicehouse.core.record import DiceLine
from dicehouse.core.viewers import sees
from dicehouse.dice.source import DiceSource

Ask: TypeAlias = Callable[[Due, RollError | None], Roll | str]
"""Asks a person for a roll, as text or read already; the error says what was wrong with the last try."""


class HandDice:
    """Asks until the answer fits the dice.

    Args:
        ask: how a person is asked.
        people: the seats of those who can be asked.
        unseen: who rolls what none of them may see (a bot's hidden dice, sealed dice); without it that is an error.
    """

    def __init__(self, ask: Ask, people: Iterable[int], unseen: DiceSource | None = None) -> None:
        self._ask = ask
        self._people = tuple(people)
        self._unseen = unseen

    def roll(self, due: Due) -> Roll:
        """What a person says.

        Raises:
            DiceError: none of the people may see these dice, so none can say how they landed.
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
        """A record says that real dice were thrown."""
        return DiceLine("hand")
