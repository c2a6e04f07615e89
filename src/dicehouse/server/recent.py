"""What a table remembers of its last moments.

All of it is touched with every move, and of many tables a processor has little in its caches: what is remembered lies
close together, because going to many places in memory would take longer than the move itself.
"""

from array import array
from bisect import bisect_right
from collections import deque
from struct import Struct
from typing import Any

REMEMBERED_STATES = 64
"""So far back it is known what a seat had seen when it decided; whoever is further behind is too late."""
REMEMBERED_IDS = 32
"""So many of a seat's last messages are known again when they are sent twice."""

_MARK, _RECORD = Struct("=q"), Struct("=qI")


class RecentIds:
    """The last messages of a seat by their ids, with the numbers of the entries they made.

    Of an id 64 bits are kept: that two of 32 are taken for one another happens once in 10^17 messages.
    """

    __slots__ = ("_records",)

    def __init__(self) -> None:
        self._records = b""

    def add(self, id: str, number: int) -> None:  # noqa: A002 - the word for it
        """Remember a message."""
        self._records = (self._records + _RECORD.pack(hash(id), number))[-REMEMBERED_IDS * _RECORD.size :]

    def number(self, id: str) -> int | None:  # noqa: A002 - the word for it
        """The number of the entry that a message made."""
        mark = _MARK.pack(hash(id))
        place = self._records.find(mark)
        while place > 0 and place % _RECORD.size:  # the end of one record and the beginning of the next look like it
            place = self._records.find(mark, place + 1)
        return None if place < 0 else int(_RECORD.unpack_from(self._records, place)[1])


class RecentStates:
    """The last states of the game, with the numbers of the entries that led to them."""

    __slots__ = ("_numbers", "_states")

    def __init__(self) -> None:
        self._numbers = array("I")
        self._states: deque[Any] = deque(maxlen=REMEMBERED_STATES)

    def add(self, number: int, state: Any) -> None:
        """Remember a state."""
        self._states.append(state)
        self._numbers.append(number)
        if len(self._numbers) > REMEMBERED_STATES:
            del self._numbers[0]

    def since(self, number: int) -> list[Any] | None:
        """The state after the entry with this number, and all later ones; None where that is too long ago."""
        place = bisect_right(self._numbers, number)
        return list(self._states)[place - 1 :] if place else None
