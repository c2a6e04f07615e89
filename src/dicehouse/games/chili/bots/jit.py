"""The inner loops of the solver, compiled by numba. Imported for solving and simulating only; playing does without.

A tensor has one axis for each die. The first six slots of an axis are the faces of the die, slot 6 stands for "rolled";
the axis of the last die has an eighth slot, unused, so that the rows are aligned. One layer is computed in four steps:

1. faces hold W(left): the value of these faces, all turning done, with `left` rolls left;
2. highest: slot 6 of every axis becomes the best of its faces (what a die that just landed red may be turned to);
3. mean: slot 6 becomes the mean of the five plain faces and of that best one. As all dice are made "highest" before
   the first is made "mean", the reds of a roll are turned together, when the whole roll is seen;
4. faces become the best that can be written with one roll more, and then, axis by axis, at least what slot 6 says:
   that is W(left + 1), the best of writing and of re-rolling any dice. The pattern without a rolled die takes no part.

The axes are visited in two groups, so that what is worked on stays in the nearest cache.
"""

from typing import Any, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

Floats = NDArray[np.float64]

SLOTS = 7
SIXTH = 1 / 6
ROW = 8
NEAR = 4
"""The number of last axes that are treated together."""
CHUNK = 56


class Rules(NamedTuple):
    """The dice and the pad, as `ScoreArrays` has them; `points` by space and class."""

    points: Floats
    classes: NDArray[np.uint16]
    reds: NDArray[np.int64]
    bonus: int


def jit(function: Any) -> Any:
    """Compile with a cache on disk, and without fast-math: comparisons stay exact."""
    return njit(cache=True, nogil=True, error_model="numpy")(function)


@jit
def layout(dice: int) -> tuple[int, int]:
    """How many blocks a tensor has, and the length of each."""
    near = min(dice, NEAR)
    return SLOTS ** (dice - near), SLOTS ** (near - 1) * ROW


@jit
def tensor(dice: int) -> Floats:
    """An empty tensor."""
    blocks, length = layout(dice)
    return np.zeros((blocks, length))


@jit
def is_plain(number: int) -> bool:
    """Whether all base-7 digits are faces."""
    while number > 0:
        if number % SLOTS == SLOTS - 1:
            return False
        number //= SLOTS
    return True


@jit
def plain_numbers(dice: int) -> NDArray[np.bool_]:
    """For every prefix of slots whether it has faces only."""
    plain = np.empty(SLOTS ** max(dice - 1, 1), dtype=np.bool_)
    for number in range(len(plain)):
        plain[number] = is_plain(number)
    return plain


@jit
def other_faces(reds: NDArray[np.int64]) -> NDArray[np.int64]:
    """For every die the five faces that are not red."""
    others = np.empty((len(reds), SLOTS - 2), dtype=np.int64)
    for die in range(len(reds)):
        place = 0
        for face in range(SLOTS - 1):
            if face != reds[die]:
                others[die, place] = face
                place += 1
    return others


@jit
def highest_rows(rows: Floats) -> None:
    """Slot 6 becomes the best of the faces; seven rows, column by column."""
    for j in range(rows.shape[1]):
        first, second, third = max(rows[0, j], rows[1, j]), max(rows[2, j], rows[3, j]), max(rows[4, j], rows[5, j])
        rows[6, j] = max(first, second, third)


@jit
def mean_rows(rows: Floats, others: NDArray[np.int64]) -> None:
    """Slot 6 becomes the mean of the plain faces and of itself."""
    a, b, c, d, e = others[0], others[1], others[2], others[3], others[4]
    for j in range(rows.shape[1]):
        total = ((rows[a, j] + rows[b, j]) + (rows[c, j] + rows[d, j])) + (rows[e, j] + rows[6, j])
        rows[6, j] = total * SIXTH


@jit
def raise_rows(rows: Floats) -> None:
    """Every face becomes at least slot 6."""
    for j in range(rows.shape[1]):
        rolled = rows[6, j]
        rows[0, j] = max(rows[0, j], rolled)
        rows[1, j] = max(rows[1, j], rolled)
        rows[2, j] = max(rows[2, j], rolled)
        rows[3, j] = max(rows[3, j], rolled)
        rows[4, j] = max(rows[4, j], rolled)
        rows[5, j] = max(rows[5, j], rolled)


@jit
def highest_near(block: Floats, near: int, plain: NDArray[np.bool_]) -> None:
    """`highest_rows` for the last axes, inside one block."""
    lines = block.reshape(len(block) // ROW, ROW)
    for o in range(len(lines)):
        if plain[o]:
            first, second, third = (
                max(lines[o, 0], lines[o, 1]),
                max(lines[o, 2], lines[o, 3]),
                max(lines[o, 4], lines[o, 5]),
            )
            lines[o, 6] = max(first, second, third)
    for axis in range(near - 2, -1, -1):
        count, stride = SLOTS**axis, ROW * SLOTS ** (near - 2 - axis)
        cube = block.reshape(count, SLOTS, stride)
        for o in range(count):
            if plain[o]:
                highest_rows(cube[o])


@jit
def mean_near(block: Floats, near: int, others: NDArray[np.int64]) -> None:
    """`mean_rows` for the last axes, inside one block."""
    far = len(others) - near
    for axis in range(near - 1):
        count, stride = SLOTS**axis, ROW * SLOTS ** (near - 2 - axis)
        cube = block.reshape(count, SLOTS, stride)
        for o in range(count):
            mean_rows(cube[o], others[far + axis])
    lines = block.reshape(len(block) // ROW, ROW)
    last = others[far + near - 1]
    a, b, c, d, e = last[0], last[1], last[2], last[3], last[4]
    for o in range(len(lines)):
        total = ((lines[o, a] + lines[o, b]) + (lines[o, c] + lines[o, d])) + (lines[o, e] + lines[o, 6])
        lines[o, 6] = total * SIXTH


@jit
def raise_near(block: Floats, near: int, plain: NDArray[np.bool_]) -> None:
    """`raise_rows` for the last axes, inside one block."""
    for axis in range(near - 1):
        count, stride = SLOTS**axis, ROW * SLOTS ** (near - 2 - axis)
        cube = block.reshape(count, SLOTS, stride)
        for o in range(count):
            if plain[o]:
                raise_rows(cube[o])
    lines = block.reshape(len(block) // ROW, ROW)
    for o in range(len(lines)):
        if plain[o]:
            rolled = lines[o, 6]
            for face in range(ROW):
                lines[o, face] = max(lines[o, face], rolled)


@jit
def fill(p: Floats, dice: int, best: Floats, classes: NDArray[np.uint16], plain: NDArray[np.bool_]) -> None:
    """Faces become the best that can be written."""
    blocks, _ = layout(dice)
    place = 0
    for block in range(blocks):
        if plain[block]:
            place = fill_block(p[block], place, best, classes, plain)


@jit
def fill_block(block: Floats, place: int, best: Floats, classes: NDArray[np.uint16], plain: NDArray[np.bool_]) -> int:
    """`fill` for one block; the dice are counted on from a place."""
    for o in range(len(block) // ROW):
        if plain[o]:
            for face in range(SLOTS - 1):
                block[o * ROW + face] = best[classes[place + face]]
            place += SLOTS - 1
    return place


@jit
def faces(p: Floats, dice: int, plain: NDArray[np.bool_], w: Floats) -> None:
    """Read W off a tensor."""
    blocks, length = layout(dice)
    place = 0
    for block in range(blocks):
        if plain[block]:
            for o in range(length // ROW):
                if plain[o]:
                    for face in range(SLOTS - 1):
                        w[place + face] = p[block, o * ROW + face]
                    place += SLOTS - 1


@jit
def highest(p: Floats, dice: int, plain: NDArray[np.bool_]) -> None:
    """Step 2 for the near axes; those far apart follow in `far_rolled`."""
    blocks, _ = layout(dice)
    near = min(dice, NEAR)
    for block in range(blocks):
        if plain[block]:
            highest_near(p[block], near, plain)


@jit
def far_rolled(p: Floats, dice: int, plain: NDArray[np.bool_], others: NDArray[np.int64]) -> None:
    """Steps 2 and 3 for the first axes, a few columns at a time."""
    blocks, length = layout(dice)
    far = dice - min(dice, NEAR)
    columns = p.reshape(blocks, max(length // CHUNK, 1), -1)
    for column in range(columns.shape[1] if far else 0):
        for axis in range(far - 1, -1, -1):
            step = SLOTS ** (far - 1 - axis)
            for o in range(SLOTS**axis):
                if plain[o]:
                    for row in range(o * SLOTS * step, o * SLOTS * step + step):
                        highest_far(columns, column, row, step)
        for axis in range(far):
            step = SLOTS ** (far - 1 - axis)
            for o in range(SLOTS**axis):
                for row in range(o * SLOTS * step, o * SLOTS * step + step):
                    mean_far(columns, column, row, step, others[axis])


@jit
def far_raised(p: Floats, dice: int, plain: NDArray[np.bool_]) -> None:
    """Step 4 for the first axes, a few columns at a time."""
    blocks, length = layout(dice)
    far = dice - min(dice, NEAR)
    columns = p.reshape(blocks, max(length // CHUNK, 1), -1)
    for column in range(columns.shape[1] if far else 0):
        for axis in range(far):
            step = SLOTS ** (far - 1 - axis)
            for o in range(SLOTS**axis):
                if plain[o]:
                    for row in range(o * SLOTS * step, o * SLOTS * step + step):
                        raise_far(columns, column, row, step)


@jit
def highest_far(p: Floats, column: int, row: int, step: int) -> None:
    """As `highest_rows`, for rows that do not lie side by side."""
    a, b, c, d, e, f, rolled = (
        p[row, column],
        p[row + step, column],
        p[row + 2 * step, column],
        p[row + 3 * step, column],
        p[row + 4 * step, column],
        p[row + 5 * step, column],
        p[row + 6 * step, column],
    )
    for j in range(p.shape[2]):
        first, second, third = max(a[j], b[j]), max(c[j], d[j]), max(e[j], f[j])
        rolled[j] = max(first, second, third)


@jit
def mean_far(p: Floats, column: int, row: int, step: int, others: NDArray[np.int64]) -> None:
    """As `mean_rows`, for rows that do not lie side by side."""
    a, b, c, d, e, rolled = (
        p[row + others[0] * step, column],
        p[row + others[1] * step, column],
        p[row + others[2] * step, column],
        p[row + others[3] * step, column],
        p[row + others[4] * step, column],
        p[row + 6 * step, column],
    )
    for j in range(p.shape[2]):
        rolled[j] = (((a[j] + b[j]) + (c[j] + d[j])) + (e[j] + rolled[j])) * SIXTH


@jit
def raise_far(p: Floats, column: int, row: int, step: int) -> None:
    """As `raise_rows`, for rows that do not lie side by side."""
    rolled = p[row + 6 * step, column]
    for face in range(SLOTS - 1):
        shown = p[row + face * step, column]
        for j in range(p.shape[2]):
            shown[j] = max(shown[j], rolled[j])


@jit
def roll_all(p: Floats, dice: int, plain: NDArray[np.bool_], others: NDArray[np.int64]) -> float:
    """Steps 2 and 3: afterwards slot 6 means rolled. What a roll of all dice is worth comes back."""
    highest(p, dice, plain)
    far_rolled(p, dice, plain, others)
    near = min(dice, NEAR)
    for block in range(p.shape[0]):
        mean_near(p[block], near, others)
    return float(p[-1, -2])


@jit
def advance(
    p: Floats,
    dice: int,
    best: Floats,
    classes: NDArray[np.uint16],
    plain: NDArray[np.bool_],
    others: NDArray[np.int64],
) -> float:
    """All steps: from W(left) to W(left + 1). What a roll of all dice is worth before it comes back."""
    highest(p, dice, plain)
    far_rolled(p, dice, plain, others)
    near = min(dice, NEAR)
    place = 0
    for block in range(p.shape[0]):
        mean_near(p[block], near, others)
        if plain[block]:
            place = fill_block(p[block], place, best, classes, plain)
        raise_near(p[block], near, plain)
    far_raised(p, dice, plain)
    return float(p[-1, -2])


@jit
def best_writes(points: Floats, mask: int, after: Floats, best: Floats) -> None:
    """The best that can be written for each class of dice, by what the pad may expect after each space is filled."""
    best[:] = -np.inf
    for space in range(points.shape[0]):
        if mask >> space & 1:
            rest, row = after[mask ^ (1 << space)], points[space]
            for j in range(len(best)):
                best[j] = max(best[j], row[j] + rest)


@jit
def solve_mask(
    mask: int,
    top: int,
    values: Floats,
    points: Floats,
    classes: NDArray[np.uint16],
    reds: NDArray[np.int64],
) -> None:
    """Fill `values[left, mask]` for every number of rolls up to the top; smaller masks are known."""
    dice = len(reds)
    plain, others = plain_numbers(dice), other_faces(reds)
    p, best = tensor(dice), np.empty(points.shape[1])
    best_writes(points, mask, values[0], best)
    fill(p, dice, best, classes, plain)
    for left in range(1, top):
        best_writes(points, mask, values[left], best)
        values[left, mask] = advance(p, dice, best, classes, plain, others)
    values[top, mask] = roll_all(p, dice, plain, others)


@jit
def turn_layers(best: Floats, classes: NDArray[np.uint16], reds: NDArray[np.int64], layers: Floats) -> None:
    """Fill `layers[left]` with W, where `best[left]` says what can be written for each class of dice."""
    dice = len(reds)
    plain, others = plain_numbers(dice), other_faces(reds)
    p = tensor(dice)
    fill(p, dice, best[0], classes, plain)
    faces(p, dice, plain, layers[0])
    for left in range(1, len(best)):
        advance(p, dice, best[left], classes, plain, others)
        faces(p, dice, plain, layers[left])


@jit
def threshold(
    space: int, target: int, top: int, points: Floats, classes: NDArray[np.uint16], reds: NDArray[np.int64], bonus: int
) -> Floats:
    """The best chance to get more than a target out of the last space and the unused rolls; just as many counts half.

    By the number of rolls at the start of the turn.
    """
    dice = len(reds)
    plain, others = plain_numbers(dice), other_faces(reds)
    p, best, chances = tensor(dice), np.empty(points.shape[1]), np.zeros(top + 1)
    chances[0] = 1.0 if target < 0 else (0.5 if target == 0 else 0.0)
    for left in range(top + 1):
        for j in range(len(best)):
            gained = points[space, j] + bonus * left
            best[j] = 1.0 if gained > target else (0.5 if gained == target else 0.0)
        if left == 0:
            fill(p, dice, best, classes, plain)
        else:
            chances[left] = advance(p, dice, best, classes, plain, others)
    return chances
