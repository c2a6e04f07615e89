"""Dice of a day: the n-th throw of each die is the same for everybody who plays that day.

The house has one secret seed for a day, commits to it while the day lasts (the SHA-256 of its 32 bytes), and reveals it
when the day is over. A die is known by its name. Throw `n` (from 0) of die `name` comes from HMAC-SHA-256 with the seed
as key and the message `<name> <n> <block>`, read as fair dice are (`fair.py`). Which dice are thrown together, and
when, changes nothing: whoever keeps a die keeps its next throw for later.

The seed of a day comes from a secret of the house and the date, by HMAC: it tells nothing of other days.
"""

import hashlib
import hmac
from collections import Counter
from collections.abc import Mapping

from dicehouse.core.dice import Due, Roll
from dicehouse.core.record import DiceLine
from dicehouse.dice.fair import FairSeed


def seed_of_day(secret: bytes, day: str) -> FairSeed:
    """The seed of a day.

    Args:
        secret: of the house; whoever knows it knows all dice of all days.
        day: the date, as 2026-11-16.
    """
    return FairSeed(hmac.digest(secret, f"daily {day}".encode(), hashlib.sha256))


class DailyDice:
    """Dice with one fixed sequence of throws for each die.

    Args:
        seed: of the day.
        day: the date, for the record.
        thrown: how often each die was thrown before, by its name, for a game that is resumed.
    """

    def __init__(self, seed: FairSeed, day: str, thrown: Mapping[str, int] | None = None) -> None:
        self._seed = seed
        self._day = day
        self._thrown: Counter[str] = Counter(thrown or {})

    def roll(self, due: Due) -> Roll:
        """The next throw of each of these dice."""
        faces = []
        for die in due.dice:
            throw = f"{die.name} {self._thrown[die.name]}".encode()
            self._thrown[die.name] += 1
            faces.append(die.faces[self._seed.face(throw, len(die.faces))])
        return tuple(faces)

    def line(self) -> DiceLine:
        """The dice line of a record: day and commitment, without the seed."""
        return DiceLine("daily", self._seed.commitment, day=self._day)
