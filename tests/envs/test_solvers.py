"""OpenSpiel's algorithms on pieces of our games, beside our own solvers."""

from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from open_spiel.python import policy as spiel_policy
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

from dicehouse.envs.openspiel import DicehouseGame
from dicehouse.games import create
from dicehouse.games.chinchiller.bots import claim_game, solver, two_player_table
from dicehouse.games.chinchiller.bots.jit import claim_payoffs
from dicehouse.games.chinchiller.bots.throw_odds import CHANCES
from dicehouse.games.chinchiller.sand import CLAIMS, Sand, worth
from dicehouse.games.dixkibluff.actions import Pass, Place
from dicehouse.games.dixkibluff.bots.endgame import Endgames, solve_total
from dicehouse.games.dixkibluff.rules import DiXkiBluff
from envs.pieces import FACES, Split, blind_turn, last_round
from games.dixkibluff.test_endgames import spoken


@cache
def solved_round(knowledge: str) -> Endgames:
    """Our own solution of the last round: both have one die."""
    game, known = create("dixkibluff", 3, faces=FACES.replace(";", ","), knowledge=knowledge), Endgames({}, {}, {}, {})
    assert isinstance(game, DiXkiBluff)
    solve_total(game, 2, known, 1000, lambda share: None)
    return known


def by_cfr(game: DicehouseGame, iterations: int) -> tuple[float, float]:
    """The first player's value by OpenSpiel's CFR+, and what its play can lose by OpenSpiel's reckoning."""
    learner = cfr.CFRPlusSolver(game)
    for _ in range(iterations):
        learner.evaluate_and_update_policy()
    learnt = learner.average_policy()
    value = expected_game_score.policy_value(game.new_initial_state(), [learnt, learnt])[0]
    return float(value), float(exploitability.exploitability(game, learnt))


@pytest.mark.parametrize("knowledge", ["own", "sealed"])
def test_cfr_finds_our_value_of_a_round_of_dixkibluff(knowledge: str) -> None:
    """Both say how far they may be from the truth: no further are they from each other."""
    known = solved_round(knowledge)
    value, lost = by_cfr(last_round(knowledge), 40)
    ours = 2 * known.values[1, 1] - 1
    assert abs(value - ours) <= 2 * lost + 2 * known.gap((1, 1))
    assert lost < 0.05
    assert known.gap((1, 1)) < 0.005


def test_our_play_of_the_last_round_can_lose_what_we_say_it_can() -> None:
    """The solved play in OpenSpiel: its value and what the best opponents gain are our own figures."""
    known, game = solved_round("own"), last_round()
    rules = game.subgame.rules
    assert isinstance(rules, DiXkiBluff)
    table = spiel_policy.TabularPolicy(game)
    for state in table.states:
        done = [step.action for step in state.position.history if step.seat is not None]
        said = tuple(action for action in done if not isinstance(action, Place | Pass))
        legal = rules.legal_actions(state.position.state, state.position.state.actors[0])
        moment: Any = SimpleNamespace(now=SimpleNamespace(state=state.position.state, said=said), legal=lambda: legal)  # noqa: B023
        row = table.policy_for_key(state.information_state_string())
        row[:] = 0
        for action, share in spoken(rules, (1, 1), known.play[1, 1], moment).items():
            row[game.subgame.numbering.number(action)] = share
    value = expected_game_score.policy_value(game.new_initial_state(), [table, table])[0]
    assert value == pytest.approx(2 * known.values[1, 1] - 1, abs=1e-9)
    ours = known.best_first[1, 1] + known.best_second[1, 1] - 1
    assert exploitability.exploitability(game, table) == pytest.approx(ours, abs=1e-9)


SUPPLY, REACH = 20, 40


@cache
def solved_sand() -> Any:
    """Our own solution of a small game of Chinchiller Dice."""
    return solver.values_of(SUPPLY, False, REACH, lambda share: None)


def turn_of(piles: Split, eyes: int) -> DicehouseGame:
    """A blind turn, its end worth what our solution says."""
    values = solved_sand()

    def value(state: Any) -> float:
        mine, theirs = state.sand.piles[1], state.sand.piles[0]
        return float(two_player_table.value(values, state.closed[1], state.closed[0], mine, theirs))

    return blind_turn(Sand(piles, SUPPLY - sum(piles)), eyes, value)


@pytest.mark.parametrize(("piles", "eyes"), [((5, 5), 1), ((3, 9), 0)])
def test_cfr_finds_our_value_of_a_blind_turn_of_chinchiller_dice(piles: Split, eyes: int) -> None:
    value, lost = by_cfr(turn_of(piles, eyes), 20)
    ours = 2 * float(two_player_table.value(solved_sand(), 2, eyes, *piles)) - 1
    assert abs(value - ours) <= 2 * lost + 1e-6
    assert lost < 0.05


@pytest.mark.parametrize(("piles", "eyes"), [((5, 5), 1), ((3, 9), 0), ((8, 2), 1)])
def test_our_claims_cannot_be_exploited_by_openspiels_reckoning(piles: Split, eyes: int) -> None:
    """The exact simplex of the bots, played in OpenSpiel: nobody can gain anything against it."""
    game = turn_of(piles, eyes)
    value, mix, believe = claim_game.equilibrium(*claim_payoffs(solved_sand(), eyes, *piles), CHANCES)
    table = spiel_policy.TabularPolicy(game)
    for state in table.states:
        row = table.policy_for_key(state.information_state_string())
        row[:] = 0
        now = state.position.state
        if state.current_player() == 1:
            chosen = mix[CLAIMS.index(worth(now.faces))]
            chosen = chosen if chosen.sum() > 0 else np.full(len(CLAIMS), 1 / len(CLAIMS))
            row[state.legal_actions()] = chosen / chosen.sum()
        else:
            accept = believe[CLAIMS.index(now.claim)]
            row[state.legal_actions()] = accept, 1 - accept
    played = expected_game_score.policy_value(game.new_initial_state(), [table, table])
    assert played[1] == pytest.approx(2 * value - 1, abs=1e-9)
    assert exploitability.exploitability(game, table) == pytest.approx(0, abs=1e-9)
