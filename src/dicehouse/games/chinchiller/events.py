"""What happens in Chinchiller Dice.

Blind players hear every amount that is taken or paid and every eye that closes, and see no dice and no piles (C10).
"""

from typing import ClassVar

from dicehouse.core.events import Change, Event, Face, Seat, SecretEvent


class GameBegan(Event, frozen=True, gc=False, tag="game"):
    """Another game of a series begins."""

    changes: ClassVar[tuple[Change, ...]] = (
        Change("game", "number"),
        Change("closed"),
        Change("blind"),
        Change("piles"),
        Change("supply"),
    )

    number: int
    """1 for the first."""
    games: int


class TurnBegan(Event, frozen=True, gc=False, tag="turn"):
    """A player's turn begins."""

    changes: ClassVar[tuple[Change, ...]] = (Change("turn", "seat"),)

    seat: Seat
    blind: bool


class Rolled(SecretEvent, frozen=True, gc=False, tag="rolled"):
    """Dice landed."""

    changes: ClassVar[tuple[Change, ...]] = (Change("faces", "faces"),)
    remembered: ClassVar[tuple[Change, ...]] = (Change("last_faces", "faces"),)
    hidden: ClassVar[tuple[str, ...]] = ("faces", "dice")

    seat: Seat
    faces: tuple[Face, ...] | None
    """Both dice, as they lie now."""
    dice: tuple[int, ...] | None
    """Those that were rolled: 0, 1 or both."""
    seen_by: tuple[Seat, ...] | None


class Took(Event, frozen=True, gc=False, tag="took"):
    """A player took sand from the supply; the amount is public."""

    changes: ClassVar[tuple[Change, ...]] = (Change("piles"), Change("supply"))
    reveals: ClassVar[bool] = True

    seat: Seat
    amount: int


class Returned(Event, frozen=True, gc=False, tag="returned"):
    """The supply ran out, and every player returned the same amount."""

    changes: ClassVar[tuple[Change, ...]] = (Change("piles"), Change("supply"))
    reveals: ClassVar[bool] = True

    amount: int


class EyeClosed(Event, frozen=True, gc=False, tag="eye"):
    """A player closed an eye."""

    changes: ClassVar[tuple[Change, ...]] = (Change("closed", "closed", at="seat"), Change("blind"))
    reveals: ClassVar[bool] = True

    seat: Seat
    closed: int


class Claimed(Event, frozen=True, gc=False, tag="claimed"):
    """The announcer told a blind player what they have rolled."""

    changes: ClassVar[tuple[Change, ...]] = (Change("claim", "amount"), Change("announcer", "announcer"))

    announcer: Seat
    seat: Seat
    amount: int


class Accepted(Event, frozen=True, gc=False, tag="accepted"):
    """The blind player believed it."""

    seat: Seat


class Challenged(SecretEvent, frozen=True, gc=False, tag="challenged"):
    """The blind player challenged: they and all who can see are shown the roll; the sum is public."""

    hidden: ClassVar[tuple[str, ...]] = ("faces",)
    reveals: ClassVar[bool] = True

    seat: Seat
    faces: tuple[Face, ...] | None
    amount: int
    truthful: bool
    seen_by: tuple[Seat, ...] | None


class Paid(SecretEvent, frozen=True, gc=False, tag="paid"):
    """Sand went from a player to a player."""

    changes: ClassVar[tuple[Change, ...]] = (Change("piles"), Change("supply"))
    hidden: ClassVar[tuple[str, ...]] = ("supplied",)

    payer: Seat
    receiver: Seat
    amount: int
    supplied: int | None
    """How much of it the payer lacked and the supply gave."""
    seen_by: tuple[Seat, ...] | None


class GameEnded(Event, frozen=True, gc=False, tag="ended"):
    """All players are blind: eyes open, the piles are counted."""

    changes: ClassVar[tuple[Change, ...]] = (Change("piles", "piles"), Change("totals"))
    reveals: ClassVar[bool] = True

    winner: Seat
    piles: tuple[int, ...]


class SeriesEnded(Event, frozen=True, gc=False, tag="series"):
    """The last game of a series is over."""

    changes: ClassVar[tuple[Change, ...]] = (Change("totals", "totals"), Change("winners", "winners"))

    winners: tuple[Seat, ...]
    totals: tuple[int, ...]
