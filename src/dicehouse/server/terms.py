"""The terms of a table: what is settled beside the options of its game when it is opened.

They travel in the request that opens a table, in the stored spec, and in what clients are sent. Each of these structs
inherits them, so a new term is one field here and stays a plain field in JSON.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

Away: TypeAlias = Literal["wait", "bot", "drop"]
ClockSeconds: TypeAlias = Annotated[int, msgspec.Meta(ge=5, le=86400)]
"""Seconds for a decision, as a host may choose them."""
PatienceSeconds: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=60)]
"""Seconds that dice wait for a throw, as a host may choose them."""


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What the host of a table chooses."""

    clock: int | None = None
    """Seconds for a decision; None: no limit."""
    away: Away = "wait"
    """A player who is gone for long: everybody waits, a bot plays until they are back, or they are out for good."""
    patience: int = 10
    """Seconds that dice wait for players who throw their own; 0: all dice are thrown at once."""
    hints: bool = True
    """Whether players may ask the house for advice."""
    real: bool = False
    """Whether players throw real dice and tell how they landed; the house throws for bots, and for whoever asks."""


class SeriesTerms(Terms, frozen=True, kw_only=True):
    """The terms of a table, and what the house settles: its place in a series of games, and whose dice it has."""

    series: str = ""
    """The first table of the series of games; empty: this is the first."""
    played: int = 0
    """The games of the series that were over before this one."""
    wins: tuple[int, ...] = ()
    """Wins in them, by the seats of this table; a shared win counts for each winner; empty before the second game."""
    daily: str = ""
    """A game of the day: the date in UTC whose dice are thrown, as 2026-11-16; empty: the table has its own dice."""


def usual_hints(people: int) -> bool:
    """Whether players may ask for advice where the host did not say: among people it would be unfair."""
    return people < 2


def fields_of(kind: type[Terms], source: Terms) -> dict[str, Any]:
    """The fields that `kind` has, from a struct that may have more: keyword arguments for another struct."""
    return {name: getattr(source, name) for name in kind.__struct_fields__}
