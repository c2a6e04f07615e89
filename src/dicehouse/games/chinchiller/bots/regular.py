"""The regular: a fair amount of sand, a lie about a high roll now and then, and little trust in low claims."""

from dicehouse.core.game import Choice
from dicehouse.games.chinchiller.actions import Claim, Take
from dicehouse.games.chinchiller.bots.throw_odds import AMOUNTS, CHANCES
from dicehouse.games.chinchiller.sand import DOUBLE, PENALTY, worth
from dicehouse.games.chinchiller.views import ChinchillerView
from dicehouse.kit.bot import Bot, Candidate

ENOUGH, ENOUGH_DOUBLED = 6, 12
"""Less is rolled again; with a x2 on the table there is more to win."""
SMALLEST_LIE = 4
"""Nobody believes less."""
LYING = 0.6
"""How often a roll above six is talked down."""
EYE = 10.0
"""What an eye is worth in sand."""
USUAL = float(AMOUNTS @ CHANCES)
"""What two dice make on average."""


def trust(claim: int) -> float:
    """How often a claim is believed: one well below the average is often a lie, and doubting a true one may cost."""
    if claim == 0:
        return 0.35
    return 0.55 if claim < PENALTY else 0.9


class Regular(Bot):
    """Values are sand: what a choice brings, or what it costs if the other one believes as often as the regular."""

    def _candidates(self, view: ChinchillerView, choices: tuple[Choice, ...]) -> tuple[Candidate, ...]:
        first = choices[0].action
        if isinstance(first, Claim):
            return self._tell(view, choices)
        if isinstance(first, Take):
            assert view.faces is not None
            amount = worth(view.faces)
            enough = ENOUGH_DOUBLED if DOUBLE in view.faces else ENOUGH
            values, weight = (float(amount), float(enough)), float(amount >= enough)
        else:
            assert view.claim is not None
            weight = trust(view.claim)
            doubted = weight * -PENALTY * (view.claim < PENALTY) + (1 - weight) * USUAL
            values = (float(view.claim), doubted)
        yes, no = (choice.action for choice in choices)
        return Candidate(yes, values[0], weight), Candidate(no, values[1], 1 - weight)

    def _tell(self, view: ChinchillerView, choices: tuple[Choice, ...]) -> tuple[Candidate, ...]:
        assert view.faces is not None
        actual = worth(view.faces)
        amounts = [choice.action.amount for choice in choices if isinstance(choice.action, Claim)]
        lies = [amount for amount in amounts if SMALLEST_LIE <= amount < actual] if actual > PENALTY else []
        result = []
        for choice, amount in zip(choices, amounts, strict=True):
            if amount == actual:
                weight = 1 - LYING if lies else 1.0
                caught = -PENALTY if actual < PENALTY else 0.0
            else:
                weight = LYING / len(lies) if amount in lies else 0.0
                caught = actual + EYE
            cost = trust(amount) * amount + (1 - trust(amount)) * caught
            result.append(Candidate(choice.action, -cost, weight))
        return tuple(result)
