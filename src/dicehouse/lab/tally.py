"""Tallies: mergeable summaries of games, whose size does not depend on the number of games."""

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from dicehouse.lab.interval import Interval, mean_interval, share_interval_by_sums

MAX_BARS = 400


class GameArrays(NamedTuple):
    """The results of games as arrays. Axes: deal, rotation of the bots, and where named bot or statistic."""

    shares: NDArray[Any]
    """The share of the win: by deal, rotation, bot."""
    places: NDArray[Any]
    """The seat, counted from the starting player: by deal, rotation, bot."""
    scores: NDArray[Any]
    """The final score: by deal, rotation, bot."""
    decisions: NDArray[Any]
    """The number of actions of all players: by deal, rotation."""
    rolls: NDArray[Any]
    """The number of rolls: by deal, rotation."""
    fired: NDArray[Any]
    """The number of occurrences of each counted event: by deal, rotation, statistic."""


class Sums(msgspec.Struct):
    """The number, sum and sum of squares of a sample: what its mean and confidence interval need."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    @classmethod
    def of(cls, numbers: NDArray[Any]) -> "Sums":
        """The sums of an array."""
        return cls(numbers.size, float(numbers.sum()), float((numbers.astype(float) ** 2).sum()))

    def add(self, other: "Sums") -> None:
        """Add another sample."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    def mean(self) -> Interval:
        """The mean, with its interval."""
        return mean_interval(self.count, self.total, self.squares)

    def share(self) -> Interval:
        """The mean with its interval, for shares between 0 and 1."""
        return share_interval_by_sums(self.count, self.total, self.squares)


class Histogram(msgspec.Struct):
    """A histogram of integers. Bars become wider when the range does not fit into `MAX_BARS` bars."""

    sums: Sums = msgspec.field(default_factory=Sums)
    width: int = 1
    """The integers in a bar: the smallest power of two that is enough, whatever the order of the numbers."""
    bars: dict[int, int] = msgspec.field(default_factory=dict)
    """Counts by the smallest number of a bar, divided by the width."""

    @classmethod
    def of(cls, numbers: NDArray[Any]) -> "Histogram":
        """The histogram of an array."""
        values, counts = np.unique(numbers, return_counts=True)
        result = cls(Sums.of(numbers), 1, dict(zip(values.tolist(), counts.tolist(), strict=True)))
        result._widen()
        return result

    def add(self, other: "Histogram") -> None:
        """Add another histogram."""
        self.sums.add(other.sums)
        while self.width < other.width:
            self._halve()
        ratio = self.width // other.width
        for bar, count in other.bars.items():
            self.bars[bar // ratio] = self.bars.get(bar // ratio, 0) + count
        self._widen()

    def _widen(self) -> None:
        while self.bars and max(self.bars) - min(self.bars) >= MAX_BARS:
            self._halve()

    def _halve(self) -> None:
        bars: dict[int, int] = {}
        for bar, count in self.bars.items():
            bars[bar // 2] = bars.get(bar // 2, 0) + count
        self.bars = bars
        self.width *= 2

    def quantile(self, share: float) -> int:
        """The quantile of this share: a number, or the smallest number of its bar."""
        left = share * self.sums.count
        for bar in sorted(self.bars):
            left -= self.bars[bar]
            if left <= 0:
                return bar * self.width
        return 0


class Tally(msgspec.Struct):
    """A summary of the games of one cell.

    Means are over deals: the games of one deal share their dice, so they are not independent.
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
    """By counted event: its mean number in the games of a deal."""
    fired_in: list[Sums]
    """By counted event: the share of the games of a deal in which it happened at all."""

    @classmethod
    def of(cls, played: GameArrays) -> "Tally":
        """The tally of some games."""
        bots, events = range(played.shares.shape[2]), range(played.fired.shape[2])
        in_seat = [played.places == seat for seat in bots]
        return cls(
            games=played.decisions.size,
            wins=[Sums.of(played.shares[:, :, bot].mean(axis=1)) for bot in bots],
            seats=[Sums.of((played.shares * here).sum(axis=2).mean(axis=1)) for here in in_seat],
            bots_in_seats=[[Sums.of(played.shares[:, :, bot][here[:, :, bot]]) for here in in_seat] for bot in bots],
            scores=[Histogram.of(played.scores[:, :, bot]) for bot in bots],
            decisions=Histogram.of(played.decisions),
            rolls=Histogram.of(played.rolls),
            fired=[Sums.of(played.fired[:, :, event].mean(axis=1)) for event in events],
            fired_in=[Sums.of((played.fired[:, :, event] > 0).mean(axis=1)) for event in events],
        )

    def add(self, other: "Tally") -> None:
        """Add another tally."""
        self.games += other.games
        for mine, theirs in zip(self.all_sums(), other.all_sums(), strict=True):
            mine.add(theirs)
        for bars, others in zip(self.all_histograms(), other.all_histograms(), strict=True):
            bars.add(others)

    def all_sums(self) -> Iterable[Sums]:
        """Every sum, in an order that all tallies of the same game have."""
        yield from (*self.wins, *self.seats, *self.fired, *self.fired_in)
        for row in self.bots_in_seats:
            yield from row

    def all_histograms(self) -> Iterable[Histogram]:
        """Every histogram, in that order."""
        return (*self.scores, self.decisions, self.rolls)
