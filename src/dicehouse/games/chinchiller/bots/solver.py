"""Solves Chinchiller Dice for two players."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import numpy as np

from dicehouse.core.errors import BotError
from dicehouse.core.game import AnyGame
from dicehouse.games.chinchiller.bots import two_player_table
from dicehouse.games.chinchiller.bots.throw_odds import Floats
from dicehouse.games.chinchiller.options import NEEDED, PILE
from dicehouse.games.chinchiller.rules import EYES
from dicehouse.games.chinchiller.sand import CLAIMS
from dicehouse.kit import value_tables
from dicehouse.kit.solution import Progress, Solution
from dicehouse.support.extras import require

WHAT = (
    "The starting player's chance to win a single game of two when both play an equilibrium of the whole game: "
    "stopping, claiming and doubting."
)
THREADS = 2
CHUNKS = 6
SETTLED = 1e-7
"""Values that change less in a whole pass are left as they are."""
MOST_PASSES = 12
STEADY = 1e-10
"""The same for the moves that bring no sand, within one level."""
MOST_ROUNDS = 40
MOST_CIRCLES = 100
"""The same for the levels of an exhausted supply, together."""
QUIET = 1e-9
"""A level all of whose outcomes changed less than this since it was last done stays as it is."""

STAGES = ((1, 2, 0.15), (0, 2, 0.5), (1, 1, 0.55), (0, 1, 0.6), (0, 0, 0.65))
"""Eyes closed by the two, those that close last first; and how much of all the work is done after them."""


def solve(game: AnyGame, progress: Progress, fresh: bool) -> Solution:
    """Solve two players with these options, or load what was solved before.

    Raises:
        BotError: for more than two players there is no solution, only a trained player.
    """
    if game.players != 2:
        raise BotError("bots.cannot-solve", game=game.name, reason="only a game of two can be solved")
    known = not fresh and value_tables.exists(game, two_player_table.VALUES)
    table = value_tables.load(game, two_player_table.VALUES) if known else solved(game, progress)
    if not known:
        value_tables.save(game, two_player_table.VALUES, table)
        two_player_table.read.cache_clear()
    values = two_player_table.unpacked(table)
    sand = game.options.sand
    value = two_player_table.value(values, 0, 0, sand, sand)
    gap = max(float(table["starting"][sand]) - value, float(table["following"][sand]) - (1.0 - value), 0.0)
    return Solution(value, gap, states(values), WHAT, known)


def ship(progress: Progress) -> None:
    """Solve the usual options for the package, by both readings of C3: games by the first one go on.

    What was solved before plays no part in it.
    """
    from dicehouse.games import create  # noqa: PLC0415 - a game's folder is loaded through here

    for number, returns in enumerate((NEEDED, PILE)):
        game = create("chinchiller", 2, returns=returns)
        table = solved(game, lambda share, done=number: progress((done + share) / 2))  # type: ignore[misc]
        value_tables.save(game, two_player_table.VALUES, table, ship=True)


def states(values: Floats) -> int:
    """How many positions at the start of a turn have a value of their own."""
    levels, reach = values.shape[2], values.shape[3] - 1
    piles = sum(1 for level in range(levels) for lead in range(-level, level + 1, 2) if abs(lead) < reach)
    return piles * len(two_player_table.PAIRS)


def solved(game: AnyGame, progress: Progress) -> value_tables.Table:
    """The values of all positions as they are stored, and what best responses to them win."""
    require("numba", extra="lab")
    from dicehouse.games.chinchiller.bots import exploitability  # noqa: PLC0415 - numba is needed for solving only

    supply, whole = two_player_table.solver_inputs(game)
    table = two_player_table.packed(values_of(supply, whole, two_player_table.REACH, progress))
    most = min(supply // 2, 200)
    gain = exploitability.gain(two_player_table.unpacked(table), supply, whole, most)
    progress(1.0)
    return {**table, "starting": gain.starting + gain.beyond, "following": gain.following + gain.beyond}


def values_of(supply: int, whole: bool, reach: int, progress: Progress) -> Floats:
    """The chance of the mover in every position, by eyes of the mover, eyes of the other, level and column.

    Args:
        supply: all the sand there is.
        whole: whether every player returns the whole smallest pile when it runs out, or only what is needed (C3).
        reach: a lead of this much counts as won; an even number.
        progress: called with the share of the work that is done.
    """
    from dicehouse.games.chinchiller.bots import jit  # noqa: PLC0415 - numba is needed for solving only

    top = two_player_table.top(supply, reach)
    leads = 2.0 * np.arange(reach + 1) - reach
    values = np.empty((EYES + 1, EYES + 1, top + 1, reach + 1))
    values[:] = 1.0 / (1.0 + np.exp(-leads / 60.0))  # any first guess converges
    mixes = np.zeros((reach + 1, jit.N, jit.N))
    trusts = np.zeros((reach + 1, jit.N))
    done = 0.0
    # where only what is needed comes back, an exhausted supply stays so: these levels lead to each other
    exhausted = range(top, max(supply - 2, -1), -1) if not whole else range(0)
    with ThreadPoolExecutor(THREADS) as pool:

        def improve(mover: int, other: int, level: int) -> float:
            if other == EYES:
                return _blind_level(pool, values, supply, whole, mover, level, mixes, trusts)
            return _open_level(pool, values, supply, whole, mover, other, level)

        for mover, other, share in STAGES:
            for _ in range(MOST_CIRCLES):
                if max((improve(mover, other, level) for level in exhausted), default=0.0) < QUIET:
                    break
            for number in range(MOST_PASSES):
                changes = np.zeros(top + 1)
                for level in range(top, -1, -1):
                    above = changes[level + 1 : level + CLAIMS[-1] + 1]
                    if number > 0 and level + CLAIMS[-1] <= supply and above.max() < QUIET:
                        continue  # no return is near, and nothing that this level leads to has moved
                    if number == 0 and level + 2 <= top and level not in exhausted:
                        # the same lead with a little more sand is a good guess
                        values[mover, other, level] = values[mover, other, level + 2]
                        values[other, mover, level] = values[other, mover, level + 2]
                    changes[level] = improve(mover, other, level)
                    if level % 16 == 0:
                        passed = number + 1 - level / (top + 1)
                        progress(done + (share - done) * (1 - 0.4**passed))
                if changes.max() < SETTLED:
                    break
            done = share
            progress(done)
    return values


def _spread(pool: ThreadPoolExecutor, columns: int, work: Callable[[int, int], Any]) -> float:
    """Process the columns of a level in parallel; returns the greatest change."""
    edges = [columns * part // CHUNKS for part in range(CHUNKS + 1)]
    return max(result or 0.0 for result in pool.map(work, edges[:-1], edges[1:]))


def _blind_level(
    pool: ThreadPoolExecutor,
    values: Floats,
    supply: int,
    whole: bool,
    eyes: int,
    level: int,
    mixes: Floats,
    trusts: Floats,
) -> float:
    """One level with a blind player: the claims are solved once, then kept while the cycles converge."""
    from dicehouse.games.chinchiller.bots import jit  # noqa: PLC0415 - numba is needed for solving only

    columns = values.shape[3]
    sweep_sighted = partial(jit.sweep_sighted, values, supply, whole, eyes, EYES, level)
    change = _spread(pool, columns, sweep_sighted)
    change = max(
        change,
        _spread(pool, columns, lambda first, last: jit.sweep_blind(values, eyes, level, first, last, mixes, trusts)),
    )
    for _ in range(MOST_ROUNDS):
        moved = _spread(pool, columns, sweep_sighted)
        _spread(pool, columns, lambda first, last: jit.evaluate_blind(values, eyes, level, first, last, mixes, trusts))
        if moved < STEADY:
            break
    return change


def _open_level(
    pool: ThreadPoolExecutor, values: Floats, supply: int, whole: bool, mover: int, other: int, level: int
) -> float:
    """One level in which both see."""
    from dicehouse.games.chinchiller.bots import jit  # noqa: PLC0415 - numba is needed for solving only

    columns, change = values.shape[3], 0.0
    for _ in range(MOST_ROUNDS):
        if mover == other:  # both sides of one array: one after the other, so that the result is the same every time
            moved = jit.sweep_sighted(values, supply, whole, mover, other, level, 0, columns)
        else:
            moved = _spread(pool, columns, partial(jit.sweep_sighted, values, supply, whole, mover, other, level))
            moved = max(
                moved, _spread(pool, columns, partial(jit.sweep_sighted, values, supply, whole, other, mover, level))
            )
        change = max(change, moved)
        if moved < STEADY:
            break
    return change
