"""The solved game of two: against a slow solver, against other programs, and against the best answer to it.

`make test` finds the best answer to the table of the reading of C3 that tables are opened with; `make soak`
(DICEHOUSE_READINGS=all) also to that of the first reading, for games that began by it.
"""

import os
from random import Random
from typing import Any

import numpy as np
import pytest

from dicehouse.bots import solve
from dicehouse.core.errors import BotError
from dicehouse.core.game import AnyGame
from dicehouse.games import create
from dicehouse.games.chinchiller.bots import claim_game, exploitability, jit, solver, two_player_table
from dicehouse.games.chinchiller.bots.throw_odds import AMOUNTS, CHANCES, FRESH, Floats
from dicehouse.games.chinchiller.bots.turn_analysis import BlindTurn, OpenTurn, Position, value_function
from dicehouse.games.chinchiller.options import NEEDED, PILE
from dicehouse.games.chinchiller.sand import CLAIMS, Sand
from dicehouse.kit import value_tables
from games.chinchiller.bot_tables import SlowSolver, announced

READINGS = [NEEDED, PILE] if os.environ.get("DICEHOUSE_READINGS") == "all" else [NEEDED]
STEP = 1 / two_player_table.STEPS


def silent(share: float) -> None:
    assert 0 <= share <= 1


@pytest.mark.parametrize("returns", [NEEDED, PILE])
@pytest.mark.parametrize(("supply", "reach", "sand"), [(3, 4, 1), (12, 4, 6)])
def test_every_position_of_a_small_game_has_the_value_that_driving_the_rules_gives(
    supply: int, reach: int, sand: int, returns: str
) -> None:
    game = create("chinchiller", 2, first=0, sand=sand, supply=supply, returns=returns)
    slow = SlowSolver(game, reach)
    slow.solve(game.new())
    assert {key[:2] for key in slow.values} == set(two_player_table.PAIRS)
    values = solver.values_of(supply, returns == PILE, reach, silent)
    for key, value in slow.values.items():
        assert two_player_table.value(values, *key) == pytest.approx(value, abs=1e-8), key


def claim_payoffs(random: np.random.Generator, kind: int) -> tuple[Floats, Floats, Floats]:
    """Claim games as they come up, some with the game at stake, and some of no sense at all."""
    if kind == 0:
        return random.random(13), random.random(13), random.random(13)

    def chance(lead: Any) -> Floats:
        result: Floats = 1 / (1 + np.exp(-lead / 40))
        return result

    lead = random.uniform(-150, 150)
    caught = chance(lead - 2 * AMOUNTS - random.uniform(0, 60))
    if kind == 2:
        caught = (lead >= 2 * AMOUNTS).astype(float)
    return chance(lead - 2 * AMOUNTS), chance(lead + 12.0 * (AMOUNTS < 6)), caught


def guaranteed(accept: Floats, truth: Floats, lie: Floats, chances: Floats, believe: Floats) -> float:
    """The most an announcer can get from a blind player who believes each claim so often."""
    value = 0.0
    n = len(accept)
    for w in range(n):
        best = -1e9
        for c in range(n):
            looked = truth[w] if w == c else lie[w]
            best = max(best, believe[c] * accept[c] + (1.0 - believe[c]) * looked)
        value += chances[w] * best
    return value


def assured(accept: Floats, truth: Floats, lie: Floats, chances: Floats, mix: Floats) -> float:
    """The least an announcer gets who claims like this."""
    value = 0.0
    n = len(accept)
    for c in range(n):
        believed, looked = 0.0, 0.0
        for w in range(n):
            share = chances[w] * mix[w, c]
            believed += share * accept[c]
            looked += share * (truth[w] if w == c else lie[w])
        value += min(believed, looked)
    return value


@pytest.mark.parametrize("kind", [0, 1, 2])
def test_claims_are_an_equilibrium_by_another_program(kind: int) -> None:
    random = np.random.default_rng(kind)
    for _ in range(40):
        accept, truth, lie = claim_payoffs(random, kind)
        value, mix, believe = claim_game.equilibrium(accept, truth, lie, CHANCES)
        right = announced(list(accept), list(truth), list(lie), list(CHANCES))
        assert value == pytest.approx(right, abs=1e-9)
        # neither side can do better: each strategy by itself holds the value
        assert guaranteed(accept, truth, lie, CHANCES, believe) == pytest.approx(right, abs=1e-9)
        assert assured(accept, truth, lie, CHANCES, mix) == pytest.approx(right, abs=1e-9)
        assert mix.sum(axis=1) == pytest.approx(np.ones(13))


def test_compiled_claims_are_the_claims_the_bots_make() -> None:
    random = np.random.default_rng(7)
    for number in range(60):
        game = claim_payoffs(random, number % 3)
        plain, compiled = claim_game.equilibrium(*game, CHANCES), jit.equilibrium_of(*game, CHANCES)
        assert plain[0] == pytest.approx(compiled[0], abs=1e-12)
        np.testing.assert_allclose(plain[1], compiled[1], atol=1e-9)
        np.testing.assert_allclose(plain[2], compiled[2], atol=1e-9)


def test_where_nothing_is_at_stake_the_truth_is_told_and_believed() -> None:
    same = np.full(13, 0.25)
    value, mix, believe = claim_game.equilibrium(same, same, same, CHANCES)
    assert (value, mix.tolist(), believe.tolist()) == (0.25, np.eye(13).tolist(), [1.0] * 13)


@pytest.mark.parametrize("whole", [False, True])
def test_the_solver_moves_sand_as_the_rules_do(whole: bool) -> None:
    supply = 50
    for a in range(70):
        for b in range(70):
            sand = Sand((a, b), supply - a - b)
            for amount in CLAIMS:
                assert jit.give(a, b, amount, supply, whole) == sand.give(0, amount, whole)[0].piles
                assert exploitability._given(a, b, amount, supply, whole) == sand.give(0, amount, whole)[0].piles
                assert jit.pay(a, b, amount) == sand.pay(0, 1, amount)[0].piles


@pytest.mark.parametrize("whole", [False, True])
def test_debts_stay_within_the_levels_of_the_table(whole: bool) -> None:
    """From every position with a lead short of won, every payment leads to one that has a value, or to a won lead."""
    supply, reach = 20, 30
    top = two_player_table.top(supply, reach)
    for a in range(top + 1):
        for b in range(top + 1 - a):
            if abs(a - b) >= reach:
                continue
            sand = Sand((a, b), supply - a - b)
            for amount in CLAIMS:
                for after, _ in (sand.give(0, amount, whole), sand.pay(0, 1, amount)):
                    mine, theirs = after.piles
                    assert abs(mine - theirs) >= reach or mine + theirs <= top


@pytest.fixture(scope="module", params=[NEEDED, PILE])
def shipped(request: pytest.FixtureRequest) -> tuple[AnyGame, Floats]:
    """The games whose tables ship: by the second reading of C3, and by the first, for those that began by it."""
    game = create("chinchiller", 2, returns=request.param)
    return game, two_player_table.read(game)


def test_shipped_values_follow_from_each_other(shipped: tuple[AnyGame, Floats]) -> None:
    """A sample of positions, each one turn before others: the turn thought through gives the value that is kept."""
    game, values = shipped
    random, value_of, whole = Random(3), value_function(game), game.options.whole_pile
    for _ in range(250):
        mover, other = random.choice(two_player_table.PAIRS)
        lead = random.randrange(-250, 251)
        mine = random.randrange(max(0, lead), (745 + lead) // 2 + 1)
        theirs = mine - lead
        start = Position(Sand((mine, theirs), 745 - mine - theirs), (mover, other), (), 0)
        turn = BlindTurn(value_of, start, 1).value if mover == 2 else OpenTurn(value_of, whole, start).throws[FRESH]
        assert turn[0] == pytest.approx(two_player_table.value(values, mover, other, mine, theirs), abs=1.6 * STEP), (
            start
        )


@pytest.mark.parametrize("shipped", READINGS, indirect=True)
def test_nobody_can_gain_a_thousandth_against_the_shipped_table(shipped: tuple[AnyGame, Floats]) -> None:
    game, values = shipped
    gain = exploitability.gain(values, 745, game.options.whole_pile, 24)
    value = two_player_table.value(values, 0, 0, 24, 24)
    assert gain.beyond < 2e-4
    assert value <= gain.starting[24] + gain.beyond <= value + 0.001
    assert 1 - value <= gain.following[24] + gain.beyond <= 1 - value + 0.001


@pytest.mark.parametrize("whole", [False, True])
def test_the_best_answer_punishes_a_bad_table(whole: bool) -> None:
    """A small game: nothing to gain against its own solution, much against a player who thinks only sand counts."""
    supply, reach, sand = 20, 40, 5
    values = solver.values_of(supply, whole, reach, silent)
    value = two_player_table.value(values, 0, 0, sand, sand)
    fine = exploitability.gain(values, supply, whole, sand, passes=12)
    assert fine.starting[sand] >= value - 1e-7
    assert fine.following[sand] >= 1 - value - 1e-7
    leads = 2.0 * np.arange(reach + 1) - reach
    simple = np.broadcast_to(1 / (1 + np.exp(-leads / 10)), values.shape).copy()
    poor = exploitability.gain(simple, supply, whole, sand, passes=12)
    assert poor.starting[sand] > fine.starting[sand] + 0.02
    assert poor.following[sand] > fine.following[sand] + 0.02


def test_a_solution_is_solved_once_and_then_loaded(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(value_tables.FOLDER, str(tmp_path))
    monkeypatch.setattr(two_player_table, "REACH", 20)
    game = create("chinchiller", 2, sand=3, supply=12)
    shares: list[float] = []
    with pytest.raises(BotError) as unsolved:
        two_player_table.read(game)
    assert unsolved.value.code == "bots.unsolved"
    first = solve(game, shares.append)
    assert not first.loaded
    assert shares == sorted(shares)
    assert shares[-1] == 1
    second = solve(create("chinchiller", 2, sand=3, supply=12))
    assert second.loaded
    assert (second.value, second.gap, second.states) == (first.value, first.gap, first.states)


@pytest.mark.parametrize("returns", [NEEDED, PILE])
def test_the_shipped_solution_in_numbers(returns: str) -> None:
    solution = solve(create("chinchiller", 2, returns=returns))
    assert solution.loaded
    assert solution.value == pytest.approx(0.5329, abs=1e-4)
    assert 0 <= solution.gap <= 0.001


def test_more_than_two_are_not_solved() -> None:
    with pytest.raises(BotError) as caught:
        solve(create("chinchiller", 3))
    assert caught.value.code == "bots.cannot-solve"
