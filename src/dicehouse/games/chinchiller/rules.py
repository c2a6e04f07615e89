"""The rules of Chinchiller Dice (rulings C1 to C11)."""

from collections.abc import Mapping
from functools import cache
from itertools import product
from random import Random
from typing import ClassVar

from msgspec.structs import replace

from dicehouse.core.dice import Due, Roll
from dicehouse.core.events import Event, StarterDrawn
from dicehouse.core.game import Game, Outcome, State, Successor
from dicehouse.core.notation import Notation
from dicehouse.core.viewers import ARCHIVE, SPECTATOR, Viewer
from dicehouse.games.chinchiller.actions import Accept, Challenge, ChinchillerAction, Claim, Reroll, Take
from dicehouse.games.chinchiller.events import (
    Accepted,
    Challenged,
    Claimed,
    EyeClosed,
    GameBegan,
    GameEnded,
    Paid,
    Returned,
    Rolled,
    SeriesEnded,
    Took,
    TurnBegan,
)
from dicehouse.games.chinchiller.options import PILE, ChinchillerOptions
from dicehouse.games.chinchiller.sand import (
    CLAIMS,
    DIE,
    SAND,
    Sand,
    beats,
    challenged,
    closes_an_eye,
    shows_sand,
    worth,
)
from dicehouse.games.chinchiller.views import ChinchillerView

EYES = 2
NOBODY = -1
UNSAID = -1
"""No claim stands. As a claim it is a lie, whatever was rolled."""
BOTH = (0, 1)

SEEING: tuple[ChinchillerAction, ...] = (Take(), Reroll())
ANNOUNCING: tuple[ChinchillerAction, ...] = tuple(map(Claim, CLAIMS))
ANSWERING: tuple[ChinchillerAction, ...] = (Accept(), Challenge())


class ChinchillerState(State, frozen=True, gc=False):
    """A moment of Chinchiller Dice."""

    turn: int
    faces: tuple[str, ...]
    """The dice as they lie; empty before the first roll of a turn."""
    rolling: tuple[int, ...]
    """Which dice are in the air."""
    claim: int
    sand: Sand
    closed: tuple[int, ...]
    """Eyes closed by each seat."""
    blinded: tuple[int, ...]
    """The blind seats, in the order in which they closed the second eye."""
    starter: int
    game: int
    """The number of the game in a series, from 0."""
    totals: tuple[int, ...]
    """The sand of the finished games of a series."""


class ChinchillerDice(Game[ChinchillerState, ChinchillerAction, ChinchillerView, ChinchillerOptions]):
    """Chinchiller Dice for two to five, one game or a series."""

    name = "chinchiller"
    version = 2
    earlier: ClassVar[Mapping[int, Mapping[str, object]]] = {1: {"returns": PILE}}
    options_type = ChinchillerOptions
    actions: ClassVar[Notation[ChinchillerAction]] = Notation("action.syntax", (Take, Reroll, Claim, Accept, Challenge))
    events: ClassVar[Notation[Event]] = Notation(
        "event.syntax",
        (
            StarterDrawn,
            GameBegan,
            TurnBegan,
            Rolled,
            Took,
            Returned,
            EyeClosed,
            Claimed,
            Accepted,
            Challenged,
            Paid,
            GameEnded,
            SeriesEnded,
        ),
    )

    def __init__(self, options: ChinchillerOptions) -> None:
        super().__init__(options)
        self.games = options.series_games if options.series else 1
        self._whole_pile = options.whole_pile
        self._late = options.late

    def new(self) -> ChinchillerState:
        """The first state: all players have their sand and both eyes open."""
        state = ChinchillerState(
            self.starter_due, (), NOBODY, (), (), UNSAID, self._sand(), *self._eyes_open(), 0, 0, (0,) * self.players
        )
        return state if self.starter is None else self._begin_turn(replace(state, starter=self.starter), self.starter)

    def all_actions(self) -> tuple[ChinchillerAction, ...]:
        """Of a player who sees, of an announcer, of a blind player."""
        return SEEING + ANNOUNCING + ANSWERING

    def legal_actions(self, state: ChinchillerState, seat: int) -> tuple[ChinchillerAction, ...]:
        """Take or re-roll; announce to a blind player; accept or look."""
        if seat not in state.actors:
            return ()
        if seat != state.turn:
            return ANNOUNCING
        return SEEING if state.claim == UNSAID else ANSWERING

    def effect(self, state: ChinchillerState, seat: int, action: ChinchillerAction) -> dict[str, int]:
        """The sand that would move, as far as the chooser knows."""
        match action:
            case Take():
                return {"sand": worth(state.faces)}
            case Reroll():
                return {"dice": sum(face in SAND for face in state.faces)}
            case Claim(amount=amount):
                true = {"true": int(amount == worth(state.faces))} if state.faces else {}  # C18: nobody told them
                return {"sand": amount, **true}
            case Accept():
                return {"sand": state.claim}
            case Challenge():
                return {"risk": challenged(state.claim, state.claim)[1]}

    def announcer(self, state: ChinchillerState, seat: int) -> int:
        """The nearest player to the left who can see (C6)."""
        return next(
            other
            for other in ((seat + step) % self.players for step in range(1, self.players))
            if state.closed[other] < EYES
        )

    def _view(self, state: ChinchillerState, viewer: Viewer) -> ChinchillerView:
        """Blind players see neither dice nor piles; spectators only what all players see (C10)."""
        outcome = self.outcome(state)
        seeing = outcome is not None or self._can_look(state, viewer)
        blind_turn = state.turn != NOBODY and outcome is None and state.closed[state.turn] == EYES
        return ChinchillerView(
            viewer,
            *self._waiting(state, viewer),
            state.closed,
            None if state.turn == NOBODY else state.turn,
            self.announcer(state, state.turn) if blind_turn else None,
            None if state.claim == UNSAID else state.claim,
            state.faces if seeing else None,
            state.rolling if seeing else None,
            state.sand.piles if seeing else None,
            state.sand.supply if seeing else None,
            state.game + 1,
            self.games,
            state.totals,
            outcome.winners if outcome else (),
            state.blinded,
        )

    def outcome(self, state: ChinchillerState) -> Outcome | None:
        """One game: the most sand, then the later second eye (C9). A series: the most sand in all, ties share (C11)."""
        if state.due is not None or state.actors:
            return None
        if not self.options.series:
            return Outcome("blind", (_winner(state),), state.sand.piles)
        best = max(state.totals)
        winners = tuple(seat for seat, total in enumerate(state.totals) if total == best)
        return Outcome("series", winners, state.totals)

    def untold(self, state: ChinchillerState, seat: int) -> Due | None:
        """In a blind turn the dice lie before those who see; they matter to the announcer (C18)."""
        announcing = self._late and state.actors != () and seat in state.actors and seat != state.turn
        return _due(len(BOTH), state.turn, self._audience(state)) if announcing else None

    def _told_privately(self, state: ChinchillerState, seat: int, roll: Roll) -> ChinchillerState:
        return replace(state, faces=roll)

    def indistinguishable_state(
        self, state: ChinchillerState, viewer: Viewer, random: Random
    ) -> ChinchillerState | None:
        """For those who cannot look: other dice that leave the same choices, and other piles."""
        if self.outcome(state) is not None or self._can_look(state, viewer):
            return None
        faces = state.faces
        if faces:
            others = [pair for pair in product(DIE.symbols, repeat=2) if _same_choices(state, pair)]
            faces = random.choice(others)
        piles = tuple(random.randrange(0, 2 * pile + 24) for pile in state.sand.piles)
        supply = random.randrange(0, self.options.supply + 1)
        return replace(state, faces=faces, sand=Sand(piles, supply))

    def _act(self, state: ChinchillerState, seat: int, action: ChinchillerAction) -> Successor[ChinchillerState]:
        match action:
            case Take():
                return self._take(state)
            case Reroll():
                rolling = _rollable(state.faces)
                due = _due(len(rolling), seat, self._audience(state))
                return replace(state, due=due, actors=(), rolling=rolling), ()
            case Claim(amount=amount):
                after = replace(state, actors=(state.turn,), claim=amount)
                return after, (Claimed(seat, state.turn, amount),)
            case Accept():
                return self._accept(state)
            case Challenge() if self._late:  # the dice are looked at, and told now (C18)
                due = _due(len(BOTH), seat, self._lookers(state))
                return replace(state, due=due, actors=(), rolling=BOTH), ()
            case Challenge():
                return self._challenge(state)

    def _roll(self, state: ChinchillerState, roll: Roll) -> Successor[ChinchillerState]:
        seat = state.turn
        if seat == NOBODY:
            first = int(roll[0])
            after = self._begin_turn(replace(state, starter=first), first)
            return after, (StarterDrawn(first), TurnBegan(first, False))
        landed = dict(zip(state.rolling, roll, strict=True))
        faces = tuple(landed[die] if die in landed else state.faces[die] for die in BOTH)
        assert state.due is not None
        rolled = Rolled(seat, faces, state.rolling, state.due.seen_by)
        state = replace(state, due=None, faces=faces, rolling=())
        if state.claim != UNSAID:
            after, happened = self._challenge(state)
            return after, (rolled, *happened)
        if state.closed[seat] == EYES:
            return replace(state, actors=(self.announcer(state, seat),)), (rolled,)
        if shows_sand(faces):
            return replace(state, actors=(seat,)), (rolled,)
        if not closes_an_eye(faces):  # x2 and x2: no sand, and nothing else happens
            after, happened = self._take(state)
            return after, (rolled, *happened)
        after, closing = self._close_eye(state, seat)
        after, happened = self._end_turn(after)
        return after, (rolled, closing, *happened)

    def _take(self, state: ChinchillerState) -> Successor[ChinchillerState]:
        """Stop: the supply pays what shows (C4)."""
        amount = worth(state.faces)
        sand, returned = state.sand.give(state.turn, amount, self._whole_pile)
        first: tuple[Event, ...] = (Returned(returned),) if returned else ()
        after, happened = self._end_turn(replace(state, sand=sand))
        return after, (*first, Took(state.turn, amount), *happened)

    def _accept(self, state: ChinchillerState) -> Successor[ChinchillerState]:
        """The announcer pays the claim (C7)."""
        announcer = self.announcer(state, state.turn)
        after, paid = self._pay(state, announcer, state.turn, state.claim)
        after, happened = self._end_turn(after)
        return after, (Accepted(state.turn), paid, *happened)

    def _challenge(self, state: ChinchillerState) -> Successor[ChinchillerState]:
        """The roll is shown: doubt costs if the claim was true and low, a lie costs the announcer (C8)."""
        seat = state.turn
        announcer = self.announcer(state, seat)
        actual = worth(state.faces)
        shown: Event = Challenged(seat, state.faces, actual, actual == state.claim, self._lookers(state))
        owed, fine, eyes = challenged(state.claim, actual)
        after, seen = state, [shown]
        if fine:
            after, paid = self._pay(after, seat, announcer, fine)
            seen.append(paid)
        if eyes:
            after, paid = self._pay(after, announcer, seat, owed)
            after, closing = self._close_eye(after, announcer)
            seen += (paid, closing)
        after, happened = self._end_turn(after)
        return after, (*seen, *happened)

    def _pay(self, state: ChinchillerState, payer: int, receiver: int, amount: int) -> tuple[ChinchillerState, Event]:
        sand, supplied = state.sand.pay(payer, receiver, amount)
        return replace(state, sand=sand), Paid(payer, receiver, amount, supplied, self._audience(state))

    def _close_eye(self, state: ChinchillerState, seat: int) -> tuple[ChinchillerState, Event]:
        count = state.closed[seat] + 1
        closed = (*state.closed[:seat], count, *state.closed[seat + 1 :])
        blinded = (*state.blinded, seat) if count == EYES else state.blinded
        return replace(state, closed=closed, blinded=blinded), EyeClosed(seat, count)

    def _begin_turn(self, state: ChinchillerState, seat: int) -> ChinchillerState:
        if self._late and state.closed[seat] == EYES:  # C18: the dice lie, and nobody tells how
            announcer = self.announcer(state, seat)
            return replace(state, due=None, actors=(announcer,), turn=seat, faces=(), rolling=(), claim=UNSAID)
        due = _due(len(BOTH), seat, self._audience(state))
        return replace(state, due=due, actors=(), turn=seat, faces=(), rolling=BOTH, claim=UNSAID)

    def _end_turn(self, state: ChinchillerState) -> Successor[ChinchillerState]:
        """The next player's turn, or the end of the game when all players are blind (C9)."""
        if len(state.blinded) < self.players:
            after = self._begin_turn(state, (state.turn + 1) % self.players)
            return after, (TurnBegan(after.turn, after.closed[after.turn] == EYES),)
        piles = state.sand.piles
        ended = GameEnded(_winner(state), piles)
        totals = tuple(map(sum, zip(state.totals, piles, strict=True)))
        state = replace(state, due=None, actors=(), totals=totals)
        if not self.options.series:
            return state, (ended,)
        if state.game + 1 == self.games:
            outcome = self.outcome(state)
            assert outcome is not None
            return state, (ended, SeriesEnded(outcome.winners, totals))
        closed, blinded = self._eyes_open()
        first = (state.starter + 1) % self.players
        fresh = replace(state, sand=self._sand(), closed=closed, blinded=blinded, starter=first, game=state.game + 1)
        return self._begin_turn(fresh, first), (ended, GameBegan(fresh.game + 1, self.games), TurnBegan(first, False))

    def _sand(self) -> Sand:
        options = self.options
        return Sand((options.sand,) * self.players, options.supply - options.sand * self.players)

    def _eyes_open(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        return (0,) * self.players, ()

    def _can_look(self, state: ChinchillerState, viewer: Viewer) -> bool:
        if viewer == SPECTATOR:
            return not state.blinded
        return viewer == ARCHIVE or state.closed[viewer] < EYES

    def _lookers(self, state: ChinchillerState) -> tuple[int, ...] | None:
        """The seats that see a challenged roll; None where all do. Other blind players hear the amount (C10)."""
        seen_by = tuple([seat for seat in range(self.players) if seat == state.turn or state.closed[seat] < EYES])
        return None if len(seen_by) == self.players else seen_by

    def _audience(self, state: ChinchillerState) -> tuple[int, ...] | None:
        """The seats that see dice and piles; None while all do."""
        if not state.blinded:
            return None
        return tuple(seat for seat in range(self.players) if state.closed[seat] < EYES)


@cache
def _due(dice: int, seat: int, seen_by: tuple[int, ...] | None) -> Due:
    return Due((DIE,) * dice, (seat,) * dice, seen_by)


def _rollable(faces: tuple[str, ...]) -> tuple[int, ...]:
    """A re-roll rolls every die that shows sand (C4)."""
    return tuple(die for die in BOTH if faces[die] in SAND)


def _same_choices(state: ChinchillerState, faces: tuple[str, ...]) -> bool:
    """Whether other faces leave the same choices: any in a blind turn, else those with the same dice to re-roll."""
    if state.closed[state.turn] == EYES:
        return True
    return _rollable(faces) == state.rolling if state.rolling else shows_sand(faces)


def _winner(state: ChinchillerState) -> int:
    """The most sand; among the tied, the player who closed the second eye later (C9)."""
    piles = state.sand.piles
    best, *others = state.blinded
    for seat in others:  # in the order of the second eyes
        if beats(piles[seat], piles[best], True):
            best = seat
    return best
