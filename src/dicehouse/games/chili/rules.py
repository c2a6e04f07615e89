"""The rules of Chili Dice (rulings H1 to H6)."""

from functools import cache
from itertools import combinations
from typing import ClassVar

from dicehouse.core.dice import Due, Roll
from dicehouse.core.events import Event, StarterDrawn
from dicehouse.core.game import Game, Outcome, State, Successor
from dicehouse.core.notation import Notation
from dicehouse.core.viewers import Viewer
from dicehouse.games.chili.actions import ChiliAction, Reroll, Turn, Write
from dicehouse.games.chili.events import GameOver, PadFilled, PickedUp, RanOut, Rolled, Scored, TurnBegan, Turned
from dicehouse.games.chili.options import ChiliOptions
from dicehouse.games.chili.pad import BONUS, DICE, DIE, PRINTED, SPACES, is_red, number, scores
from dicehouse.games.chili.views import ChiliView

NOBODY = -1
EMPTY = -1
"""A space that is not filled."""

ALL_DICE = tuple(range(1, DICE + 1))
REROLLS: tuple[ChiliAction, ...] = tuple(
    Reroll(dice) for count in range(DICE, 0, -1) for dice in combinations(ALL_DICE, count)
)
WRITES = tuple(map(Write, SPACES))
TURNS = {die: tuple(Turn(die, n) for n in range(1, 7)) for die in ALL_DICE}


class ChiliState(State, frozen=True, gc=False):
    """A moment of Chili Dice."""

    pads: tuple[tuple[int, ...], ...]
    left: tuple[int, ...]
    """Each player's unused rolls."""
    turn: int
    faces: tuple[str, ...]
    """The six dice as they lie; empty between turns."""
    rolling: tuple[int, ...]
    """The dice that are in the air."""
    turnable: tuple[int, ...]
    """Dice that landed red in the last roll, whatever they were turned to since."""


class ChiliDice(Game[ChiliState, ChiliAction, ChiliView, ChiliOptions]):
    """Chili Dice for one to four."""

    name = "chili"
    version = 1
    options_type = ChiliOptions
    actions: ClassVar[Notation[ChiliAction]] = Notation("action.syntax", (Turn, Reroll, Write))
    events: ClassVar[Notation[Event]] = Notation(
        "event.syntax", (StarterDrawn, TurnBegan, PickedUp, Rolled, Turned, Scored, RanOut, PadFilled, GameOver)
    )

    def new(self) -> ChiliState:
        """Empty pads, all rolls unused."""
        pads = ((EMPTY,) * len(SPACES),) * self.players
        left = (self.options.rolls,) * self.players
        if self.starter is None:
            return ChiliState(self.starter_due, (), pads, left, NOBODY, (), (), ())
        return self._begin_turn(pads, left, self.starter)

    def all_actions(self) -> tuple[ChiliAction, ...]:
        """Every space, every face of every die, every set of dice."""
        return (*WRITES, *(turn for die in ALL_DICE for turn in TURNS[die]), *REROLLS)

    def legal_actions(self, state: ChiliState, seat: int) -> tuple[ChiliAction, ...]:
        """Write into an empty space, turn a die that just landed red, or roll again while there are rolls (H2, H3)."""
        if seat not in state.actors:
            return ()
        writes = tuple([write for write, points in zip(WRITES, state.pads[seat], strict=True) if points == EMPTY])
        turns = tuple([turn for die in state.turnable for turn in _turns(die, number(state.faces[die - 1]))])
        return writes + turns + (REROLLS if state.left[seat] else ())

    def effect(self, state: ChiliState, seat: int, action: ChiliAction) -> dict[str, int]:
        """The points a space would get, or the rolls left after another one."""
        if isinstance(action, Write):
            return {"points": scores(state.faces)[SPACES.index(action.space)].points}
        if isinstance(action, Reroll):
            return {"left": state.left[seat] - 1}
        return {}

    def _view(self, state: ChiliState, viewer: Viewer) -> ChiliView:
        """Nothing is hidden."""
        outcome = self.outcome(state)
        return ChiliView(
            viewer,
            *self._waiting(state, viewer),
            PRINTED[self.options.edition],
            tuple([tuple([None if points == EMPTY else points for points in pad]) for pad in state.pads]),
            state.left,
            tuple(map(_total, state.pads, state.left)),
            None if state.turn == NOBODY else state.turn,
            state.faces,
            state.rolling,
            state.turnable,
            outcome.winners if outcome else (),
            tuple([None if EMPTY in pad else BONUS * left for pad, left in zip(state.pads, state.left, strict=True)]),
        )

    def outcome(self, state: ChiliState) -> Outcome | None:
        """The most points win, unused rolls included; ties share (H5)."""
        if state.due is not None or state.actors:
            return None
        totals = tuple(map(_total, state.pads, state.left))
        return Outcome("pads", tuple(seat for seat, total in enumerate(totals) if total == max(totals)), totals)

    def _act(self, state: ChiliState, seat: int, action: ChiliAction) -> Successor[ChiliState]:
        if isinstance(action, Reroll):
            due = _due(action.dice, seat)
            return ChiliState(due, (), state.pads, state.left, seat, state.faces, action.dice, ()), (
                PickedUp(seat, action.dice),
            )
        if isinstance(action, Turn):
            faces = list(state.faces)
            faces[action.die - 1] = face = DIE[action.die - 1].faces[action.number - 1]
            after = ChiliState(None, state.actors, state.pads, state.left, seat, tuple(faces), (), state.turnable)
            return after, (Turned(seat, action.die, face),)
        return self._write(state, seat, action.space)

    def _roll(self, state: ChiliState, roll: Roll) -> Successor[ChiliState]:
        seat = state.turn
        if seat == NOBODY:
            first = int(roll[0])
            return self._begin_turn(state.pads, state.left, first), (StarterDrawn(first), TurnBegan(first))
        faces = list(state.faces) if state.faces else [""] * DICE
        for die, face in zip(state.rolling, roll, strict=True):
            faces[die - 1] = face
        left = _with(state.left, seat, state.left[seat] - 1)
        turnable = tuple([die for die, face in zip(state.rolling, roll, strict=True) if is_red(face)])
        after = ChiliState(None, (seat,), state.pads, left, seat, tuple(faces), (), turnable)
        return after, (Rolled(seat, after.faces, state.rolling, left[seat]),)

    def _write(self, state: ChiliState, seat: int, space: str) -> Successor[ChiliState]:
        """Fill a space; without rolls left the other empty spaces get 0 (H3)."""
        score = scores(state.faces)[SPACES.index(space)]
        happened: list[Event] = [Scored(seat, space, score.points, score.rule)]
        pad = _with(state.pads[seat], SPACES.index(space), score.points)
        left = state.left[seat]
        if EMPTY in pad and not left:
            empty = tuple(name for name, points in zip(SPACES, pad, strict=True) if points == EMPTY)
            happened.append(RanOut(seat, empty))
            pad = tuple(max(points, 0) for points in pad)
        if EMPTY not in pad:
            happened.append(PadFilled(seat, left, BONUS * left, _total(pad, left)))
        pads = (*state.pads[:seat], pad, *state.pads[seat + 1 :])
        for step in range(1, self.players + 1):
            player = (seat + step) % self.players
            if EMPTY in pads[player]:
                return self._begin_turn(pads, state.left, player), (*happened, TurnBegan(player))
        over = ChiliState(None, (), pads, state.left, seat, (), (), ())
        outcome = self.outcome(over)
        assert outcome is not None
        return over, (*happened, GameOver(outcome.winners))

    def _begin_turn(self, pads: tuple[tuple[int, ...], ...], left: tuple[int, ...], seat: int) -> ChiliState:
        return ChiliState(_due(ALL_DICE, seat), (), pads, left, seat, (), ALL_DICE, ())


@cache
def _due(dice: tuple[int, ...], seat: int) -> Due:
    return Due(tuple(DIE[die - 1] for die in dice), (seat,) * len(dice))


@cache
def _turns(die: int, shown: int) -> tuple[Turn, ...]:
    """Every other face of a die; its red one brings it back (H2)."""
    return tuple(turn for turn in TURNS[die] if turn.number != shown)


def _with(items: tuple[int, ...], index: int, item: int) -> tuple[int, ...]:
    return (*items[:index], item, *items[index + 1 :])


def _total(pad: tuple[int, ...], left: int) -> int:
    """The points of a pad; the bonus comes in when it is full (H5)."""
    return sum(max(points, 0) for points in pad) + (0 if EMPTY in pad else BONUS * left)
