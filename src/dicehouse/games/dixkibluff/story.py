"""What can be told about a game of DiXkiBluff."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, ClassVar

from dicehouse.core.events import Event, Face, Seat
from dicehouse.core.game import AnyGame, Outcome
from dicehouse.core.notation import Notation
from dicehouse.games.dixkibluff.bets import count
from dicehouse.games.dixkibluff.events import BetMade, RoundBegan, Shown, WentOut
from dicehouse.games.dixkibluff.views import Showdown
from dicehouse.kit.story import Fact, Noted, Place, Steps, Storyteller, events_of, ranked

WON, LOST, QUIET, EXACT, OUT = "✊", "🎲", "▫️", "🎯", "💀"


class BluffPassed(Fact, frozen=True, gc=False, tag="bluff"):
    """The boldest bet that was too high, and that nobody doubted."""

    seat: Seat
    number: int
    symbols: tuple[Face, ...]
    found: int


class BluffCalled(Fact, frozen=True, gc=False, tag="called"):
    """The bet that was furthest too high when it was doubted."""

    seat: Seat
    caller: Seat
    number: int
    found: int


class CloseCall(Fact, frozen=True, gc=False, tag="close"):
    """A doubt that failed by nothing: there were exactly as many."""

    seat: Seat
    caller: Seat
    number: int


class Exactly(Fact, frozen=True, gc=False, tag="exactly"):
    """Who called DiXe! rightly the most often."""

    seat: Seat
    times: int


class NotExactly(Fact, frozen=True, gc=False, tag="notexactly"):
    """Who called DiXe! wrongly the most often."""

    seat: Seat
    times: int


class FirstOut(Fact, frozen=True, gc=False, tag="firstout"):
    """Who was the first without dice."""

    seat: Seat
    round: int


class OnTheBrink(Fact, frozen=True, gc=False, tag="brink"):
    """The winner was down to one die, with so many against it."""

    seat: Seat
    others: int


class Rounds(Fact, frozen=True, gc=False, tag="rounds"):
    """How long it took."""

    rounds: int


class DiXkiBluffStory(Storyteller):
    """Bets, bluffs and who went out when."""

    facts: ClassVar[Notation[Any]] = Notation(
        "event.syntax",
        (BluffPassed, BluffCalled, CloseCall, Exactly, NotExactly, FirstOut, OnTheBrink, Rounds),
    )
    chapters: ClassVar[tuple[type[Event], ...]] = (RoundBegan,)
    standing = "dice"
    compared = False  # dice are lives: having one more for a while is no lead

    def places(self, game: AnyGame, steps: Steps, outcome: Outcome) -> tuple[Place, ...]:
        """Who went out later finished higher (D10)."""
        rounds = [steps[-1].after.round] * game.players
        order = []
        for at, event in events_of(steps):
            if isinstance(event, WentOut):
                order.append(event.seat)
                rounds[event.seat] = steps[at - 1].before.round
        return ranked(outcome, lambda seat: (order.index(seat),), rounds)

    def level(self, game: AnyGame, state: Any) -> tuple[int, ...]:
        """The dice of each player."""
        dice: tuple[int, ...] = state.dice
        return dice

    def find(self, game: AnyGame, steps: Steps) -> Iterator[Noted]:
        """Bluffs, doubts, DiXe! calls, who was out first and what the winner came through."""
        end = steps[-1].after
        yield Noted(5, len(steps), Rounds(end.round))
        yield from _bluffs(steps)
        right: Counter[int] = Counter()
        wrong: Counter[int] = Counter()
        out = False
        for at, event in events_of(steps):
            if isinstance(event, Shown):
                yield from _doubt(at, steps[at - 1].after.last)
                last = steps[at - 1].after.last
                if last.dixe:
                    (right if last.winner == last.caller else wrong)[last.caller] += 1
            elif isinstance(event, WentOut) and not out:
                out = True
                yield Noted(22, at, FirstOut(event.seat, steps[at - 1].before.round))
        for seat, times in right.items():
            yield Noted(44 + 14 * times, len(steps), Exactly(seat, times))
        for seat, times in wrong.items():
            if times > 1:
                yield Noted(18 + 10 * times, len(steps), NotExactly(seat, times))
        yield from _brink(end.turn, steps)

    def marks(self, game: AnyGame, steps: Steps) -> Iterator[tuple[int, str]]:
        """Each round of a player: won, lost a die, quiet, exactly right, or out."""
        for at, event in events_of(steps):
            if not isinstance(event, Shown):
                continue
            before, last = steps[at - 1].before, steps[at - 1].after.last
            for seat in range(game.players):
                if not before.dice[seat]:
                    continue
                if seat == last.winner:
                    yield seat, EXACT if last.dixe and last.caller == seat else WON
                elif seat == last.loser:
                    yield seat, LOST if steps[at - 1].after.dice[seat] else OUT
                else:
                    yield seat, QUIET

    def feats(self, game: AnyGame, steps: Steps, outcome: Outcome) -> dict[str, tuple[int, ...]]:
        """The rounds each player was in."""
        places = sorted(self.places(game, steps, outcome), key=lambda place: place.seat)
        return {"rounds": tuple(place.rounds or 0 for place in places)}


def _bluffs(steps: Steps) -> Iterator[Noted]:
    """Every bet that was too high and was raised, not doubted."""
    standing: tuple[int, BetMade] | None = None
    for at, event in events_of(steps):
        if isinstance(event, BetMade):
            if standing is not None:
                before, bet = standing
                found = min(count(steps[at - 1].before.hands, symbol) for symbol in bet.symbols)
                if found < bet.number:
                    weight = 26 + 12 * (bet.number - found)
                    yield Noted(weight, before, BluffPassed(bet.seat, bet.number, bet.symbols, found))
            standing = at, event
        elif isinstance(event, Shown):
            standing = None


def _doubt(at: int, last: Showdown) -> Iterator[Noted]:
    if last.dixe:
        return
    found = min(last.counts)
    if found == last.number:
        yield Noted(34, at, CloseCall(last.bettor, last.caller, last.number))
    elif found < last.number:
        yield Noted(16 + 9 * (last.number - found), at, BluffCalled(last.bettor, last.caller, last.number, found))


def _brink(winner: int, steps: Steps) -> Iterator[Noted]:
    """The moment in which the winner's last die stood against the most."""
    most, at = 0, 0
    for number, step in enumerate(steps, start=1):
        dice = step.after.dice
        others = sum(dice) - dice[winner]
        if dice[winner] == 1 and others > most:
            most, at = others, number
    if most > 2:
        yield Noted(30 + 4 * most, at, OnTheBrink(winner, most))


STORY = DiXkiBluffStory()
