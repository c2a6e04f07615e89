"""The rules of Chili Dice as arrays: nothing in here is typed by hand, all of it is asked of the pad."""

from functools import cache
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from dicehouse.games.chili.pad import BONUS, DICE, DIE, is_red, number, scores

FACES = len(DIE[0].faces)
SIDES = np.array([[int(is_red(face)) for face in die.faces] for die in DIE])
REDS = tuple(int(np.argmax(row)) for row in SIDES)
"""For each die, which of its faces is red."""
SYMBOLS = tuple({face: index for index, face in enumerate(die.faces)} for die in DIE)
SHAPE = (FACES,) * DICE
"""The dice as they lie: one axis for each die."""


class ScoreArrays(NamedTuple):
    """What a solver has to know of a game like Chili Dice, for any number of six-sided dice."""

    points: NDArray[np.int64]
    """What each space gets (second axis) for each class of dice (first axis)."""
    classes: NDArray[np.uint16]
    """The class of every way the dice can lie; dice of one class get the same in every space."""
    reds: NDArray[np.int64]
    """For each die, which of its faces is red."""
    bonus: int
    """Points for every unused roll."""

    @property
    def dice(self) -> int:
        """How many dice there are."""
        return len(self.reds)

    @property
    def spaces(self) -> int:
        """How many spaces the pad has."""
        return int(self.points.shape[1])


@cache
def score_arrays() -> ScoreArrays:
    """Every way six dice can lie, and what it is worth.

    The pad looks at the numbers and at which of them are red, never at which die is which; so it is asked once for each
    such combination (a test asks it for every single way the dice can lie).
    """
    codes = np.zeros(SHAPE, dtype=np.int64)
    for axis, die in enumerate(DIE):
        worth = [(DICE + 1) ** (number(face) - 1) + (int(is_red(face)) << 40 << axis) for face in die.faces]
        codes += np.array(worth).reshape([-1 if other == axis else 1 for other in range(DICE)])
    _, first, classes = np.unique(codes.ravel(), return_index=True, return_inverse=True)
    symbols = list(product(*(die.faces for die in DIE)))
    rows = [[score.points for score in scores.__wrapped__(symbols[index])] for index in first]
    return arrays_of_points(np.array(rows)[classes], np.array(REDS), BONUS)


def arrays_of_points(points: NDArray[np.int64], reds: NDArray[np.int64], bonus: int) -> ScoreArrays:
    """Facts from what each space gets (second axis) for every way the dice can lie (first axis)."""
    rows, classes = np.unique(points, axis=0, return_inverse=True)
    return ScoreArrays(rows.astype(np.int64), classes.ravel().astype(np.uint16), reds.astype(np.int64), bonus)


def index_of(faces: tuple[str, ...]) -> tuple[int, ...]:
    """Dice as they lie, as an index for arrays with one axis for each die."""
    return tuple(symbols[face] for symbols, face in zip(SYMBOLS, faces, strict=True))


@cache
def possible_points() -> tuple[frozenset[int], ...]:
    """What can stand in each space of a pad."""
    return tuple(frozenset(column.tolist()) | {0} for column in score_arrays().points.T)
