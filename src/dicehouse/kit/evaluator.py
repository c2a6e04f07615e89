"""Evaluators: the value of a position to every player, of each action to its chooser, and of each roll.

An evaluator is given what one seat may know: a view, and a memory of earlier visible events. The bot of the top level
is its greedy player; hints use the same evaluator.
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
"""The unit of values: the chance to win (a shared win counts its share), or the expected final points."""


SAME = 1e-9
"""Values that differ by less are the same."""


class Landing(msgspec.Struct, frozen=True):
    """One way the dice that are due can land, as far as the viewer will see them."""

    roll: Roll
    probability: float
    values: tuple[float, ...]
    """The value of the position then, to each player."""


class Memory:
    """The memory of a seat. This one is empty; games with hidden information have their own."""

    def notice(self, events: tuple[Event, ...]) -> None:
        """Take in events, as this seat may see them."""


class Evaluator(ABC):
    """Values of the positions of one game with its options."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.measure: Measure = "win"
        self.exact = False
        """Whether the values are exact, up to rounding, for this number of players and these options."""
        self.slack = 1e-9
        """The most that a choice of best play may lie below the best choice: rounding, or, where play is mixed,
        the solver's gap and the cost of mixing against a known opponent."""

        self.coherent = True
        """Whether the value before a roll is the mean of the values of the positions after it, up to rounding."""
        self.noise = 0.0
        """How far two estimates of one position may be apart; 0 where positions and what they lead to always agree."""

    def memory(self, seat: int) -> Memory:
        """A fresh memory for a seat; `notice` has to be called with every visible event from the first."""
        return Memory()

    @abstractmethod
    def _check(self, view: Any) -> bool:
        """Whether the view is consistent with the rules."""

    @abstractmethod
    def _position(self, view: Any, memory: Any) -> tuple[float, ...]:
        """The value for each player."""

    @abstractmethod
    def _candidates(self, view: Any, choices: tuple[Choice, ...], memory: Any) -> tuple[Candidate, ...]:
        """The value of each choice for the viewer, and how often best play picks it; in the order of the choices."""

    @abstractmethod
    def _landings(self, view: Any, memory: Any) -> tuple[Landing, ...]:
        """The value after each roll."""

    def _roll_variance(self, view: Any, memory: Any) -> tuple[float, ...]:
        """The variance of the values after the roll that is due; where a game has many rolls, it has a faster way."""
        landings = self._landings(view, memory)
        variances = []
        for seat in range(self.game.players):
            mean = sum(one.probability * one.values[seat] for one in landings)
            variances.append(sum(one.probability * (one.values[seat] - mean) ** 2 for one in landings))
        return tuple(variances)

    def _roll_tails(self, view: Any, roll: Roll, seat: int, memory: Any) -> tuple[float, float]:
        """See `roll_tails`; where a game has many rolls, it has a faster way."""
        landings, faces = self._landings(view, memory), sorted(roll)
        value = next(one.values[seat] for one in landings if sorted(one.roll) == faces)
        better = sum(one.probability for one in landings if one.values[seat] >= value - SAME)
        worse = sum(one.probability for one in landings if one.values[seat] <= value + SAME)
        return min(1.0, better), min(1.0, worse)

    @final
    def position(self, view: Any, memory: Memory | None = None) -> tuple[float, ...]:
        """The value of the position to each player under best play, by what the viewer knows."""
        self._refuse_nonsense(view)
        return self._position(view, memory or self.memory(view.viewer))

    @final
    def candidates(self, view: Any, choices: tuple[Choice, ...], memory: Memory | None = None) -> tuple[Candidate, ...]:
        """The value of each choice to the viewer under best play afterwards, in the order of the choices.

        Every candidate with a weight above 0 has the best value, up to the evaluator's slack.
        """
        self._refuse_nonsense(view)
        if not choices or view.viewer not in view.actors:
            raise BotError("bots.view", game=self.game.name, seat=view.viewer)
        return self._candidates(view, choices, memory or self.memory(view.viewer))

    @final
    def landings(self, view: Any, memory: Memory | None = None) -> tuple[Landing, ...]:
        """The value after each roll of the dice that are due and that the viewer will see land.

        Equal dice are not distinguished. Empty where no dice are due, or the viewer will not see them.
        """
        self._refuse_nonsense(view)
        return self._landings(view, memory or self.memory(view.viewer)) if view.due else ()

    @final
    def roll_variance(self, view: Any, memory: Memory | None = None) -> tuple[float, ...]:
        """For each player, how much the roll that is due can bring or cost: the variance over all ways to land.

        Zeros where no dice are due, or the viewer will not see them.
        """
        self._refuse_nonsense(view)
        if not view.due:
            return (0.0,) * self.game.players
        return self._roll_variance(view, memory or self.memory(view.viewer))

    @final
    def roll_tails(self, view: Any, roll: Roll, seat: int, memory: Memory | None = None) -> tuple[float, float]:
        """How likely the dice that are due land at least as well for a seat as in this roll, and at least as badly.

        Args:
            view: with dice due that the viewer will see.
            roll: how they landed.
            seat: to whom the roll is good or bad.
            memory: of the viewer.
        """
        self._refuse_nonsense(view)
        return self._roll_tails(view, roll, seat, memory or self.memory(view.viewer))

    def accepts(self, view: Any) -> bool:
        """Whether a view is one of a seat at this table, consistent with the rules."""
        try:
            return 0 <= view.viewer < self.game.players and self._check(view)
        except (AttributeError, TypeError, ValueError, IndexError, KeyError):  # not even the shape of a view
            return False

    def _refuse_nonsense(self, view: Any) -> None:
        if not self.accepts(view):
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
        """Whether the evaluator needs no memory in this game."""
        return type(self._memory) is Memory

    def notice(self, events: tuple[Event, ...]) -> None:
        """Update the memory."""
        self._memory.notice(events)

    def _candidates(self, view: Any, choices: tuple[Choice, ...]) -> tuple[Candidate, ...]:
        return self.evaluator.candidates(view, choices, self._memory)
