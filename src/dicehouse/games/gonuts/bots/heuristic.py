"""The base of the heuristic bots of Go Nuts!: they have no table, and weigh what a roll may bring against its risk."""

from abc import abstractmethod
from random import Random

from dicehouse.core.game import Choice
from dicehouse.games.gonuts.actions import Bank, Bark, Shake
from dicehouse.games.gonuts.bots.turn_solution import turn_solver
from dicehouse.games.gonuts.rules import ACORN, DOG, GoNuts
from dicehouse.games.gonuts.views import GoNutsView
from dicehouse.kit.arrays import np
from dicehouse.kit.bot import Bot, Candidate


class HeuristicBot(Bot):
    """Weighs banking against rolling, and shakes or barks whenever it may."""

    def __init__(self, game: GoNuts, seat: int, random: Random) -> None:
        super().__init__(game, seat, random)
        self.rules = game
        self.chart = turn_solver(game)

    def _candidates(self, view: GoNutsView, choices: tuple[Choice, ...]) -> tuple[Candidate, ...]:
        if isinstance(choices[0].action, Shake | Bark):
            return (Candidate(choices[0].action, self._hope(view), 1.0),)
        bank = next(choice for choice in choices if isinstance(choice.action, Bank))
        weighed = {candidate.action: candidate for candidate in self._weigh(view, bool(bank.effect["wins"]))}
        return tuple(weighed[choice.action] for choice in choices)

    @abstractmethod
    def _weigh(self, view: GoNutsView, wins: bool) -> tuple[Candidate, ...]:
        """Bank and roll, as this player sees them.

        Args:
            view: a moment with a choice.
            wins: whether banking wins the game.
        """

    def _hope(self, view: GoNutsView) -> float:
        """What one shake brings on average: acorns to the roller, a dog to the others."""
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
