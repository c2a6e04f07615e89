"""The inner loops of the solver, compiled by numba. Imported for solving only.

The argument `odds` is a `FlatOdds` everywhere.
Everything is seen by the player in turn: relative seat 0 moves, 1 sits to the left. `wins[code(scores), seat]` is the
chance of a relative seat to win at the beginning of a turn. Scores never fall, so score vectors are solved by
falling total. Only passing on with nothing leads to the same total, round a vector's rotations: these are solved
together, by improving every mover's policy against the exact values of all policies until nothing changes.
"""

from typing import Any

import numpy as np
from numba import njit, prange

from dicehouse.games.gonuts.bots.turn_solution import TIE
from dicehouse.games.gonuts.rules import DICE

SCATTER = 1_000_003
"""A prime above every target: it spreads the vectors evenly over the cores."""
SETTLED = 1e-15
PATIENCE = 60
"""The number of iterations that improve all movers together; after them movers alternate, in small steps."""
STUBBORN = 20_000


@njit(cache=True)
def best_turn(odds: Any, need: int, own: Any, rounds: Any, held: Any, rolling: Any) -> tuple[float, bool]:
    """Work out the mover's best turn; gives its worth, and whether the policy had to change.

    Args:
        odds: compiled.
        need: points to win.
        own: what ending the turn with 0, 1, 2 ... points is worth to the mover.
        rounds: what a Go Nuts! round is worth to the mover, by dice.
        held: filled with what points and dice in hand are worth.
        rolling: whether to roll on with points and dice in hand; put right.
    """
    held[need : need + DICE] = 1.0
    changed = False
    worth = 0.0
    for points in range(need - 1, -1, -1):
        bank = own[points]
        for dice in range(1, DICE + 1):
            worth = odds.nuts[dice] * rounds[dice] + odds.cars[dice] * own[0]
            for step in range(odds.steps[dice], odds.steps[dice + 1]):
                worth += odds.chances[step] * held[points + odds.fates[step, 0], odds.fates[step, 1]]
            better = worth > bank + TIE
            changed = changed or better != rolling[points, dice]
            rolling[points, dice] = better
            held[points, dice] = max(worth, bank)
    return worth, changed  # the worth of the last one, no points and all dice: there the turn begins


@njit(cache=True)
def play_turn(odds: Any, need: int, rolling: Any, flow: Any, ends: Any) -> None:
    """How likely a turn ends with 0, 1, 2 ... points, or with the win (at `need`), by a policy."""
    flow[: need + DICE + 1] = 0.0  # the last row: Go Nuts! rounds
    ends[: need + 1] = 0.0
    flow[0, DICE] = 1.0
    for points in range(need):
        for dice in range(DICE, 0, -1):
            chance = flow[points, dice]
            if chance == 0.0:
                continue
            if not (rolling[points, dice] or (points == 0 and dice == DICE)):  # the first roll is no choice
                ends[points] += chance
                continue
            ends[0] += chance * odds.cars[dice]
            flow[need + DICE, dice] += chance * odds.nuts[dice]
            for step in range(odds.steps[dice], odds.steps[dice + 1]):
                flow[points + odds.fates[step, 0], odds.fates[step, 1]] += chance * odds.chances[step]
    for dice in range(1, DICE + 1):
        for points in range(need, need + DICE):
            ends[need] += flow[points, dice]
        nutty = flow[need + DICE, dice]
        if nutty > 0.0:
            for points in range(need):
                ends[points] += nutty * odds.acorns[dice, points]
            ends[need] += nutty * odds.enough[dice, need]


@njit(cache=True)
def code_of(scores: Any, mover: int, target: int) -> int:
    """The number of a score vector as the given player sees it."""
    code = 0
    for seat in range(len(scores)):
        code = code * target + scores[(seat + mover) % len(scores)]
    return code


@njit(cache=True)
def round_worth(odds: Any, need: int, own: Any, rounds: Any) -> None:
    """What Go Nuts! rounds are worth to the mover, by dice, less what those without an acorn are."""
    for dice in range(1, DICE + 1):
        worth = odds.enough[dice, need]
        for points in range(1, need):
            worth += odds.acorns[dice, points] * own[points]
        rounds[dice] = worth


@njit(cache=True)
def step(value: Any, mover: int, reached: Any, leaving: float) -> float:
    """Put one mover's values right, given the next one's; how much they moved comes back."""
    following = (mover + 1) % len(value)
    moved = 0.0
    for seat in range(len(value)):
        worth = reached[seat] + leaving * value[following, seat]
        moved = max(moved, abs(worth - value[mover, seat]))
        value[mover, seat] = worth
    return moved


@njit(cache=True)
def settle(value: Any, reached: Any, leaving: Any) -> None:
    """The exact values where every mover keeps to a policy: the turn passes on until a player scores."""
    players = len(leaving)
    for seat in range(players):
        worth, still = 0.0, 1.0
        for mover in range(players):
            worth += still * reached[mover, seat]
            still *= leaving[mover]
        value[0, seat] = worth / (1.0 - still)
    for mover in range(players - 1, 0, -1):
        step(value, mover, reached[mover], leaving[mover])


@njit(cache=True)
def look_ahead(odds: Any, scores: Any, target: int, wins: Any, own: Any, rounds: Any, value: Any) -> None:
    """What every mover's points and rounds are worth; for a first guess, no point is as good as one."""
    players = len(scores)
    for mover in range(players):
        need = target - scores[mover]
        after = code_of(scores, mover + 1, target)
        for points in range(1, need):
            own[mover, points] = wins[after + points, players - 1]
        round_worth(odds, need, own[mover], rounds[mover])
        if need > 1:
            value[(mover + 1) % players, mover] = own[mover, 1]


@njit(cache=True)
def reach(odds: Any, mover: int, need: int, wins: Any, after: int, rolling: Any, flow: Any, reached: Any) -> float:
    """Fill in each player's value from the turns of a mover's policy that score; returns the chance that none does."""
    players = len(reached)
    ends = np.empty(need + 1)
    play_turn(odds, need, rolling, flow, ends)
    for seat in range(players):
        place = (seat - mover - 1) % players
        reached[seat] = ends[need] if seat == mover else 0.0
        for points in range(1, need):
            reached[seat] += ends[points] * wins[after + points, place]
    return float(ends[0])


@njit(cache=True)
def solve_orbit(odds: Any, scores: Any, target: int, wins: Any) -> float:
    """Solve a score vector with all its rotations; the most a mover could still gain in one turn comes back."""
    players = len(scores)
    own = np.zeros((players, target))
    rounds = np.zeros((players, DICE + 1))
    rolling = np.zeros((players, target, DICE + 1), np.bool_)
    held = np.empty((target + DICE, DICE + 1))
    flow = np.empty((target + DICE + 1, DICE + 1))
    leaving = np.zeros(players)
    reached = np.zeros((players, players))
    value = np.full((players, players), 1.0 / players)
    look_ahead(odds, scores, target, wins, own, rounds, value)
    gap = 0.0
    for attempt in range(PATIENCE + STUBBORN):
        gap, moved, changed = 0.0, 0.0, attempt == 0
        for mover in range(players - 1, -1, -1):
            need = target - scores[mover]
            own[mover, 0] = value[(mover + 1) % players, mover]
            rounds_now = rounds[mover] + odds.acorns[:, 0] * own[mover, 0]
            best, better = best_turn(odds, need, own[mover], rounds_now, held, rolling[mover])
            gap = max(gap, abs(best - value[mover, mover]))
            changed = changed or better
            if better or attempt == 0:
                after = code_of(scores, mover + 1, target)
                leaving[mover] = reach(odds, mover, need, wins, after, rolling[mover], flow, reached[mover])
            if attempt >= PATIENCE:
                moved = max(moved, step(value, mover, reached[mover], leaving[mover]))
        if attempt < PATIENCE:
            if not changed:
                break
            settle(value, reached, leaving)
        elif moved <= SETTLED:
            break
    for mover in range(players):
        code = code_of(scores, mover, target)
        for place in range(players):
            wins[code, place] = value[mover, (mover + place) % players]
    return gap


@njit(cache=True)
def solve_one(odds: Any, number: int, total: int, target: int, wins: Any) -> float:
    """Solve the vector of this total that has this number, if there is one, and if it stands for its rotations."""
    players = wins.shape[1]
    scores = np.empty(players, np.int64)
    scores[players - 1] = total
    for seat in range(players - 1):
        scores[seat] = number % target
        number //= target
        scores[players - 1] -= scores[seat]
    if not 0 <= scores[players - 1] < target:
        return 0.0
    code = code_of(scores, 0, target)
    for mover in range(1, players):
        if code_of(scores, mover, target) < code:
            return 0.0
    return solve_orbit(odds, scores, target, wins)


@njit(cache=True)
def solve_total(odds: Any, total: int, target: int, wins: Any) -> float:
    """Solve all score vectors with this total; the greatest gap comes back."""
    gap = 0.0
    for number in range(target ** (wins.shape[1] - 1)):
        gap = max(gap, solve_one(odds, number, total, target, wins))
    return gap


@njit(parallel=True, cache=True)
def solve_total_on_all_cores(odds: Any, total: int, target: int, wins: Any) -> float:
    """The same, shared among the cores."""
    size = target ** (wins.shape[1] - 1)
    gap = 0.0
    for number in prange(size):
        gap = max(gap, solve_one(odds, number * SCATTER % size, total, target, wins))
    return gap
