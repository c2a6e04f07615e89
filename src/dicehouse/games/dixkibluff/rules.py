"""The rules of DiXkiBluff (rulings D1 to D10, D14)."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import ClassVar

from msgspec.structs import replace

from dicehouse.core.dice import Die, Due, Roll
from dicehouse.core.events import Event, StarterDrawn
from dicehouse.core.game import ActionList, AnyGame, Game, MoveText, Outcome, State, Successor
from dicehouse.core.notation import Notation
from dicehouse.core.play import step
from dicehouse.core.viewers import ARCHIVE, Viewer
from dicehouse.games.dixkibluff.actions import Bet, DiXe, DiXkiBluffAction, Doubt, Pass, Place, in_order
from dicehouse.games.dixkibluff.bets import count, ladder, matching, openings, raises
from dicehouse.games.dixkibluff.events import (
    BetMade,
    Called,
    Discarded,
    Doubted,
    Gave,
    Passed,
    Placed,
    RoundBegan,
    Shown,
    Thrown,
    WentOut,
    Won,
)
from dicehouse.games.dixkibluff.options import FACES, FIGURE, LIVE, SEALED, DiXkiBluffOptions
from dicehouse.games.dixkibluff.views import DiXkiBluffView, Phase, Showdown

NOBODY = -1
DOUBT, DIXE, PASS = Doubt(), DiXe(), Pass()
ASKED: tuple[DiXkiBluffAction, ...] = (DIXE, PASS)
CALLING: tuple[DiXkiBluffAction, ...] = (DIXE,)


class DiXkiBluffState(State, frozen=True, gc=False):
    """A moment of DiXkiBluff."""

    phase: Phase
    dice: tuple[int, ...]
    """How many dice each player has."""
    hands: tuple[tuple[str, ...], ...]
    """What lies under each hand; empty where nothing lies yet."""
    turn: int
    """Who bets next."""
    placed: int
    """Who chose their faces this round."""
    bettor: int
    number: int
    symbols: tuple[str, ...]
    """The bet that stands; number 0 while there is none."""
    round: int
    last: Showdown | None
    caller: int = NOBODY
    """Dice told late: who doubted or called DiXe!, while the hands are lifted one after the other."""
    dixe: bool = False


class DiXkiBluff(Game[DiXkiBluffState, DiXkiBluffAction, DiXkiBluffView, DiXkiBluffOptions]):
    """DiXkiBluff for three to nine."""

    name = "dixkibluff"
    version = 1
    options_type = DiXkiBluffOptions
    actions: ClassVar[Notation[DiXkiBluffAction]] = Notation("action.syntax", (Place, Bet, Doubt, DiXe, Pass))
    events: ClassVar[Notation[Event]] = Notation(
        "event.syntax",
        (
            StarterDrawn,
            RoundBegan,
            Thrown,
            Placed,
            BetMade,
            Passed,
            Doubted,
            Called,
            Shown,
            Discarded,
            Gave,
            WentOut,
            Won,
        ),
    )

    def __init__(self, options: DiXkiBluffOptions) -> None:
        super().__init__(options)
        self.die = Die("dixe", options.faces)
        present = set(options.faces)
        self.faces = tuple(face for face in FACES if face in present)
        self.symbols = tuple(face for face in self.faces if face != FIGURE)
        """What can be bet on."""
        self._live = options.calls == LIVE
        self._sealed = options.knowledge == SEALED
        self._late = options.late
        self._placing: tuple[DiXkiBluffAction, ...] = tuple(map(Place, self.faces))
        self._throws: dict[tuple[int, int, tuple[int, ...] | None], Due] = {}
        self._counted: tuple[Showdown | None, tuple[tuple[tuple[int, ...], ...], ...]] = (None, ())
        """The showdown that was seen last and its matching dice: the same for every view until the next one."""
        self._betting: dict[tuple[int, tuple[str, ...], int], tuple[DiXkiBluffAction, ...]] = {}

    def new(self) -> DiXkiBluffState:
        """The first state: all players have all their dice."""
        dice, hands = (self.options.dice,) * self.players, ((),) * self.players
        state = DiXkiBluffState(self.starter_due, (), "draw", dice, hands, NOBODY, NOBODY, NOBODY, 0, (), 1, None)
        return state if self.starter is None else self._throw(state.dice, hands, self.starter, NOBODY, 1, None)

    def all_actions(self) -> tuple[DiXkiBluffAction, ...]:
        """Dice change hands but never come back, so no bet is higher than all the dice of the first round."""
        bets = ladder(self.symbols, self.players * self.options.dice)
        return (*self._placing, *bets, DOUBT, *(CALLING if self._live else ASKED))

    def legal_actions(self, state: DiXkiBluffState, seat: int) -> tuple[DiXkiBluffAction, ...]:
        """Place, bet, raise, doubt, DiXe! or pass, as the phase has it."""
        if seat not in state.actors:
            return ()
        if state.phase == "place":
            return self._placing
        if state.phase == "call":
            return ASKED
        if seat != state.turn:
            return CALLING
        key = (state.number, state.symbols, sum(state.dice))
        betting = self._betting.get(key)
        if betting is None:
            betting = self._betting[key] = self._bets_and_calls(*key)
        return betting

    def _bets_and_calls(self, number: int, named: tuple[str, ...], dice: int) -> tuple[DiXkiBluffAction, ...]:
        """What the player in turn may say to this bet (number 0: to none)."""
        if number == 0:
            return ActionList(openings(self.symbols, dice))
        calls = (DOUBT, DIXE) if self._live else (DOUBT,)
        return ActionList((*raises(self.symbols, dice, number, named), *calls))

    def effect(self, state: DiXkiBluffState, seat: int, action: DiXkiBluffAction) -> dict[str, int]:
        """For a bet: how many of each named symbol the bettor holds, and of the rarest, where they know that."""
        if isinstance(action, Bet) and state.hands[seat] and self._knows(state, seat, seat):
            held = {symbol: count((state.hands[seat],), symbol) for symbol in action.symbols}
            return {"own": min(held.values()), **held}
        return {}

    def retired(self, state: DiXkiBluffState) -> tuple[int, ...]:
        """Whoever has no dice is out (D10)."""
        return tuple(seat for seat, dice in enumerate(state.dice) if not dice)

    def _view(self, state: DiXkiBluffState, viewer: Viewer) -> DiXkiBluffView:
        """A player's own hand and no other; sealed, only a hand they placed (D3)."""
        hands = tuple(
            [hand if hand and self._knows(state, viewer, seat) else None for seat, hand in enumerate(state.hands)]
        )
        last, counted = state.last, self._counted
        if counted[0] is not last:
            counted = self._counted = (last, matching(last.hands, last.symbols) if last else ())
        return DiXkiBluffView(
            viewer,
            *self._waiting(state, viewer),
            state.dice,
            hands,
            state.round if state.phase != "draw" else 0,
            state.phase,
            None if state.turn == NOBODY else state.turn,
            None if state.bettor == NOBODY else state.bettor,
            state.number or None,
            state.symbols,
            last,
            state.turn if state.phase == "over" else None,
            counted[1],
            None if state.caller == NOBODY else state.caller,
            state.dixe,
        )

    def outcome(self, state: DiXkiBluffState) -> Outcome | None:
        """The last with dice wins (D10)."""
        return Outcome("last", (state.turn,), state.dice) if state.phase == "over" else None

    def intent_of(self, state: DiXkiBluffState, action: DiXkiBluffAction) -> object:
        """A doubt or a DiXe! is meant for the bet that stood when it was called."""
        if isinstance(action, Doubt | DiXe):
            return (state.round, state.bettor, state.number, state.symbols, state.caller)
        return state

    def untold(self, state: DiXkiBluffState, seat: int) -> Due | None:
        """While there is betting, what lies under the own hand of a player who may look there (D3, D14)."""
        betting = self._late and state.phase in ("bet", "call") and state.dice[seat] > 0 and not state.hands[seat]
        if not betting or (self._sealed and state.placed != seat):
            return None
        return self._due(seat, state.dice[seat], (seat,))

    def _told_privately(self, state: DiXkiBluffState, seat: int, roll: Roll) -> DiXkiBluffState:
        return replace(state, hands=(*state.hands[:seat], in_order(roll), *state.hands[seat + 1 :]))

    def told_at_once(self, steps: Sequence[MoveText]) -> tuple[AnyGame, list[MoveText]]:
        """Every round begins with the dice that were told when its hands were lifted."""
        if not self._late:
            return self, list(steps)
        found: list[MoveText] = []
        said: list[MoveText] = []
        """The bets and calls of the round, which come after its dice."""
        state = self.new()
        for seat, text in steps:
            made = step(self, state, seat, text)
            if state.caller == NOBODY and state.phase != "draw":
                said.append((seat, text))
            else:
                found.append((seat, text))
            if state.caller != NOBODY and made.after.caller == NOBODY:
                found, said = found + said, []
            state = made.after
        return DiXkiBluff(replace(self.options, late=False)), found + said

    def indistinguishable_state(self, state: DiXkiBluffState, viewer: Viewer, random: Random) -> DiXkiBluffState | None:
        """Every hand this viewer does not know, thrown anew."""
        if state.phase == "over" or viewer == ARCHIVE:
            return None
        hands = tuple(
            hand if self._knows(state, viewer, seat) else tuple(random.choice(self.die.faces) for _ in hand)
            for seat, hand in enumerate(state.hands)
        )
        return replace(state, hands=hands) if any(hands) else None

    def _act(self, state: DiXkiBluffState, seat: int, action: DiXkiBluffAction) -> Successor[DiXkiBluffState]:
        match action:
            case Pass():
                return self._ask_next(state, seat), (Passed(seat),)
            case Bet(number=number, symbols=symbols):
                return self._bet(state, seat, number, symbols), (BetMade(seat, number, symbols),)
            case DiXe():
                return self._showdown(state, seat, True)
            case Doubt():
                return self._showdown(state, seat, False)
            case Place(face=face):
                return self._place(state, seat, face)

    def throwing(self, state: DiXkiBluffState) -> tuple[int, ...]:
        """All throw at once (D4); hands that were thrown before are told one after the other (D14)."""
        if state.phase != "throw":
            return ()
        if state.caller != NOBODY:
            return super().throwing(state)
        return tuple(seat for seat in range(self.players) if state.dice[seat] and not state.hands[seat])

    def _roll(self, state: DiXkiBluffState, roll: Roll) -> Successor[DiXkiBluffState]:
        if state.phase == "draw":
            first = int(roll[0])
            after = self._throw(state.dice, state.hands, first, NOBODY, 1, None)
            return after, (StarterDrawn(first), RoundBegan(1, first))
        due = state.due
        assert due is not None
        seat = due.seats[0]
        hands = (*state.hands[:seat], roll, *state.hands[seat + 1 :])
        if state.caller != NOBODY:
            after, happened = self._lift(replace(state, hands=hands))
            return after, (Thrown(seat, roll, None), *happened)
        after = self._throw(state.dice, hands, state.turn, state.placed, state.round, state.last)
        return after, (Thrown(seat, roll, due.seen_by),)

    def _place(self, state: DiXkiBluffState, seat: int, face: str) -> Successor[DiXkiBluffState]:
        """One die after the other, so that even many dice are few choices; the order means nothing (D4)."""
        hand = in_order((*state.hands[seat], face))
        hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
        if len(hand) < state.dice[seat]:
            return replace(state, hands=hands), ()
        if state.caller != NOBODY:
            after, happened = self._lift(replace(state, hands=hands))
            return after, (Placed(seat, hand, (seat,)), *happened)
        after = self._throw(state.dice, hands, seat, seat, state.round, state.last)
        return after, (Placed(seat, hand, (seat,)),)

    def _throw(
        self,
        dice: tuple[int, ...],
        hands: tuple[tuple[str, ...], ...],
        first: int,
        placed: int,
        number: int,
        last: Showdown | None,
    ) -> DiXkiBluffState:
        """Let the next seat throw that has nothing under its hand; when all lie, the first bet is due (D4).

        Dice told late lie before anybody tells them (D14).
        """
        for seat in range(self.players):
            if dice[seat] and not hands[seat] and not self._late:
                due = self._due(seat, dice[seat], () if self._sealed else (seat,))
                return DiXkiBluffState(due, (), "throw", dice, hands, first, placed, NOBODY, 0, (), number, last)
        return DiXkiBluffState(None, (first,), "bet", dice, hands, first, placed, NOBODY, 0, (), number, last)

    def _due(self, seat: int, dice: int, seen_by: tuple[int, ...] | None) -> Due:
        due = self._throws.get((seat, dice, seen_by))
        if due is None:
            due = self._throws[seat, dice, seen_by] = Due((self.die,) * dice, (seat,) * dice, seen_by)
        return due

    def _bet(self, state: DiXkiBluffState, seat: int, number: int, symbols: tuple[str, ...]) -> DiXkiBluffState:
        """A bet stands; live, all others may call, paced, they are asked one after the other (D8)."""
        turn = self._next(state.dice, seat)
        phase: Phase = "bet" if self._live else "call"
        actors: tuple[int, ...] = (turn,)
        if self._live:
            actors = tuple([other for other in _from(turn, self.players) if state.dice[other] and other != seat])
        return replace(state, actors=actors, phase=phase, turn=turn, bettor=seat, number=number, symbols=symbols)

    def _ask_next(self, state: DiXkiBluffState, seat: int) -> DiXkiBluffState:
        """Paced: after the last pass the next player in turn raises or doubts (D8)."""
        asked = self._next(state.dice, seat)
        all_asked = asked == state.bettor
        phase: Phase = "bet" if all_asked else "call"
        actors = (state.turn if all_asked else asked,)
        return replace(state, actors=actors, phase=phase)

    def _showdown(self, state: DiXkiBluffState, caller: int, dixe: bool) -> Successor[DiXkiBluffState]:
        """Somebody calls: the hands are lifted (D7, D8)."""
        called = (Called if dixe else Doubted)(caller, state.bettor)
        after, happened = self._lift(replace(state, actors=(), caller=caller, dixe=dixe))
        return after, (called, *happened)

    def _lift(self, state: DiXkiBluffState) -> Successor[DiXkiBluffState]:
        """Dice told late are told now, those that were placed first: their player has seen no others (D14)."""
        if not self._late:
            return self._settle(state)
        placed = state.placed
        if placed != NOBODY and len(state.hands[placed]) < state.dice[placed]:
            return replace(state, due=None, actors=(placed,), phase="place"), ()
        for seat in range(self.players):
            if state.dice[seat] and not state.hands[seat]:
                due = self._due(seat, state.dice[seat], None)
                return replace(state, due=due, actors=(), phase="throw"), ()
        return self._settle(state)

    def _settle(self, state: DiXkiBluffState) -> Successor[DiXkiBluffState]:
        """Count, and settle who loses a die and who won the round (D6 to D9)."""
        bettor, number, caller, dixe = state.bettor, state.number, state.caller, state.dixe
        counts = tuple([count(state.hands, symbol) for symbol in state.symbols])
        right = all(found == number for found in counts) if dixe else min(counts) < number
        winner, loser = (caller, bettor) if right else (bettor, caller)
        dice = list(state.dice)
        dice[loser] -= 1
        happened: list[Event] = [Shown(state.hands, state.symbols, counts, number)]
        if dixe and right:
            dice[caller] += 1
            happened.append(Gave(bettor, caller))
        else:
            happened.append(Discarded(loser, dice[loser]))
        if dice[loser] == 0:
            happened.append(WentOut(loser))
        last = Showdown(bettor, number, state.symbols, caller, dixe, state.hands, counts, winner, loser)
        return self._next_round(state, tuple(dice), winner, last, happened)

    def _next_round(
        self, state: DiXkiBluffState, dice: tuple[int, ...], winner: int, last: Showdown, happened: list[Event]
    ) -> Successor[DiXkiBluffState]:
        """The winner places their dice and will bet first (D4); or the game is over (D10)."""
        if dice[winner] == sum(dice):
            over = DiXkiBluffState(
                None, (), "over", dice, state.hands, winner, NOBODY, NOBODY, 0, (), state.round, last
            )
            return over, (*happened, Won(winner))
        number = state.round + 1
        if self._late:
            nothing = ((),) * self.players
            return self._throw(dice, nothing, winner, winner, number, last), (*happened, RoundBegan(number, winner))
        after = DiXkiBluffState(
            None,
            (winner,),
            "place",
            dice,
            ((),) * self.players,
            winner,
            winner,
            NOBODY,
            0,
            (),
            number,
            last,
        )
        return after, (*happened, RoundBegan(number, winner))

    def _next(self, dice: tuple[int, ...], seat: int) -> int:
        """The next player to the left who has dice."""
        while True:
            seat = (seat + 1) % self.players
            if dice[seat]:
                return seat

    def _knows(self, state: DiXkiBluffState, viewer: Viewer, seat: int) -> bool:
        """Whether a viewer may know what lies under a hand (D3)."""
        if state.phase == "over" or viewer == ARCHIVE:
            return True
        if state.caller != NOBODY and state.placed != seat:  # told late, for all to see
            return True
        return viewer == seat and (not self._sealed or state.placed == seat)


@cache
def _from(seat: int, players: int) -> tuple[int, ...]:
    return tuple((seat + step) % players for step in range(players))
