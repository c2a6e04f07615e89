"""A table and the requests of its players: what may be appended to its log next."""

from collections.abc import Iterable
from typing import Any

import msgspec

from dicehouse.core import play
from dicehouse.core.errors import LONGEST_ECHO, ActionError
from dicehouse.core.events import Event
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
from dicehouse.server.terms import SeriesTerms
from dicehouse.texts import Texts, company_by_seat

LONGEST_SAID = 500


class TableSpec(SeriesTerms, frozen=True, kw_only=True):
    """What is played at a table, and how; settled when it is opened, and stored with it."""

    game: str
    options: dict[str, Any]
    """All options of the game, the number of players among them."""
    seats: tuple[SeatRequest, ...]
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
            if since is None or play.is_too_late(self.game, since, seat, action):
                raise ActionError("action.too-late", action=text[:LONGEST_ECHO])
        if action.pause_ms and (wait := self.clocks.too_soon(seat, action.pause_ms / 1000, now)):
            raise ActionError("action.too-soon", action=text[:LONGEST_ECHO], wait=int(wait * 1000) + 1)
        made = play.act(self.game, self.state, seat, action)
        acted = Acted(seat, text, made.event_texts(self.game), id, stand_in)
        return [Step(acted, made.after, made.events), *self._land(made.after, self.rolled, self._strings)]

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
            for made in play.land(self.game, state, dice.roll):
                state = made.after
                entry = Rolled(made.text(self.game), made.event_texts(self.game))
                steps.append(Step(entry, state, made.events))
        outcome = self.game.outcome(state)
        if outcome is not None:
            steps.append(Step(Ended(outcome, self._seed.reveal()), state))
        return steps

    # entries that other nodes appended

    def step(self, entry: Entry) -> Step:
        """The step of an entry that was read from the log."""
        match entry:
            case Acted(seat=seat, act=act):
                made = play.step(self.game, self.state, seat, act)
                return Step(entry, made.after, made.events)
            case Rolled(roll=roll):
                made = play.step(self.game, self.state, None, roll)
                return Step(entry, made.after, made.events)
            case Began():
                return Step(entry, self.game.new())
            case _:
                return Step(entry, self.state)

    def _since(self, seen: int) -> list[Any] | None:
        """The state a seat had seen, and all later ones; None where it is no longer remembered."""
        states = [state for number, state in self._states if number > seen]
        before = [state for number, state in self._states if number <= seen]
        return [before[-1], *states] if before else None


def record_of(table: Table, log: Iterable[Entry]) -> Record:
    """The record of a table's game from the entries of its log. It holds secrets until the game is over."""
    called = company_by_seat(
        Texts("en", table.spec.game), [(one.name, one.level) if one else ("", "") for one in table.seats]
    )
    people = {one.name for one in table.seats if one}
    names = {seat: name for seat, name in called.items() if name not in people}
    seats = tuple(
        SeatInfo(names.get(seat, one.name), one.level or None) if one else SeatInfo("-")
        for seat, one in enumerate(table.seats)
    )
    return Record(Header.of(table.game, seats), [line for entry in log for line in _lines_of(entry)])


def _lines_of(entry: Entry) -> tuple[Line, ...]:
    """The lines of a record that stand for an entry; none for one that is not of the game."""
    match entry:
        case Began(commitment=commitment, strings=strings, pledges=pledges):
            return (DiceLine("fair", commitment, strings, pledges),)
        case Acted(seat=seat, act=act, events=events):
            return (ActLine(seat, act, events),)
        case Rolled(roll=roll, events=events):
            return (RollLine(roll, events),)
        case Ended(outcome=outcome, seed=seed):
            return (OutcomeLine(outcome), RevealLine(seed))
        case _:
            return ()
