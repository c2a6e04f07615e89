"""Scripted dice, for tests."""

from types import TracebackType
from typing import Self

from dicehouse.core.dice import Due, Roll
from dicehouse.core.errors import DiceError
from dicehouse.core.record import DiceLine


class ScriptedDice:
    """Dice that land as given beforehand, one text for each roll, in order.

    As a context manager it raises at the end if rolls are left over.

    >>> from dicehouse.core.dice import Die
    >>> coin = Due((Die("coin", ("heads", "tails")),), (0,))
    >>> with ScriptedDice("tails", "heads") as dice:
    ...     dice.roll(coin), dice.roll(coin)
    (('tails',), ('heads',))
    """

    def __init__(self, *rolls: str) -> None:
        self._rolls = list(rolls)

    def roll(self, due: Due) -> Roll:
        """The next roll of the script.

        Raises:
            DiceError: no roll is left.
            RollError: the roll does not fit the dice; it stays in the script.
        """
        if not self._rolls:
            raise DiceError("dice.script-empty", due=str(due))
        roll = due.parse(self._rolls[0])
        del self._rolls[0]
        return roll

    def line(self) -> DiceLine:
        """The dice line of a record."""
        return DiceLine("scripted")

    def finish(self) -> None:
        """Raise a `DiceError` if rolls are left over."""
        if self._rolls:
            raise DiceError("dice.script-unused", unused=", ".join(self._rolls))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is None:
            self.finish()
