"""The checks of explainers: sentences about every decision, in every language, from what the seat may know."""

from random import Random
from typing import Any

from dicehouse.bots import evaluator
from dicehouse.coach.explaining import explain, explain_lead, explain_roll
from dicehouse.core import play
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
    """Decisions, rolls and leads have one or two sentences in every language, by what the seat may know."""
    if spec.evaluator is None:
        assert spec.explainer is None, "an explainer is made from an evaluator"
        return
    game = default_rules(spec)
    judge = evaluator(game)
    found = seat_moments(game, 5, judge)
    check_reasons(game, judge, found, Random(5))
    check_rolls_and_leads(game, judge, found, Random(5))


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


def check_rolls_and_leads(game: AnyGame, judge: Evaluator, found: list[SeatMoment], random: Random) -> None:
    """Reasons of any roll that a seat sees land, as good and as bad luck, and of any lead."""
    for moment in found:
        if judge.measure == "win":
            check_sentences(game, explain_lead(judge, moment.state, moment.seat, moment.memory), ())
        if moment.state.due is not None and moment.view.due:
            made = play.roll(game, moment.state, moment.state.due.sample(random.random))
            for lucky in (True, False):
                check_sentences(game, explain_roll(judge, made, moment.seat, moment.memory, lucky), ())


def check_sentences(game: AnyGame, reasons: tuple[Reason, ...], choices: Any) -> None:
    """One or two sentences, in every language, without a blank that is missing."""
    assert 1 <= len(reasons) <= SENTENCES
    for language in LANGUAGES:
        words = TableTranslator(Texts(language, game.name), [f"Player {seat}" for seat in range(game.players)])
        for reason in reasons:
            assert reason.text.startswith("why-")
            assert words.reason(reason, game.actions, choices)
