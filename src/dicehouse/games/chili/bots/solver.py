"""Solving Chili Dice: the expected score of best solo play, and what the chance to win needs to know of it.

Two tables. "values": the points a pad may still expect at the start of a turn, by the rolls left and the empty spaces:
exact. "spread", for two to four players: the second and third moments of those points under that play, and for a last
space the best chance to pass any target.
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dicehouse.core.game import AnyGame
from dicehouse.games import create
from dicehouse.games.chili.bots.score_arrays import ScoreArrays, score_arrays
from dicehouse.kit import value_tables
from dicehouse.kit.solution import Progress, Solution, silent
from dicehouse.support.extras import require

Floats = NDArray[np.float64]

USUAL_ROLLS = 30
LAST_ROLLS = 21
"""The most rolls for which targets of a last space are solved; with thirty rolls in all, no player has more left."""


def table_rolls(rolls: int) -> int:
    """The number of rolls a table is solved for: a table with more rolls contains those with fewer."""
    return max(rolls, USUAL_ROLLS)


def solver_inputs(game: AnyGame) -> tuple[object, ...]:
    """What the solver is given of a game: the dice and the pad as arrays, and the number of rolls."""
    return (*score_arrays(), table_rolls(game.options.rolls))


IGNORED = {
    "players": "players do not interact: a pad's expected score and its spread are those of a game alone",
    "first": "the order of turns does not change what a pad may still expect",
    "edition": "editions print other words for the spaces and score them alike",
}
VALUES = value_tables.TableKind(IGNORED, solver_inputs, {"table": "values"}, {"rolls": table_rolls})
"""The expected scores."""
SPREAD = value_tables.TableKind(IGNORED, solver_inputs, {"table": "spread"}, {"rolls": table_rolls})
"""What the chances to win are estimated from."""


def solve(game: AnyGame, progress: Progress = silent, fresh: bool = False) -> Solution:
    """Solve the game alone, and for several players also what their chances stand on; or load what is there."""
    kinds = [VALUES, SPREAD] if game.players > 1 else [VALUES]
    loaded = not fresh and all(value_tables.exists(game, kind) for kind in kinds)
    if loaded:
        values = value_tables.load(game, VALUES)["values"]
        progress(1.0)
    else:
        values = _make(game, progress, ship=False)
    rolls = game.options.rolls
    return Solution(
        value=float(values[rolls, -1]),
        gap=0.0,
        states=states(rolls, score_arrays()),
        what="The expected final score of best play alone: exact up to rounding.",
        loaded=loaded,
    )


def ship(progress: Progress = silent) -> None:
    """Solve the tables that ship with the package."""
    _make(create("chili", 2, rolls=USUAL_ROLLS), progress, ship=True)


def _make(game: AnyGame, progress: Progress, *, ship: bool) -> Floats:
    rules, rolls = score_arrays(), table_rolls(game.options.rolls)
    alone = game.players == 1
    values = solve_values(rules, rolls, progress if alone else lambda share: progress(0.2 * share))
    spread = None if alone else solve_spread(rules, values, lambda share: progress(0.2 + 0.8 * share))
    value_tables.save(game, VALUES, {"values": values}, ship=ship)
    if spread is not None:
        value_tables.save(game, SPREAD, spread, ship=ship)
    return values


def states(rolls: int, rules: ScoreArrays) -> int:
    """How many situations have a value of their own: empty spaces, rolls left, dice as they lie."""
    ways = len(rules.classes)
    return sum(top * ways for _, top in _masks(rules.spaces, rolls))


def solve_values(rules: ScoreArrays, rolls: int, progress: Progress = silent) -> Floats:
    """The points a pad may still expect at the start of a turn, by the rolls left and the mask of empty spaces.

    A space takes at least one roll: more rolls than that leaves are never left, and such entries stay 0.
    """
    jit = compiled()
    values = np.zeros((rolls + 1, 1 << rules.spaces))
    values[:, 0] = rules.bonus * np.arange(rolls + 1)
    points = _columns(rules)
    for size in range(1, rules.spaces + 1):
        jobs = [(mask, top) for mask, top in _masks(rules.spaces, rolls) if mask.bit_count() == size]
        _share_out(
            lambda job: jit.solve_mask(*job, values, points, rules.classes, rules.reds),
            jobs,
            lambda share, size=size: progress(_part(size, share, rules.spaces)),  # type: ignore[misc]
        )
    return values


def solve_spread(
    rules: ScoreArrays, values: Floats, progress: Progress = silent, targets: int | None = None
) -> value_tables.Table:
    """The moments of what is still to come, and the chances of a last space to pass targets: all that can be."""
    jit = compiled()
    from dicehouse.games.chili.bots import jit_moments  # noqa: PLC0415 - numba is needed for solving only

    rolls = len(values) - 1
    seconds, thirds = np.zeros_like(values), np.zeros_like(values)
    seconds[:, 0], thirds[:, 0] = values[:, 0] ** 2, values[:, 0] ** 3
    points = _columns(rules)
    known = jit_moments.Moments(values, seconds, thirds)
    arrays = jit.Rules(points, rules.classes, rules.reds, rules.bonus)
    for size in range(1, rules.spaces + 1):
        jobs = [(mask, top) for mask, top in _masks(rules.spaces, rolls) if mask.bit_count() == size]
        _share_out(
            lambda job: jit_moments.moments_of_mask(*job, known, arrays),
            jobs,
            lambda share, size=size: progress(0.7 * _part(size, share, rules.spaces)),  # type: ignore[misc]
        )
    variance = seconds - values**2
    deviation = np.sqrt(np.maximum(variance, 0))
    third = thirds - 3 * values * seconds + 2 * values**3
    skew = np.divide(third, deviation**3, out=np.zeros_like(third), where=deviation > 1e-6)
    top = min(LAST_ROLLS, rolls)
    if targets is None:
        targets = int(rules.points.max()) + rules.bonus * top + 1
    chances = np.zeros((rules.spaces, top + 1, targets))

    def last(job: tuple[int, int]) -> None:
        space, target = job
        chances[space, :, target] = jit.threshold(space, target, top, points, rules.classes, rules.reds, rules.bonus)

    jobs = [(space, target) for space in range(rules.spaces) for target in range(targets)]
    _share_out(last, jobs, lambda share: progress(0.7 + 0.3 * share))
    return {
        "deviation": deviation.astype(np.float32),
        "skew": skew.astype(np.float32),
        "chances": chances.astype(np.float32),
    }


def _masks(spaces: int, rolls: int) -> list[tuple[int, int]]:
    """Every mask that can come up at the start of a turn, with the most rolls that can be left then."""
    tops = [(mask, rolls - spaces + mask.bit_count()) for mask in range(1, 1 << spaces)]
    return [(mask, top) for mask, top in tops if top > 0]


def _columns(rules: ScoreArrays) -> Floats:
    return np.ascontiguousarray(rules.points.T.astype(np.float64))


def _part(size: int, share: float, spaces: int) -> float:
    """The share of all masks that is done when a share of those with `size` empty spaces is."""
    done = [mask.bit_count() for mask in range(1, 1 << spaces)]
    return (sum(count < size for count in done) + share * done.count(size)) / len(done)


def _share_out(work: Callable[[tuple[int, int]], None], jobs: list[tuple[int, int]], progress: Progress) -> None:
    """Do independent jobs on all cores."""
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        try:
            for number, _ in enumerate(pool.map(work, jobs), start=1):
                progress(number / len(jobs))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def compiled() -> Any:
    """The compiled part.

    Raises:
        MissingExtraError: numba is not installed.
    """
    require("numba", extra="lab")
    from dicehouse.games.chili.bots import jit  # noqa: PLC0415 - numba is needed for solving only

    return jit
