"""Action numbers: the index of an action in `Game.all_actions()`."""

from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dicehouse.core.errors import EnvError
from dicehouse.core.game import Action, AnyGame

Mask = NDArray[np.int8]


class ActionNumbers:
    """The numbers of all actions of a game with its options.

    Args:
        game: the rules, bound to their options.
    """

    def __init__(self, game: AnyGame) -> None:
        self.actions: tuple[Action, ...] = game.all_actions()
        self._write = game.actions.write
        self._numbers = {action: number for number, action in enumerate(self.actions)}

    def __len__(self) -> int:
        return len(self.actions)

    def number(self, action: Action) -> int:
        """The number of an action."""
        return self._numbers[action]

    def checked(self, number: Any) -> int:
        """The number of an action as an int, from any integer type.

        Raises:
            EnvError: there is no such action.
        """
        try:
            found = index(number)
        except TypeError:
            found = -1
        if not 0 <= found < len(self.actions):
            raise EnvError("envs.action", number=str(number)[:40], most=len(self.actions) - 1)
        return found

    def action(self, number: Any) -> Action:
        """The action with this number."""
        return self.actions[self.checked(number)]

    def text(self, number: int) -> str:
        """The text of the action with this number."""
        return self._write(self.actions[number])

    @property
    def empty_mask(self) -> Mask:
        """The action mask of a seat that may not act."""
        return np.zeros(len(self.actions), dtype=np.int8)
