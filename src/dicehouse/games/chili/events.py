"""What happens in Chili Dice."""

from dicehouse.core.events import Event


class TurnBegan(Event, frozen=True, gc=False, tag="turn"):
    """It is somebody's turn."""

    seat: int


class PickedUp(Event, frozen=True, gc=False, tag="picked"):
    """Somebody rolls some dice again."""

    seat: int
    dice: tuple[int, ...]


class Rolled(Event, frozen=True, gc=False, tag="rolled"):
    """Dice landed."""

    seat: int
    faces: tuple[str, ...]
    """All six, as they lie now."""
    dice: tuple[int, ...]
    """Those that were rolled."""
    left: int
    """The rolls this player still has."""


class Turned(Event, frozen=True, gc=False, tag="turned"):
    """A red die was turned, or turned back."""

    seat: int
    die: int
    face: str


class Scored(Event, frozen=True, gc=False, tag="scored"):
    """A space was filled."""

    seat: int
    space: str
    points: int
    rule: str
    """What made the points."""


class RanOut(Event, frozen=True, gc=False, tag="ranout"):
    """No rolls are left: the spaces that are still empty get nothing."""

    seat: int
    spaces: tuple[str, ...]


class PadFilled(Event, frozen=True, gc=False, tag="filled"):
    """A pad is full."""

    seat: int
    unused: int
    bonus: int
    total: int


class GameOver(Event, frozen=True, gc=False, tag="over"):
    """All pads are full."""

    winners: tuple[int, ...]
