"""The regular bot of Chinchiller Dice."""

from dicehouse.games.chinchiller.bots.heuristic import USUAL, HeuristicBot, Pair
from dicehouse.games.chinchiller.sand import DOUBLE, PENALTY, worth

ENOUGH, ENOUGH_DOUBLED = 6, 12
"""The least amount that is taken; with a x2 on the table there is more to win."""
SMALLEST_LIE = 4
"""Lower claims are not believed."""
EYE = 10.0
"""The value of an eye, in sand."""


def trust(claim: int) -> float:
    """The probability that a claim is accepted: low claims are often lies, and challenging a true one may cost."""
    if claim == 0:
        return 0.35
    return 0.55 if claim < PENALTY else 0.9


class Regular(HeuristicBot):
    """Values are sand: what a choice brings, or what it costs if the other player trusts like the regular."""

    lying = 0.6

    def _stop(self, faces: tuple[str, ...]) -> Pair:
        amount = worth(faces)
        enough = ENOUGH_DOUBLED if DOUBLE in faces else ENOUGH
        return Pair(float(amount), float(enough), float(amount >= enough))

    def _answer(self, claim: int) -> Pair:
        weight = trust(claim)
        challenged = weight * -PENALTY * (claim < PENALTY) + (1 - weight) * USUAL
        return Pair(float(claim), challenged, weight)

    def _lies(self, actual: int, amounts: list[int]) -> list[int]:
        return [amount for amount in amounts if SMALLEST_LIE <= amount < actual] if actual > PENALTY else []

    def _claim_value(self, amount: int, actual: int) -> float:
        caught = actual + EYE
        if amount == actual:
            caught = -PENALTY if actual < PENALTY else 0.0
        return -(trust(amount) * amount + (1 - trust(amount)) * caught)
