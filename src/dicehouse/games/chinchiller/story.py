"""What can be told about a game of Chinchiller Dice."""

from collections.abc import Iterator
from typing import Any, ClassVar

from dicehouse.core.events import Event, Seat
from dicehouse.core.game import AnyGame, Outcome
from dicehouse.core.notation import Notation
from dicehouse.games.chinchiller.events import (
    Accepted,
    Challenged,
    Claimed,
    EyeClosed,
    GameBegan,
    Returned,
    Took,
    TurnBegan,
)
from dicehouse.games.chinchiller.sand import worth
from dicehouse.kit.story import Fact, Noted, Place, Steps, Storyteller, events_of, ranked

SAND, EYE, DARK, CAUGHT, LIED_TO, DUST = "🏖️", "😌", "🙈", "🧐", "🤥", "💨"
BOTH_EYES = 2


class BiggestTake(Fact, frozen=True, gc=False, tag="take"):
    """The most sand taken from the tub at once."""

    seat: Seat
    amount: int


class LiePassed(Fact, frozen=True, gc=False, tag="lie"):
    """The boldest lie that was believed."""

    announcer: Seat
    seat: Seat
    claim: int
    actual: int


class LieCaught(Fact, frozen=True, gc=False, tag="caught"):
    """A lie that was found out."""

    announcer: Seat
    seat: Seat
    claim: int
    actual: int


class TubDry(Fact, frozen=True, gc=False, tag="dry"):
    """How often the tub ran dry."""

    times: int


class FirstBlind(Fact, frozen=True, gc=False, tag="firstblind"):
    """Who closed the second eye first."""

    seat: Seat


class LastSeeing(Fact, frozen=True, gc=False, tag="lastseeing"):
    """Who could see to the very end, when all others were blind."""

    seat: Seat


class ChinchillerStory(Storyteller):
    """Sand, eyes and lies."""

    facts: ClassVar[Notation[Any]] = Notation(
        "event.syntax", (BiggestTake, LiePassed, LieCaught, TubDry, FirstBlind, LastSeeing)
    )
    chapters: ClassVar[tuple[type[Event], ...]] = (GameBegan, TurnBegan)
    standing = "piles"

    def places(self, game: AnyGame, steps: Steps, outcome: Outcome) -> tuple[Place, ...]:
        """The most sand; in a single game the later second eye decides between equals (C9), in a series they share."""
        if game.options.series:
            return super().places(game, steps, outcome)
        order = steps[-1].after.blinded
        return ranked(outcome, lambda seat: (outcome.scores[seat], order.index(seat)))

    def level(self, game: AnyGame, state: Any) -> tuple[int, ...]:
        """The sand of each player; in a series, of all its games."""
        piles: tuple[int, ...] = state.sand.piles
        if not game.options.series:
            return piles
        totals: tuple[int, ...] = state.totals
        if game.outcome(state) is not None:
            return totals
        return tuple(total + pile for total, pile in zip(totals, piles, strict=True))

    def find(self, game: AnyGame, steps: Steps) -> Iterator[Noted]:
        """Takes, lies that were believed or not, dry tubs, and who saw how long."""
        dry: list[int] = []
        claimed = Claimed(0, 0, 0)
        for at, event in events_of(steps):
            match event:
                case Took(seat=seat, amount=amount) if amount:
                    yield Noted(16 + amount, at, BiggestTake(seat, amount))
                case Returned():
                    dry.append(at)
                case Claimed():
                    claimed = event
                case Accepted():
                    actual = worth(steps[at - 1].before.faces)
                    if actual != claimed.amount:
                        lie = LiePassed(claimed.announcer, claimed.seat, claimed.amount, actual)
                        yield Noted(40 + 2 * abs(actual - claimed.amount), at, lie)
                case Challenged(amount=actual, truthful=False):
                    caught = LieCaught(claimed.announcer, claimed.seat, claimed.amount, actual)
                    yield Noted(36 + 1.5 * abs(actual - claimed.amount), at, caught)
        yield from self._sight(game, steps)
        if dry:
            yield Noted(50 + 5 * len(dry), dry[-1], TubDry(len(dry)))

    def _sight(self, game: AnyGame, steps: Steps) -> Iterator[Noted]:
        """Who was blind first, and who saw to the end: of one game."""
        if game.options.series:
            return
        order = [
            (at, event.seat)
            for at, event in events_of(steps)
            if isinstance(event, EyeClosed) and event.closed == BOTH_EYES
        ]
        (first_at, first), (last_at, last) = order[0], order[-1]
        yield Noted(24 if game.players > 2 else 9, first_at, FirstBlind(first))
        yield Noted(20, last_at, LastSeeing(last))

    def marks(self, game: AnyGame, steps: Steps) -> Iterator[tuple[int, str]]:
        """Each turn: sand, an eye, or what the player heard in the dark."""
        lied = False
        for at, event in events_of(steps):
            match event:
                case Took(seat=seat, amount=amount):
                    yield seat, SAND if amount else DUST
                case EyeClosed(seat=seat, closed=closed) if steps[at - 1].roll is not None:
                    yield seat, EYE if closed < BOTH_EYES else DARK
                case Claimed(amount=amount):
                    lied = amount != worth(steps[at - 1].before.faces)
                case Accepted(seat=seat):
                    yield seat, LIED_TO if lied else SAND
                case Challenged(seat=seat):
                    yield seat, CAUGHT if lied else DUST

    def feats(self, game: AnyGame, steps: Steps, outcome: Outcome) -> dict[str, tuple[int, ...]]:
        """The sand at the end."""
        return {"sand": outcome.scores}


STORY = ChinchillerStory()
