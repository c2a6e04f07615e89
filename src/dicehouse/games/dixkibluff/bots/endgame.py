"""Equilibria of the endgames: two players left, the winner of the last round places and bets first.

A round ends in a smaller endgame, or, when a die changes hands, in one with as many dice; values of those are
iterated until they stay. What the equilibrium may lose to the best opponent is computed over the whole endgame, all
its later rounds included.
"""

from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from dicehouse.games.dixkibluff.bots.duel_tree import build_tree
from dicehouse.games.dixkibluff.bots.showdown_result import after
from dicehouse.games.dixkibluff.options import SEALED
from dicehouse.games.dixkibluff.rules import DiXkiBluff
from dicehouse.kit.solution import Progress
from dicehouse.support.extras import require

Numbers = NDArray[np.float64]
Split = tuple[int, int]
"""Dice of the first bettor, and of the other."""

STAYS = 1e-10
"""Values that move less than this in a pass stay where they are."""


class Strategies(msgspec.Struct, eq=False):
    """How both play one round."""

    sums: Numbers
    """For each node, hand and action: how often, not yet scaled to 1."""
    places: Numbers
    """How often the first bettor lays each hand; when they throw, how likely each is."""


class Round:
    """The round of one split of the dice, and what CFR+ has learnt about it."""

    def __init__(self, game: DiXkiBluff, dice: Split, thrown: bool = False) -> None:
        require("numba", extra="lab")
        from dicehouse.games.dixkibluff.bots import jit  # noqa: PLC0415 - numba is needed for solving only

        self.jit = jit
        sealed = game.options.knowledge == SEALED
        self.tree = build_tree(game.die, game.symbols, dice, (sealed and thrown, sealed))
        self.thrown = thrown
        tree = self.tree
        self.chance = (tree.hands[0].chance, tree.hands[1].chance)
        self.regret = np.zeros(int(tree.offset[-1]))
        self.total = np.zeros_like(self.regret)
        hands = [len(one.hands) for one in tree.hands]
        self.place_regret, self.place_total = np.zeros(hands[0]), np.zeros(hands[0])
        self.arrays = jit.TreeArrays(*(getattr(tree, field) for field in jit.TreeArrays._fields))
        self.sides = [
            jit.Side(np.zeros((tree.nodes, count)), np.zeros(tree.nodes, bool), np.zeros((tree.nodes, count)), swaps)
            for count, swaps in zip(hands, tree.swaps, strict=True)
        ]
        self.rounds = 0

    def learn(self, ends: Numbers) -> None:
        """One round of learning for both players; `ends` are the first bettor's values of how the round can end."""
        self.rounds += 1
        weight = float(self.rounds) ** 2
        for player in (0, 1):
            places = self.chance[0] if self.thrown else _scaled(self.place_regret)
            self._reach(0, self.regret, places)
            self._reach(1, self.regret, self.chance[1])
            self._sweep(player, self.jit.LEARN, self.regret, ends, weight)
            if player == 0 and not self.thrown:
                worth = self.sides[0].value[0]
                self.place_total += weight * places
                self.place_regret = np.maximum(self.place_regret + worth - places @ worth, 0.0)

    @property
    def average(self) -> Strategies:
        """What was learnt."""
        return Strategies(self.total, self.chance[0] if self.thrown else _scaled(self.place_total))

    def judge(self, ends: Numbers, play: Strategies) -> float:
        """The first bettor's value when both play like this."""
        self._reach(0, play.sums, play.places)
        self._reach(1, play.sums, self.chance[1])
        self._sweep(0, self.jit.EVALUATE, play.sums, ends)
        return float(play.places @ self.sides[0].value[0])

    def best(self, player: int, ends: Numbers, play: Strategies) -> float:
        """The most this player can get against the other's play: in the player's own measure."""
        self._reach(1 - player, play.sums, play.places if player == 1 else self.chance[1])
        self._sweep(player, self.jit.RESPOND, play.sums, ends)
        worth = self.sides[player].value[0]
        if player == 0 and not self.thrown:
            return float(worth.max())
        return float(self.chance[player] @ worth)

    def worth(self, ends: Numbers, play: Strategies) -> Numbers:
        """For each node, hand and action: the mover's chance to win, given the other's play up to there."""
        tree = self.tree
        found = np.zeros(int(tree.offset[-1]))
        for player in (0, 1):
            self._reach(1 - player, play.sums, play.places if player == 1 else self.chance[1])
            self._reach(player, play.sums, play.places if player == 0 else self.chance[1])
            self.jit.action_values(self.arrays, ends, player, play.sums, *self._sides(player), found)
        return found

    def _reach(self, player: int, numbers: Numbers, first: Numbers) -> None:
        """Fill in how likely a player's own play leads to each node."""
        self.jit.reach_probabilities(self.arrays, player, numbers, first, self.sides[player])

    def _sweep(self, player: int, purpose: int, numbers: Numbers, ends: Numbers, weight: float = 0.0) -> None:
        """Fill in the values of all nodes for a player."""
        sweep = self.jit.Sweep(purpose, numbers, self.total, weight)
        self.jit.sweep_values(self.arrays, ends, player, sweep, *self._sides(player))

    def _sides(self, player: int) -> tuple[Any, Any]:
        return self.sides[player], self.sides[1 - player]


class Endgames(msgspec.Struct, eq=False):
    """What is known of the endgames of one game: all splits of 2 dice, of 3, and so on."""

    values: dict[Split, float]
    """The first bettor's chance to win when both play like this."""
    best_first: dict[Split, float]
    """The most a first bettor can reach against this play, in this and all later rounds."""
    best_second: dict[Split, float]
    """The most the other can reach."""
    play: dict[Split, Strategies]

    def gap(self, split: Split) -> float:
        """What an opponent can gain at most against this play."""
        value = self.values[split]
        return max(self.best_first[split] - value, self.best_second[split] - (1 - value), 0.0)


def ends_of(game: DiXkiBluff, dice: Split, first: dict[Split, float], second: dict[Split, float]) -> Numbers:
    """A first bettor's chance to win after each call: by the caller; a doubt (holds, fails), DiXe! (right, wrong).

    Args:
        game: the rules.
        dice: of the first bettor and the other.
        first: the chance of this player to win a later round's start when they bet first, by split.
        second: the same when the other bets first; the split is seen from the other's side.
    """
    ends = np.zeros((2, 4))
    for caller in (0, 1):
        for place, (dixe, right) in enumerate(((False, False), (False, True), (True, True), (True, False))):
            settled = after(game, (*dice, 0), 1 - caller, caller, dixe, right)
            if settled.over:
                ends[caller, place] = float(settled.first == 0)
            else:
                split = (settled.dice[settled.first], settled.dice[1 - settled.first])
                ends[caller, place] = first[split] if settled.first == 0 else second[split]
    return ends


def splits(total: int) -> list[Split]:
    """All ways to split this number of dice."""
    return [(own, total - own) for own in range(1, total)]


def mirrored(values: dict[Split, float]) -> dict[Split, float]:
    """The same chances for the other player."""
    return {split: 1 - value for split, value in values.items()}


def solve_total(game: DiXkiBluff, total: int, known: Endgames, iterations: int, progress: Progress) -> None:
    """Solve all splits of `total` dice; those of fewer must be known."""
    rounds = {split: Round(game, split) for split in splits(total)}
    values = {**known.values, **dict.fromkeys(rounds, 0.5)}
    for iteration in range(iterations):
        for split, one in rounds.items():
            one.learn(ends_of(game, split, values, mirrored(values)))
        if iteration % 10 == 9:
            for split, one in rounds.items():
                values[split] = one.judge(ends_of(game, split, values, mirrored(values)), one.average)
        progress((iteration + 1) / iterations)
    settle(game, rounds, {split: one.average for split, one in rounds.items()}, known)


def settle(game: DiXkiBluff, rounds: dict[Split, Round], play: dict[Split, Strategies], known: Endgames) -> None:
    """Add to what is known: this play, its values, and what the best opponent can reach, later rounds included."""
    known.play.update(play)
    for values, start in ((known.values, 0.5), (known.best_first, 0.0), (known.best_second, 0.0)):
        values.update(dict.fromkeys(rounds, start))
    moved = 1.0
    while moved > STAYS:
        moved = 0.0
        for split, one in rounds.items():
            ends = ends_of(game, split, known.values, mirrored(known.values))
            moved = max(moved, _renew(known.values, split, one.judge(ends, play[split])))
            ends = ends_of(game, split, known.best_first, known.best_second)
            moved = max(moved, _renew(known.best_first, split, one.best(0, ends, play[split])))
            ends = ends_of(game, split, mirrored(known.best_second), mirrored(known.best_first))
            moved = max(moved, _renew(known.best_second, split, one.best(1, ends, play[split])))


def _renew(values: dict[Split, float], split: Split, value: float) -> float:
    """Keep a new value; how far it is from the old one."""
    moved = abs(values[split] - value)
    values[split] = value
    return moved


def _scaled(numbers: Numbers) -> Numbers:
    """In proportion, or all alike when nothing is positive."""
    total = float(numbers.sum())
    result: Numbers = numbers / total if total > 0 else np.full(len(numbers), 1 / len(numbers))
    return result
