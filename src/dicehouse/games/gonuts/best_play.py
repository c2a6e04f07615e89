"""Figures of best play of two: from how many points on to bank, and what a roll brings."""

from functools import lru_cache

from dicehouse.core.dice import Die, Due
from dicehouse.core.errors import BotError
from dicehouse.games.gonuts.actions import Bank
from dicehouse.games.gonuts.bots.evaluator import GoNutsEvaluator
from dicehouse.games.gonuts.options import GoNutsOptions
from dicehouse.games.gonuts.rules import ACORN, CAR, DICE, SQUIRREL, GoNuts, GoNutsState

SCORES = (0, 10, 20, 30, 40)
"""The scores for which there is a row and a column."""


@lru_cache(maxsize=4)
def bank_from(options: GoNutsOptions) -> dict[tuple[int, int, int], int]:
    """By the dice in play, the mover's score and the other's: the least points from which on banking is always best."""
    game = GoNuts(options)
    evaluator, found = GoNutsEvaluator(game), {}
    shown = [score for score in SCORES if score < options.target]
    for dice in range(1, DICE + 1):
        for mine in shown:
            for theirs in shown:
                found[dice, mine, theirs] = _threshold(game, evaluator, (mine, theirs), dice)
    return found


def _threshold(game: GoNuts, evaluator: GoNutsEvaluator, scores: tuple[int, ...], dice: int) -> int:
    least = game.options.target - scores[0]  # enough to win
    for points in range(least - 1, -1, -1):
        banked = banks(game, evaluator, scores, points, dice)
        if banked is False:
            break
        if banked:
            least = points
    return least


def banks(game: GoNuts, evaluator: GoNutsEvaluator, scores: tuple[int, ...], points: int, dice: int) -> bool | None:
    """Whether the mover, the first of two, should bank these points, not roll these dice; None: it cannot come up."""
    for roll in _last_rolls(game.squirrel_die, dice):
        state = GoNutsState(None, (0,), scores, 0, points, dice, roll)
        try:
            candidates = evaluator.candidates(game.view(state, 0), game.choices(state, 0))
        except BotError:  # this roll does not lead there
            continue
        return next(bool(each.weight) for each in candidates if isinstance(each.action, Bank))
    return None


@lru_cache(maxsize=64)
def _last_rolls(die: Die, left: int) -> tuple[tuple[str, ...], ...]:
    """Every roll after which so many dice may be in play."""
    return tuple(
        roll
        for dice in range(1, DICE + 1)
        for roll, _ in Due((die,) * dice, (0,) * dice).multisets()
        if (left == DICE if roll == (ACORN,) else dice - roll.count(CAR) == left)
    )


def roll_odds(game: GoNuts) -> dict[int, tuple[float, float, float]]:
    """By the dice rolled: the acorns on average, and the chances of nothing but cars and nothing but squirrels."""
    die = game.squirrel_die
    return {
        dice: (
            float(dice * die.probability(ACORN)),
            float(die.probability(CAR) ** dice),
            float(die.probability(SQUIRREL) ** dice),
        )
        for dice in range(1, DICE + 1)
    }
