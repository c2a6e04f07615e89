"""`GameSpec`: everything the packages above `games` use of a game, as one object.

The rules are imported with the spec. Every other part is a function that imports what it returns: bots, solver and
compiled form cost nothing until they are used, and a type checker still sees what each of them is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import msgspec

from dicehouse.core.game import AnyGame

if TYPE_CHECKING:
    from dicehouse.kit.batch.compiled_game import CompiledGame
    from dicehouse.kit.batch.policy_play import Policies
    from dicehouse.kit.bot import Bot
    from dicehouse.kit.drawing import Drawing
    from dicehouse.kit.evaluator import Evaluator
    from dicehouse.kit.jit_encoders import CompiledObservation
    from dicehouse.kit.lesson import Lesson
    from dicehouse.kit.observation import ObservationSpec
    from dicehouse.kit.paper import Paper
    from dicehouse.kit.reasons import Explainer
    from dicehouse.kit.solution import Progress, Solution
    from dicehouse.kit.statistics import CountedEvent
    from dicehouse.kit.story import Storyteller
    from dicehouse.kit.value_tables import TableKind

T = TypeVar("T")
Lazy: TypeAlias = Callable[[], T]
"""A function that imports a part of a game and returns it."""
Theme: TypeAlias = Callable[[Any, Any, Any], str]
"""A view, the best action, and another one: the theme of the decision, in a word."""


def _plain_drawing() -> Drawing:
    from dicehouse.kit.drawing import PLAIN

    return PLAIN


def _plain_story() -> Storyteller:
    from dicehouse.kit.story import PLAIN

    return PLAIN


class GameSpec(msgspec.Struct, frozen=True, kw_only=True):
    """A game: its rules, and the optional parts that terminal, server, lab and environments use."""

    rules: type[AnyGame]
    """The rules: a subclass of `Game` with its options, actions, events and views. The only field that is needed. The
    folder `texts/` beside them has at least `en.ftl`; a language that is missing falls back to English."""
    drawing: Lazy[Drawing] = _plain_drawing
    """The table as lines of text, for terminal, notebooks and environments. Without it: the fields of the view, one a
    line."""
    lesson: Lazy[Lesson] | None = None
    """A scripted first game for newcomers: rolls and moves, with the texts that explain them. Without it: no lesson is
    offered."""
    statistics: Lazy[tuple[CountedEvent, ...]] = lambda: ()
    """The events that the lab counts. Without it: wins, points and lengths are counted, and no events."""
    story: Lazy[Storyteller] = _plain_story
    """What can be told about a finished game: places, notable facts, a curve, chapters. Without it: places by points,
    and how often the dice fell."""
    paper: Lazy[Paper] | None = None
    """What can be printed: score sheets, rule cards, dice to fold, tables of best play, as blocks (`kit/paper.py`).
    Without it: `dicehouse paper` says that there is nothing."""
    bots: Mapping[str, Lazy[type[Bot]]] = {}
    """The bots by name: the levels that players choose from, and bots for duels only. Without it: the random bot
    plays."""
    needs_numpy: tuple[str, ...] = ()
    """The levels that cannot play where numpy is missing, in a page without a server: their arrays are too large for
    `kit/plain_arrays.py`, or a last bit could change a decision. Without it: all levels play there."""
    evaluator: Lazy[Callable[[Any], Evaluator]] | None = None
    """Makes the evaluator of the rules with their options: values of positions, actions and rolls, behind hints and the
    top level of bots. Without it: neither is offered."""
    stand_in: Lazy[Callable[[Any], Evaluator]] | None = None
    """Makes a rougher evaluator for reviews of games with options that nobody solved; no bot plays by it. Without it:
    such games are not reviewed before they are solved."""
    explainer: Lazy[Callable[[Any], Explainer]] | None = None
    """Makes the explainer from the evaluator: why an action is the best, what a roll brought, what decided a game, in
    facts that the texts `why-<fact>` say. Without it: hints and reviews compare the values of actions and rolls."""
    solved_where: Mapping[str, tuple[Any, ...]] | None = None
    """Options, the number of players among them, and their values with which the evaluator's play is exact or an
    equilibrium with a known gap: the top level is `perfect` there, `master` elsewhere. Empty: with all options. Without
    it: with none."""
    solver: Lazy[Callable[[Any, Progress, bool], Solution]] | None = None
    """Solves the rules with their options. Takes the rules, a progress function, and whether to solve again although
    there is a stored table. Without it: `dicehouse solve` says that there is none."""
    table_makers: Mapping[str, Lazy[Callable[[Progress], object]]] = {}
    """Write the tables that ship with the package, by name (`make tables`). Without it: none ship."""
    value_tables: Lazy[tuple[TableKind, ...]] = lambda: ()
    """The kinds of value tables that solver and bots read, with the options each ignores. Without it: none."""
    theme: Lazy[Theme] | None = None
    """Says what a decision is about, from its view, the best action and the one that was taken or tempts; a text
    `theme-<word>` names it. Without it: puzzles and mistakes have no themes."""
    preload_jit: Callable[[], object] = lambda: None
    """Imports compiled code that makes the bots faster, where numba is installed. Without it: nothing is loaded."""
    observation: Lazy[ObservationSpec] | None = None
    """How views become arrays for learners (`kit/encoders.py`). Every field of the view is encoded, or omitted with a
    reason. Without it: the game is in OpenSpiel only, with views as text."""
    compiled: Lazy[type[CompiledGame[Any, Any]]] | None = None
    """The rules as lookup tables and a kernel, for many games at once (`kit/batch/kernel_api.py`). Without it: no
    batches, and no PettingZoo or Gymnasium environments."""
    compiled_observation: Lazy[CompiledObservation] | None = None
    """Writes observations of compiled games. Needed where `observation` and `compiled` are both there."""
    policies: Lazy[Policies] | None = None
    """Plays bots as tabulated policies on the compiled rules. Without it: the lab plays by the rules, one game after
    the other."""

    @property
    def name(self) -> str:
        """The word for the game in commands, records and addresses."""
        return self.rules.name

    @property
    def package(self) -> str:
        """The package of the rules, beside which texts and tables lie."""
        return self.rules.package()
