"""Thousands of random games, and every game counted out on tiny tables."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from dicehouse import games
from dicehouse.core.options import OneOf, Switch
from dicehouse.testing.playouts import random_states

GAMES_EACH = 2000


def some_options(name: str, random: Random) -> dict[str, object]:
    """Switches and choices at random: every way to run a game comes up."""
    chosen: dict[str, object] = {}
    for info in games.load(name).options_type.describe():
        if isinstance(info.kind, OneOf):
            chosen[info.key] = random.choice(info.kind.words)
        elif isinstance(info.kind, Switch):
            chosen[info.key] = random.random() < 0.2
    return chosen


@pytest.mark.parametrize("name", games.names())
def test_thousands_of_random_games_end(name: str) -> None:
    low, high = games.load(name).options_type.seats
    played: Counter[int] = Counter()
    winners: Counter[int] = Counter()
    for seed in range(GAMES_EACH):
        random = Random(seed)
        players = low + seed % (high - low + 1)
        game = games.create(name, players, **some_options(name, random))
        last = game.new()
        for state in random_states(game, seed):
            last = state
        outcome = game.outcome(last)
        assert outcome is not None
        played[players] += 1
        winners.update(outcome.winners)
    assert set(played) == set(range(low, high + 1))
    assert set(winners) == set(range(high)), "every seat wins now and then"


def count_paths(game: Any, depth: int, state: Any = None) -> int:
    """How many different ways there are to play so many steps (actions and distinguishable rolls)."""
    state = game.new() if state is None else state
    if depth == 0:
        return 1
    if state.due is not None:
        return sum(count_paths(game, depth - 1, game.roll(state, roll)[0]) for roll, _ in state.due.outcomes())
    if not state.actors:
        return 1
    return sum(
        count_paths(game, depth - 1, game.act(state, seat, action)[0])
        for seat in state.actors
        for action in game.legal_actions(state, seat)
    )


@pytest.mark.parametrize(
    ("name", "players", "options", "depth", "paths"),
    [
        # 36 rolls of two dice: 32 leave a choice of two, 4 end the turn (36 next rolls each)
        ("chinchiller", 2, {"first": 0}, 1, 36),
        ("chinchiller", 2, {"first": 0}, 2, 32 * 2 + 4 * 36),
        # drawing the start is a step of its own
        ("chinchiller", 2, {}, 2, 2 * 36),
        # 3^5 rolls: one of all squirrels, one of all cars, 241 with a choice of two
        ("gonuts", 2, {"first": 0}, 1, 243),
        # after all squirrels a beat of five dice and a dog die; after all cars the next player's roll
        ("gonuts", 2, {"first": 0}, 2, 241 * 2 + 243 * 2 + 243),
        # live: after all squirrels either of the two may shake
        ("gonuts", 2, {"first": 0, "round": "live"}, 2, 241 * 2 + 2 + 243),
        # without cars and squirrels everything is an acorn
        ("gonuts", 2, {"first": 0, "cars": 0, "squirrels": 0}, 3, 1 * 2 * 1),
        # two faces, three dice each, three players: 8 throws each, then 9 numbers of one symbol
        ("dixkibluff", 3, {"first": 0, "faces": "pi,figure"}, 4, 8**3 * 9),
        # the first bet of 9 is asked about: DiXe! or pass
        ("dixkibluff", 3, {"first": 0, "faces": "pi,figure"}, 5, 8**3 * 9 * 2),
        # live: the next player raises (9 - n ways), doubts or calls, the third one calls
        ("dixkibluff", 3, {"first": 0, "faces": "pi,figure", "calls": "live"}, 5, 8**3 * (9 * 3 + 36)),
    ],
)
def test_tiny_trees_have_as_many_paths_as_counted_by_hand(
    name: str, players: int, options: dict[str, object], depth: int, paths: int
) -> None:
    assert count_paths(games.create(name, players, **options), depth) == paths


def test_chili_offers_every_small_step() -> None:
    game = games.create("chili", 1)
    state, _ = game.roll(game.new(), ("1*", "1", "1", "1", "1", "6*"))
    # ten spaces, five other faces for each of two red dice, every set of dice but none
    assert len(game.legal_actions(state, 0)) == 10 + 2 * 5 + 63
    state, _ = game.roll(game.new(), ("2", "1", "1", "1", "1", "1"))
    assert len(game.legal_actions(state, 0)) == 10 + 63
