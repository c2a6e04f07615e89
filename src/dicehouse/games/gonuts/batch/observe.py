"""Observations of compiled Go Nuts!: the fields of `observation`, written from the columns of a state."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from dicehouse.games.gonuts.batch.compiled_game import CompiledGoNuts
from dicehouse.games.gonuts.batch.kernel import FACES, NODE, ONE_SCORE, POINTS, SCORE_BITS, SCORES, TURN
from dicehouse.kit.batch.bitfields import jit_unpack
from dicehouse.kit.batch.graph import NODE_NUMBER
from dicehouse.kit.batch.jit import inline
from dicehouse.kit.jit_encoders import CompiledObservation, scaled
from dicehouse.kit.observation import Layout


class ObservationArrays(NamedTuple):
    """What `write_observation` reads: encoded values, and the index at which each field begins."""

    nodes: NDArray[np.float32]
    """By node and seat, counted from the seat in turn: the observation without points and dice."""
    dice: NDArray[np.float32]
    """By set of dice on the table: the encoded faces."""
    target: int
    scores: int
    points: int
    faces: int
    """The index at which each of these fields begins."""


def prepare(code: CompiledGoNuts, layout: Layout) -> ObservationArrays:
    """Encode the views of every node."""
    game, compiled = code.game, code.graph_tables
    views = ([game.view(state, seat) for seat in range(game.players)] for state in compiled.graph.keys)
    return ObservationArrays(
        np.array([[layout.encode(view) for view in seats] for seats in views], dtype=np.float32),
        np.array([layout.encoder("faces").encode(faces, 0) for faces in compiled.faces], dtype=np.float32),
        game.options.target,
        layout.start("scores"),
        layout.start("points"),
        layout.start("faces"),
    )


@inline
def write_observation(tables: Any, arrays: Any, states: Any, lane: int, seat: Any, row: Any) -> None:
    """Write the observation of a seat into a row."""
    players, target = tables.players, arrays.target
    node, around = jit_unpack(states[NODE, lane], NODE_NUMBER), (seat - states[TURN, lane]) % players
    for number in range(len(row)):
        row[number] = arrays.nodes[node, around, number]
    for number in range(arrays.dice.shape[1]):
        row[arrays.faces + number] = arrays.dice[states[FACES, lane], number]
    row[arrays.points] = scaled(states[POINTS, lane], target, target)
    for step in range(players):
        score = states[SCORES, lane] >> ((seat + step) % players << SCORE_BITS) & ONE_SCORE
        row[arrays.scores + step] = scaled(score, target, target)


COMPILED_OBSERVATION = CompiledObservation(prepare, write_observation)
