"""A table and the requests of its players: what may be appended to its log next."""

from typing import Any, Literal

import msgspec

from dicehouse.core.errors import LONGEST_ECHO, ActionError
from dicehouse.core.events import Event
from dicehouse.core.match import is_too_late
from dicehouse.core.record import FORMAT as RECORD_FORMAT
from dicehouse.core.record import ActLine, DiceLine, Header, Line, OutcomeLine, Record, RevealLine, RollLine, SeatInfo
from dicehouse.server.contributions import Contributions, Stage
from dicehouse.server.entries import (
    Absent,
    Acted,
    Began,
    Closed,
    Dropped,
    Ended,
    Entry,
    Followed,
    Muted,
    Pledged,
    Revealed,
    Rolled,
    Said,
    Sat,
    Sealed,
    Stood,
)
from dicehouse.server.errors import TableError
from dicehouse.server.seats import Occupant, Player, SeatRequest
from dicehouse.server.table_state import TableState

LONGEST_SAID = 500


class TableSpec(msgspec.Struct, frozen=True):
    """What is played at a table, and how; fixed when the table is opened."""

    game: str
    options: dict[str, Any]
    """All options of the game, the number of players among them."""
    seats: tuple[SeatRequest, ...]
    clock: int | None = None
    """Seconds for a decision; None: nobody is hurried."""
    away: Literal["wait", "bot", "drop"] = "wait"
    """A player who is gone for long: everybody waits, a bot plays until they are back, or they are out for good."""
    hints: bool = True
    """Whether players may ask the house for advice."""
    series: str = ""
    """The first table of the series of games this one belongs to."""
    played: int = 0
    """The games of the series that were over before this one."""
    wins: tuple[int, ...] = ()
    """Who had won how many of them, by the seats of this table; a win that is shared counts for each winner."""
    rules: int = 1
    """The version of the game's rules that the options are meant for. Tables stored before it was noted play by 1."""


class Step(msgspec.Struct, frozen=True, gc=False):
    """A log entry with its effect on the game: the state after it, and the events with their secrets."""

    entry: Entry
    state: Any
    events: tuple[Event, ...] = ()


class Table(TableState):
    """A table with the requests of its players.

    A request (`sit`, `act`, `say`, ...) changes nothing: it gives the steps to append, or raises `TableError`. The
    steps are applied once they are durable.
    """

    __slots__ = ()

    def sit(self, seat: int | None, occupant: Occupant) -> list[Step]:
        """Take a free seat, the first of the right kind where none is named. The last seat taken starts the mixing."""
        self.check_open()
        if self.phase != "open":
            raise TableError("table.begun")
        number = self.seats.choose(seat, occupant)
        sat = Sat(number, occupant.name, occupant.token, occupant.pledge, occupant.kind, occupant.level)
        return [Step(sat, None), *self._mix(self.contributions.after(sat))]

    def leave(self, seat: int, token: str, *, host: bool, level: str, name: str = "") -> list[Step]:
        """Free a seat for its player or for the host; once pledges are sealed a bot takes it over.

        Args:
            seat: the seat.
            token: the hash of the token that came with the request.
            host: whether the request came from the host, who may remove others.
            level: of the bot that takes over a running game.
            name: whom the host wants to remove; empty: the present occupant.
        """
        self.check_open()
        own = self.seats.check_leave(seat, token, host=host, name=name)
        if self.phase == "over":
            raise TableError("table.begun")
        if self.settled:
            return self.drop(seat, level)
        return [Step(Stood(seat, removed=not own), None)]

    def act(self, player: Player, text: str, seen: int | None, id: str, now: float) -> list[Step]:
        """Apply an action of a player, and roll all dice that are due after it."""
        self.seats.check_player(player)
        return self._acted(player.seat, text, seen, id, now, stand_in=False)

    def act_for(self, seat: int, text: str, seen: int | None, now: float, *, stand_in: bool) -> list[Step]:
        """Apply an action of a server bot: in its own seat, for an absent player, or once for an expired clock."""
        if not stand_in and not self.seats.bot_level_of(seat):  # the player came back while the bot was thinking
            raise TableError("table.token")
        return self._acted(seat, text, seen, "", now, stand_in=stand_in)

    def _acted(self, seat: int, text: str, seen: int | None, id: str, now: float, *, stand_in: bool) -> list[Step]:
        self.check_open()
        if not self._began:
            raise TableError("table.not-begun")
        notation = self.game.actions
        action = notation.read(text)
        text = notation.write(action)
        if seen is not None and seen < self.number:
            since = self._since(seen)
            if since is None or is_too_late(self.game, since, seat, action):
                raise ActionError("action.too-late", action=text[:LONGEST_ECHO])
        pause = action.pause_ms / 1000
        if pause and (wait := self.clocks.too_soon(seat, pause, now)):
            raise ActionError("action.too-soon", action=text[:LONGEST_ECHO], wait=int(wait * 1000) + 1)
        state, events = self.game.act(self.state, seat, action)
        acted = Acted(seat, text, self._texts(events), id, stand_in)
        return [Step(acted, state, events), *self._land(state, self.rolled, self._strings)]

    def say(self, player: Player, text: str, id: str) -> list[Step]:
        """Write a chat message of a player."""
        self.check_open()
        self.seats.check_player(player)
        said = " ".join(text.split())
        if not said or len(said) > LONGEST_SAID or not said.isprintable():
            raise TableError("table.said", high=LONGEST_SAID)
        if self.seats.is_muted(player.seat):
            raise TableError("table.muted")
        return [Step(Said(player.seat, said, id), None)]

    def mute(self, seat: int, muted: bool) -> list[Step]:
        """Mute a player, or lift the mute."""
        self.seats.check_has_player(seat)
        return [Step(Muted(seat, muted), None)] if muted != self.seats.is_muted(seat) else []

    def replace(self, seat: int, level: str | None) -> list[Step]:
        """Let a bot play for an absent player; None gives the seat back to the player."""
        if self.phase != "playing" or self.seats.absent.get(seat) == level or not self.seats.has_player(seat):
            return []
        return [Step(Absent(seat, level), None)]

    def drop(self, seat: int, level: str) -> list[Step]:
        """Give the seat of a player to a bot for good: no game can go on with an empty seat.

        It is the same once pledges are sealed. If seats could be taken anew then, a dishonest server could let an
        accomplice leave and come back until the strings of the others make dice that it likes.
        """
        if not self.settled:
            raise TableError("table.not-begun")
        self.seats.check_has_player(seat)
        dropped = Dropped(seat, level)
        return [Step(dropped, None), *([] if self._began else self._mix(self.contributions.after(dropped)))]

    def follow(self, table: str) -> list[Step]:
        """Link the table of the next game; the first request for it wins."""
        self.check_open()
        if self.phase != "over":
            raise TableError("table.not-over")
        if self.next_table:
            raise TableError("table.followed")
        return [Step(Followed(table), None)]

    def close(self) -> list[Step]:
        """Close the table by order of an operator."""
        return [] if self.closed else [Step(Closed(), self.state)]

    def check_open(self) -> None:
        """Raises `TableError` where an operator closed the table."""
        if self.closed:
            raise TableError("table.closed")

    # mixing the dice

    def pledge(self, player: Player, pledge: str, id: str) -> list[Step]:
        """Commit a seat to its string for the dice, where it has not decided yet."""
        self.seats.check_player(player)
        return self._contribute(self.contributions.pledge(player.seat, pledge, id, self.stage))

    def reveal(self, player: Player, string: str, id: str) -> list[Step]:
        """Reveal the string that a seat has pledged; the last one starts the game."""
        self.seats.check_player(player)
        return self._contribute(self.contributions.reveal(player.seat, string, id, self.stage))

    def end_stage(self, stage: Stage) -> list[Step]:
        """End a stage whose time is up: missing pledges count as none, missing strings as withheld."""
        return self._mix(self.contributions.without_missing()) if stage and stage == self.stage else []

    def _contribute(self, entry: Pledged | Revealed | None) -> list[Step]:
        return [] if entry is None else [Step(entry, None), *self._mix(self.contributions.after(entry))]

    def _mix(self, parts: Contributions) -> list[Step]:
        """The steps that follow from these contributions: the seal, the start of the game, or none yet."""
        if not parts.ready:
            return []
        pledges = parts.decided()
        if any(pledges) and not parts.sealed:
            return [Step(Sealed(pledges), None)]
        state = self.game.new()
        began = Began(self._seed.commitment, parts.strings(), pledges if any(pledges) else ())
        return [Step(began, state), *self._land(state, 0, began.strings)]

    def _land(self, state: Any, rolled: int, strings: tuple[str, ...]) -> list[Step]:
        """Roll all dice that are due, until a seat may act or the game is over."""
        steps = []
        if state.due is not None:
            dice = self._dice
            if dice is None or dice.strings != strings:
                dice = self._dice = self._seed.dice(strings)
            dice.rolled = rolled  # an earlier proposal may have rolled and not been appended
            while state.due is not None:
                roll = dice.roll(state.due)
                state, events = self.game.roll(state, roll)
                steps.append(Step(Rolled(" ".join(roll), self._texts(events)), state, events))
        outcome = self.game.outcome(state)
        if outcome is not None:
            steps.append(Step(Ended(outcome, self._seed.reveal()), state))
        return steps

    # the fold

    def step(self, entry: Entry) -> Step:
        """The step of an entry that was read from the log."""
        match entry:
            case Acted(seat=seat, act=act):
                return Step(entry, *self.game.act(self.state, seat, self.game.actions.read(act)))
            case Rolled(roll=roll):
                return Step(entry, *self.game.roll(self.state, tuple(roll.split())))
            case Began():
                return Step(entry, self.game.new())
            case _:
                return Step(entry, self.state)

    def _since(self, seen: int) -> list[Any] | None:
        """The state a seat had seen, and all later ones; None where it is no longer remembered."""
        states = [state for number, state in self._states if number > seen]
        before = [state for number, state in self._states if number <= seen]
        return [before[-1], *states] if before else None

    def _texts(self, events: tuple[Event, ...]) -> tuple[str, ...]:
        return tuple(map(self.game.events.write, events)) if events else ()


class RecordMaker:
    """Builds the record of a game from the log of its table, entry by entry."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._lines: list[Line] = []

    def add(self, entry: Entry) -> None:
        """Add an entry; entries that are not part of the game are left out."""
        match entry:
            case Began(commitment=commitment, strings=strings, pledges=pledges):
                self._lines.append(DiceLine("fair", commitment, strings, pledges))
            case Acted(seat=seat, act=act, events=events):
                self._lines.append(ActLine(seat, act, events))
            case Rolled(roll=roll, events=events):
                self._lines.append(RollLine(roll, events))
            case Ended(outcome=outcome, seed=seed):
                self._lines += [OutcomeLine(outcome), RevealLine(seed)]
            case _:
                pass

    def record(self) -> Record:
        """The record so far. It contains secrets until the game is over."""
        game = self._table.game
        seats = tuple(
            SeatInfo(occupant.name, occupant.level or None) if occupant else SeatInfo("-")
            for occupant in self._table.seats
        )
        return Record(Header(RECORD_FORMAT, game.name, game.version, game.options.to_dict(), seats), self._lines)
