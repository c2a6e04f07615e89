"""Many games of best solo play at once, to prove the solver's word and to measure its speed. Needs numba."""

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
    kernel, rules = compiled(), rules or score_arrays()
    points = np.ascontiguousarray(rules.points.T.astype(np.float64))
    masks = np.full(games, (1 << rules.spaces) - 1)
    left, totals = np.full(games, len(values) - 1), np.zeros(games, dtype=np.int64)
    states = np.random.default_rng(seed).integers(0, 2**64, games, dtype=np.uint64)

    rooms = local()

    def play(mask: int, group: NDArray[np.int64]) -> None:
        if not hasattr(rooms, "layers"):  # one for each thread: new memory for every mask would cost more than the play
            rooms.layers = np.empty((len(values) - 1, len(rules.classes)))
        kernel.play_mask(
            mask,
            group,
            left,
            masks,
            totals,
            states,
            values,
            points,
            rules.classes,
            rules.reds,
            rules.bonus,
            rooms.layers,
        )

    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        for _ in range(rules.spaces):
            order = np.argsort(masks, kind="stable")
            found, starts = np.unique(masks[order], return_index=True)
            groups = zip(found.tolist(), np.split(order, starts[1:]), strict=True)
            jobs = [(mask, group) for mask, group in groups if mask]
            list(pool.map(lambda job: play(*job), jobs))
    return totals
