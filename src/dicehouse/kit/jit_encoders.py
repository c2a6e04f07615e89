"""Compiled counterparts of `encoders`, for observations of compiled games."""

from collections.abc import Callable
from typing import Any, NamedTuple

from dicehouse.kit.batch.jit import part


class CompiledObservation(NamedTuple):
    """How a compiled game writes observations; a test holds them to those made from views."""

    prepare: Callable[[Any, Any], Any]
    """Gets the compiled game and the layout of observations; returns the arrays that `write` reads."""
    write: Callable[..., None]
    """Writes what a seat observes into a row; an inlined function of the compiled loops."""


@part
def mark(row: Any, first: Any, players: Any, viewer: Any, seat: Any) -> None:  # pragma: no cover - compiled
    """Set the flag of a seat; the flags begin with the viewer's. Nobody's seat is below 0."""
    if seat >= 0:
        row[first + (seat - viewer) % players] = 1


@part
def mark_all(row: Any, first: Any, players: Any, viewer: Any, seats: Any) -> None:  # pragma: no cover - compiled
    """Set the flags of some seats, given as bits."""
    for step in range(players):
        if seats >> ((viewer + step) % players) & 1:
            row[first + step] = 1


@part
def measure(number: Any, most: Any, unit: Any) -> Any:  # pragma: no cover - compiled
    """A number in units, up to a limit."""
    return min(number, most) / unit
