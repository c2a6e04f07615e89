"""Redaction: entries and moments of a table as one viewer may see them. Everything that leaves a table passes here."""

import time
from collections.abc import Iterable, Mapping
from types import MappingProxyType

import msgspec

from dicehouse import games
from dicehouse.core.dice import Due
from dicehouse.core.events import Event, SecretEvent
from dicehouse.core.game import AnyGame
from dicehouse.core.viewers import SPECTATOR, Viewer, sees
from dicehouse.dice import NO_STRING
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
)
from dicehouse.server.portraits import portrait_of
from dicehouse.server.protocol import (
    VERSION,
    EncodedNews,
    Moment,
    News,
    Offer,
    RealDice,
    RealDie,
    Seat,
    Told,
    Welcome,
    write_message,
    write_told,
)
from dicehouse.server.store import TableRow
from dicehouse.server.table import Step, Table
from dicehouse.server.terms import SeriesTerms, fields_of

NOBODY: Mapping[int, float] = MappingProxyType({})


def entry_for(game: AnyGame, viewer: Viewer, number: int, at: float, entry: Entry, events: Iterable[Event]) -> Told:
    """An entry as a viewer may see it. Never the action, which may be secret; the events show its public part."""
    if isinstance(entry, MOVES):
        return _move_entry(number, at, entry, _texts(game, viewer, entry.events, events))
    match entry:
        case Sat() | Stood() | Changed() | Pledged() | Sealed() | Revealed():
            return _seating_entry(number, at, entry)
        case Began(commitment=commitment) | Moved(commitment=commitment):
            return Told(number, at, "began" if isinstance(entry, Began) else "moved", None, commitment)
        case Ended(seed=seed):
            return Told(number, at, "ended", None, seed)
        case Absent(seat=seat, level=level):
            return Told(number, at, "absent", seat, level or "")
        case Dropped(seat=seat, level=level, why=why, name=name):
            return Told(number, at, "dropped", seat, level, name=name, why=why)
        case Restored(seat=seat, name=name):
            return Told(number, at, "restored", seat, name=name)
        case Proposed() | Answered() | Agreed() | Lapsed():
            return _rematch_entry(number, at, entry)
        case Said() | Muted() | Hinted() | Followed() | Erased() | Closed():
            return _table_entry(number, at, entry)


def _move_entry(number: int, at: float, entry: Acted | Rolled | Corrected, texts: tuple[str, ...]) -> Told:
    """The same for an entry of the game, with its events as the viewer may see them."""
    # no patterns: this runs with every move, and they take half of its time
    if isinstance(entry, Acted):
        return Told(number, at, "acted", entry.seat, "stand-in" if entry.stand_in else "", texts)
    return Told(number, at, "rolled" if isinstance(entry, Rolled) else "corrected", entry.by, "", texts)


def _table_entry(number: int, at: float, entry: Said | Muted | Hinted | Followed | Erased | Closed) -> Told:
    """The same for entries beside the game; they have no secrets."""
    match entry:
        case Said(seat=seat, text=text):
            return Told(number, at, "said", seat, text)
        case Muted(seat=seat, muted=muted):
            return Told(number, at, "muted", seat, "muted" if muted else "")
        case Hinted(seat=seat):
            return Told(number, at, "hinted", seat)
        case Followed(table=table):
            return Told(number, at, "followed", None, table)
        case Erased(seat=seat):
            return Told(number, at, "erased", seat)
        case Closed():
            return Told(number, at, "closed")


def _rematch_entry(number: int, at: float, entry: Proposed | Answered | Agreed | Lapsed) -> Told:
    """The same for entries about another game."""
    match entry:
        case Proposed(seat=seat):
            return Told(number, at, "proposed", seat)
        case Answered(seat=seat, yes=yes):
            return Told(number, at, "answered", seat, "yes" if yes else "no")
        case Agreed():
            return Told(number, at, "agreed")
        case Lapsed():
            return Told(number, at, "lapsed")


def _seating_entry(number: int, at: float, entry: Sat | Stood | Changed | Pledged | Sealed | Revealed) -> Told:
    """The same for entries from before the game begins."""
    match entry:
        case Sat(seat=seat, name=name):
            return Told(number, at, "sat", seat, name)
        case Stood(seat=seat, removed=removed, name=name):
            return Told(number, at, "stood", seat, "removed" if removed else "", name=name)
        case Changed(what=what, came=came):
            return Told(number, at, "changed", None, " ".join(what), came=came)
        case Pledged(seat=seat, pledge=pledge):
            return Told(number, at, "pledged", seat, "" if pledge else "nothing")
        case Sealed(pledges=pledges):
            return Told(number, at, "sealed", None, " ".join(pledge or NO_STRING for pledge in pledges))
        case Revealed(seat=seat):  # without the string
            return Told(number, at, "revealed", seat)


def entries_for(table: Table, steps: list[Step], at: float, viewer: Viewer) -> tuple[Told, ...]:
    """The last steps of a table as a viewer may see them."""
    game, number = table.game, table.number - len(steps)
    return tuple([entry_for(game, viewer, number + n, at, one.entry, one.events) for n, one in enumerate(steps, 1)])


def _entries_for_all(table: Table, steps: list[Step], at: float) -> tuple[Told, ...]:
    """The same for steps without secrets: all viewers see them alike, with the texts of the log."""
    number = table.number - len(steps)
    told = []
    for step in steps:  # called with every move: `entry_for` is for the other entries
        number += 1
        entry = step.entry
        if isinstance(entry, MOVES):
            told.append(_move_entry(number, at, entry, entry.events))
        else:
            told.append(entry_for(table.game, SPECTATOR, number, at, entry, step.events))
    return tuple(told)


def news_for(table: Table, steps: list[Step], at: float, viewers: Iterable[Viewer]) -> dict[Viewer, bytes]:
    """The last steps of a table as each of these viewers may see them, encoded."""
    with_events = [step for step in steps if step.events]
    if len(with_events) > 1 or has_secrets(with_events) or table.outcome is not None:
        return _personal_news(table, steps, at, viewers, steps_with_view(steps))
    told = msgspec.Raw(write_told(_entries_for_all(table, steps, at)))
    written: dict[Viewer, bytes] = {}
    for viewer in viewers:
        if viewer not in written:
            written[viewer] = write_message(EncodedNews(told, moment_for(table, viewer)))
    return written


def _personal_news(
    table: Table, steps: list[Step], at: float, viewers: Iterable[Viewer], shown: list[int]
) -> dict[Viewer, bytes]:
    """The same for steps that not all viewers see alike; `shown` are the places of those with a view of their own."""
    written: dict[Viewer, bytes] = {}
    for viewer in set(viewers):
        told = entries_for(table, steps, at, viewer)
        if shown:
            told = with_views(table.game, viewer, told, steps, shown)
        if reads_only(table, viewer):
            told = without_chat(told)
        written[viewer] = write_message(News(told, moment_for(table, viewer)))
    return written


def steps_with_view(steps: list[Step]) -> list[int]:
    """The places of the steps whose view is sent with their entry: those with events, but for the last of them.

    A client shows the table between two entries by these views; the view after the last one is that of the moment.
    """
    places: list[int] = []
    last = -1
    for place, step in enumerate(steps):  # called with every move, like `has_secrets`
        if step.events:
            if last >= 0:
                places.append(last)
            last = place
    return places


def with_views(
    game: AnyGame, viewer: Viewer, told: tuple[Told, ...], steps: list[Step], places: list[int]
) -> tuple[Told, ...]:
    """The entries of these steps, those at the given places with what the viewer may know of the state after them."""
    entries = list(told)
    for place in places:
        entries[place] = msgspec.structs.replace(entries[place], view=game.view(steps[place].state, viewer))
    return tuple(entries)


def has_secrets(steps: list[Step]) -> bool:
    """Whether any event of these steps is hidden from some viewer."""
    for step in steps:  # called with every move: two plain loops take a third of the time of `any`
        for event in step.events:
            if isinstance(event, SecretEvent):
                return True
    return False


def _texts(game: AnyGame, viewer: Viewer, logged: tuple[str, ...], events: Iterable[Event]) -> tuple[str, ...]:
    """The events as a viewer may see them; those that are not hidden keep their text in the log."""
    texts = []
    for event, text in zip(events, logged, strict=True):
        known = event.for_viewer(viewer)
        texts.append(text if known is event else game.events.write(known))
    return tuple(texts)


def stored_entry_for(game: AnyGame, viewer: Viewer, number: int, at: float, entry: Entry) -> Told:
    """The same for an entry from the log, whose events are texts."""
    texts = entry.events if isinstance(entry, MOVES) else ()
    return entry_for(game, viewer, number, at, entry, map(game.events.read, texts))


def reads_only(table: Table, viewer: Viewer) -> bool:
    """Whether a viewer reads a finished game of others: what they said stays among them."""
    return viewer == SPECTATOR and table.phase == "over"


def without_chat(told: Iterable[Told]) -> tuple[Told, ...]:
    """The entries without what was said in chat; they stay, so that numbers have no gaps."""
    return tuple([msgspec.structs.replace(one, text="") if one.kind == "said" else one for one in told])


def standing(table: Table) -> tuple[int, ...] | None:
    """What each seat has in a running game, as far as a spectator may see it."""
    field = games.spec(table.spec.game).story().standing
    if table.state is None or table.outcome is not None or not field:
        return None
    found: tuple[int, ...] | None = getattr(table.game.view(table.state, SPECTATOR), field)
    return found


def moment_for(table: Table, viewer: Viewer) -> Moment:
    """What a viewer may see now, and do."""
    game, state = table.game, table.state
    if state is None:
        return Moment(table.number, table.phase, stage=table.stage, contributions=table.contributions.progress())
    offers: tuple[Offer, ...] = ()
    if viewer in state.actors:
        write = game.actions.write
        offers = tuple([Offer(write(choice.action), choice.effect) for choice in game.choices(state, viewer)])
    deadline, hurried = None, None
    throwers: tuple[int, ...] = ()
    spec = table.spec
    if state.due is not None:
        throwers = table.throwers
    elif spec.clock is not None:  # no clock runs while dice wait for a throw
        deadline, hurried = table.clocks.deadline(viewer)
    if not (throwers or spec.real or table.proposal is not None):  # nearly always
        return Moment(table.number, table.phase, game.view(state, viewer), offers, deadline, table.outcome, hurried)
    corrigible = _correctable(table, viewer)
    return Moment(
        table.number,
        table.phase,
        game.view(state, viewer),
        offers,
        deadline,
        table.outcome,
        hurried,
        proposal=table.proposal,
        throwers=throwers,
        telling=_telling(table, viewer) if table.spec.real else None,
        correctable=corrigible[0] if corrigible else None,
        earlier=corrigible[1:],
        untold=_untold(table, viewer) if table.spec.real else None,
    )


def _telling(table: Table, viewer: Viewer) -> RealDice | None:
    """The real dice that are due, for those who see them."""
    return _real_dice(table.state.due, viewer) if table.throwers else None


def _correctable(table: Table, viewer: Viewer) -> tuple[RealDice, ...]:
    """The real dice that were told and nobody acted on, the last ones first, for those who saw them."""
    found = (
        _real_dice(one.before.due, viewer, one.roll, back)
        for back, one in enumerate(reversed(table.open_rolls))
        if one.by is not None
    )
    return tuple([one for one in found if one is not None])


def _untold(table: Table, viewer: Viewer) -> RealDice | None:
    """The real dice before a seat that nobody has told."""
    due = None if viewer == SPECTATOR else table.game.untold(table.state, viewer)
    return None if due is None else _real_dice(due, viewer)


def _real_dice(due: Due, viewer: Viewer, roll: str = "", back: int = 0) -> RealDice | None:
    if viewer == SPECTATOR or not sees(viewer, due.seen_by):
        return None
    return RealDice(due.throwers, tuple([RealDie(die.name, die.symbols) for die in due.dice]), roll, back)


def welcome_for(
    table: Table, row: TableRow, viewer: Viewer, seats: tuple[Seat, ...], missed: tuple[Told, ...], *, host: bool
) -> Welcome:
    """All that a viewer who connects may see of a table."""
    spec = table.spec
    return Welcome(
        version=VERSION,
        table=row.id,
        code=row.code,
        game=spec.game,
        options=spec.options,
        seat=None if viewer == SPECTATOR else viewer,
        host=host,
        seats=seats,
        commitment=table.commitment,
        now=moment_for(table, viewer),
        missed=missed,
        facts=table.game.options.facts(),
        listed=row.listed,
        sent_away=tuple(table.seats.sent_away),
        next=table.next_table,
        time=time.time(),
        **fields_of(SeriesTerms, spec),
    )


def public_seats(table: Table, here: Iterable[int], bots_at: Mapping[int, float] = NOBODY) -> tuple[Seat, ...]:
    """The seats as all viewers see them.

    Args:
        table: the table.
        here: the seats whose players are connected.
        bots_at: when a bot will play for players who are gone, by seat.
    """
    present, seats = set(here), table.seats
    return tuple(
        Seat()
        if occupant is None
        else Seat(
            occupant.name,
            occupant.kind,
            seats.bot_level_of(seat) or "",
            occupant.kind == "bot" or seat in present,
            "" if occupant.kind == "bot" else occupant.portrait or portrait_of(occupant.name),
            seats.since.get(seat),
            bots_at.get(seat),
            table.hints.get(seat, 0),
        )
        for seat, occupant in enumerate(seats)
    )
