"""One turn of Chili Dice, solved: what dice are worth as they lie, for every number of rolls left.

The same sweeps as in the compiled `kernel`, which explains them; here with numpy alone, as playing needs nothing more.
"""

import sys

import numpy as np
from numpy.typing import NDArray

from dicehouse.games.chili.bots.score_arrays import Facts

Floats = NDArray[np.float64]

ROLLED = 6
"""The slot after the six faces."""


class Tower:
    """The layers of one turn, from no rolls left upward; what is written at its end is worth a given amount."""

    def __init__(self, facts: Facts, best: Floats) -> None:
        """Build all layers.

        Args:
            facts: the dice and the pad.
            best: what can be written at best, by the rolls left and the class of the dice.
        """
        self._facts = facts
        self._tensor = np.zeros((ROLLED + 1,) * facts.dice)
        self._cubes = _cubes(self._tensor)
        self._shown = self._tensor[(slice(ROLLED),) * facts.dice]
        self._holds: tuple[str, int] | None = None
        self.layers = self._compiled(best) or self._built(best)
        """W by the rolls left: an array with one axis for each die."""
        self._holds = None

    def _compiled(self, best: Floats) -> list[Floats]:
        """All layers by the compiled loops, where `preload_jit` has loaded them: compiling takes too long."""
        jit = sys.modules.get(f"{__package__}.jit")
        if jit is None:
            return []
        facts = self._facts
        layers = np.empty((len(best), len(facts.classes)))
        jit.tower(best, facts.classes, facts.reds, layers)
        return list(layers.reshape(len(best), *(ROLLED,) * facts.dice))

    def _built(self, best: Floats) -> list[Floats]:
        """All layers by numpy."""
        facts = self._facts
        shape = (ROLLED,) * facts.dice
        self.layers = [best[0][facts.classes].reshape(shape)]
        for left in range(1, len(best)):
            self._fill_rolled(left - 1)
            self._shown[...] = best[left][facts.classes].reshape(shape)
            for cube in self._cubes:
                faces = cube[:, :ROLLED]
                np.maximum(faces, cube[:, ROLLED:], out=faces)
            self.layers.append(self._shown.copy())
        return self.layers

    def rolled(self, left: int) -> Floats:
        """What every pattern of kept dice (a face) and rolled dice (slot 6) is worth, with so many rolls afterwards.

        The array is used again by the next call.
        """
        if self._holds != ("rolled", left):
            self._fill_rolled(left)
            self._holds = ("rolled", left)
        return self._tensor

    def turned(self, left: int) -> Floats:
        """What dice are worth when some of them (slot 6) may be turned to any face, with so many rolls left.

        The array is used again by the next call.
        """
        if self._holds != ("turned", left):
            self._fill_turned(left)
            self._holds = ("turned", left)
        return self._tensor

    def start(self, left: int) -> float:
        """What the turn is worth before its first roll, with so many rolls afterwards."""
        return float(self.rolled(left)[(ROLLED,) * self._facts.dice])

    def _fill_turned(self, left: int) -> None:
        self._shown[...] = self.layers[left]
        for cube in self._cubes:
            best = cube[:, ROLLED]
            np.maximum(cube[:, 0], cube[:, 1], out=best)
            for face in range(2, ROLLED):
                np.maximum(best, cube[:, face], out=best)

    def _fill_rolled(self, left: int) -> None:
        self._fill_turned(left)
        for cube, red in zip(self._cubes, self._facts.reds.tolist(), strict=True):
            mean = cube[:, ROLLED]
            for face in range(ROLLED):
                if face != red:
                    mean += cube[:, face]
            mean *= 1 / ROLLED


def _cubes(tensor: Floats) -> list[Floats]:
    """For every die: a view with its axis in the middle."""
    dice, slots = tensor.ndim, ROLLED + 1
    return [tensor.reshape(slots**axis, slots, slots ** (dice - 1 - axis)) for axis in range(dice)]
