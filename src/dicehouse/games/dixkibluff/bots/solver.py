"""Solving the endgames, and making the tables that ship."""

from math import inf

import numpy as np

from dicehouse.games.dixkibluff.bots.duel_tree import codes, size
from dicehouse.games.dixkibluff.bots.endgame import (
    Endgames,
    Round,
    Split,
    Strategies,
    ends_of,
    mirrored,
    settle,
    solve_total,
    splits,
)
from dicehouse.games.dixkibluff.bots.endgame_book import ENDGAMES, MOST_HANDS, SHARES, solvable_totals
from dicehouse.games.dixkibluff.options import SEALED
from dicehouse.games.dixkibluff.rules import DiXkiBluff
from dicehouse.kit import value_tables
from dicehouse.kit.solution import Progress, Solution

LEARNING = 3200
"""Rounds of learning for a small tree; large ones get fewer."""
LARGE = 20_000
RAREST = 1e-3
"""What would be played less often is never played: it is what learning left behind, and fills the table."""


def learning(game: DiXkiBluff, total: int) -> int:
    """How many rounds of learning a tree gets."""
    return LEARNING if size(game.die, game.symbols, total, inf) < LARGE else LEARNING // 8


def solve(game: DiXkiBluff, progress: Progress, fresh: bool) -> Solution:
    """Solve the endgames of a game's faces, or load them."""
    if value_tables.exists(game, ENDGAMES) and not fresh:
        table = value_tables.load(game, ENDGAMES)
        return _solution(table, True)
    table = _solved(game, progress)
    value_tables.save(game, ENDGAMES, table)
    return _solution(table, False)


def ship(progress: Progress) -> None:
    """Make the tables that ship: the usual faces, with own and with sealed dice. Nothing in it is drawn by lot."""
    for turn, knowledge in enumerate(("own", SEALED)):
        game = DiXkiBluff(DiXkiBluff.options_type(players=3, knowledge=knowledge))
        table = _solved(game, lambda share, turn=turn: progress((turn + share) / 2))  # type: ignore[misc]
        value_tables.save(game, ENDGAMES, table, ship=True)


def _solved(game: DiXkiBluff, progress: Progress) -> value_tables.Table:
    known = Endgames({}, {}, {}, {})
    table: value_tables.Table = {}
    solvable = solvable_totals(game)
    work = [size(game.die, game.symbols, total) * learning(game, total) for total in solvable]
    done = 0
    states = 0
    for total, part in zip(solvable, work, strict=True):

        def report(share: float, done: int = done, part: int = part) -> None:
            progress((done + share * part) / sum(work))

        solve_total(game, total, known, learning(game, total), report)
        done += part
        rounds = {split: Round(game, split) for split in splits(total)}
        kept = {split: _rounded(rounds[split], known.play[split]) for split in rounds}
        settle(game, rounds, kept, known)  # what ships is the rounded play: values and gaps are those of it
        for split, one in rounds.items():
            table |= _rows(game, split, one, known)
            states += one.tree.information_sets
            known.play[split] = Strategies(np.zeros(0), kept[split].places)
    order = sorted(known.values)
    table["splits"] = np.array(order, dtype=np.int64)
    table["values"] = np.array([known.values[split] for split in order])
    table["gaps"] = np.array([known.gap(split) for split in order])
    table["states"] = np.array(states)
    table["thrown"] = np.array(_thrown(game))
    return table


def _thrown(game: DiXkiBluff) -> float:
    """The first bettor's chance to win with one die each when both throw."""
    one = Round(game, (1, 1), thrown=True)
    ends = ends_of(game, (1, 1), {}, {})
    for _ in range(LEARNING):
        one.learn(ends)
    return one.judge(ends, one.average)


def _rounded(one: Round, play: Strategies) -> Strategies:
    """The play as it will be kept: in whole parts, hand by hand."""
    tree = one.tree
    sums = np.zeros_like(play.sums)
    for node in range(tree.nodes):
        start, end = int(tree.offset[node]), int(tree.offset[node + 1])
        rows = play.sums[start:end].reshape(-1, int(tree.start[node + 1] - tree.start[node]))
        total = rows.sum(axis=1, keepdims=True)
        shares = np.where(total > 0, rows / np.where(total > 0, total, 1), 1 / rows.shape[1])
        sums[start:end] = np.round(np.where(shares < RAREST, 0.0, shares) * SHARES).ravel()
    places = np.round(play.places * SHARES)
    return Strategies(sums, places / places.sum())


def _rows(game: DiXkiBluff, split: Split, one: Round, known: Endgames) -> value_tables.Table:
    """What is kept of one round: every hand and node its own play can come to."""
    tree, play = one.tree, known.play[split]
    ends = ends_of(game, split, known.values, mirrored(known.values))
    worth = one.worth(ends, play)
    said = codes(tree)
    rows: list[tuple[int, int, int]] = []
    for node in range(tree.nodes):
        player = int(tree.mover[node])
        actions = int(tree.start[node + 1] - tree.start[node])
        for hand in np.flatnonzero(one.sides[player].reach[node] > 0):
            rows.append(
                (int(said[node]) * MOST_HANDS + int(hand), int(tree.offset[node]) + int(hand) * actions, actions)
            )
    rows.sort()
    picked = [np.arange(start, start + actions) for _, start, actions in rows]
    numbers = np.concatenate(picked)
    one.judge(ends, play)
    name = f"{split[0]}-{split[1]}"
    return {
        f"{name}.rows": np.array([row for row, _, _ in rows], dtype=np.int64),
        f"{name}.starts": np.concatenate(([0], np.cumsum([actions for _, _, actions in rows]))).astype(np.int32),
        f"{name}.shares": play.sums[numbers].astype(np.uint16),
        f"{name}.worth": worth[numbers].astype(np.float16),
        f"{name}.places": play.places,
        f"{name}.places_worth": one.sides[0].value[0].copy(),
    }


def _solution(table: value_tables.Table, loaded: bool) -> Solution:
    most = int(table["splits"].sum(axis=1).max())
    what = (
        f"Nash equilibria of the endgames with two players left and up to {most} dice between them; "
        "the value is the chance of the first bettor to win with one die each when both throw"
    )
    return Solution(float(table["thrown"]), float(table["gaps"].max()), int(table["states"]), what, loaded)
