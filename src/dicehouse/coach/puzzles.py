"""Puzzles: positions with one clear best action and another one that tempts. They ship with the games.

The puzzles of a game are a file beside its rules, `puzzles.jsonl`: a line that says what it is, then a puzzle a line.
`make puzzles` makes them (`puzzle_making.py`).
"""

from collections.abc import Iterable, Iterator
from datetime import date
from functools import cache
from importlib.resources import files
from itertools import groupby, zip_longest
from pathlib import Path
from typing import Any

import msgspec

from dicehouse import games
from dicehouse.coach.positions import Offered, Position, assemble
from dicehouse.core.game import AnyGame
from dicehouse.kit.evaluator import Measure
from dicehouse.kit.reasons import Reason

VERSION = 1
SOURCE = "puzzle"


class Header(msgspec.Struct, frozen=True):
    """The first line of a file."""

    puzzles: str
    """The game."""
    version: int
    """Of the form of the lines."""
    rules: int
    """The version of the rules that the puzzles were made with."""


class _Line(msgspec.Struct, frozen=True, array_like=True):
    """A puzzle without what follows from the rest."""

    options: dict[str, Any]
    """Those that are not the usual ones, and the number of players."""
    seat: int
    view: Any
    heard: tuple[str, ...]
    choices: tuple[tuple[dict[str, int], tuple[str, ...]], ...]
    """Neighbouring choices with the same effect together."""
    values: tuple[float, ...]
    weights: dict[int, float]
    """Those above 0, by the place of the choice."""
    measure: Measure
    played: str
    reasons: tuple[Reason, ...]
    theme: str


@cache
def puzzles(name: str) -> tuple[Position, ...]:
    """The puzzles of a game, in the order in which they were made; none where the game has no file.

    Raises:
        GameError: there is no such game.
    """
    path = file_of(name)
    if not path.is_file():
        return ()
    header, *lines = path.read_bytes().splitlines()
    told = msgspec.json.decode(header, type=Header)
    if told.version != VERSION or told.rules != games.load(name).version:
        return ()
    return tuple(_read(name, line) for line in lines)


def write(name: str, found: Iterable[Position]) -> bytes:
    """The file of a game's puzzles."""
    header = Header(name, VERSION, games.load(name).version)
    return b"\n".join([msgspec.json.encode(header), *map(_written, found)]) + b"\n"


def file_of(name: str) -> Path:
    """Where the puzzles of a game are."""
    return Path(str(files(games.spec(name).package))) / "puzzles.jsonl"


def daily(day: date) -> Position | None:
    """The puzzle of a day, the same for everybody; none comes back before all were there. None: no game has any."""
    order = _order()
    return order[day.toordinal() % len(order)] if order else None


@cache
def _order() -> tuple[Position, ...]:
    """All puzzles, the games in turn; within a game in the order of their ids, which is as good as any."""
    shelves = [sorted(puzzles(name), key=lambda one: one.id) for name in games.names()]
    return tuple(one for row in zip_longest(*shelves) for one in row if one is not None)


def bound(options: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    """The number of players, and the other options."""
    others = dict(options)
    return others.pop("players"), others


def _read(name: str, line: bytes) -> Position:
    stored = msgspec.json.decode(line, type=_Line)
    game = games.bind(name, *bound(stored.options))
    return assemble(
        game,
        stored.seat,
        stored.view,
        stored.heard,
        choices=tuple(Offered(action, effect) for effect, actions in stored.choices for action in actions),
        values=[(value, stored.weights.get(place, 0.0)) for place, value in enumerate(stored.values)],
        measure=stored.measure,
        played=stored.played,
        reasons=stored.reasons,
        theme=stored.theme,
        source=SOURCE,
    )


def _written(one: Position) -> bytes:
    game = games.bind(one.game, *bound(one.options))
    worth = {action: (value, weight) for action, value, weight in one.candidates}
    values = [worth[offer.action] for offer in one.choices]
    line = _Line(
        _unusual(game),
        one.seat,
        one.view,
        one.heard,
        tuple(_grouped(one.choices)),
        tuple(value for value, _ in values),
        {place: weight for place, (_, weight) in enumerate(values) if weight},
        one.measure,
        one.played,
        one.reasons,
        one.theme,
    )
    return msgspec.json.encode(line)


def _unusual(game: AnyGame) -> dict[str, Any]:
    usual = type(game.options)(players=game.players).to_dict()
    return {key: value for key, value in game.options.to_dict().items() if key == "players" or value != usual[key]}


def _grouped(choices: tuple[Offered, ...]) -> Iterator[tuple[dict[str, int], tuple[str, ...]]]:
    for effect, group in groupby(choices, key=lambda offer: offer.effect):
        yield effect, tuple(offer.action for offer in group)
