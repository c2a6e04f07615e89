"""Rolls as chance nodes: one after the other, each with few outcomes and exact probabilities.

Dice that are alike and in one hand are not told apart, so a node is a multiset of them. A roll of different dice is
several nodes, and so is one of very many; how they land together is the same.
"""

from fractions import Fraction
from functools import lru_cache
from itertools import groupby
from math import comb
from typing import NamedTuple

from dicehouse.core.dice import Die, Due, Roll

MOST_OUTCOMES = 500
"""No node has more; a hand of many dice is thrown in handfuls."""


class Handful(NamedTuple):
    """Some dice that are alike, and every way they can land."""

    rolls: tuple[Roll, ...]
    chances: tuple[Fraction, ...]


@lru_cache(maxsize=1024)
def handfuls(due: Due) -> tuple[Handful, ...]:
    """The nodes of a roll, in the order of its dice."""
    found = []
    for (die, _), hand in groupby(zip(due.dice, due.seats, strict=True)):
        left = sum(1 for _ in hand)
        while left:
            count = _most_at_once(die, left)
            found.append(_handful(die, count))
            left -= count
    return tuple(found)


@lru_cache(maxsize=256)
def _handful(die: Die, count: int) -> Handful:
    rolls, chances = zip(*Due((die,) * count, (0,) * count).multisets(), strict=True)
    return Handful(rolls, chances)


def _most_at_once(die: Die, dice: int) -> int:
    """How many of these dice can be thrown together."""
    kinds: int = len(die.symbols)
    return max(1, *(count for count in range(dice + 1) if _ways(kinds, count) <= MOST_OUTCOMES))


def _ways(kinds: int, dice: int) -> int:
    return comb(kinds + dice - 1, dice)
