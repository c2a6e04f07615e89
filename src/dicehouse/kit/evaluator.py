"""Evaluators: what a position is worth to everybody, each action to the one who chooses, and each roll.

An evaluator judges what one seat may know: a view, and what that seat remembers of earlier events. The perfect bot is
its evaluator's greedy player; the coach and the review ask the same evaluator.
"""

from abc import ABC, abstractmethod
from random import Random
from typing import Any, Literal, TypeAlias, final

import msgspec

from dicehouse.core.dice import Roll
from dicehouse.core.errors import BotError
from dicehouse.core.events import Event
from dicehouse.core.game import AnyGame, Choice
from dicehouse.kit.bot import Bot, Candidate

Measure: TypeAlias = Literal["win", "points"]
"""What values are: the chance to win (a shared win counts its share), or the points expected in the end."""


class Landing(msgspec.Struct, frozen=True):
    """One way the dice that are due can land, as far as the viewer will see them."""

    roll: Roll
    probability: float
    values: tuple[float, ...]
    """What the position is then worth to each player."""


class Memory:
    """What a seat remembers of what happened. This one remembers nothing; games with secrets have their own."""

    def notice(self, events: tuple[Event, ...]) -> None:
        """Be told what happened, as this seat may know it."""


class Evaluator(ABC):
    """Values of the positions of one game with its options."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.measure: Measure = "win"
        self.exact = False
        """Whether the values are exact, up to rounding, for this number of players and these options."""
        self.slack = 1e-9
        """No choice that best play takes is worth less than the best by more than this: rounding, or, where play is
        mixed, what the solver left open and what being unreadable costs against a known opponent."""

    def memory(self, seat: int) -> Memory:
        """A fresh memory for a seat, to be told every visible event from the first."""
        return Memory()

    @abstractmethod
    def _check(self, view: Any) -> bool:
        """Whether the view can be a moment of this game at all."""

    @abstractmethod
    def _position(self, view: Any, memory: Any) -> tuple[float, ...]:
        """The value for each player."""

    @abstractmethod
    def _candidates(self, view: Any, choices: tuple[Choice, ...], memory: Any) -> tuple[Candidate, ...]:
        """The value of each choice for the viewer, and how often best play picks it; in the order of the choices."""

    @abstractmethod
    def _landings(self, view: Any, memory: Any) -> tuple[Landing, ...]:
        """The value after each roll."""

    @final
    def position(self, view: Any, memory: Memory | None = None) -> tuple[float, ...]:
        """What the position is worth to each player under best play, by what the viewer knows."""
        self._refuse_nonsense(view)
        return self._position(view, memory or self.memory(view.viewer))

    @final
    def candidates(self, view: Any, choices: tuple[Choice, ...], memory: Memory | None = None) -> tuple[Candidate, ...]:
        """What each choice is worth to the viewer under best play afterwards, in the order of the choices.

        Every candidate with a weight above 0 has the best value, up to the evaluator's slack.
        """
        self._refuse_nonsense(view)
        if not choices or view.viewer not in view.actors:
            raise BotError("bots.view", game=self.game.name, seat=view.viewer)
        return self._candidates(view, choices, memory or self.memory(view.viewer))

    @final
    def landings(self, view: Any, memory: Memory | None = None) -> tuple[Landing, ...]:
        """The value after each roll of the dice that are due and that the viewer will see land.

        Dice that are alike are not told apart. Nothing where no dice are due, or the viewer will not see them.
        """
        self._refuse_nonsense(view)
        return self._landings(view, memory or self.memory(view.viewer)) if view.due else ()

    def _refuse_nonsense(self, view: Any) -> None:
        try:
            sound = 0 <= view.viewer < self.game.players and self._check(view)
        except (AttributeError, TypeError, ValueError, IndexError, KeyError):  # not even the shape of a view
            sound = False
        if not sound:
            seat = getattr(view, "viewer", -1)
            raise BotError("bots.view", game=self.game.name, seat=seat if isinstance(seat, int) else -1)


class GreedyBot(Bot):
    """The greedy player of an evaluator."""

    def __init__(self, game: AnyGame, seat: int, random: Random, evaluator: Evaluator) -> None:
        super().__init__(game, seat, random)
        self.evaluator = evaluator
        self._memory = evaluator.memory(seat)

    @property
    def forgetful(self) -> bool:
        """Whether nothing has to be remembered in this game."""
        return type(self._memory) is Memory

    def notice(self, events: tuple[Event, ...]) -> None:
        """Remember."""
        self._memory.notice(events)

    def _candidates(self, view: Any, choices: tuple[Choice, ...]) -> tuple[Candidate, ...]:
        return self.evaluator.candidates(view, choices, self._memory)
