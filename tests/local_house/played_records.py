"""Random games of all games and options from seeds, and a hash of each: the same in every Python, wasm or not.

    python tests/local_house/played_records.py FIRST COUNT

prints a line for each game: its seed, its name, how many lines its record has, and the SHA-256 of the record with what
every viewer sees of the end. Needs nothing but the rules.
"""

import sys
from hashlib import sha256
from random import Random
from typing import Any

import msgspec

from dicehouse import games
from dicehouse.core.errors import OptionError
from dicehouse.core.game import AnyGame
from dicehouse.core.match import Match
from dicehouse.core.options import ListOf, OneOf, Range, Starter, Switch
from dicehouse.core.record import SeatInfo
from dicehouse.core.viewers import ARCHIVE, SPECTATOR
from dicehouse.dice import SeededDice

MOST_STEPS = 300
"""Longer games are broken off: some options let them last for ever."""


def pick(random: Random, things: Any) -> Any:
    """One of several things; `Random.choice` may draw differently in another Python."""
    return things[int(random.random() * len(things))]


def random_rules(random: Random, name: str) -> AnyGame:
    """A game with random options."""
    kind = games.load(name).options_type
    low, high = kind.seats
    while True:
        players = low + int(random.random() * (high - low + 1))
        options = {
            info.key: random_value(random, info.kind, players) for info in kind.describe() if random.random() < 0.6
        }
        try:
            return games.bind(name, players, options)
        except OptionError:  # these options exclude each other
            continue


def random_value(random: Random, kind: Any, players: int) -> Any:
    """A legal value of one option."""
    match kind:
        case Starter():
            return pick(random, ["draw", *map(str, range(players))])
        case Range(low=low, high=high):
            return low + int(random.random() * (high - low + 1))
        case Switch():
            return random.random() < 0.5
        case OneOf(words=words):
            return pick(random, words)
        case ListOf(low=low, high=high, words=words):
            return [pick(random, words) for _ in range(low + int(random.random() * (high - low + 1)))]
    raise AssertionError(kind)


def play(seed: int) -> Match:
    """A random game."""
    random = Random(f"game {seed}")
    game = random_rules(random, games.names()[seed % len(games.names())])
    match, dice = Match(game, [SeatInfo(f"Player {seat}") for seat in range(game.players)]), SeededDice(seed)
    match.record.lines.append(dice.line())
    while match.outcome is None and len(match.entries) < MOST_STEPS:
        if match.due is not None:
            match.roll(dice.roll(match.due))
        else:
            seat = pick(random, match.actors)
            match.act(seat, pick(random, match.choices(seat)).action)
    return match


def digest(match: Match) -> str:
    """The hash of a record and of what everybody sees of its end."""
    views = [match.view(viewer) for viewer in (ARCHIVE, SPECTATOR, *range(match.game.players))]
    return sha256(match.record.write().encode() + msgspec.json.encode(views)).hexdigest()


def lines(first: int, count: int) -> list[str]:
    """A line for each game."""
    found = []
    for seed in range(first, first + count):
        match = play(seed)
        found.append(f"{seed} {match.game.name} {len(match.record.lines)} {digest(match)}")
    return found


if __name__ == "__main__":
    print("\n".join(lines(*map(int, sys.argv[1:]))))
