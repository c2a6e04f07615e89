"""What can be told about a game of Chili Dice."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, ClassVar

from dicehouse.core.events import Event, Seat
from dicehouse.core.game import AnyGame, Outcome
from dicehouse.core.notation import Notation
from dicehouse.games.chili.events import PadFilled, RanOut, Rule, Scored, Space, TurnBegan, Turned
from dicehouse.kit.story import Fact, Noted, Steps, Storyteller, events_of

CHILIS = {"small-chili": 62, "big-chili": 80, "extra-hot-chili": 100}
"""The rules that make a Chili, with their weights."""
HOT, GOOD, PLAIN, ZERO = "🌶️", "🟥", "🟧", "⬜"
GOOD_SPACE = 20
"""From so many points on a space is marked as a good one."""


class BestSpace(Fact, frozen=True, gc=False, tag="space"):
    """The best space of all pads that is no Chili."""

    seat: Seat
    space: Space
    points: int


class ChiliMade(Fact, frozen=True, gc=False, tag="chili"):
    """Six alike, or six red."""

    seat: Seat
    rule: Rule
    points: int


class Nothings(Fact, frozen=True, gc=False, tag="nothings"):
    """The most spaces that got nothing on one pad."""

    seat: Seat
    spaces: int


class Saved(Fact, frozen=True, gc=False, tag="saved"):
    """The most rolls that were left over."""

    seat: Seat
    rolls: int
    points: int


class TurnedMost(Fact, frozen=True, gc=False, tag="turned"):
    """Who turned the most red dice."""

    seat: Seat
    times: int


class ChiliStory(Storyteller):
    """Spaces, Chilis and rolls."""

    facts: ClassVar[Notation[Any]] = Notation("event.syntax", (BestSpace, ChiliMade, Nothings, Saved, TurnedMost))
    chapters: ClassVar[tuple[type[Event], ...]] = (TurnBegan,)
    standing = "totals"

    def level(self, game: AnyGame, state: Any) -> tuple[int, ...]:
        """The points of each pad; the bonus comes in when it is full."""
        totals: tuple[int, ...] = game.view(state, 0).totals
        return totals

    def find(self, game: AnyGame, steps: Steps) -> Iterator[Noted]:
        """The best space, Chilis, empty spaces, rolls left over and red dice turned."""
        nothings: Counter[int] = Counter()
        turned: Counter[int] = Counter()
        for at, event in events_of(steps):
            match event:
                case Scored(seat=seat, points=points, rule=rule) if rule in CHILIS:
                    yield Noted(CHILIS[rule], at, ChiliMade(seat, rule, points))
                case Scored(seat=seat, points=0):
                    nothings[seat] += 1
                case Scored(seat=seat, space=space, points=points):
                    yield Noted(10 + points, at, BestSpace(seat, space, points))
                case RanOut(seat=seat, spaces=spaces):
                    nothings[seat] += len(spaces)
                case PadFilled(seat=seat, unused=unused, bonus=bonus) if unused:
                    yield Noted(20 + 5 * unused, at, Saved(seat, unused, bonus))
                case Turned(seat=seat):
                    turned[seat] += 1
        for seat, times in nothings.items():
            yield Noted(18 + 8 * times, len(steps), Nothings(seat, times))
        for seat, times in turned.items():
            yield Noted(8 + 3 * times, len(steps), TurnedMost(seat, times))

    def marks(self, game: AnyGame, steps: Steps) -> Iterator[tuple[int, str]]:
        """Each space in the order in which it was filled."""
        for _, event in events_of(steps):
            match event:
                case Scored(seat=seat, points=points, rule=rule):
                    good = GOOD if points >= GOOD_SPACE else PLAIN
                    yield seat, HOT if rule in CHILIS else good if points else ZERO
                case RanOut(seat=seat, spaces=spaces):
                    for _ in spaces:
                        yield seat, ZERO

    def feats(self, game: AnyGame, steps: Steps, outcome: Outcome) -> dict[str, tuple[int, ...]]:
        """The points: every game has the same pad."""
        return {"points": outcome.scores}


STORY = ChiliStory()
