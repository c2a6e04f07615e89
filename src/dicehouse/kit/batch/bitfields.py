"""Bit fields: several small integers packed into one 64-bit integer, so that a kernel reads them in one load."""

from typing import Any, TypeAlias

import numpy as np
from numba import types
from numba.extending import intrinsic

from dicehouse.kit.batch.jit import inline

BitField: TypeAlias = tuple[int, int]
"""The shift of a field, and its mask, which is also its largest value."""


def bit_fields(*bits: int, start: int = 0) -> tuple[BitField, ...]:
    """Adjacent fields with these widths in bits, from the bit `start` upwards."""
    assert start + sum(bits) < 64
    return tuple((start + sum(bits[:place]), (1 << size) - 1) for place, size in enumerate(bits))


def pack(*values: tuple[BitField, int]) -> int:
    """The integer in which these fields have these values, and all other bits are 0."""
    result = 0
    for (shift, mask), value in values:
        assert 0 <= value <= mask, f"{value} does not fit into {mask}"
        result |= value << shift
    return result


def unpack(packed: int, field: BitField) -> int:
    """The value of a field."""
    return (packed >> field[0]) & field[1]


jit_unpack = inline(unpack)
"""`unpack` for kernels."""


@inline
def at(array: Any, index: Any) -> Any:
    """`array[index]` without the wrap-around test for negative indices, which would be a branch."""
    return array[np.uint64(index)]


def _select(_context: Any, _condition: Any, _yes: Any, _no: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.select(*arguments)

    return types.int64(types.boolean, types.int64, types.int64), generate


select: Any = intrinsic(_select)
"""LLVM's `select`: one of two integers by a condition, without a branch. Both are evaluated."""
