"""Exact odds: how likely a bet holds, or is exactly right, when the hidden dice were thrown.

Every count comes from the rules (`bets.count`), every chance from the die.
"""

from functools import lru_cache
from math import factorial
from typing import TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from dicehouse.core.dice import Die, Due, Roll
from dicehouse.games.dixkibluff.actions import in_order
from dicehouse.games.dixkibluff.bets import count
from dicehouse.games.dixkibluff.options import FACES, FIGURE

Numbers: TypeAlias = NDArray[np.float64]
Counts: TypeAlias = NDArray[np.int64]


class Hands(msgspec.Struct, frozen=True, eq=False):
    """All hands of a number of dice; dice in one hand are not distinguished."""

    hands: tuple[Roll, ...]
    """In the order of the die, as `in_order` gives them."""
    chance: Numbers
    """How likely each is when thrown."""
    counts: Counts
    """What each symbol counts in each hand, Figures included: one row for each hand."""
    index: dict[Roll, int]

    def of(self, hand: Roll) -> int:
        """The number of a hand, in whatever order its dice lie."""
        return self.index[in_order(hand)]


@lru_cache(maxsize=256)
def hands_of(die: Die, symbols: tuple[str, ...], dice: int) -> Hands:
    """All hands of this many dice, each once, in an order that does not depend on the order of the die's faces."""
    found = [(in_order(roll), float(chance)) for roll, chance in Due((die,) * dice, (0,) * dice).multisets()]
    found.sort(key=lambda one: [FACES.index(face) for face in one[0]])
    hands = tuple(hand for hand, _ in found)
    counts = np.array([[count((hand,), symbol) for symbol in symbols] for hand in hands], dtype=np.int64)
    return Hands(
        hands,
        np.array([chance for _, chance in found]),
        counts.reshape(len(hands), len(symbols)),
        {hand: number for number, hand in enumerate(hands)},
    )


def holds(die: Die, own: Roll, hidden: int, number: int, symbols: tuple[str, ...]) -> float:
    """The chance that at least `number` dice show each symbol: own dice, and hidden dice that were thrown."""
    return _chance(die, hidden, _needs(own, number, symbols), symbols, False)


def exactly(die: Die, own: Roll, hidden: int, number: int, symbols: tuple[str, ...]) -> float:
    """The chance that every one of these symbols counts exactly the number."""
    return _chance(die, hidden, _needs(own, number, symbols), symbols, True)


def chance_of(die: Die, hidden: int, needs: tuple[int, ...], symbols: tuple[str, ...]) -> float:
    """The chance that thrown dice count at least what each symbol needs."""
    return _chance(die, hidden, needs, symbols, False)


@lru_cache(maxsize=4096)
def tail(die: Die, symbol: str, hidden: int) -> Numbers:
    """The chance that `hidden` thrown dice count at least 0, 1, 2 ... for a symbol; the last entry is 0."""
    return np.array([_chance(die, hidden, (need,), (symbol,), False) for need in range(hidden + 2)])


def _needs(own: Roll, number: int, symbols: tuple[str, ...]) -> tuple[int, ...]:
    """What is missing for each symbol; below 0 where one's own dice show too many."""
    return tuple(number - count((own,), symbol) for symbol in symbols)


@lru_cache(maxsize=200_000)
def _chance(die: Die, hidden: int, needs: tuple[int, ...], symbols: tuple[str, ...], exact: bool) -> float:
    """A sum over the hidden Figures; the other dice by exponential generating functions, cut after the dice there are.

    With f Figures every named symbol still needs `need - f` dice of its own (or exactly that many); dice that show none
    of the named are free.
    """
    figure = float(die.probability(FIGURE))
    named = [float(die.probability(symbol)) for symbol in symbols]
    other = float(1 - die.probability(FIGURE) - sum(die.probability(symbol) for symbol in symbols))
    free = _series(other, 0, hidden)
    total = 0.0
    for figures in range(hidden + 1):
        left = hidden - figures
        series = free[: left + 1]
        for chance, need in zip(named, needs, strict=True):
            missing = need - figures
            if missing > left or (exact and missing < 0):
                break
            one = _series(chance, max(missing, 0), left)
            if exact:
                one[missing + 1 :] = 0.0
            series = np.convolve(series, one)[: left + 1]
        else:
            total += figure**figures / factorial(figures) * float(series[left])
    return min(1.0, total * factorial(hidden))


def _series(chance: float, least: int, most: int) -> Numbers:
    """The terms chance^x / x! from the least to the most."""
    return np.array([chance**x / factorial(x) if x >= least else 0.0 for x in range(most + 1)])
