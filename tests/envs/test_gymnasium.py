"""Vector environments: against Gymnasium's checks, the plain rules, and each other."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.utils.passive_env_checker import check_action_space, check_observation_space
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from dicehouse.core.errors import ActionError, EnvError, OptionError
from dicehouse.envs.gymnasium import DicehouseVectorEnv, vector_env
from dicehouse.envs.registry import games_with_observations, observation_spec

MANY = 64


def choose(random: np.random.Generator, masks: Any) -> Any:
    """Something legal everywhere; anything where a game has ended."""
    weights = random.random(masks.shape) * masks
    return weights.argmax(axis=1)


@pytest.mark.parametrize("game", games_with_observations())
def test_gymnasium_makes_and_accepts_it(game: str) -> None:
    made = gymnasium.make_vec(f"dicehouse/{game}-v{observation_spec(game).version}", num_envs=MANY)
    assert isinstance(made.unwrapped, DicehouseVectorEnv)
    assert made.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    check_observation_space(made.single_observation_space)
    check_observation_space(made.observation_space)
    check_action_space(made.single_action_space)
    check_action_space(made.action_space)
    random = np.random.default_rng(1)
    seen, infos = made.reset(seed=1)
    assert infos == {}
    for _ in range(100):
        assert seen in made.observation_space
        actions = choose(random, seen["action_mask"])
        assert actions in made.action_space
        kept = {key: value.copy() for key, value in seen.items()}
        before = seen
        seen, rewards, terminated, truncated, _ = made.step(actions)
        assert data_equivalence(before, kept), "what was given out must not change any more"
        assert (rewards.shape, terminated.shape, truncated.shape) == ((MANY,), (MANY,), (MANY,))
        assert (rewards.dtype, terminated.dtype, truncated.dtype) == (np.float64, np.bool_, np.bool_)
        assert not rewards[~terminated].any()
        assert not (terminated & truncated).any()
    made.close()


@pytest.mark.parametrize("game", games_with_observations())
def test_the_same_seed_makes_the_same_games(game: str) -> None:
    one, two = vector_env(game, num_envs=MANY), vector_env(game, num_envs=MANY)
    stories = [record(one, 5), record(two, 5), record(one, 6)]
    assert data_equivalence(stories[0], stories[1], exact=True)
    assert not data_equivalence(stories[0], stories[2], exact=True)
    first, _ = one.reset()
    second, _ = one.reset()
    assert not data_equivalence(first, second, exact=True), "without a seed the next games begin"


def record(env: DicehouseVectorEnv, seed: int) -> list[Any]:
    random = np.random.default_rng(1)
    seen, _ = env.reset(seed=seed)
    story: list[Any] = [seen]
    for _ in range(40):
        step = env.step(choose(random, seen["action_mask"]))
        seen = step[0]
        story.append(list(step[:4]))
    return story


def test_games_that_ended_begin_anew_with_the_next_step() -> None:
    env = vector_env("gonuts", num_envs=MANY, target=5)
    random = np.random.default_rng(2)
    seen, _ = env.reset(seed=2)
    ended, won = np.zeros(MANY, dtype=bool), 0
    for _ in range(60):
        actions = choose(random, seen["action_mask"])
        actions[ended] = 1  # ignored: nothing is legal there
        assert not seen["action_mask"][ended].any()
        seen, rewards, terminated, _, _ = env.step(actions)
        assert not terminated[ended].any()
        assert seen["action_mask"][ended].any(axis=1).all()
        assert (np.abs(rewards) == terminated).all()
        won += int((rewards > 0).sum())
        ended = terminated
    assert won > 20


def test_a_learner_who_plays_everybody_is_told_who_it_is_and_what_all_get() -> None:
    env = vector_env("chinchiller", num_envs=MANY, players=3, opponents="self")
    random = np.random.default_rng(3)
    seen, infos = env.reset(seed=3)
    seats, ends = set(), 0
    for _ in range(150):
        acting = infos["seat"]
        seats |= set(acting.tolist())
        seen, rewards, terminated, _, infos = env.step(choose(random, seen["action_mask"]))
        assert (rewards == infos["rewards"][np.arange(MANY), acting]).all()
        assert infos["rewards"].sum(axis=1) == pytest.approx(np.zeros(MANY))
        assert (infos["rewards"].max(axis=1) == terminated).all()
        ends += int(terminated.sum())
    assert seats == {0, 1, 2}
    assert ends > MANY


def test_the_learner_sits_at_seat_0_and_the_others_play_at_random() -> None:
    """Who stops at three points beats, over many games, those who bank or roll at random."""
    env = vector_env("gonuts", num_envs=256, target=20)
    seen, _ = env.reset(seed=4)
    rewards = []
    for _ in range(200):
        assert seen["observation"][:, 0][seen["action_mask"].any(axis=1)].all(), "the learner acts"
        points = seen["observation"][:, 6] * 20
        seen, reward, terminated, _, _ = env.step((points < 3).astype(int))
        rewards += reward[terminated].tolist()
    assert len(rewards) > 1000
    assert sum(rewards) > 0


def test_alone_points_are_the_reward() -> None:
    env = vector_env("chili", num_envs=8, players=1, rolls=10)
    seen, _ = env.reset(seed=1)
    for _ in range(10):
        seen, rewards, terminated, _, _ = env.step(seen["action_mask"].argmax(axis=1))
    assert terminated.all()
    assert rewards.tolist() == [env._games.outcome(lane).scores[0] for lane in range(8)]  # type: ignore[union-attr]
    assert rewards.min() > 0


def test_a_long_game_is_cut_short_and_nobody_gets_anything() -> None:
    env = vector_env("chinchiller", num_envs=4, max_cycles=3, opponents="self")
    seen, _ = env.reset(seed=1)
    for number in range(1, 4):
        seen, rewards, terminated, truncated, _ = env.step(seen["action_mask"].argmax(axis=1))
        assert truncated.all() == (number == 3)
    assert not terminated.any()
    assert not rewards.any()
    _, _, _, truncated, _ = env.step([0, 0, 0, 0])
    assert not truncated.any()


def test_gymnasiums_wrappers_work() -> None:
    env = RecordEpisodeStatistics(vector_env("gonuts", num_envs=8, target=5))
    random = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    told = []
    for _ in range(50):
        seen, _, _, _, infos = env.step(choose(random, seen["action_mask"]))
        if "episode" in infos:
            told += infos["episode"]["r"][infos["_episode"]].tolist()
    assert set(told) == {-1.0, 1.0}


def test_illegal_actions_are_refused_and_nothing_happens_anywhere() -> None:
    env = vector_env("chinchiller", num_envs=3)
    seen, _ = env.reset(seed=1)
    legal = seen["action_mask"].argmax(axis=1)
    wrong = legal.copy()
    wrong[2] = 16 if not seen["action_mask"][2, 16] else 0
    with pytest.raises(ActionError) as refused:
        env.step(wrong)
    assert refused.value.code == "action.illegal"
    for nonsense in ([0, 0], [0, 0, 17], [0, -1, 0], [0.5, 0, 0], "abc", None):
        with pytest.raises(EnvError) as unknown:
            env.step(nonsense)
        assert unknown.value.code == "envs.action"
    again = vector_env("chinchiller", num_envs=3)
    again.reset(seed=1)
    assert data_equivalence(env.step(legal)[0], again.step(legal)[0], exact=True)


def test_wrong_arguments_get_an_answer() -> None:
    for wrong in ({"opponents": "strong"}, {"num_envs": 0}, {"num_envs": 2.5}, {"players": 9}, {"round": "live"}):
        with pytest.raises(OptionError):
            vector_env("gonuts", **wrong)
    with pytest.raises(EnvError) as caught:
        vector_env("gonuts").step([0])
    assert caught.value.code == "envs.reset"
    with pytest.raises(EnvError):
        vector_env("gonuts").render()


def test_tables_can_be_drawn() -> None:
    env = vector_env("gonuts", num_envs=2, render_mode="ansi")
    env.reset(seed=1)
    one, two = env.render()
    assert "player_0" in one
    assert "player_1" in two
