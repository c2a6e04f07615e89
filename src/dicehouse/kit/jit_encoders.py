"""Compiled counterparts of `encoders`, for observations of compiled games."""

from collections.abc import Callable
from typing import Any, NamedTuple

from dicehouse.kit.batch.jit import inline


class CompiledObservation(NamedTuple):
    """Writes observations of a compiled game. The conformance suite compares them with those made from views."""

    prepare: Callable[[Any, Any], Any]
    """Takes the compiled game and the `Layout` of observations; returns the arrays that `write` reads."""
    write: Callable[..., None]
    """Writes the observation of a seat into a row; an inlined function of the compiled loops."""


@inline
def set_seat(row: Any, first: Any, players: Any, viewer: Any, seat: Any) -> None:
    """Write `SeatOneHot`: set the flag of a seat, counted from the viewer. A negative seat sets none."""
    if seat >= 0:
        row[first + (seat - viewer) % players] = 1


@inline
def set_seats(row: Any, first: Any, players: Any, viewer: Any, seats: Any) -> None:
    """Write `SeatMultiHot`: set the flags of the seats in a bit mask, counted from the viewer."""
    for step in range(players):
        if seats >> ((viewer + step) % players) & 1:
            row[first + step] = 1


@inline
def scaled(number: Any, high: Any, unit: Any) -> Any:
    """`Number`: a number in units, clipped at `high`."""
    return min(number, high) / unit
