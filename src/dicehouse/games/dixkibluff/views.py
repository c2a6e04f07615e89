"""What a seat or a spectator may see of DiXkiBluff (D3)."""

import msgspec

from dicehouse.core.game import View


class Showdown(msgspec.Struct, frozen=True, gc=False):
    """How the last round ended, for all to see."""

    bettor: int
    number: int
    symbols: tuple[str, ...]
    caller: int
    """Who doubted or called DiXe!"""
    dixe: bool
    hands: tuple[tuple[str, ...], ...]
    counts: tuple[int, ...]
    """What each named symbol counted."""
    winner: int
    loser: int
    """Who lost a die, to the box or to the caller."""


class DiXkiBluffView(View, frozen=True):
    """The table, with the hands this viewer may know."""

    dice: tuple[int, ...]
    """How many dice each player has; 0 is out."""
    hands: tuple[tuple[str, ...] | None, ...]
    """What lies under each hand; None where this viewer may not know, or nothing lies there yet."""
    round: int
    """From 1; 0 before the first."""
    phase: str
    """draw, place, throw, bet (somebody bets, raises or doubts), call (DiXe! or pass) or over."""
    turn: int | None
    """Who bets next."""
    bettor: int | None
    number: int | None
    symbols: tuple[str, ...]
    """The bet that stands."""
    last: Showdown | None
    winner: int | None
