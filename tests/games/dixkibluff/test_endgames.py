"""Solved endgames: against OpenSpiel, against linear programming, and round by round on the real rules."""

from functools import cache
from typing import Any

import numpy as np
import pytest
from open_spiel.python import policy as spiel_policy
from open_spiel.python.algorithms import expected_game_score, exploitability
from scipy.optimize import linprog  # type: ignore[import-untyped,unused-ignore]

from dicehouse.games import create
from dicehouse.games.dixkibluff.actions import Bet, DiXe, Pass, Place, in_order
from dicehouse.games.dixkibluff.bots import endgame, endgame_book, solver
from dicehouse.games.dixkibluff.bots.duel_tree import DuelTree, as_in_tree, bets_at, build_tree, codes, size, walk
from dicehouse.games.dixkibluff.bots.endgame import Endgames, Strategies, ends_of, mirrored, solve_total, splits
from dicehouse.games.dixkibluff.rules import DIXE, DOUBT, DiXkiBluff
from dicehouse.kit import value_tables
from games.dixkibluff.spiel import Moment, Round

SMALL = "pi,bomb,figure"
Split = tuple[int, int]


def rules(faces: str = SMALL, **options: object) -> DiXkiBluff:
    game = create("dixkibluff", 3, faces=faces, **options)
    assert isinstance(game, DiXkiBluff)
    return game


@cache
def solved(faces: str = SMALL, knowledge: str = "own", most: int = 3, iterations: int = 300) -> Endgames:
    known = Endgames({}, {}, {}, {})
    for total in range(2, most + 1):
        solve_total(rules(faces, knowledge=knowledge), total, known, iterations, lambda share: None)
    return known


@cache
def nodes(game: DiXkiBluff, dice: Split, blind: tuple[bool, bool]) -> dict[int, int]:
    """The node of each code."""
    return {int(code): node for node, code in enumerate(codes(build_tree(game.die, game.symbols, dice, blind)))}


def shares(tree: DuelTree, play: Strategies, node: int, hand: int) -> np.ndarray[Any, Any]:
    """How often each action is taken."""
    actions = int(tree.start[node + 1] - tree.start[node])
    at = int(tree.offset[node]) + hand * actions
    sums = play.sums[at : at + actions]
    return np.full(actions, 1 / actions) if sums.sum() == 0 else sums / sums.sum()


def spoken(game: DiXkiBluff, dice: Split, play: Strategies, moment: Moment, thrown: bool = False) -> dict[Any, float]:
    """What the solved play does at a moment of the real rules: every legal action with its chance."""
    state, legal = moment.now.state, moment.legal()
    seat = state.actors[0]
    sealed = game.options.knowledge == "sealed"
    tree = build_tree(game.die, game.symbols, dice, (sealed and thrown, sealed))
    if isinstance(legal[0], Place):
        lying = in_order(state.hands[seat])
        ways = {
            action: sum(
                float(share)
                for hand, share in zip(tree.hands[0].hands, play.places, strict=True)
                if isinstance(action, Place) and hand[: len(lying) + 1] == (*lying, action.face)
            )
            for action in legal
        }
        total = sum(ways.values())
        return {action: way / total if total else 1 / len(legal) for action, way in ways.items()}
    bets = tuple(action for action in moment.now.said if isinstance(action, Bet))
    here = walk(game.die, game.symbols, sum(dice), bets)
    assert here is not None
    node = nodes(game, dice, (sealed and thrown, sealed))[here.code]
    known = tree.hands[seat].hands != ((),)
    lies = as_in_tree(game.symbols, here, state.hands[seat]) if known else ()
    chosen = shares(tree, play, node, tree.hands[seat].index[lies])
    actions: list[Any] = [*bets_at(game.symbols, sum(dice), here), *((DOUBT, DIXE) if bets else ())]
    by_action = dict(zip(actions, map(float, chosen), strict=True))
    if Pass() in legal:
        return {DiXe(): by_action[DIXE], Pass(): 1 - by_action[DIXE]}
    rest = 1 - by_action.get(DIXE, 0.0)
    return {action: by_action[action] / rest if rest > 1e-12 else 1 / len(legal) for action in legal}


def in_openspiel(
    game: DiXkiBluff, dice: Split, known: Endgames, play: Strategies, thrown: bool = False
) -> tuple[Round, Any]:
    """The round in OpenSpiel, and the same play as its policy."""
    spiel = Round(game, dice, known.values, thrown)
    table = spiel_policy.TabularPolicy(spiel)
    for moment in table.states:
        ways = spoken(game, dice, play, moment, thrown)
        row = table.policy_for_key(moment.information_state_string())
        for place, action in enumerate(moment.legal()):
            row[place] = ways[action]
    return spiel, table


@pytest.mark.parametrize(
    ("dice", "thrown", "iterations"),
    [((1, 1), False, 300), ((1, 1), True, 300), ((2, 1), False, 7), ((1, 2), False, 40)],
)
def test_value_and_exploitability_agree_with_openspiel(dice: Split, thrown: bool, iterations: int) -> None:
    game, known = rules(), solved()
    one = endgame.Round(game, dice, thrown)
    ends = ends_of(game, dice, known.values, mirrored(known.values))
    for _ in range(iterations):
        one.learn(ends)
    play = one.average
    spiel, table = in_openspiel(game, dice, known, play, thrown)
    value = expected_game_score.policy_value(spiel.new_initial_state(), [table, table])[0]
    assert one.judge(ends, play) == pytest.approx(value, abs=1e-9)
    ours = one.best(0, ends, play) + one.best(1, ends, play) - 1
    assert ours == pytest.approx(exploitability.nash_conv(spiel, table), abs=1e-9)


def test_sealed_rounds_agree_with_openspiel() -> None:
    """Whoever threw does not know their hand; OpenSpiel's strings tell hands apart, so only the value is asked."""
    game, known = rules(knowledge="sealed"), solved(knowledge="sealed")
    one = endgame.Round(game, (1, 2))
    ends = ends_of(game, (1, 2), known.values, mirrored(known.values))
    for _ in range(50):
        one.learn(ends)
    spiel, table = in_openspiel(game, (1, 2), known, one.average)
    value = expected_game_score.policy_value(spiel.new_initial_state(), [table, table])[0]
    assert one.judge(ends, one.average) == pytest.approx(value, abs=1e-9)


class Sequences:
    """The sequence form of a round, built by walking the real rules."""

    def __init__(self, spiel: Round) -> None:
        self.index: tuple[dict[Any, int], dict[Any, int]] = ({(): 0}, {(): 0})
        self.infosets: tuple[dict[str, tuple[int, list[int]]], dict[str, tuple[int, list[int]]]] = ({}, {})
        self.payoffs: dict[tuple[int, int], float] = {}
        self._walk(spiel.new_initial_state(), [(), ()], 1.0)

    def _walk(self, moment: Moment, sequences: list[Any], chance: float) -> None:
        if moment.is_terminal():
            at = (self.index[0][sequences[0]], self.index[1][sequences[1]])
            self.payoffs[at] = self.payoffs.get(at, 0.0) + chance * moment.returns()[0]
            return
        if moment.is_chance_node():
            for action, share in moment.chance_outcomes():
                self._walk(moment.child(action), sequences, chance * share)
            return
        seat, name = moment.current_player(), moment.information_state_string()
        index = self.index[seat]
        actions = moment.legal_actions()
        after = [(name, action) for action in actions]
        for sequence in after:
            index.setdefault(sequence, len(index))
        self.infosets[seat][name] = (index[sequences[seat]], [index[sequence] for sequence in after])
        for action, sequence in zip(actions, after, strict=True):
            following = list(sequences)
            following[seat] = sequence
            self._walk(moment.child(action), following, chance)

    def value(self) -> float:
        """The first bettor's value: maximise over plans what the other's best answer leaves."""
        plans, answers = len(self.index[0]), len(self.infosets[1]) + 1
        payoff = np.zeros((plans, len(self.index[1])))
        for (row, column), worth in self.payoffs.items():
            payoff[row, column] = worth
        constraints = np.zeros((len(self.infosets[0]) + 1, plans))
        constraints[0, 0] = 1
        for row, (parent, children) in enumerate(self.infosets[0].values(), start=1):
            constraints[row, parent] = -1
            constraints[row, children] = 1
        other = np.zeros((answers, len(self.index[1])))
        other[0, 0] = 1
        for row, (parent, children) in enumerate(self.infosets[1].values(), start=1):
            other[row, parent] = -1
            other[row, children] = 1
        found = linprog(
            c=np.concatenate((np.zeros(plans), -np.eye(answers)[0])),
            A_ub=np.hstack((-payoff.T, other.T)),
            b_ub=np.zeros(payoff.shape[1]),
            A_eq=np.hstack((constraints, np.zeros((len(constraints), answers)))),
            b_eq=np.eye(len(constraints))[0],
            bounds=[(0, None)] * plans + [(None, None)] * answers,
        )
        assert found.status == 0
        return float(-found.fun)


@pytest.mark.parametrize("dice", [(1, 1), (1, 2), (2, 1)])
def test_values_are_those_of_linear_programming(dice: Split) -> None:
    """The exact value of the round, all later values as solved: within what the solved play can lose."""
    game, known = rules(), solved()
    exact = Sequences(Round(game, dice, known.values, False)).value()
    assert abs(known.values[dice] - exact) <= known.gap(dice) + 1e-9
    assert known.gap(dice) < 0.005


def test_other_faces_without_figures_or_with_repeated_ones() -> None:
    for faces in ("pi,pi,bomb", "pi,bomb,bomb,figure"):
        game, known = rules(faces), solved(faces, most=2)
        exact = Sequences(Round(game, (1, 1), {}, False)).value()
        assert abs(known.values[1, 1] - exact) <= known.gap((1, 1)) + 1e-9
        assert known.gap((1, 1)) < 0.005


@cache
def _one_round(split: Split, values: tuple[tuple[Split, float], ...]) -> float:
    game, known = rules(), solved()
    spiel = Round(game, split, dict(values), False)
    _, table = in_openspiel(game, split, Endgames(dict(values), {}, {}, {}), known.play[split])
    return float(expected_game_score.policy_value(spiel.new_initial_state(), [table, table])[0])


def test_values_stay_when_rounds_are_played_on_the_real_rules() -> None:
    """The fixed point: one more round, valued move by move by the rules, gives the same values."""
    known = solved()
    values = tuple(known.values.items())
    for split in known.values:
        assert _one_round(split, values) == pytest.approx(known.values[split], abs=1e-8)


def test_a_die_that_changes_hands_leads_back_to_as_many_dice() -> None:
    ends = ends_of(rules(), (2, 1), {(2, 1): 0.25, (1, 1): 0.5}, {(2, 1): 0.75, (1, 1): 0.125})
    # the other (1 die) calls. Holds: they are out; fails: 1-1, they bet first; DiXe! right: they have 2; wrong: out
    assert ends[1].tolist() == [1.0, 0.125, 0.75, 1.0]
    # the first bettor (2 dice) calls. Holds: 1-1, the other first; fails: won; DiXe! right: won; wrong: as holds
    assert ends[0].tolist() == [0.125, 1.0, 1.0, 0.125]


def test_best_answers_never_do_worse_than_the_play_itself() -> None:
    known = solved()
    for split, value in known.values.items():
        assert known.best_first[split] >= value - 1e-9
        assert known.best_second[split] >= 1 - value - 1e-9


def test_stand_ins_stand_for_all_that_differ_only_in_names() -> None:
    """Every sequence of real bets leads to a node, and the nodes reached are all there are."""
    game = rules("pi,bomb,sun,figure")
    tree = build_tree(game.die, game.symbols, (1, 1))
    reached = set()
    todo: list[tuple[Bet, ...]] = [()]
    sequences = 0
    while todo:
        bets = todo.pop()
        sequences += 1
        here = walk(game.die, game.symbols, 2, bets)
        assert here is not None
        reached.add(here.code)
        todo += [(*bets, bet) for bet in bets_at(game.symbols, 2, here)]
    assert reached == set(codes(tree).tolist())
    assert len(reached) == tree.nodes == size(game.die, game.symbols, 2)
    assert sequences == (1 + 3 + 6 + 6) ** 2  # none, or an ordered choice of 1, 2 or 3 symbols, for each number
    assert walk(game.die, game.symbols, 2, (Bet(2, ("pi",)), Bet(1, ("pi",)))) is None


def shipped(knowledge: str) -> tuple[DiXkiBluff, dict[str, Any]]:
    game = create("dixkibluff", 3, knowledge=knowledge)
    assert isinstance(game, DiXkiBluff)
    return game, value_tables.load(game, endgame_book.ENDGAMES)


@pytest.mark.parametrize("knowledge", ["own", "sealed"])
def test_shipped_play_loses_no_more_than_it_says(knowledge: str) -> None:
    """Read the shipped rows back into the tree, and let the best opponent answer."""
    game, table = shipped(knowledge)
    one = endgame.Round(game, (1, 1))
    play = _read(game, (1, 1), table, one)
    ends = ends_of(game, (1, 1), {}, {})
    where = table["splits"].tolist().index([1, 1])
    value = one.judge(ends, play)
    assert value == pytest.approx(float(table["values"][where]), abs=1e-9)
    gap = max(one.best(0, ends, play) - value, one.best(1, ends, play) - (1 - value))
    assert gap == pytest.approx(float(table["gaps"][where]), abs=1e-6)
    assert gap < 0.001
    assert float(table["gaps"].max()) < 0.002


def _read(game: DiXkiBluff, dice: Split, table: dict[str, Any], one: endgame.Round) -> Strategies:
    tree, name = one.tree, f"{dice[0]}-{dice[1]}"
    sums = np.zeros(int(tree.offset[-1]))
    said = {int(code): node for node, code in enumerate(codes(tree))}
    starts = table[f"{name}.starts"]
    for row, packed in enumerate(table[f"{name}.rows"]):
        node, hand = said[int(packed) // endgame_book.MOST_HANDS], int(packed) % endgame_book.MOST_HANDS
        actions = int(tree.start[node + 1] - tree.start[node])
        at = int(tree.offset[node]) + hand * actions
        sums[at : at + actions] = table[f"{name}.shares"][starts[row] : starts[row + 1]]
    return Strategies(sums, table[f"{name}.places"])


def test_the_book_reads_what_the_solver_wrote() -> None:
    """The bot's endgame_book, asked with real symbols, gives what the tree says for the symbols' stand-ins."""
    game, table = shipped("own")
    one = endgame.Round(game, (1, 1))
    play = _read(game, (1, 1), table, one)
    pages = endgame_book.EndgameBook(game)
    asked = 0
    for face in game.faces:
        for opening in ((), *[(Bet(1, (symbol,)),) for symbol in game.symbols]):
            advice = pages.advice(1, 1, opening, (face,))
            if advice is None:
                continue
            here = walk(game.die, game.symbols, 2, opening)
            assert here is not None
            node = int(np.flatnonzero(codes(one.tree) == here.code)[0])
            hand = one.tree.hands[0].index[as_in_tree(game.symbols, here, (face,))]
            assert [item.share for item in advice.values()] == pytest.approx(
                shares(one.tree, play, node, hand).tolist(), abs=1e-4
            )
            assert sum(item.share for item in advice.values()) == pytest.approx(1)
            best = max(item.value for item in advice.values())
            taken = sum(item.share * item.value for item in advice.values())
            assert taken >= best - 0.02
            asked += 1
    assert asked > 20
    assert pages.advice(1, 1, (Bet(2, ("pi",)), Bet(1, ("pi",))), ("pi",)) is None
    assert pages.advice(1, 1, (), None) is None
    assert sum(item.share for _, item in pages.places(1, 1)) == pytest.approx(1)


def test_solving_keeps_a_table_that_loading_gives_back(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(value_tables.FOLDER, str(tmp_path))
    monkeypatch.setattr(solver, "LEARNING", 60)
    game = rules()
    told: list[float] = []
    first = solver.solve(game, told.append, False)
    again = solver.solve(game, told.append, False)
    assert told == sorted(told)
    assert told[-1] == 1.0
    assert not first.loaded
    assert again.loaded
    assert (again.value, again.gap, again.states) == (first.value, first.gap, first.states)
    assert 0 < first.gap < 0.05
    assert first.states == sum(
        build_tree(game.die, game.symbols, split).information_sets
        for total in endgame_book.solvable_totals(game)
        for split in splits(total)
    )
    assert [
        (own, other) for own in (1, 2, 3) for other in (1, 2, 3) if endgame_book.EndgameBook(game).knows(own, other)
    ] == [
        (1, 1),
        (1, 2),
        (1, 3),
        (2, 1),
        (2, 2),
        (3, 1),
    ]
