"""The clocks of a table: the time that each awaited seat has left, and when a seat may act again.

Entries of the log carry wall-clock times, and wall clocks jump. So a clock runs by the monotonic clock of this node,
from the moment the node took the entry; only the age of an entry that was read from the log comes from its time, and an
entry from the future is as old as one from now.
"""

import time
from collections.abc import Iterable
from typing import NamedTuple

AGREES = 0.5
"""Seconds by which the wall clock may deviate before clients get another deadline than the log implies."""


class _Instant(NamedTuple):
    """A moment by both clocks."""

    at: float
    """Wall clock, as it is in the log."""
    monotonic: float


def _instant(at: float) -> _Instant:
    return _Instant(at, time.monotonic() - max(0.0, time.time() - at))


class Clocks:
    """The clocks of one table.

    Args:
        seconds: for a decision; None: there are no clocks.
        pauses: whether some actions ask for a pause after the last one.
    """

    __slots__ = ("_acted", "_actor", "_since", "needed", "seconds")

    def __init__(self, seconds: int | None, pauses: bool = True) -> None:
        self.seconds = seconds
        self.needed = seconds is not None or pauses
        """Whether it matters when a seat acted."""
        self._since: dict[int, _Instant] = {}
        """From when on each seat that is waited for decides."""
        self._acted: dict[int, tuple[float, float]] = {}
        """When each seat last acted, by both clocks."""
        self._actor = -1
        """Who acted last."""

    def acted(self, seat: int, at: float) -> None:
        """Note that a seat acted."""
        self._actor = seat
        self._acted[seat] = (at, time.monotonic())  # of an entry of the log, not earlier: a pause is short

    def wind(self, awaited: tuple[int, ...], at: float) -> None:
        """The game moved on and waits for these seats.

        Where it waits for several at once, each has its own time, from when it last acted or was first waited for.
        Where it waits for one, whatever happened gives that one a new decision.
        """
        if self.seconds is None:
            return
        now, before = _instant(at), self._since
        several = len(awaited) > 1
        self._since = {
            seat: before[seat] if several and seat in before and seat != self._actor else now for seat in awaited
        }

    def stop(self) -> None:
        """Stop all clocks."""
        self._since = {}

    def left(self, seat: int) -> float | None:
        """The seconds a seat has left, below zero where its time is up; None where no clock runs for it."""
        return self._left(seat, time.monotonic())

    def _left(self, seat: int, now: float) -> float | None:
        since = self._since.get(seat)
        if self.seconds is None or since is None:
            return None
        return self.seconds - (now - since.monotonic)

    def next(self, seats: Iterable[int]) -> tuple[float, int] | None:
        """Of these seats, whose time is up first, and in how many seconds."""
        now = time.monotonic()  # one moment for all: of two whose time is up together, it is the first seat's
        return min(((left, seat) for seat in seats if (left := self._left(seat, now)) is not None), default=None)

    def deadline(self, viewer: int) -> tuple[float | None, int | None]:
        """When the time of a viewer's seat is up, or, where no clock runs for it, of the first; and whose time it is.

        The time is by the wall clock; both are None where no clock runs.
        """
        first = self.next((viewer,)) or self.next(self._since) if self._since else None
        if first is None or self.seconds is None:
            return None, None
        left, seat = first
        logged, right = self._since[seat].at + self.seconds, time.time() + left
        return (logged if abs(logged - right) < AGREES else right), seat

    def too_soon(self, seat: int, pause: float, now: float) -> float:
        """The seconds a seat has to wait before it may act again; 0 where it need not.

        Args:
            seat: who wants to act.
            pause: the shortest pause between two actions.
            now: the time by the wall clock.
        """
        last = self._acted.get(seat)
        if last is None:
            return 0.0
        at, monotonic = last
        passed = now - at
        if passed < 0:  # the wall clock was set back
            passed = time.monotonic() - monotonic
        return max(0.0, pause - passed)
