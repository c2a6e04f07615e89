"""The two-player game solved by value iteration over its positions, most sand first; compiled by numba.

A position is the start of a turn: how many eyes the mover and the other have closed, and both piles; the supply is the
rest. Values are the mover's chance to win. They lie in an array by eyes, by all the sand in piles, and by half the
difference. Sand in piles never gets less but for the return when the supply runs out (C3), so going from much to
little sand leaves few cycles: moves that bring no sand, and the return. Both are iterated until they converge.

A lead of `reach` or more counts as won.
"""

from collections.abc import Callable

import numpy as np
from numba import njit
from numba.extending import overload

from dicehouse.games.chinchiller import sand
from dicehouse.games.chinchiller.bots import claim_game, throw_odds
from dicehouse.games.chinchiller.bots.throw_odds import CHANCES, FRESH, THROWS_CHANCES, THROWS_FLAT, Floats
from dicehouse.games.chinchiller.rules import EYES, UNSAID
from dicehouse.games.chinchiller.sand import CLAIMS

AMOUNTS = throw_odds.AMOUNTS
N = len(CLAIMS)


def _pivot(table: Floats, row: int, column: int) -> None:
    divisor = table[row, column]
    for c in range(table.shape[1]):
        table[row, c] /= divisor
    for r in range(table.shape[0]):
        factor = table[r, column]
        if r != row and factor != 0.0:
            for c in range(table.shape[1]):
                table[r, c] -= factor * table[row, c]


@overload(claim_game.pivot)
def _pivot_compiled(table: Floats, row: int, column: int) -> object:
    """Compiled loops are faster than operations on whole rows."""
    return _pivot


def allow_in_jit(function: Callable[..., object]) -> None:
    """Let compiled code call a plain Python function, compiled from its own source."""
    overload(function, strict=False)(lambda *_: function)


for part in (claim_game.tableau, claim_game.run_simplex, claim_game.off_path_trust):
    allow_in_jit(part)

equilibrium_of = njit(cache=True)(claim_game.equilibrium)
stopping_values = njit(cache=True)(throw_odds.stopping_values)


returned_by_each = njit(cache=True)(sand.returned_by_each)
from_own_pile = njit(cache=True)(sand.from_own_pile)
challenged = njit(cache=True)(sand.challenged)
beats = njit(cache=True)(sand.beats)


@njit(cache=True)
def give(a: int, b: int, amount: int, total: int, whole: bool) -> tuple[int, int]:
    """The piles after the supply pays the first; as `Sand.give`."""
    back = returned_by_each(amount, total - a - b, min(a, b), 2, whole)
    return a - back + amount, b - back


@njit(cache=True)
def pay(payer: int, receiver: int, amount: int) -> tuple[int, int]:
    """The piles after a payment; as `Sand.pay`."""
    return payer - from_own_pile(payer, amount), receiver + amount


@njit(cache=True)
def value_at(values: Floats, mover: int, other: int, a: int, b: int) -> float:
    """The value of a position to its mover: eyes closed, piles."""
    reach = values.shape[3] - 1
    lead = a - b
    if lead >= reach:
        return 1.0
    if lead <= -reach:
        return 0.0
    chance: float = values[mover, other, a + b, (lead + reach) >> 1]
    return chance


@njit(cache=True)
def sighted_value(values: Floats, total: int, whole: bool, mover: int, other: int, a: int, b: int) -> float:
    """The value of a sighted turn to its player, by optimal stopping."""
    takes = np.empty(N)
    for k in range(N):
        mine, theirs = give(a, b, AMOUNTS[k], total, whole)
        takes[k] = 1.0 - value_at(values, other, mover, theirs, mine)
    if mover + 1 == EYES and other == EYES:
        close = 1.0 if beats(a, b, True) else 0.0
    else:
        close = 1.0 - value_at(values, other, mover + 1, b, a)
    chance: float = stopping_values(takes, close, THROWS_FLAT, THROWS_CHANCES)[FRESH]
    return chance


@njit(cache=True)
def claim_payoffs(values: Floats, eyes: int, a: int, b: int) -> tuple[Floats, Floats, Floats]:
    """The payoffs of claims to an announcer with `eyes` closed and `b` sand, against a blind player with `a`.

    By claim if it is accepted; by amount if it was claimed and challenged; by amount if another was claimed.
    """
    accept, truth, lie = np.empty(N), np.empty(N), np.empty(N)
    for k in range(N):
        mine, theirs = pay(b, a, AMOUNTS[k])
        accept[k] = value_at(values, eyes, EYES, mine, theirs)
        owed, _, closing = challenged(UNSAID, AMOUNTS[k])
        mine, theirs = pay(b, a, owed)
        if eyes + closing == EYES:
            lie[k] = 1.0 if beats(mine, theirs, True) else 0.0
        else:
            lie[k] = value_at(values, eyes + closing, EYES, mine, theirs)
        _, fine, _ = challenged(AMOUNTS[k], AMOUNTS[k])
        theirs, mine = pay(a, b, fine)
        truth[k] = value_at(values, eyes, EYES, mine, theirs)
    return accept, truth, lie


@njit(cache=True)
def expected(accept: Floats, truth: Floats, lie: Floats, mix: Floats, believe: Floats) -> float:
    """The announcer's expected payoff under these strategies."""
    value = 0.0
    for w in range(N):
        for c in range(N):
            if mix[w, c] > 0.0:
                looked = truth[w] if w == c else lie[w]
                value += CHANCES[w] * mix[w, c] * (believe[c] * accept[c] + (1.0 - believe[c]) * looked)
    return value


@njit(cache=True)
def piles(level: int, column: int, reach: int) -> tuple[int, int]:
    """The piles behind a column; one below zero where no piles make that difference."""
    lead = 2 * column - reach
    if (lead + level) % 2:
        lead += 1
    return (level + lead) // 2, (level - lead) // 2


@njit(cache=True, nogil=True)
def sweep_sighted(
    values: Floats, total: int, whole: bool, mover: int, other: int, level: int, first: int, last: int
) -> float:
    """Update the values of sighted turns with `level` sand in piles; returns the greatest change."""
    change = 0.0
    for column in range(first, last):
        a, b = piles(level, column, values.shape[3] - 1)
        if a >= 0 and b >= 0:
            value = sighted_value(values, total, whole, mover, other, a, b)
            change = max(change, abs(value - values[mover, other, level, column]))
            values[mover, other, level, column] = value
    return change


@njit(cache=True, nogil=True)
def sweep_blind(values: Floats, eyes: int, level: int, first: int, last: int, mixes: Floats, trusts: Floats) -> float:
    """Solve blind turns with `level` sand in piles and store both strategies; returns the greatest change."""
    change = 0.0
    for column in range(first, last):
        a, b = piles(level, column, values.shape[3] - 1)
        if a >= 0 and b >= 0:
            accept, truth, lie = claim_payoffs(values, eyes, a, b)
            value, mix, believe = equilibrium_of(accept, truth, lie, CHANCES)
            mixes[column] = mix
            trusts[column] = believe
            change = max(change, abs(1.0 - value - values[EYES, eyes, level, column]))
            values[EYES, eyes, level, column] = 1.0 - value
    return change


@njit(cache=True, nogil=True)
def evaluate_blind(values: Floats, eyes: int, level: int, first: int, last: int, mixes: Floats, trusts: Floats) -> None:
    """Update the values of blind turns with the strategies that `sweep_blind` stored."""
    for column in range(first, last):
        a, b = piles(level, column, values.shape[3] - 1)
        if a >= 0 and b >= 0:
            accept, truth, lie = claim_payoffs(values, eyes, a, b)
            value = expected(accept, truth, lie, mixes[column], trusts[column])
            values[EYES, eyes, level, column] = 1.0 - value
