"""Observations of compiled Chili Dice: the fields of `observation`, written from the columns of a state."""

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
from dicehouse.games.chili.observation import BEST, max_points
from dicehouse.games.chili.pad import DIE
from dicehouse.kit.batch.jit import inline
from dicehouse.kit.batch.kernel_api import CHOICE, OVER, STATUS
from dicehouse.kit.encoders import Padded
from dicehouse.kit.jit_encoders import CompiledObservation, scaled, set_seat, set_seats
from dicehouse.kit.observation import Layout


class ObservationArrays(NamedTuple):
    """What `write_observation` reads: encoded values, and the index at which each field begins."""

    dice: NDArray[np.float32]
    """By die and face: the encoded face."""
    max_total: int
    """Totals are clipped here."""
    actors: int
    pads: int
    left: int
    totals: int
    turn: int
    faces: int
    turnable: int
    won: int
    """The index at which each of these fields begins."""


POSITIONS = ("actors", "pads", "left", "totals", "turn", "faces", "turnable", "winners")


def prepare(code: CompiledChili, layout: Layout) -> ObservationArrays:
    """Encode every face of every die."""
    row = layout.encoder("faces")
    assert isinstance(row, Padded)
    dice = [[row.encoder.encode(shown, 0) for shown in die.faces] for die in DIE]
    return ObservationArrays(np.array(dice, dtype=np.float32), max_points(code.game), *map(layout.start, POSITIONS))


@inline
def write_observation(tables: Any, arrays: Any, states: Any, lane: int, seat: Any, row: Any) -> None:
    """Write the observation of a seat into a row."""
    players, status, turn = tables.players, states[STATUS, lane], states[TURN, lane]
    for number in range(len(row)):
        row[number] = 0
    if status == CHOICE:
        set_seat(row, arrays.actors, players, seat, turn)
    set_seat(row, arrays.turn, players, seat, turn)
    for step in range(players):
        other = (seat + step) % players
        empty, left = states[seat_column(other, EMPTY), lane], states[seat_column(other, LEFT), lane]
        total = tables.bonus[left] if states[FULL, lane] >> other & 1 else 0  # H5: it comes in when the pad is full
        for space in range(SPACES):
            if not empty >> space & 1:
                points = states[seat_column(other, PADS + space), lane]
                total += points
                at = arrays.pads + 2 * (step * SPACES + space)
                row[at] = 1
                row[at + 1] = scaled(points, BEST, BEST)
        row[arrays.left + step] = scaled(left, tables.rolls, tables.rolls)
        row[arrays.totals + step] = scaled(total, arrays.max_total, BEST)
    if states[LYING, lane] != NO_DICE:
        kinds = arrays.dice.shape[2]
        for die in range(SIX):
            for kind in range(kinds):
                row[arrays.faces + die * kinds + kind] = arrays.dice[die, face(states[LYING, lane], die), kind]
            row[arrays.turnable + die] = states[TURNABLE, lane] >> die & 1
    if status == OVER:
        set_seats(row, arrays.won, players, seat, winners(tables, states, lane))


COMPILED_OBSERVATION = CompiledObservation(prepare, write_observation)
