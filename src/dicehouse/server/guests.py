"""The connections to one table: those of this node, and the players that other nodes report as connected."""

from collections.abc import Callable
from typing import Protocol

from dicehouse.core.viewers import SPECTATOR, Viewer

NODE_TIMEOUT = 20.0
"""Seconds after which the report of another node expires: a node may die without saying so."""


class Guest(Protocol):
    """A connection to a table, of a player or of a spectator."""

    viewer: Viewer
    token: str
    """The hash of the token that keeps the seat; empty for a spectator."""
    host: bool
    """Whether it is the host's."""
    client: str
    """The key of the client's address, by which limits count it."""
    own: bool
    """Whether the player throws their own dice."""
    reading: bool
    """Whether the player reads something just now."""

    def push(self, data: bytes) -> None:
        """Send without waiting."""

    def close(self, code: int) -> None:
        """Send what is queued, then close."""


class Guests:
    """The guests of one table."""

    __slots__ = ("_elsewhere", "_hands_elsewhere", "all")

    def __init__(self) -> None:
        self.all: list[Guest] = []
        """The connections to this node, oldest first."""
        self._elsewhere: dict[str, tuple[float, tuple[int, ...]]] = {}
        """By node: when it reported last, and the seats whose players are connected to it."""
        self._hands_elsewhere: dict[str, tuple[int, ...]] = {}
        """By node: those of them who throw their own dice."""

    def of(self, viewer: Viewer) -> list[Guest]:
        """The connections of one seat, or of all spectators."""
        return [guest for guest in self.all if guest.viewer == viewer]

    def seats_here(self) -> tuple[int, ...]:
        """The seats whose players are connected to this node."""
        return tuple(sorted({guest.viewer for guest in self.all if guest.viewer != SPECTATOR}))

    def seats(self) -> set[int]:
        """The seats whose players are connected to any node."""
        return set(self.seats_here()).union(*(seats for _, seats in self._elsewhere.values()))

    def hands_here(self) -> tuple[int, ...]:
        """The seats connected to this node whose players throw their own dice."""
        return tuple(sorted({guest.viewer for guest in self.all if guest.own and guest.viewer != SPECTATOR}))

    def hands(self) -> frozenset[int]:
        """The seats whose players throw their own dice, connected to any node."""
        return frozenset(self.hands_here()).union(*self._hands_elsewhere.values())

    def readers(self) -> set[int]:
        """The seats connected to this node whose players read something just now."""
        return {guest.viewer for guest in self.all if guest.reading and guest.viewer != SPECTATOR}

    def client(self) -> str:
        """The client on whose account bots compute: a player of this node, else a spectator; empty where none is here.

        Fair queueing counts work by this key.
        """
        for guest in self.all:
            if guest.viewer != SPECTATOR:
                return guest.client
        return self.all[0].client if self.all else ""

    # sending and closing

    def broadcast(self, data: bytes, but: Guest | None = None) -> None:
        """Send the same bytes to all connections of this node, except one."""
        for guest in tuple(self.all):
            if guest is not but:
                guest.push(data)

    def close(self, code: int, which: Callable[[Guest], bool] = lambda _: True) -> None:
        """Close the connections for which a condition holds; all where none is given."""
        for guest in tuple(self.all):
            if which(guest):
                guest.close(code)

    def close_oldest(self, viewer: Viewer, most: int, code: int) -> None:
        """Close the oldest connections of a viewer, so that one more makes at most `most`."""
        guests = self.of(viewer)
        for guest in guests[: max(0, len(guests) + 1 - most)]:
            guest.close(code)

    # reports of other nodes

    def report(self, node: str, seats: tuple[int, ...], now: float, hands: tuple[int, ...] = ()) -> bool:
        """Note which players another node reports; gives whether that changes who is connected."""
        before = self.seats()
        self._elsewhere[node] = (now, seats)
        self._hands_elsewhere[node] = hands
        return self.seats() != before

    def expire_reports(self, now: float) -> bool:
        """Drop the reports of nodes that have been silent for too long; gives whether there were any."""
        silent = [node for node, (at, _) in self._elsewhere.items() if now - at > NODE_TIMEOUT]
        for node in silent:
            del self._elsewhere[node]
            self._hands_elsewhere.pop(node, None)
        return bool(silent)
