"""Simulates many solo games of best play: a check of the solver, and a measure of its speed. Needs numba."""

import os
from concurrent.futures import ThreadPoolExecutor
from threading import local

import numpy as np
from numpy.typing import NDArray

from dicehouse.games.chili.bots.score_arrays import ScoreArrays, score_arrays
from dicehouse.games.chili.bots.solver import compiled


def simulate(games: int, seed: int, values: NDArray[np.float64], rules: ScoreArrays | None = None) -> NDArray[np.int64]:
    """The final scores of games played for the most points, each with dice of its own.

    All games that have the same empty spaces play their turn together, so each turn is solved once.

    Args:
        games: how many.
        seed: the same seed, the same games.
        values: the solved table (`solver.solve_values`); its height says how many rolls there are.
        rules: the dice and the pad, where they are not those of the box.
    """
    compiled()
    from dicehouse.games.chili.bots import jit, jit_simulation  # noqa: PLC0415 - numba is needed for solving only

    rules = rules or score_arrays()
    points = np.ascontiguousarray(rules.points.T.astype(np.float64))
    masks = np.full(games, (1 << rules.spaces) - 1)
    left, totals = np.full(games, len(values) - 1), np.zeros(games, dtype=np.int64)
    states = np.random.default_rng(seed).integers(0, 2**64, games, dtype=np.uint64)
    pads = jit_simulation.Pads(left, masks, totals, states)
    arrays = jit.Rules(points, rules.classes, rules.reds, rules.bonus)
    buffers = local()

    def play(mask: int, group: NDArray[np.int64]) -> None:
        if not hasattr(buffers, "layers"):  # one for each thread: allocating for every mask costs more than playing
            buffers.layers = np.empty((len(values) - 1, len(rules.classes)))
        jit_simulation.play_mask(mask, group, pads, values, arrays, buffers.layers)

    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        for _ in range(rules.spaces):
            order = np.argsort(masks, kind="stable")
            found, starts = np.unique(masks[order], return_index=True)
            groups = zip(found.tolist(), np.split(order, starts[1:]), strict=True)
            jobs = [(mask, group) for mask, group in groups if mask]
            list(pool.map(lambda job: play(*job), jobs))
    return totals
