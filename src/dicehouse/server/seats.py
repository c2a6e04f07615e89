"""The seats of one table: who sits where, which players are absent, who is muted."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

import msgspec

from dicehouse.bots import level_name
from dicehouse.core.game import AnyGame
from dicehouse.server.errors import TableError
from dicehouse.server.names import check_name, taken

MOST_SENT_AWAY = 32
"""How many whom the host sent away a table remembers; the first of more may sit down again."""


class SeatRequest(msgspec.Struct, frozen=True, omit_defaults=True):
    """What kind of player a seat is reserved for."""

    kind: Literal["person", "program", "bot"] = "person"
    level: str = ""
    """The level of a bot that the server plays."""


class Occupant(NamedTuple):
    """Who sits in a seat."""

    name: str
    kind: Literal["person", "program", "bot"]
    level: str
    token: str
    """The hash of the token; empty for a bot that the server plays."""
    pledge: str | None
    """The commitment of the seat to its string for the dice; empty: it adds none; None: it has not decided."""
    portrait: str = ""
    """How the player looks; empty: nobody chose."""


class Player(NamedTuple):
    """The identity of a player: a seat, and the hash of the token that keeps it.

    A seat number alone proves nothing at the moment of writing, because the seat may have changed hands since the
    request came in. So every request carries both, and the table compares them when it writes.
    """

    seat: int
    token: str


class Seats(list[Occupant | None]):
    """The occupants of a table by seat number; None where a seat is free.

    Args:
        game: the rules, which know how many seats there are and what the levels of their bots are called.
        requests: what kind of player each seat is reserved for.
    """

    __slots__ = ("_game", "_muted", "_requests", "absent", "sent_away", "since")

    def __init__(self, game: AnyGame, requests: Sequence[SeatRequest]) -> None:
        super().__init__([None] * game.players)
        self._game = game
        self._requests = requests
        self.absent: dict[int, str] = {}
        """The seats whose players are absent, with the level of the bot that plays for them."""
        self.since: dict[int, float] = {}
        """The seats of players that a bot plays for, or has taken over, with the time since when."""
        self.sent_away: dict[str, tuple[int | None, Occupant]] = {}
        """Whom the host sent away, by name: the seat they had, where it is still there, and who they were."""
        self._muted: frozenset[str] = frozenset()
        """The hashes of the tokens of muted players: a mute follows the player, not the seat."""

    # queries

    def seat_of(self, token: str) -> int | None:
        """The seat that a token keeps, by the hash of the token."""
        for seat, occupant in enumerate(self):
            if occupant is not None and occupant.token and occupant.token == token:
                return seat
        return None

    def bot_level_of(self, seat: int) -> str | None:
        """The level of the bot that plays a seat now; None where its player does."""
        occupant = self[seat]
        if occupant is not None and occupant.kind == "bot":
            return level_name(self._game, occupant.level)  # the log may hold an older name
        return self.absent.get(seat)

    def is_muted(self, seat: int) -> bool:
        """Whether the host muted the player of a seat."""
        occupant = self[seat]
        return occupant is not None and occupant.token in self._muted

    def has_player(self, seat: int) -> bool:
        """Whether a person or a program has the seat; False for a number that is no seat."""
        occupant = self[seat] if 0 <= seat < len(self) else None
        return occupant is not None and occupant.kind != "bot"

    def is_sent_away(self, token: str) -> bool:
        """Whether the host sent the player with this token away, by the hash of the token."""
        return any(occupant.token == token for _, occupant in self.sent_away.values())

    def has_room(self, seat: int | None, occupant: Occupant) -> bool:
        """Whether a seat is free and for somebody of this kind; None: whether any is."""
        seats = range(len(self)) if seat is None else (seat,)
        return any(self[one] is None and self._requests[one].kind == occupant.kind for one in seats)

    # checks; each raises `TableError`

    def check_player(self, player: Player) -> None:
        """Refuse a player who no longer has the seat."""
        occupant = self[player.seat]
        if occupant is None or occupant.token != player.token:
            raise TableError("table.token")

    def check_has_player(self, seat: int) -> None:
        """Refuse a seat that is free, played by a bot, or does not exist."""
        if not self.has_player(seat):
            raise TableError("table.nobody", seat=seat)

    def choose(self, seat: int | None, occupant: Occupant) -> int:
        """The free seat that an occupant gets: the requested one, or the first of the right kind."""
        check_name(occupant.name)
        fitting = [
            number
            for number, other in enumerate(self)
            if other is None and self._requests[number].kind == occupant.kind and seat in (None, number)
        ]
        if not fitting:
            raise TableError("table.full") if seat is None else TableError("table.taken", seat=seat)
        if taken(occupant.name, (other.name for other in self if other is not None)):
            raise TableError("table.name-taken", name=occupant.name)
        return fitting[0]

    def check_welcome(self, occupant: Occupant) -> None:
        """Refuse somebody whom the host sent away, by token or name, until the host takes it back."""
        if self.is_sent_away(occupant.token) or taken(occupant.name, self.sent_away):
            raise TableError("table.sent-away", name=occupant.name)

    def check_leave(self, seat: int, token: str, *, host: bool, name: str) -> bool:
        """Refuse a request to free a seat; gives whether the player asks it for their own seat.

        Args:
            seat: the seat.
            token: the hash of the token that came with the request.
            host: whether the request came from the host, who may remove others.
            name: whom the host wants to remove; empty: the present occupant.
        """
        occupant = self[seat] if 0 <= seat < len(self) else None
        own = occupant is not None and bool(token) and occupant.token == token
        if not own and not host:
            raise TableError("table.not-host")
        if occupant is None or occupant.kind == "bot" or (name and occupant.name != name):
            raise TableError("table.nobody", seat=seat)
        return own

    # changes, as the log records them

    def set_absent(self, seat: int, level: str | None, at: float) -> None:
        """Let a bot of this level play for the player of a seat; None: the player is back."""
        self.absent.pop(seat, None)
        self.since.pop(seat, None)
        if level is not None:
            self.absent[seat], self.since[seat] = level, at

    def give_to_bot(self, seat: int, level: str, at: float, *, removed: bool) -> None:
        """Give a seat to a bot for good; the token of its player keeps nothing any more."""
        self.absent.pop(seat, None)
        occupant = self[seat]
        assert occupant is not None
        if removed:
            self._send_away(seat, occupant)
        self.since.setdefault(seat, at)
        self[seat] = occupant._replace(kind="bot", level=level, token="")

    def free(self, seat: int, *, removed: bool) -> None:
        """Free a seat."""
        occupant = self[seat]
        if removed and occupant is not None:
            self._send_away(seat, occupant)
        self[seat] = None

    def _send_away(self, seat: int, occupant: Occupant) -> None:
        self.sent_away[occupant.name] = (seat, occupant)
        if len(self.sent_away) > MOST_SENT_AWAY:
            del self.sent_away[next(iter(self.sent_away))]

    def restore(self, name: str, seat: int | None) -> None:
        """Forget that a player was sent away, and give back the seat that a bot has taken over."""
        _, occupant = self.sent_away.pop(name)
        if seat is not None:
            self.since.pop(seat, None)
            self[seat] = occupant

    def arranged(self, game: AnyGame, requests: Sequence[SeatRequest], came: Sequence[int | None]) -> "Seats":
        """The seats after the host changed the chairs: by new seat, which one it was before."""
        after = Seats(game, requests)
        after[:] = [None if old is None else self[old] for old in came]
        after.sent_away = {
            name: (came.index(seat) if seat in came else None, occupant)
            for name, (seat, occupant) in self.sent_away.items()
        }
        after._muted = self._muted
        return after

    def set_muted(self, seat: int, muted: bool) -> None:
        """Mute the player of a seat, or lift the mute."""
        occupant = self[seat]
        if occupant is not None and occupant.token:
            self._muted = self._muted | {occupant.token} if muted else self._muted - {occupant.token}
