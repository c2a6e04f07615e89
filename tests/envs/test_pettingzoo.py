"""PettingZoo's own judges on every game, and what they do not ask."""

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pettingzoo
import pytest

from dicehouse.core.errors import ActionError, EnvError, GameError, OptionError
from dicehouse.envs.pettingzoo import DicehouseEnv, env, parallel_env
from dicehouse.envs.registry import games_with_observations
from dicehouse.envs.rewards import rewards
from dicehouse.games import load
from envs.judges import api_test, parallel_api_test, render_test, seed_test

ABOUT_DICTIONARIES = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}
"""What PettingZoo says of every dictionary with a mask; it knows its own games that have one by their names."""
NOTHING_TO_DO = "Action mask numpy array is all zeros (no legal actions)."
"""What it says of an agent whose game is over."""


@contextmanager
def judged() -> Iterator[None]:
    """Let PettingZoo warn of what it warns of in its own games, and of nothing else."""
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        yield
    assert {str(warning.message) for warning in told} <= {*ABOUT_DICTIONARIES, NOTHING_TO_DO}


def tables(game: str) -> list[dict[str, int]]:
    low, high = load(game).options_type.seats
    return [{"players": low}, {"players": high}]


def play(table: DicehouseEnv, seed: int) -> dict[str, float]:
    """A random game; what everybody got."""
    random = np.random.default_rng(seed)
    table.reset(seed=seed)
    got = {}
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        assert seen is not None
        if terminated or truncated:
            got[agent] = reward
            table.step(None)
        else:
            table.step(random.choice(np.flatnonzero(seen["action_mask"])))
    return got


@pytest.mark.parametrize("game", games_with_observations())
def test_pettingzoo_accepts_it(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in tables(game):
        with judged():
            api_test(env(game, **arguments), num_cycles=100)
        assert "Passed API test" in capsys.readouterr().out
        seed_test(lambda: env(game, **arguments), num_cycles=100)  # noqa: B023 - called at once


@pytest.mark.parametrize("game", games_with_observations())
def test_pettingzoo_accepts_it_in_parallel(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in tables(game):
        with judged():
            parallel_api_test(parallel_env(game, **arguments), num_cycles=100)
        assert "Passed Parallel API test" in capsys.readouterr().out


@pytest.mark.parametrize("game", games_with_observations())
def test_it_renders_as_it_says(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(game, render_mode=render_mode))
    assert "player_0" in capsys.readouterr().out
    table = env(game, render_mode="ansi")
    table.reset(seed=1)
    assert "player_1" in str(table.render())


@pytest.mark.parametrize("game", games_with_observations())
def test_agents_see_what_the_rules_show_and_may_do_what_the_rules_allow(game: str) -> None:
    """At every step of a few games, against the view, the legal actions and the outcome of the plain engine."""
    table = env(game)
    rules = table.rules
    for seed in range(3):
        random = np.random.default_rng(seed)
        table.reset(seed=seed)
        while not any(table.terminations.values()):
            state = table.rules_state
            assert table.agent_selection == f"player_{state.actors[0]}"
            for seat, agent in enumerate(table.agents):
                seen, legal = table.observe(agent), rules.legal_actions(state, seat)
                assert seen["observation"].tolist() == table.layout.array(rules.view(state, seat)).tolist()
                assert {table.numbering.actions[number] for number in np.flatnonzero(seen["action_mask"])} == set(legal)
            table.step(random.choice(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])))
        outcome = rules.outcome(table.rules_state)
        assert outcome is not None
        assert list(table.rewards.values()) == rewards(outcome, range(rules.players))


def test_a_seed_makes_the_dice_and_no_seed_goes_on_with_them() -> None:
    table = env("dixkibluff", players=4)

    def hands(seed: int | None) -> bytes:
        table.reset(seed=seed)
        return b"".join(table.observe(agent)["observation"].tobytes() for agent in table.agents)

    first, second, third = hands(3), hands(None), hands(3)
    assert first == third
    assert first != second
    assert hands(None) == second
    assert hands(4) != first


@pytest.mark.parametrize("seed", [-1, 1.5, "seven"])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    with pytest.raises(EnvError) as caught:
        env("gonuts").reset(seed=seed)
    assert caught.value.code == "envs.seed"


def test_only_the_one_in_turn_has_something_to_do() -> None:
    table = env("gonuts", players=4, first=2)
    table.reset(seed=1)
    assert table.agent_selection == "player_2"
    masks = [table.observe(agent)["action_mask"].sum() for agent in table.agents]
    assert masks == [0, 0, 2, 0]


def test_what_a_learner_does_to_its_mask_changes_nothing() -> None:
    table = env("chinchiller")
    table.reset(seed=1)
    seen = table.observe(table.agent_selection)
    legal = seen["action_mask"].tolist()
    seen["action_mask"][:] = 1
    seen["observation"][:] = 0
    with pytest.raises(ActionError):
        table.step(legal.index(0))
    again = table.observe(table.agent_selection)
    assert again["action_mask"].tolist() == legal
    assert again["observation"].any()


def test_illegal_actions_are_refused_and_change_nothing() -> None:
    table = env("chinchiller")
    table.reset(seed=1)
    before = table.observe(table.agent_selection)
    challenge = len(table.numbering) - 1
    assert not before["action_mask"][challenge]
    with pytest.raises(ActionError) as refused:
        table.step(challenge)
    assert refused.value.code == "action.illegal"
    assert "take" in refused.value.sentence
    with pytest.raises(EnvError) as unknown:
        table.step(-1)
    assert unknown.value.code == "envs.action"
    after = table.observe(table.agent_selection)
    assert before["observation"].tolist() == after["observation"].tolist()
    assert before["action_mask"].tolist() == after["action_mask"].tolist()


def test_nothing_works_before_the_first_reset_or_after_the_end() -> None:
    table = env("gonuts", target=1)
    for call in (lambda: table.step(0), lambda: table.observe("player_0"), table.render):
        with pytest.raises(EnvError) as caught:
            call()
        assert caught.value.code == "envs.reset"
    assert set(play(table, 1)) == {"player_0", "player_1"}
    with pytest.raises(EnvError):
        table.step(0)


def test_a_long_game_is_cut_short_and_nobody_gets_anything() -> None:
    table = env("gonuts", max_cycles=5)
    table.reset(seed=1)
    for _ in range(5):
        assert not any(table.truncations.values())
        table.step(1)
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    assert set(table._cumulative_rewards.values()) == {0.0}


def test_alone_points_are_the_reward() -> None:
    table = env("chili", players=1, rolls=10)
    (reward,) = play(table, 1).values()
    outcome = table._games.outcome(0)
    assert outcome is not None
    assert reward == outcome.scores[0] > 0


@pytest.mark.parametrize(("game", "option"), [("gonuts", {"round": "live"}), ("dixkibluff", {"calls": "live"})])
def test_options_that_need_a_clock_are_refused(game: str, option: dict[str, str]) -> None:
    with pytest.raises(OptionError) as caught:
        env(game, **option)
    assert caught.value.code == "options.choice"
    assert "live" in caught.value.sentence


def test_wrong_names_and_options_get_an_answer() -> None:
    with pytest.raises(GameError):
        env("chess")
    with pytest.raises(OptionError):
        env("gonuts", players=9)
    with pytest.raises(OptionError):
        env("gonuts", acorn=3)


def test_a_game_without_an_encoding_says_so(pig: str) -> None:
    with pytest.raises(EnvError) as caught:
        env(pig)
    assert caught.value.code == "envs.encoding"


def test_pettingzoo_makes_them_by_their_versioned_names() -> None:
    table = pettingzoo.make("aec", "dicehouse/gonuts-v1", players=3, target=5)
    assert str(table) == "gonuts_v1"
    assert len(table.possible_agents) == 3
    both = pettingzoo.make("parallel", "dicehouse/chili-v1")
    seen, _ = both.reset(seed=1)
    assert sorted(seen) == ["player_0", "player_1"]
