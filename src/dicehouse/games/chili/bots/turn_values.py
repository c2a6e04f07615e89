"""The values of all positions of one turn of Chili Dice, by backward induction over the rolls left.

The same sweeps as in the compiled `jit`, which explains them; here with numpy alone, which is all that playing needs.
"""

from collections.abc import Callable
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from dicehouse.games.chili.bots.score_arrays import ScoreArrays

Floats = NDArray[np.float64]
LayerBuilder: TypeAlias = Callable[[Floats, NDArray[np.uint16], NDArray[np.int64], Floats], None]
"""Fills the layers of a turn (last argument) from the best writes, the classes of dice and the red faces."""

ROLLED = 6
"""The slot after the six faces."""


class TurnValues:
    """The value of dice as they lie, one array ("layer") for each number of rolls left, from none upward."""

    def __init__(self, arrays: ScoreArrays, best: Floats, builder: LayerBuilder | None = None) -> None:
        """Build all layers.

        Args:
            arrays: the dice and the pad.
            best: the value of the best write, by the rolls left and the class of the dice.
            builder: compiled loops that build the layers; without them numpy does.
        """
        self._arrays = arrays
        self._tensor = np.zeros((ROLLED + 1,) * arrays.dice)
        self._cubes = _cubes(self._tensor)
        self._shown = self._tensor[(slice(ROLLED),) * arrays.dice]
        self._holds: tuple[str, int] | None = None
        self.layers = self._built(best) if builder is None else self._compiled(best, builder)
        """W by the rolls left: an array with one axis for each die."""
        self._holds = None

    def _compiled(self, best: Floats, builder: LayerBuilder) -> list[Floats]:
        arrays = self._arrays
        layers = np.empty((len(best), len(arrays.classes)))
        builder(best, arrays.classes, arrays.reds, layers)
        return list(layers.reshape(len(best), *(ROLLED,) * arrays.dice))

    def _built(self, best: Floats) -> list[Floats]:
        arrays = self._arrays
        shape = (ROLLED,) * arrays.dice
        self.layers = [best[0][arrays.classes].reshape(shape)]
        for left in range(1, len(best)):
            self._fill_rolled(left - 1)
            self._shown[...] = best[left][arrays.classes].reshape(shape)
            for cube in self._cubes:
                faces = cube[:, :ROLLED]
                np.maximum(faces, cube[:, ROLLED:], out=faces)
            self.layers.append(self._shown.copy())
        return self.layers

    def rolled(self, left: int) -> Floats:
        """The value of every pattern of kept dice (a face) and rolled dice (slot 6), with `left` rolls afterwards.

        The array is reused by the next call.
        """
        if self._holds != ("rolled", left):
            self._fill_rolled(left)
            self._holds = ("rolled", left)
        return self._tensor

    def turned(self, left: int) -> Floats:
        """The value of dice some of which (slot 6) may be turned to any face, with `left` rolls left.

        The array is reused by the next call.
        """
        if self._holds != ("turned", left):
            self._fill_turned(left)
            self._holds = ("turned", left)
        return self._tensor

    def start(self, left: int) -> float:
        """The value of the turn before its first roll, with `left` rolls afterwards."""
        return float(self.rolled(left)[(ROLLED,) * self._arrays.dice])

    def _fill_turned(self, left: int) -> None:
        self._shown[...] = self.layers[left]
        for cube in self._cubes:
            best = cube[:, ROLLED]
            np.maximum(cube[:, 0], cube[:, 1], out=best)
            for face in range(2, ROLLED):
                np.maximum(best, cube[:, face], out=best)

    def _fill_rolled(self, left: int) -> None:
        self._fill_turned(left)
        for cube, red in zip(self._cubes, self._arrays.reds.tolist(), strict=True):
            mean = cube[:, ROLLED]
            for face in range(ROLLED):
                if face != red:
                    mean += cube[:, face]
            mean *= 1 / ROLLED


def _cubes(tensor: Floats) -> list[Floats]:
    """For every die: a view with its axis in the middle."""
    dice, slots = tensor.ndim, ROLLED + 1
    return [tensor.reshape(slots**axis, slots, slots ** (dice - 1 - axis)) for axis in range(dice)]
