"""What one roll of some dice brings to single spaces of the pad, when red dice are turned as suits that space best."""

import numpy as np
from numpy.typing import NDArray

from dicehouse.games.chili.bots.score_arrays import FACES, REDS, SHAPE, index_of, score_arrays

Floats = NDArray[np.float64]


def mean_points(faces: tuple[str, ...], dice: tuple[int, ...], space: int) -> float:
    """The points of a space after a roll of these dice, on average."""
    return _mean(_lying(faces, dice, space).astype(np.float64), dice)


def chance_above(faces: tuple[str, ...], dice: tuple[int, ...], space: int, points: int) -> float:
    """How likely a space gets more than these points after a roll of these dice."""
    return _mean((_lying(faces, dice, space) > points).astype(np.float64), dice)


def most_points(faces: tuple[str, ...], turnable: tuple[int, ...], space: int) -> int:
    """The points of a space as the dice lie, those that may be turned as suits it best."""
    return int(_lying(faces, turnable, space).max())


def _lying(faces: tuple[str, ...], dice: tuple[int, ...], space: int) -> NDArray[np.int64]:
    """The points of a space by the faces of the rolled dice, one axis for each; the others lie as they are."""
    arrays = score_arrays()
    points = arrays.points[:, space][arrays.classes].reshape(SHAPE)
    shown = index_of(faces)
    found: NDArray[np.int64] = points[
        tuple(slice(None) if die + 1 in dice else shown[die] for die in range(len(SHAPE)))
    ]
    return found


def _mean(values: Floats, dice: tuple[int, ...]) -> float:
    """The mean over a roll; dice that land red are turned to the best faces together, after the whole roll is seen."""
    for axis in range(values.ndim):  # first the best face of each die, beside its faces
        values = np.concatenate([values, values.max(axis=axis, keepdims=True)], axis=axis)
    for die in dice:  # then the mean, die by die: the axis of each goes
        slots = [FACES if face == REDS[die - 1] else face for face in range(FACES)]
        values = values[slots].mean(axis=0)
    return float(values)
