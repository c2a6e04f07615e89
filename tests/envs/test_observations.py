"""Observations: what a seat may know, all of it, and nothing else."""

from random import Random

import msgspec
import pytest
from hypothesis import given, settings

from dicehouse.core.game import AnyGame, View
from dicehouse.core.viewers import ARCHIVE
from dicehouse.envs.registry import encoded, encoding
from dicehouse.games import create, load
from dicehouse.kit.observation import Layout
from dicehouse.testing.playouts import random_states
from dicehouse.testing.strategies import games, seeds


def layout(rules: AnyGame) -> Layout:
    return Layout(rules, encoding(rules.name))


@pytest.mark.parametrize("game", encoded())
def test_every_field_of_the_view_is_seen_or_left_out_with_a_reason(game: str) -> None:
    rules = create(game, load(game).options_type.seats[1])
    fields = [field.name for field in msgspec.structs.fields(type(rules.view(rules.new(), 0)))]
    seen = [part.field for part in layout(rules).parts]
    assert sorted(fields) == sorted([*seen, *layout(rules).left_out])


@pytest.mark.parametrize("game", encoded())
def test_observations_stay_within_their_limits(game: str) -> None:
    @settings(max_examples=15)
    @given(games(load(game)), seeds())
    def run(rules: AnyGame, seed: int) -> None:
        found = layout(rules)
        for state in random_states(rules, seed):
            for seat in range(rules.players):
                seen = found.array(rules.view(state, seat))
                assert seen.shape == (found.size,)
                assert (found.low <= seen).all()
                assert (seen <= found.high).all()

    run()


@pytest.mark.parametrize("game", encoded())
def test_what_a_seat_may_not_know_changes_nothing_it_sees(game: str) -> None:
    random, hidden, told_apart = Random(5), 0, 0
    for number, players in enumerate(load(game).options_type.seats):
        rules = create(game, players)
        found = layout(rules)
        for state in random_states(rules, number):
            for seat in range(players):
                other = rules.indistinguishable_state(state, seat, random)
                if other is None:
                    continue
                hidden += 1
                here, there = (found.array(rules.view(state, seat)) for state in (state, other))
                assert here.tobytes() == there.tobytes()
                secrets = [found.numbers(as_seat(rules, state, seat)) for state in (state, other)]
                told_apart += secrets[0] != secrets[1]
    assert bool(hidden) == (game in SECRETIVE)
    assert bool(told_apart) == (game in SECRETIVE)  # with everything shown the two would look different


SECRETIVE = ("chinchiller", "dixkibluff")


def as_seat(rules: AnyGame, state: object, seat: int) -> View:
    """Everything there is to see, from where a seat sits."""
    view: View = msgspec.structs.replace(rules.view(state, ARCHIVE), viewer=seat)
    return view


def test_a_view_in_numbers() -> None:
    """Go Nuts!, seat 1 of 3: two points in hand, four dice, and what it all means in numbers."""
    rules = create("gonuts", 3, first=1, target=10)
    state, _ = rules.roll(rules.new(), ("acorn", "acorn", "car", "squirrel", "squirrel"))
    squirrel, acorn, car = [1, 0, 0], [0, 1, 0], [0, 0, 1]
    dice = [*acorn, *acorn, *car, *squirrel, *squirrel]
    own = [*[1, 0, 0], *[0, 0, 0], *[1, 0, 0], 0.2, 0.8, *[0, 0, 0], *[0, 0, 0], *dice]
    other = [*[0, 1, 0], *[0, 0, 0], *[0, 1, 0], 0.2, 0.8, *[0, 0, 0], *[0, 0, 0], *dice]
    assert layout(rules).numbers(rules.view(state, 1)) == own
    assert layout(rules).numbers(rules.view(state, 0)) == other


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
            stories.append([found.numbers(view) for view in views])
        seen.append(stories)
    assert len(seen[0]) > 20
    assert seen[0] == seen[1] == seen[2]
