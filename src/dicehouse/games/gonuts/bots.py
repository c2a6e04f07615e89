"""A simple opponent for Go Nuts!"""

from random import Random

from dicehouse.core.events import Event
from dicehouse.core.game import Action, Choice
from dicehouse.games.gonuts.actions import Bank, Roll
from dicehouse.games.gonuts.options import GoNutsOptions
from dicehouse.games.gonuts.views import GoNutsView

ENOUGH = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6}
"""How many points are worth banking with so many dice in play: the fewer dice, the sooner a roll loses everything."""


class SimpleBot:
    """Banks what is enough, or what wins; shakes whenever it may."""

    def __init__(self, options: GoNutsOptions, random: Random) -> None:
        self._random = random

    def notice(self, events: tuple[Event, ...]) -> None:
        """Everything is on the table."""

    def choose(self, view: GoNutsView, choices: tuple[Choice, ...]) -> Action:
        """Bank or go on."""
        bank = next((choice for choice in choices if isinstance(choice.action, Bank)), None)
        if bank is None:
            return choices[0].action
        if bank.effect["wins"] or view.points >= ENOUGH[view.dice] + self._random.choice((0, 0, 1)):
            return bank.action
        return Roll()
