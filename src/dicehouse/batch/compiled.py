"""Games whose rules were compiled into tables, and what is needed to look into them."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, ClassVar, Generic, TypeVar

from dicehouse.batch.lanes import Loops, loops_of
from dicehouse.core.dice import Roll
from dicehouse.core.errors import BatchError
from dicehouse.core.game import AnyGame, State
from dicehouse.core.options import Options
from dicehouse.games import load, module_of

S = TypeVar("S", bound=State)
G = TypeVar("G", bound=AnyGame)

KEPT = 32
"""So many games with their options stay compiled."""


class Compiled(ABC, Generic[G, S]):
    """A game with its options, compiled.

    Args:
        game: the rules, bound to their options.
    """

    kernel: ClassVar[ModuleType]
    """Has the functions of `dicehouse.batch.machine`, and how many COLUMNS a game has."""

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


def compiled(game: AnyGame) -> Compiled[Any, Any]:
    """The compiled form of a game with its options; its package has a class `COMPILED` in the module `batch`.

    Raises:
        BatchError: the game has none.
    """
    return _compiled(game.name, game.options)


@lru_cache(maxsize=KEPT)
def _compiled(name: str, options: Options) -> Compiled[Any, Any]:
    module = f"{module_of(name)}.batch"
    if find_spec(module) is None:
        raise BatchError("batch.none", game=load(name).title, module=module)
    result: Compiled[Any, Any] = import_module(module).COMPILED(load(name)(options))
    return result
