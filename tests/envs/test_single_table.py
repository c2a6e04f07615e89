"""One table in Gymnasium: against Gymnasium's checks and the plain rules; registered without an import."""

import json
import subprocess
import sys
import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.envs.registration import EnvSpec, registry
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import SyncVectorEnv

import dicehouse.envs  # noqa: F401 - registers
from dicehouse.bots import levels
from dicehouse.core.errors import ActionError, BotError, EnvError, OptionError
from dicehouse.envs.registration import env_id
from dicehouse.envs.registry import games_with_observations
from dicehouse.envs.rewards import rewards
from dicehouse.envs.single_table import TableEnv

ROOT = Path(__file__).parent.parent.parent


def finish(table: gymnasium.Env[Any, Any], seed: int | None, choices: Random) -> tuple[float, dict[str, Any]]:
    """Play one game with any legal actions; the reward and the last infos."""
    _, info = table.reset(seed=seed)
    while True:
        action = choices.choice(np.flatnonzero(info["action_mask"]).tolist())
        seen, reward, terminated, truncated, info = table.step(action)
        assert seen in table.observation_space
        if terminated or truncated:
            return float(reward), info
        assert reward == 0


@pytest.mark.parametrize("game", games_with_observations())
def test_gymnasium_makes_and_accepts_it(game: str) -> None:
    check_env(gymnasium.make(env_id(game)).unwrapped)  # warnings are errors


@pytest.mark.parametrize("game", games_with_observations())
def test_the_learner_sees_and_may_do_what_the_rules_say(game: str) -> None:
    table = TableEnv(game, seat=1)
    rules, choices = table.rules, Random(1)
    seen, info = table.reset(seed=1)
    over = False
    while not over:
        state = table.rules_state
        assert state.actors[0] == 1
        assert seen.tolist() == table.layout.array(rules.view(state, 1)).tolist()
        legal = {table.numbering.actions[number] for number in np.flatnonzero(info["action_mask"])}
        assert legal == set(rules.legal_actions(state, 1))
        action = choices.choice(np.flatnonzero(table.action_masks()).tolist())
        seen, reward, over, truncated, info = table.step(action)
        assert not truncated
    assert reward == rewards(rules.outcome(table.rules_state), range(rules.players))[1]
    assert not info["action_mask"].any()


@pytest.mark.parametrize("game", games_with_observations())
def test_every_rule_of_thumb_sits_in_the_other_seats_and_a_seed_makes_the_game(game: str) -> None:
    for level in levels(game)[:2]:
        results = []
        for _ in range(2):
            table = TableEnv(game, opponents=level, seat=None)
            results.append([finish(table, seed, Random(2))[0] for seed in (7, None)])
        assert results[0] == results[1]


def test_who_plays_better_than_at_random_wins_more_often() -> None:
    won = {
        opponents: sum(finish(table, seed, Random(seed))[0] for seed in range(60))
        for opponents in ("random", "regular")
        for table in (TableEnv("gonuts", opponents=opponents, target=20),)
    }
    assert won["regular"] < won["random"] - 20


def test_the_seat_is_drawn_for_every_game_where_none_is_chosen() -> None:
    table = TableEnv("gonuts", players=3, seat=None, target=5)
    assert {table.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2}


def test_an_illegal_action_ends_the_game_and_says_why_or_is_refused() -> None:
    table = TableEnv("chinchiller")
    _, info = table.reset(seed=1)
    wrong = int(info["action_mask"].argmin())
    _, reward, terminated, truncated, info = table.step(wrong)
    assert (reward, terminated, truncated) == (-1, True, False)
    assert "take" in info["error"]
    assert not info["action_mask"].any()
    with pytest.raises(EnvError):
        table.step(0)
    strict = TableEnv("chinchiller", illegal="raise")
    _, info = strict.reset(seed=1)
    with pytest.raises(ActionError):
        strict.step(wrong)
    assert strict.action_masks().tolist() == info["action_mask"].tolist()
    for nonsense in (-1, 17, 0.5, "bank", None):
        with pytest.raises(EnvError):
            strict.step(nonsense)


def test_a_long_game_is_cut_short_and_points_are_the_reward_of_one_who_plays_alone() -> None:
    table = TableEnv("chinchiller", max_cycles=2)
    _, info = table.reset(seed=1)
    _, _, _, truncated, info = table.step(info["action_mask"].argmax())
    assert not truncated
    _, reward, terminated, truncated, _ = table.step(info["action_mask"].argmax())
    assert (reward, terminated, truncated) == (0, False, True)
    alone = TableEnv("chili", players=1, rolls=10)
    reward, _ = finish(alone, 1, Random(1))
    outcome = alone.rules.outcome(alone.rules_state)
    assert outcome is not None
    assert reward == outcome.scores[0] > 0


def test_wrong_arguments_get_an_answer() -> None:
    wrong: list[tuple[type[Exception], dict[str, Any]]] = [
        (OptionError, {"illegal": "forgive"}),
        (OptionError, {"seat": 2}),
        (OptionError, {"seat": True}),
        (OptionError, {"players": 9}),
        (BotError, {"opponents": "grandmaster"}),
        (EnvError, {"opponents": ["random", "random"]}),
    ]
    for error, arguments in wrong:
        with pytest.raises(error):
            TableEnv("gonuts", **arguments)
    for call in (lambda: TableEnv("gonuts").step(0), TableEnv("gonuts").render):
        with pytest.raises(EnvError):
            call()
    with pytest.raises(EnvError):
        TableEnv("gonuts").reset(seed=-1)


def test_a_spec_travels_as_json_and_one_name_makes_one_table_or_many() -> None:
    spec = gymnasium.make("dicehouse/gonuts-v1", opponents=["novice", "random"], players=3).spec
    assert spec is not None
    again = gymnasium.make(EnvSpec.from_json(spec.to_json())).unwrapped
    assert isinstance(again, TableEnv)
    assert again.opponents == ("novice", "random")
    many = gymnasium.make_vec("dicehouse/gonuts-v1", num_envs=2, vectorization_mode="sync", target=5)
    assert isinstance(many, SyncVectorEnv)
    seen, infos = many.reset(seed=1)
    assert seen.shape[0] == len(infos["action_mask"]) == 2


def test_gymnasium_finds_it_without_an_import_and_compiles_nothing() -> None:
    program = """
import json, sys, gymnasium
try:
    gymnasium.make("dicehouse/gonuts-v1")
except gymnasium.error.Error as error:
    assert isinstance(error, gymnasium.error.NamespaceNotFound)
else:
    raise SystemExit("Gymnasium reads entry points again: say so in docs/envs/README.md")
table = gymnasium.make("dicehouse.envs:dicehouse/gonuts-v1")
table.reset(seed=1)
print(json.dumps(sorted({"numba", "pyspiel", "dicehouse.envs.pettingzoo"} & sys.modules.keys())))
"""
    ran = subprocess.run([sys.executable, "-W", "error", "-c", program], capture_output=True, text=True, check=True)
    assert json.loads(ran.stdout) == []


def test_the_entry_point_registers_every_game() -> None:
    """As Gymnasium 0.29 did: load the function, and call it."""
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["entry-points"]["gymnasium.envs"]
    assert list(declared) == ["dicehouse"]
    kept = {name: registry.pop(name) for name in map(env_id, games_with_observations())}
    EntryPoint("dicehouse", declared["dicehouse"], "gymnasium.envs").load()()
    assert kept.keys() <= registry.keys()
