"""Pseudo-random dice: the same seed and the same dice give the same rolls."""

from random import Random

from dicehouse.core.dice import Due, Roll
from dicehouse.core.record import DiceLine


class SeededDice:
    """Dice for tests and simulations. The seed predicts every roll, so they are not for play among people."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed).random

    def roll(self, due: Due) -> Roll:
        """The next roll of this seed."""
        return due.sample(self._random)

    def line(self) -> DiceLine:
        """The dice line of a record, without the seed: the rolls are in the record."""
        return DiceLine("seeded")
