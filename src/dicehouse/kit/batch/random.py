"""Random numbers for many games at once: a generator for each lane, seeded with a seed and the number of the game.

The generator is xoroshiro128++ (Blackman and Vigna), seeded by SplitMix64. Its state is stored as structure of arrays:
`rng[0, lane]` and `rng[1, lane]`. Weighted draws use Walker's alias method.
"""

from fractions import Fraction
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from dicehouse.kit.batch.bitfields import at, select
from dicehouse.kit.batch.jit import inline

Words: TypeAlias = NDArray[np.uint64]

ALIAS_BITS = 16
"""The low bits of a column hold its alias; the others hold its threshold."""
MAX_COLUMNS = 1 << ALIAS_BITS
ALIAS_MASK = np.uint64(MAX_COLUMNS - 1)
ONE = 1 << (64 - ALIAS_BITS)
"""The threshold that stands for probability 1."""
WEYL, FIRST_MIX, SECOND_MIX = (
    np.uint64(0x9E3779B97F4A7C15),
    np.uint64(0xBF58476D1CE4E5B9),
    np.uint64(0x94D049BB133111EB),
)
HALF, LOW_HALF = np.uint64(32), np.uint64(0xFFFFFFFF)
WORD, RESERVED = np.uint64(64), np.uint64(ALIAS_BITS)


@inline
def splitmix64(number: Any) -> Any:
    """The output function of SplitMix64."""
    number = (number ^ (number >> np.uint64(30))) * FIRST_MIX
    number = (number ^ (number >> np.uint64(27))) * SECOND_MIX
    return number ^ (number >> np.uint64(31))


@inline
def seed_lane(rng: Any, lane: int, seed: Any, number: Any) -> None:
    """Seed the generator of a lane for the game with this number."""
    key = splitmix64(np.uint64(seed) + WEYL) + np.uint64(number) * WEYL
    rng[0, lane] = splitmix64(key)
    rng[1, lane] = splitmix64(key + WEYL) | np.uint64(1)  # the state must not be all zeros


@inline
def next_bits(rng: Any, lane: int) -> Any:
    """The next 64 random bits of a lane."""
    one, two = rng[0, lane], rng[1, lane]
    total = one + two
    result = ((total << np.uint64(17)) | (total >> np.uint64(47))) + one
    two ^= one
    rng[0, lane] = ((one << np.uint64(49)) | (one >> np.uint64(15))) ^ two ^ (two << np.uint64(21))
    rng[1, lane] = (two << np.uint64(28)) | (two >> np.uint64(36))
    return result


@inline
def draw_uniform(bits: Any, count: Any) -> Any:
    """A uniform integer below `count` < 2**16 from the high 48 of 64 random bits; the bias is below 2**-48."""
    return np.int64(((bits >> RESERVED) * np.uint64(count)) >> (WORD - RESERVED))


@inline
def draw_small(bits: Any, count: Any) -> Any:
    """A uniform integer below `count` (at most thousands) from the low 32 of 64 random bits."""
    return np.int64(((bits & LOW_HALF) * np.uint64(count)) >> HALF)


class AliasTables:
    """A builder of alias tables (Walker): weighted draws in constant time.

    A table is a power of two of columns. A column stands for its own item and for one other, its alias. The high bits
    of a random number choose the column; the remaining bits, compared with its threshold, choose one of the two. A
    column is one 64-bit integer. Every probability is exact to 2**-48.
    """

    def __init__(self) -> None:
        self._columns: list[int] = []

    def add(self, weights: list[Fraction]) -> tuple[int, int]:
        """Append a table for items with these probabilities; return its first column and the bits that choose one.

        Item i is drawn as the column `first + i`.
        """
        first, size = len(self._columns), 1 << max(1, (len(weights) - 1).bit_length())
        assert sum(weights) == 1
        filled = [weight * size for weight in weights] + [Fraction(0)] * (size - len(weights))
        thresholds, aliases = [ONE] * size, list(range(size))
        small = [column for column in range(size) if filled[column] < 1]
        large = [column for column in range(size) if filled[column] > 1]
        while small:
            column, donor = small.pop(), large[-1]
            thresholds[column], aliases[column] = int(filled[column] * ONE), donor
            filled[donor] -= 1 - filled[column]
            if filled[donor] <= 1:
                large.pop()
                if filled[donor] < 1:
                    small.append(donor)
        assert first + size <= MAX_COLUMNS
        self._columns += [
            min(threshold, ONE - 1) << ALIAS_BITS | first + alias
            for threshold, alias in zip(thresholds, aliases, strict=True)
        ]
        return first, size.bit_length() - 1

    def array(self) -> Words:
        """All columns of all tables."""
        return np.array(self._columns, dtype=np.uint64)


@inline
def draw_weighted(columns: Any, first: Any, bits: Any, random: Any) -> Any:
    """The column that 64 random bits draw from the alias table that begins at column `first`."""
    size = np.uint64(bits)
    own = first + np.int64(random >> (np.uint64(64) - size))
    column = at(columns, own)
    return select(random << size < column, own, np.int64(column & ALIAS_MASK))
