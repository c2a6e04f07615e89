"""A match: one game being played, with its log.

The log is the truth. A match is the only thing here that changes: it appends what happened to its record and moves
on to the next state. Terminal, server, replay and tests all play through it.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from dicehouse.core.dice import Due, Roll
from dicehouse.core.errors import LONGEST_ECHO, ActionError, DicehouseError, RecordError
from dicehouse.core.events import Event
from dicehouse.core.game import Action, AnyGame, Choice, Outcome, View
from dicehouse.core.record import (
    FORMAT,
    ActLine,
    DiceLine,
    Header,
    Line,
    OutcomeLine,
    Record,
    RevealLine,
    RollLine,
    SeatInfo,
)
from dicehouse.core.viewers import Viewer

LONGEST_NAME = 40


class Entry(msgspec.Struct, frozen=True):
    """One step of the log: an action or a roll, with what came of it."""

    number: int
    """1 for the first."""
    seat: int | None
    """Who acted; None for a roll."""
    text: str
    """The action, or the faces between spaces."""
    events: tuple[Event, ...]

    def visible(self, viewer: Viewer) -> tuple[Event, ...]:
        """What this viewer may know of it."""
        return tuple(event.for_viewer(viewer) for event in self.events)


class Match:
    """A game being played.

    Args:
        game: the rules, bound to their options.
        seats: who plays; as many as the game has players.
        about: notes for the record.
    """

    def __init__(self, game: AnyGame, seats: Iterable[SeatInfo], about: dict[str, str] | None = None) -> None:
        seats = tuple(seats)
        if len(seats) != game.players:
            raise RecordError("record.names", names=len(seats), players=game.players)
        for seat in seats:
            if not (1 <= len(seat.name) <= LONGEST_NAME and seat.name.isprintable()):
                raise RecordError("record.name", high=LONGEST_NAME)
        self.game = game
        self.record = Record(Header(FORMAT, game.name, game.version, game.options.to_dict(), seats, about or {}), [])
        self.entries: list[Entry] = []
        self.states: list[Any] = [game.new()]
        """Every state so far; `states[n]` is the one after entry n."""
        self._outcome_told = False

    @property
    def state(self) -> Any:
        """The state now."""
        return self.states[-1]

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """Who plays."""
        return self.record.header.seats

    @property
    def due(self) -> Due | None:
        """The dice that are to be rolled now."""
        due: Due | None = self.state.due
        return due

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now."""
        actors: tuple[int, ...] = self.state.actors
        return actors

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.game.outcome(self.state)

    def view(self, viewer: Viewer) -> View:
        """What a viewer may know now."""
        view: View = self.game.view(self.state, viewer)
        return view

    def choices(self, seat: int) -> tuple[Choice, ...]:
        """What a seat may do now, with the effects."""
        return self.game.choices(self.state, seat)

    def act(self, seat: int, action: Action | str, seen: int | None = None) -> Entry:
        """Let a seat act.

        Args:
            seat: who acts.
            action: the action or its text.
            seen: the number of the last entry the seat had seen when it decided. Where the action was legal then and
                is not any more, or what it was aimed at is gone, somebody was faster, and the error says so.
        """
        # through the text form in any case: what only looks like an action (2.0 for 2) must not get into the log
        notation = self.game.actions
        text = action if isinstance(action, str) else notation.write(action)
        step: Action = notation.read(text)
        if self._is_too_late(seat, step, seen):
            raise ActionError("action.too-late", action=notation.write(step)[:LONGEST_ECHO])
        state, events = self.game.act(self.state, seat, step)
        seat, text = int(seat), notation.write(step)
        self.record.lines.append(ActLine(seat, text, self._texts(events)))
        return self._append(seat, text, state, events)

    def roll(self, roll: Roll) -> Entry:
        """Let the dice that are due land."""
        state, events = self.game.roll(self.state, roll)
        self.record.lines.append(RollLine(" ".join(roll), self._texts(events)))
        return self._append(None, " ".join(roll), state, events)

    def settle(self, source: Callable[[Due], Roll]) -> list[Entry]:
        """Ask a source for every roll that is due until somebody may act or the game is over."""
        entries = []
        while (due := self.due) is not None:
            entries.append(self.roll(source(due)))
        return entries

    def use_dice(self, line: DiceLine) -> None:
        """Note which dice are used from here on."""
        self.record.lines.append(line)

    def reveal(self, seed: str) -> None:
        """Show the seed behind the dice, now that the game is over."""
        if self.outcome is None:
            raise RecordError("dice.not-revealed")
        self.record.lines.append(RevealLine(seed))

    @classmethod
    def replay(cls, game: AnyGame, record: Record) -> "Match":
        """Play a record again; no dice are rolled.

        Raises:
            RecordError: at the first line that cannot have happened.
        """
        match = cls(game, record.header.seats, dict(record.header.about))
        for number, line in enumerate(record.lines, start=2):
            match.replay_line(number, line)
        return match

    def replay_line(self, number: int, line: Line) -> Entry | None:
        """Take one more line of a record; `number` is its number in the text, for errors."""
        entry = None
        told: tuple[str, ...] | None = None
        over = self.outcome is not None
        if over and not isinstance(line, OutcomeLine | RevealLine):
            raise RecordError("record.after-end", line=number)
        try:
            match line:
                case ActLine(seat=seat, act=act):
                    told, entry = line.events, self.act(seat, act)
                case RollLine(roll=roll):
                    told, entry = line.events, self.roll(tuple(roll.split()))
                case DiceLine():
                    self.use_dice(line)
                case RevealLine(reveal=seed):
                    self.reveal(seed)
                case OutcomeLine():  # the match has noted it already; it may be told once
                    if self._outcome_told or self.record.lines[-1:] != [line]:
                        raise RecordError("record.outcome", line=number)
                    self._outcome_told = True
        except RecordError:
            raise
        except DicehouseError as error:
            raise RecordError("record.move", line=number, reason=error.sentence) from error
        if entry is not None and told is not None and told != self._texts(entry.events):
            right = ", ".join(self._texts(entry.events)) or "nothing"
            raise RecordError("record.events", line=number, told=", ".join(told) or "nothing", right=right)
        return entry

    def _append(self, seat: int | None, text: str, state: Any, events: tuple[Event, ...]) -> Entry:
        entry = Entry(len(self.entries) + 1, seat, text, events)
        self.entries.append(entry)
        self.states.append(state)
        if (outcome := self.game.outcome(state)) is not None:
            self.record.lines.append(OutcomeLine(outcome))
        return entry

    def _texts(self, events: tuple[Event, ...]) -> tuple[str, ...]:
        return tuple(map(self.game.events.write, events))

    def _is_too_late(self, seat: int, action: Action, seen: int | None) -> bool:
        if seen is None or not 0 <= seen < len(self.entries):
            return False
        return is_too_late(self.game, self.states[seen:], seat, action)


def is_too_late(game: AnyGame, states: Sequence[Any], seat: int, action: Action) -> bool:
    """Whether somebody was faster: what was decided in the first of these states no longer hits its aim in the last.

    An action that is meant for something else than the state is late as soon as that has changed, also where its seat
    could not have acted then (D12). One that is meant for the state is late where its seat could have acted then.
    """
    then, now = states[0], states[-1]
    if then is now:
        return False
    target = game.aim(now, action)
    if target is not now and any(game.aim(state, action) != target for state in states):
        return True
    if action not in game.legal_actions(then, seat):
        return False
    return target is now or (now.due is None and action not in game.legal_actions(now, seat))
