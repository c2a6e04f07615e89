"""Playing bots against each other, and a slow, obviously right solver, for the tests of the bots."""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from scipy.optimize import linprog  # type: ignore[import-untyped]

from dicehouse.bots import Bot, make_bot
from dicehouse.core.events import Event
from dicehouse.core.game import AnyGame
from dicehouse.games import create
from dicehouse.games.chinchiller.actions import Accept, Challenge, Claim, Reroll, Take
from dicehouse.games.chinchiller.rules import ChinchillerState
from dicehouse.games.chinchiller.sand import CLAIMS, worth

Watch = Callable[[Any, list[Bot]], None]


def play(game: AnyGame, names: tuple[str, ...], seed: int, watch: Watch | None = None) -> Any:
    """One game between bots; `watch` is shown every state. The last state comes back."""
    random = Random(seed)
    bots = [make_bot(game, name, seat, Random(seed * 100 + seat)) for seat, name in enumerate(names)]
    state = game.new()
    while True:
        if watch is not None:
            watch(state, bots)
        events: tuple[Event, ...]
        if state.due is not None:
            state, events = game.roll(state, state.due.sample(random.random))
        elif state.actors:
            (seat,) = state.actors
            action = bots[seat].choose(game.view(state, seat), game.choices(state, seat))
            assert action is not None
            state, events = game.act(state, seat, action)
        else:
            return state
        for seat, bot in enumerate(bots):
            bot.notice(tuple(event.for_viewer(seat) for event in events))


def wins(players: int, first: str, others: str, games: int, **options: object) -> float:
    """The share of games `first` wins alone against `others`, in every seat equally often."""
    game = create("chinchiller", players, **options)
    total = 0.0
    for number in range(games):
        seat = number % players
        names = tuple(first if other == seat else others for other in range(players))
        outcome = game.outcome(play(game, names, 1000 + number))
        assert outcome is not None
        total += (seat in outcome.winners) / len(outcome.winners)
    return total / games


def announced(accept: list[float], truth: list[float], lie: list[float], chances: list[float]) -> float:
    """The value of the claim game to the announcer, by another solver: the blind player's program."""
    n = len(accept)
    rows, sides = [], []
    for w in range(n):
        for c in range(n):
            looked = truth[w] if w == c else lie[w]
            row = [0.0] * (2 * n)
            row[c], row[n + w] = accept[c] - looked, -1.0
            rows.append(row)
            sides.append(-looked)
    result = linprog([0.0] * n + chances, rows, sides, bounds=[(0, 1)] * n + [(None, None)] * n, method="highs")
    assert result.success
    return float(result.fun)


Key = tuple[int, int, int, int]
"""Eyes closed and sand of the mover, then of the other, interleaved: eyes, eyes, pile, pile."""
Leaf = float | Key
"""After a turn: the chance of whoever had it, where that is settled; else the position of the other."""


class Tree(NamedTuple):
    """One turn, as the rules play it."""

    throws: dict[tuple[str, ...], list[tuple[float, Leaf, tuple[str, ...] | None]]]
    """With open eyes, by the dice that lie: the chance of each landing, what taking it (or having no choice) leads to,
    and which dice lie if it is rolled again."""
    claims: tuple[list[Leaf], list[Leaf], list[Leaf], list[float]] | None
    """With shut eyes: after an accepted claim, a challenged truth, a challenged lie; and the chances."""


class SlowSolver:
    """Two players solved by driving the rules themselves: every position by itself, over and over.

    A lead of `reach` at the start of a turn counts as won, as in the solver.
    """

    def __init__(self, game: AnyGame, reach: int) -> None:
        self._game = game
        self._reach = reach
        self._trees: dict[Key, Tree] = {}
        self._todo: list[ChinchillerState] = []
        self.values: dict[Key, float] = {}
        """The mover's chance in every position that can come up."""

    def solve(self, start: ChinchillerState) -> None:
        """Find every position, then go through them until nothing changes."""
        self._leaf(start, start.turn)
        while self._todo:
            state = self._todo.pop()
            self._trees[_key(state)] = self._tree(state)
        order = sorted(self._trees, key=lambda key: (-key[0] - key[1], -key[2] - key[3]))
        change = 1.0
        while change > 1e-9:
            change = 0.0
            for key in order:
                value = self._value(self._trees[key])
                change = max(change, abs(value - self.values[key]))
                self.values[key] = value

    def chance(self, state: ChinchillerState, seat: int) -> float:
        """The chance of a seat after its turn, or where it throws with open eyes."""
        if state.turn == seat and state.due is not None:
            return self._hands(self._trees[_key(state)])[_lying(state)]
        leaf = self._leaf(state, seat)
        return leaf if isinstance(leaf, float) else 1 - self.values[leaf]

    def _leaf(self, state: ChinchillerState, seat: int) -> Leaf:
        outcome = self._game.outcome(state)
        if outcome is not None:
            return float(seat in outcome.winners)
        mine, theirs = state.sand.piles[seat], state.sand.piles[1 - seat]
        if abs(mine - theirs) >= self._reach:
            return float(mine > theirs)
        key = _key(state)
        if key not in self.values:
            self.values[key] = 0.5
            self._todo.append(state)
        return key

    def _tree(self, start: ChinchillerState) -> Tree:
        if start.closed[start.turn] == 2:
            return Tree({}, self._claims(start))
        game, mover, throws = self._game, start.turn, Tree({}, None).throws
        todo = [start]
        while todo:
            state = todo.pop()
            if _lying(state) in throws:
                continue
            landings = throws.setdefault(_lying(state), [])
            assert state.due is not None
            for roll, chance in state.due.multisets():
                landed = game.roll(state, roll)[0]
                if landed.turn == mover and landed.actors == (mover,):
                    again = game.act(landed, mover, Reroll())[0]
                    todo.append(again)
                    taken = game.act(landed, mover, Take())[0]
                    landings.append((float(chance), self._leaf(taken, mover), _lying(again)))
                else:
                    landings.append((float(chance), self._leaf(landed, mover), None))
        return Tree(throws, None)

    def _claims(self, start: ChinchillerState) -> tuple[list[Leaf], list[Leaf], list[Leaf], list[float]]:
        game, blind, teller = self._game, start.turn, 1 - start.turn
        n = len(CLAIMS)
        leaves: tuple[list[Leaf], list[Leaf], list[Leaf], list[float]] = ([0.0] * n, [0.0] * n, [0.0] * n, [0.0] * n)
        assert start.due is not None
        for roll, chance in start.due.multisets():
            landed = game.roll(start, roll)[0]
            w = CLAIMS.index(worth(landed.faces))
            leaves[3][w] += float(chance)
            for c, amount in enumerate(CLAIMS):
                told = game.act(landed, teller, Claim(amount))[0]
                leaves[0][c] = self._leaf(game.act(told, blind, Accept())[0], teller)
                looked = leaves[1] if c == w else leaves[2]
                looked[w] = self._leaf(game.act(told, blind, Challenge())[0], teller)
        return leaves

    def _value(self, tree: Tree) -> float:
        if tree.claims is not None:
            *leaves, chances = tree.claims
            # after a blind turn it is the announcer's
            accept, truth, lie = ([self._of(leaf, own=True) for leaf in part] for part in leaves)
            return 1 - announced(accept, truth, lie, chances)
        return self._hands(tree)[()]

    def _hands(self, tree: Tree) -> dict[tuple[str, ...], float]:
        """With open eyes: what throwing is worth to the mover, by the dice that stay."""
        guesses = dict.fromkeys(tree.throws, 0.0)
        change = 1.0
        while change > 1e-13:
            change = 0.0
            for lying, landings in tree.throws.items():
                value = 0.0
                for chance, leaf, again in landings:
                    taken = self._of(leaf, own=False)
                    value += chance * (taken if again is None else max(taken, guesses[again]))
                change = max(change, abs(value - guesses[lying]))
                guesses[lying] = value
        return guesses

    def _of(self, leaf: Leaf, own: bool) -> float:
        if isinstance(leaf, float):
            return leaf
        return self.values[leaf] if own else 1 - self.values[leaf]


def _key(state: ChinchillerState) -> Key:
    mover, other = state.turn, 1 - state.turn
    return state.closed[mover], state.closed[other], state.sand.piles[mover], state.sand.piles[other]


def _lying(state: ChinchillerState) -> tuple[str, ...]:
    """The dice that are not in the air."""
    return tuple(face for die, face in enumerate(state.faces) if die not in state.rolling)
