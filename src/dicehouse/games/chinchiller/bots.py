"""A simple opponent for Chinchiller Dice."""

from random import Random

from dicehouse.core.events import Event
from dicehouse.core.game import Action, Choice
from dicehouse.games.chinchiller.actions import Accept, Challenge, Claim, Reroll, Take
from dicehouse.games.chinchiller.options import ChinchillerOptions
from dicehouse.games.chinchiller.sand import DOUBLE, worth
from dicehouse.games.chinchiller.views import ChinchillerView


class SimpleBot:
    """Takes a fair amount of sand, lies about high rolls now and then, and distrusts low claims."""

    def __init__(self, options: ChinchillerOptions, random: Random) -> None:
        self._random = random

    def notice(self, events: tuple[Event, ...]) -> None:
        """Does not keep count."""

    def choose(self, view: ChinchillerView, choices: tuple[Choice, ...]) -> Action:
        """Stop or go on; tell; believe or look."""
        first = choices[0].action
        if isinstance(first, Claim):
            return self._claim(view, choices)
        if isinstance(first, Take):
            assert view.faces is not None
            enough = 12 if DOUBLE in view.faces else 6
            return first if worth(view.faces) >= enough else Reroll()
        assert view.claim is not None
        # two dice make 8 on average; a claim well below that is often a lie, and doubting a true one under 6 costs
        trust = 0.35 if view.claim == 0 else 0.55 if view.claim < 6 else 0.9
        return Accept() if self._random.random() < trust else Challenge()

    def _claim(self, view: ChinchillerView, choices: tuple[Choice, ...]) -> Action:
        assert view.faces is not None
        actual = worth(view.faces)
        claims = [choice.action for choice in choices if isinstance(choice.action, Claim)]
        lies = [claim for claim in claims if 4 <= claim.amount < actual]
        if actual > 6 and lies and self._random.random() < 0.6:
            return self._random.choice(lies)
        return Claim(actual)
