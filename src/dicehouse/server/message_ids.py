"""Deduplication of messages: which log entry each recent message of a seat produced."""

from collections.abc import Sequence

REMEMBERED = 32
"""For each seat at least this many of the latest messages are recognised when they are sent again."""


class MessageIds:
    """The ids of recent messages, by seat, with the number of the log entry each of them produced."""

    __slots__ = ("_numbers",)

    def __init__(self) -> None:
        self._numbers: dict[int, dict[str, int]] = {}

    def find(self, seat: int, id: str) -> int | None:
        """The number of the entry that a seat's message with this id produced, if it is remembered."""
        known = self._numbers.get(seat)
        return known.get(id) if id and known is not None else None

    def add(self, seat: int, id: str, number: int) -> None:
        """Remember the entry of a message; messages without an id are not remembered."""
        if id:
            known = self._numbers.get(seat)
            if known is None:
                known = self._numbers[seat] = {}
            known[id] = number
            if len(known) > 2 * REMEMBERED:  # in batches, because finding the oldest key of a dict is slow
                for forgotten in list(known)[:REMEMBERED]:
                    del known[forgotten]

    def arranged(self, came: Sequence[int | None]) -> "MessageIds":
        """The same ids after the host changed the chairs: by new seat, which one it was before."""
        after = MessageIds()
        after._numbers = {
            seat: known for seat, old in enumerate(came) if old is not None and (known := self._numbers.get(old))
        }
        return after

    def forget(self, seat: int) -> None:
        """Forget the messages of a seat: another player may take it."""
        self._numbers.pop(seat, None)
