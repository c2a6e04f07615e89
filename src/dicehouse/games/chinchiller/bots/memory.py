"""The memory of a seat: where the sand is. Every amount is public (C10), so blind seats can follow it."""

from dicehouse.core.events import Event
from dicehouse.core.game import AnyGame
from dicehouse.games.chinchiller.events import EyeClosed, GameBegan, GameEnded, Paid, Rolled, Took, TurnBegan
from dicehouse.games.chinchiller.rules import EYES
from dicehouse.games.chinchiller.sand import Sand
from dicehouse.kit.evaluator import Memory


class SandMemory(Memory):
    """The piles and the supply, who went blind in which order, and how often the dice of this turn were thrown."""

    def __init__(self, game: AnyGame) -> None:
        self._fresh: Sand = game.new().sand
        self._whole_pile: bool = game.options.whole_pile
        self.sand = self._fresh
        self.blinded: tuple[int, ...] = ()
        self.throws = 0

    def notice(self, events: tuple[Event, ...]) -> None:
        """Move the sand by public events; what is returned and what the supply adds follows from the rules."""
        for event in events:
            match event:
                case Took(seat=seat, amount=amount):
                    self.sand, _ = self.sand.give(seat, amount, self._whole_pile)
                case Paid(payer=payer, receiver=receiver, amount=amount):
                    self.sand, _ = self.sand.pay(payer, receiver, amount)
                case EyeClosed(seat=seat, closed=closed) if closed == EYES:
                    self.blinded += (seat,)
                case GameBegan():
                    self.sand, self.blinded = self._fresh, ()
                case GameEnded(piles=piles):  # all eyes open
                    self.sand = Sand(piles, sum(self.sand.piles) + self.sand.supply - sum(piles))
                case TurnBegan():
                    self.throws = 0
                case Rolled():
                    self.throws += 1
                case _:
                    pass
