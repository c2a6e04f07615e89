"""The state of a table: what the entries of its log have made of it so far."""

from collections import Counter, deque
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from dicehouse.core.dice import Due
from dicehouse.core.events import StarterDrawn
from dicehouse.core.game import AnyGame, Outcome
from dicehouse.dice import NO_STRING, DailyDice, DiceSource, FairDice, FairSeed
from dicehouse.server.clocks import Clocks
from dicehouse.server.contributions import Contributions, Stage
from dicehouse.server.entries import (
    MOVES,
    Absent,
    Acted,
    Agreed,
    Answered,
    Began,
    Changed,
    Closed,
    Corrected,
    Dropped,
    Ended,
    Followed,
    Hinted,
    Lapsed,
    Moved,
    Muted,
    Pledged,
    Proposed,
    Restored,
    Revealed,
    Rolled,
    Said,
    Sat,
    Sealed,
    Stood,
)
from dicehouse.server.message_ids import MessageIds
from dicehouse.server.rematch import Proposal
from dicehouse.server.seats import Occupant, Seats
from dicehouse.server.store import Listing
from dicehouse.server.table_rules import asks_for_pauses, current_spec, shared_rules
from dicehouse.server.table_spec import TableSpec

if TYPE_CHECKING:
    from dicehouse.server.table import Step

MOST_CORRECTIONS = 20
"""How often rolls of real dice may be corrected until somebody acts: nobody has to fill the log of a table."""
OPEN_ROLLS = 40
"""So many rolls after the last action are remembered, to be corrected."""
REMEMBERED_STATES = 64
"""How many earlier states are kept to check what a seat had seen when it decided; older decisions are too late."""
SETTLED = Contributions(0)
"""The contributions of a game that has begun: never read again, so all tables share one object."""

Phase = Literal["open", "playing", "over", "closed"]


class OpenRoll(NamedTuple):
    """A roll that nobody has acted on yet."""

    before: Any
    """The state before it."""
    roll: str
    by: int | None
    """The seat that told it; None: the house threw."""


class TableState:
    """The state of a table as the fold of its log: `apply` takes one step after the other.

    Args:
        game: the rules with the table's options; shared by all tables with the same options.
        spec: what was chosen when the table was opened.
        seed: the secret seed of the dice.
    """

    __slots__ = (
        "_began", "_corrections", "_dice", "_hinted", "_open_rolls", "_seed", "_states", "_strings",
        "_thrown", "_throws",
        "agreed", "at", "chat_messages", "clocks", "closed", "contributions", "elsewhere", "game", "hands",
        "hints", "message_ids", "moved_away", "next_table", "number", "outcome", "proposal", "rolled", "seats", "spec",
        "starter", "state",
    )  # fmt: skip

    def __init__(self, game: AnyGame, spec: TableSpec, seed: FairSeed) -> None:
        self.game = game
        self.spec = spec
        self.number = 0
        """The number of the last entry."""
        self.at = 0.0
        """When it was written."""
        self.clocks = Clocks(spec.clock, asks_for_pauses(game))
        self.seats = Seats(game, spec.seats)
        self.state: Any = None
        """The state of the game; None before it begins."""
        self.rolled = 0
        """How many rolls were made here: fair dice are numbered by it."""
        self.elsewhere: int | None = None
        """How many rolls were made at another house before the game came here; None: it began here."""
        self.chat_messages = 0
        """How many chat messages are in the log."""
        self.hints: dict[int, int] = {}
        """By seat: how many hints its player was given."""
        self._hinted: dict[int, int] = {}
        """By seat: the number of the last move when it was given its last hint."""
        self.starter: int | None = game.starter
        """The seat that started the game; None before it is known."""
        self.outcome: Outcome | None = None
        self.proposal: Proposal | None = None
        """The proposal of another game that waits for answers."""
        self.agreed: tuple[int, ...] | None = None
        """The seats whose players come to the next game, once that is settled."""
        self.next_table = ""
        """The id of the table of the next game; empty where none was opened."""
        self.closed = self.moved_away = False
        """Whether an operator closed it, or its players took the game to another house; whether they did."""
        self._seed = seed
        self.contributions = Contributions(game.players)
        """What the seats add to the dice, until the game begins."""
        self._began = False
        self._strings: tuple[str, ...] = ()
        self._dice: FairDice | None = None
        self._throws: Counter[str] = Counter()
        """At a table with the dice of a day: how often each die was thrown, by its name."""
        self._states: deque[tuple[int, Any]] = deque(maxlen=REMEMBERED_STATES)
        self.message_ids = MessageIds()
        self.hands: frozenset[int] = frozenset()
        """The connected seats that throw their own dice; not in the log, and kept up to date by the live table."""
        self._thrown: set[int] = set()
        """The seats that threw dice which are still due: a roll waits for all of its throwers. Not in the log."""
        self._open_rolls: list[OpenRoll] = []
        """From the first roll that was told since the last action: these can be corrected."""
        self._corrections = 0
        """How often they were."""

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
    def persons_are_out(self) -> bool:
        """Whether persons and programs have seats, and all of them are out of the game: only bots are left in it."""
        seats = self.seats
        playing = [seat for seat in range(len(seats)) if seats.has_player(seat) and seat not in seats.absent]
        return bool(playing) and self.state is not None and set(playing) <= set(self.game.retired(self.state))

    @property
    def throwers(self) -> tuple[int, ...]:
        """The seats whose throw the dice that are due wait for."""
        state = self.state
        if state is None or state.due is None or not (self.hands or self.spec.real):
            return ()
        throwing = self.game.throwing(state)
        return tuple(seat for seat in throwing if seat not in self._thrown and self.throws_own(seat))

    def throws_own(self, seat: int) -> bool:
        """Whether dice of a seat wait for its player."""
        return (seat in self.hands or self.spec.real) and not self.seats.bot_level_of(seat)

    @property
    def open_rolls(self) -> list[OpenRoll]:
        """The rolls since the last action, of which those that were told may still be corrected."""
        return self._open_rolls if self.phase == "playing" and self._corrections < MOST_CORRECTIONS else []

    @property
    def _last_move(self) -> int:
        """The number of the last entry that changed the game."""
        return self._states[-1][0] if self._states else 0

    def was_hinted(self, seat: int) -> bool:
        """Whether the seat was given a hint since the last move."""
        return self._hinted.get(seat) == self._last_move

    @property
    def commitment(self) -> str:
        """The commitment to the seed of the dice."""
        return self._seed.commitment

    def reveal_seed(self) -> str:
        """The seed of the dice; secret until the game, and the day whose dice they are, is over."""
        return self._seed.reveal()

    def _source(self, rolled: int, strings: tuple[str, ...]) -> DiceSource:
        """The dice after some rolls; an earlier proposal may have rolled them, and not been appended."""
        if self.spec.daily:
            return DailyDice(self._seed, self.spec.daily, self._throws)
        dice = self._dice
        if dice is None or dice.strings != strings:
            dice = self._dice = self._seed.dice(strings)
        dice.rolled = rolled
        return dice

    # the fold

    def apply(self, step: "Step", at: float) -> None:
        """Apply a step that is in the log now."""
        entry = step.entry
        if isinstance(entry, MOVES):  # nearly all
            self.apply_move(entry, step, at)
            return
        self.number += 1
        self.at = at
        match entry:
            case Began(strings=strings):
                self._began, self._strings = True, strings
                self.contributions = SETTLED
                self._move(step.state, at)
            case Sat() | Stood() | Pledged() | Sealed() | Revealed():
                self._prepare(entry)
            case Changed():
                self._rearrange(entry)
            case Moved():
                self.elsewhere, self.rolled = self.rolled, 0
                self._strings = (NO_STRING,) * self.game.players
            case Ended(outcome=outcome):
                self.outcome = outcome
            case Absent() | Dropped() | Restored() | Muted() | Hinted():
                self._change_seat(entry, at)
            case Said(seat=seat, id=id):
                self.chat_messages += 1
                self.message_ids.add(seat, id, self.number)
            case Proposed() | Answered() | Lapsed() | Agreed() | Followed():
                self._go_on(entry)
            case Closed(moved=moved):
                self.closed, self.moved_away = True, moved
            case _:
                pass

    def apply_move(self, entry: Acted | Rolled | Corrected, step: "Step", at: float) -> None:
        """The same for an entry of the game, where the caller knows that it is one."""
        # no patterns and few calls: this runs twice with every move
        number = self.number = self.number + 1
        self.at = at
        if isinstance(entry, Acted):
            if self.clocks.needed:
                self.clocks.acted(entry.seat, at)
            if self._thrown:
                self._thrown.clear()
            if self._open_rolls:
                self._open_rolls = []
            self._corrections = 0
            if entry.id:
                self.message_ids.add(entry.seat, entry.id, number)
        elif isinstance(entry, Rolled):
            by = entry.by
            self.rolled += 1
            if self._thrown or self.spec.daily:
                self._count_throws(self.state.due)
            if by is not None or self._open_rolls:
                self._open_rolls = [*self._open_rolls[1 - OPEN_ROLLS :], OpenRoll(self.state, entry.roll, by)]
            if by is not None:
                self.message_ids.add(by, entry.id, number)
            if self.starter is None:
                self.starter = next((one.seat for one in step.events if isinstance(one, StarterDrawn)), None)
        else:
            place = len(self._open_rolls) - 1 - entry.back
            corrected = OpenRoll(self._open_rolls[place].before, entry.roll, entry.by)
            self._open_rolls = [*self._open_rolls[:place], corrected]
            self._corrections += 1
            self.rolled -= entry.back
            self._thrown.clear()
            self.message_ids.add(entry.by, entry.id, number)
        state = self.state = step.state  # as in `_move`
        if self.spec.clock is not None:
            self._wind(state, at)
        self._states.append((number, state))

    def _count_throws(self, due: Due) -> None:
        """Dice that were due have landed, at a table that has to know by whom, or which."""
        self._thrown.difference_update(due.throwers)
        if self.spec.daily:
            self._throws.update(die.name for die in due.dice)

    def _prepare(self, entry: Sat | Stood | Pledged | Sealed | Revealed) -> None:
        """Apply an entry from before the game begins."""
        self.contributions.apply(entry)
        match entry:
            case Sat(seat=seat):
                self.seats[seat] = Occupant(
                    entry.name, entry.kind, entry.level, entry.token, entry.pledge, entry.portrait
                )
            case Stood(seat=seat, removed=removed):
                self.seats.free(seat, removed=removed)
                self.message_ids.forget(seat)
            case Pledged(seat=seat, id=id) | Revealed(seat=seat, id=id):
                self.message_ids.add(seat, id, self.number)
            case Sealed():
                pass

    def _rearrange(self, entry: Changed) -> None:
        """Play by another spec from now on."""
        spec = self.spec = current_spec(entry.spec)
        self.game = shared_rules(spec.game, spec.options)
        self.starter = self.game.starter
        self.clocks = Clocks(spec.clock, asks_for_pauses(self.game))
        self.seats = self.seats.arranged(self.game, spec.seats, entry.came)
        self.contributions = self.contributions.arranged(entry.came, self.seats.count(None))
        self.message_ids = self.message_ids.arranged(entry.came)

    def _go_on(self, entry: Proposed | Answered | Lapsed | Agreed | Followed) -> None:
        """Apply an entry about the next game."""
        match entry:
            case Proposed():
                self.proposal = Proposal.of(entry)
            case Answered():
                self.proposal = self.proposal and self.proposal.answered(entry)
            case Lapsed():
                self.proposal = None
            case Agreed(seats=seats):
                self.agreed = seats
            case Followed(table=table):
                self.next_table, self.proposal = table, None

    def _change_seat(self, entry: Absent | Dropped | Restored | Muted | Hinted, at: float) -> None:
        match entry:
            case Absent(seat=seat, level=level):
                self.seats.set_absent(seat, level, at)
            case Dropped(seat=seat, level=level, why=why):
                if not self._began:
                    self.contributions.apply(entry)
                self.seats.give_to_bot(seat, level, at, removed=why == "removed")
                self.hints.pop(seat, None)
            case Restored(name=name, seat=seat):
                self.seats.restore(name, seat)
            case Muted(seat=seat, muted=muted):
                self.seats.set_muted(seat, muted)
            case Hinted(seat=seat):
                self.hints[seat] = self.hints.get(seat, 0) + 1
                self._hinted[seat] = self._last_move

    def _move(self, state: Any, at: float) -> None:
        self.state = state
        if self.spec.clock is not None:
            self._wind(state, at)
        self._states.append((self.number, state))

    def _wind(self, state: Any, at: float) -> None:
        """Set the clocks for a new state."""
        if state.actors:
            self.clocks.wind(self.game.awaited(state), at)
        elif state.due is None:
            self.clocks.stop()
