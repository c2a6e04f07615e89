"""A table as its log made it, and what may be added to the log next."""

from collections import deque
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Literal, NamedTuple

import msgspec

from dicehouse.core import play
from dicehouse.core.errors import LONGEST_ECHO, ActionError
from dicehouse.core.events import Event, StarterDrawn
from dicehouse.core.game import AnyGame, Outcome
from dicehouse.core.record import ActLine, DiceLine, Header, Line, OutcomeLine, Record, RevealLine, RollLine, SeatInfo
from dicehouse.dice import FairDice, FairSeed
from dicehouse.games import bind, bind_version, load
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
from dicehouse.server.names import check_name, taken
from dicehouse.server.store import Standing

REMEMBERED_STATES = 64
"""So far back it is known what a seat had seen when it decided; whoever is further behind is too late."""
REMEMBERED_IDS = 32
"""At least so many of a seat's last messages are known again when they are sent twice."""
LONGEST_SAID = 500
SETTLED = Contributions(0)
"""The contributions of a game that has begun: nobody asks for them any more, and all tables share them."""

Phase = Literal["open", "playing", "over", "closed"]


class SeatWish(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whom a seat is for."""

    kind: Literal["person", "program", "bot"] = "person"
    level: str = ""
    """The level of a bot of the house."""


class TableSpec(msgspec.Struct, frozen=True):
    """What is played at a table, and how; settled when it is opened."""

    game: str
    options: dict[str, Any]
    """All options of the game, the number of players among them."""
    seats: tuple[SeatWish, ...]
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


class Sitter(NamedTuple):
    """Who sits in a seat."""

    name: str
    kind: Literal["person", "program", "bot"]
    level: str
    token: str
    """The hash of the token; empty for a bot of the house."""
    pledge: str | None
    """What the seat is bound to add to the dice; empty: nothing; None: it will say."""


class Player(NamedTuple):
    """Who a client says it is: a seat, and the hash of the token that keeps it.

    A seat number alone proves nothing by the time something is written: others may sit there by then. So everything a
    player does carries both, and the table compares them at the moment of writing.
    """

    seat: int
    token: str


class Step(msgspec.Struct, frozen=True, gc=False):
    """An entry with what it makes of the game: the new state, and the events as they are."""

    entry: Entry
    state: Any
    events: tuple[Event, ...] = ()


class Table:
    """The fold of a log.

    Args:
        game: the rules with the table's options; shared by all tables that play the same.
        spec: what was settled when the table was opened.
        seed: the secret behind the dice.
    """

    __slots__ = (
        "_absent", "_began", "_dice", "_ids", "_muted", "_seed", "_states", "_strings", "at", "clocks", "closed",
        "contributions", "follower", "game", "number", "outcome", "rolled", "seats", "spec", "starter", "state",
        "words",
    )  # fmt: skip

    def __init__(self, game: AnyGame, spec: TableSpec, seed: FairSeed) -> None:
        self.game = game
        self.spec = spec
        self.number = 0
        """The number of the last entry."""
        self.at = 0.0
        """When it was written."""
        self.clocks = Clocks(spec.clock)
        self.seats: list[Sitter | None] = [None] * game.players
        self.state: Any = None
        """The state of the game; None before it begins."""
        self.rolled = 0
        """How many rolls were made: fair dice count them."""
        self.words = 0
        """How many chat messages are in the log."""
        self.starter: int | None = game.starter
        """Who started the game; None before it is known."""
        self.outcome: Outcome | None = None
        self.follower = ""
        """The table of the next game."""
        self.closed = False
        """Whether an operator closed it."""
        self._seed = seed
        self.contributions = Contributions(game.players)
        """What the seats add to the dice, until the game begins."""
        self._began = False
        self._strings: tuple[str, ...] = ()
        self._dice: FairDice | None = None
        self._states: deque[tuple[int, Any]] = deque(maxlen=REMEMBERED_STATES)
        self._ids: dict[int, dict[str, int]] = {}
        self._absent: dict[int, str] = {}
        self._muted: frozenset[str] = frozenset()
        """Hashes of the tokens of players the host does not want to hear: a mute is of the player, not of the seat."""

    # what it is now

    @property
    def phase(self) -> Phase:
        """Whether it waits for people, is being played, is over, or was closed before that."""
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
        """Whether seats stay as they are: whoever leaves now is followed by a bot."""
        return self.phase == "playing" or self.stage == "revealing"

    @property
    def standing(self) -> Standing:
        """What a list of tables shows."""
        return Standing(self.seats.count(None), self.phase)

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now."""
        actors: tuple[int, ...] = self.state.actors if self.state is not None else ()
        return actors

    @property
    def commitment(self) -> str:
        """To the seed behind the dice."""
        return self._seed.commitment

    @property
    def absent(self) -> dict[int, str]:
        """The seats whose players are gone, with the bots that play for them."""
        return self._absent

    def seat_of(self, token: str) -> int | None:
        """The seat that a token keeps, by its hash."""
        for seat, sitter in enumerate(self.seats):
            if sitter is not None and sitter.token and sitter.token == token:
                return seat
        return None

    def mind_of(self, seat: int) -> str | None:
        """The level of the bot that plays a seat now; None where its player does."""
        sitter = self.seats[seat]
        if sitter is not None and sitter.kind == "bot":
            return sitter.level
        return self._absent.get(seat)

    def is_muted(self, seat: int) -> bool:
        """Whether the host does not want to hear the player of a seat."""
        sitter = self.seats[seat]
        return sitter is not None and sitter.token in self._muted

    def check_player(self, player: Player) -> None:
        """Refuse whoever no longer has the seat: they left, or were sent away while something was on its way."""
        sitter = self.seats[player.seat]
        if sitter is None or sitter.token != player.token:
            raise TableError("table.token")

    def done(self, player: Player, id: str) -> int | None:  # noqa: A002 - the word for it
        """The number of the entry that a player's message with this id made, if it is remembered."""
        known = self._ids.get(player.seat)
        return known.get(id) if id and known is not None else None

    # what may come next

    def sit(self, seat: int | None, sitter: Sitter) -> list[Step]:
        """Take a free seat, the first that fits where none is named; whoever takes the last one starts the game."""
        self.check_open()
        if self.phase != "open":
            raise TableError("table.begun")
        check_name(sitter.name)
        fits = [
            place
            for place, taken in enumerate(self.seats)
            if taken is None and self.spec.seats[place].kind == sitter.kind and seat in (None, place)
        ]
        if not fits:
            raise TableError(
                "table.full" if seat is None else "table.taken", **({} if seat is None else {"seat": seat})
            )
        if taken(sitter.name, (other.name for other in self.seats if other is not None)):
            raise TableError("table.name-taken", name=sitter.name)
        sat = Sat(fits[0], sitter.name, sitter.token, sitter.pledge, sitter.kind, sitter.level)
        return [Step(sat, None), *self._mix(self.contributions.after(sat))]

    def leave(self, seat: int, token: str, *, host: bool, level: str, name: str = "") -> list[Step]:
        """Free a seat for its player or for the host; once pledges are sealed a bot has it from then on.

        Args:
            seat: the seat.
            token: the hash of the token of whoever asks.
            host: whether they are the host, who may send others away.
            level: of the bot that takes over a running game.
            name: whom the host means; empty: whoever sits there.
        """
        self.check_open()
        sitter = self.seats[seat] if 0 <= seat < len(self.seats) else None
        own = sitter is not None and bool(token) and sitter.token == token
        if not own and not host:
            raise TableError("table.not-host")
        if sitter is None or sitter.kind == "bot" or (name and sitter.name != name):
            raise TableError("table.nobody", seat=seat)
        if self.phase == "over":
            raise TableError("table.begun")
        if self.settled:
            return self.drop(seat, level)
        return [Step(Stood(seat, removed=not own), None)]

    def act(self, player: Player, text: str, seen: int | None, id: str, now: float) -> list[Step]:  # noqa: A002
        """Let a player act, and all dice land that are due after it."""
        self.check_player(player)
        return self._acted(player.seat, text, seen, id, now, stand_in=False)

    def act_for(self, seat: int, text: str, seen: int | None, now: float, *, stand_in: bool) -> list[Step]:
        """Let a bot of the house act: in its own seat, for a player who is gone, or once for one out of time."""
        if not stand_in and not self.mind_of(seat):  # the player came back while the bot was thinking
            raise TableError("table.token")
        return self._acted(seat, text, seen, "", now, stand_in=stand_in)

    def _acted(self, seat: int, text: str, seen: int | None, id: str, now: float, *, stand_in: bool) -> list[Step]:  # noqa: A002
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

    def say(self, player: Player, text: str, id: str) -> list[Step]:  # noqa: A002 - the word for it
        """Say something to the table."""
        self.check_open()
        self.check_player(player)
        said = " ".join(text.split())
        if not said or len(said) > LONGEST_SAID or not said.isprintable():
            raise TableError("table.said", high=LONGEST_SAID)
        if self.is_muted(player.seat):
            raise TableError("table.muted")
        return [Step(Said(player.seat, said, id), None)]

    def mute(self, seat: int, muted: bool) -> list[Step]:
        """No longer hear somebody, or again."""
        if not self._is_played(seat):
            raise TableError("table.nobody", seat=seat)
        return [Step(Muted(seat, muted), None)] if muted != self.is_muted(seat) else []

    def replace(self, seat: int, level: str | None) -> list[Step]:
        """Let a bot play for a player who is gone, or give the seat back."""
        if self.phase != "playing" or self._absent.get(seat) == level or not self._is_played(seat):
            return []
        return [Step(Absent(seat, level), None)]

    def drop(self, seat: int, level: str) -> list[Step]:
        """A player is out for good, and a bot has the seat: no game can go on with an empty one.

        Once pledges are sealed it is the same. Were seats taken anew then, a house could have a friend leave until it
        likes what the strings of the others make of the dice.
        """
        if not self.settled:
            raise TableError("table.not-begun")
        if not self._is_played(seat):
            raise TableError("table.nobody", seat=seat)
        dropped = Dropped(seat, level)
        return [Step(dropped, None), *([] if self._began else self._mix(self.contributions.after(dropped)))]

    def _is_played(self, seat: int) -> bool:
        """Whether a person or a program has the seat."""
        sitter = self.seats[seat] if 0 <= seat < len(self.seats) else None
        return sitter is not None and sitter.kind != "bot"

    def follow(self, table: str) -> list[Step]:
        """The next game is at another table; the first who asks for it opens it."""
        self.check_open()
        if self.phase != "over":
            raise TableError("table.not-over")
        if self.follower:
            raise TableError("table.followed")
        return [Step(Followed(table), None)]

    def close(self) -> list[Step]:
        """End everything here, by order of an operator."""
        return [] if self.closed else [Step(Closed(), self.state)]

    def check_open(self) -> None:
        """Raises `TableError` where an operator closed the table."""
        if self.closed:
            raise TableError("table.closed")

    # mixing the dice

    def pledge(self, player: Player, pledge: str, id: str) -> list[Step]:  # noqa: A002 - the word for it
        """Say what a seat will add to the dice, where that is not known yet."""
        self.check_player(player)
        return self._contribute(self.contributions.pledge(player.seat, pledge, id, self.stage))

    def reveal(self, player: Player, string: str, id: str) -> list[Step]:  # noqa: A002 - the word for it
        """Show the string that a seat has pledged; with the last one the game begins."""
        self.check_player(player)
        return self._contribute(self.contributions.reveal(player.seat, string, id, self.stage))

    def hurry(self, stage: Stage) -> list[Step]:
        """The time of a stage is up: whoever has not pledged adds nothing, whoever has not revealed withholds."""
        return self._mix(self.contributions.hurried()) if stage and stage == self.stage else []

    def _contribute(self, entry: Pledged | Revealed | None) -> list[Step]:
        return [] if entry is None else [Step(entry, None), *self._mix(self.contributions.after(entry))]

    def _mix(self, parts: Contributions) -> list[Step]:
        """What follows from these contributions: the seal, the beginning of the game, or nothing yet."""
        if not parts.ready:
            return []
        pledges = parts.decided()
        if any(pledges) and not parts.sealed:
            return [Step(Sealed(pledges), None)]
        state = self.game.new()
        began = Began(self._seed.commitment, parts.strings(), pledges if any(pledges) else ())
        return [Step(began, state), *self._land(state, 0, began.strings)]

    def _land(self, state: Any, rolled: int, strings: tuple[str, ...]) -> list[Step]:
        """All dice that are due, until somebody may act or the game is over."""
        steps = []
        if state.due is not None:
            dice = self._dice
            if dice is None or dice.strings != strings:
                dice = self._dice = self._seed.dice(strings)
            dice.rolled = rolled  # whatever was proposed before and did not happen
            for made in play.land(self.game, state, dice.roll):
                state = made.after
                entry = Rolled(made.text(self.game), made.event_texts(self.game))
                steps.append(Step(entry, state, made.events))
        outcome = self.game.outcome(state)
        if outcome is not None:
            steps.append(Step(Ended(outcome, self._seed.reveal()), state))
        return steps

    # what was

    def step(self, entry: Entry) -> Step:
        """An entry that somebody else wrote, played again."""
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

    def take(self, step: Step, at: float) -> None:
        """One step more: it is in the log."""
        self.number += 1
        self.at = at
        entry = step.entry
        match entry:
            case Acted(seat=seat, id=id):
                self.clocks.acted(seat, at)
                self._move(step.state, at)
                self._remember(seat, id)
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
            case Absent() | Dropped():
                self._go(entry)
            case Said(seat=seat, id=id):
                self.words += 1
                self._remember(seat, id)
            case Muted(seat=seat, muted=muted):
                self._mute(seat, muted)
            case Followed(table=table):
                self.follower = table
            case Closed():
                self.closed = True
            case _:
                pass

    def _prepare(self, entry: Sat | Stood | Pledged | Sealed | Revealed) -> None:
        """Something happens before the game begins."""
        self.contributions.take(entry)
        match entry:
            case Sat(seat=seat):
                self.seats[seat] = Sitter(entry.name, entry.kind, entry.level, entry.token, entry.pledge)
            case Stood(seat=seat):
                self.seats[seat] = None
                self._ids.pop(seat, None)  # whoever sits there next has sent nothing yet
            case Pledged(seat=seat, id=id) | Revealed(seat=seat, id=id):
                self._remember(seat, id)
            case Sealed():
                pass

    def _go(self, entry: Absent | Dropped) -> None:
        """A player goes, for a while or for good, or is back."""
        self._absent.pop(entry.seat, None)
        sitter = self.seats[entry.seat]
        if isinstance(entry, Dropped):
            assert sitter is not None
            if not self._began:
                self.contributions.take(entry)
            self.seats[entry.seat] = sitter._replace(kind="bot", level=entry.level, token="")
        elif entry.level is not None:
            self._absent[entry.seat] = entry.level

    def _mute(self, seat: int, muted: bool) -> None:
        sitter = self.seats[seat]
        if sitter is not None and sitter.token:
            self._muted = self._muted | {sitter.token} if muted else self._muted - {sitter.token}

    def _move(self, state: Any, at: float) -> None:
        self.state = state
        if self.spec.clock is not None:
            if state.actors:
                self.clocks.wind(self.game.awaited(state), at)
            elif state.due is None:
                self.clocks.stop()
        self._states.append((self.number, state))

    def _remember(self, seat: int, id: str) -> None:  # noqa: A002 - the word for it
        if id:
            known = self._ids.get(seat)
            if known is None:
                known = self._ids[seat] = {}
            known[id] = self.number
            if len(known) > 2 * REMEMBERED_IDS:  # many at once: finding the oldest of a dict takes long
                for forgotten in list(known)[:REMEMBERED_IDS]:
                    del known[forgotten]

    def _since(self, seen: int) -> list[Any] | None:
        """The state a seat had seen, and all after it; None where that is too long ago."""
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


def read_spec(stored: bytes | str) -> TableSpec:
    """A stored spec, its options as the rules of today have them: a table goes on by the rules it was opened with."""
    spec = msgspec.json.decode(stored, type=TableSpec)
    if spec.rules == load(spec.game).version:
        return spec
    rules = bind_version(spec.game, spec.rules, spec.options)
    return msgspec.structs.replace(spec, options=rules.options.to_dict(), rules=rules.version)


def shared_rules(game: str, options: Mapping[str, Any]) -> AnyGame:
    """The rules of a table, shared by all that play the same; options as a `TableSpec` has them."""
    return _bound(game, msgspec.json.encode(options))


@lru_cache(maxsize=256)
def _bound(game: str, options: bytes) -> AnyGame:
    given = msgspec.json.decode(options)
    return bind(game, given.pop("players"), given)
