"""What a seat or a spectator may see of DiXkiBluff (D3)."""

from typing import Literal, TypeAlias

import msgspec

from dicehouse.core.game import View

Phase: TypeAlias = Literal["draw", "place", "throw", "bet", "call", "over"]
"""Drawing the start, the winner places, dice are thrown, somebody bets or raises or doubts, DiXe! or pass, the end."""


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
    phase: Phase
    turn: int | None
    """Who bets next."""
    bettor: int | None
    number: int | None
    symbols: tuple[str, ...]
    """The bet that stands."""
    last: Showdown | None
    winner: int | None
    matching: tuple[tuple[tuple[int, ...], ...], ...]
    """For each symbol named in `last` and each seat: the places of the dice in that hand that counted for it."""
    caller: int | None = None
    """Dice told late: who doubted or called DiXe!, while the hands are lifted one after the other."""
    dixe: bool = False
