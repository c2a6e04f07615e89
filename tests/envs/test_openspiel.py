"""OpenSpiel's own judges on every game, and what a player's information state must be."""

import pickle
from fractions import Fraction
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts
from open_spiel.python.algorithms.get_all_states import get_all_states

from dicehouse.core.dice import Die, Due
from dicehouse.core.errors import OptionError
from dicehouse.envs.openspiel import DicehouseState, spiel_game, spiel_name
from dicehouse.envs.openspiel.chance_nodes import MAX_OUTCOMES, chance_nodes
from dicehouse.envs.registry import games_with_observations
from dicehouse.games import create, load
from dicehouse.testing.playouts import random_states
from envs.pieces import last_round
from envs.playthroughs import FOLDER, written


def game_of(name: str, **params: object) -> Any:
    return pyspiel.load_game(spiel_name(name), params)


def random_state(game: Any, seed: int, steps: int) -> DicehouseState:
    """A moment some steps into a random game."""
    random = np.random.default_rng(seed)
    state: DicehouseState = game.new_initial_state()
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(int(random.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("game", games_with_observations())
def test_openspiel_accepts_it(game: str) -> None:
    low, high = load(game).options_type.seats
    for players in (low, high):
        pyspiel.random_sim_test(game_of(game, players=players), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game", games_with_observations())
def test_games_and_states_survive_being_written(game: str) -> None:
    played = game_of(game)
    state = random_state(played, 1, 12)
    again, same = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(played, state))
    assert str(again) == str(played)
    assert str(same) == str(state)
    assert same.legal_actions() == state.legal_actions()
    assert same.position.state == state.position.state
    assert str(pickle.loads(pickle.dumps(played))) == str(played)


@pytest.mark.parametrize("game", games_with_observations())
def test_playthroughs_stay_as_they_are(game: str) -> None:
    assert written(game) == (FOLDER / f"{game}.playthrough").read_text(), "make golden writes them anew"


@pytest.mark.parametrize("game", games_with_observations())
def test_chance_nodes_have_exact_probabilities(game: str) -> None:
    """The nodes of a roll, put together, are the roll of the rules: the same multisets with the same chances."""
    rules = create(game, load(game).options_type.seats[1])
    dues = {state.due for state in random_states(rules, 1) if state.due is not None}
    for due in dues:
        together: dict[tuple[str, ...], Fraction] = {(): Fraction(1)}
        for node in chance_nodes(due):
            assert sum(node.probabilities) == 1
            assert len(node.rolls) <= MAX_OUTCOMES
            together = {
                begun + roll: chance * more
                for begun, chance in together.items()
                for roll, more in zip(node.rolls, node.probabilities, strict=True)
            }
            if len(together) > 2_000:
                break
        else:
            assert together == dict(due.multisets())


def test_a_very_large_hand_is_thrown_in_handfuls() -> None:
    due = Due((Die("d6", tuple("123456")),) * 27, (0,) * 27)
    assert [len(node.rolls[0]) for node in chance_nodes(due)] == [6, 6, 6, 6, 3]


@pytest.mark.parametrize("game", games_with_observations())
def test_players_remember_everything_they_saw_and_did(game: str) -> None:
    """Perfect recall: an information state goes on where the last one ended."""
    played = game_of(game)
    random = np.random.default_rng(3)
    state = played.new_initial_state()
    known = ["" for _ in range(played.num_players())]
    while not state.is_terminal():
        for player, before in enumerate(known):
            now = state.information_state_string(player)
            assert now.startswith(before)
            known[player] = now
        actor, action = state.current_player(), int(random.choice(state.legal_actions()))
        text = state.action_to_string(actor, action)
        state.apply_action(action)
        if actor >= 0:
            assert f"; I {text}" in state.information_state_string(actor)[len(known[actor]) :]


def test_information_states_are_what_a_player_knows_and_no_more() -> None:
    """In every state of a small game: one string, one view and one set of choices, and behind it all other hands."""
    found: dict[tuple[int, str], list[Any]] = {}
    piece = last_round()
    for state in get_all_states(piece, include_terminals=False).values():
        player = state.current_player()
        found.setdefault((player, state.information_state_string()), []).append(state)
    assert len(found) > 100
    assert max(map(len, found.values())) == 3  # one for each face the other may have
    for (player, _), states in found.items():
        views = {state.observation_string(player) for state in states}
        choices = {tuple(state.legal_actions()) for state in states}
        assert len(views) == len(choices) == 1


def test_what_others_throw_is_in_nobodys_information_state() -> None:
    state = game_of("dixkibluff", first=0).new_initial_state()
    for _ in range(2):
        state.apply_action(0)
    one, other = state.child(1), state.child(7)
    for player in (0, 1):
        assert one.information_state_string(player) == other.information_state_string(player)
        assert one.observation_tensor(player) == other.observation_tensor(player)
    assert one.information_state_string(2) != other.information_state_string(2)


def test_public_and_private_strings_share_nothing_and_hide_nothing() -> None:
    game = game_of("dixkibluff", first=0)
    state = random_state(game, 1, 4)
    public = game.make_py_observer(pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE))
    private = game.make_py_observer(pyspiel.IIGObservationType(public_info=False, perfect_recall=False))
    assert public is not None
    assert private is not None
    assert '"hands":[null,null,null]' in public.string_from(state, 0)
    assert '"hands":[["' in private.string_from(state, 0)
    assert "dice" not in private.string_from(state, 0)
    assert game.make_py_observer(pyspiel.IIGObservationType(False, True, pyspiel.PrivateInfoType.NONE)) is None


def test_utilities_are_declared_right() -> None:
    two, five, alone = game_of("gonuts"), game_of("chinchiller", players=5), game_of("chili", players=1)
    assert (two.min_utility(), two.max_utility(), two.utility_sum()) == (-1, 1, 0)
    assert (five.min_utility(), five.max_utility(), five.utility_sum()) == (-0.25, 1, 0)
    assert two.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert alone.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert (alone.min_utility(), alone.max_utility()) == (0, 1150)
    assert two.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION
    assert five.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION


def test_a_long_game_is_cut_short_and_worth_nothing() -> None:
    state = game_of("gonuts", max_game_length=3).new_initial_state()
    random, decisions = np.random.default_rng(1), 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        state.apply_action(int(random.choice(state.legal_actions())))
    assert decisions == 3
    assert state.returns() == [0, 0]


def test_parameters_are_the_options_of_the_game() -> None:
    game = game_of("dixkibluff", players=4, dice=5, faces="pi;sun;figure", first=3)
    rules = game.subgame.rules
    assert rules.options == create("dixkibluff", 4, dice=5, faces="pi,sun,figure", first=3).options
    assert pyspiel.load_game(str(game)).subgame.rules.options == rules.options
    with pytest.raises(OptionError):
        spiel_game("gonuts")({"round": "live"})
    with pytest.raises(OptionError):
        spiel_game("gonuts")({"players": 7})


def test_its_other_algorithms_run_on_it_too() -> None:
    """MCTS takes the winning bank; OpenSpiel's environment for learners steps a game to its end."""
    game = game_of("gonuts", target=2, first=0)
    state = game.new_initial_state()
    state.apply_action(15)  # five acorns
    bot = mcts.MCTSBot(game, 2, 50, mcts.RandomRolloutEvaluator(), random_state=np.random.RandomState(1))
    assert state.action_to_string(bot.step(state)) == "bank"
    learner = rl_environment.Environment(game, chance_event_sampler=rl_environment.ChanceEventSampler(seed=1))
    step = learner.reset()
    assert len(step.observations["info_state"][0]) == game.subgame.layout.size
    while not step.last():
        player = step.observations["current_player"]
        step = learner.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == 0
    assert max(step.rewards) == 1
