"""What happens in DiXkiBluff."""

from typing import ClassVar

from dicehouse.core.events import Event, SecretEvent


class RoundBegan(Event, frozen=True, gc=False, tag="round"):
    """A new round; this player bets first."""

    number: int
    seat: int


class Thrown(SecretEvent, frozen=True, gc=False, tag="thrown"):
    """A player threw their dice under the hand."""

    hidden: ClassVar[tuple[str, ...]] = ("faces",)

    seat: int
    faces: tuple[str, ...] | None
    seen_by: tuple[int, ...] | None


class Placed(SecretEvent, frozen=True, gc=False, tag="placed"):
    """The winner of the last round laid their dice down as they liked."""

    hidden: ClassVar[tuple[str, ...]] = ("faces",)

    seat: int
    faces: tuple[str, ...] | None
    seen_by: tuple[int, ...] | None


class BetMade(Event, frozen=True, gc=False, tag="bet"):
    """A bet, or a raise."""

    seat: int
    number: int
    symbols: tuple[str, ...]


class Passed(Event, frozen=True, gc=False, tag="passed"):
    """A player was asked and did not call DiXe!"""

    seat: int


class Doubted(Event, frozen=True, gc=False, tag="doubted"):
    """The next player does not believe the bet."""

    seat: int
    bettor: int


class Called(Event, frozen=True, gc=False, tag="called"):
    """A player called DiXe!"""

    seat: int
    bettor: int


class Shown(Event, frozen=True, gc=False, tag="shown"):
    """All hands are lifted and counted."""

    reveals: ClassVar[bool] = True

    hands: tuple[tuple[str, ...], ...]
    symbols: tuple[str, ...]
    counts: tuple[int, ...]
    """What each named symbol counts, Figures included."""
    number: int


class Discarded(Event, frozen=True, gc=False, tag="discarded"):
    """A player lost a die."""

    seat: int
    left: int


class Gave(Event, frozen=True, gc=False, tag="gave"):
    """DiXe! was right: the bettor gave the caller a die."""

    giver: int
    receiver: int


class WentOut(Event, frozen=True, gc=False, tag="out"):
    """A player has no dice left."""

    seat: int


class Won(Event, frozen=True, gc=False, tag="won"):
    """Only one player has dice."""

    seat: int
