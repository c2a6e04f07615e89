"""Observations of compiled DiXkiBluff: the fields of `observation`, written from the columns of a state."""

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
from dicehouse.games.dixkibluff.observation import max_points
from dicehouse.games.dixkibluff.options import SEALED
from dicehouse.games.dixkibluff.views import Phase
from dicehouse.kit.batch.jit import inline
from dicehouse.kit.batch.kernel_api import CHOICE, OVER, STATUS
from dicehouse.kit.encoders import Fields
from dicehouse.kit.jit_encoders import CompiledObservation, set_seat
from dicehouse.kit.observation import Layout


class ObservationArrays(NamedTuple):
    """What `write_observation` reads: encoded values, and the index at which each field begins."""

    phases: NDArray[np.int64]
    """The index of each phase of the kernel among those of the view."""
    sealed: bool
    """Whether only placed dice are known (D3)."""
    dice: int
    """The number of all dice."""
    faces: int
    symbols: int
    """The number of faces and of symbols."""
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
    """The index at which each of these fields begins."""


POSITIONS = ("actors", "dice", "hands", "phase", "turn", "bettor", "number", "symbols")


def prepare(code: CompiledDiXkiBluff, layout: Layout) -> ObservationArrays:
    """Find the index of every field."""
    game, last = code.game, layout.encoder("last")
    assert isinstance(last, Fields)
    places, start = [*map(layout.start, POSITIONS)], layout.start("last")
    for field in last.fields:
        places.append(start)
        start += field.encoder.size
    places.append(layout.start("winner"))
    order: tuple[Phase, ...] = get_args(Phase)
    return ObservationArrays(
        np.array([order.index(write_symbols) for write_symbols, _ in sorted(PHASES.items(), key=lambda item: item[1])]),
        game.options.knowledge == SEALED,
        max_points(game),
        len(game.faces),
        len(game.symbols),
        *places,
    )


@inline
def write_hand(arrays: Any, row: Any, first: Any, hand: Any) -> None:
    """Write `Counts` of a hand."""
    for face in range(arrays.faces):
        row[first + face] = (hand >> (face * FACE_BITS) & FACE_MASK) / arrays.dice


@inline
def write_symbols(arrays: Any, row: Any, first: Any, symbols: Any) -> None:
    """Write `MultiHot` of the symbols of a bet."""
    for symbol in range(arrays.symbols):
        row[first + symbol] = symbols >> symbol & 1


@inline
def write_observation(tables: Any, arrays: Any, states: Any, lane: int, seat: Any, row: Any) -> None:
    """Write the observation of a seat into a row: its own hand, and all hands when the game is over (D3)."""
    players, status = tables.players, states[STATUS, lane]
    for number in range(len(row)):
        row[number] = 0
    if status == CHOICE:
        set_seat(row, arrays.actors, players, seat, states[ACTOR, lane])
    for step in range(players):
        other = (seat + step) % players
        row[arrays.owned + step] = states[OWNED + other, lane] / arrays.dice
        hand = states[HANDS + other, lane]
        own = other == seat and (not arrays.sealed or states[PLACED, lane] == seat)
        if hand and (own or status == OVER):
            at = arrays.hands + step * (1 + arrays.faces)
            row[at] = 1
            write_hand(arrays, row, at + 1, hand)
    row[arrays.phase + arrays.phases[states[PHASE, lane]]] = 1
    set_seat(row, arrays.turn, players, seat, states[TURN, lane])
    set_seat(row, arrays.bettor, players, seat, states[BETTOR, lane])
    if states[NUMBER, lane]:
        row[arrays.number] = 1
        row[arrays.number + 1] = states[NUMBER, lane] / arrays.dice
    write_symbols(arrays, row, arrays.named, states[SYMBOLS, lane])
    if status == OVER:
        set_seat(row, arrays.winner, players, seat, states[TURN, lane])
    if states[LAST_BETTOR, lane] != NOBODY:
        write_last(tables, arrays, states, lane, seat, row)


@inline
def write_last(tables: Any, arrays: Any, states: Any, lane: int, seat: Any, row: Any) -> None:
    """Write the last showdown."""
    players = tables.players
    set_seat(row, arrays.last_bettor, players, seat, states[LAST_BETTOR, lane])
    row[arrays.last_number] = states[LAST_NUMBER, lane] / arrays.dice
    write_symbols(arrays, row, arrays.last_named, states[LAST_SYMBOLS, lane])
    set_seat(row, arrays.last_caller, players, seat, states[LAST_CALLER, lane])
    row[arrays.last_dixe] = states[LAST_ACTION, lane] == DIXE
    for step in range(players):
        hand = states[LAST_HANDS + (seat + step) % players, lane]
        write_hand(arrays, row, arrays.last_hands + step * arrays.faces, hand)
    set_seat(row, arrays.last_winner, players, seat, states[LAST_WINNER, lane])
    set_seat(row, arrays.last_loser, players, seat, states[LAST_LOSER, lane])


COMPILED_OBSERVATION = CompiledObservation(prepare, write_observation)
