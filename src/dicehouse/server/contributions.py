"""The strings that the seats of a table add to its dice, from the first pledge until the game begins.

Seats pledge (`docs/fair-dice.md`) while they are being taken, or once all are; when no pledge is missing the list is
sealed; then every seat reveals its string, and the game begins. `Contributions` is the fold of the entries of that
time; the timers are in `contribution_timer.py`.
"""

from collections.abc import Sequence
from typing import Literal, Self, TypeAlias

from dicehouse.core.errors import DiceError
from dicehouse.dice import NO_STRING, is_string, pledge_to
from dicehouse.server.entries import Dropped, Entry, Pledged, Revealed, Sat, Sealed, Stood
from dicehouse.server.errors import TableError

Stage: TypeAlias = Literal["", "seating", "pledging", "revealing"]
"""What a table that has not begun waits for: players, pledges or strings; empty once it has begun."""


class Contributions:
    """The pledges and strings of a table whose game has not begun."""

    __slots__ = ("free", "gone", "pledges", "revealed", "sealed")

    def __init__(self, seats: int) -> None:
        self.free = seats
        """How many seats are free."""
        self.pledges: list[str | None] = [""] * seats
        """By seat. Empty: it adds nothing; None: it has not decided yet."""
        self.sealed = False
        self.revealed: dict[int, str] = {}
        self.gone: frozenset[int] = frozenset()
        """Seats whose strings are no longer waited for."""

    def apply(self, entry: Entry) -> None:
        """Apply an entry of the log; entries of other kinds change nothing."""
        match entry:
            case Sat(seat=seat, pledge=pledge):
                self.pledges[seat] = pledge
                self.free -= 1
            case Stood(seat=seat):  # nothing was revealed yet, so the pledges of the others stay good
                self.pledges[seat] = ""
                self.free += 1
            case Pledged(seat=seat, pledge=pledge):
                self.pledges[seat] = pledge
            case Sealed(pledges=pledges):
                self.pledges, self.sealed = list(pledges), True
            case Revealed(seat=seat, string=string):
                self.revealed[seat] = string
            case Dropped(seat=seat):
                self.gone |= {seat}
            case _:
                pass

    def after(self, entry: Entry) -> Self:
        """A copy with one more entry applied."""
        other = self._copy()
        other.apply(entry)
        return other

    def without_missing(self) -> Self:
        """A copy in which missing pledges and strings are no longer waited for."""
        other = self._copy()
        if self.sealed:
            other.gone = frozenset(range(len(self.pledges)))
        other.pledges = list(self.decided())
        return other

    def arranged(self, came: Sequence[int | None], free: int) -> Self:
        """A copy for other chairs, some of them free: by new seat, which one it was before. Nothing is sealed yet."""
        other = self._copy()
        other.free = free
        other.pledges = ["" if old is None else self.pledges[old] for old in came]
        return other

    def _copy(self) -> Self:
        other = type(self)(self.free)
        other.pledges, other.sealed = self.pledges[:], self.sealed
        other.revealed, other.gone = dict(self.revealed), self.gone
        return other

    # requests of seats

    def pledge(self, seat: int, pledge: str, id: str, stage: Stage) -> Pledged | None:
        """The entry for the pledge of a seat; None where it is in the log already."""
        if stage not in ("seating", "pledging"):
            raise TableError("table.sealed")
        known = self.pledges[seat]
        if known is None:
            return Pledged(seat, pledge, id)
        if known != pledge:
            raise TableError("table.pledged")
        return None

    def reveal(self, seat: int, string: str, id: str, stage: Stage) -> Revealed | None:
        """The entry for the string of a seat; None where it is in the log already."""
        if not stage:
            raise TableError("table.sealed")
        if stage != "revealing":
            raise TableError("table.not-sealed")
        if not is_string(string):
            raise DiceError("dice.string")
        if self.pledges[seat] != pledge_to(string):
            raise TableError("table.string")
        return None if seat in self.revealed else Revealed(seat, string, id)

    # results

    @property
    def ready(self) -> bool:
        """Whether nothing is missing: then pledges are sealed, or, once they are, the game begins."""
        if self.free or None in self.pledges:
            return False
        here = (seat for seat, pledge in enumerate(self.pledges) if pledge and seat not in self.gone)
        return not self.sealed or all(seat in self.revealed for seat in here)

    def decided(self) -> tuple[str, ...]:
        """All pledges; a seat that has not decided counts as adding nothing."""
        return tuple(pledge or "" for pledge in self.pledges)

    def strings(self) -> tuple[str, ...]:
        """The strings that are mixed into the dice, by seat."""
        return tuple(self.revealed.get(seat, NO_STRING) for seat in range(len(self.pledges)))

    def progress(self) -> tuple[str, ...]:
        """The public state of each seat: `wanted`, `pledged`, `revealed`, or empty."""
        return tuple(
            "wanted" if pledge is None else "revealed" if seat in self.revealed else "pledged" if pledge else ""
            for seat, pledge in enumerate(self.pledges)
        )
