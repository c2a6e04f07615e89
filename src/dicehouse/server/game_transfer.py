"""Games that move between houses: the record of a running game opens a table, and a table becomes such a record.

Nothing of a record is trusted. It is played again by the rules, and the log of the new table is made anew. What cannot
be checked is who made its rolls: the log says that they were made elsewhere (`Moved`), and dice of this house follow.
"""

import asyncio
import secrets
from typing import TYPE_CHECKING, Literal

import msgspec

from dicehouse.bots import level_name, make_bot
from dicehouse.core.errors import RecordError
from dicehouse.core.game import AnyGame
from dicehouse.core.match import Match
from dicehouse.core.record import ActLine, DiceLine, Record, RollLine
from dicehouse.dice import FairSeed
from dicehouse.games import of_record
from dicehouse.server.entries import Sat, read_entry
from dicehouse.server.errors import TableError
from dicehouse.server.in_thread import in_thread
from dicehouse.server.live_table import LiveTable
from dicehouse.server.names import tidied
from dicehouse.server.seats import Occupant, SeatRequest
from dicehouse.server.table import Step, Table
from dicehouse.server.table_changes import bot_name, check_telling
from dicehouse.server.table_record import record_of
from dicehouse.server.table_rules import shared_rules
from dicehouse.server.table_spec import TableSpec
from dicehouse.server.terms import Terms, fields_of, usual_hints
from dicehouse.server.tokens import hashed, new_token

if TYPE_CHECKING:
    from dicehouse.server.node import Node, Opened

LARGEST = 256 * 1024
"""Characters of a record: many times as many as a long game has."""
MOST_MOVES = 5_000
"""Actions and rolls of a record."""


MOST_WAITING = 10
"""Games that may wait to be played again; further requests are refused."""


class Arrivals:
    """The games that are being brought to a node: played again one at a time, for a whole game takes a while."""

    def __init__(self) -> None:
        self._one_at_a_time = asyncio.Lock()
        self._waiting = 0

    async def prepare(self, text: str, chairs: tuple["Chair", ...], terms: Terms, finished: bool) -> "_Prepared":
        """Play a record again.

        Raises:
            TableError: too many wait.
        """
        if self._waiting >= MOST_WAITING:
            raise TableError("table.busy")
        self._waiting += 1
        try:
            async with self._one_at_a_time:
                return await in_thread(_prepare, text, chairs, terms, finished)
        finally:
            self._waiting -= 1


class Chair(msgspec.Struct, frozen=True):
    """Who sits where at the table that a game is brought to."""

    kind: Literal["person", "bot"]
    name: str = ""
    level: str = ""


class Brought(msgspec.Struct, frozen=True):
    """A table that a game was brought to."""

    opened: "Opened"
    tokens: tuple[str, ...]
    """By seat: what keeps it; empty for a bot."""


class _Prepared(msgspec.Struct, frozen=True):
    """A record that was played again, and the table it makes."""

    table: Table
    steps: list[Step]
    seed: FairSeed
    tokens: tuple[str, ...]


async def bring(node: "Node", text: str, chairs: tuple[Chair, ...], terms: Terms, *, finished: bool) -> Brought:
    """Open a table with the game of a record.

    Args:
        node: where.
        text: the record.
        chairs: who sits where from now on.
        terms: of the table; whether its dice are real is what the record says.
        finished: whether a game that is over may be brought, to be looked at.

    Raises:
        DicehouseError: the record is broken, not by the rules, or over; or the chairs do not fit.
    """
    made = await node.arrivals.prepare(text, chairs, terms, finished)
    opened = await node.take_in(made.table, made.steps, made.seed)
    return Brought(opened, made.tokens)


def _prepare(text: str, chairs: tuple[Chair, ...], terms: Terms, finished: bool) -> _Prepared:
    if len(text) > LARGEST:
        raise RecordError("record.large", most=LARGEST // 1024)
    record = Record.read(text)
    if sum(isinstance(line, ActLine | RollLine) for line in record.lines) > MOST_MOVES:
        raise RecordError("record.large", most=LARGEST // 1024)
    match = Match.replay(of_record(record.header), record)
    if match.outcome is not None and not finished:
        raise TableError("table.ended")
    rules = match.game
    if len(chairs) != rules.players:
        raise TableError("table.chairs")
    sources = [line.dice for line in record.lines if isinstance(line, DiceLine)]
    real = bool(sources) and sources[-1] == "hand" and match.outcome is None
    if match.outcome is None:
        check_telling(rules, real=real)
    spec = _spec(rules, chairs, terms, real)
    seed = FairSeed()
    table = Table(shared_rules(spec.game, spec.options), spec, seed)
    steps, tokens = _seated(table, chairs, bots=match.outcome is None)
    steps += (played := table.play_on(entry.transition for entry in match.entries))
    for step in played:
        table.apply(step, 0.0)
    return _Prepared(table, steps, seed, tokens)


def _spec(rules: AnyGame, chairs: tuple[Chair, ...], terms: Terms, real: bool) -> TableSpec:
    seats = tuple(
        SeatRequest("bot", level_name(rules, chair.level)) if chair.kind == "bot" else SeatRequest() for chair in chairs
    )
    chosen = fields_of(Terms, terms) | {"real": real}
    if chosen["hints"] is None:
        chosen["hints"] = usual_hints(sum(chair.kind == "person" for chair in chairs))
    return TableSpec(game=rules.name, options=rules.options.to_dict(), seats=seats, rules=rules.version, **chosen)


def _seated(table: Table, chairs: tuple[Chair, ...], *, bots: bool) -> tuple[list[Step], tuple[str, ...]]:
    """The entries by which everybody sits down, and the tokens of the people.

    Args:
        table: nobody sits at it yet.
        chairs: who sits where.
        bots: whether bots have to play, so that those which cannot are refused.
    """
    steps, tokens = list[Step](), list[str]()
    people = [tidied(chair.name) for chair in chairs if chair.kind == "person"]
    for seat, chair in enumerate(chairs):
        token = new_token() if chair.kind == "person" else ""
        if chair.kind == "bot":
            level = table.spec.seats[seat].level
            if bots:
                make_bot(table.game, level, seat, secrets.SystemRandom())
            taken = [*people, *(one.name for one in table.seats if one is not None)]
            occupant = Occupant(bot_name(level, seat, taken), "bot", level, "", "")
        else:
            occupant = Occupant(tidied(chair.name), "person", "", hashed(token), "")
        table.seats.choose(seat, occupant)  # the name has to fit, and nobody else may have it
        step = Step(Sat(seat, occupant.name, occupant.token, "", occupant.kind, occupant.level), None)
        table.apply(step, 0.0)
        steps.append(step)
        tokens.append(token)
    return steps, tuple(tokens)


async def take_away(node: "Node", live: LiveTable, tokens: tuple[str, ...]) -> str:
    """The record of a running game, for those who have all its seats and go on elsewhere: its table is closed.

    Asked again, it gives the same. The record holds what the game keeps secret, and no seed.

    Raises:
        TableError: it is not over, and others have seats; or it has not begun, or is a game of the day.
    """
    keys = frozenset(map(hashed, tokens))
    if live.table.phase == "over":
        raise TableError("table.ended")
    live.table.move_away(keys)  # refused before anything is written
    await live.writer.change(
        lambda table: table.move_away(keys), lambda table: table.number if table.moved_away else None
    )
    log = [read_entry(stored.body) for stored in await node.store.read(live.row.id, 0, words=False)]
    return await in_thread(lambda: _bare(record_of(live.table, log)).write())


def _bare(record: Record) -> Record:
    """A record without what the rules make of its moves: whoever reads it has the rules."""
    lines = [
        msgspec.structs.replace(line, events=None) if isinstance(line, ActLine | RollLine) else line
        for line in record.lines
    ]
    return Record(record.header, lines)
