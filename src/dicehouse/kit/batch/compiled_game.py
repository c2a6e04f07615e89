"""A game whose rules were enumerated into arrays, and the way back from its numbers to states."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from types import ModuleType
from typing import Any, ClassVar, Generic, TypeVar

from dicehouse.core.dice import Roll
from dicehouse.core.game import AnyGame, State
from dicehouse.kit.batch.loops import Loops, loops_of

S = TypeVar("S", bound=State)
G = TypeVar("G", bound=AnyGame)


class CompiledGame(ABC, Generic[G, S]):
    """A game with its options, compiled.

    Args:
        game: the rules, bound to their options.
    """

    kernel: ClassVar[ModuleType]
    """Has the functions of `dicehouse.kit.batch.kernel_api`, and how many COLUMNS a game has."""

    def __init__(self, game: G) -> None:
        self.game = game
        self.actions = game.all_actions()
        """Every action by its number."""
        self.columns: int = self.kernel.COLUMNS
        self.tables: Any = self._tables()

    @abstractmethod
    def _tables(self) -> Any:
        """Read the tables off the rules."""

    @abstractmethod
    def state(self, numbers: Sequence[int]) -> S:
        """The state of the rules that the numbers of a game stand for."""

    @abstractmethod
    def faces(self, numbers: Sequence[int], roll: int) -> Roll:
        """How the dice land that are due in such a game, by the number of a roll. Dice that are alike lie in order."""

    @abstractmethod
    def roll(self, numbers: Sequence[int], faces: Roll) -> int:
        """The number of a roll that is possible in such a game."""

    @property
    def loops(self) -> Loops:
        """The loops for this game."""
        return loops_of(self.kernel)
