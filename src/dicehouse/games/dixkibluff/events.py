"""What happens in DiXkiBluff."""

from typing import ClassVar

from dicehouse.core.events import Change, Event, Face, Seat, SecretEvent


class RoundBegan(Event, frozen=True, gc=False, tag="round"):
    """A new round; this player bets first."""

    changes: ClassVar[tuple[Change, ...]] = (Change("round", "number"), Change("turn", "seat"))
    remembered: ClassVar[tuple[Change, ...]] = (Change("bet_numbers"), Change("bet_symbols"), Change("covered"))

    number: int
    seat: Seat


class Thrown(SecretEvent, frozen=True, gc=False, tag="thrown"):
    """A player threw their dice under the hand."""

    changes: ClassVar[tuple[Change, ...]] = (Change("hands", "faces", at="seat"),)
    remembered: ClassVar[tuple[Change, ...]] = (Change("covered", "seat", at="seat"),)
    hidden: ClassVar[tuple[str, ...]] = ("faces",)

    seat: Seat
    faces: tuple[Face, ...] | None
    seen_by: tuple[Seat, ...] | None


class Placed(SecretEvent, frozen=True, gc=False, tag="placed"):
    """The winner of the last round laid their dice down as they liked."""

    changes: ClassVar[tuple[Change, ...]] = (Change("hands", "faces", at="seat"),)
    remembered: ClassVar[tuple[Change, ...]] = (Change("covered", "seat", at="seat"),)
    hidden: ClassVar[tuple[str, ...]] = ("faces",)

    seat: Seat
    faces: tuple[Face, ...] | None
    seen_by: tuple[Seat, ...] | None


class BetMade(Event, frozen=True, gc=False, tag="bet"):
    """A bet, or a raise."""

    changes: ClassVar[tuple[Change, ...]] = (
        Change("bettor", "seat"),
        Change("number", "number"),
        Change("symbols", "symbols"),
    )
    remembered: ClassVar[tuple[Change, ...]] = (
        Change("bet_numbers", "number", at="seat"),
        Change("bet_symbols", "symbols", at="seat"),
    )

    seat: Seat
    number: int
    symbols: tuple[Face, ...]


class Passed(Event, frozen=True, gc=False, tag="passed"):
    """A player was asked and did not call DiXe!"""

    seat: Seat


class Doubted(Event, frozen=True, gc=False, tag="doubted"):
    """The next player does not believe the bet."""

    seat: Seat
    bettor: Seat


class Called(Event, frozen=True, gc=False, tag="called"):
    """A player called DiXe!"""

    seat: Seat
    bettor: Seat


class Shown(Event, frozen=True, gc=False, tag="shown"):
    """All hands are lifted and counted."""

    changes: ClassVar[tuple[Change, ...]] = (Change("last"), Change("matching"))
    remembered: ClassVar[tuple[Change, ...]] = (Change("covered"),)
    reveals: ClassVar[bool] = True

    hands: tuple[tuple[Face, ...], ...]
    symbols: tuple[Face, ...]
    counts: tuple[int, ...]
    """What each named symbol counts, Figures included."""
    number: int


class Discarded(Event, frozen=True, gc=False, tag="discarded"):
    """A player lost a die."""

    changes: ClassVar[tuple[Change, ...]] = (Change("dice", "left", at="seat"),)

    seat: Seat
    left: int


class Gave(Event, frozen=True, gc=False, tag="gave"):
    """DiXe! was right: the bettor gave the caller a die."""

    changes: ClassVar[tuple[Change, ...]] = (Change("dice"),)

    giver: Seat
    receiver: Seat


class WentOut(Event, frozen=True, gc=False, tag="out"):
    """A player has no dice left."""

    seat: Seat


class Won(Event, frozen=True, gc=False, tag="won"):
    """Only one player has dice."""

    changes: ClassVar[tuple[Change, ...]] = (Change("winner", "seat"),)

    seat: Seat
