"""Go Nuts!: push your luck for acorns; a roll of nothing but squirrels sets the dogs on you."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from dicehouse.games.gonuts.rules import GoNuts
from dicehouse.games.spec import GameSpec, Theme

if TYPE_CHECKING:
    from dicehouse.games.gonuts.batch.compiled_game import CompiledGoNuts
    from dicehouse.games.gonuts.bots.evaluator import GoNutsEvaluator
    from dicehouse.games.gonuts.bots.paired_evaluator import PairedEvaluator
    from dicehouse.games.gonuts.bots.reasons import GoNutsExplainer
    from dicehouse.kit.batch.policy_play import Policies
    from dicehouse.kit.bot import Bot
    from dicehouse.kit.drawing import Drawing
    from dicehouse.kit.jit_encoders import CompiledObservation
    from dicehouse.kit.lesson import Lesson
    from dicehouse.kit.observation import ObservationSpec
    from dicehouse.kit.paper import Paper
    from dicehouse.kit.solution import Progress, Solution
    from dicehouse.kit.statistics import CountedEvent
    from dicehouse.kit.story import Storyteller
    from dicehouse.kit.value_tables import TableKind


def _drawing() -> Drawing:
    from dicehouse.games.gonuts.drawing import DRAWING

    return DRAWING


def _lesson() -> Lesson:
    from dicehouse.games.gonuts.lesson import LESSON

    return LESSON


def _statistics() -> tuple[CountedEvent, ...]:
    from dicehouse.games.gonuts.statistics import STATISTICS

    return STATISTICS


def _paper() -> Paper:
    from dicehouse.games.gonuts.paper import PAPER

    return PAPER


def _story() -> Storyteller:
    from dicehouse.games.gonuts.story import STORY

    return STORY


def _theme() -> Theme:
    from dicehouse.games.gonuts.themes import theme_of

    return theme_of


def _novice() -> type[Bot]:
    from dicehouse.games.gonuts.bots.novice import Novice

    return Novice


def _regular() -> type[Bot]:
    from dicehouse.games.gonuts.bots.regular import Regular

    return Regular


def _expert() -> type[Bot]:
    from dicehouse.games.gonuts.bots.expert import Expert

    return Expert


def _evaluator() -> type[GoNutsEvaluator]:
    from dicehouse.games.gonuts.bots.evaluator import GoNutsEvaluator

    return GoNutsEvaluator


def _explainer() -> type[GoNutsExplainer]:
    from dicehouse.games.gonuts.bots.reasons import GoNutsExplainer

    return GoNutsExplainer


def _stand_in() -> type[PairedEvaluator]:
    from dicehouse.games.gonuts.bots.paired_evaluator import PairedEvaluator

    return PairedEvaluator


def _solver() -> Callable[[GoNuts, Progress, bool], Solution]:
    from dicehouse.games.gonuts.bots.solver import solve

    return solve


def _solved_tables() -> Callable[[Progress], None]:
    from dicehouse.games.gonuts.bots.solver import ship

    return ship


def _value_tables() -> tuple[TableKind, ...]:
    from dicehouse.games.gonuts.bots.solver import WINS

    return (WINS,)


def _observation() -> ObservationSpec:
    from dicehouse.games.gonuts.observation import OBSERVATION

    return OBSERVATION


def _compiled() -> type[CompiledGoNuts]:
    from dicehouse.games.gonuts.batch.compiled_game import CompiledGoNuts

    return CompiledGoNuts


def _compiled_observation() -> CompiledObservation:
    from dicehouse.games.gonuts.batch.observe import COMPILED_OBSERVATION

    return COMPILED_OBSERVATION


def _policies() -> Policies:
    from dicehouse.games.gonuts.batch.policy_tables import POLICIES

    return POLICIES


SPEC = GameSpec(
    rules=GoNuts,
    drawing=_drawing,
    lesson=_lesson,
    statistics=_statistics,
    story=_story,
    theme=_theme,
    paper=_paper,
    bots={"novice": _novice, "regular": _regular, "expert": _expert},
    evaluator=_evaluator,
    stand_in=_stand_in,
    explainer=_explainer,
    solved_where={"round": ("beats",), "counted": (False,)},
    solver=_solver,
    table_makers={"solver": _solved_tables},
    value_tables=_value_tables,
    observation=_observation,
    compiled=_compiled,
    compiled_observation=_compiled_observation,
    policies=_policies,
)
