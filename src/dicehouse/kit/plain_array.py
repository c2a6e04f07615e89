"""An array in plain Python: what the bots that decide in a page use of numpy's (`plain_arrays.py`)."""

import math
import operator
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product, repeat
from typing import Any, TypeAlias

Number: TypeAlias = Any
"""A Python number. Everything here is as loosely typed as it is small: `kit/arrays.py` shows numpy's types instead."""


class Array:
    """An array with a shape, over a list of numbers that other arrays may share.

    Args:
        data: the numbers.
        shape: how many by axis.
        strides: how far apart neighbours are by axis; as C arranges them where none are given.
        offset: where the first is.
    """

    __array_priority__ = 1
    __slots__ = ("data", "offset", "shape", "strides")

    def __init__(
        self, data: list[Number], shape: tuple[int, ...], strides: tuple[int, ...] | None = None, offset: int = 0
    ) -> None:
        self.data, self.shape, self.offset = data, shape, offset
        self.strides = _strides(shape) if strides is None else strides

    # --- shape ---

    @property
    def ndim(self) -> int:
        """How many axes there are."""
        return len(self.shape)

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return math.prod(self.shape)

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return (self[place] for place in range(self.shape[0]))

    def __repr__(self) -> str:
        return f"array({self.tolist()})"

    def __float__(self) -> float:
        (value,) = self.flat()
        return float(value)

    def __bool__(self) -> bool:
        (value,) = self.flat()
        return bool(value)

    def flat(self) -> list[Number]:
        """All numbers, in order."""
        data = self.data
        if self._is_in_order():
            return data[self.offset : self.offset + self.size]
        return [data[place] for place in _offsets(self.shape, self.strides, self.offset)]

    def _is_in_order(self) -> bool:
        """Whether the numbers lie side by side as C arranges them: then they are a slice."""
        return self.strides == _strides(self.shape)

    def tolist(self) -> Any:
        """Nested lists of the numbers."""
        return [one.tolist() if isinstance(one, Array) else one for one in self] if self.shape else self.flat()[0]

    def copy(self) -> "Array":
        """The same numbers, not shared."""
        return Array(self.flat(), self.shape)

    def astype(self, kind: Callable[[Number], Number]) -> "Array":
        """The numbers as another kind."""
        return Array([kind(one) for one in self.flat()], self.shape)

    def reshape(self, *shape: Any) -> "Array":
        """The same numbers in another shape; -1 stands for what is left."""
        wanted = list(shape[0] if shape and isinstance(shape[0], tuple) else shape)
        if -1 in wanted:
            wanted[wanted.index(-1)] = self.size // -math.prod(wanted)
        return Array(self.flat(), tuple(wanted))

    # --- places ---

    def __getitem__(self, key: Any) -> Any:
        found = self._found(key)
        if isinstance(found, int):
            return self.data[found]
        if isinstance(found, Array):
            return found
        places, shape = found
        return Array([self.data[place] for place in places], shape)

    def __setitem__(self, key: Any, value: Any) -> None:
        found = self._found(key)
        if isinstance(found, int):
            self.data[found] = value if not isinstance(value, Array) else float(value)
            return
        places: Sequence[int]
        if isinstance(found, Array) and found._is_in_order():
            self.data[found.offset : found.offset + found.size] = spread(as_array(value), found.shape)
            return
        if isinstance(found, Array):
            places, shape = _offsets(found.shape, found.strides, found.offset), found.shape
        else:
            places, shape = found
        for place, one in zip(places, spread(as_array(value), shape), strict=True):
            self.data[place] = one

    def _found(self, key: Any) -> "int | Array | tuple[list[int], tuple[int, ...]]":
        """One place, a view, or a list of places with the shape they make."""
        if type(key) is int and len(self.shape) > 1:
            offset = self.offset + _checked(key, self.shape[0]) * self.strides[0]
            return Array(self.data, self.shape[1:], self.strides[1:], offset)
        if not isinstance(key, tuple):
            key = (key,)
        if len(key) == len(self.shape):
            offset = self.offset
            for one, length, stride in zip(key, self.shape, self.strides, strict=True):
                if type(one) is not int:
                    break
                offset += _checked(one, length) * stride
            else:
                return offset
        key = self._filled(key)
        if any(type(one) is list or type(one) is Array for one in key):
            return self._chosen(key)
        shape, strides, offset, axis = list[int](), list[int](), self.offset, 0
        for one in key:
            if one is None:
                shape.append(1)
                strides.append(0)
                continue
            length, stride = self.shape[axis], self.strides[axis]
            axis += 1
            if isinstance(one, slice):
                start, stop, step = one.indices(length)
                shape.append(len(range(start, stop, step)))
                strides.append(stride * step)
                offset += start * stride
            else:
                offset += _checked(one, length) * stride
        return Array(self.data, tuple(shape), tuple(strides), offset) if shape else offset

    def _filled(self, key: tuple[Any, ...]) -> tuple[Any, ...]:
        """A key with a slice for every axis that it leaves out."""
        named = [one for one in key if one is not None and one is not Ellipsis]
        rest = (slice(None),) * (len(self.shape) - len(named))
        place = next((place for place, one in enumerate(key) if one is Ellipsis), None)
        return (*key, *rest) if place is None else (*key[:place], *rest, *key[place + 1 :])

    def _chosen(self, key: tuple[Any, ...]) -> tuple[list[int], tuple[int, ...]]:
        """Places by lists of numbers, or by flags; lists of several axes go together."""
        axes: list[list[int]] = []
        together: list[int] = []
        for axis, (one, length) in enumerate(zip(key, self.shape, strict=True)):
            if isinstance(one, slice):
                axes.append(list(range(length))[one])
            elif isinstance(one, list | Array):
                together.append(axis)
                axes.append(_numbers(one))
            else:
                axes.append([_checked(one, length)])
        length = max(len(axes[axis]) for axis in together)
        first = together[0]
        places = []
        counts = (length if axis == first else 1 if axis in together else len(one) for axis, one in enumerate(axes))
        for chosen in product(*map(range, counts)):
            offset = self.offset
            for axis, place in enumerate(chosen):
                at = axes[axis][chosen[first] if axis in together else place]
                offset += _checked(at, self.shape[axis]) * self.strides[axis]
            places.append(offset)
        shape = tuple(
            length if axis == first else len(axes[axis])
            for axis, one in enumerate(key)
            if axis == first or isinstance(one, slice)
        )
        return places, shape

    # --- numbers ---

    def _with(self, other: Any, work: Callable[[Number, Number], Number]) -> "Array":
        if isinstance(other, int | float):
            return Array(list(map(work, self.flat(), repeat(other))), self.shape)
        other = as_array(other)
        shape = _common(self.shape, other.shape)
        return Array(list(map(work, spread(self, shape), spread(other, shape))), shape)

    def __add__(self, other: Any) -> "Array":
        return self._with(other, operator.add)

    def __sub__(self, other: Any) -> "Array":
        return self._with(other, operator.sub)

    def __mul__(self, other: Any) -> "Array":
        return self._with(other, operator.mul)

    def __truediv__(self, other: Any) -> "Array":
        return self._with(other, operator.truediv)

    def __radd__(self, other: Any) -> "Array":
        return self._with(other, lambda one, two: two + one)

    def __rsub__(self, other: Any) -> "Array":
        return self._with(other, lambda one, two: two - one)

    def __rmul__(self, other: Any) -> "Array":
        return self._with(other, lambda one, two: two * one)

    def __rtruediv__(self, other: Any) -> "Array":
        return self._with(other, lambda one, two: two / one)

    def __neg__(self) -> "Array":
        return Array([-one for one in self.flat()], self.shape)

    def __gt__(self, other: Any) -> "Array":
        return self._with(other, operator.gt)

    def __ge__(self, other: Any) -> "Array":
        return self._with(other, operator.ge)

    def __lt__(self, other: Any) -> "Array":
        return self._with(other, operator.lt)

    def __le__(self, other: Any) -> "Array":
        return self._with(other, operator.le)

    def __eq__(self, other: object) -> "Array":  # type: ignore[override]
        return self._with(other, operator.eq)

    __hash__ = None  # type: ignore[assignment]

    def __and__(self, other: Any) -> "Array":
        return self._with(other, operator.and_)

    def _inside(self, other: Any, work: Callable[[Number, Number], Number]) -> "Array":
        found = self._with(other, work).data
        if self._is_in_order():
            self.data[self.offset : self.offset + self.size] = found
            return self
        for place, one in zip(_offsets(self.shape, self.strides, self.offset), found, strict=True):
            self.data[place] = one
        return self

    def __iadd__(self, other: Any) -> "Array":
        return self._inside(other, operator.add)

    def __isub__(self, other: Any) -> "Array":
        return self._inside(other, operator.sub)

    def __imul__(self, other: Any) -> "Array":
        return self._inside(other, operator.mul)

    def __itruediv__(self, other: Any) -> "Array":
        return self._inside(other, operator.truediv)

    def __matmul__(self, other: "Array") -> Any:
        length, width = self.shape[-1], other.shape[1] if other.ndim > 1 else 1
        rows, columns = self.flat(), other.flat()
        height = math.prod(self.shape[:-1])
        left = [rows[start * length : (start + 1) * length] for start in range(height)]  # the rows may be empty
        right = [columns[place::width] for place in range(width)]
        sums = [math.fsum(map(operator.mul, row, column)) for row in left for column in right]
        shape = self.shape[:-1] + other.shape[1:]
        return Array(sums, shape) if shape else sums[0]

    # --- summaries ---

    def _lines(self, axis: int) -> Iterator[list[Number]]:
        """The numbers along an axis, for each place of the others, in order."""
        axis %= self.ndim
        others = [range(length) for place, length in enumerate(self.shape) if place != axis]
        for place in product(*others):
            yield self[(*place[:axis], slice(None), *place[axis:])].flat()

    def _over(self, axis: int | None, work: Callable[[list[Number]], Number], keepdims: bool = False) -> Any:
        if axis is None:
            return work(self.flat())
        axis %= self.ndim
        left = (1,) if keepdims else ()
        shape = (*self.shape[:axis], *left, *self.shape[axis + 1 :])
        return Array([work(line) for line in self._lines(axis)], shape) if shape else work(self.flat())

    def sum(self, axis: int | None = None, keepdims: bool = False) -> Any:
        """The sum, of all or along an axis."""
        alone = axis is None or axis % self.ndim == self.ndim - 1
        return self._over(axis, _pairwise if alone else _in_order, keepdims)

    def max(self, axis: int | None = None) -> Any:
        """The largest number."""
        return self._over(axis, max)

    def min(self, axis: int | None = None) -> Any:
        """The smallest number."""
        return self._over(axis, min)

    def prod(self, axis: int | None = None) -> Any:
        """The product, in order."""
        return self._over(axis, math.prod)

    def mean(self, axis: int | None = None) -> Any:
        """The mean."""
        return self.sum(axis) / (self.size if axis is None else self.shape[axis])


def _checked(place: int, length: int) -> int:
    if not -length <= place < length:
        raise IndexError(place)
    return place + length if place < 0 else place


def _numbers(key: Any) -> list[int]:
    """A list of places, or those of flags that are set."""
    found = key.flat() if isinstance(key, Array) else list(key)
    return [place for place, one in enumerate(found) if one] if found and isinstance(found[0], bool) else found


@lru_cache(maxsize=1024)
def _strides(shape: tuple[int, ...]) -> tuple[int, ...]:
    strides, step = list[int](), 1
    for length in reversed(shape):
        strides.append(step)
        step *= length
    return tuple(reversed(strides))


@lru_cache(maxsize=8192)
def _offsets(shape: tuple[int, ...], strides: tuple[int, ...], offset: int) -> Sequence[int]:
    """The places of all numbers of an array, in order."""
    places = [offset]
    for length, stride in zip(shape, strides, strict=True):
        steps = [place * stride for place in range(length)]
        places = [place + step for place in places for step in steps]
    return tuple(places)


def _common(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    """The shape that two shapes are spread to."""
    if one == other:
        return one
    size = max(len(one), len(other))
    pairs = zip((1,) * (size - len(one)) + one, (1,) * (size - len(other)) + other, strict=True)
    return tuple(second if first == 1 else first for first, second in pairs)


def spread(array: Array, shape: tuple[int, ...]) -> list[Number]:
    """The numbers of an array, repeated where its axes have one place only."""
    if array.shape == shape:
        return array.flat()
    strides = (0,) * (len(shape) - array.ndim) + array.strides
    lengths = (1,) * (len(shape) - array.ndim) + array.shape
    if any(length not in (1, wanted) for length, wanted in zip(lengths, shape, strict=True)):
        raise ValueError(f"{array.shape} cannot be spread to {shape}")
    steps = tuple(0 if length == 1 else stride for length, stride in zip(lengths, strides, strict=True))
    return [array.data[place] for place in _offsets(shape, steps, array.offset)]


def _in_order(numbers: list[Number]) -> Number:
    total = 0
    for one in numbers:
        total += one
    return total


def _pairwise(numbers: list[Number]) -> Number:
    """The sum in the order in which numpy adds up to 128 numbers: eight sums side by side, and then the rest."""
    count = len(numbers)
    if count < 8:
        return _in_order(numbers)
    if count > 128:
        half = count // 2 - count // 2 % 8
        return _pairwise(numbers[:half]) + _pairwise(numbers[half:])
    sums = numbers[:8]
    for start in range(8, count - count % 8, 8):
        sums = [one + two for one, two in zip(sums, numbers[start : start + 8], strict=True)]
    total = ((sums[0] + sums[1]) + (sums[2] + sums[3])) + ((sums[4] + sums[5]) + (sums[6] + sums[7]))
    for one in numbers[count - count % 8 :]:
        total += one
    return total


def as_array(value: Any) -> Array:
    """An array of nested sequences of numbers; one that is an array already is not copied."""
    if isinstance(value, Array):
        return value
    if isinstance(value, Iterable):
        parts = [as_array(one) for one in value]
        shape = parts[0].shape if parts else ()
        return Array([number for part in parts for number in part.flat()], (len(parts), *shape))
    return Array([value], ())
