"""The checks of explainers: sentences about every decision, in every language, from what the seat may know."""

from random import Random
from typing import Any

from dicehouse.bots import evaluator
from dicehouse.coach.explaining import explain
from dicehouse.core.game import AnyGame
from dicehouse.games.spec import GameSpec
from dicehouse.kit.evaluator import Evaluator
from dicehouse.kit.reasons import Reason
from dicehouse.testing.bot_checks import SeatMoment, seat_moments
from dicehouse.testing.spec_checks import check_of, default_rules
from dicehouse.texts import LANGUAGES, TableTranslator, Texts

SENTENCES = 2
"""The most sentences about one decision."""


@check_of("explainer")
def check_explainer(spec: GameSpec) -> None:
    """Every decision has one or two sentences in every language, whatever was played, by what the seat may know."""
    if spec.evaluator is None:
        assert spec.explainer is None, "an explainer is made from an evaluator"
        return
    game = default_rules(spec)
    check_reasons(game, evaluator(game), seat_moments(game, 5, evaluator(game)), Random(5))


def check_reasons(game: AnyGame, judge: Evaluator, found: list[SeatMoment], random: Random) -> None:
    """Reasons of every moment with a choice: for the hint, and for another action than the best."""
    for moment in found:
        if len(moment.choices) < 2:
            continue
        candidates = judge.candidates(moment.view, moment.choices, moment.memory)
        for played in (None, random.choice(candidates).action):
            reasons = explain(judge, moment.view, moment.memory, candidates, played)
            check_sentences(game, reasons, moment.choices)
            other = game.indistinguishable_state(moment.state, moment.seat, random)
            if other is not None:
                view = game.view(other, moment.seat)
                assert explain(judge, view, moment.memory, candidates, played) == reasons, "it knows a secret"


def check_sentences(game: AnyGame, reasons: tuple[Reason, ...], choices: Any) -> None:
    """One or two sentences, in every language, without a blank that is missing."""
    assert 1 <= len(reasons) <= SENTENCES
    for language in LANGUAGES:
        words = TableTranslator(Texts(language, game.name), [f"Player {seat}" for seat in range(game.players)])
        for reason in reasons:
            assert reason.text.startswith("why-")
            assert words.reason(reason, game.actions, choices)
