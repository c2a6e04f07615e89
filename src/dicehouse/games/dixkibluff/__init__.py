"""DiXkiBluff: Dudo with symbols. Bet on what lies under all the hands, doubt, or call DiXe!"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from dicehouse.games.dixkibluff.rules import DiXkiBluff
from dicehouse.games.spec import GameSpec, Theme

if TYPE_CHECKING:
    from dicehouse.games.dixkibluff.batch.compiled_game import CompiledDiXkiBluff
    from dicehouse.games.dixkibluff.bots.evaluator import DiXkiBluffEvaluator
    from dicehouse.games.dixkibluff.bots.reasons import DiXkiBluffExplainer
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
    from dicehouse.games.dixkibluff.drawing import DRAWING

    return DRAWING


def _lesson() -> Lesson:
    from dicehouse.games.dixkibluff.lesson import LESSON

    return LESSON


def _statistics() -> tuple[CountedEvent, ...]:
    from dicehouse.games.dixkibluff.statistics import STATISTICS

    return STATISTICS


def _paper() -> Paper:
    from dicehouse.games.dixkibluff.paper import PAPER

    return PAPER


def _story() -> Storyteller:
    from dicehouse.games.dixkibluff.story import STORY

    return STORY


def _theme() -> Theme:
    from dicehouse.games.dixkibluff.themes import theme_of

    return theme_of


def _novice() -> type[Bot]:
    from dicehouse.games.dixkibluff.bots.novice import Novice

    return Novice


def _regular() -> type[Bot]:
    from dicehouse.games.dixkibluff.bots.regular import Regular

    return Regular


def _expert() -> type[Bot]:
    from dicehouse.games.dixkibluff.bots.expert import Expert

    return Expert


def _odds() -> type[Bot]:
    from dicehouse.games.dixkibluff.bots.odds_bot import OddsBot

    return OddsBot


def _evaluator() -> type[DiXkiBluffEvaluator]:
    from dicehouse.games.dixkibluff.bots.evaluator import DiXkiBluffEvaluator

    return DiXkiBluffEvaluator


def _explainer() -> type[DiXkiBluffExplainer]:
    from dicehouse.games.dixkibluff.bots.reasons import DiXkiBluffExplainer

    return DiXkiBluffExplainer


def _solver() -> Callable[[DiXkiBluff, Progress, bool], Solution]:
    from dicehouse.games.dixkibluff.bots.solver import solve

    return solve


def _solved_tables() -> Callable[[Progress], None]:
    from dicehouse.games.dixkibluff.bots.solver import ship

    return ship


def _trained_tables() -> Callable[[Progress], None]:
    from dicehouse.games.dixkibluff.bots.train import ship

    return ship


def _value_tables() -> tuple[TableKind, ...]:
    from dicehouse.games.dixkibluff.bots.endgame_book import ENDGAMES
    from dicehouse.games.dixkibluff.bots.start_values import FORMULA

    return ENDGAMES, FORMULA


def _observation() -> ObservationSpec:
    from dicehouse.games.dixkibluff.observation import OBSERVATION

    return OBSERVATION


def _compiled() -> type[CompiledDiXkiBluff]:
    from dicehouse.games.dixkibluff.batch.compiled_game import CompiledDiXkiBluff

    return CompiledDiXkiBluff


def _compiled_observation() -> CompiledObservation:
    from dicehouse.games.dixkibluff.batch.observe import COMPILED_OBSERVATION

    return COMPILED_OBSERVATION


SPEC = GameSpec(
    rules=DiXkiBluff,
    drawing=_drawing,
    lesson=_lesson,
    statistics=_statistics,
    story=_story,
    theme=_theme,
    paper=_paper,
    bots={"novice": _novice, "regular": _regular, "expert": _expert, "odds": _odds},
    needs_numpy=("expert", "master"),
    evaluator=_evaluator,
    explainer=_explainer,
    solver=_solver,
    table_makers={"solver": _solved_tables, "train": _trained_tables},
    value_tables=_value_tables,
    observation=_observation,
    compiled=_compiled,
    compiled_observation=_compiled_observation,
)
