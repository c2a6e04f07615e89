"""A yardstick for duels: plays by the exact odds of its own dice, and reads nothing out of bets."""

from dicehouse.core.game import Action, Choice
from dicehouse.games.dixkibluff.actions import Bet, DiXe, Doubt, Pass, Place
from dicehouse.games.dixkibluff.bots.odds import exactly, holds
from dicehouse.games.dixkibluff.rules import DiXkiBluff
from dicehouse.games.dixkibluff.views import DiXkiBluffView
from dicehouse.kit.bot import Bot, Candidate

SAFE = 0.8
"""A bet that is at least as likely to hold is good; of the good ones, the highest."""
DOUBTFUL = 0.6
"""What is likelier to fail is doubted."""
CALL = 0.4
"""DiXe! from here on."""


class OddsBot(Bot):
    """Bets as high as is safe by its own dice; else doubts, or bets, whatever is likelier right."""

    game: DiXkiBluff

    safe = SAFE
    doubtful = DOUBTFUL

    def _candidates(self, view: DiXkiBluffView, choices: tuple[Choice, ...]) -> tuple[Candidate, ...]:
        actions = [choice.action for choice in choices]
        if view.phase == "place":
            return self._place(view, actions)
        chances = {action: self._chance(view, action) for action in actions}
        if view.turn != view.viewer or view.phase == "call":
            calls = self._exact(view) >= CALL
            wanted: list[Action] = [DiXe()] if calls else [Pass()]
        else:
            wanted = self._speak(chances)
        return tuple(Candidate(action, chances[action], (action in wanted) / max(len(wanted), 1)) for action in actions)

    def _speak(self, chances: dict[Action, float]) -> list[Action]:
        """The highest safe bets, all equally likely; else whatever is likeliest right."""
        safe = [action for action, chance in chances.items() if isinstance(action, Bet) and chance >= self.safe]
        doubt = chances.get(Doubt(), 0.0)
        if safe and doubt < self.doubtful:
            most = max(_height(bet) for bet in safe)
            return [bet for bet in safe if _height(bet) == most]
        spoken = {action: chance for action, chance in chances.items() if not isinstance(action, DiXe)}
        if DiXe() in chances and chances[DiXe()] >= max(CALL, *spoken.values()):
            return [DiXe()]
        best = max(spoken.values())
        return [action for action, chance in spoken.items() if chance >= best - 1e-9]

    def _chance(self, view: DiXkiBluffView, action: Action) -> float:
        """How likely an action is right; a bet that others will find exactly right is not."""
        own = view.hands[view.viewer] or ()
        hidden = sum(view.dice) - len(own)
        match action:
            case Bet(number=number, symbols=symbols):
                exact = exactly(self.game.die, own, hidden, number, symbols)
                return holds(self.game.die, own, hidden, number, symbols) - (exact if exact >= CALL else 0.0)
            case Doubt() if view.number is not None:
                return 1 - holds(self.game.die, own, hidden, view.number, view.symbols)
            case DiXe():
                return self._exact(view)
        return 1 - self._exact(view)

    def _exact(self, view: DiXkiBluffView) -> float:
        own = view.hands[view.viewer] or ()
        if view.number is None:
            return 0.0
        return exactly(self.game.die, own, sum(view.dice) - len(own), view.number, view.symbols)

    def _place(self, view: DiXkiBluffView, actions: list[Action]) -> tuple[Candidate, ...]:
        """All dice alike, whatever came first: then the first bet on them is as high as it can be."""
        lying = view.hands[view.viewer] or ()
        wanted = [action for action in actions if isinstance(action, Place) and (not lying or action.face == lying[0])]
        return tuple(Candidate(action, float(action in wanted), (action in wanted) / len(wanted)) for action in actions)


def _height(bet: Action) -> tuple[int, int]:
    assert isinstance(bet, Bet)
    return bet.number, len(bet.symbols)
