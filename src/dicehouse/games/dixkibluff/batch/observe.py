"""What a seat sees of DiXkiBluff in a compiled game: as `encoding` has it, from the numbers of the kernel."""

from typing import Any, NamedTuple, get_args

import numpy as np
from numpy.typing import NDArray

from dicehouse.games.dixkibluff.batch.compiled_game import CompiledDiXkiBluff
from dicehouse.games.dixkibluff.batch.kernel import (
    ACTOR,
    BETTOR,
    DIXE,
    FACE_BITS,
    FACE_MASK,
    HANDS,
    LAST_ACTION,
    LAST_BETTOR,
    LAST_CALLER,
    LAST_HANDS,
    LAST_LOSER,
    LAST_NUMBER,
    LAST_SYMBOLS,
    LAST_WINNER,
    NOBODY,
    NUMBER,
    OWNED,
    PHASE,
    PLACED,
    SYMBOLS,
    TURN,
)
from dicehouse.games.dixkibluff.batch.tables import PHASES
from dicehouse.games.dixkibluff.observation import most_points
from dicehouse.games.dixkibluff.options import SEALED
from dicehouse.games.dixkibluff.views import Phase
from dicehouse.kit.batch.jit import part
from dicehouse.kit.batch.kernel_api import CHOICE, OVER, STATUS
from dicehouse.kit.encoders import Fields
from dicehouse.kit.jit_encoders import CompiledObservation, mark
from dicehouse.kit.observation import Layout


class Sight(NamedTuple):
    """What is seen, in the numbers of an observation."""

    phases: NDArray[np.int64]
    """The place of each phase of the kernel among those of the view."""
    sealed: bool
    """Whether only placed dice are known (D3)."""
    dice: int
    """All the dice there are."""
    faces: int
    symbols: int
    """How many there are."""
    actors: int
    owned: int
    hands: int
    phase: int
    turn: int
    bettor: int
    number: int
    named: int
    last_bettor: int
    last_number: int
    last_named: int
    last_caller: int
    last_dixe: int
    last_hands: int
    last_winner: int
    last_loser: int
    winner: int
    """Where in an observation these begin."""


FIELDS = ("actors", "dice", "hands", "phase", "turn", "bettor", "number", "symbols")


def sight(code: CompiledDiXkiBluff, layout: Layout) -> Sight:
    """Find out where everything is in an observation."""
    game, last = code.game, layout.part("last").code
    assert isinstance(last, Fields)
    places, start = [*map(layout.start, FIELDS)], layout.start("last")
    for field in last.parts:
        places.append(start)
        start += field.code.size
    places.append(layout.start("winner"))
    order: tuple[Phase, ...] = get_args(Phase)
    return Sight(
        np.array([order.index(name) for name, _ in sorted(PHASES.items(), key=lambda item: item[1])]),
        game.options.knowledge == SEALED,
        most_points(game),
        len(game.faces),
        len(game.symbols),
        *places,
    )


@part
def tally(sight: Any, row: Any, first: Any, hand: Any) -> None:  # pragma: no cover - compiled
    """How many dice of a hand show each face."""
    for face in range(sight.faces):
        row[first + face] = (hand >> (face * FACE_BITS) & FACE_MASK) / sight.dice


@part
def name(sight: Any, row: Any, first: Any, symbols: Any) -> None:  # pragma: no cover - compiled
    """The flags of the symbols of a bet."""
    for symbol in range(sight.symbols):
        row[first + symbol] = symbols >> symbol & 1


@part
def see(tables: Any, sight: Any, states: Any, lane: int, seat: Any, row: Any) -> None:  # pragma: no cover - compiled
    """Write what a seat sees into a row: of the hands that lie, its own; all of them when the game is over (D3)."""
    players, status = tables.players, states[STATUS, lane]
    for number in range(len(row)):
        row[number] = 0
    if status == CHOICE:
        mark(row, sight.actors, players, seat, states[ACTOR, lane])
    for step in range(players):
        other = (seat + step) % players
        row[sight.owned + step] = states[OWNED + other, lane] / sight.dice
        hand = states[HANDS + other, lane]
        own = other == seat and (not sight.sealed or states[PLACED, lane] == seat)
        if hand and (own or status == OVER):
            at = sight.hands + step * (1 + sight.faces)
            row[at] = 1
            tally(sight, row, at + 1, hand)
    row[sight.phase + sight.phases[states[PHASE, lane]]] = 1
    mark(row, sight.turn, players, seat, states[TURN, lane])
    mark(row, sight.bettor, players, seat, states[BETTOR, lane])
    if states[NUMBER, lane]:
        row[sight.number] = 1
        row[sight.number + 1] = states[NUMBER, lane] / sight.dice
    name(sight, row, sight.named, states[SYMBOLS, lane])
    if status == OVER:
        mark(row, sight.winner, players, seat, states[TURN, lane])
    if states[LAST_BETTOR, lane] != NOBODY:
        see_last(tables, sight, states, lane, seat, row)


@part
def see_last(tables: Any, sight: Any, states: Any, lane: int, seat: Any, row: Any) -> None:  # pragma: no cover
    """How the last round ended."""
    players = tables.players
    mark(row, sight.last_bettor, players, seat, states[LAST_BETTOR, lane])
    row[sight.last_number] = states[LAST_NUMBER, lane] / sight.dice
    name(sight, row, sight.last_named, states[LAST_SYMBOLS, lane])
    mark(row, sight.last_caller, players, seat, states[LAST_CALLER, lane])
    row[sight.last_dixe] = states[LAST_ACTION, lane] == DIXE
    for step in range(players):
        hand = states[LAST_HANDS + (seat + step) % players, lane]
        tally(sight, row, sight.last_hands + step * sight.faces, hand)
    mark(row, sight.last_winner, players, seat, states[LAST_WINNER, lane])
    mark(row, sight.last_loser, players, seat, states[LAST_LOSER, lane])


OBSERVATION = CompiledObservation(sight, see)
