"""The memory of a seat: the bets of the round, and how players' bets fitted their dice when hands were shown."""

import numpy as np

from dicehouse.core.events import Event
from dicehouse.games.dixkibluff.actions import Bet
from dicehouse.games.dixkibluff.bots.beliefs import BetSaid, prior_trust, weigh
from dicehouse.games.dixkibluff.bots.odds import Numbers, hands_of
from dicehouse.games.dixkibluff.bots.playout import PlayModel, Playout
from dicehouse.games.dixkibluff.events import BetMade, Called, Doubted, Placed, RoundBegan, Shown
from dicehouse.games.dixkibluff.rules import DiXkiBluff
from dicehouse.games.dixkibluff.views import DiXkiBluffView
from dicehouse.kit.evaluator import Memory

STEP, FURTHEST = 0.4, 4.0
"""The learning rate of a seat's readiness to doubt, and its bound."""


class TableMemory(Memory):
    """The bets of the round, and the habits of all players."""

    def __init__(self, game: DiXkiBluff, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.said: tuple[BetSaid, ...] = ()
        self.placer: int | None = None
        self.trust: tuple[Numbers, ...] = (prior_trust(),) * game.players
        self.shift: Numbers = np.zeros(game.players)
        """How much readier each seat is to doubt than the model of a player says (`playout.py`)."""
        self._doubted = False

    def notice(self, events: tuple[Event, ...]) -> None:
        """Remember bets; when hands are lifted, learn who bets by their dice."""
        for event in events:
            match event:
                case RoundBegan():
                    self.said, self.placer = (), None
                case Placed(seat=seat):
                    self.placer = seat
                case BetMade(seat=seat, number=number, symbols=symbols):
                    self.said = (*self.said, BetSaid(seat, Bet(number, symbols)))
                case Doubted() | Called():
                    self._doubted = isinstance(event, Doubted)
                case Shown(hands=hands):
                    self._learn(hands)
                    self._learn_doubts(hands)

    def _learn(self, hands: tuple[tuple[str, ...], ...]) -> None:
        dice = tuple(map(len, hands))
        self.trust = tuple(
            weigh(self.game, dice, seat, self.said, seat == self.placer, hands[seat], trust) if dice[seat] else trust
            for seat, trust in enumerate(self.trust)
        )

    def _learn_doubts(self, hands: tuple[tuple[str, ...], ...]) -> None:
        """Who doubts more, or less, than the model with the same dice would: one step towards it for each decision."""
        dice = tuple(map(len, hands))
        symbols = self.game.symbols
        said = self.said if self._doubted else self.said[:-1]  # the player next to a called bet made no decision
        if not said:
            return
        movers = [next(seat for step in range(1, 10) if dice[seat := (one.seat + step) % len(dice)]) for one in said]
        own = [hands_of(self.game.die, symbols, dice[seat]) for seat in movers]
        likes = Playout(self.game.die, symbols, dice, PlayModel(), self.shift).likes(
            np.array([one.counts[one.of(hands[seat])] for one, seat in zip(own, movers, strict=True)]),
            np.array(movers),
            np.array([one.seat for one in said]),
            np.array([one.bet.number for one in said]),
            np.array([[symbol in one.bet.symbols for symbol in symbols] for one in said]),
        )
        shares = np.exp(likes - likes.max(axis=1, keepdims=True))
        expected = shares[:, -1] / shares.sum(axis=1)
        found = np.zeros(len(said))
        found[-1] = self._doubted
        shift = self.shift.copy()
        np.add.at(shift, movers, STEP * (found - expected))
        self.shift = np.clip(shift, -FURTHEST, FURTHEST)


def bets_of(view: DiXkiBluffView, memory: TableMemory) -> tuple[BetSaid, ...]:
    """The bets of the round; without a memory that fits, the bet that stands and what must have gone before."""
    if view.number is None or view.bettor is None:
        return ()
    standing = Bet(view.number, view.symbols)
    if memory.said and memory.said[-1] == BetSaid(view.bettor, standing):
        return memory.said
    return (*_before(view, standing), BetSaid(view.bettor, standing))


def remembers(view: DiXkiBluffView, memory: TableMemory) -> bool:
    """Whether the memory holds the bets of this view's round."""
    if view.number is None or view.bettor is None:
        return not memory.said
    return bool(memory.said) and memory.said[-1] == BetSaid(view.bettor, Bet(view.number, view.symbols))


def _before(view: DiXkiBluffView, standing: Bet) -> tuple[BetSaid, ...]:
    """A bet that must have stood before a bet on several symbols; its seat is not known (-1)."""
    if len(standing.symbols) == 1:
        return ()
    return (BetSaid(-1, Bet(standing.number, standing.symbols[:-1])),)


def placer_of(view: DiXkiBluffView) -> int | None:
    """Who chose their faces this round: the winner of the last."""
    return view.last.winner if view.last is not None and view.phase != "over" else None
