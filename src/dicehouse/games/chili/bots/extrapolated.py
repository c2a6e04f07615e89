"""A stand-in for Chili Dice with more rolls than anybody solved: the solved table, continued.

What one more roll brings falls with the rolls that a pad has for each empty space, down to the bonus for a roll that is
never used. So a pad is continued by the pads with one space less, at as many rolls for a space, and joined where its
own solved values end. Turns are solved on top of that as ever; only what is left after a turn is an estimate.
"""

import numpy as np
from numpy.typing import NDArray

from dicehouse.core.game import AnyGame
from dicehouse.games import create
from dicehouse.games.chili.bots.evaluator import ChiliEvaluator
from dicehouse.games.chili.bots.score_arrays import score_arrays
from dicehouse.games.chili.bots.solver import SPREAD, USUAL_ROLLS, VALUES
from dicehouse.games.chili.bots.turn_judges import PointsJudge, WinJudge
from dicehouse.games.chili.bots.win_forecast import WinForecast, empty_spaces
from dicehouse.kit import value_tables

Floats = NDArray[np.float64]

POINTS_NOISE, WIN_NOISE = 3.0, 0.1
"""How far apart the estimates at the end of a turn and at the beginning of the next may be."""


def extrapolated(values: Floats, rolls: int, bonus: int) -> Floats:
    """The values of a solved table, continued to more rolls.

    Args:
        values: the points a pad may still expect, by the rolls left and the mask of empty spaces, as the solver has it.
        rolls: the most rolls left.
        bonus: the points for an unused roll.
    """
    known, masks = len(values) - 1, values.shape[1]
    spaces = masks.bit_length() - 1
    steps = np.arange(rolls)
    gains = np.full((rolls, masks), float(bonus))
    """What one more roll brings, by the rolls there are without it."""
    for mask in sorted(range(1, masks), key=int.bit_count):
        count = mask.bit_count()
        top = known - spaces + count  # a space takes at least a roll: with more rolls left, a pad was never solved
        gains[:top, mask] = np.diff(values[: top + 1, mask])
        over = gains[:top, mask] - bonus
        if count == 1:
            gains[top:, mask] += over[-1] * (over[-1] / over[-2]) ** np.arange(1, rolls - top + 1)
            continue
        alike = (steps + 0.5) * (count - 1) / count - 0.5
        fewer = [np.interp(alike, steps, gains[:, mask ^ (1 << space)]) for space in empty_spaces(mask)]
        guess = np.mean(fewer, axis=0) - bonus
        gains[top:, mask] += guess[top:] * over[-1] / guess[top - 1]
    return np.concatenate((values[:1], values[0] + np.cumsum(gains, axis=0)))


def with_more_rolls(game: AnyGame) -> ChiliEvaluator:
    """The evaluator of a game with more rolls than the tables have."""
    usual, rolls = create("chili", game.players, rolls=USUAL_ROLLS), game.options.rolls
    values = extrapolated(value_tables.load(usual, VALUES)["values"], rolls, score_arrays().bonus)
    if game.players == 1:
        judge = ChiliEvaluator(game, PointsJudge(game, values))
        judge.noise = POINTS_NOISE
    else:
        spread = value_tables.load(usual, SPREAD)
        known = {name: _held(spread[name], rolls) for name in ("deviation", "skew")}
        forecast = WinForecast(game, values, {"chances": spread["chances"], **known})
        judge = ChiliEvaluator(game, WinJudge(game, forecast))
        judge.noise = WIN_NOISE
    judge.exact = False
    return judge


def _held(solved: Floats, rolls: int) -> Floats:
    """By the rolls left and the mask: beyond what was solved for a mask, as at its end."""
    known, masks = len(solved) - 1, solved.shape[1]
    spaces = masks.bit_length() - 1
    tops = np.array([known - spaces + mask.bit_count() for mask in range(masks)])
    rows = np.minimum(np.arange(rolls + 1)[:, None], tops[None, :])
    held: Floats = np.take_along_axis(solved, rows, axis=0)
    return held
