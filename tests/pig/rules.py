"""Pig: roll and add up, or hold; a 1 loses the turn. The first with the target wins."""

from typing import Annotated, ClassVar

from dicehouse.core.dice import Die, Due
from dicehouse.core.dice import Roll as Faces
from dicehouse.core.events import Event, Face, Seat, StarterDrawn
from dicehouse.core.game import Action, Game, Outcome, State, Successor, View
from dicehouse.core.notation import Notation
from dicehouse.core.options import Options, Range
from dicehouse.core.viewers import Viewer

DIE = Die("d6", ("1", "2", "3", "4", "5", "6"))


class PigOptions(Options, frozen=True, kw_only=True):
    title: ClassVar[str] = "Pig"
    seats: ClassVar[tuple[int, int]] = (2, 10)

    target: Annotated[int, Range(1, 1000)] = 100


class Roll(Action, frozen=True, gc=False, tag="roll"):
    """Roll the die."""

    throws: ClassVar[bool] = True


class Hold(Action, frozen=True, gc=False, tag="hold"):
    """Keep the points of the turn."""


class Rolled(Event, frozen=True, gc=False, tag="rolled"):
    seat: Seat
    face: Face
    points: int


class Held(Event, frozen=True, gc=False, tag="held"):
    seat: Seat
    total: int


class PigState(State, frozen=True, gc=False):
    scores: tuple[int, ...]
    turn: int
    points: int


class PigView(View, frozen=True):
    scores: tuple[int, ...]
    turn: int
    points: int


class Pig(Game[PigState, Roll | Hold, PigView, PigOptions]):
    name = "pig"
    version = 1
    options_type = PigOptions
    actions: ClassVar[Notation[Roll | Hold]] = Notation("action.syntax", (Roll, Hold))
    events: ClassVar[Notation[Event]] = Notation("event.syntax", (StarterDrawn, Rolled, Held))

    def __init__(self, options: PigOptions) -> None:
        super().__init__(options)
        self._dues = tuple(Due((DIE,), (seat,)) for seat in range(self.players))

    def new(self) -> PigState:
        scores = (0,) * self.players
        if self.starter is None:
            return PigState(self.starter_due, (), scores, -1, 0)
        return PigState(None, (self.starter,), scores, self.starter, 0)

    def all_actions(self) -> tuple[Roll | Hold, ...]:
        return (Roll(), Hold())

    def legal_actions(self, state: PigState, seat: int) -> tuple[Roll | Hold, ...]:
        return (Roll(), Hold()) if seat in state.actors else ()

    def outcome(self, state: PigState) -> Outcome | None:
        if state.due is not None or state.actors:
            return None
        return Outcome("target", (state.turn,), state.scores)

    def _view(self, state: PigState, viewer: Viewer) -> PigView:
        return PigView(viewer, *self._waiting(state, viewer), state.scores, state.turn, state.points)

    def _act(self, state: PigState, seat: int, action: Roll | Hold) -> Successor[PigState]:
        if isinstance(action, Roll):
            return PigState(self._dues[seat], (), state.scores, seat, state.points), ()
        total = state.scores[seat] + state.points
        scores = (*state.scores[:seat], total, *state.scores[seat + 1 :])
        if total >= self.options.target:
            return PigState(None, (), scores, seat, 0), (Held(seat, total),)
        turn = (seat + 1) % self.players
        return PigState(None, (turn,), scores, turn, 0), (Held(seat, total),)

    def _roll(self, state: PigState, roll: Faces) -> Successor[PigState]:
        if state.turn < 0:
            first = int(roll[0])
            return PigState(None, (first,), state.scores, first, 0), (StarterDrawn(first),)
        seat, face = state.turn, int(roll[0])
        if face == 1:
            turn = (seat + 1) % self.players
            return PigState(None, (turn,), state.scores, turn, 0), (Rolled(seat, roll[0], 0),)
        points = state.points + face
        return PigState(None, (seat,), state.scores, seat, points), (Rolled(seat, roll[0], points),)
