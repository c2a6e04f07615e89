"""The novice bot of Go Nuts!"""

from math import exp

from dicehouse.games.gonuts.bots.heuristic import HeuristicBot
from dicehouse.games.gonuts.rules import ACORN, BANK, DICE, ROLL
from dicehouse.games.gonuts.views import GoNutsView
from dicehouse.kit.bot import Candidate


class Novice(HeuristicBot):
    """Banks around a fixed number of points, and hardly considers how many dice are left.

    A good roll makes it greedy, and so does the last die, for all five could come back; a lead makes it timid. It does
    not always notice that it could win right now.
    """

    ROLLS = 4
    """The number of rolls of all dice whose mean points are enough."""
    MOOD = 0.3
    """The relative reduction of that number in the lead, and its increase in the last place."""
    CALM = 1.2
    """The width, in points, of the range in which it may bank or roll."""
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
