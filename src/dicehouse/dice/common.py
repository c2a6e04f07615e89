"""Common random numbers: the dice of a seat land alike, whichever bot plays it.

A variance reduction for duels: the same deal is played again with the bots in other seats, so that the luck of a seat
cancels out.
"""

from collections.abc import Callable
from random import Random

from dicehouse.core.dice import Due, Roll
from dicehouse.core.record import DiceLine


class CommonDice:
    """Dice with one random stream for each seat and kind of die, derived from the seed."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._streams: dict[tuple[int, str], Callable[[], float]] = {}

    def roll(self, due: Due) -> Roll:
        """The next face of each die from its stream."""
        streams = self._streams
        faces = []
        for die, seat in zip(due.dice, due.seats, strict=True):
            key = (seat, die.name)
            stream = streams.get(key)
            if stream is None:
                stream = streams[key] = Random(f"{self._seed} {seat} {die.name}").random
            faces.append(die.faces[int(stream() * len(die.faces))])
        return tuple(faces)

    def line(self) -> DiceLine:
        """The dice line of a record, without the seed: the rolls are in the record."""
        return DiceLine("seeded")
