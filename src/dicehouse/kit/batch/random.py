"""Chance for many games at once: each has numbers of its own, which depend on a seed and the number of the game only.

The generator is xoroshiro128++ (Blackman and Vigna), begun with SplitMix64. Games lie side by side: `chance[0,
lane]` and `chance[1, lane]` are what the generator of a lane remembers.
"""

from fractions import Fraction
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from dicehouse.kit.batch.bitfields import choose, look
from dicehouse.kit.batch.jit import part

Chance: TypeAlias = NDArray[np.uint64]

OTHER = 16
"""So many bits of a column say which other column shares it."""
MOST = 1 << OTHER
OTHERS = np.uint64(MOST - 1)
CUT = 1 << (64 - OTHER)
WEYL, FIRST_MIX, SECOND_MIX = (
    np.uint64(0x9E3779B97F4A7C15),
    np.uint64(0xBF58476D1CE4E5B9),
    np.uint64(0x94D049BB133111EB),
)
HALF, LOW = np.uint64(32), np.uint64(0xFFFFFFFF)
FULL, KEPT = np.uint64(64), np.uint64(OTHER)


@part
def mixed(number: Any) -> Any:  # pragma: no cover - compiled
    """A number that looks like no other (SplitMix64)."""
    number = (number ^ (number >> np.uint64(30))) * FIRST_MIX
    number = (number ^ (number >> np.uint64(27))) * SECOND_MIX
    return number ^ (number >> np.uint64(31))


@part
def begin_chance(chance: Any, lane: int, seed: Any, number: Any) -> None:  # pragma: no cover - compiled
    """Begin the chance of a lane anew, for a game of this number."""
    key = mixed(np.uint64(seed) + WEYL) + np.uint64(number) * WEYL
    chance[0, lane] = mixed(key)
    chance[1, lane] = mixed(key + WEYL) | np.uint64(1)  # the generator must not begin with nothing


@part
def next_bits(chance: Any, lane: int) -> Any:  # pragma: no cover - compiled
    """The next 64 bits of a lane."""
    one, two = chance[0, lane], chance[1, lane]
    total = one + two
    result = ((total << np.uint64(17)) | (total >> np.uint64(47))) + one
    two ^= one
    chance[0, lane] = ((one << np.uint64(49)) | (one >> np.uint64(15))) ^ two ^ (two << np.uint64(21))
    chance[1, lane] = (two << np.uint64(28)) | (two >> np.uint64(36))
    return result


@part
def evenly(bits: Any, count: Any) -> Any:  # pragma: no cover - compiled
    """A number from 0 to below a count of less than 2**16, by 64 random bits: every chance is right to one in 2**48."""
    return np.int64(((bits >> KEPT) * np.uint64(count)) >> (FULL - KEPT))


@part
def below(bits: Any, count: Any) -> Any:  # pragma: no cover - compiled
    """A number from 0 to below a count (of at most thousands), by 64 random bits."""
    return np.int64(((bits & LOW) * np.uint64(count)) >> HALF)


class UrnMaker:
    """Fills urns: things to draw by weight in constant time (Walker's alias method).

    An urn is a row of columns, a power of two of them. Each column stands for two things: its own and another
    column's. The first bits of a random number choose the column, the others one of the two. A column is one word:
    below which number it is its own thing, and the other column. Every chance is right to one in 2**48.
    """

    def __init__(self) -> None:
        self._columns: list[int] = []

    def add(self, chances: list[Fraction]) -> tuple[int, int]:
        """A new urn with things that have these chances: its first column, and how many bits choose among its columns.

        The thing with index i is the column first + i.
        """
        first, size = len(self._columns), 1 << max(1, (len(chances) - 1).bit_length())
        assert sum(chances) == 1
        filled = [chance * size for chance in chances] + [Fraction(0)] * (size - len(chances))
        cuts, others = [CUT] * size, list(range(size))
        poor = [column for column in range(size) if filled[column] < 1]
        rich = [column for column in range(size) if filled[column] > 1]
        while poor:
            column, giver = poor.pop(), rich[-1]
            cuts[column], others[column] = int(filled[column] * CUT), giver
            filled[giver] -= 1 - filled[column]
            if filled[giver] <= 1:
                rich.pop()
                if filled[giver] < 1:
                    poor.append(giver)
        assert first + size <= MOST
        self._columns += [min(cut, CUT - 1) << OTHER | first + other for cut, other in zip(cuts, others, strict=True)]
        return first, size.bit_length() - 1

    def urns(self) -> Chance:
        """What was filled."""
        return np.array(self._columns, dtype=np.uint64)


@part
def pull(urns: Any, first: Any, bits: Any, random: Any) -> Any:  # pragma: no cover - compiled
    """What 64 random bits draw from the urn that begins at a column."""
    size = np.uint64(bits)
    own = first + np.int64(random >> (np.uint64(64) - size))
    column = look(urns, own)
    return choose(random << size < column, own, np.int64(column & OTHERS))
