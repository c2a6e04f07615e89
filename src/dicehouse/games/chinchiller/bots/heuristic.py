"""The base of the heuristic bots of Chinchiller Dice."""

from abc import abstractmethod
from typing import ClassVar, NamedTuple

from dicehouse.core.game import Choice
from dicehouse.games.chinchiller.actions import Claim, Take
from dicehouse.games.chinchiller.bots.throw_odds import AMOUNTS, CHANCES
from dicehouse.games.chinchiller.sand import worth
from dicehouse.games.chinchiller.views import ChinchillerView
from dicehouse.kit.bot import Bot, Candidate

USUAL = float(AMOUNTS @ CHANCES)
"""The mean of what two dice make."""


class Pair(NamedTuple):
    """Two choices, take or re-roll, accept or challenge: their values, and the probability of the first."""

    first: float
    second: float
    weight: float


class HeuristicBot(Bot):
    """Decides by a few numbers. With a high roll to announce it lies with a fixed probability, by any allowed lie."""

    lying: ClassVar[float]
    """The probability of a lie, where there are lies to choose from."""

    def _candidates(self, view: ChinchillerView, choices: tuple[Choice, ...]) -> tuple[Candidate, ...]:
        first = choices[0].action
        if isinstance(first, Claim):
            return self._announce(view, choices)
        if isinstance(first, Take):
            assert view.faces is not None
            pair = self._stop(view.faces)
        else:
            assert view.claim is not None
            pair = self._answer(view.claim)
        yes, no = (choice.action for choice in choices)
        return Candidate(yes, pair.first, pair.weight), Candidate(no, pair.second, 1 - pair.weight)

    def _announce(self, view: ChinchillerView, choices: tuple[Choice, ...]) -> tuple[Candidate, ...]:
        assert view.faces is not None
        if not view.faces:  # nobody told the dice: as if they were thrown now (C18)
            every = [self._announce_actual(int(amount), choices) for amount in AMOUNTS]
            return tuple(
                Candidate(
                    choice.action,
                    float(CHANCES @ [one[place].value for one in every]),
                    float(CHANCES @ [one[place].weight for one in every]),
                )
                for place, choice in enumerate(choices)
            )
        return self._announce_actual(worth(view.faces), choices)

    def _announce_actual(self, actual: int, choices: tuple[Choice, ...]) -> tuple[Candidate, ...]:
        amounts = [choice.action.amount for choice in choices if isinstance(choice.action, Claim)]
        lies = self._lies(actual, amounts)
        result = []
        for choice, amount in zip(choices, amounts, strict=True):
            weight = self.lying / len(lies) if amount in lies else 0.0
            if amount == actual:
                weight = 1 - self.lying if lies else 1.0
            result.append(Candidate(choice.action, self._claim_value(amount, actual), weight))
        return tuple(result)

    @abstractmethod
    def _stop(self, faces: tuple[str, ...]) -> Pair:
        """Take or re-roll."""

    @abstractmethod
    def _answer(self, claim: int) -> Pair:
        """Accept or challenge."""

    @abstractmethod
    def _lies(self, actual: int, amounts: list[int]) -> list[int]:
        """The lies about a roll that the bot may tell."""

    @abstractmethod
    def _claim_value(self, amount: int, actual: int) -> float:
        """The value of a claim to its announcer, in sand."""
