"""The part of numpy that bots use which decide in a page, in plain Python: slow, small, and the same numbers.

`kit/arrays.py` offers it under numpy's name where numpy is missing. Elements are Python numbers; slices are views.
What works element by element gives the same bits as numpy; sums of one axis are added in numpy's order, products of
matrices are rounded once, so those may differ in the last bit.
"""

import math
from collections.abc import Callable, Iterable
from typing import Any

from dicehouse.kit.plain_array import Array, Number, as_array, spread

_nearest = round
float64 = float32 = float16 = float
int64 = int32 = uint16 = int
newaxis = None


def array(value: Any, dtype: Callable[[Number], Number] | None = None) -> Array:
    """An array of nested sequences of numbers."""
    made = as_array(value)
    return made.copy() if dtype is None else made.astype(dtype)


def _shape(shape: Any) -> tuple[int, ...]:
    return shape if isinstance(shape, tuple) else (shape,)


def zeros(shape: Any, dtype: Callable[[Number], Number] = float) -> Array:
    """Zeros."""
    return Array([dtype(0)] * math.prod(_shape(shape)), _shape(shape))


def ones(shape: Any, dtype: Callable[[Number], Number] = float) -> Array:
    """Ones."""
    return Array([dtype(1)] * math.prod(_shape(shape)), _shape(shape))


empty = zeros


def eye(size: int) -> Array:
    """The identity."""
    return Array([float(row == column) for row in range(size) for column in range(size)], (size, size))


def arange(*limits: int, dtype: Callable[[Number], Number] = int) -> Array:
    """A range."""
    numbers = [dtype(one) for one in range(*limits)]
    return Array(numbers, (len(numbers),))


def stack(arrays: Iterable[Array]) -> Array:
    """Arrays of one shape, along a new first axis."""
    return as_array(list(arrays))


def concatenate(arrays: Iterable[Any]) -> Array:
    """Arrays, one after the other."""
    parts = [as_array(one) for one in arrays]
    return Array([number for part in parts for number in part.flat()], (sum(map(len, parts)), *parts[0].shape[1:]))


def repeat(values: Array, times: int, axis: int) -> Array:
    """Every number several times along an axis that has one place."""
    shape = (*values.shape[:axis], values.shape[axis] * times, *values.shape[axis + 1 :])
    return Array(spread(values, shape), shape)


def sum(values: Any, axis: int | None = None) -> Any:  # noqa: A001
    """The sum."""
    return as_array(values).sum(axis)


def mean(values: Any, axis: int | None = None) -> Any:
    """The mean."""
    return as_array(values).mean(axis)


def prod(values: Any, axis: int | None = None) -> Any:
    """The product."""
    return as_array(values).prod(axis)


def argmax(values: Array) -> int:
    """The place of the first largest number."""
    numbers = values.flat()
    return numbers.index(max(numbers))


def argmin(values: Array) -> int:
    """The place of the first smallest number."""
    numbers = values.flat()
    return numbers.index(min(numbers))


def maximum(one: Any, other: Any) -> Array:
    """The larger of two, place by place."""
    return as_array(one)._with(other, max)


def clip(values: Array, low: float, high: float) -> Array:
    """Numbers between two others."""
    return Array([min(max(one, low), high) for one in values.flat()], values.shape)


def round(values: Array, digits: int) -> Array:  # noqa: A001
    """Numbers with so many digits, as numpy rounds them."""
    scale = float(10**digits)
    return Array([_nearest(one * scale) / scale for one in values.flat()], values.shape)


def exp(values: Array) -> Array:
    """Powers of e."""
    return Array(list(map(math.exp, values.flat())), values.shape)


def tanh(value: float) -> float:
    """The hyperbolic tangent of a number."""
    return math.tanh(value)


def cumsum(values: Any) -> Array:
    """The sums up to each number, in order."""
    total, sums = 0, []
    for one in as_array(values).flat():
        total += one
        sums.append(total)
    return Array(sums, (len(sums),))


def diff(values: Array, axis: int) -> Array:
    """The differences between neighbours along the first axis."""
    assert axis == 0
    found: Array = values[1:] - values[:-1]
    return found


def roll(values: Array, shift: int, axis: int) -> Array:
    """Numbers moved around along the second axis."""
    assert axis == 1
    width = values.shape[1]
    found: Array = values[:, [(place - shift) % width for place in range(width)]]
    return found


def delete(values: Array, place: int) -> Array:
    """All but one."""
    numbers = values.flat()
    return as_array(numbers[:place] + numbers[place + 1 :])


def convolve(one: Array, other: Array) -> Array:
    """The products of two sequences as those of polynomials."""
    left, right = one.flat(), other.flat()
    found = [0.0] * (len(left) + len(right) - 1)
    for place, first in enumerate(left):
        if first:
            for step, second in enumerate(right, start=place):
                found[step] += first * second
    return Array(found, (len(found),))


def einsum(how: str, one: Array, other: Array) -> Array:
    """The one product of arrays that bots use."""
    assert how == "wc,wcp->wp"
    return stack(weights @ values for weights, values in zip(one, other, strict=True))
