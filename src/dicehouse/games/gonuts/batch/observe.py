"""What a seat sees of Go Nuts! in a compiled game: as `encoding` has it, from the numbers of the kernel."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from dicehouse.games.gonuts.batch.compiled_game import CompiledGoNuts
from dicehouse.games.gonuts.batch.kernel import FACES, ONE_SCORE, PLACE, POINTS, SCORE_BITS, SCORES, TURN
from dicehouse.kit.batch.bitfields import take
from dicehouse.kit.batch.graph import NUMBER
from dicehouse.kit.batch.jit import part
from dicehouse.kit.jit_encoders import CompiledObservation, measure
from dicehouse.kit.observation import Layout


class Sight(NamedTuple):
    """What is seen, in the numbers of an observation."""

    nodes: NDArray[np.float32]
    """By node and seat, counted from the one in turn: everything but points and dice."""
    lying: NDArray[np.float32]
    """By the dice that lie: how they lie."""
    target: int
    scores: int
    points: int
    faces: int
    """Where in an observation these begin."""


def sight(code: CompiledGoNuts, layout: Layout) -> Sight:
    """Read off the views of every node."""
    game, atlas = code.game, code._atlas
    views = ([game.view(state, seat) for seat in range(game.players)] for state in atlas.graph.keys)
    return Sight(
        np.array([[layout.numbers(view) for view in seats] for seats in views], dtype=np.float32),
        np.array([layout.part("faces").code.numbers(faces, 0) for faces in atlas.faces], dtype=np.float32),
        game.options.target,
        layout.start("scores"),
        layout.start("points"),
        layout.start("faces"),
    )


@part
def see(tables: Any, sight: Any, states: Any, lane: int, seat: Any, row: Any) -> None:  # pragma: no cover - compiled
    """Write what a seat sees into a row."""
    players, target = tables.players, sight.target
    node, around = take(states[PLACE, lane], NUMBER), (seat - states[TURN, lane]) % players
    for number in range(len(row)):
        row[number] = sight.nodes[node, around, number]
    for number in range(sight.lying.shape[1]):
        row[sight.faces + number] = sight.lying[states[FACES, lane], number]
    row[sight.points] = measure(states[POINTS, lane], target, target)
    for step in range(players):
        score = states[SCORES, lane] >> ((seat + step) % players << SCORE_BITS) & ONE_SCORE
        row[sight.scores + step] = measure(score, target, target)


OBSERVATION = CompiledObservation(sight, see)
