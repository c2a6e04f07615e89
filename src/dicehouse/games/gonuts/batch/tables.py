"""The tables of Go Nuts!, read off the rules.

A game is split in two: what is counted (scores, points), and everything else as the seat in turn sees it, which is a
node. The nodes are found by playing the rules from the beginning with every action and every roll. Each step is
taken twice, with different points, and what it did to the points is read off the difference. That points and scores
matter for nothing but the win, and the win depends on nothing but the score recorded, is what the lockstep test
shows.
"""

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from dicehouse.core.dice import Due, Roll
from dicehouse.games.gonuts.batch.kernel import GAIN, KEEP, LYING, PICK_UP, RECORD, SHIFT, GoNutsTables
from dicehouse.games.gonuts.rules import BANK, NOBODY, GoNuts, GoNutsState
from dicehouse.kit.batch.bitfields import word
from dicehouse.kit.batch.graph import STILL, Graph, Node
from dicehouse.kit.batch.kernel_api import CHOICE, DICE, OVER

FAR = 1000
"""A target that nothing tried here reaches."""
PROBES = (7, 11)
"""Points with which every step is tried."""
ELSEWHERE = ("elsewhere",)
"""Dice that lie there before a step that is tried: no roll looks like that."""

Way = Callable[[GoNutsState], tuple[GoNutsState, object]]
"""A step of the rules: an action of a seat, or a roll."""


def turned(state: GoNutsState, seats: int) -> GoNutsState:
    """The same moment with everybody sitting so many seats further to the left."""
    if state.turn == NOBODY:
        return state
    players = len(state.scores)
    due = state.due

    def moved(*old: int) -> tuple[int, ...]:
        return tuple((seat + seats) % players for seat in old)

    return replace(
        state,
        due=None if due is None else Due(due.dice, moved(*due.seats), due.seen_by),
        actors=moved(*state.actors),
        scores=tuple(state.scores[(seat - seats) % players] for seat in range(players)),
        turn=moved(state.turn)[0],
        waiting=moved(*state.waiting),
        winner=NOBODY if state.winner == NOBODY else moved(state.winner)[0],
    )


def outline(state: GoNutsState) -> GoNutsState:
    """A moment without its numbers, as the seat in turn sees it."""
    return replace(turned(state, -state.turn), scores=(0,) * len(state.scores), points=0, faces=())


class Atlas:
    """The graph of a game with its options.

    Args:
        game: the rules, bound to their options.
    """

    def __init__(self, game: GoNuts) -> None:
        self.game = game
        self.faces: list[Roll] = [()]
        """Every way squirrel dice can lie."""
        self.graph = Graph(self._node, STILL | word((KEEP, 1)))
        self._far = GoNuts(replace(game.options, target=FAR))
        self._actions = game.all_actions()
        enough, won = self._end()
        over = self.graph.place(outline(won))
        new = self._far.new()
        start = self.graph.place(outline(new)) | word((SHIFT, max(new.turn, 0)))
        self.graph.explore(self._act, self._land)
        self.tables = GoNutsTables(start, *self.graph.arrays(), over, enough, game.players, len(self._actions))

    def _end(self) -> tuple[int, GoNutsState]:
        """The smallest score that wins, and a game that is won. The rules are asked for all scores up to the target."""
        before = GoNutsState(None, (0,), (0,) * self.game.players, 0, 0, 1)
        scores = range(self.game.options.target + max(PROBES))
        after = [self.game.act(replace(before, points=score), 0, BANK)[0] for score in scores]
        won = [state.winner != NOBODY for state in after]
        enough = won.index(True)
        assert all(won[enough:])
        return enough, after[enough]

    def _node(self, state: GoNutsState) -> Node:
        status = DICE if state.due is not None else CHOICE if state.actors else OVER
        doers = [
            seat * len(self._actions) + self._actions.index(action)
            for seat in state.actors
            for action in self._far.legal_actions(state, seat)
        ]
        return Node(status, doers, () if state.due is None else tuple(state.due.multisets()))

    def _act(self, state: GoNutsState, doer: int) -> int:
        seat, action = divmod(doer, len(self._actions))
        return self._step(state, partial(self._far.act, seat=seat, action=self._actions[action]))

    def _land(self, state: GoNutsState, roll: Roll) -> int:
        return self._step(state, partial(self._far.roll, roll=roll))

    def _step(self, state: GoNutsState, way: Way) -> int:
        """What a step does."""
        one, two = (way(replace(state, points=points, faces=ELSEWHERE))[0] for points in PROBES)
        assert outline(one) == outline(two)
        turn = max(state.turn, 0)
        recorded = any(one.scores)
        assert not (recorded and one.points)
        first, second = (after.scores[turn] if recorded else after.points for after in (one, two))
        keep = (second - first) // (PROBES[1] - PROBES[0])
        return self.graph.place(outline(one)) | word(
            (KEEP, keep),
            (GAIN, first - keep * PROBES[0]),
            (RECORD, int(recorded)),
            (SHIFT, (one.turn - turn) % self.game.players),
            (LYING, 0 if one.faces == ELSEWHERE else self._lying(one.faces)),
            (PICK_UP, int(one.faces != ELSEWHERE)),
        )

    def _lying(self, faces: Roll) -> int:
        if faces not in self.faces:
            self.faces.append(faces)
        return self.faces.index(faces)
