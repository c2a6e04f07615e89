"""Rolls as OpenSpiel chance nodes with exact probabilities.

A node is a multiset of identical dice in one hand. A roll of different dice, or of very many, is a sequence of nodes
with the same joint distribution.
"""

from fractions import Fraction
from functools import lru_cache
from itertools import groupby
from math import comb
from typing import NamedTuple

from dicehouse.core.dice import Die, Due, Roll

MAX_OUTCOMES = 500
"""The largest number of outcomes of a node; larger hands are split."""


class ChanceNode(NamedTuple):
    """Some identical dice, with all results and their probabilities."""

    rolls: tuple[Roll, ...]
    probabilities: tuple[Fraction, ...]


@lru_cache(maxsize=1024)
def chance_nodes(due: Due) -> tuple[ChanceNode, ...]:
    """The chance nodes of a roll, in the order of its dice."""
    found = []
    for (die, _), hand in groupby(zip(due.dice, due.seats, strict=True)):
        left = sum(1 for _ in hand)
        while left:
            count = _largest_node(die, left)
            found.append(_chance_node(die, count))
            left -= count
    return tuple(found)


@lru_cache(maxsize=256)
def _chance_node(die: Die, count: int) -> ChanceNode:
    rolls, probabilities = zip(*Due((die,) * count, (0,) * count).multisets(), strict=True)
    return ChanceNode(rolls, probabilities)


def _largest_node(die: Die, dice: int) -> int:
    """The most of these dice that one node can hold."""
    kinds: int = len(die.symbols)
    return max(1, *(count for count in range(dice + 1) if _multisets(kinds, count) <= MAX_OUTCOMES))


def _multisets(kinds: int, dice: int) -> int:
    return comb(kinds + dice - 1, dice)
