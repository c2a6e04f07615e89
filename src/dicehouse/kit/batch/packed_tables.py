"""Many small tables in one array: kernels that are handed one array are compiled sooner than with thirty."""

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from dicehouse.kit.batch.bitfields import look
from dicehouse.kit.batch.jit import part

ROW_BITS = 6
"""So many bits of a table's name say how long its rows are."""
ROW_MASK = (1 << ROW_BITS) - 1


class Shelf:
    """Tables one after the other. Each gets a name, which is a number: where it begins, and the length of its rows."""

    def __init__(self) -> None:
        self._numbers: list[int] = []

    def add(self, table: ArrayLike) -> int:
        """Put a table of one or two axes on the shelf; its name comes back. Rows are filled up to a power of two."""
        array = np.asarray(table, dtype=np.int64)
        rows = array.reshape(1, -1) if array.ndim == 1 else array
        bits = int(rows.shape[1] - 1).bit_length()
        name = len(self._numbers) << ROW_BITS | bits
        for row in rows.tolist():
            self._numbers += row + [0] * ((1 << bits) - len(row))
        return name

    def array(self) -> NDArray[np.int64]:
        """All tables."""
        return np.array(self._numbers, dtype=np.int64)


@part
def entry(tables: Any, table: Any, place: Any) -> Any:  # pragma: no cover - compiled
    """An entry of a table with one axis, by the name of the table; all of them lie in `tables.shelf`."""
    return look(tables.shelf, (table >> ROW_BITS) + place)


@part
def entry_at(tables: Any, table: Any, row: Any, place: Any) -> Any:  # pragma: no cover - compiled
    """The same for a table with two axes."""
    return look(tables.shelf, (table >> ROW_BITS) + (row << (table & ROW_MASK)) + place)
