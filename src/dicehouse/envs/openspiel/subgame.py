"""A game, or a part of one, as OpenSpiel plays it."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from dicehouse.core.dice import Roll
from dicehouse.core.play import Transition
from dicehouse.envs.actions import ActionNumbers
from dicehouse.envs.openspiel.parameters import options
from dicehouse.envs.registry import MAX_DECISIONS, observation_spec, turn_based_rules
from dicehouse.envs.rewards import rewards
from dicehouse.games import spec
from dicehouse.kit.observation import Layout

Cutoff = Callable[[Any], Sequence[float] | None]
"""The returns of all players where play is cut off at a state; None where it continues."""


class Position(NamedTuple):
    """Everything an OpenSpiel state holds. Immutable, so clones of a state share it."""

    state: Any
    rolled: Roll
    """The results of the earlier chance nodes of the roll that is due; no player has seen them yet."""
    history: tuple[Transition, ...]
    decisions: int
    returns: Sequence[float] | None
    """The returns of all players, if this is a terminal state."""

    def __deepcopy__(self, memo: object) -> "Position":
        return self


class Subgame:
    """The rules of a game with start state and cutoff: what all states of an OpenSpiel game share.

    Args:
        name: the name of the game.
        params: OpenSpiel's parameters: `players`, `max_game_length`, and the options of the game.
        start: the first state; None for the first state of the rules.
        seats: the seats that play, if others are out of the game in the first state; None for all.
        cutoff: the returns in states where play ends before the game is over.
    """

    def __init__(
        self,
        name: str,
        params: dict[str, Any],
        start: Any = None,
        seats: Sequence[int] | None = None,
        cutoff: Cutoff | None = None,
    ) -> None:
        self._arguments = (name, params, start, seats, cutoff)
        given = dict(params)
        self.max_decisions = int(given.pop("max_game_length", MAX_DECISIONS))
        self.rules = turn_based_rules(name, given.pop("players", None), options(name, given))
        self.seats = tuple(range(self.rules.players)) if seats is None else tuple(seats)
        self.start = self.rules.new() if start is None else start
        self.cutoff = cutoff
        self.numbering = ActionNumbers(self.rules)
        self.layout = None if spec(name).observation is None else Layout(self.rules, observation_spec(name))
        """The layout of observation tensors; None for a game without observations."""

    @property
    def max_points(self) -> float:
        """An upper bound of the points of a single player."""
        return float(observation_spec(self.rules.name).max_points(self.rules))

    def position(self, state: Any, history: tuple[Transition, ...], decisions: int) -> Position:
        """A position, with the returns if play ends there."""
        returns: Sequence[float] | None = None
        if state.due is None and not state.actors:
            returns = rewards(self.rules.outcome(state), self.seats)
        elif self.cutoff is not None:
            returns = self.cutoff(state)
        if returns is None and state.due is None and decisions >= self.max_decisions:
            returns = rewards(None, self.seats)
        return Position(state, (), history, decisions, returns)

    def __deepcopy__(self, memo: object) -> "Subgame":
        return self

    def __reduce__(self) -> tuple[type["Subgame"], tuple[Any, ...]]:
        return Subgame, self._arguments
