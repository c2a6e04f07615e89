"""What every viewer of a table may know, worked out a second time from its log and the rules, beside the server."""

import json
from random import Random
from typing import Any

import msgspec

from dicehouse.core.errors import LONGEST_ECHO, DicehouseError
from dicehouse.core.events import Event
from dicehouse.core.game import AnyGame
from dicehouse.core.viewers import SPECTATOR, Viewer, sees
from dicehouse.server.entries import (
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
    Entry,
    Erased,
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
    read_entry,
)
from dicehouse.server.portraits import portrait_of
from dicehouse.server.store import Stored, TableRow
from server.insisting import insist


class Truth:
    """The log of a table with everything that is in it, and what of it each viewer may know at each entry."""

    def __init__(self, game: AnyGame, row: TableRow, log: list[Stored]) -> None:
        self.game = game
        self.row = row
        self.spec: dict[str, Any] = json.loads(row.spec)
        self.entries: list[Entry] = [read_entry(stored.body) for stored in log]
        self.ats = [stored.at for stored in log]
        self.states: list[Any] = [None]
        """After each entry; the first is before all."""
        self.events: list[tuple[Event, ...]] = []
        for entry in self.entries:
            self._fold(entry)
        self.ended = next((n for n, entry in enumerate(self.entries, 1) if isinstance(entry, Ended)), None)
        self.began = next((n for n, entry in enumerate(self.entries, 1) if isinstance(entry, Began)), None)
        self._nows: dict[tuple[int, Viewer], dict[str, Any]] = {}

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return len(self.entries)

    def _fold(self, entry: Entry) -> None:
        state = self.states[-1]
        events: tuple[Event, ...] = ()
        if isinstance(entry, Began):
            state = self.game.new()
        elif isinstance(entry, Acted):
            state, events = self.game.act(state, entry.seat, self.game.actions.read(entry.act))
        elif isinstance(entry, Rolled):
            state, events = self.game.roll(state, tuple(entry.roll.split()))
        self.states.append(state)
        self.events.append(events)

    # what may be told

    def told(self, number: int, viewer: Viewer, then: int = 0) -> dict[str, Any]:
        """An entry as a viewer may know it, told `then`: chat of a game that is over stays among its players."""
        entry = self.entries[number - 1]
        told: dict[str, Any] = {"number": number, "at": self.ats[number - 1], "kind": KINDS[type(entry)]}
        if hasattr(entry, "seat"):
            told["seat"] = entry.seat
        over = self.ended is not None and then >= self.ended
        if (text := _text(entry)) and not (over and viewer == SPECTATOR and isinstance(entry, Said)):
            told["text"] = text
        if isinstance(entry, Stood | Dropped) and entry.name:
            told["name"] = entry.name
        if isinstance(entry, Dropped) and entry.why:
            told["why"] = entry.why
        if events := [self.game.events.write(event.for_viewer(viewer)) for event in self.events[number - 1]]:
            told["events"] = events
        return told

    def news(self, known: int, number: int, viewer: Viewer) -> list[dict[str, Any]]:
        """The entries after one that is known, as `news` has them: with views where more events follow."""
        told = [self.told(n, viewer, number) for n in range(known + 1, number + 1)]
        for place, entry in enumerate(told):
            if "events" in entry and any("events" in later for later in told[place + 1 :]):
                view = self.game.view(self.states[entry["number"]], viewer)
                told[place] = entry | {"view": json.loads(msgspec.json.encode(view))}
        return told

    def now(self, number: int, viewer: Viewer) -> dict[str, Any]:
        """The moment after an entry as a viewer may know it."""
        if (number, viewer) not in self._nows:
            self._nows[number, viewer] = self._now(number, viewer, self.states[number])
        return self._nows[number, viewer]

    def _now(self, number: int, viewer: Viewer, state: Any) -> dict[str, Any]:
        phase = "open"
        if self.began is not None and number >= self.began:
            phase = "playing" if self.ended is None or number < self.ended else "over"
        now: dict[str, Any] = {"number": number, "phase": phase}
        if phase == "open":
            now |= self._mixing(number)
        if state is not None:
            now["view"] = json.loads(msgspec.json.encode(self.game.view(state, viewer)))
            if viewer != SPECTATOR and (choices := self.game.choices(state, viewer)):
                write = self.game.actions.write
                now["choices"] = [{"action": write(one.action), "effect": dict(one.effect)} for one in choices]
            if self.spec["clock"] is not None and state.actors:
                now["deadline"], now["hurried"] = self._deadline(number, viewer)
            if phase == "over":
                now["outcome"] = json.loads(msgspec.json.encode(self.game.outcome(state)))
                if proposal := self._proposal(number):
                    now["proposal"] = proposal
        return now

    def _proposal(self, number: int) -> dict[str, Any] | None:
        """The proposal of another game after an entry."""
        found: dict[str, Any] | None = None
        for entry in self.entries[:number]:
            match entry:
                case Proposed(seat=seat, until=until, missing=missing):
                    found = {"by": seat, "until": until, "yes": [seat]}
                    _note(found, "missing", missing, "bot")
                case Answered(seat=seat, yes=yes) if found is not None:
                    for key, said in (("yes", yes), ("no", not yes)):
                        seats = sorted({*found.pop(key, ()), seat} if said else {*found.pop(key, ())} - {seat})
                        if seats or key == "yes":
                            found[key] = seats
                case Lapsed() | Followed():
                    found = None
                case _:
                    pass
        return found

    def _deadline(self, number: int, viewer: Viewer) -> tuple[float, int]:
        """When the time of a viewer is up, or of the first who is waited for; and whose time it is."""
        since: dict[int, float] = {}
        actor: int | None = None
        for n in range(1, number + 1):
            entry, state = self.entries[n - 1], self.states[n]
            if isinstance(entry, Acted):
                actor = entry.seat
            if isinstance(entry, Acted | Rolled | Began) and state.actors:
                awaited = self.game.awaited(state)
                kept = since if len(awaited) > 1 else {}  # where several are waited for, everybody has their own time
                since = {seat: kept.get(seat, self.ats[n - 1]) for seat in awaited}
                if actor in since:
                    since[actor] = self.ats[n - 1]
        seat = viewer if viewer in since else min(since, key=lambda one: (since[one], one))
        return since[seat] + self.spec["clock"], seat

    def _mixing(self, number: int) -> dict[str, Any]:
        """Which stage a table is in that has not begun, and what each seat has done for the dice."""
        free, sealed = self.game.players, False
        parts = [""] * self.game.players
        for entry in self.entries[:number]:
            match entry:
                case Sat(seat=seat, pledge=pledge):
                    free -= 1
                    parts[seat] = "wanted" if pledge is None else "pledged" if pledge else ""
                case Stood(seat=seat):
                    free += 1
                    parts[seat] = ""
                case Pledged(seat=seat, pledge=pledge):
                    parts[seat] = "pledged" if pledge else ""
                case Sealed(pledges=pledges):
                    sealed = True
                    parts = ["pledged" if pledge else "" for pledge in pledges]
                case Revealed(seat=seat):
                    parts[seat] = "revealed"
                case _:
                    pass
        return {"stage": "revealing" if sealed else "seating" if free else "pledging", "contributions": parts}

    def twin_now(self, number: int, viewer: Viewer, random: Random) -> dict[str, Any] | None:
        """The same moment with everything hidden from the viewer drawn anew; None where nothing is hidden."""
        state = self.states[number]
        other = None if state is None else self.game.indistinguishable_state(state, viewer, random)
        return None if other is None else self._now(number, viewer, other)

    def twin_view(self, number: int, viewer: Viewer, random: Random) -> dict[str, Any] | None:
        """The view after an entry with everything hidden from the viewer drawn anew; None where nothing is hidden."""
        other = self.game.indistinguishable_state(self.states[number], viewer, random)
        return None if other is None else json.loads(msgspec.json.encode(self.game.view(other, viewer)))

    def seats(self, number: int) -> list[dict[str, Any]]:
        """The seats as everybody may know them, but for who is connected."""
        seats: list[dict[str, Any]] = [{} for _ in range(self.game.players)]
        for entry, at in zip(self.entries[:number], self.ats, strict=False):
            match entry:
                case Sat(seat=seat, name=name, kind=kind, level=level, portrait=portrait):
                    seats[seat] = {"name": name}
                    _note(seats[seat], "portrait", "" if kind == "bot" else portrait or portrait_of(name), "")
                    _note(seats[seat], "kind", kind, "person")
                    _note(seats[seat], "level", level, "")
                case Stood(seat=seat):
                    seats[seat] = {}
                case Absent(seat=seat, level=level):
                    _note(seats[seat], "level", level or "", "")
                    _note(seats[seat], "since", at if level else None, None)
                case Dropped(seat=seat, level=level):
                    since = seats[seat].get("since", at)
                    seats[seat] |= {"kind": "bot", "level": level, "since": since}
                    seats[seat].pop("portrait", None)
                    seats[seat].pop("hints", None)
                case Hinted(seat=seat):
                    seats[seat]["hints"] = seats[seat].get("hints", 0) + 1
                case _:
                    pass
        return seats

    def refusals(self, number: int, seat: int, action: str) -> list[dict[str, Any]]:
        """How the rules refuse an action after an entry; nothing where they would not."""
        state = self.states[number]
        try:
            read = self.game.actions.read(action)
            self.game.act(state, seat, read)
        except DicehouseError as error:
            told = [{"code": error.code, "sentence": error.sentence, "details": dict(error.details)}]
            if error.code == "action.syntax":
                return told
        else:
            told = []
        # too late and too soon are for the clock of the house to say; they may echo the action and nothing else
        text = self.game.actions.write(self.game.actions.read(action))[:LONGEST_ECHO]
        return [*told, {"code": "action.too-late", "details": {"action": text}}]

    # a second log that looks the same to one viewer

    def twin(self, cut: int, viewer: Viewer, random: Random) -> list[bytes] | None:
        """The log up to an entry, with other hidden rolls and secret actions since the last reveal.

        None where there are none, or where the open steps would not have been possible with them.
        """
        from_here = max((n for n in range(1, cut + 1) if self._reveals(n)), default=0)
        bodies = [msgspec.json.encode(entry) for entry in self.entries[:from_here]]
        state, changed = self.states[from_here], False
        for number in range(from_here + 1, cut + 1):
            entry = self.entries[number - 1]
            before = entry
            try:
                if isinstance(entry, Began):
                    state = self.game.new()
                elif isinstance(entry, Acted | Rolled):
                    state, events, entry = self._twin_step(state, entry, viewer, random)
                    if any(event.reveals for event in events):
                        return None
                    seen = [self.game.events.write(event.for_viewer(viewer)) for event in events]
                    insist(seen == self.told(number, viewer).get("events", []), "hidden steps can be told apart", seen)
            except DicehouseError:
                return None
            changed |= entry != before
            bodies.append(msgspec.json.encode(entry))
        return bodies if changed else None

    def _reveals(self, number: int) -> bool:
        return any(event.reveals for event in self.events[number - 1])

    def _twin_step(
        self, state: Any, entry: Acted | Rolled, viewer: Viewer, random: Random
    ) -> tuple[Any, tuple[Event, ...], Entry]:
        game = self.game
        if isinstance(entry, Rolled):
            roll = tuple(entry.roll.split())
            if not sees(viewer, state.due.seen_by):
                roll = state.due.sample(random.random)
            state, events = game.roll(state, roll)
            return state, events, Rolled(" ".join(roll), tuple(map(game.events.write, events)))
        action = game.actions.read(entry.act)
        if action.secret and entry.seat != viewer:
            action = random.choice([one for one in game.legal_actions(state, entry.seat) if one.secret])
        state, events = game.act(state, entry.seat, action)
        acted = Acted(entry.seat, game.actions.write(action), tuple(map(game.events.write, events)), entry.id)
        return state, events, acted


def _note(seat: dict[str, Any], name: str, value: object, usual: object) -> None:
    """What is usual is left out."""
    seat.pop(name, None)
    if value != usual:
        seat[name] = value


KINDS: dict[type[Entry], str] = {
    Sat: "sat", Stood: "stood", Pledged: "pledged", Sealed: "sealed", Revealed: "revealed", Began: "began",
    Acted: "acted", Rolled: "rolled", Ended: "ended", Absent: "absent", Dropped: "dropped", Said: "said",
    Muted: "muted", Followed: "followed", Erased: "erased", Closed: "closed", Changed: "changed",
    Restored: "restored", Proposed: "proposed", Answered: "answered", Agreed: "agreed", Lapsed: "lapsed",
    Hinted: "hinted",
}  # fmt: skip


def _pledges(entry: Pledged | Sealed) -> str:
    """Nobody's pledge is told before all are."""
    if isinstance(entry, Pledged):
        return "" if entry.pledge else "nothing"
    return " ".join(pledge or "-" for pledge in entry.pledges)


SILENT = Rolled | Corrected | Revealed | Hinted | Erased | Closed | Restored | Proposed | Agreed | Lapsed


def _of_the_table(entry: Changed | Answered | Muted | Stood) -> str:
    match entry:
        case Changed(what=what):
            return " ".join(what)
        case Answered(yes=yes):
            return "yes" if yes else "no"
        case Muted(muted=muted):
            return "muted" if muted else ""
        case Stood(removed=removed):
            return "removed" if removed else ""


def _text(entry: Entry) -> str:
    if isinstance(entry, SILENT):
        return ""
    match entry:
        case Changed() | Answered() | Muted() | Stood():
            return _of_the_table(entry)
        case Acted(stand_in=stand_in):
            return "stand-in" if stand_in else ""
        case Pledged() | Sealed():
            return _pledges(entry)
        case Sat(name=name):
            return name
        case Began(commitment=commitment) | Moved(commitment=commitment):
            return commitment
        case Ended(seed=seed):
            return seed
        case Said(text=text):
            return text
        case Absent(level=level) | Dropped(level=level):
            return level or ""
        case Followed(table=table):
            return table
