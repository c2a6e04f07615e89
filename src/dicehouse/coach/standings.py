"""Standings over many games: how lucky people were, and what their decisions cost, by name.

Luck and cost add up over games of one measure; chances to win and points are not mixed. The spread of the luck adds up
as variances do, so that luck over many games can be put in words as that of one game is (`measures.luck_word`).
"""

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import TypeAlias

import msgspec

from dicehouse.coach.measures import LuckWord, SeatSummary, Summary, luck_word
from dicehouse.kit.evaluator import Measure


class Standing(msgspec.Struct, frozen=True):
    """One person over all their games of one measure."""

    name: str
    """As it was written in their first game; people are told apart without regard to upper and lower case."""
    measure: Measure
    games: int
    result: float
    """Games won, where a shared win counts its share; or the mean of the points."""
    expected: float
    """What the start of each game promised: the same with best play of all and even luck."""
    luck: float
    """Of all games together; in points, for each game."""
    luck_word: LuckWord
    deviations: float
    """The luck in standard deviations: beyond 2 or -2 once in twenty people."""
    cost: float
    """What their decisions cost, of all games together; in points, for each game."""
    accuracy: float
    """The mean over all games with a decision, from 0 to 100."""


Played: TypeAlias = tuple[Measure, Summary, Sequence[str | None]]
"""A finished game: its measure, its review in words, and the names of its seats; None for those that do not count."""


def standings(played: Iterable[Played]) -> tuple[Standing, ...]:
    """The standings of everybody, luckiest first, for each measure; bots have no names here."""
    games: dict[tuple[Measure, str], list[tuple[str, SeatSummary]]] = {}
    for measure, summary, names in played:
        for name, seat in zip(names, summary.seats, strict=True):
            if name is not None:
                games.setdefault((measure, name.casefold()), []).append((name, seat))
    found = [_standing(measure, of_one) for (measure, _), of_one in games.items()]
    return tuple(sorted(found, key=lambda one: (one.measure == "points", -one.deviations, one.name)))


def _standing(measure: Measure, played: list[tuple[str, SeatSummary]]) -> Standing:
    games = [seat for _, seat in played]
    luck, cost = sum(one.luck for one in games), sum(one.cost for one in games)
    spread = sqrt(sum(one.spread**2 for one in games))
    accuracies = [one.accuracy for one in games if one.decisions]
    share = 1 / len(games) if measure == "points" else 1.0
    return Standing(
        name=played[0][0],
        measure=measure,
        games=len(games),
        result=share * sum(one.result for one in games),
        expected=share * sum(one.start for one in games),
        luck=share * luck,
        luck_word=luck_word(luck, spread, measure),
        deviations=luck / spread if spread else 0.0,
        cost=share * cost,
        accuracy=sum(accuracies) / len(accuracies) if accuracies else 100.0,
    )
