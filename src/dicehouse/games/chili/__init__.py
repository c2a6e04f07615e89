"""Chili Dice: six dice with red numbers, thirty rolls, ten spaces on the pad."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from dicehouse.games.chili.rules import ChiliDice
from dicehouse.games.spec import GameSpec, Theme

if TYPE_CHECKING:
    from dicehouse.games.chili.batch.compiled_game import CompiledChili
    from dicehouse.games.chili.bots.evaluator import ChiliEvaluator
    from dicehouse.games.chili.bots.reasons import ChiliExplainer
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
    from dicehouse.games.chili.drawing import DRAWING

    return DRAWING


def _lesson() -> Lesson:
    from dicehouse.games.chili.lesson import LESSON

    return LESSON


def _statistics() -> tuple[CountedEvent, ...]:
    from dicehouse.games.chili.statistics import STATISTICS

    return STATISTICS


def _paper() -> Paper:
    from dicehouse.games.chili.paper import PAPER

    return PAPER


def _story() -> Storyteller:
    from dicehouse.games.chili.story import STORY

    return STORY


def _theme() -> Theme:
    from dicehouse.games.chili.themes import theme_of

    return theme_of


def _novice() -> type[Bot]:
    from dicehouse.games.chili.bots.novice import Novice

    return Novice


def _regular() -> type[Bot]:
    from dicehouse.games.chili.bots.regular import Regular

    return Regular


def _expert() -> type[Bot]:
    from dicehouse.games.chili.bots.expert import Expert

    return Expert


def _evaluator() -> type[ChiliEvaluator]:
    from dicehouse.games.chili.bots.evaluator import ChiliEvaluator

    return ChiliEvaluator


def _stand_in() -> Callable[[ChiliDice], ChiliEvaluator]:
    from dicehouse.games.chili.bots.extrapolated import with_more_rolls

    return with_more_rolls


def _explainer() -> type[ChiliExplainer]:
    from dicehouse.games.chili.bots.reasons import ChiliExplainer

    return ChiliExplainer


def _solver() -> Callable[[ChiliDice, Progress, bool], Solution]:
    from dicehouse.games.chili.bots.solver import solve

    return solve


def _solved_tables() -> Callable[[Progress], None]:
    from dicehouse.games.chili.bots.solver import ship

    return ship


def _value_tables() -> tuple[TableKind, ...]:
    from dicehouse.games.chili.bots.solver import SPREAD, VALUES

    return VALUES, SPREAD


def _observation() -> ObservationSpec:
    from dicehouse.games.chili.observation import OBSERVATION

    return OBSERVATION


def _compiled() -> type[CompiledChili]:
    from dicehouse.games.chili.batch.compiled_game import CompiledChili

    return CompiledChili


def _compiled_observation() -> CompiledObservation:
    from dicehouse.games.chili.batch.observe import COMPILED_OBSERVATION

    return COMPILED_OBSERVATION


def _preload_jit() -> None:
    from dicehouse.games.chili.bots import jit, turn_judges

    turn_judges.use_builder(jit.turn_layers)


SPEC = GameSpec(
    rules=ChiliDice,
    drawing=_drawing,
    lesson=_lesson,
    statistics=_statistics,
    story=_story,
    theme=_theme,
    paper=_paper,
    # `score` is the expert by another name: it plays for points, a baseline for those who play to win
    bots={
        "novice": _novice,
        "regular": _regular,
        "expert": _expert,
        "score": _expert,
    },
    needs_numpy=("expert", "master", "perfect"),
    evaluator=_evaluator,
    stand_in=_stand_in,
    explainer=_explainer,
    solved_where={"players": (1,)},
    solver=_solver,
    table_makers={"solver": _solved_tables},
    value_tables=_value_tables,
    preload_jit=_preload_jit,
    observation=_observation,
    compiled=_compiled,
    compiled_observation=_compiled_observation,
)
