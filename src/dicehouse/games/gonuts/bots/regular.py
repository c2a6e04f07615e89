"""The regular bot of Go Nuts!"""

from dicehouse.core.game import Action
from dicehouse.games.gonuts.bots.heuristic import HeuristicBot
from dicehouse.games.gonuts.rules import BANK, ROLL
from dicehouse.games.gonuts.views import GoNutsView
from dicehouse.kit.bot import Candidate, greedy


class Regular(HeuristicBot):
    """Rolls as long as one more roll brings more than it risks, and banks what wins. Never looks at the others."""

    def _weigh(self, view: GoNutsView, wins: bool) -> tuple[Candidate, ...]:
        values: dict[Action, float] = {BANK: float(view.points), ROLL: self._one_more(view)}
        if wins:
            values[BANK] = float(view.target)
            values[ROLL] = min(values[ROLL], view.target - view.scores[self.seat])
        return greedy(values)
