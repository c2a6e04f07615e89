"""A sound opponent by rule of thumb: count what you hold, hope for the average of the rest."""

from dicehouse.core.game import Action
from dicehouse.games.dixkibluff.actions import Bet, DiXe, Doubt, Pass, Place
from dicehouse.games.dixkibluff.bets import count
from dicehouse.games.dixkibluff.options import FIGURE
from dicehouse.games.dixkibluff.rules import DiXkiBluff
from dicehouse.games.dixkibluff.views import DiXkiBluffView
from dicehouse.kit.bot import WeighingBot

ROOM = 0.5
"""The margin of a bet below the expected count, and of a doubt above it."""
HOLDS = 1
"""The extra dice of a symbol that its bettor is assumed to hold."""
CLOSE = 0.4
"""A bet so close to what is hoped for may be exactly right."""
CALLS = 0.25
"""How often such a bet is called."""


class Regular(WeighingBot):
    """Bets what it holds and a little hope, doubts what is well above that."""

    game: DiXkiBluff

    def _value(self, view: DiXkiBluffView, action: Action) -> float:
        """In dice: how far a bet is from where it should be, how far the standing bet is above what is hoped for."""
        standing = view.number or 0
        match action:
            case Bet():
                return -abs(self._hope(view, action.symbols) - action.number - ROOM)
            case Doubt():
                return standing - self._hope(view, view.symbols) - ROOM
            case DiXe():
                return CLOSE - abs(self._hope(view, view.symbols) - standing)
        return 0.0

    def _weights(self, view: DiXkiBluffView, values: dict[Action, float]) -> dict[Action, float]:
        if view.phase == "place":
            return self._lay(view, [action for action in values if isinstance(action, Place)])
        if view.viewer != view.turn or view.phase == "call":  # asked, or free to cut in
            calls = CALLS if values[DiXe()] > 0 and len(view.symbols) == 1 else 0.0
            return {DiXe(): calls, Pass(): 1 - calls}
        bets = {action: value for action, value in values.items() if isinstance(action, Bet)}
        if not bets or values.get(Doubt(), 0.0) > 0:
            return {Doubt(): 1.0}
        best = max(bets.values())
        good = [bet for bet, value in bets.items() if value >= best - ROOM]
        return {bet: 1 / len(good) for bet in good}

    def _lay(self, view: DiXkiBluffView, places: list[Place]) -> dict[Action, float]:
        """One symbol it will bet on, and now and then a Figure with it."""
        lying = view.hands[view.viewer] or ()
        chosen = next((face for face in lying if face != FIGURE), None)
        symbols = [place for place in places if place.face != FIGURE and chosen in (None, place.face)]
        figures = [place for place in places if place.face == FIGURE]
        share = 0.2 if figures else 0.0
        return {**dict.fromkeys(figures, share), **dict.fromkeys(symbols, (1 - share) / len(symbols))}

    def _hope(self, view: DiXkiBluffView, symbols: tuple[str, ...]) -> float:
        """How many dice to expect for the rarest of these symbols."""
        own = view.hands[view.viewer] or ()
        hidden = sum(view.dice) - len(own)
        die = self.game.die
        return min(
            count((own,), symbol)
            + hidden * float(die.probability(symbol) + die.probability(FIGURE))
            + (HOLDS if symbol in view.symbols else 0)
            for symbol in symbols
        )
