"""The share of luck: how much of a result the dice made, and how much the players.

The game's evaluator says what every position is worth to everybody. What the dice change is luck: the value after the
roll less its mean over all rolls. What a choice gives away is an error: the best choice less the one taken. Both are
summed over a game for each seat. Then the share of luck is the mean square of the sums of luck, divided by itself plus
the mean square of the sums of errors.
"""

from typing import Any

import msgspec

from dicehouse.bots.levels import evaluator
from dicehouse.core.errors import BotError
from dicehouse.core.game import AnyGame
from dicehouse.core.play import Transition
from dicehouse.core.viewers import sees
from dicehouse.kit.evaluator import Evaluator, Memory


class Luck(msgspec.Struct):
    """Luck and errors, summed up over games."""

    seats: int = 0
    """How many seats of games were looked at."""
    luck: float = 0.0
    """The sum of the squares of each seat's luck in a game."""
    error: float = 0.0
    """The same for what its errors cost."""
    lost: float = 0.0
    """What errors cost, in all."""

    def add(self, other: "Luck") -> None:
        """Take in what was summed elsewhere."""
        self.seats += other.seats
        self.luck += other.luck
        self.error += other.error
        self.lost += other.lost

    @property
    def share(self) -> float | None:
        """The share of luck; None where nothing was looked at, or nothing ever happened."""
        return self.luck / (self.luck + self.error) if self.luck + self.error else None


def judge(game: AnyGame) -> Evaluator | None:
    """The evaluator of a game; None where there is none, or its table is missing."""
    try:
        return evaluator(game)
    except BotError:
        return None


class Scale:
    """Watches one game and weighs every step.

    Args:
        game: the rules, bound to their options.
        judge: says what positions are worth.
    """

    def __init__(self, game: AnyGame, judge: Evaluator) -> None:
        self._game = game
        self._judge = judge
        self._memories: list[Memory] = [judge.memory(seat) for seat in range(game.players)]
        self.luck = [0.0] * game.players
        self.errors = [0.0] * game.players

    def watch(self, step: Transition) -> None:
        """Weigh a step, then remember it as everybody may."""
        viewer = None
        if step.seat is not None:
            self._weigh_choice(step.seat, step)
        elif step.before.due is not None:
            seen_by = step.before.due.seen_by
            viewer = next((seat for seat in step.before.due.seats if sees(seat, seen_by)), None)
        before = None if viewer is None else self._worth(step.before, viewer)
        for seat, memory in enumerate(self._memories):
            memory.notice(tuple([event.for_viewer(seat) for event in step.events]))
        if viewer is not None and before is not None:
            after = self._worth(step.after, viewer)
            for seat in range(self._game.players):
                self.luck[seat] += after[seat] - before[seat]

    def _weigh_choice(self, seat: int, step: Transition) -> None:
        choices = self._game.choices(step.before, seat)
        view = self._game.view(step.before, seat)
        candidates = self._judge.candidates(view, choices, self._memories[seat])
        best = max(candidate.value for candidate in candidates)
        played = next(candidate.value for candidate in candidates if candidate.action == step.action)
        self.errors[seat] += best - played

    def _worth(self, state: Any, viewer: int) -> tuple[float, ...]:
        return self._judge.position(self._game.view(state, viewer), self._memories[viewer])

    def result(self) -> Luck:
        """What the whole game comes to."""
        luck, error = (sum(number**2 for number in numbers) for numbers in (self.luck, self.errors))
        return Luck(self._game.players, luck, error, sum(self.errors))
