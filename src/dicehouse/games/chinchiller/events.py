"""What happens in Chinchiller Dice.

Blind players hear every amount that is taken or paid and every eye that closes, and see no dice and no piles (C10).
"""

from typing import ClassVar

from dicehouse.core.events import Event, SecretEvent


class GameBegan(Event, frozen=True, gc=False, tag="game"):
    """Another game of a series begins."""

    number: int
    """1 for the first."""
    games: int


class TurnBegan(Event, frozen=True, gc=False, tag="turn"):
    """It is somebody's turn."""

    seat: int
    blind: bool


class Rolled(SecretEvent, frozen=True, gc=False, tag="rolled"):
    """Dice landed."""

    hidden: ClassVar[tuple[str, ...]] = ("faces", "dice")

    seat: int
    faces: tuple[str, ...] | None
    """Both dice, as they lie now."""
    dice: tuple[int, ...] | None
    """Those that were rolled: 0, 1 or both."""
    seen_by: tuple[int, ...] | None


class Took(Event, frozen=True, gc=False, tag="took"):
    """Somebody took sand from the supply, and said how much."""

    reveals: ClassVar[bool] = True

    seat: int
    amount: int


class Returned(Event, frozen=True, gc=False, tag="returned"):
    """The supply ran out, and everybody gave the same amount back."""

    reveals: ClassVar[bool] = True

    amount: int


class EyeClosed(Event, frozen=True, gc=False, tag="eye"):
    """Somebody closed an eye."""

    reveals: ClassVar[bool] = True

    seat: int
    closed: int


class Claimed(Event, frozen=True, gc=False, tag="claimed"):
    """A neighbour told a blind player what they have rolled."""

    announcer: int
    seat: int
    amount: int


class Accepted(Event, frozen=True, gc=False, tag="accepted"):
    """The blind player believed it."""

    seat: int


class Challenged(SecretEvent, frozen=True, gc=False, tag="challenged"):
    """The blind player looked: the roll is shown to all who can see, and to them; everybody hears the sum."""

    hidden: ClassVar[tuple[str, ...]] = ("faces",)
    reveals: ClassVar[bool] = True

    seat: int
    faces: tuple[str, ...] | None
    amount: int
    truthful: bool
    seen_by: tuple[int, ...] | None


class Paid(SecretEvent, frozen=True, gc=False, tag="paid"):
    """Sand went from a player to a player."""

    hidden: ClassVar[tuple[str, ...]] = ("supplied",)

    payer: int
    receiver: int
    amount: int
    supplied: int | None
    """How much of it the payer lacked and the supply gave."""
    seen_by: tuple[int, ...] | None


class GameEnded(Event, frozen=True, gc=False, tag="ended"):
    """Nobody can see any more: all eyes open, the piles are counted."""

    reveals: ClassVar[bool] = True

    winner: int
    piles: tuple[int, ...]


class SeriesEnded(Event, frozen=True, gc=False, tag="series"):
    """Everybody has started equally often."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]
