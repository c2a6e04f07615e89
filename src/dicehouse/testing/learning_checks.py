"""The checks of observations and of compiled play. The parts they need are optional, so they import them themselves."""

from random import Random
from typing import Any

import msgspec
import pytest

from dicehouse.core.errors import BatchError, EnvError
from dicehouse.core.game import AnyGame, View
from dicehouse.core.viewers import ARCHIVE
from dicehouse.games import bind
from dicehouse.games.spec import GameSpec
from dicehouse.kit.bot import RANDOM
from dicehouse.testing.conformance import over_games
from dicehouse.testing.playouts import random_states
from dicehouse.testing.spec_checks import check_of, default_rules

LOCKSTEP_DECISIONS = 1500
"""How many decisions the compiled rules are compared for, with each set of options."""
VECTOR_STEPS = 60


def _layout(spec: GameSpec, rules: AnyGame) -> Any:
    from dicehouse.kit.observation import Layout

    assert spec.observation is not None
    return Layout(rules, spec.observation())


def _is_turn_based(spec: GameSpec, rules: AnyGame) -> bool:
    assert spec.observation is not None
    return all(getattr(rules.options, key) == value for key, value in spec.observation().required_options.items())


@check_of("observation")
def check_observation_covers_the_view(spec: GameSpec) -> None:
    """Every field of the view is encoded, or omitted with a reason; without observations, environments say so."""
    if spec.observation is None:
        from dicehouse.envs.registry import observation_spec

        with pytest.raises(EnvError) as refused:
            observation_spec(spec.name)
        assert refused.value.code == "envs.encoding"
        return
    rules = bind(spec.name, spec.rules.options_type.seats[1], {})
    fields = [field.name for field in msgspec.structs.fields(type(rules.view(rules.new(), 0)))]
    layout = _layout(spec, rules)
    assert sorted(fields) == sorted([*(field.name for field in layout.fields), *layout.omitted])
    assert all(layout.omitted.values())


@check_of("observation")
def check_observations_are_within_bounds(spec: GameSpec) -> None:
    """Observations of random games have the declared size and bounds."""
    if spec.observation is None:
        return

    @over_games(spec.rules, examples=15)
    def run(rules: AnyGame, seed: int) -> None:
        layout = _layout(spec, rules)
        for state in random_states(rules, seed):
            for seat in range(rules.players):
                seen = layout.array(rules.view(state, seat))
                assert seen.shape == (layout.size,)
                assert (layout.low <= seen).all()
                assert (seen <= layout.high).all()


@check_of("observation")
def check_observations_keep_secrets(spec: GameSpec) -> None:
    """States that a seat cannot tell apart have the same observation, which would differ if everything were shown."""
    if spec.observation is None:
        return
    random, hidden, different = Random(5), 0, 0
    for number, players in enumerate(spec.rules.options_type.seats):
        rules = bind(spec.name, players, {})
        layout = _layout(spec, rules)
        for state in random_states(rules, number):
            for seat in range(players):
                other = rules.indistinguishable_state(state, seat, random)
                if other is None:
                    continue
                hidden += 1
                here, there = (layout.array(rules.view(each, seat)) for each in (state, other))
                assert here.tobytes() == there.tobytes()
                shown = [layout.encode(_as_seat(rules, each, seat)) for each in (state, other)]
                different += shown[0] != shown[1]
    assert bool(hidden) == bool(different)


def _as_seat(rules: AnyGame, state: object, seat: int) -> View:
    """Everything there is to see, with the seats counted from one of them."""
    view: View = msgspec.structs.replace(rules.view(state, ARCHIVE), viewer=seat)
    return view


@check_of("compiled")
def check_compiled_rules_in_lockstep(spec: GameSpec) -> None:
    """The compiled rules agree with the rules in states, legal actions and results; without them, batches say so."""
    pytest.importorskip("numba")
    from dicehouse.batch.compiled import compiled
    from dicehouse.testing.lockstep import Lockstep, any_options

    game = default_rules(spec)
    if spec.compiled is None:
        with pytest.raises(BatchError) as refused:
            compiled(game)
        assert refused.value.code == "batch.none"
        return
    for rules in (game, any_options(spec.rules, game.players, Random(1))):
        assert Lockstep(rules, seed=3).run(LOCKSTEP_DECISIONS) >= LOCKSTEP_DECISIONS


@check_of("compiled_observation")
def check_compiled_observations(spec: GameSpec) -> None:
    """Observations of compiled games equal those made from views, with any options."""
    if spec.compiled is None or spec.observation is None:
        assert spec.compiled_observation is None
        return
    pytest.importorskip("numba")
    import numpy as np

    from dicehouse.envs.vector_games import VectorGames

    assert spec.compiled_observation is not None

    @over_games(spec.rules, examples=6)
    def run(rules: AnyGame, seed: int) -> None:
        if not _is_turn_based(spec, rules):
            return
        vector = VectorGames(rules, _layout(spec, rules), 4, 10_000)
        random = np.random.default_rng(seed)
        vector.reset(seed)
        for _ in range(VECTOR_STEPS):
            for lane in range(4):
                _compare_lane(rules, vector, lane)
            vector.step((random.random(vector.masks.shape) * vector.masks).argmax(axis=1))


def _compare_lane(rules: AnyGame, vector: Any, lane: int) -> None:
    """Compare a lane with the rules: observations of all seats, the mask, and the result."""
    state, asked = vector.state(lane), int(vector.seats[lane])
    for seat in range(rules.players):
        assert vector.observe(lane, seat).tolist() == vector.layout.array(rules.view(state, seat)).tolist()
    assert vector.observations[lane].tolist() == vector.observe(lane, asked).tolist()
    actions = rules.all_actions()
    legal = {actions.index(action) for action in rules.legal_actions(state, asked)}
    assert set(vector.masks[lane].nonzero()[0].tolist()) == legal
    outcome = rules.outcome(state)
    assert bool(vector.terminated[lane]) == (outcome is not None)
    if outcome is None:
        assert state.actors == (asked,)
    else:
        assert tuple(seat for seat in range(rules.players) if vector.winners[lane] >> seat & 1) == outcome.winners
        assert tuple(vector.scores[lane].tolist()) == outcome.scores


@check_of("policies")
def check_policies(spec: GameSpec) -> None:
    """Bots that can be tabulated are accepted, others refused with a reason; compiled rules are needed for that."""
    if spec.policies is None:
        return  # the lab plays by the rules
    pytest.importorskip("numba")
    assert spec.compiled is not None
    policies, game = spec.policies(), default_rules(spec)
    assert policies.refusal(game, (RANDOM,) * game.players, 10**9) == ""
    assert policies.refusal(game, ("no such bot",) * game.players, 10**9)
    assert policies.refusal(game, (RANDOM,) * game.players, 1), "a single game is not worth it"
