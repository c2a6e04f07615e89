"""Chinchiller Dice: push your luck, then bluff with your eyes shut."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from dicehouse.games.chinchiller.rules import ChinchillerDice
from dicehouse.games.spec import GameSpec, Theme

if TYPE_CHECKING:
    from dicehouse.games.chinchiller.batch.compiled_game import CompiledChinchiller
    from dicehouse.games.chinchiller.bots.evaluator import ChinchillerEvaluator
    from dicehouse.games.chinchiller.bots.reasons import ChinchillerExplainer
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
    from dicehouse.games.chinchiller.drawing import DRAWING

    return DRAWING


def _lesson() -> Lesson:
    from dicehouse.games.chinchiller.lesson import LESSON

    return LESSON


def _statistics() -> tuple[CountedEvent, ...]:
    from dicehouse.games.chinchiller.statistics import STATISTICS

    return STATISTICS


def _paper() -> Paper:
    from dicehouse.games.chinchiller.paper import PAPER

    return PAPER


def _story() -> Storyteller:
    from dicehouse.games.chinchiller.story import STORY

    return STORY


def _theme() -> Theme:
    from dicehouse.games.chinchiller.themes import theme_of

    return theme_of


def _novice() -> type[Bot]:
    from dicehouse.games.chinchiller.bots.novice import Novice

    return Novice


def _regular() -> type[Bot]:
    from dicehouse.games.chinchiller.bots.regular import Regular

    return Regular


def _expert() -> type[Bot]:
    from dicehouse.games.chinchiller.bots.expert import Expert

    return Expert


def _evaluator() -> type[ChinchillerEvaluator]:
    from dicehouse.games.chinchiller.bots.evaluator import ChinchillerEvaluator

    return ChinchillerEvaluator


def _explainer() -> type[ChinchillerExplainer]:
    from dicehouse.games.chinchiller.bots.reasons import ChinchillerExplainer

    return ChinchillerExplainer


def _stand_in() -> Callable[[ChinchillerDice], ChinchillerEvaluator]:
    from dicehouse.games.chinchiller.bots.evaluator import with_the_usual_supply

    return with_the_usual_supply


def _solver() -> Callable[[ChinchillerDice, Progress, bool], Solution]:
    from dicehouse.games.chinchiller.bots.solver import solve

    return solve


def _solved_tables() -> Callable[[Progress], None]:
    from dicehouse.games.chinchiller.bots.solver import ship

    return ship


def _trained_tables() -> Callable[[Progress], None]:
    from dicehouse.games.chinchiller.bots.train import ship

    return ship


def _value_tables() -> tuple[TableKind, ...]:
    from dicehouse.games.chinchiller.bots.model import WEIGHTS
    from dicehouse.games.chinchiller.bots.two_player_table import VALUES

    return VALUES, WEIGHTS


def _observation() -> ObservationSpec:
    from dicehouse.games.chinchiller.observation import OBSERVATION

    return OBSERVATION


def _compiled() -> type[CompiledChinchiller]:
    from dicehouse.games.chinchiller.batch.compiled_game import CompiledChinchiller

    return CompiledChinchiller


def _compiled_observation() -> CompiledObservation:
    from dicehouse.games.chinchiller.batch.observe import COMPILED_OBSERVATION

    return COMPILED_OBSERVATION


SPEC = GameSpec(
    rules=ChinchillerDice,
    drawing=_drawing,
    lesson=_lesson,
    statistics=_statistics,
    story=_story,
    theme=_theme,
    paper=_paper,
    bots={"novice": _novice, "regular": _regular, "expert": _expert},
    needs_numpy=("master",),
    evaluator=_evaluator,
    stand_in=_stand_in,
    explainer=_explainer,
    solved_where={"players": (2,), "series": (False,), "late": (False,)},
    solver=_solver,
    table_makers={"solver": _solved_tables, "train": _trained_tables},
    value_tables=_value_tables,
    observation=_observation,
    compiled=_compiled,
    compiled_observation=_compiled_observation,
)
