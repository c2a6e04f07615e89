"""Tallies: what is kept of games. However many there were, a tally stays small, and two of them make one."""

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from dicehouse.lab.interval import Interval, mean_interval, share_interval_by_sums

MOST_BARS = 400


class Games(NamedTuple):
    """The games of some deals, one row for each deal, in it one entry for each rotation of the bots."""

    shares: NDArray[Any]
    """What each bot got of the win: deal, rotation, bot."""
    places: NDArray[Any]
    """How many seats after the starting player each bot sat: deal, rotation, bot."""
    scores: NDArray[Any]
    """What each bot had in the end: deal, rotation, bot."""
    decisions: NDArray[Any]
    """How often anybody chose: deal, rotation."""
    rolls: NDArray[Any]
    """How often dice landed: deal, rotation."""
    fired: NDArray[Any]
    """How often each noteworthy thing happened: deal, rotation, thing."""


class Sums(msgspec.Struct):
    """Enough of many numbers to know their mean, and how sure it is."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    @classmethod
    def of(cls, numbers: NDArray[Any]) -> "Sums":
        """The sums of some numbers."""
        return cls(numbers.size, float(numbers.sum()), float((numbers.astype(float) ** 2).sum()))

    def add(self, other: "Sums") -> None:
        """Take in what was summed elsewhere."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    def mean(self) -> Interval:
        """Their mean, with its interval."""
        return mean_interval(self.count, self.total, self.squares)

    def share(self) -> Interval:
        """The mean of shares between 0 and 1, with its interval."""
        return share_interval_by_sums(self.count, self.total, self.squares)


class Histogram(msgspec.Struct):
    """How often whole numbers came. Where they spread too far, neighbours share a bar."""

    sums: Sums = msgspec.field(default_factory=Sums)
    width: int = 1
    """How many numbers share a bar: a power of two, and no more than needed, whatever came first."""
    bars: dict[int, int] = msgspec.field(default_factory=dict)
    """By the smallest number of a bar, divided by the width."""

    @classmethod
    def of(cls, numbers: NDArray[Any]) -> "Histogram":
        """The histogram of some numbers."""
        values, counts = np.unique(numbers, return_counts=True)
        result = cls(Sums.of(numbers), 1, dict(zip(values.tolist(), counts.tolist(), strict=True)))
        result._widen()
        return result

    def add(self, other: "Histogram") -> None:
        """Take in what was counted elsewhere."""
        self.sums.add(other.sums)
        while self.width < other.width:
            self._halve()
        ratio = self.width // other.width
        for bar, count in other.bars.items():
            self.bars[bar // ratio] = self.bars.get(bar // ratio, 0) + count
        self._widen()

    def _widen(self) -> None:
        while self.bars and max(self.bars) - min(self.bars) >= MOST_BARS:
            self._halve()

    def _halve(self) -> None:
        bars: dict[int, int] = {}
        for bar, count in self.bars.items():
            bars[bar // 2] = bars.get(bar // 2, 0) + count
        self.bars = bars
        self.width *= 2

    def quantile(self, share: float) -> int:
        """The smallest number (or the first of its bar) that so many are not above."""
        left = share * self.sums.count
        for bar in sorted(self.bars):
            left -= self.bars[bar]
            if left <= 0:
                return bar * self.width
        return 0


class Tally(msgspec.Struct):
    """What is known of the games of one cell.

    Means are taken over deals: the games of one deal have dice in common and depend on each other.
    """

    games: int
    wins: list[Sums]
    """By bot: its share of the wins of a deal."""
    seats: list[Sums]
    """By seat, counted from the starting player: its share of the wins of a deal."""
    bots_in_seats: list[list[Sums]]
    """By bot, by seat counted from the starting player: its share of the win of a game."""
    scores: list[Histogram]
    """By bot."""
    decisions: Histogram
    rolls: Histogram
    fired: list[Sums]
    """By noteworthy thing: how often in the games of a deal, on average."""
    fired_in: list[Sums]
    """By noteworthy thing: the share of the games of a deal in which it happened at all."""

    @classmethod
    def of(cls, played: Games) -> "Tally":
        """Tally games that were played."""
        bots, things = range(played.shares.shape[2]), range(played.fired.shape[2])
        in_seat = [played.places == seat for seat in bots]
        return cls(
            games=played.decisions.size,
            wins=[Sums.of(played.shares[:, :, bot].mean(axis=1)) for bot in bots],
            seats=[Sums.of((played.shares * here).sum(axis=2).mean(axis=1)) for here in in_seat],
            bots_in_seats=[[Sums.of(played.shares[:, :, bot][here[:, :, bot]]) for here in in_seat] for bot in bots],
            scores=[Histogram.of(played.scores[:, :, bot]) for bot in bots],
            decisions=Histogram.of(played.decisions),
            rolls=Histogram.of(played.rolls),
            fired=[Sums.of(played.fired[:, :, thing].mean(axis=1)) for thing in things],
            fired_in=[Sums.of((played.fired[:, :, thing] > 0).mean(axis=1)) for thing in things],
        )

    def add(self, other: "Tally") -> None:
        """Take in games that were tallied elsewhere."""
        self.games += other.games
        for mine, theirs in zip(self._sums(), other._sums(), strict=True):
            mine.add(theirs)
        for bars, others in zip(self._histograms(), other._histograms(), strict=True):
            bars.add(others)

    def _sums(self) -> Iterable[Sums]:
        yield from (*self.wins, *self.seats, *self.fired, *self.fired_in)
        for row in self.bots_in_seats:
            yield from row

    def _histograms(self) -> Iterable[Histogram]:
        return (*self.scores, self.decisions, self.rolls)
