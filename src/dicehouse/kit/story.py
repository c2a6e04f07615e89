"""The story of a finished game: places, notable facts, a curve, chapters and marks, from its steps alone.

A `Storyteller` is a pure function of the rules and all steps of a game that is over; it sees every secret and is never
asked before the end. It speaks no language: facts are structs with a text form, like events, and the texts
`story-<tag>` say them.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any, ClassVar, NamedTuple, TypeAlias

import msgspec

from dicehouse.core.events import Event, Seat
from dicehouse.core.game import AnyGame, Outcome
from dicehouse.core.notation import Notation
from dicehouse.core.play import Transition

SENTENCES = 3
"""How many facts a story tells."""
MOST_POINTS = 240
"""The most points of a curve; of a longer game every n-th is kept, and the last."""
MOST_CHAPTERS = 400
MOST_MARKS = 60
"""The most marks of one seat: the last ones are kept."""

Steps: TypeAlias = Sequence[Transition]


class Fact(msgspec.Struct, frozen=True, gc=False):
    """Something notable about a finished game, with its numbers; the text `story-<tag>` says it."""


class LeadChanged(Fact, frozen=True, gc=False, tag="lead"):
    """Another player took the lead, so many times."""

    times: int


class LedThroughout(Fact, frozen=True, gc=False, tag="ahead"):
    """The winner was never behind."""

    seat: Seat


class CameBack(Fact, frozen=True, gc=False, tag="comeback"):
    """The winner had been far behind."""

    seat: Seat
    behind: int


class CloseFinish(Fact, frozen=True, gc=False, tag="margin"):
    """What the winner had more than the second."""

    seat: Seat
    second: Seat
    margin: int


class DiceRolled(Fact, frozen=True, gc=False, tag="rolls"):
    """How often dice fell, where nothing better can be said."""

    rolls: int


class Noted(NamedTuple):
    """A fact with its weight.

    The weight says how much of a story it is: 0 for what can be said of any game, 30 for the best of an ordinary game,
    60 for what happens once an evening, 100 for what people will talk about. The three heaviest facts are told.
    """

    weight: float
    at: int
    """The number of the step after which it was so; the last step for facts about the whole game."""
    fact: Fact


class Place(msgspec.Struct, frozen=True):
    """Where a seat finished."""

    seat: int
    place: int
    """1 for the winners; seats that tie share the place, and the places after it stay empty: 1, 2, 2, 4."""
    score: int
    rounds: int | None = None
    """Where players go out during the game: the round in which this one did, or the last one for the winner."""


class StoryLine(msgspec.Struct, frozen=True):
    """A sentence of the story."""

    at: int
    """The number of the step to look at."""
    fact: str
    """Its text form: the tag of the text `story-<tag>` and its fields, described in `story` of the game."""


class Chapter(msgspec.Struct, frozen=True):
    """Where a turn or round begins."""

    at: int
    """The number of the step that began it."""
    event: str
    """The event, whose sentence is the heading."""


class Curve(msgspec.Struct, frozen=True):
    """How the game went: what each seat had, wherever something changed."""

    steps: tuple[int, ...]
    """The number of the step after which it was so, rising from 0."""
    values: tuple[tuple[int, ...], ...]
    """By seat: a value for each step."""


class Story(msgspec.Struct, frozen=True):
    """All that is told about a finished game."""

    steps: int
    """How many steps the game has."""
    places: tuple[Place, ...]
    """Best first; those who tie by seat."""
    lines: tuple[StoryLine, ...]
    """The three most notable facts, in the order in which they happened."""
    curve: Curve | None
    chapters: tuple[Chapter, ...]
    marks: tuple[tuple[str, ...], ...]
    """By seat: an emoji for each turn or round of its own."""
    feats: dict[str, tuple[int, ...]]
    """By seat: numbers that players may want to beat another day; the texts `feat-<name>` say what they are."""


class Storyteller:
    """What can be told about a finished game. Every method has a fallback; a game overrides what it knows better."""

    facts: ClassVar[Notation[Any]] = Notation("event.syntax", ())
    """The facts of the game; those of all games are added by `facts_of`."""
    chapters: ClassVar[tuple[type[Event], ...]] = ()
    """The events that begin a chapter."""
    compared: ClassVar[bool] = True
    """Whether the values of the curve decide who is ahead, so that leads and margins mean something."""
    standing: ClassVar[str] = ""
    """The field of the view that says what each seat has while the game runs; empty: there is none."""

    def places(self, game: AnyGame, steps: Steps, outcome: Outcome) -> tuple[Place, ...]:
        """The winners, then everybody else by score; ties share a place."""
        return ranked(outcome, lambda seat: (outcome.scores[seat],))

    def level(self, game: AnyGame, state: Any) -> tuple[int, ...] | None:
        """What each seat has in a state, in the measure of the scores; None: there is no curve."""
        return None

    def find(self, game: AnyGame, steps: Steps) -> Iterator[Noted]:
        """The notable facts of the game, in any order."""
        yield from ()

    def marks(self, game: AnyGame, steps: Steps) -> Iterator[tuple[int, str]]:
        """A seat and an emoji for each of its turns or rounds, in order."""
        yield from ()

    def feats(self, game: AnyGame, steps: Steps, outcome: Outcome) -> dict[str, tuple[int, ...]]:
        """Numbers by seat that players may want to beat another day, each with a text `feat-<name>`."""
        return {}


PLAIN = Storyteller()
"""For games that have no storyteller of their own."""
COMMON: tuple[type[Fact], ...] = (LeadChanged, LedThroughout, CameBack, CloseFinish, DiceRolled)


def facts_of(teller: Storyteller) -> Notation[Any]:
    """The text forms of all facts that may be told about a game."""
    return Notation("event.syntax", (*COMMON, *teller.facts.types))


def tell(teller: Storyteller, game: AnyGame, steps: Steps) -> Story:
    """The story of a finished game."""
    outcome = game.outcome(steps[-1].after)
    assert outcome is not None
    curve = _curve(teller, game, steps)
    places = teller.places(game, steps, outcome)
    noted = [*teller.find(game, steps), *_common(teller, places, curve, steps)]
    write = facts_of(teller).write
    return Story(
        len(steps),
        places,
        tuple(StoryLine(one.at, write(one.fact)) for one in most_notable(noted)),
        None if curve is None else _thinned(curve),
        _chapters(teller, game, steps),
        _marks(teller, game, steps),
        teller.feats(game, steps, outcome),
    )


def most_notable(noted: Iterable[Noted]) -> list[Noted]:
    """The three heaviest facts, one of each kind, in the order in which they happened."""
    best: dict[type[Fact], Noted] = {}
    for one in noted:
        kind = type(one.fact)
        if kind not in best or one.weight > best[kind].weight:
            best[kind] = one
    chosen = sorted(best.values(), key=lambda one: -one.weight)[:SENTENCES]
    return sorted(chosen, key=lambda one: one.at)


def ranked(
    outcome: Outcome, strength: Callable[[int], tuple[int, ...]], rounds: Sequence[int] | None = None
) -> tuple[Place, ...]:
    """A competition ranking: the winners first, then by strength; equal ones share a place."""

    def key(seat: int) -> tuple[int, ...]:
        return (int(seat in outcome.winners), *(() if seat in outcome.winners else strength(seat)))

    seats = sorted(range(len(outcome.scores)), key=key, reverse=True)
    return tuple(
        Place(
            seat,
            1 + sum(key(other) > key(seat) for other in seats),
            outcome.scores[seat],
            None if rounds is None else rounds[seat],
        )
        for seat in seats
    )


def events_of(steps: Steps) -> Iterator[tuple[int, Event]]:
    """Every event of a game with the number of its step."""
    for number, step in enumerate(steps, start=1):
        for event in step.events:
            yield number, event


def _curve(teller: Storyteller, game: AnyGame, steps: Steps) -> Curve | None:
    """What each seat had at the start, after every step that changed it, and at the end."""
    now = teller.level(game, steps[0].before)
    if now is None:
        return None
    numbers, levels = [0], [now]
    for number, step in enumerate(steps, start=1):
        after = teller.level(game, step.after)
        assert after is not None
        if after != levels[-1] or number == len(steps):
            numbers.append(number)
            levels.append(after)
    return Curve(tuple(numbers), tuple(zip(*levels, strict=True)))


def _thinned(curve: Curve) -> Curve:
    kept = _every_nth(range(len(curve.steps)), MOST_POINTS)
    return Curve(
        tuple(curve.steps[place] for place in kept),
        tuple(tuple(values[place] for place in kept) for values in curve.values),
    )


def _every_nth(places: range, most: int) -> list[int]:
    """At most so many places, evenly; the last one is always there."""
    step = -(-len(places) // most) or 1
    return list(reversed(places[::-1][::step]))


def _common(teller: Storyteller, places: Sequence[Place], curve: Curve | None, steps: Steps) -> Iterator[Noted]:
    """Facts that can be found in every game with a curve; the last resort is the number of rolls."""
    end = len(steps)
    yield Noted(1, end, DiceRolled(sum(step.roll is not None for step in steps)))
    if curve is None or not teller.compared or len(places) < 2:
        return
    first, second = places[0], places[1]
    if second.place > 1:
        margin = first.score - second.score
        close = max(1, abs(first.score)) // 10
        yield Noted(55 if margin <= close else 12, end, CloseFinish(first.seat, second.seat, margin))
        yield from _course(first.seat, curve)
    changes = _lead_changes(curve)
    if changes:
        yield Noted(min(70, 14 + 7 * len(changes)), changes[-1], LeadChanged(len(changes)))


def _course(winner: int, curve: Curve) -> Iterator[Noted]:
    """Whether the winner was always ahead, or how far behind once."""
    levels = list(zip(*curve.values, strict=True))
    behind = [max(level) - level[winner] for level in levels]
    worst = max(behind)
    if worst == 0:
        yield Noted(40, curve.steps[-1], LedThroughout(winner))
    elif 4 * worst >= max(levels[-1]):  # a quarter of what won the game
        share = worst / max(1, *levels[-1])
        yield Noted(min(90, 35 + 60 * share), curve.steps[behind.index(worst)], CameBack(winner, worst))


def _lead_changes(curve: Curve) -> list[int]:
    """The steps after which somebody else was alone in front than before; a tie changes nothing."""
    alone = [
        (step, level.index(max(level)))
        for step, level in zip(curve.steps, zip(*curve.values, strict=True), strict=True)
        if level.count(max(level)) == 1
    ]
    return [step for (_, before), (step, after) in pairwise(alone) if before != after]


def _chapters(teller: Storyteller, game: AnyGame, steps: Steps) -> tuple[Chapter, ...]:
    found = [
        Chapter(number, game.events.write(event))
        for number, event in events_of(steps)
        if isinstance(event, teller.chapters)
    ]
    return tuple(found[place] for place in _every_nth(range(len(found)), MOST_CHAPTERS))


def _marks(teller: Storyteller, game: AnyGame, steps: Steps) -> tuple[tuple[str, ...], ...]:
    marks: list[list[str]] = [[] for _ in range(game.players)]
    for seat, mark in teller.marks(game, steps):
        marks[seat].append(mark)
    return tuple(tuple(of_seat[-MOST_MARKS:]) for of_seat in marks)
