"""A game whose rules were enumerated into lookup tables, and the conversion of its integers back into states."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
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
    """The module with the functions and constants of `dicehouse.kit.batch.kernel_api`."""
    required_options: ClassVar[Mapping[str, object]] = {}
    """Options that have to have this value: the only ones that the kernel plays."""

    def __init__(self, game: G) -> None:
        self.game = game
        self.actions = game.all_actions()
        """Every action by its number."""
        self.columns: int = self.kernel.COLUMNS
        """How many integers a state has."""
        self.tables: Any = self._tables()
        """The lookup tables that the kernel reads: a NamedTuple of arrays and integers."""

    @abstractmethod
    def _tables(self) -> Any:
        """Fill the tables by calling the rules."""

    @abstractmethod
    def state(self, numbers: Sequence[int]) -> S:
        """The state of the rules that the integers of a lane encode."""

    @abstractmethod
    def faces(self, numbers: Sequence[int], roll: int) -> Roll:
        """The faces that the number of a roll encodes, for the dice due in a lane. Identical dice are sorted."""

    @abstractmethod
    def roll(self, numbers: Sequence[int], faces: Roll) -> int:
        """The number of a roll that is possible in a lane; the inverse of `faces`."""

    @property
    def loops(self) -> Loops:
        """The loops compiled for this game."""
        return loops_of(self.kernel)
