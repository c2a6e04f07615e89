"""What happens in Chili Dice."""

from typing import Annotated, ClassVar, TypeAlias

from dicehouse.core.events import Change, Event, Face, Noun, Seat
from dicehouse.games.chili.pad import SPACES

Space: TypeAlias = Annotated[str, Noun("space")]
Rule: TypeAlias = Annotated[str, Noun("rule")]


class TurnBegan(Event, frozen=True, gc=False, tag="turn"):
    """A player's turn begins."""

    changes: ClassVar[tuple[Change, ...]] = (Change("turn", "seat"), Change("faces"))

    seat: Seat


class PickedUp(Event, frozen=True, gc=False, tag="picked"):
    """A player rolls some dice again."""

    changes: ClassVar[tuple[Change, ...]] = (Change("rolling", "dice"),)

    seat: Seat
    dice: tuple[int, ...]


class Rolled(Event, frozen=True, gc=False, tag="rolled"):
    """Dice landed."""

    changes: ClassVar[tuple[Change, ...]] = (
        Change("faces", "faces"),
        Change("left", "left", at="seat"),
        Change("rolling"),
        Change("turnable"),
    )

    seat: Seat
    faces: tuple[Face, ...]
    """All six, as they lie now."""
    dice: tuple[int, ...]
    """Those that were rolled."""
    left: int
    """The rolls this player still has."""


class Turned(Event, frozen=True, gc=False, tag="turned"):
    """A red die was turned, or turned back."""

    changes: ClassVar[tuple[Change, ...]] = (Change("faces"),)

    seat: Seat
    die: int
    face: Face


class Scored(Event, frozen=True, gc=False, tag="scored"):
    """A space was filled."""

    changes: ClassVar[tuple[Change, ...]] = (
        Change("pads", "points", at="seat", key="space", keys=SPACES),
        Change("totals"),
    )

    seat: Seat
    space: Space
    points: int
    rule: Rule
    """What made the points."""


class RanOut(Event, frozen=True, gc=False, tag="ranout"):
    """No rolls are left: the spaces that are still empty get nothing."""

    changes: ClassVar[tuple[Change, ...]] = (Change("pads"),)

    seat: Seat
    spaces: tuple[Space, ...]


class PadFilled(Event, frozen=True, gc=False, tag="filled"):
    """A pad is full."""

    changes: ClassVar[tuple[Change, ...]] = (Change("totals", "total", at="seat"), Change("bonuses"))

    seat: Seat
    unused: int
    bonus: int
    total: int


class GameOver(Event, frozen=True, gc=False, tag="over"):
    """All pads are full."""

    changes: ClassVar[tuple[Change, ...]] = (Change("winners", "winners"),)

    winners: tuple[Seat, ...]
