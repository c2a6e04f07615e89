"""Vector environments: against Gymnasium's checks, the plain rules, and each other."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.utils.passive_env_checker import check_action_space, check_observation_space
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from hypothesis import HealthCheck, given, settings

from dicehouse.core.errors import ActionError, EnvError, OptionError
from dicehouse.core.game import AnyGame
from dicehouse.envs.actions import Numbering
from dicehouse.envs.gymnasium import TablesEnv, tables
from dicehouse.envs.registry import encoded, encoding
from dicehouse.envs.vector_games import Lanes
from dicehouse.games import load
from dicehouse.kit.observation import Layout
from dicehouse.testing.strategies import games, seeds

MANY = 64


def choose(random: np.random.Generator, masks: Any) -> Any:
    """Something legal everywhere; anything where a game has ended."""
    weights = random.random(masks.shape) * masks
    return weights.argmax(axis=1)


@pytest.mark.parametrize("game", encoded())
def test_gymnasium_makes_and_accepts_it(game: str) -> None:
    made = gymnasium.make_vec(f"dicehouse/{game}-v{encoding(game).version}", num_envs=MANY)
    assert isinstance(made.unwrapped, TablesEnv)
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


@pytest.mark.parametrize("game", encoded())
def test_the_same_seed_makes_the_same_games(game: str) -> None:
    one, two = tables(game, num_envs=MANY), tables(game, num_envs=MANY)
    stories = [record(one, 5), record(two, 5), record(one, 6)]
    assert data_equivalence(stories[0], stories[1], exact=True)
    assert not data_equivalence(stories[0], stories[2], exact=True)
    first, _ = one.reset()
    second, _ = one.reset()
    assert not data_equivalence(first, second, exact=True), "without a seed the next games begin"


def record(env: TablesEnv, seed: int) -> list[Any]:
    random = np.random.default_rng(1)
    seen, _ = env.reset(seed=seed)
    story: list[Any] = [seen]
    for _ in range(40):
        step = env.step(choose(random, seen["action_mask"]))
        seen = step[0]
        story.append(list(step[:4]))
    return story


@pytest.mark.parametrize("game", encoded())
def test_seats_see_and_may_do_what_the_rules_say(game: str) -> None:
    """With any options: every number of every seat, every legal action, every result, as the plain rules have them."""

    @settings(max_examples=6, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much])
    @given(games(load(game)), seeds())
    def run(rules: AnyGame, seed: int) -> None:
        told = encoding(game)
        if any(getattr(rules.options, key) != needed for key, needed in told.turn_by_turn.items()):
            return
        layout = Layout(rules, told)
        lanes = Lanes(rules, layout, 4, 10_000)
        random, numbering = np.random.default_rng(seed), Numbering(rules)
        lanes.begin(seed)
        for _ in range(60):
            for lane in range(4):
                compare(rules, numbering, layout, lanes, lane)
            lanes.step(choose(random, lanes.masks))

    run()


def compare(rules: AnyGame, numbering: Numbering, layout: Layout, lanes: Lanes, lane: int) -> None:
    state = lanes.state(lane)
    for seat in range(rules.players):
        assert lanes.look(lane, seat).tolist() == layout.array(rules.view(state, seat)).tolist()
    asked = int(lanes.seats[lane])
    assert lanes.rows[lane].tolist() == lanes.look(lane, asked).tolist()
    legal = set(map(numbering.number, rules.legal_actions(state, asked)))
    assert set(np.flatnonzero(lanes.masks[lane]).tolist()) == legal
    outcome = rules.outcome(state)
    assert bool(lanes.over[lane]) == (outcome is not None)
    if outcome is None:
        assert state.actors == (asked,)
    else:
        assert tuple(seat for seat in range(rules.players) if lanes.won[lane] >> seat & 1) == outcome.winners
        assert tuple(lanes.scores[lane].tolist()) == outcome.scores


def test_games_that_ended_begin_anew_with_the_next_step() -> None:
    env = tables("gonuts", num_envs=MANY, target=5)
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
    env = tables("chinchiller", num_envs=MANY, players=3, opponents="self")
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
    env = tables("gonuts", num_envs=256, target=20)
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
    env = tables("chili", num_envs=8, players=1, rolls=10)
    seen, _ = env.reset(seed=1)
    for _ in range(10):
        seen, rewards, terminated, _, _ = env.step(seen["action_mask"].argmax(axis=1))
    assert terminated.all()
    assert rewards.tolist() == [env._lanes.outcome(lane).scores[0] for lane in range(8)]  # type: ignore[union-attr]
    assert rewards.min() > 0


def test_a_long_game_is_cut_short_and_nobody_gets_anything() -> None:
    env = tables("chinchiller", num_envs=4, max_cycles=3, opponents="self")
    seen, _ = env.reset(seed=1)
    for number in range(1, 4):
        seen, rewards, terminated, truncated, _ = env.step(seen["action_mask"].argmax(axis=1))
        assert truncated.all() == (number == 3)
    assert not terminated.any()
    assert not rewards.any()
    _, _, _, truncated, _ = env.step([0, 0, 0, 0])
    assert not truncated.any()


def test_gymnasiums_wrappers_work() -> None:
    env = RecordEpisodeStatistics(tables("gonuts", num_envs=8, target=5))
    random = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    told = []
    for _ in range(50):
        seen, _, _, _, infos = env.step(choose(random, seen["action_mask"]))
        if "episode" in infos:
            told += infos["episode"]["r"][infos["_episode"]].tolist()
    assert set(told) == {-1.0, 1.0}


def test_illegal_actions_are_refused_and_nothing_happens_anywhere() -> None:
    env = tables("chinchiller", num_envs=3)
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
    again = tables("chinchiller", num_envs=3)
    again.reset(seed=1)
    assert data_equivalence(env.step(legal)[0], again.step(legal)[0], exact=True)


def test_wrong_arguments_get_an_answer() -> None:
    for wrong in ({"opponents": "strong"}, {"num_envs": 0}, {"num_envs": 2.5}, {"players": 9}, {"round": "live"}):
        with pytest.raises(OptionError):
            tables("gonuts", **wrong)
    with pytest.raises(EnvError) as caught:
        tables("gonuts").step([0])
    assert caught.value.code == "envs.reset"
    with pytest.raises(EnvError):
        tables("gonuts").render()


def test_tables_can_be_drawn() -> None:
    env = tables("gonuts", num_envs=2, render_mode="ansi")
    env.reset(seed=1)
    one, two = env.render()
    assert "player_0" in one
    assert "player_1" in two
