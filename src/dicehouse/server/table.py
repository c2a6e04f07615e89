"""The state of a table, folded from its log, and the entries that may be appended next."""

from collections import deque
from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from dicehouse.core import play
from dicehouse.core.errors import LONGEST_ECHO, ActionError
from dicehouse.core.events import Event, StarterDrawn
from dicehouse.core.game import AnyGame, Outcome
from dicehouse.core.record import ActLine, DiceLine, Header, Line, OutcomeLine, Record, RevealLine, RollLine, SeatInfo
from dicehouse.dice import FairDice, FairSeed
from dicehouse.server.clocks import Clocks
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
from dicehouse.server.message_ids import MessageIds
from dicehouse.server.seats import Occupant, Player, SeatRequest, Seats
from dicehouse.server.store import Listing
from dicehouse.server.terms import SeriesTerms

REMEMBERED_STATES = 64
"""How many earlier states are kept to check what a seat had seen when it decided; older decisions are too late."""
LONGEST_SAID = 500
SETTLED = Contributions(0)
"""The contributions of a game that has begun: never read again, so all tables share one object."""

Phase = Literal["open", "playing", "over", "closed"]


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


class Table:
    """The state of a table as the fold of its log.

    Methods that take a request (`sit`, `act`, `say`, ...) change nothing: they give the steps to append, or raise
    `TableError`. `apply` changes the state, after a step is durable.

    Args:
        game: the rules with the table's options; shared by all tables that play the same.
        spec: what was settled when the table was opened.
        seed: the secret behind the dice.
    """

    __slots__ = (
        "_began", "_dice", "_seed", "_states", "_strings", "at", "chat_messages", "clocks", "closed",
        "contributions", "game", "message_ids", "next_table", "number", "outcome", "rolled", "seats", "spec",
        "starter", "state",
    )  # fmt: skip

    def __init__(self, game: AnyGame, spec: TableSpec, seed: FairSeed) -> None:
        self.game = game
        self.spec = spec
        self.number = 0
        """The number of the last entry."""
        self.at = 0.0
        """When it was written."""
        self.clocks = Clocks(spec.clock)
        self.seats = Seats(game.players, spec.seats)
        self.state: Any = None
        """The state of the game; None before it begins."""
        self.rolled = 0
        """How many rolls were made: fair dice are numbered by it."""
        self.chat_messages = 0
        """How many chat messages are in the log."""
        self.starter: int | None = game.starter
        """The seat that started the game; None before it is known."""
        self.outcome: Outcome | None = None
        self.next_table = ""
        """The id of the table of the next game; empty where none was opened."""
        self.closed = False
        """Whether an operator closed it."""
        self._seed = seed
        self.contributions = Contributions(game.players)
        """What the seats add to the dice, until the game begins."""
        self._began = False
        self._strings: tuple[str, ...] = ()
        self._dice: FairDice | None = None
        self._states: deque[tuple[int, Any]] = deque(maxlen=REMEMBERED_STATES)
        self.message_ids = MessageIds()

    # queries

    @property
    def phase(self) -> Phase:
        """`open` before the game begins, then `playing`, `over` or `closed`."""
        if self.outcome is not None:
            return "over"
        if self.closed:
            return "closed"
        return "playing" if self._began else "open"

    @property
    def stage(self) -> Stage:
        """What a table that has not begun waits for."""
        if self._began:
            return ""
        if self.contributions.sealed:
            return "revealing"
        return "seating" if None in self.seats else "pledging"

    @property
    def settled(self) -> bool:
        """Whether seats can no longer become free: a player who leaves now is replaced by a bot."""
        return self.phase == "playing" or self.stage == "revealing"

    @property
    def listing(self) -> Listing:
        """What a list of tables shows of this one."""
        return Listing(self.seats.count(None), self.phase)

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now."""
        actors: tuple[int, ...] = self.state.actors if self.state is not None else ()
        return actors

    @property
    def commitment(self) -> str:
        """The commitment to the seed of the dice."""
        return self._seed.commitment

    # requests: each gives the steps to append, or raises `TableError`

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
        pause = action.pause_ms / 1000
        if pause and (wait := self.clocks.too_soon(seat, pause, now)):
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

    # the fold

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

    def apply(self, step: Step, at: float) -> None:
        """Apply a step that is in the log now."""
        self.number += 1
        self.at = at
        entry = step.entry
        match entry:
            case Acted(seat=seat, id=id):
                self.clocks.acted(seat, at)
                self._move(step.state, at)
                self.message_ids.add(seat, id, self.number)
            case Rolled():
                self._move(step.state, at)
                self.rolled += 1
                if self.starter is None:
                    self.starter = next((one.seat for one in step.events if isinstance(one, StarterDrawn)), None)
            case Began(strings=strings):
                self._began, self._strings = True, strings
                self.contributions = SETTLED
                self._move(step.state, at)
            case Sat() | Stood() | Pledged() | Sealed() | Revealed():
                self._prepare(entry)
            case Ended(outcome=outcome):
                self.outcome = outcome
            case Absent() | Dropped() | Muted():
                self._change_seat(entry)
            case Said(seat=seat, id=id):
                self.chat_messages += 1
                self.message_ids.add(seat, id, self.number)
            case Followed(table=table):
                self.next_table = table
            case Closed():
                self.closed = True
            case _:
                pass

    def _prepare(self, entry: Sat | Stood | Pledged | Sealed | Revealed) -> None:
        """Apply an entry from before the game begins."""
        self.contributions.apply(entry)
        match entry:
            case Sat(seat=seat):
                self.seats[seat] = Occupant(entry.name, entry.kind, entry.level, entry.token, entry.pledge)
            case Stood(seat=seat):
                self.seats[seat] = None
                self.message_ids.forget(seat)
            case Pledged(seat=seat, id=id) | Revealed(seat=seat, id=id):
                self.message_ids.add(seat, id, self.number)
            case Sealed():
                pass

    def _change_seat(self, entry: Absent | Dropped | Muted) -> None:
        match entry:
            case Absent(seat=seat, level=level):
                self.seats.set_absent(seat, level)
            case Dropped(seat=seat, level=level):
                if not self._began:
                    self.contributions.apply(entry)
                self.seats.give_to_bot(seat, level)
            case Muted(seat=seat, muted=muted):
                self.seats.set_muted(seat, muted)

    def _move(self, state: Any, at: float) -> None:
        self.state = state
        if self.spec.clock is not None:
            if state.actors:
                self.clocks.wind(self.game.awaited(state), at)
            elif state.due is None:
                self.clocks.stop()
        self._states.append((self.number, state))

    def _since(self, seen: int) -> list[Any] | None:
        """The state a seat had seen, and all later ones; None where it is no longer remembered."""
        states = [state for number, state in self._states if number > seen]
        before = [state for number, state in self._states if number <= seen]
        return [before[-1], *states] if before else None


def record_of(table: Table, log: Iterable[Entry]) -> Record:
    """The record of a table's game from the entries of its log. It holds secrets until the game is over."""
    seats = tuple(SeatInfo(sitter.name, sitter.level or None) if sitter else SeatInfo("-") for sitter in table.seats)
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
