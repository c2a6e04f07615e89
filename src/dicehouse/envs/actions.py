"""Actions by number: the place of an action in the list of all that its game ever allows."""

from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dicehouse.core.errors import EnvError
from dicehouse.core.game import Action, AnyGame

Mask = NDArray[np.int8]


class Numbering:
    """All actions of a game with its options, numbered.

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

    def place(self, number: Any) -> int:
        """A number of an action, whatever kind of number it is.

        Raises:
            EnvError: there is no such action.
        """
        try:
            place = index(number)
        except TypeError:
            place = -1
        if not 0 <= place < len(self.actions):
            raise EnvError("envs.action", number=str(number)[:40], most=len(self.actions) - 1)
        return place

    def action(self, number: Any) -> Action:
        """The action with a number."""
        return self.actions[self.place(number)]

    def text(self, number: int) -> str:
        """The action with a number, as players write it."""
        return self._write(self.actions[number])

    @property
    def nothing(self) -> Mask:
        """The mask of somebody who may do nothing."""
        return np.zeros(len(self.actions), dtype=np.int8)
