"""The proposal of another game at a table whose game is over."""

import msgspec

from dicehouse.server.entries import Agreed, Answered, Lapsed, Missing, Proposed


class Proposal(msgspec.Struct, frozen=True, omit_defaults=True):
    """A proposal of another game, and who has answered."""

    by: int
    """The seat that made it."""
    until: float
    """When those who have not answered count as missing, in seconds since 1970."""
    yes: tuple[int, ...]
    """The seats that want to play, the one that proposed it among them."""
    no: tuple[int, ...] = ()
    missing: Missing = "bot"

    @classmethod
    def of(cls, entry: Proposed) -> "Proposal":
        """A proposal that has just been made."""
        return cls(entry.seat, entry.until, (entry.seat,), (), entry.missing)

    def answered(self, entry: Answered) -> "Proposal":
        """The proposal after one more answer; the last answer of a seat counts."""
        yes, no = ([seat for seat in seats if seat != entry.seat] for seats in (self.yes, self.no))
        (yes if entry.yes else no).append(entry.seat)
        return msgspec.structs.replace(self, yes=tuple(sorted(yes)), no=tuple(sorted(no)))

    def result(self, players: list[int], *, time_is_up: bool) -> Agreed | Lapsed | None:
        """What becomes of it; None while somebody may still answer.

        Args:
            players: the seats of people and programs.
            time_is_up: whether those who have not answered count as missing.
        """
        coming = tuple(seat for seat in players if seat in self.yes)
        if not coming:
            return Lapsed()
        if not time_is_up and any(seat not in self.yes and seat not in self.no for seat in players):
            return None
        return Agreed(coming) if len(coming) > 1 or len(players) == 1 else Lapsed()
