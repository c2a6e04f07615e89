"""Moments of the points that a pad will still get, compiled by numba: the sweeps of `jit.py` for three tensors."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from dicehouse.games.chili.bots.jit import (
    SIXTH,
    SLOTS,
    Floats,
    Rules,
    jit,
    other_faces,
    plain_numbers,
)


class Moments(NamedTuple):
    """The first three moments of the points that a pad will still get, in arrays of one shape."""

    first: Floats
    second: Floats
    third: Floats


@jit
def follow_highest(p: Floats, second: Floats, third: Floats) -> None:
    """As `highest_rows`, and the moments follow the choice."""
    for o in range(p.shape[0]):
        for j in range(p.shape[2]):
            value, two, three = p[o, 0, j], second[o, 0, j], third[o, 0, j]
            for face in range(1, SLOTS - 1):
                better = p[o, face, j] > value
                value = p[o, face, j] if better else value
                two = second[o, face, j] if better else two
                three = third[o, face, j] if better else three
            p[o, 6, j], second[o, 6, j], third[o, 6, j] = value, two, three


@jit
def follow_mean(p: Floats, others: NDArray[np.int64]) -> None:
    """As `mean_rows`, for a whole tensor."""
    a, b, c, d, e = others[0], others[1], others[2], others[3], others[4]
    for o in range(p.shape[0]):
        for j in range(p.shape[2]):
            total = ((p[o, a, j] + p[o, b, j]) + (p[o, c, j] + p[o, d, j])) + (p[o, e, j] + p[o, 6, j])
            p[o, 6, j] = total * SIXTH


@jit
def follow_raise(p: Floats, second: Floats, third: Floats) -> None:
    """As `raise_rows`, and the moments follow the choice."""
    for o in range(p.shape[0]):
        for face in range(SLOTS - 1):
            for j in range(p.shape[2]):
                better = p[o, 6, j] > p[o, face, j]
                p[o, face, j] = p[o, 6, j] if better else p[o, face, j]
                second[o, face, j] = second[o, 6, j] if better else second[o, face, j]
                third[o, face, j] = third[o, 6, j] if better else third[o, face, j]


@jit
def follow_fill(tensors: Moments, mask: int, left: int, known: Moments, rules: Rules, plain: NDArray[np.bool_]) -> None:
    """Faces become the best that can be written with `left` rolls left, with its moments."""
    points, values, seconds, thirds = rules.points, known.first[left], known.second[left], known.third[left]
    best, two, three = np.full(points.shape[1], -np.inf), np.empty(points.shape[1]), np.empty(points.shape[1])
    for space in range(points.shape[0]):
        if mask >> space & 1:
            after = mask ^ (1 << space)
            one = values[after]
            for j in range(len(best)):
                here = points[space, j]
                if here + one > best[j]:
                    best[j] = here + one
                    two[j] = here * here + 2 * here * one + seconds[after]
                    three[j] = here**3 + 3 * here * here * one + 3 * here * seconds[after] + thirds[after]
    place = 0
    for o in range(len(plain)):
        if plain[o]:
            for face in range(SLOTS - 1):
                found = rules.classes[place + face]
                tensors.first[o, face] = best[found]
                tensors.second[o, face] = two[found]
                tensors.third[o, face] = three[found]
            place += SLOTS - 1


@jit
def moments_of_mask(mask: int, top: int, known: Moments, rules: Rules) -> None:
    """Fill in the second and third moment of what a pad will still get under the play that expects most.

    The same sweeps as in `advance`, all axes alike; two more tensors follow every choice. The moments of smaller masks
    and the first moments of all are known.
    """
    dice = len(rules.reds)
    plain, others = plain_numbers(dice), other_faces(rules.reds)
    size = len(plain)
    p, second, third = np.zeros((size, SLOTS)), np.zeros((size, SLOTS)), np.zeros((size, SLOTS))
    for left in range(top + 1):
        for axis in range(dice if left else 0):
            cube = (SLOTS**axis, SLOTS, SLOTS ** (dice - 1 - axis))
            a, b, c = p.reshape(cube), second.reshape(cube), third.reshape(cube)
            follow_highest(a, b, c)
        for axis in range(dice if left else 0):
            cube = (SLOTS**axis, SLOTS, SLOTS ** (dice - 1 - axis))
            a, b, c = p.reshape(cube), second.reshape(cube), third.reshape(cube)
            follow_mean(a, others[axis])
            follow_mean(b, others[axis])
            follow_mean(c, others[axis])
        if left:
            known.second[left, mask], known.third[left, mask] = second[-1, -1], third[-1, -1]
        if left < top:
            follow_fill(Moments(p, second, third), mask, left, known, rules, plain)
        for axis in range(dice if 0 < left < top else 0):
            cube = (SLOTS**axis, SLOTS, SLOTS ** (dice - 1 - axis))
            a, b, c = p.reshape(cube), second.reshape(cube), third.reshape(cube)
            follow_raise(a, b, c)
