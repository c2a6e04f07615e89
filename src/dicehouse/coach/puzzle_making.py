"""Makes puzzles from games between weak bots: what one of them does wrong where one action is clearly best.

A puzzle has one clear best action: every other one is at least a mistake. What tempts is what the bot did. It is told
without the rest of its game, so it has to be the same puzzle with and without that: what went before its chapter may
not change what the actions are worth by more than nothing worth a name.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import count
from random import Random
from typing import Any

from dicehouse import games
from dicehouse.bots import evaluator, make_bot
from dicehouse.bots.play import play_game
from dicehouse.coach.advice import remembered
from dicehouse.coach.measures import size_of
from dicehouse.coach.positions import Position, heard_before, judged, position_of, values_now
from dicehouse.coach.puzzles import SOURCE
from dicehouse.core.errors import BotError
from dicehouse.core.events import Event
from dicehouse.core.game import AnyGame
from dicehouse.core.play import Transition

TABLES: Mapping[str, tuple[dict[str, Any], ...]] = {"chili": ({"players": 1},)}
"""The options that games are played with; where none are given, the fewest players and one more."""
LEVELS = ("regular", "novice")
CLEAR = ("mistake", "blunder")
MOST_HEARD = 60
"""So many events can be told with a puzzle that needs more than its chapter."""
MOST_OF_A_THEME = 0.3
"""No theme has a larger share of the puzzles of a game."""
DIFFERENT = 3
"""Two puzzles of one theme differ in so many numbers and words of their views."""


def make(
    name: str, wanted: int, seeds: Iterator[int] | None = None, known: tuple[Position, ...] = ()
) -> Iterator[Position | None]:
    """New puzzles of a game, beside those that are known, until there are as many as wanted; None after every game."""
    found, random = list(known), Random(len(known))
    for seed in seeds or count(1 + random.randrange(1 << 30)):
        if len(found) >= wanted:
            return
        for one in _of_game(_game(name, seed), seed):
            if len(found) < wanted and _adds(one, found, wanted):
                found.append(one)
                yield one
        yield None


def is_clear(position: Position) -> bool:
    """Whether one action is the best by far, and what tempts is another one."""
    (best, value, _), *others = position.candidates
    return position.played != best and all(size_of(value - other, position.measure) in CLEAR for _, other, _ in others)


def _game(name: str, seed: int) -> AnyGame:
    fewest = games.load(name).options_type.seats[0]
    tables = TABLES.get(name, ({"players": fewest}, {"players": fewest + 1}))
    options = dict(tables[seed % len(tables)])
    return games.bind(name, options.pop("players"), options)


def _of_game(game: AnyGame, seed: int) -> Iterator[Position]:
    """The puzzles of one game between bots."""
    random, steps = Random(seed), list[Transition]()
    bots = [
        make_bot(game, LEVELS[(seat + seed) % len(LEVELS)], seat, Random(f"{seed} {seat}"))
        for seat in range(game.players)
    ]
    play_game(game, bots, lambda due: due.sample(random.random), steps.append)
    for number, made in enumerate(steps, start=1):
        if made.seat is not None and len(game.legal_actions(made.before, made.seat)) > 1:
            one = _of_step(game, steps, number)
            if one is not None:
                yield one


def _of_step(game: AnyGame, steps: list[Transition], number: int) -> Position | None:
    """The puzzle of a step, told with its chapter, or with all that its seat heard where that is needed and short."""
    seat = steps[number - 1].seat
    assert seat is not None
    chapter = heard_before(game, steps, number, seat)
    everything = tuple(event for step in steps[: number - 1] for event in step.visible(seat))
    for heard in (chapter, everything) if len(everything) <= MOST_HEARD else (chapter,):
        alone = _told(game, steps[number - 1], heard)
        if alone is None or not is_clear(alone):
            continue
        whole = position_of(game, steps, number)
        if whole is not None and _alike(alone, whole) and _is_read_back(alone):
            return alone
    return None


def _told(game: AnyGame, made: Transition, heard: tuple[Event, ...]) -> Position | None:
    """A position, judged by what its seat heard."""
    assert made.seat is not None
    assert made.action is not None
    judge = evaluator(game)
    memory = remembered(judge, made.seat, [heard])
    try:
        return judged(judge, made.before, made.seat, made.action, memory, heard=heard, source=SOURCE)
    except BotError:  # not to be judged by so little
        return None


def _alike(alone: Position, whole: Position) -> bool:
    """Whether a position is the same puzzle with and without what went before its chapter."""
    value = {action: value for action, value, _ in whole.candidates}
    change = max(abs(value[action] - mine) for action, mine, _ in (alone.candidates[0], *alone.candidates[1:3]))
    return is_clear(whole) and whole.best == alone.best and size_of(change, alone.measure) is None


def _is_read_back(one: Position) -> bool:
    """Whether the position tells the evaluator all that it needs."""
    now = values_now(one)
    return all(
        size_of(abs(now[action] - value), one.measure) is None for action, value, _ in one.candidates if action in now
    )


def _adds(one: Position, found: list[Position], wanted: int) -> bool:
    """Whether a puzzle is different enough from those that are there."""
    if Counter(other.theme for other in found)[one.theme] >= MOST_OF_A_THEME * wanted:
        return False
    mine = dict(_leaves(one.view))
    return all(
        other.theme != one.theme or _differences(mine, dict(_leaves(other.view))) >= DIFFERENT for other in found
    )


def _differences(one: dict[str, Any], other: dict[str, Any]) -> int:
    return sum(one.get(path) != other.get(path) for path in one.keys() | other.keys() if not path.startswith("/viewer"))


def _leaves(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        for key, part in value.items():
            yield from _leaves(part, f"{path}/{key}")
    elif isinstance(value, list | tuple):
        for place, part in enumerate(value):
            yield from _leaves(part, f"{path}/{place}")
    else:
        yield path, value
