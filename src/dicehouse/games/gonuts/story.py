"""What can be told about a game of Go Nuts!"""

from collections.abc import Iterator
from typing import Any, ClassVar

from dicehouse.core.events import Event, Seat
from dicehouse.core.game import AnyGame, Outcome
from dicehouse.core.notation import Notation
from dicehouse.games.gonuts.events import AllCars, AllDiceBack, Banked, RoundBegan, TurnBegan
from dicehouse.kit.story import Fact, Noted, Steps, Storyteller, events_of

NUTS, CARS, HAUL, CRUMBS = "🐿️", "🚗", "🌰", "🍂"
BIG_HAUL = 6
"""From so many acorns on a turn is marked as a haul."""


class Haul(Fact, frozen=True, gc=False, tag="haul"):
    """The most acorns banked in one turn, without a Go Nuts! round."""

    seat: Seat
    points: int


class RunOver(Fact, frozen=True, gc=False, tag="cars"):
    """The most acorns lost to cars at once."""

    seat: Seat
    lost: int


class WentNuts(Fact, frozen=True, gc=False, tag="nuts"):
    """How often a Go Nuts! round began, and what the best of them brought."""

    rounds: int
    seat: Seat
    acorns: int


class Scattered(Fact, frozen=True, gc=False, tag="scattered"):
    """The most acorns lost to a Go Nuts! round that brought fewer."""

    seat: Seat
    lost: int
    acorns: int


class LastDie(Fact, frozen=True, gc=False, tag="lastdie"):
    """The last die showed an acorn, and all came back."""

    seat: Seat


class GoNutsStory(Storyteller):
    """Hauls, cars and dogs."""

    facts: ClassVar[Notation[Any]] = Notation("event.syntax", (Haul, RunOver, WentNuts, Scattered, LastDie))
    chapters: ClassVar[tuple[type[Event], ...]] = (TurnBegan,)
    standing = "scores"

    def level(self, game: AnyGame, state: Any) -> tuple[int, ...]:
        """The banked points."""
        scores: tuple[int, ...] = state.scores
        return scores

    def find(self, game: AnyGame, steps: Steps) -> Iterator[Noted]:
        """The longest haul, the most run over, and every Go Nuts! round."""
        began: RoundBegan | None = None
        rounds: list[tuple[int, int, int]] = []  # acorns, step, seat
        for at, event in events_of(steps):
            match event:
                case RoundBegan():
                    began = event
                case Banked(seat=seat, points=points):
                    if began is None:
                        if points > 1:
                            yield Noted(20 + 3 * points, at, Haul(seat, points))
                        continue
                    rounds.append((points, at, seat))
                    if began.lost > points:
                        yield Noted(30 + 4 * (began.lost - points), at, Scattered(seat, began.lost, points))
                    began = None
                case AllCars(seat=seat, lost=lost) if lost >= 3:
                    yield Noted(22 + 4 * lost, at, RunOver(seat, lost))
                case AllDiceBack(seat=seat):
                    yield Noted(65, at, LastDie(seat))
        if rounds:
            acorns, at, seat = max(rounds)
            yield Noted(min(75, 24 + 8 * len(rounds) + acorns), at, WentNuts(len(rounds), seat, acorns))

    def marks(self, game: AnyGame, steps: Steps) -> Iterator[tuple[int, str]]:
        """Each turn: cars, a Go Nuts! round, a haul or crumbs."""
        nuts = False
        for _, event in events_of(steps):
            match event:
                case RoundBegan():
                    nuts = True
                case AllCars(seat=seat):
                    yield seat, CARS
                case Banked(seat=seat, points=points):
                    yield seat, NUTS if nuts else HAUL if points >= BIG_HAUL else CRUMBS
                    nuts = False

    def feats(self, game: AnyGame, steps: Steps, outcome: Outcome) -> dict[str, tuple[int, ...]]:
        """The most acorns banked at once."""
        best = [0] * game.players
        for _, event in events_of(steps):
            if isinstance(event, Banked):
                best[event.seat] = max(best[event.seat], event.points)
        return {"haul": tuple(best)}


STORY = GoNutsStory()
