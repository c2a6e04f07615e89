"""The solved game against a second method: slow, without any table, on the rules themselves, state by state."""

import sys
from collections import Counter
from functools import cache
from math import comb
from typing import Any

import msgspec
import numpy as np
import pytest

from dicehouse.bots import evaluator, solve
from dicehouse.core.errors import BotError, MissingExtraError
from dicehouse.games.gonuts.bots import jit, simulation, solver
from dicehouse.games.gonuts.bots.flat_odds import flat_odds
from dicehouse.games.gonuts.bots.odds import Floats, odds_of
from dicehouse.games.gonuts.bots.turn_solution import turn_solver
from dicehouse.games.gonuts.options import GoNutsOptions
from dicehouse.games.gonuts.rules import BANK, DICE, ROLL, GoNuts, GoNutsState
from dicehouse.kit import value_tables
from dicehouse.kit.solution import silent

SMALL: tuple[tuple[int, dict[str, int]], ...] = (
    (2, {"target": 6}),
    (2, {"target": 1}),
    (2, {"target": 4, "squirrels": 0}),
    (2, {"target": 7, "cars": 0}),
    (2, {"target": 7, "squirrels": 0, "cars": 0}),
    (2, {"target": 4, "houses": 0}),
    (2, {"target": 4, "squirrels": 1, "acorns": 1, "cars": 4, "dogs": 2, "houses": 1}),
    (2, {"target": 5, "squirrels": 6, "acorns": 1, "cars": 2, "dogs": 1, "houses": 1}),
    (3, {"target": 3}),
    (3, {"target": 2, "squirrels": 2, "acorns": 1, "cars": 3, "dogs": 3, "houses": 2}),
    (4, {"target": 2}),
)


def gonuts(players: int, **options: object) -> GoNuts:
    return GoNuts(GoNutsOptions.read(players, options))


class Slow:
    """Every state that can come up, and what it is worth to everybody, found by going over all of them again and again.

    The dice that lie on the table change nothing, so states that differ in them only are one. Whoever has enough points
    in hand to win is taken to win: they may bank at once, and a round records its acorns in the end.
    """

    def __init__(self, game: GoNuts) -> None:
        self.game = game
        self.states: list[GoNutsState] = []
        """One example of each, those that come later in the game first, as far as there is a first."""
        self.steps: list[dict[Any, int]] = []
        """What can follow: by the action, or (number, chance) where dice are due."""
        self._explore(game.new())

    def _explore(self, start: GoNutsState) -> None:
        number: dict[GoNutsState, int] = {}
        left = {plain(start): self._follow(start)}
        path = [start]
        follow = dict(left)
        while path:
            state = path[-1]
            following = left[plain(state)]
            while following and plain(following[-1][1]) in follow:
                following = following[:-1]
            left[plain(state)] = following
            if following:
                after = following[-1][1]
                follow[plain(after)] = left[plain(after)] = self._follow(after)
                path.append(after)
            else:
                number[plain(state)] = len(self.states)
                self.states.append(path.pop())
        for state in self.states:
            if state.due is None:
                self.steps.append({how: number[plain(after)] for how, after in follow[plain(state)]})
                continue
            chances: dict[Any, Any] = {}
            for chance, after in follow[plain(state)]:
                chances[number[plain(after)]] = chances.get(number[plain(after)], 0) + chance
            self.steps.append(chances)

    def _follow(self, state: GoNutsState) -> list[tuple[Any, GoNutsState]]:
        if self.over(state) is not None:
            return []
        if state.due is not None:
            return [(chance, self.game.roll(state, roll)[0]) for roll, chance in state.due.multisets()]
        seat = state.turn
        return [(action, self.game.act(state, seat, action)[0]) for action in self.game.legal_actions(state, seat)]

    def over(self, state: GoNutsState) -> list[float] | None:
        outcome = self.game.outcome(state)
        if outcome is not None:
            return [float(seat in outcome.winners) for seat in range(self.game.players)]
        in_hand = bool(state.waiting or state.actors)
        if in_hand and state.scores[state.turn] + state.points >= self.game.options.target:
            return [float(seat == state.turn) for seat in range(self.game.players)]
        return None

    def values(self, policies: dict[int, dict[int, Any]] | None = None) -> Floats:
        """What each state is worth to each player, if these seats keep to a policy and the others do their best."""
        values = np.array([self.over(state) or [0.0] * self.game.players for state in self.states])
        chances = [
            (np.array(list(steps)), np.array([float(chance) for chance in steps.values()]))
            if steps and state.due is not None
            else None
            for state, steps in zip(self.states, self.steps, strict=True)
        ]
        moved = 1.0
        while moved > 1e-14:
            before = values.copy()
            for number, (state, steps) in enumerate(zip(self.states, self.steps, strict=True)):
                chance = chances[number]
                if chance is not None:
                    values[number] = chance[1] @ values[chance[0]]
                elif steps and policies and state.turn in policies:
                    values[number] = values[steps[policies[state.turn][number]]]
                elif steps:
                    bank, roll = values[steps[BANK]], values[steps[ROLL]]
                    values[number] = roll if roll[state.turn] > bank[state.turn] + 1e-12 else bank
            moved = float(np.abs(values - before).max())
        return values


def plain(state: GoNutsState) -> GoNutsState:
    return msgspec.structs.replace(state, faces=())


@cache
def slow_of(number: int) -> tuple[Slow, Floats]:
    players, options = SMALL[number]
    slow = Slow(gonuts(players, first=0, **options))
    return slow, slow.values()


@pytest.mark.parametrize("number", range(len(SMALL)), ids=lambda number: str(SMALL[number]))
def test_every_state_is_worth_what_the_slow_method_finds(number: int) -> None:
    slow, values = slow_of(number)
    game, players = slow.game, slow.game.players
    judge = evaluator(game)
    assert judge.exact
    wins = solver.unpack(solver.compute(game, silent)["wins"])
    starts = set()
    for state, worth in zip(slow.states, values, strict=True):
        view = game.view(state, 0)
        assert judge.position(view) == pytest.approx(list(worth), abs=1e-9), view
        if state.due is not None and not state.waiting and (state.points, state.dice) == (0, DICE):
            order = [(state.turn + place) % players for place in range(players)]
            scores = tuple(state.scores[seat] for seat in order)
            assert wins[scores] == pytest.approx(worth[order], abs=1e-9)
            starts.add(scores)
    assert (0,) * players in starts


def test_perfect_players_choose_what_the_slow_method_finds_best() -> None:
    chosen = Counter[Any]()
    for number in range(len(SMALL)):
        slow, values = slow_of(number)
        judge = evaluator(slow.game)
        for state, steps in zip(slow.states, slow.steps, strict=True):
            if state.actors and steps:
                seat = state.turn
                best = max(values[after, seat] for after in steps.values())
                for candidate in judge.candidates(slow.game.view(state, seat), slow.game.choices(state, seat)):
                    assert candidate.value == pytest.approx(values[steps[candidate.action], seat], abs=1e-9)
                    assert candidate.weight == 0 or candidate.value == pytest.approx(best, abs=1e-9)
                    chosen[candidate.action] += int(candidate.weight)
    assert chosen[BANK] > 50
    assert chosen[ROLL] > 50


@pytest.mark.parametrize(("number", "seats"), [(6, (0, 1)), (7, (0, 1)), (8, (0, 1, 2)), (9, (0, 1, 2)), (10, (2,))])
def test_nobody_gains_by_leaving_the_equilibrium(number: int, seats: tuple[int, ...]) -> None:
    slow, values = slow_of(number)
    game = slow.game
    judge = evaluator(game)
    policy = {}
    for index, (state, steps) in enumerate(zip(slow.states, slow.steps, strict=True)):
        if state.actors and steps:
            candidates = judge.candidates(game.view(state, state.turn), game.choices(state, state.turn))
            policy[index] = max(candidates, key=lambda candidate: candidate.weight).action
    for seat in seats:
        best = slow.values({other: policy for other in range(game.players) if other != seat})
        assert np.abs(best[:, seat] - values[:, seat]).max() < 1e-9


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_brings_acorns_as_often_as_the_formula_says(players: int) -> None:
    # the last dog is out after n beats with chance F(n) - F(n - 1), F(n) = (1 - h^n)^opponents; n beats are n * d dice
    game = gonuts(players, squirrels=2, acorns=3, cars=2, dogs=2, houses=3)
    house, acorn, most = 3 / 5, 3 / 7, 12
    chances = odds_of(game).acorns(most)
    for waiting in range(1, players):
        out = [(1 - house**beats) ** waiting for beats in range(200)]
        for dice in range(1, DICE + 1):
            for acorns in range(most + 1):
                formula = sum(
                    (out[beats] - out[beats - 1])
                    * comb(beats * dice, acorns)
                    * acorn**acorns
                    * (1 - acorn) ** (beats * dice - acorns)
                    for beats in range(1, 200)
                    if acorns <= beats * dice
                )
                assert chances[waiting, dice, acorns] == pytest.approx(formula, abs=1e-12)


@pytest.mark.parametrize(("seat", "points"), [(0, 0), (2, 1), (1, 17)])
def test_the_odds_hold_for_every_seat_score_and_number_of_points(seat: int, points: int) -> None:
    game = gonuts(3, target=40)
    odds = odds_of(game)
    for dice in range(1, DICE + 1):
        before = GoNutsState(None, (seat,), (3, 9, 30), seat, points, dice)
        air, _ = game.act(before, seat, ROLL)
        nuts = cars = 0.0
        gains: dict[tuple[int, int], float] = {}
        assert air.due is not None
        for roll, chance in air.due.outcomes():
            after, _ = game.roll(air, roll)
            if after.waiting:
                nuts += chance
            elif after.turn != seat:
                cars += chance
            else:
                fate = (after.points - points, after.dice)
                gains[fate] = gains.get(fate, 0.0) + float(chance)
        assert nuts == pytest.approx(odds.nuts[dice])
        assert cars == pytest.approx(odds.cars[dice])
        assert gains == pytest.approx({(gain, left): chance for gain, left, chance in odds.rolls[dice]})


def test_the_table_for_two_that_ships_is_what_the_solver_finds() -> None:
    game = gonuts(2)
    shipped = value_tables.load(game, solver.WINS)
    fresh = solver.compute(game, silent)
    assert np.abs(shipped["wins"] - fresh["wins"]).max() < 1e-12
    assert float(shipped["gap"]) < 1e-12


def test_the_table_for_three_that_ships_agrees_with_itself_turn_by_turn() -> None:
    # best play from any scores, looked at for one turn only, must give what the table says of these scores
    game = gonuts(3)
    chart, table = turn_solver(game), value_tables.load(game, solver.WINS)
    wins = solver.unpack(table["wins"])
    random = np.random.default_rng(1)
    for mine, left, right in [(0, 0, 0), (49, 49, 49), *random.integers(0, 50, (150, 3))]:
        recorded = np.roll(wins[left, right, mine:], 1, axis=1)
        turn = chart.turn(recorded, 0, np.array([1.0, 0.0, 0.0]))
        assert turn.roll(0, DICE) == pytest.approx(wins[mine, left, right], abs=3e-7)
    assert float(table["gap"]) < 1e-12


def test_the_cores_together_find_what_one_finds() -> None:
    for players, target in ((3, 6), (2, 9)):
        game = gonuts(players, target=target)
        odds = flat_odds(game)
        alone, together = (np.zeros((target**players, players)) for _ in range(2))
        for total in range(players * (target - 1), -1, -1):
            jit.solve_total(odds, total, target, alone)
            jit.solve_total_on_all_cores(odds, total, target, together)
        assert (alone == together).all()
        assert alone.sum(axis=1) == pytest.approx(np.ones(len(alone)))


def test_small_steps_find_the_same_where_improving_together_would_not_settle(monkeypatch: pytest.MonkeyPatch) -> None:
    game = gonuts(3, target=5)
    usual = solver.compute(game, silent)["wins"]
    odds, wins = flat_odds(game), np.zeros((5**3, 3))
    monkeypatch.setattr(jit, "PATIENCE", 1)
    # plain Python: a compiled kernel would not see the change
    for name in ("best_turn", "play_turn", "code_of", "round_worth", "settle", "step", "look_ahead", "reach"):
        monkeypatch.setattr(jit, name, getattr(jit, name).py_func)
    for total in range(3 * 4, -1, -1):
        for a, b, c in np.ndindex(5, 5, 5):
            if a + b + c == total:
                gap = jit.solve_orbit.py_func(odds, np.array([a, b, c]), 5, wins)
                assert gap < 1e-12
    assert np.abs(solver.pack(wins.reshape(5, 5, 5, 3)) - usual).max() < 1e-6


def test_solve_tells_what_it_found_and_keeps_it(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(value_tables.FOLDER, str(tmp_path))
    shares: list[float] = []
    game = gonuts(3, target=5)
    first = solve(game, shares.append)
    assert not first.loaded
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    assert (first.states, first.gap < 1e-12) == (125, True)
    assert "equilibrium" in first.what
    again = solve(game, shares.append)
    assert again == msgspec.structs.replace(first, loaded=True)
    assert not solve(game, fresh=True).loaded
    # who starts and how a round is run are no other game to the solver
    assert solve(gonuts(3, target=5, first=2, round="live")).loaded


def test_the_default_values() -> None:
    for players, value in ((2, 0.567560), (3, 0.415148)):
        solution = solve(gonuts(players))
        assert solution.loaded
        assert solution.value == pytest.approx(value, abs=1e-6)
        assert solution.gap < 1e-12


def test_what_is_too_large_or_not_solved_is_refused(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(value_tables.FOLDER, str(tmp_path))
    with pytest.raises(BotError) as caught:
        solve(gonuts(4, target=1000))
    assert caught.value.code == "bots.cannot-solve"
    with pytest.raises(BotError) as caught:
        evaluator(gonuts(4, target=51))
    assert caught.value.code == "bots.unsolved"
    assert "dicehouse solve gonuts --players 4 --option target=51" in caught.value.sentence


def test_without_numba_the_solver_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    with pytest.raises(MissingExtraError):
        solve(gonuts(2, target=5), fresh=True)
    with pytest.raises(BotError) as caught:
        solver.stored_wins(gonuts(2, target=17))
    assert caught.value.code == "bots.unsolved"


@pytest.mark.parametrize(
    ("players", "options"), [(2, {}), (3, {}), (4, {"target": 8, "cars": 2, "houses": 1})], ids=str
)
def test_simulated_games_are_won_as_often_as_the_table_says(players: int, options: dict[str, int]) -> None:
    games = 20_000
    played = simulation.simulate(gonuts(players, **options), games, seed=7)
    assert sum(played.wins) == games
    assert abs(played.z) < 4
    for wins, chance in zip(played.wins, played.expected, strict=True):
        assert abs(wins - games * chance) < 4 * (games * chance * (1 - chance)) ** 0.5
    assert simulation.simulate(gonuts(players, **options), games, seed=7) == played
    assert simulation.simulate(gonuts(players, **options), games, seed=8) != played
