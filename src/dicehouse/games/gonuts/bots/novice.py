"""The novice bot of Go Nuts!"""

from math import exp

from dicehouse.games.gonuts.bots.heuristic import HeuristicBot
from dicehouse.games.gonuts.rules import ACORN, BANK, DICE, ROLL
from dicehouse.games.gonuts.views import GoNutsView
from dicehouse.kit.bot import Candidate


class Novice(HeuristicBot):
    """Has a number of points in mind that feels like enough, and hardly looks at how many dice are left.

    A good roll makes it greedy, and so does the last die, for all five could come back; a lead makes it timid. It does
    not always notice that it could win right now.
    """

    ROLLS = 4
    """What so many rolls of all dice bring on average feels like enough."""
    MOOD = 0.3
    """So much less is enough in the lead, and so much more for whoever is last."""
    CALM = 1.2
    """By so many points it may miss the number it has in mind."""
    ATTENTION = 0.9
    """How often it notices that it could win."""

    def _weigh(self, view: GoNutsView, wins: bool) -> tuple[Candidate, ...]:
        wanted, points = self._wanted(view), float(view.points)
        bank = self.ATTENTION if wins else 1 / (1 + exp(min((wanted - points) / self.CALM, 50.0)))
        if wins:
            points = max(points, wanted) + 1  # it is ahead of everything else, once noticed
        return Candidate(BANK, points, bank), Candidate(ROLL, wanted, 1 - bank)

    def _wanted(self, view: GoNutsView) -> float:
        """The points that feel like enough now."""
        mine = view.scores[self.seat]
        others = [score for seat, score in enumerate(view.scores) if seat != self.seat]
        enough = float(self.ROLLS * DICE * self.rules.squirrel_die.probability(ACORN))
        if mine > max(others):
            enough *= 1 - self.MOOD
        elif mine < min(others):
            enough *= 1 + self.MOOD
        enough = min(enough, view.target - mine)
        streak = view.faces.count(ACORN) * 2 > len(view.faces)
        return enough + 2 * streak + 2 * (view.dice == 1)
