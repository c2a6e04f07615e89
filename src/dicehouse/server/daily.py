"""Games of the day: tables at which everybody who plays that day has the same dice (`dice/daily.py`).

A day is a date in UTC. The seed of its dice comes from a secret that the nodes of a house share through their storage.
While the day lasts clients are told the commitment only: a game that is over keeps the seed to itself, since others
still play with it.
"""

import time
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

import msgspec

from dicehouse.dice import FairSeed, seed_of_day
from dicehouse.server.store import Store

GAME = "chili"
"""What is played: alone, with the usual options."""
SECRET = "daily"
"""The name of the secret in the store."""


class DailyInfo(msgspec.Struct, frozen=True):
    """The game of today."""

    game: str
    day: str
    """The date in UTC, as 2026-11-16."""
    commitment: str
    """To the seed behind the dice of the day: the SHA-256 of it. The seed is told when the day is over."""
    ends: float
    """When the day is over and the next begins, in seconds since 1970."""


class Day(NamedTuple):
    """A day and its dice."""

    date: str
    """As 2026-11-16."""
    seed: FairSeed


class Days:
    """The days of a house."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._secret = b""
        self._today: Day | None = None

    async def today(self) -> Day:
        """The day that it is now.

        Raises:
            Unavailable: the storage does not answer.
        """
        date = date_at(_now())
        if self._today is None or self._today.date != date:
            self._secret = self._secret or await self._store.secret(SECRET)
            self._today = Day(date, seed_of_day(self._secret, date))
        return self._today


def date_at(now: float) -> str:
    """The date in UTC."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def end_of(date: str) -> float:
    """When a day is over, in seconds since 1970."""
    return (datetime.fromisoformat(date).replace(tzinfo=UTC) + timedelta(days=1)).timestamp()


def may_reveal(date: str) -> bool:
    """Whether the seed of a table may be told once its game is over: at once, but for games of a day."""
    return not date or _now() >= end_of(date)


def _now() -> float:
    """The time; tests let days pass here."""
    return time.time()
