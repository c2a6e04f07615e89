"""A beginner: trusts its own dice too much, and other people's words too long."""

from dicehouse.core.game import Action
from dicehouse.games.dixkibluff.actions import Bet, DiXe, Doubt, Pass, Place
from dicehouse.games.dixkibluff.bets import count
from dicehouse.games.dixkibluff.options import FIGURE
from dicehouse.games.dixkibluff.rules import DiXkiBluff
from dicehouse.games.dixkibluff.views import DiXkiBluffView
from dicehouse.kit.bot import WeighingBot

THRILL = 0.3
"""How often a beginner calls DiXe! because their own dice show just that number."""
BELIEVES = 0.55
"""The share of hidden dice that the novice credits to any named symbol."""
HOPES = 4
"""The number of hidden dice of which the novice expects one to help; it ignores Figures."""
FIGURES = 0.5
"""How often a beginner lays nothing but Figures: they look strong."""


class Novice(WeighingBot):
    """Bets on what it likes best in its own hand, hardly ever bluffs, doubts late."""

    game: DiXkiBluff

    def _value(self, view: DiXkiBluffView, action: Action) -> float:
        """In dice, as a beginner counts: what is missing to a bet, what the standing bet is above all belief."""
        own = view.hands[view.viewer] or ()
        hidden = sum(view.dice) - len(own)
        match action:
            case Bet():
                return min(_own(own, symbol) for symbol in action.symbols) + hidden / HOPES - action.number
            case Doubt() if view.number is not None:
                return view.number - min(_own(own, symbol) for symbol in view.symbols) - hidden * BELIEVES
            case DiXe() if view.number is not None:
                return -max(abs(_own(own, symbol) - view.number) for symbol in view.symbols)
        return 0.0

    def _weights(self, view: DiXkiBluffView, values: dict[Action, float]) -> dict[Action, float]:
        if view.phase == "place":
            return self._lay(view, [action for action in values if isinstance(action, Place)])
        if view.viewer != view.turn or view.phase == "call":
            calls = THRILL if values[DiXe()] == 0 else 0.0
            return {DiXe(): calls, Pass(): 1 - calls}
        bets = {action: value for action, value in values.items() if isinstance(action, Bet)}
        if not bets or values.get(Doubt(), -1.0) > 0:
            return {Doubt(): 1.0}
        fair = {bet: value for bet, value in bets.items() if value >= 0}
        if not fair and values.get(Doubt(), -1.0) > max(bets.values()):
            return {Doubt(): 1.0}
        # the highest bet it still believes in; where there is none, the one that lacks least
        most = max(((bet.number, value) for bet, value in fair.items()), default=(0, max(bets.values())))
        good = [bet for bet, value in bets.items() if value == most[1] and (not fair or bet.number == most[0])]
        return {bet: 1 / len(good) for bet in good}

    def _lay(self, view: DiXkiBluffView, places: list[Place]) -> dict[Action, float]:
        """All Figures, or any symbol and then the same again."""
        lying = view.hands[view.viewer] or ()
        if lying:
            return {place: float(place.face == lying[0]) for place in places}
        figures = FIGURES if any(place.face == FIGURE for place in places) else 0.0
        symbols = [place for place in places if place.face != FIGURE]
        return {place: figures if place.face == FIGURE else (1 - figures) / len(symbols) for place in places}


def _own(own: tuple[str, ...], symbol: str) -> int:
    return count((own,), symbol)
