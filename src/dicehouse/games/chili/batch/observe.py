"""What a seat sees of Chili Dice in a compiled game: as `encoding` has it, from the numbers of the kernel."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from dicehouse.games.chili.batch.compiled_game import CompiledChili
from dicehouse.games.chili.batch.kernel import (
    EMPTY,
    FULL,
    LEFT,
    LYING,
    NO_DICE,
    PADS,
    SIX,
    SPACES,
    TURN,
    TURNABLE,
    face,
    seat_column,
    winners,
)
from dicehouse.games.chili.observation import BEST, most_points
from dicehouse.games.chili.pad import DIE
from dicehouse.kit.batch.jit import part
from dicehouse.kit.batch.kernel_api import CHOICE, OVER, STATUS
from dicehouse.kit.encoders import Row
from dicehouse.kit.jit_encoders import CompiledObservation, mark, mark_all, measure
from dicehouse.kit.observation import Layout


class Sight(NamedTuple):
    """What is seen, in the numbers of an observation."""

    lying: NDArray[np.float32]
    """By die and face: how it lies."""
    most: int
    """Totals beyond this read the same."""
    actors: int
    pads: int
    left: int
    totals: int
    turn: int
    faces: int
    turnable: int
    won: int
    """Where in an observation these begin."""


FIELDS = ("actors", "pads", "left", "totals", "turn", "faces", "turnable", "winners")


def sight(code: CompiledChili, layout: Layout) -> Sight:
    """Read off every face of every die."""
    dice = layout.part("faces").code
    assert isinstance(dice, Row)
    lying = [[dice.code.numbers(shown, 0) for shown in die.faces] for die in DIE]
    return Sight(np.array(lying, dtype=np.float32), most_points(code.game), *map(layout.start, FIELDS))


@part
def see(tables: Any, sight: Any, states: Any, lane: int, seat: Any, row: Any) -> None:  # pragma: no cover - compiled
    """Write what a seat sees into a row."""
    players, status, turn = tables.players, states[STATUS, lane], states[TURN, lane]
    for number in range(len(row)):
        row[number] = 0
    if status == CHOICE:
        mark(row, sight.actors, players, seat, turn)
    mark(row, sight.turn, players, seat, turn)
    for step in range(players):
        other = (seat + step) % players
        empty, left = states[seat_column(other, EMPTY), lane], states[seat_column(other, LEFT), lane]
        total = tables.bonus[left] if states[FULL, lane] >> other & 1 else 0  # H5: it comes in when the pad is full
        for space in range(SPACES):
            if not empty >> space & 1:
                points = states[seat_column(other, PADS + space), lane]
                total += points
                at = sight.pads + 2 * (step * SPACES + space)
                row[at] = 1
                row[at + 1] = measure(points, BEST, BEST)
        row[sight.left + step] = measure(left, tables.rolls, tables.rolls)
        row[sight.totals + step] = measure(total, sight.most, BEST)
    if states[LYING, lane] != NO_DICE:
        kinds = sight.lying.shape[2]
        for die in range(SIX):
            for kind in range(kinds):
                row[sight.faces + die * kinds + kind] = sight.lying[die, face(states[LYING, lane], die), kind]
            row[sight.turnable + die] = states[TURNABLE, lane] >> die & 1
    if status == OVER:
        mark_all(row, sight.won, players, seat, winners(tables, states, lane))


OBSERVATION = CompiledObservation(sight, see)
