"""`GameSpec`: everything the packages above `games` use of a game, as one object.

The rules are imported with the spec. Every other part is a function that imports what it returns: bots, solver and
compiled form cost nothing until they are used, and a type checker still sees what each of them is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from dicehouse.core.game import AnyGame
from dicehouse.kit.drawing import PLAIN, Drawing

if TYPE_CHECKING:
    from dicehouse.kit.batch.compiled_game import CompiledGame
    from dicehouse.kit.batch.policy_play import Policies
    from dicehouse.kit.bot import Bot
    from dicehouse.kit.evaluator import Evaluator
    from dicehouse.kit.jit_encoders import CompiledObservation
    from dicehouse.kit.lesson import Lesson
    from dicehouse.kit.observation import ObservationSpec
    from dicehouse.kit.solution import Progress, Solution
    from dicehouse.kit.statistics import CountedEvent

T = TypeVar("T")
Lazy: TypeAlias = Callable[[], T]
"""A function that imports a part of a game and returns it."""


@dataclass(frozen=True, kw_only=True, slots=True)
class GameSpec:
    """A game: its rules, and the optional parts that terminal, server, lab and environments use."""

    rules: type[AnyGame]
    """The rules: a subclass of `Game` with its options, actions, events and views. `texts/` lies beside them."""
    drawing: Lazy[Drawing] = lambda: PLAIN
    """The table as lines of text, for the terminal and notebooks. Without it: the fields of the view, one a line."""
    lesson: Lazy[Lesson] | None = None
    """A scripted first game for newcomers. Without it: no lesson is offered."""
    statistics: Lazy[tuple[CountedEvent, ...]] = lambda: ()
    """The events the lab counts. Without it: wins, points and lengths are counted, and no events."""
    bots: Mapping[str, Lazy[type[Bot]]] = field(default_factory=dict)
    """The bots by name: the levels, and bots for duels only. Without it: the random bot plays."""
    evaluator: Lazy[Callable[[Any], Evaluator]] | None = None
    """Makes the evaluator of the rules with their options, behind hints and the top level. Without it: neither."""
    solver: Lazy[Callable[[Any, Progress, bool], Solution]] | None = None
    """Solves the rules with their options, tells its progress, and solves anew where asked. Without it: an error."""
    table_makers: Mapping[str, Lazy[Callable[[Progress], object]]] = field(default_factory=dict)
    """What writes the tables that ship with the package, by name (`make tables`). Without it: none ship."""
    preload_jit: Callable[[], object] = lambda: None
    """Imports compiled code that makes the bots faster. Without it: they are as fast as they are."""
    observation: Lazy[ObservationSpec] | None = None
    """How views become arrays, for learning environments. Without it: OpenSpiel only, with views as text."""
    compiled: Lazy[type[CompiledGame[Any, Any]]] | None = None
    """The rules compiled, for many games at once. Without it: no batches, PettingZoo or Gymnasium."""
    compiled_observation: Lazy[CompiledObservation] | None = None
    """Writes observations of compiled games. Needed where `observation` and `compiled` are both there."""
    policies: Lazy[Policies] | None = None
    """Plays bots as tables on compiled games. Without it: the lab plays by the rules, one game after the other."""

    @property
    def name(self) -> str:
        """The word for the game in commands, records and addresses."""
        return self.rules.name

    @property
    def package(self) -> str:
        """The package of the rules, beside which texts and tables lie."""
        return self.rules.package()
