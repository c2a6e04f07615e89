"""What happens in Go Nuts!"""

from typing import ClassVar

from dicehouse.core.events import Change, Event, Face, Seat


class TurnBegan(Event, frozen=True, gc=False, tag="turn"):
    """A player's turn begins."""

    changes: ClassVar[tuple[Change, ...]] = (
        Change("turn", "seat"),
        Change("points"),
        Change("dice"),
        Change("faces"),
        Change("waiting"),
    )

    seat: Seat


class Rolled(Event, frozen=True, gc=False, tag="rolled"):
    """The squirrel dice landed."""

    changes: ClassVar[tuple[Change, ...]] = (
        Change("turn", "seat"),
        Change("faces", "faces"),
        Change("points", "points"),
        Change("dice", "dice"),
    )
    remembered: ClassVar[tuple[Change, ...]] = (Change("last_faces", "faces"),)

    seat: Seat
    faces: tuple[Face, ...]
    points: int
    """The points of the turn up to now."""
    dice: int
    """How many dice are in play now."""


class AllDiceBack(Event, frozen=True, gc=False, tag="allback"):
    """The last die showed an acorn: all five are back in play."""

    seat: Seat


class AllCars(Event, frozen=True, gc=False, tag="allcars"):
    """Nothing but cars: the turn is over."""

    seat: Seat
    lost: int


class RoundBegan(Event, frozen=True, gc=False, tag="gonuts"):
    """Nothing but squirrels: a Go Nuts! round starts."""

    changes: ClassVar[tuple[Change, ...]] = (Change("waiting"), Change("dice", "dice"))
    begins_count: ClassVar[bool] = True

    seat: Seat
    lost: int
    dice: int


class Shook(Event, frozen=True, gc=False, tag="shook"):
    """The roller rolled in a Go Nuts! round."""

    changes: ClassVar[tuple[Change, ...]] = (Change("faces", "faces"), Change("points", "acorns"))
    remembered: ClassVar[tuple[Change, ...]] = (Change("last_faces", "faces"),)

    seat: Seat
    faces: tuple[Face, ...]
    acorns: int
    """The acorns of the round up to now."""


class DogsRolled(Event, frozen=True, gc=False, tag="dogs"):
    """Opponents rolled their dog dice."""

    changes: ClassVar[tuple[Change, ...]] = (Change("waiting"),)

    seats: tuple[Seat, ...]
    barked: tuple[Seat, ...]
    """Those whose dog is out."""


class Counted(Event, frozen=True, gc=False, tag="counted"):
    """All dogs are out, and the acorns of the round were counted."""

    changes: ClassVar[tuple[Change, ...]] = (Change("points", "acorns"),)

    seat: Seat
    acorns: int


class Banked(Event, frozen=True, gc=False, tag="banked"):
    """Points were recorded, from a turn or from a Go Nuts! round."""

    changes: ClassVar[tuple[Change, ...]] = (Change("scores", "total", at="seat"), Change("points"))
    remembered: ClassVar[tuple[Change, ...]] = (Change("last_points", "points"),)

    seat: Seat
    points: int
    total: int


class Won(Event, frozen=True, gc=False, tag="won"):
    """The target is reached."""

    changes: ClassVar[tuple[Change, ...]] = (Change("winner", "seat"),)

    seat: Seat
    total: int
