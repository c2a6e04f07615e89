"""What a seat sees of Chinchiller Dice in a compiled game: as `encoding` has it, from the numbers of the kernel."""

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
    PILES,
    PLACE,
    SPEAKER,
    SUPPLY,
    TOTALS,
    TURN,
    winners,
)
from dicehouse.games.chinchiller.observation import MOST_DEBT, MUCH
from dicehouse.kit.batch.bitfields import take
from dicehouse.kit.batch.graph import NUMBER
from dicehouse.kit.batch.jit import part
from dicehouse.kit.batch.kernel_api import CHOICE, OVER, STATUS
from dicehouse.kit.jit_encoders import CompiledObservation, mark, mark_all, measure
from dicehouse.kit.observation import Layout


class Sight(NamedTuple):
    """What is seen, in the numbers of an observation."""

    lying: NDArray[np.float32]
    """By node: the dice as they lie, for those who see."""
    claims: NDArray[np.float32]
    """By node: what was said."""
    speaking: NDArray[np.int64]
    """By node: whether the announcer acts, and not the seat in turn."""
    blind: NDArray[np.int64]
    """By node: whether the seat in turn is blind."""
    games: int
    most: int
    """Piles beyond this read the same."""
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
    """Where in an observation these begin."""


FIELDS = ("actors", "closed", "turn", "announcer", "claim", "faces", "piles", "supply", "game", "totals", "winners")


def sight(code: CompiledChinchiller, layout: Layout) -> Sight:
    """Read off the moment of every node."""
    moments = code._atlas.graph.keys
    faces, claim = layout.part("faces").code, layout.part("claim").code
    return Sight(
        np.array([faces.numbers(moment.faces, 0) for moment in moments], dtype=np.float32),
        np.array([claim.numbers(moment.claim, 0) for moment in moments], dtype=np.float32),
        np.array([moment.role == SPEAKER for moment in moments], dtype=np.int64),
        np.array([moment.blind for moment in moments], dtype=np.int64),
        code.game.games,
        code.game.options.supply + MOST_DEBT,
        *map(layout.start, FIELDS),
    )


@part
def see(tables: Any, sight: Any, states: Any, lane: int, seat: Any, row: Any) -> None:  # pragma: no cover - compiled
    """Write what a seat sees into a row; blind, it sees neither dice nor sand until the game is over (C10)."""
    players, node = tables.players, take(states[PLACE, lane], NUMBER)
    turn, announcer, status = states[TURN, lane], states[ANNOUNCER, lane], states[STATUS, lane]
    for number in range(len(row)):
        row[number] = 0
    if status == CHOICE:
        mark(row, sight.actors, players, seat, announcer if sight.speaking[node] else turn)
    mark(row, sight.turn, players, seat, turn)
    if sight.blind[node] and status != OVER:
        mark(row, sight.announcer, players, seat, announcer)
    for number in range(sight.claims.shape[1]):
        row[sight.claim + number] = sight.claims[node, number]
    for step in range(players):
        other = (seat + step) % players
        row[sight.closed + step] = (states[EYES, lane] >> (other * EYE_BITS) & EYE_MASK) / tables.blind
        row[sight.totals + step] = measure(states[TOTALS + other, lane], sight.games * sight.most, sight.games * MUCH)
    row[sight.game] = (states[GAME, lane] + 1) / sight.games
    if status == OVER:
        mark_all(row, sight.won, players, seat, winners(tables, states, lane))
    if status != OVER and states[EYES, lane] >> (seat * EYE_BITS) & EYE_MASK == tables.blind:
        return
    for number in range(sight.lying.shape[1]):
        row[sight.faces + number] = sight.lying[node, number]
    row[sight.piles] = row[sight.supply] = 1
    row[sight.supply + 1] = measure(max(states[SUPPLY, lane], -MOST_DEBT), sight.most, MUCH)
    for step in range(players):
        row[sight.piles + 1 + step] = measure(states[PILES + (seat + step) % players, lane], sight.most, MUCH)


OBSERVATION = CompiledObservation(sight, see)
