"""The novice bot of Chinchiller Dice."""

from math import exp

from dicehouse.games.chinchiller.bots.heuristic import USUAL, HeuristicBot, Pair
from dicehouse.games.chinchiller.sand import PENALTY, worth

HOPED_FOR = 15.0
"""The amount at which taking and re-rolling are equally likely. Eyes and the lead are ignored."""
DOUBT = 3.0
"""The width of the range around it in which both are likely."""
SHAME = 8.0
"""The cost of being caught, in sand, as the novice feels it."""
TRUSTING, WARY = 0.6, 0.4
"""The probability of accepting a claim of at least `PENALTY`, and a lower one."""


class Novice(HeuristicBot):
    """Rolls once too often, lies by any lower amount, and challenges too often."""

    lying = 0.4

    def _stop(self, faces: tuple[str, ...]) -> Pair:
        amount = worth(faces)
        return Pair(float(amount), HOPED_FOR, 1 / (1 + exp((HOPED_FOR - amount) / DOUBT)))

    def _answer(self, claim: int) -> Pair:
        trust = TRUSTING if claim >= PENALTY else WARY
        return Pair(float(claim), USUAL * (1 - trust), trust)

    def _lies(self, actual: int, amounts: list[int]) -> list[int]:
        return [amount for amount in amounts if amount < actual] if actual >= PENALTY else []

    def _claim_value(self, amount: int, actual: int) -> float:
        return -float(amount) - SHAME * (amount != actual)
