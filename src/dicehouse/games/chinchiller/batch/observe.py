"""Observations of compiled Chinchiller Dice: the fields of `observation`, written from the columns of a state."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from dicehouse.games.chinchiller.batch.compiled_game import CompiledChinchiller
from dicehouse.games.chinchiller.batch.kernel import (
    ANNOUNCER,
    EYE_BITS,
    EYE_MASK,
    EYES,
    GAME,
    NODE,
    PILES,
    SPEAKER,
    SUPPLY,
    TOTALS,
    TURN,
    winners,
)
from dicehouse.games.chinchiller.observation import MAX_DEBT, SAND_UNIT
from dicehouse.kit.batch.bitfields import jit_unpack
from dicehouse.kit.batch.graph import NODE_NUMBER
from dicehouse.kit.batch.jit import inline
from dicehouse.kit.batch.kernel_api import CHOICE, OVER, STATUS
from dicehouse.kit.jit_encoders import CompiledObservation, scaled, set_seat, set_seats
from dicehouse.kit.observation import Layout


class ObservationArrays(NamedTuple):
    """What `write_observation` reads: encoded values, and the index at which each field begins."""

    dice: NDArray[np.float32]
    """By node: the encoded dice on the table, for seats that see."""
    claims: NDArray[np.float32]
    """By node: the encoded claim."""
    speaking: NDArray[np.int64]
    """By node: whether the announcer acts instead of the seat in turn."""
    blind: NDArray[np.int64]
    """By node: whether the seat in turn is blind."""
    games: int
    max_pile: int
    """Piles are clipped here."""
    actors: int
    closed: int
    turn: int
    announcer: int
    claim: int
    faces: int
    piles: int
    supply: int
    game: int
    totals: int
    won: int
    """The index at which each of these fields begins."""


POSITIONS = ("actors", "closed", "turn", "announcer", "claim", "faces", "piles", "supply", "game", "totals", "winners")


def prepare(code: CompiledChinchiller, layout: Layout) -> ObservationArrays:
    """Encode the moment of every node."""
    moments = code.graph_tables.graph.keys
    faces, claim = layout.encoder("faces"), layout.encoder("claim")
    return ObservationArrays(
        np.array([faces.encode(moment.faces, 0) for moment in moments], dtype=np.float32),
        np.array([claim.encode(moment.claim, 0) for moment in moments], dtype=np.float32),
        np.array([moment.role == SPEAKER for moment in moments], dtype=np.int64),
        np.array([moment.blind for moment in moments], dtype=np.int64),
        code.game.games,
        code.game.options.supply + MAX_DEBT,
        *map(layout.start, POSITIONS),
    )


@inline
def write_observation(tables: Any, arrays: Any, states: Any, lane: int, seat: Any, row: Any) -> None:
    """Write the observation of a seat into a row; blind, it sees neither dice nor sand until the end (C10)."""
    players, node = tables.players, jit_unpack(states[NODE, lane], NODE_NUMBER)
    turn, announcer, status = states[TURN, lane], states[ANNOUNCER, lane], states[STATUS, lane]
    for number in range(len(row)):
        row[number] = 0
    if status == CHOICE:
        set_seat(row, arrays.actors, players, seat, announcer if arrays.speaking[node] else turn)
    set_seat(row, arrays.turn, players, seat, turn)
    if arrays.blind[node] and status != OVER:
        set_seat(row, arrays.announcer, players, seat, announcer)
    for number in range(arrays.claims.shape[1]):
        row[arrays.claim + number] = arrays.claims[node, number]
    for step in range(players):
        other = (seat + step) % players
        row[arrays.closed + step] = (states[EYES, lane] >> (other * EYE_BITS) & EYE_MASK) / tables.blind
        row[arrays.totals + step] = scaled(
            states[TOTALS + other, lane], arrays.games * arrays.max_pile, arrays.games * SAND_UNIT
        )
    row[arrays.game] = (states[GAME, lane] + 1) / arrays.games
    if status == OVER:
        set_seats(row, arrays.won, players, seat, winners(tables, states, lane))
    if status != OVER and states[EYES, lane] >> (seat * EYE_BITS) & EYE_MASK == tables.blind:
        return
    for number in range(arrays.dice.shape[1]):
        row[arrays.faces + number] = arrays.dice[node, number]
    row[arrays.piles] = row[arrays.supply] = 1
    row[arrays.supply + 1] = scaled(max(states[SUPPLY, lane], -MAX_DEBT), arrays.max_pile, SAND_UNIT)
    for step in range(players):
        row[arrays.piles + 1 + step] = scaled(states[PILES + (seat + step) % players, lane], arrays.max_pile, SAND_UNIT)


COMPILED_OBSERVATION = CompiledObservation(prepare, write_observation)
