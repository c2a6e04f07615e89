"""Rules of thumb for Go Nuts!: players without a table, who weigh what a roll may bring against what it risks."""

from abc import abstractmethod
from math import exp
from random import Random

import numpy as np

from dicehouse.bots.bot import Bot, Candidate, greedy
from dicehouse.core.game import Action, Choice
from dicehouse.games.gonuts.actions import Bank, Shake
from dicehouse.games.gonuts.bots.turn import chart_of
from dicehouse.games.gonuts.rules import ACORN, BANK, DICE, DOG, ROLL, GoNuts
from dicehouse.games.gonuts.views import GoNutsView


class Thumb(Bot):
    """Weighs banking against rolling, and shakes whenever it may."""

    def __init__(self, game: GoNuts, seat: int, random: Random) -> None:
        super().__init__(game, seat, random)
        self.rules = game
        self.chart = chart_of(game)

    def _candidates(self, view: GoNutsView, choices: tuple[Choice, ...]) -> tuple[Candidate, ...]:
        if isinstance(choices[0].action, Shake):
            return (Candidate(choices[0].action, self._hope(view), 1.0),)
        bank = next(choice for choice in choices if isinstance(choice.action, Bank))
        weighed = {candidate.action: candidate for candidate in self._weigh(view, bool(bank.effect["wins"]))}
        return tuple(weighed[choice.action] for choice in choices)

    @abstractmethod
    def _weigh(self, view: GoNutsView, wins: bool) -> tuple[Candidate, ...]:
        """Bank and roll, as this player sees them.

        Args:
            view: a moment with a choice.
            wins: whether banking wins at once.
        """

    def _hope(self, view: GoNutsView) -> float:
        """What one shake brings on average: acorns to the roller, a dog to everybody else."""
        if self.seat == view.turn:
            return float(view.dice * self.rules.squirrel_die.probability(ACORN))
        return float(self.rules.dog_die.probability(DOG))

    def _one_more(self, view: GoNutsView) -> float:
        """The points on average, if the dice are rolled once more and all is banked then."""
        chart, odds = self.chart, self.chart.odds
        acorns = chart.acorns[self.game.players - 1, view.dice]
        nutty = float(acorns @ np.arange(len(acorns)) + max(0.0, 1 - acorns.sum()) * chart.target)
        rolls = sum(chance * (view.points + gain) for gain, _, chance in odds.rolls[view.dice])
        return rolls + odds.nuts[view.dice] * nutty


class Regular(Thumb):
    """Rolls as long as one more roll brings more than it risks, and banks what wins. Never looks at the others."""

    def _weigh(self, view: GoNutsView, wins: bool) -> tuple[Candidate, ...]:
        values: dict[Action, float] = {BANK: float(view.points), ROLL: self._one_more(view)}
        if wins:
            values[BANK] = float(view.target)
            values[ROLL] = min(values[ROLL], view.target - view.scores[self.seat])
        return greedy(values)


class Novice(Thumb):
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
