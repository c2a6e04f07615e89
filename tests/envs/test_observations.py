"""Observations: what a seat may know, all of it, and nothing else."""

import pytest

from dicehouse.core.game import AnyGame
from dicehouse.envs.registry import observation_spec
from dicehouse.games import create
from dicehouse.kit.observation import Layout
from dicehouse.testing.playouts import random_states


def layout(rules: AnyGame) -> Layout:
    return Layout(rules, observation_spec(rules.name))


def test_a_view_in_numbers() -> None:
    """Go Nuts!, seat 1 of 3: two points in hand, four dice, and what it all means in numbers."""
    rules = create("gonuts", 3, first=1, target=10)
    state, _ = rules.roll(rules.new(), ("acorn", "acorn", "car", "squirrel", "squirrel"))
    squirrel, acorn, car = [1, 0, 0], [0, 1, 0], [0, 0, 1]
    dice = [*acorn, *acorn, *car, *squirrel, *squirrel]
    own = [*[1, 0, 0], *[0, 0, 0], *[1, 0, 0], 0.2, 0.8, *[0, 0, 0], *[0, 0, 0], *dice]
    other = [*[0, 1, 0], *[0, 0, 0], *[0, 1, 0], 0.2, 0.8, *[0, 0, 0], *[0, 0, 0], *dice]
    assert layout(rules).encode(rules.view(state, 1)) == own
    assert layout(rules).encode(rules.view(state, 0)) == other


@pytest.mark.parametrize("game", ["gonuts", "chili", "chinchiller"])
def test_seats_are_counted_from_the_observer(game: str) -> None:
    """The same dice and actions with everybody one seat further: all see the same as whoever sat there before."""
    seen = []
    for first in range(3):
        rules = create(game, 3, first=first)
        found = layout(rules)
        stories = []
        for state in random_states(rules, 1):
            views = [rules.view(state, (first + step) % 3) for step in range(3)]
            stories.append([found.encode(view) for view in views])
        seen.append(stories)
    assert len(seen[0]) > 20
    assert seen[0] == seen[1] == seen[2]
