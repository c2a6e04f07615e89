"""Common dice: whoever sits in a seat, the dice of that seat fall alike.

For duels: when the players change seats and play the same deal again, the luck of a seat stays where it is, so that
what differs in the results is play.
"""

from collections.abc import Callable
from random import Random

from dicehouse.core.dice import Due, Roll
from dicehouse.core.record import DiceLine


class CommonDice:
    """Every die of every seat has a sequence of its own, made from the seed."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._streams: dict[tuple[int, str], Callable[[], float]] = {}

    def roll(self, due: Due) -> Roll:
        """The next face of each die, in its own sequence."""
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
        """The seed stays out of the record: the rolls are in it."""
        return DiceLine("seeded")
