"""The share of luck: how much of a result is due to the dice, and how much to the decisions.

The game's evaluator gives the value of every position for every seat. Luck of a roll is the value after it minus its
expected value. Error of a decision is the value of the best choice minus that of the one taken. Both are summed over a
game for each seat. The share of luck is the mean square of the summed luck, divided by itself plus the mean square of
the summed errors.
"""

from typing import Any

import msgspec

from dicehouse.bots.levels import evaluator as evaluator_of
from dicehouse.core.errors import BotError
from dicehouse.core.game import AnyGame
from dicehouse.core.play import Transition
from dicehouse.core.viewers import sees
from dicehouse.kit.evaluator import Evaluator, Memory


class Luck(msgspec.Struct):
    """Luck and errors, accumulated over games."""

    seats: int = 0
    """The number of samples: one for each seat of each game."""
    luck: float = 0.0
    """The sum of the squares of each seat's luck in a game."""
    error: float = 0.0
    """The sum of the squares of each seat's errors in a game."""
    lost: float = 0.0
    """The sum of all errors."""

    def add(self, other: "Luck") -> None:
        """Add what was accumulated elsewhere."""
        self.seats += other.seats
        self.luck += other.luck
        self.error += other.error
        self.lost += other.lost

    @property
    def share(self) -> float | None:
        """The share of luck; None without samples, or if there was neither luck nor error."""
        return self.luck / (self.luck + self.error) if self.luck + self.error else None


def find_evaluator(game: AnyGame) -> Evaluator | None:
    """The evaluator of a game; None if it has none, or if a table it needs is missing."""
    try:
        return evaluator_of(game)
    except BotError:
        return None


class LuckMeter:
    """Watches one game and measures the luck of every roll and the error of every decision.

    Args:
        game: the rules, bound to their options.
        evaluator: gives the values of positions.
    """

    def __init__(self, game: AnyGame, evaluator: Evaluator) -> None:
        self._game = game
        self._evaluator = evaluator
        self._memories: list[Memory] = [evaluator.memory(seat) for seat in range(game.players)]
        self.luck = [0.0] * game.players
        """By seat, so far."""
        self.errors = [0.0] * game.players
        """By seat, so far."""

    def watch(self, step: Transition) -> None:
        """Measure a step, then show its events to each seat's memory as that seat may see them."""
        viewer = None
        if step.seat is not None:
            self._measure_choice(step.seat, step)
        elif step.before.due is not None:
            seen_by = step.before.due.seen_by
            viewer = next((seat for seat in step.before.due.seats if sees(seat, seen_by)), None)
        before = None if viewer is None else self._values(step.before, viewer)
        for seat, memory in enumerate(self._memories):
            memory.notice(tuple([event.for_viewer(seat) for event in step.events]))
        if viewer is not None and before is not None:
            after = self._values(step.after, viewer)
            for seat in range(self._game.players):
                self.luck[seat] += after[seat] - before[seat]

    def _measure_choice(self, seat: int, step: Transition) -> None:
        choices = self._game.choices(step.before, seat)
        view = self._game.view(step.before, seat)
        candidates = self._evaluator.candidates(view, choices, self._memories[seat])
        best = max(candidate.value for candidate in candidates)
        played = next(candidate.value for candidate in candidates if candidate.action == step.action)
        self.errors[seat] += best - played

    def _values(self, state: Any, viewer: int) -> tuple[float, ...]:
        return self._evaluator.position(self._game.view(state, viewer), self._memories[viewer])

    def result(self) -> Luck:
        """Luck and errors of the whole game."""
        luck, error = (sum(number**2 for number in numbers) for numbers in (self.luck, self.errors))
        return Luck(self._game.players, luck, error, sum(self.errors))
