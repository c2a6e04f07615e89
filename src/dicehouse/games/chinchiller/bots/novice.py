"""The novice: greedy, a clumsy liar, and too curious to shut its eyes."""

from math import exp

from dicehouse.core.game import Choice
from dicehouse.games.chinchiller.actions import Accept, Claim, Take
from dicehouse.games.chinchiller.bots.throw_odds import AMOUNTS, CHANCES
from dicehouse.games.chinchiller.sand import PENALTY, worth
from dicehouse.games.chinchiller.views import ChinchillerView
from dicehouse.kit.bot import Bot, Candidate

HOPED_FOR = 15.0
"""The next roll always looks like more than this one. Eyes, and who leads, are not thought of."""
DOUBT = 3.0
"""How wide the range is in which the novice cannot make up its mind."""
USUAL = float(AMOUNTS @ CHANCES)
"""What two dice make on average."""
SHAME = 8.0
"""What it feels like to be caught."""
LYING = 0.4
"""How often a high roll is talked down, and then by any amount: also by one that nobody believes."""
TRUSTING, WARY = 0.6, 0.4
"""How often claims are believed: looking is too tempting."""


class Novice(Bot):
    """Rolls once too often, lies without a plan, and peeks too often."""

    def _candidates(self, view: ChinchillerView, choices: tuple[Choice, ...]) -> tuple[Candidate, ...]:
        first = choices[0].action
        if isinstance(first, Claim):
            return self._tell(view, choices)
        if isinstance(first, Take):
            assert view.faces is not None
            amount = worth(view.faces)
            take = 1 / (1 + exp((HOPED_FOR - amount) / DOUBT))
            return _two(choices, (float(amount), HOPED_FOR), take)
        assert view.claim is not None
        trust = TRUSTING if view.claim >= PENALTY else WARY
        return _two(choices, (float(view.claim), USUAL * (1 - trust)), trust)

    def _tell(self, view: ChinchillerView, choices: tuple[Choice, ...]) -> tuple[Candidate, ...]:
        assert view.faces is not None
        actual = worth(view.faces)
        amounts = [choice.action.amount for choice in choices if isinstance(choice.action, Claim)]
        lies = [amount for amount in amounts if amount < actual] if actual >= PENALTY else []
        result = []
        for choice, amount in zip(choices, amounts, strict=True):
            weight = LYING / len(lies) if amount in lies else 0.0
            if amount == actual:
                weight = 1 - LYING if lies else 1.0
            result.append(Candidate(choice.action, -float(amount) - SHAME * (amount != actual), weight))
        return tuple(result)


def _two(choices: tuple[Choice, ...], values: tuple[float, float], weight: float) -> tuple[Candidate, ...]:
    """A choice between two, the first of which is taken so often."""
    first, second = (choice.action for choice in choices)
    assert isinstance(first, Take | Accept)
    return Candidate(first, values[0], weight), Candidate(second, values[1], 1 - weight)
