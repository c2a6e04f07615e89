"""Reasons for decisions, rolls and leads: those of the game's own explainer, else what the values alone say."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from dicehouse.core.game import Action, AnyGame
from dicehouse.core.play import Transition
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


def explain_roll(judge: Evaluator, made: Transition, seat: int, memory: Memory, lucky: bool) -> tuple[Reason, ...]:
    """One or two sentences about a roll that a seat saw land: what it brought, and how likely that was.

    Args:
        judge: the evaluator of the game.
        made: the roll.
        seat: to whom it brought or cost something.
        memory: of the same seat, before the roll.
        lucky: whether it was good for the seat.
    """
    game, explainer = judge.game, _explainer(judge)
    before, after = game.view(made.before, seat), game.view(made.after, seat)
    found = () if explainer is None else explainer.landed(before, memory, after, made.visible(seat), lucky)
    if len(found) > 1 or any("chance" in one.blanks for one in found):
        return found
    assert made.roll is not None
    better, worse = judge.roll_tails(before, made.roll, seat, memory)
    if lucky:
        return (*found, Reason("why-luck-good", {"seat": seat, "chance": better}))
    return (*found, Reason("why-luck-bad", {"seat": seat, "chance": worse}))


def explain_lead(judge: Evaluator, state: Any, seat: int, memory: Memory) -> tuple[Reason, ...]:
    """One or two sentences about why a seat is as good as sure to win in a state, or has won.

    Args:
        judge: the evaluator of the game.
        state: of the game.
        seat: who wins.
        memory: of the same seat.
    """
    game, explainer = judge.game, _explainer(judge)
    view = game.view(state, seat)
    found = () if explainer is None else explainer.decided(view, memory, seat)
    if len(found) > 1:
        return found
    if game.outcome(state) is not None:
        return found or (Reason("why-decided-over", {"seat": seat}),)
    return (*found, Reason("why-decided", {"seat": seat, "chance": judge.position(view, memory)[seat]}))


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
