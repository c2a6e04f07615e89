"""The rules of Go Nuts! (rulings G1 to G6, G11)."""

from itertools import product
from typing import ClassVar

from dicehouse.core.dice import Count, Die, Due
from dicehouse.core.dice import Roll as Faces
from dicehouse.core.events import Event, StarterDrawn
from dicehouse.core.game import Game, Outcome, State, Successor
from dicehouse.core.notation import Notation
from dicehouse.core.viewers import Viewer
from dicehouse.games.gonuts.actions import Bank, Bark, GoNutsAction, Roll, Shake
from dicehouse.games.gonuts.counting import count_die
from dicehouse.games.gonuts.events import (
    AllCars,
    AllDiceBack,
    Banked,
    Counted,
    DogsRolled,
    Rolled,
    RoundBegan,
    Shook,
    TurnBegan,
    Won,
)
from dicehouse.games.gonuts.options import LIVE, GoNutsOptions
from dicehouse.games.gonuts.views import GoNutsView

DICE = 5
SQUIRREL, ACORN, CAR = "squirrel", "acorn", "car"
DOG, HOUSE = "dog", "house"
NOBODY = -1

ROLL, BANK, SHAKE, BARK = Roll(), Bank(), Shake(), Bark()
ON_TURN: tuple[GoNutsAction, ...] = (BANK, ROLL)
IN_ROUND: tuple[GoNutsAction, ...] = (SHAKE,)
IN_COUNTED: tuple[GoNutsAction, ...] = (BARK,)


class GoNutsState(State, frozen=True, gc=False):
    """A moment of Go Nuts!"""

    scores: tuple[int, ...]
    turn: int
    points: int
    """Not yet recorded: of the turn, or of the Go Nuts! round."""
    dice: int
    """Squirrel dice in play."""
    faces: tuple[str, ...] = ()
    """The squirrel dice as they landed last; empty at the beginning of a turn and while they are in the air."""
    waiting: tuple[int, ...] = ()
    """In a Go Nuts! round: the opponents whose dog is not out yet. Empty outside."""
    winner: int = NOBODY


class GoNuts(Game[GoNutsState, GoNutsAction, GoNutsView, GoNutsOptions]):
    """Go Nuts! for two to four."""

    name = "gonuts"
    version = 1
    options_type = GoNutsOptions
    actions: ClassVar[Notation[GoNutsAction]] = Notation("action.syntax", (Roll, Bank, Shake, Bark))
    events: ClassVar[Notation[Event]] = Notation(
        "event.syntax",
        (StarterDrawn, TurnBegan, Rolled, AllDiceBack, AllCars, RoundBegan, Shook, DogsRolled, Counted, Banked, Won),
    )

    def __init__(self, options: GoNutsOptions) -> None:
        super().__init__(options)
        o = options
        self.squirrel_die = Die("squirrel", (SQUIRREL,) * o.squirrels + (ACORN,) * o.acorns + (CAR,) * o.cars)
        self.dog_die = Die("dog", (DOG,) * o.dogs + (HOUSE,) * o.houses)
        self._target = o.target
        self._counted = o.counted
        self._live = o.round == LIVE and not o.counted
        self._in_round = IN_COUNTED if o.counted else IN_ROUND if self._live else ()
        self._turns = tuple(map(TurnBegan, range(self.players)))
        self._left = tuple((seat + 1) % self.players for seat in range(self.players))
        self._alone = tuple((seat,) for seat in range(self.players))
        self._squirrel_dues = tuple(
            tuple(Due((self.squirrel_die,) * dice, (seat,) * dice) for dice in range(DICE + 1))
            for seat in range(self.players)
        )
        self._first_dues = tuple(dues[DICE] for dues in self._squirrel_dues)
        self._dog_dues = tuple(Due((self.dog_die,), (seat,)) for seat in range(self.players))
        rolls = (roll for dice in range(1, DICE + 1) for roll in product((SQUIRREL, ACORN, CAR), repeat=dice))
        self._counts = {roll: (roll.count(SQUIRREL), roll.count(ACORN), roll.count(CAR)) for roll in rolls}
        self._beats: dict[Faces, tuple[Faces, int, tuple[int, ...]]] = {}
        self._beat_dues: dict[tuple[int, int, tuple[int, ...]], Due] = {}

    def new(self) -> GoNutsState:
        """The first state: no player has points."""
        scores = (0,) * self.players
        if self.starter is None:
            return GoNutsState(self.starter_due, (), scores, NOBODY, 0, 0)
        return self._begin_turn(scores, self.starter)

    def all_actions(self) -> tuple[GoNutsAction, ...]:
        """Bank, roll; in live rounds also shake, in counted ones bark."""
        return ON_TURN + self._in_round

    def legal_actions(self, state: GoNutsState, seat: int) -> tuple[GoNutsAction, ...]:
        """Bank or roll (G2); in a live round, shake; in a counted one, bark."""
        if seat not in state.actors:
            return ()
        return self._in_round if state.waiting else ON_TURN

    def effect(self, state: GoNutsState, seat: int, action: GoNutsAction) -> dict[str, int]:
        """What is banked, or how many dice are rolled."""
        if isinstance(action, Bank):
            total = state.scores[seat] + state.points
            return {"points": state.points, "total": total, "wins": int(total >= self._target)}
        if isinstance(action, Bark):
            return {}
        return {"dice": state.dice if seat == state.turn else 1}

    def intent_of(self, state: GoNutsState, action: GoNutsAction) -> object:
        """In a live round each seat rolls on its own, whatever the others have rolled meanwhile (G5)."""
        in_round = isinstance(action, Shake | Bark)
        return (state.turn, state.scores, bool(state.waiting)) if in_round else state

    def awaited(self, state: GoNutsState) -> tuple[int, ...]:
        """In a live or counted round all seats that still roll (G10)."""
        return state.actors

    def _view(self, state: GoNutsState, viewer: Viewer) -> GoNutsView:
        """Nothing is hidden."""
        return GoNutsView(
            viewer,
            *self._waiting(state, viewer),
            self._target,
            state.scores,
            None if state.turn == NOBODY else state.turn,
            state.points,
            state.dice,
            state.waiting,
            None if state.winner == NOBODY else state.winner,
            state.faces,
        )

    def outcome(self, state: GoNutsState) -> Outcome | None:
        """The first to record the target wins (G6)."""
        if state.winner == NOBODY:
            return None
        return Outcome("target", (state.winner,), state.scores)

    def _act(self, state: GoNutsState, seat: int, action: GoNutsAction) -> Successor[GoNutsState]:
        if isinstance(action, Roll):
            due = self._squirrel_dues[seat][state.dice]
            return GoNutsState(due, (), state.scores, seat, state.points, state.dice), ()
        if isinstance(action, Bank):
            return self._record(state.scores, seat, state.points, ())
        if isinstance(action, Bark):
            return self._bark(state, seat)
        due = self._squirrel_dues[seat][state.dice] if seat == state.turn else self._dog_dues[seat]
        faces = () if seat == state.turn else state.faces
        after = GoNutsState(due, (), state.scores, state.turn, state.points, state.dice, faces, state.waiting)
        return after, ()

    def _roll(self, state: GoNutsState, roll: Faces) -> Successor[GoNutsState]:
        seat = state.turn
        if state.waiting:
            return self._roll_in_round(state, roll)
        if state.due is not None and isinstance(state.due.dice[0], Count):
            acorns = int(roll[0])
            return self._record(state.scores, seat, acorns, (Counted(seat, acorns),))
        if seat == NOBODY:
            first = int(roll[0])
            return self._begin_turn(state.scores, first), (StarterDrawn(first), self._turns[first])
        squirrels, acorns, cars = self._counts[roll]
        dice = state.dice
        if squirrels == dice:
            return self._begin_round(state, roll)
        if cars == dice:
            after = self._begin_turn(state.scores, self._left[seat])
            return after, (Rolled(seat, roll, 0, 0), AllCars(seat, state.points), self._turns[after.turn])
        points = state.points + acorns
        if dice == 1:  # G3: the only die shows an acorn
            after = GoNutsState(None, self._alone[seat], state.scores, seat, points, DICE, roll)
            return after, (Rolled(seat, roll, points, DICE), AllDiceBack(seat))
        dice -= cars
        after = GoNutsState(None, self._alone[seat], state.scores, seat, points, dice, roll)
        return after, (Rolled(seat, roll, points, dice),)

    def _begin_turn(self, scores: tuple[int, ...], seat: int) -> GoNutsState:
        return GoNutsState(self._first_dues[seat], (), scores, seat, 0, DICE)

    def _begin_round(self, state: GoNutsState, roll: Faces) -> Successor[GoNutsState]:
        """All squirrels: the points of the turn are lost, the dice just rolled stay (G4)."""
        seat, dice = state.turn, state.dice
        opponents = tuple((seat + step) % self.players for step in range(1, self.players))
        happened = (Rolled(seat, roll, 0, dice), RoundBegan(seat, state.points, dice))
        return self._go_on(state.scores, seat, 0, dice, opponents, roll), happened

    def _go_on(
        self, scores: tuple[int, ...], seat: int, acorns: int, dice: int, waiting: tuple[int, ...], faces: Faces
    ) -> GoNutsState:
        """The next moment of a round: a beat (G5: the roller, then all without a dog), or the next to shake or bark."""
        if self._counted:
            return GoNutsState(None, waiting, scores, seat, acorns, dice, faces, waiting)
        if self._live:
            return GoNutsState(None, (seat, *waiting), scores, seat, acorns, dice, faces, waiting)
        key = (seat, dice, waiting)
        due = self._beat_dues.get(key)
        if due is None:
            body = (self.squirrel_die,) * dice + (self.dog_die,) * len(waiting)
            due = self._beat_dues[key] = Due(body, (seat,) * dice + waiting)
        return GoNutsState(due, (), scores, seat, acorns, dice, faces, waiting)

    def _roll_in_round(self, state: GoNutsState, roll: Faces) -> Successor[GoNutsState]:
        """Every acorn counts and no die leaves play (G4); the round is over when the last dog is out."""
        seat, dice, waiting = state.turn, state.dice, state.waiting
        shaken, gained, dogs = self._beats.get(roll) or self._read_beat(roll)
        acorns = state.points + gained
        if self._live:
            return self._roll_live(state, shaken, acorns, dogs)
        shook = Shook(seat, shaken, acorns)
        if not dogs:  # the commonest case: the same dice once more
            same = GoNutsState(state.due, (), state.scores, seat, acorns, dice, shaken, waiting)
            return same, (shook, DogsRolled(waiting, ()))
        barked = tuple([waiting[dog] for dog in dogs])
        left = tuple([other for other in waiting if other not in barked])
        happened = (shook, DogsRolled(waiting, barked))
        if not left:
            return self._record(state.scores, seat, acorns, happened)
        return self._go_on(state.scores, seat, acorns, dice, left, shaken), happened

    def _bark(self, state: GoNutsState, seat: int) -> Successor[GoNutsState]:
        """The dog of a seat is out (G11); after the last one the acorns are told, which were counted at the table."""
        happened = (DogsRolled((seat,), (seat,)),)
        waiting = tuple([other for other in state.waiting if other != seat])
        roller, dice = state.turn, state.dice
        if waiting:
            return self._go_on(state.scores, roller, 0, dice, waiting, state.faces), happened
        due = self.count_due(roller, dice)
        return GoNutsState(due, (), state.scores, roller, 0, dice, state.faces), happened

    def count_due(self, seat: int, dice: int) -> Due:
        """In a counted round: the acorns of so many dice, once all dogs are out."""
        return Due((count_die(self.squirrel_die, self.dog_die, ACORN, DOG, dice, self.players - 1),), (seat,))

    def _roll_live(
        self, state: GoNutsState, shaken: Faces, acorns: int, dogs: tuple[int, ...]
    ) -> Successor[GoNutsState]:
        """The dice of one seat landed: the roller's, or one dog die."""
        assert state.due is not None
        seat, waiting, thrower = state.turn, state.waiting, state.due.seats[0]
        if thrower == seat:
            after = self._go_on(state.scores, seat, acorns, state.dice, waiting, shaken)
            return after, (Shook(seat, shaken, acorns),)
        happened = (DogsRolled((thrower,), (thrower,) if dogs else ()),)
        if dogs:
            waiting = tuple([other for other in waiting if other != thrower])
        if not waiting:
            return self._record(state.scores, seat, acorns, happened)
        return self._go_on(state.scores, seat, acorns, state.dice, waiting, state.faces), happened

    def _read_beat(self, roll: Faces) -> tuple[Faces, int, tuple[int, ...]]:
        """The squirrel dice of a roll, their acorns, and which of the dog dice after them show the dog."""
        shaken = tuple(face for face in roll if face not in (DOG, HOUSE))
        dogs = tuple(index for index, face in enumerate(roll[len(shaken) :]) if face == DOG)
        self._beats[roll] = shaken, shaken.count(ACORN), dogs
        return self._beats[roll]

    def _record(
        self, scores: tuple[int, ...], seat: int, points: int, happened: tuple[Event, ...]
    ) -> Successor[GoNutsState]:
        """Record points; reaching the target wins (G6)."""
        total = scores[seat] + points
        new = list(scores)
        new[seat] = total
        banked = Banked(seat, points, total)
        if total >= self._target:
            return GoNutsState(None, (), tuple(new), seat, 0, 0, winner=seat), (*happened, banked, Won(seat, total))
        after = self._begin_turn(tuple(new), self._left[seat])
        return after, (*happened, banked, self._turns[after.turn])
