"""A match: one game being played, with its log and its record.

A match is the only mutable thing in this package. It makes its steps with the driver (`play.py`), appends each to its
log and its record, and keeps all states. Terminal, verification, replay and tests play through it; the server has a
log of its own (`server/table.py`) on the same driver.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from dicehouse.core import play
from dicehouse.core.dice import Due, Roll
from dicehouse.core.errors import LONGEST_ECHO, ActionError, DicehouseError, RecordError, RollError
from dicehouse.core.events import Event
from dicehouse.core.game import Action, AnyGame, Choice, Outcome, View
from dicehouse.core.play import RollSource, Transition
from dicehouse.core.record import (
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
    """One step of the log, with its number and its text."""

    number: int
    """1 for the first."""
    text: str
    """The action, or the faces with spaces between them."""
    transition: Transition

    @property
    def seat(self) -> int | None:
        """The seat that acted; None for a roll."""
        return self.transition.seat

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened, with everything that is hidden from some viewers."""
        return self.transition.events

    def visible(self, viewer: Viewer) -> tuple[Event, ...]:
        """The events as this viewer may know them."""
        return self.transition.visible(viewer)


class Match:
    """A game being played.

    Args:
        game: the rules, bound to their options.
        seats: the players, one for each seat of the game.
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
        self.record = Record(Header.of(game, seats, about), [])
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
        """The players."""
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
        """How the game ended; None while it is running."""
        return self.game.outcome(self.state)

    def view(self, viewer: Viewer) -> View:
        """The state as a viewer may know it."""
        view: View = self.game.view(self.state, viewer)
        return view

    def choices(self, seat: int) -> tuple[Choice, ...]:
        """The legal actions of a seat with their effects."""
        return self.game.choices(self.state, seat)

    def act(self, seat: int, action: Action | str, seen: int | None = None) -> Entry:
        """Let a seat act.

        Args:
            seat: who acts.
            action: the action or its text.
            seen: the number of the last entry the seat had seen when it decided. An action that has become illegal or
                misses its intent since then is refused as too late.

        Raises:
            NotationError: the text is no action.
            ActionError: the action is not possible now, or comes too late.
        """
        # through the text form in any case: what only looks like an action (2.0 for 2) must not get into the log
        notation = self.game.actions
        chosen: Action = notation.read(action if isinstance(action, str) else notation.write(action))
        if self._is_too_late(seat, chosen, seen):
            raise ActionError("action.too-late", action=notation.write(chosen)[:LONGEST_ECHO])
        return self._append(play.act(self.game, self.state, seat, chosen))

    def roll(self, roll: Roll) -> Entry:
        """Let the dice that are due land."""
        return self._append(play.roll(self.game, self.state, roll))

    def settle(self, source: RollSource) -> list[Entry]:
        """Make every roll that is due, until a seat may act or the game is over."""
        return [self._append(landed) for landed in play.land(self.game, self.state, source)]

    def take_back(self, number: int) -> None:
        """Forget rolls that were told wrongly: the step with this number, and all after it.

        Raises:
            RollError: somebody has acted since.
        """
        gone = self.entries[number - 1 :]
        if not gone or any(entry.seat is not None for entry in gone):
            raise RollError("roll.not-correctable")
        lines = self.record.lines
        for _ in gone:
            while not isinstance(lines.pop(), RollLine):
                pass
        del self.entries[number - 1 :], self.states[number:]

    def told_at_once(self) -> "Match":
        """The same finished game as its players knew it: dice that were told late lie where they were thrown."""
        game, moves = self.game.told_at_once([(entry.seat, entry.text) for entry in self.entries])
        if game is self.game:
            return self
        again = Match(game, self.seats, dict(self.record.header.about))
        for made in play.replay(game, moves):
            again._append(made)
        return again

    def use_dice(self, line: DiceLine) -> None:
        """Record which dice are used from here on."""
        self.record.lines.append(line)

    def reveal(self, seed: str) -> None:
        """Record the seed of the dice; only after the game is over."""
        if self.outcome is None:
            raise RecordError("dice.not-revealed")
        self.record.lines.append(RevealLine(seed))

    @classmethod
    def replay(cls, game: AnyGame, record: Record) -> "Match":
        """Replay a record; no dice are rolled.

        Raises:
            RecordError: at the first line that is not possible.
        """
        match = cls(game, record.header.seats, dict(record.header.about))
        for number, line in enumerate(record.lines, start=2):
            match.replay_line(number, line)
        return match

    def replay_line(self, number: int, line: Line) -> Entry | None:
        """Replay one more line of a record; `number` is its number in the text, for errors."""
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
                case OutcomeLine():  # `_append` has recorded it already; it may occur once
                    if self._outcome_told or self.record.lines[-1:] != [line]:
                        raise RecordError("record.outcome", line=number)
                    self._outcome_told = True
        except RecordError:
            raise
        except DicehouseError as error:
            raise RecordError("record.move", line=number, reason=error.sentence) from error
        if entry is not None and told is not None and told != (right := entry.transition.event_texts(self.game)):
            texts = {"told": ", ".join(told) or "nothing", "right": ", ".join(right) or "nothing"}
            raise RecordError("record.events", line=number, **texts)
        return entry

    def _append(self, made: Transition) -> Entry:
        entry = Entry(len(self.entries) + 1, made.text(self.game), made)
        events = made.event_texts(self.game)
        line = RollLine(entry.text, events) if made.seat is None else ActLine(made.seat, entry.text, events)
        self.record.lines.append(line)
        self.entries.append(entry)
        self.states.append(made.after)
        if (outcome := self.game.outcome(made.after)) is not None:
            self.record.lines.append(OutcomeLine(outcome))
        return entry

    def _is_too_late(self, seat: int, action: Action, seen: int | None) -> bool:
        if seen is None or not 0 <= seen < len(self.entries):
            return False
        return play.is_too_late(self.game, self.states[seen:], seat, action)
