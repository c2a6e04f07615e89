"""The compiled form of Chili Dice."""

from collections.abc import Sequence
from types import ModuleType
from typing import ClassVar

from dicehouse.core.dice import Due, Roll
from dicehouse.games.chili.batch import kernel
from dicehouse.games.chili.batch.kernel import (
    EMPTY,
    FACE_BITS,
    FACE_MASK,
    FIRST_SEAT,
    LEFT,
    LYING,
    NO_DICE,
    NOBODY,
    PADS,
    PER_SEAT,
    ROLLING,
    TURN,
    TURNABLE,
    ChiliTables,
)
from dicehouse.games.chili.batch.tables import make
from dicehouse.games.chili.bots.score_arrays import SYMBOLS
from dicehouse.games.chili.pad import DIE, SPACES
from dicehouse.games.chili.rules import ALL_DICE, ChiliDice, ChiliState
from dicehouse.games.chili.rules import EMPTY as EMPTY_SPACE
from dicehouse.kit.batch.compiled_game import CompiledGame
from dicehouse.kit.batch.kernel_api import CHOICE, DICE, STATUS


class CompiledChili(CompiledGame[ChiliDice, ChiliState]):
    """Chili Dice with its options, compiled."""

    kernel: ClassVar[ModuleType] = kernel

    def _tables(self) -> ChiliTables:
        return make(self.game)

    def state(self, numbers: Sequence[int]) -> ChiliState:
        """Column by column."""
        turn, status = numbers[TURN], numbers[STATUS]
        rolling = _dice(numbers[ROLLING])
        due = None
        if status == DICE:
            drawing = turn == NOBODY
            due = (
                self.game.starter_due
                if drawing
                else Due(tuple(DIE[die - 1] for die in rolling), (turn,) * len(rolling))
            )
        seats = [numbers[FIRST_SEAT + seat * PER_SEAT :][:PER_SEAT] for seat in range(self.game.players)]
        return ChiliState(
            due,
            (turn,) if status == CHOICE else (),
            tuple(_pad(seat) for seat in seats),
            tuple(seat[LEFT] for seat in seats),
            turn,
            () if numbers[LYING] == NO_DICE else tuple(_face(numbers[LYING], die) for die in ALL_DICE),
            rolling,
            _dice(numbers[TURNABLE]),
        )

    def faces(self, numbers: Sequence[int], roll: int) -> Roll:
        """The faces of the dice that are being rolled; or the seat that starts."""
        if numbers[TURN] == NOBODY:
            return (str(roll),)
        return tuple(_face(roll, die) for die in _dice(numbers[ROLLING]))

    def roll(self, numbers: Sequence[int], faces: Roll) -> int:
        """The inverse of `faces`."""
        if numbers[TURN] == NOBODY:
            return int(faces[0])
        dice = _dice(numbers[ROLLING])
        return sum(SYMBOLS[die - 1][face] << ((die - 1) * FACE_BITS) for die, face in zip(dice, faces, strict=True))


def _dice(mask: int) -> tuple[int, ...]:
    return tuple(die for die in ALL_DICE if mask >> (die - 1) & 1)


def _face(dice: int, die: int) -> str:
    return DIE[die - 1].faces[dice >> ((die - 1) * FACE_BITS) & FACE_MASK]


def _pad(seat: Sequence[int]) -> tuple[int, ...]:
    return tuple(EMPTY_SPACE if seat[EMPTY] >> space & 1 else seat[PADS + space] for space in range(len(SPACES)))
