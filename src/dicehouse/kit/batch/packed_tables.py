"""Many small lookup tables in one array: numba compiles a kernel with one array argument faster than with thirty."""

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from dicehouse.kit.batch.bitfields import at
from dicehouse.kit.batch.jit import inline

ROW_BITS = 6
"""The bits of a handle that hold the row length, as a power of two."""
ROW_MASK = (1 << ROW_BITS) - 1


class PackedTables:
    """A builder that concatenates tables. Each gets a handle: an integer with its offset and its row length."""

    def __init__(self) -> None:
        self._numbers: list[int] = []

    def add(self, table: ArrayLike) -> int:
        """Append a table with one or two axes and return its handle. Rows are padded to a power of two."""
        array = np.asarray(table, dtype=np.int64)
        rows = array.reshape(1, -1) if array.ndim == 1 else array
        bits = int(rows.shape[1] - 1).bit_length()
        handle = len(self._numbers) << ROW_BITS | bits
        for row in rows.tolist():
            self._numbers += row + [0] * ((1 << bits) - len(row))
        return handle

    def array(self) -> NDArray[np.int64]:
        """All tables as one array."""
        return np.array(self._numbers, dtype=np.int64)


@inline
def lookup(tables: Any, handle: Any, index: Any) -> Any:
    """An entry of a table with one axis; `tables.packed` is the array of all tables."""
    return at(tables.packed, (handle >> ROW_BITS) + index)


@inline
def lookup_2d(tables: Any, handle: Any, row: Any, index: Any) -> Any:
    """An entry of a table with two axes."""
    return at(tables.packed, (handle >> ROW_BITS) + (row << (handle & ROW_MASK)) + index)
