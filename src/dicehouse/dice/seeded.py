"""Dice from a seed: the same seed and the same dice give the same rolls."""

from random import Random

from dicehouse.core.dice import Due, Roll
from dicehouse.core.record import DiceLine


class SeededDice:
    """For tests, duels and simulations. Who knows the seed knows every roll: not for play among people."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed).random

    def roll(self, due: Due) -> Roll:
        """The next roll of this seed."""
        return due.sample(self._random)

    def line(self) -> DiceLine:
        """The seed stays out of the record: the rolls are in it."""
        return DiceLine("seeded")
