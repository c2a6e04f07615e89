"""The transition graph of Go Nuts!, computed by calling the rules.

A state is split into its counters (scores, points) and the rest, relative to the seat in turn, which is a node. The
nodes are found by playing every action and every roll from the first state. Each step is computed twice with different
points; the difference shows what it does to them. That counters influence nothing but the win, and that the win depends
on the recorded score only, is an assumption; the lockstep test verifies it.
"""

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from dicehouse.core.dice import Due, Roll
from dicehouse.games.gonuts.batch.kernel import GAIN, KEEP, LYING, PICK_UP, RECORD, SHIFT, GoNutsTables
from dicehouse.games.gonuts.rules import BANK, NOBODY, GoNuts, GoNutsState
from dicehouse.kit.batch.bitfields import pack
from dicehouse.kit.batch.graph import NO_OP, Graph, Node
from dicehouse.kit.batch.kernel_api import CHOICE, DICE, OVER

FAR = 1000
"""A target that no probe reaches."""
PROBES = (7, 11)
"""The points with which every step is computed."""
ELSEWHERE = ("elsewhere",)
"""The dice on the table before a probe; no roll can equal them, so a change is noticed."""

StepFunction = Callable[[GoNutsState], tuple[GoNutsState, object]]
"""A transition of the rules: an action of a seat, or a roll."""


def turned(state: GoNutsState, seats: int) -> GoNutsState:
    """The same state with every player moved by this many seats."""
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
    """The state without its counters, rotated so that seat 0 is in turn."""
    return replace(turned(state, -state.turn), scores=(0,) * len(state.scores), points=0, faces=())


class GraphTables:
    """The transition graph of the game with its options.

    Args:
        game: the rules, bound to their options.
    """

    def __init__(self, game: GoNuts) -> None:
        self.game = game
        self.faces: list[Roll] = [()]
        """Every set of squirrel dice that can be on the table."""
        self.graph = Graph(self._node, NO_OP | pack((KEEP, 1)))
        self._far = GoNuts(replace(game.options, target=FAR))
        self._actions = game.all_actions()
        enough, won = self._end()
        over = self.graph.node(outline(won))
        new = self._far.new()
        start = self.graph.node(outline(new)) | pack((SHIFT, max(new.turn, 0)))
        self.graph.explore(self._act, self._land)
        self.tables = GoNutsTables(start, *self.graph.arrays(), over, enough, game.players, len(self._actions))

    def _end(self) -> tuple[int, GoNutsState]:
        """The smallest score that wins, and a finished state. The rules are called for all scores up to the target."""
        before = GoNutsState(None, (0,), (0,) * self.game.players, 0, 0, 1)
        scores = range(self.game.options.target + max(PROBES))
        after = [self.game.act(replace(before, points=score), 0, BANK)[0] for score in scores]
        won = [state.winner != NOBODY for state in after]
        enough = won.index(True)
        assert all(won[enough:])
        return enough, after[enough]

    def _node(self, state: GoNutsState) -> Node:
        status = DICE if state.due is not None else CHOICE if state.actors else OVER
        options = [
            seat * len(self._actions) + self._actions.index(action)
            for seat in state.actors
            for action in self._far.legal_actions(state, seat)
        ]
        return Node(status, options, () if state.due is None else tuple(state.due.multisets()))

    def _act(self, state: GoNutsState, option: int) -> int:
        seat, action = divmod(option, len(self._actions))
        return self._step(state, partial(self._far.act, seat=seat, action=self._actions[action]))

    def _land(self, state: GoNutsState, roll: Roll) -> int:
        return self._step(state, partial(self._far.roll, roll=roll))

    def _step(self, state: GoNutsState, advance: StepFunction) -> int:
        """The packed step of a transition."""
        one, two = (advance(replace(state, points=points, faces=ELSEWHERE))[0] for points in PROBES)
        assert outline(one) == outline(two)
        turn = max(state.turn, 0)
        recorded = any(one.scores)
        assert not (recorded and one.points)
        first, second = (after.scores[turn] if recorded else after.points for after in (one, two))
        keep = (second - first) // (PROBES[1] - PROBES[0])
        return self.graph.node(outline(one)) | pack(
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
