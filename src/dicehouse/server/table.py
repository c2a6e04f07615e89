"""A table and the requests of its players: what may be appended to its log next."""

from collections import deque
from collections.abc import Collection, Iterable
from copy import copy
from typing import Any

import msgspec

from dicehouse.core import play
from dicehouse.core.dice import Due, Roll
from dicehouse.core.errors import LONGEST_ECHO, ActionError, RollError
from dicehouse.core.events import Event
from dicehouse.core.game import AnyGame
from dicehouse.core.viewers import sees
from dicehouse.dice import NO_STRING
from dicehouse.server.contributions import Contributions, Stage
from dicehouse.server.entries import (
    Absent,
    Acted,
    Agreed,
    Answered,
    Began,
    Changed,
    Closed,
    Corrected,
    Departure,
    Dropped,
    Ended,
    Entry,
    Followed,
    Hinted,
    Missing,
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
from dicehouse.server.errors import TableError
from dicehouse.server.rematch import Proposal
from dicehouse.server.seats import Occupant, Player
from dicehouse.server.table_changes import ChangeTable, bot_name, changed_spec, differences
from dicehouse.server.table_state import TableState

LONGEST_SAID = 500


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
        self.seats.check_welcome(occupant)
        return self._sit(self.seats.choose(seat, occupant), occupant)

    def _sit(self, seat: int, occupant: Occupant) -> list[Step]:
        if self.spec.daily or self.spec.real:  # nobody adds to the dice of a day, or to real ones
            occupant = occupant._replace(pledge="")
        sat = Sat(
            seat, occupant.name, occupant.token, occupant.pledge, occupant.kind, occupant.level, occupant.portrait
        )
        return [Step(sat, None), *self._mix(self.contributions.after(sat))]

    def rearrange(self, wish: ChangeTable) -> list[Step]:
        """Change options, terms or chairs for the host, as long as no pledge is sealed; bots sit down at once."""
        self.check_open()
        if self.spec.daily:
            raise TableError("table.daily")
        if self.settled or self.phase != "open":
            raise TableError("table.begun")
        spec, came = changed_spec(self.spec, self.seats, wish)
        if spec == self.spec and came == tuple(range(len(self.seats))):
            return []
        after = self._copy()
        steps = [Step(Changed(spec, came, differences(self.spec, spec)), None)]
        after.apply(steps[0], self.at)
        for seat, request in enumerate(spec.seats):
            if request.kind == "bot" and after.seats[seat] is None:
                names = [one.name for one in after.seats if one is not None]
                bot = Occupant(bot_name(request.level, seat, names), "bot", request.level, "", "")
                made = after._sit(seat, bot)
                for step in made:
                    after.apply(step, self.at)
                steps += made
        if len(steps) == 1:  # perhaps it was the last empty chair that went
            steps += after._mix(after.contributions)
        return steps

    def _copy(self) -> "Table":
        """A copy to try entries on; a game that has begun cannot be copied."""
        other = copy(self)
        other._states = deque(maxlen=0)
        return other

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
            return self.drop(seat, level, "left" if own else "removed")
        occupant = self.seats[seat]
        assert occupant is not None
        return [Step(Stood(seat, not own, occupant.name), None)]

    def restore(self, name: str) -> list[Step]:
        """Take back for the host that a player was sent away.

        In a running game the player gets the seat back from the bot. Before, they have their chair again, or another
        one; where all are taken, they may sit down once one is free.
        """
        self.check_open()
        if name not in self.seats.sent_away:
            raise TableError("table.not-sent-away", name=name)
        seat, occupant = self.seats.sent_away[name]
        if self.phase == "playing":
            return [Step(Restored(name, seat), self.state)]
        if self.settled or self.phase != "open":
            raise TableError("table.begun")
        restored = Step(Restored(name), None)
        free = [place for place in (seat, None) if self.seats.has_room(place, occupant)]
        return [restored, *(self._sit(self.seats.choose(free[0], occupant), occupant) if free else [])]

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
        if self.closed:
            self.check_open()
        if not self._began:
            raise TableError("table.not-begun")
        game = self.game
        notation = game.actions
        action = notation.read(text)
        text = notation.write(action)
        if seen is not None and seen < self.number:
            since = self._since(seen)
            if since is None or play.is_too_late(game, since, seat, action):
                raise ActionError("action.too-late", action=text[:LONGEST_ECHO])
        if action.pause_ms and (wait := self.clocks.too_soon(seat, action.pause_ms / 1000, now)):
            raise ActionError("action.too-soon", action=text[:LONGEST_ECHO], wait=int(wait * 1000) + 1)
        made = play.act(game, self.state, seat, action)
        state, events = made.after, made.events
        step = Step(Acted(seat, text, made.event_texts(game) if events else (), id, stand_in), state, events)
        thrown = action.throws and not self.spec.real
        return [step, *self._land(state, self.rolled, self._strings, thrown=thrown)]

    def throw(self, player: Player, seen: int) -> list[Step]:
        """Throw the dice of a player that are due; they land when all who throw with them have thrown.

        Args:
            player: who throws.
            seen: the number of the last entry the player had seen: a throw is for the dice that were due then.
        """
        self.check_open()
        self.seats.check_player(player)
        if player.seat not in self.throwers or seen < self._states[-1][0]:
            raise RollError("roll.not-due")
        self._thrown.add(player.seat)
        return self._land(self.state, self.rolled, self._strings)

    def tell(self, player: Player, text: str, seen: int, id: str, *, sure: bool = False) -> list[Step]:
        """Tell how real dice landed that are due; whoever sees them may.

        Args:
            player: who tells it.
            text: the faces, in any order.
            seen: the number of the last entry the player had seen: it is about the dice that were due then.
            id: of the message.
            sure: whether the roll may end the game.
        """
        due = self._telling(player)
        if self.open_rolls and seen < self._last_move:
            raise RollError("roll.told")
        if due is None or seen < self._last_move:
            raise RollError("roll.not-due")
        made = _land_by_hand(self.game, self.state, due.arrange(text), sure)
        entry = Rolled(made.text(self.game), made.event_texts(self.game), player.seat, id)
        landed = self._land(made.after, self.rolled + 1, self._strings)
        return [Step(entry, made.after, made.events), *landed]

    def _telling(self, player: Player) -> Due | None:
        """The real dice that are due, for a player who may tell how they landed; None: there are none."""
        self.check_open()
        self.seats.check_player(player)
        if not self.spec.real:
            raise TableError("table.not-real")
        if not self.throwers:
            return None
        due: Due = self.state.due
        if not sees(player.seat, due.seen_by):
            raise RollError("roll.unseen")
        return due

    def arrange_untold(self, seat: int, text: str) -> str:
        """The real dice before a seat that nobody told, in order; for its own advice only.

        Raises:
            RollError: it sees no such dice, or they cannot lie like that.
        """
        due = None if self.state is None else self.game.untold(self.state, seat)
        if due is None or not self.spec.real:
            raise RollError("roll.not-due")
        return " ".join(due.arrange(text))

    def correct(
        self, player: Player, text: str, seen: int, id: str, *, back: int = 0, sure: bool = False
    ) -> list[Step]:
        """Correct how real dice landed, before anybody has acted since; whoever saw them may.

        The rolls after them stay as they are, as far as the same dice are due; the others never happened.

        Args:
            player: who corrects it.
            text: the faces, in any order.
            seen: the number of the last entry the player had seen.
            id: of the message.
            back: how many rolls came after it.
            sure: whether the roll may end the game.
        """
        self.check_open()
        self.seats.check_player(player)
        rolls = self.open_rolls
        place = len(rolls) - 1 - back
        if place < 0 or rolls[place].by is None or seen < self._last_move:
            raise RollError("roll.not-correctable")
        before = rolls[place].before
        if not sees(player.seat, before.due.seen_by):
            raise RollError("roll.unseen")
        made = _land_by_hand(self.game, before, before.due.arrange(text), sure)
        if made.text(self.game) == rolls[place].roll:
            return []
        entry = Corrected(made.text(self.game), made.event_texts(self.game), player.seat, id, back)
        steps = [Step(entry, made.after, made.events)]
        for later in rolls[place + 1 :]:
            if made.after.due != later.before.due:
                break
            made = _land_by_hand(self.game, made.after, tuple(later.roll.split()), sure)
            again = Rolled(made.text(self.game), made.event_texts(self.game), later.by)
            steps.append(Step(again, made.after, made.events))
        kept = len(steps) - 1
        self._thrown.clear()  # whoever let the house throw did it for dice that are not due any more
        return [*steps, *self._land(made.after, self.rolled - back + kept, self._strings)]

    def land(self, rolled: int) -> list[Step]:
        """Roll dice that wait for nobody any more; none where that happened already.

        Args:
            rolled: how many rolls had been made when they were found waiting.
        """
        if self.phase != "playing" or self.state.due is None or self.rolled != rolled:
            return []
        self._thrown.update(self.game.throwing(self.state))
        return self._land(self.state, self.rolled, self._strings)

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

    def take_hint(self, player: Player) -> list[Step]:
        """Note that a player was given a hint, once for each decision: all players see who uses hints."""
        self.check_open()
        self.seats.check_player(player)
        return [] if self.phase != "playing" or self.was_hinted(player.seat) else [Step(Hinted(player.seat), None)]

    def replace(self, seat: int, level: str | None) -> list[Step]:
        """Let a bot play for an absent player; None gives the seat back to the player."""
        if self.phase != "playing" or self.seats.absent.get(seat) == level or not self.seats.has_player(seat):
            return []
        return [Step(Absent(seat, level), None)]

    def drop(self, seat: int, level: str, why: Departure) -> list[Step]:
        """Give the seat of a player to a bot for good: no game can go on with an empty seat.

        It is the same once pledges are sealed. If seats could be taken anew then, a dishonest server could let an
        accomplice leave and come back until the strings of the others make dice that it likes.
        """
        if not self.settled:
            raise TableError("table.not-begun")
        self.seats.check_has_player(seat)
        occupant = self.seats[seat]
        assert occupant is not None
        dropped = Dropped(seat, level, why, occupant.name)
        return [Step(dropped, None), *([] if self._began else self._mix(self.contributions.after(dropped)))]

    def want_next(self, token: str, missing: Missing, until: float, *, host: bool) -> list[Step]:
        """Want another game: propose it to the other players, or accept what one of them proposed.

        Args:
            token: the hash of the token that came with the request.
            missing: where it is a proposal, who plays for those who do not come.
            until: where it is a proposal, when its time is up.
            host: whether the request came from the host, who decides alone where only bots play.
        """
        self.check_open()
        if self.phase != "over":
            raise TableError("table.not-over")
        seat, players = self.seats.seat_of(token), self._players()
        if seat is None and (players or not host):
            raise TableError("table.token")
        if self.agreed is not None:
            return []
        if seat is None:
            return [Step(Agreed(()), self.state)]
        if self.proposal is None:
            proposed = Proposed(seat, until, missing)
            return [Step(proposed, self.state), *self._settle(Proposal.of(proposed))]
        return self._answer(self.proposal, Answered(seat, True))

    def refuse_next(self, token: str) -> list[Step]:
        """Say no to a proposal, or take it back."""
        self.check_open()
        seat = self.seats.seat_of(token)
        if seat is None:
            raise TableError("table.token")
        if self.proposal is None or self.agreed is not None:
            raise TableError("table.not-proposed")
        return self._answer(self.proposal, Answered(seat, False))

    def end_proposal(self, now: float) -> list[Step]:
        """Settle a proposal whose time is up: those who have not answered do not come."""
        if self.proposal is None or self.agreed is not None or now < self.proposal.until:
            return []
        return self._settle(self.proposal, time_is_up=True)

    def _answer(self, proposal: Proposal, answer: Answered) -> list[Step]:
        if answer.seat in (proposal.yes if answer.yes else proposal.no):
            return []
        return [Step(answer, self.state), *self._settle(proposal.answered(answer))]

    def _settle(self, proposal: Proposal, *, time_is_up: bool = False) -> list[Step]:
        result = proposal.result(self._players(), time_is_up=time_is_up)
        return [] if result is None else [Step(result, self.state)]

    def _players(self) -> list[int]:
        """The seats of people and programs."""
        return [seat for seat in range(len(self.seats)) if self.seats.has_player(seat)]

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
        """Raises `TableError` where the table is closed."""
        if self.closed:
            raise TableError("table.moved" if self.moved_away else "table.closed")

    # to and from other houses

    def play_on(self, moves: Iterable[play.Transition]) -> list[Step]:
        """Play on a game that was begun at another house, all seats being taken here.

        Args:
            moves: what was played there, by these rules.
        """
        state = self.game.new()
        steps = [Step(Began("", ()), state)]
        for made in moves:
            state = made.after
            steps.append(Step(entry_of(self.game, made), state, made.events))
        steps.append(Step(Moved(self.commitment), state))
        return [*steps, *self._land(state, 0, (NO_STRING,) * self.game.players)]

    def move_away(self, tokens: Collection[str]) -> list[Step]:
        """Close the table for those who play on elsewhere: only together can all its people do that.

        Args:
            tokens: the hashes of the tokens that came with the request.
        """
        if self.spec.daily:
            raise TableError("table.daily")
        if not self._began:
            raise TableError("table.not-begun")
        players = self._players()
        if not players or any(
            seat is None or seat.token not in tokens for seat in map(self.seats.__getitem__, players)
        ):
            raise TableError("table.not-alone")
        if self.moved_away:
            return []
        self.check_open()
        return [Step(Closed(moved=True), self.state)]

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
        if self.spec.daily:  # the first throw waits until the player is there
            return [Step(Began(self.commitment, ()), state)]
        began = Began(self._seed.commitment, parts.strings(), pledges if any(pledges) else ())
        return [Step(began, state), *self._land(state, 0, began.strings)]

    def _land(self, state: Any, rolled: int, strings: tuple[str, ...], *, thrown: bool = False) -> list[Step]:
        """Roll all dice that are due, until they wait for a player's throw, a seat may act, or the game is over.

        Args:
            state: the state to begin with.
            rolled: how many rolls were made before it.
            strings: what the seats add to the dice.
            thrown: whether the first roll was thrown by the action before it.
        """
        steps, game = [], self.game
        if state.due is not None:
            dice = self._source(rolled, strings)
            waiting = bool(self.hands) or self.spec.real
            """Whether any dice may wait for somebody."""
            done = self._thrown.copy() if waiting else self._thrown
            while (due := state.due) is not None and (thrown or not waiting or not self._waits(state, done)):
                faces = dice.roll(due)
                made = play.roll(game, state, faces)
                state, thrown = made.after, False
                steps.append(Step(Rolled(" ".join(faces), made.event_texts(game)), state, made.events))
                if waiting:
                    done.difference_update(due.throwers)
        outcome = game.outcome(state)
        if outcome is not None:
            steps.append(Step(Ended(outcome, "" if self.spec.daily or self.spec.real else self.reveal_seed()), state))
        return steps

    def _waits(self, state: Any, done: set[int]) -> bool:
        """Whether the dice that are due wait for somebody who throws their own and is not `done`."""
        if state.due is self.game.starter_due:
            return False
        if self.spec.real and not self._seen_by_a_player(state.due):  # nobody could tell how they landed
            return False
        return any(seat not in done and self.throws_own(seat) for seat in state.due.throwers)

    def _seen_by_a_player(self, due: Due) -> bool:
        """Whether a person or a program that plays now sees these dice."""
        return any(sees(seat, due.seen_by) and not self.seats.bot_level_of(seat) for seat in range(len(self.seats)))

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
            case Corrected(roll=roll, back=back):
                made = play.step(self.game, self._open_rolls[len(self._open_rolls) - 1 - back].before, None, roll)
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


def entry_of(game: AnyGame, made: play.Transition) -> Acted | Rolled:
    """The entry of the log that a step makes."""
    text, events = made.text(game), made.event_texts(game)
    return Rolled(text, events) if made.seat is None else Acted(made.seat, text, events)


def _land_by_hand(game: AnyGame, state: Any, roll: Roll, sure: bool) -> play.Transition:
    """The step of a roll that a person told: they are asked once more about one that ends the game."""
    made = play.roll(game, state, roll)
    if not sure and game.outcome(made.after) is not None:
        raise RollError("roll.ends")
    return made
