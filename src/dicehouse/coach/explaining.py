"""Reasons for decisions: those of the game's own explainer, else what the values alone say."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from dicehouse.core.game import Action, AnyGame
from dicehouse.games import spec
from dicehouse.kit.bot import Candidate
from dicehouse.kit.evaluator import Evaluator, Memory
from dicehouse.kit.reasons import Explainer, Reason, rival

SURE = 0.9995
"""A chance to win from which on the game is as good as won."""


def explain(
    judge: Evaluator, view: Any, memory: Memory, candidates: Sequence[Candidate], played: Action | None = None
) -> tuple[Reason, ...]:
    """One or two sentences about a decision, from what the seat may know.

    Args:
        judge: the evaluator that gave the candidates.
        view: of the seat that decides.
        memory: of the same seat.
        candidates: of every choice.
        played: what was done, to be compared with the best; None to justify the best.
    """
    explainer = _explainer(judge)
    reasons = () if explainer is None else explainer.explain(view, memory, candidates, played)
    return reasons or (from_values(judge, candidates, played),)


def from_values(judge: Evaluator, candidates: Sequence[Candidate], played: Action | None = None) -> Reason:
    """What the values say, where no more is known of a game: the best action beside another."""
    write = _writer(judge.game)
    best, other = rival(candidates, played)
    if other is None:
        return Reason("why-only", {"best": write(best)})
    if judge.measure == "win" and best.value > SURE:
        return Reason("why-win-sure", {"best": write(best)})
    named = {"best": write(best), "other": write(other)}
    equal = best.value - other.value < 0.0005
    if judge.measure == "win":
        if equal:
            return Reason("why-win-equal", {**named, "chance": best.value})
        return Reason("why-win", {**named, "chance": best.value, "chanceOther": other.value})
    if best.value - other.value < 0.05:
        return Reason("why-points-equal", {**named, "mean": best.value})
    return Reason("why-points", {**named, "mean": best.value, "meanOther": other.value})


@lru_cache(maxsize=16)
def _explainer(judge: Evaluator) -> Explainer | None:
    make = spec(judge.game.name).explainer
    return None if make is None else make()(judge)


def _writer(game: AnyGame) -> Any:
    return lambda candidate: game.actions.write(candidate.action)
