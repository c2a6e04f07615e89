"""A simple opponent for DiXkiBluff."""

from random import Random

from dicehouse.core.events import Event
from dicehouse.core.game import Action, Choice
from dicehouse.games.dixkibluff.actions import Bet, DiXe, Doubt, Pass, Place
from dicehouse.games.dixkibluff.options import FIGURE, DiXkiBluffOptions
from dicehouse.games.dixkibluff.views import DiXkiBluffView


class SimpleBot:
    """Bets what it holds and a little hope, doubts what is well above that."""

    def __init__(self, options: DiXkiBluffOptions, random: Random) -> None:
        self._random = random
        self._faces = options.faces

    def notice(self, events: tuple[Event, ...]) -> None:
        """Believes in dice, not in people."""

    def choose(self, view: DiXkiBluffView, choices: tuple[Choice, ...]) -> Action | None:
        """Place, bet, raise, doubt, DiXe!, pass or wait."""
        actions = [choice.action for choice in choices]
        places = [action for action in actions if isinstance(action, Place)]
        if places:
            return self._random.choice(places)
        if view.viewer != view.turn or view.phase == "call":  # asked, or free to cut in
            return DiXe() if self._would_call(view) else Pass() if Pass() in actions else None
        bets = [action for action in actions if isinstance(action, Bet)]
        if view.number is not None and (not bets or self._hope(view, view.symbols) < view.number - 0.5):
            return Doubt() if Doubt() in actions else actions[0]
        likely = max(self._room(view, bet) for bet in bets)
        return self._random.choice([bet for bet in bets if self._room(view, bet) >= likely - 0.5])

    def _would_call(self, view: DiXkiBluffView) -> bool:
        assert view.number is not None
        close = abs(self._hope(view, view.symbols) - view.number) < 0.4
        return close and len(view.symbols) == 1 and self._random.random() < 0.25

    def _room(self, view: DiXkiBluffView, bet: Bet) -> float:
        """How far a bet stays below what is to be hoped for; a first bet need not be timid."""
        room = self._hope(view, bet.symbols) - bet.number
        return -abs(room - 0.5)

    def _hope(self, view: DiXkiBluffView, symbols: tuple[str, ...]) -> float:
        """How many dice to expect for the rarest of these symbols."""
        own = view.hands[view.viewer] or ()
        hidden = sum(view.dice) - len(own)
        return min(
            own.count(symbol)
            + own.count(FIGURE)
            + hidden * (self._faces.count(symbol) + self._faces.count(FIGURE)) / len(self._faces)
            for symbol in symbols
        )
