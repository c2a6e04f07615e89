"""Dice that land as a script says."""

from types import TracebackType
from typing import Self

from dicehouse.core.dice import Due, Roll
from dicehouse.core.errors import DiceError
from dicehouse.core.record import DiceLine


class ScriptedDice:
    """Rolls given beforehand, one text each, in the order they will be asked for.

    As a context manager it complains at the end when somebody planned rolls that nobody asked for.

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
            DiceError: the script is at its end.
            RollError: the script does not fit the dice; the roll stays in the script.
        """
        if not self._rolls:
            raise DiceError("dice.script-empty", due=str(due))
        roll = due.parse(self._rolls[0])
        del self._rolls[0]
        return roll

    def line(self) -> DiceLine:
        """A record says that the dice were not real."""
        return DiceLine("scripted")

    def finish(self) -> None:
        """Complain about rolls that nobody asked for."""
        if self._rolls:
            raise DiceError("dice.script-unused", unused=", ".join(self._rolls))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is None:
            self.finish()
