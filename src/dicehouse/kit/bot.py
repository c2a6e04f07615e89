"""Base classes of bots. A bot is given views and visible events of its seat, never a state."""

from abc import ABC, abstractmethod
from random import Random
from typing import Any, final

import msgspec

from dicehouse.core.errors import BotError
from dicehouse.core.events import Event
from dicehouse.core.game import Action, AnyGame, Choice

NOVICE, REGULAR, EXPERT, MASTER, PERFECT = "novice", "regular", "expert", "master", "perfect"
LEVELS = (NOVICE, REGULAR, EXPERT, MASTER, PERFECT)
"""Weakest first: human-like mistakes, rules of thumb, calculation; then the greedy player of the evaluator, which is
called `perfect` where its play is exact or an equilibrium with a known gap, and `master` elsewhere."""
TOP_LEVELS = (MASTER, PERFECT)
"""Two names of one bot: a game with its options has one of them."""
RANDOM = "random"
"""The bot that plays any legal action: the only one of a game without others, and a baseline in duels."""


class Candidate(msgspec.Struct, frozen=True):
    """A legal action with its value and weight to a bot."""

    action: Action
    value: float
    """The value to the bot, in its own measure; higher is better."""
    weight: float
    """The probability that the bot takes it. The rest of the sum to 1 is the probability that it waits."""


class Bot(ABC):
    """Plays one seat of one game.

    `candidates` gives every choice a value and a weight, and `choose` draws by weight: the explanation of a decision
    and the decision come from the same code.
    """

    def __init__(self, game: AnyGame, seat: int, random: Random) -> None:
        self.game = game
        self.seat = seat
        self.random = random

    @property
    def forgetful(self) -> bool:
        """Whether the bot has no memory, so that `notice` need not be called."""
        return type(self).notice is Bot.notice

    def notice(self, events: tuple[Event, ...]) -> None:  # noqa: B027 - most bots need no memory
        """Take in events, as this seat may see them."""

    @abstractmethod
    def _candidates(self, view: Any, choices: tuple[Choice, ...]) -> tuple[Candidate, ...]:
        """A candidate for each choice, in the order of the choices."""

    @final
    def candidates(self, view: Any, choices: tuple[Choice, ...]) -> tuple[Candidate, ...]:
        """The choices with the bot's values and weights.

        Raises:
            BotError: there is nothing to choose, or the view is not one of this seat.
        """
        if not choices or getattr(view, "viewer", None) != self.seat:
            raise BotError("bots.view", game=self.game.name, seat=self.seat)
        return self._candidates(view, choices)

    @final
    def choose(self, view: Any, choices: tuple[Choice, ...]) -> Action | None:
        """One of the legal actions; None to wait, where several seats may act."""
        candidates = self.candidates(view, choices)
        draw = self.random.random()
        for candidate in candidates:
            draw -= candidate.weight
            if draw < 0:
                return candidate.action
        if draw < 1e-9:  # the weights sum to 1 up to rounding
            return max(candidates, key=lambda candidate: candidate.weight).action
        return None


class RandomBot(Bot):
    """Any legal action, all equally likely. Plays every game."""

    def _candidates(self, view: Any, choices: tuple[Choice, ...]) -> tuple[Candidate, ...]:
        return tuple(Candidate(choice.action, 0.0, 1 / len(choices)) for choice in choices)


class WeighingBot(Bot):
    """Base of bots that give every action a value of its own, and then weights by all values."""

    def _candidates(self, view: Any, choices: tuple[Choice, ...]) -> tuple[Candidate, ...]:
        values = {choice.action: self._value(view, choice.action) for choice in choices}
        weights = self._weights(view, values)
        return tuple(Candidate(action, value, weights.get(action, 0.0)) for action, value in values.items())

    @abstractmethod
    def _value(self, view: Any, action: Action) -> float:
        """What an action is worth to the bot, in its own measure."""

    @abstractmethod
    def _weights(self, view: Any, values: dict[Action, float]) -> dict[Action, float]:
        """The probability of each action; 0 for those left out."""


def only(action: Action | None, choices: tuple[Choice, ...]) -> tuple[Candidate, ...]:
    """Candidates that take one choice with certainty (None: wait) and do not value the others."""
    return tuple(
        Candidate(choice.action, float(choice.action == action), float(choice.action == action)) for choice in choices
    )


def greedy(values: dict[Action, float], slack: float = 1e-9) -> tuple[Candidate, ...]:
    """Candidates that take the best choice with certainty; among equals, up to rounding, the first."""
    best = max(values.values())
    first = next(action for action, value in values.items() if value >= best - slack)
    return tuple(Candidate(action, value, float(action == first)) for action, value in values.items())
