"""Several small numbers in one: what a step does to a game is read from memory in one go."""

from typing import Any, TypeAlias

import numpy as np
from numba import types
from numba.extending import intrinsic

from dicehouse.kit.batch.jit import part

Field: TypeAlias = tuple[int, int]
"""Where in a word a number lies, and the greatest number that fits there (a mask)."""


def fields(*bits: int, start: int = 0) -> tuple[Field, ...]:
    """Fields one after the other, each with so many bits, from the bit `start` on."""
    assert start + sum(bits) < 64
    return tuple((start + sum(bits[:place]), (1 << size) - 1) for place, size in enumerate(bits))


def word(*values: tuple[Field, int]) -> int:
    """The word in which these fields have these values, and all others 0."""
    result = 0
    for (shift, most), value in values:
        assert 0 <= value <= most, f"{value} does not fit into {most}"
        result |= value << shift
    return result


def taken(packed: int, field: Field) -> int:
    """What a field of a word holds."""
    return (packed >> field[0]) & field[1]


take = part(taken)
"""The same for kernels."""


@part
def look(table: Any, place: Any) -> Any:  # pragma: no cover - compiled
    """An entry of a table. Places are never counted from the end, and the compiler must not have to ask."""
    return table[np.uint64(place)]


def _choose(_context: Any, _condition: Any, _yes: Any, _no: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.select(*arguments)

    return types.int64(types.boolean, types.int64, types.int64), generate


choose: Any = intrinsic(_choose)
"""One of two numbers, by a condition. Both are known already, so there is no branch to take."""
