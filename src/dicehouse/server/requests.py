"""What is asked of a house over HTTP, without HTTP: the controllers call these functions, and a house in a browser.

What is one call of the node or of a table is not repeated here.
"""

import msgspec

from dicehouse import games
from dicehouse.bots import levels, levels_elsewhere
from dicehouse.core.fields import describe
from dicehouse.kit.story import facts_of
from dicehouse.server import game_transfer, visibility
from dicehouse.server.daily import GAME, DailyInfo, end_of
from dicehouse.server.errors import TableError
from dicehouse.server.finished_games import Finished
from dicehouse.server.http_messages import (
    BringGame,
    BroughtGame,
    GameInfo,
    ListedTable,
    OpenedDaily,
    OpenedTable,
    OpenTable,
    TableInfo,
    TakeAway,
    TakenSeat,
    TakeSeat,
)
from dicehouse.server.live_table import LiveTable
from dicehouse.server.metrics import METRICS
from dicehouse.server.names import tidied
from dicehouse.server.node import Node
from dicehouse.server.seats import Occupant, SeatRequest
from dicehouse.server.table import Table
from dicehouse.server.terms import SeriesTerms, Terms, fields_of
from dicehouse.server.tokens import hashed, matches, new_token

WITHOUT_HINTS = Terms(hints=False)


# games


def all_games() -> list[GameInfo]:
    """The games of the house, with their options and the levels of their bots."""
    return [game_info(name) for name in games.names()]


def game_info(name: str) -> GameInfo:
    """The description of a game for clients."""
    spec = games.spec(name)
    rules, options = spec.rules, spec.rules.options_type
    return GameInfo(
        name=name,
        title=rules.title,
        players=options.seats,
        levels=levels(name),
        elsewhere=levels_elsewhere(name),
        options=[msgspec.to_builtins(info) for info in options.describe()],
        actions=describe(rules.actions),
        events=describe(rules.events),
        facts=options(players=options.seats[0]).facts(),
        story=describe(facts_of(spec.story())),
        changes={tag: event.changes for event, tag in rules.events.types.items() if event.changes},
        remembered={tag: event.remembered for event, tag in rules.events.types.items() if event.remembered},
        counting=tuple(tag for event, tag in rules.events.types.items() if event.begins_count),
        perfect_where=None if spec.solved_where is None else dict(spec.solved_where),
    )


# tables


def listed(node: Node) -> list[ListedTable]:
    """Listed tables with free seats whose hosts are connected, newest first."""
    return [
        ListedTable(one.table, one.game, one.options, one.players, one.free, one.clock, one.waiting)
        for one in node.lobby.shown()
    ]


async def open_table(node: Node, wish: OpenTable, client: str) -> OpenedTable:
    """Open a table for a client."""
    settings = node.settings
    if wish.listed and settings.limits and node.lobby.count(client) >= settings.listed_per_address:
        raise TableError("table.listed-enough", high=settings.listed_per_address)
    opened = await node.open_table(wish.game, wish.options, wish.seats, wish, listed=wish.listed)
    METRICS.opened.inc()
    return OpenedTable(opened.table, opened.code, opened.host)


async def bring(node: Node, wish: BringGame, *, finished: bool) -> BroughtGame:
    """Open a table with a game that was begun at another house; one that is over only where it may be looked at."""
    terms = Terms(clock=wish.clock, away=wish.away, patience=wish.patience, hints=wish.hints)  # type: ignore[arg-type]
    chairs = tuple(game_transfer.Chair(one.kind, one.name, one.level) for one in wish.seats)
    made = await game_transfer.bring(node, wish.record, chairs, terms, finished=finished)
    METRICS.opened.inc()
    return BroughtGame(made.opened.table, made.opened.code, made.opened.host, made.tokens)


async def take_away(node: Node, table: str, wish: TakeAway) -> str:
    """The record of a running game, for those who have all its seats and play on elsewhere."""
    return await game_transfer.take_away(node, await node.live_table(table), wish.tokens)


async def find(node: Node, code: str) -> str:
    """The table behind a short code."""
    found = await node.store.find(code.strip().upper()[:20])
    if found is None:
        raise TableError("table.unknown")
    return found


async def show(node: Node, table: str) -> TableInfo:
    """A table, as everybody sees it."""
    live = await node.live_table(table)
    folded = live.table
    spec = folded.spec
    return TableInfo(
        table=table,
        code=live.row.code,
        game=spec.game,
        options=spec.options,
        phase=folded.phase,
        seats=live.public_seats(),
        wishes=spec.seats,
        acting=folded.state.actors if folded.state else (),
        outcome=folded.outcome,
        standing=visibility.standing(folded),
        sent_away=tuple(folded.seats.sent_away),
        listed=live.row.listed,
        next=folded.next_table,
        commitment=folded.commitment,
        **fields_of(SeriesTerms, spec),
    )


async def remove(node: Node, table: str, token: str) -> None:
    """Delete a table for its host."""
    row = await node.store.table(table)
    if row is None:
        raise TableError("table.unknown")
    if not matches(token, row.host):
        raise TableError("table.not-host")
    await node.delete_table(table)


async def hosted(node: Node, table: str, token: str) -> LiveTable:
    """A table, for its host only."""
    live = await node.live_table(table)
    if not matches(token, live.row.host):
        raise TableError("table.not-host")
    return live


async def sit(node: Node, table: str, wish: TakeSeat, client: str) -> TakenSeat:
    """Take a free seat."""
    live = await node.live_table(table)
    if live.row.listed:
        node.listed_seats.check(client, table)
    token = wish.token or new_token()
    occupant = Occupant(tidied(wish.name), wish.kind, "", hashed(token), wish.pledge or "", wish.portrait or "")
    await live.writer.change(lambda folded: folded.sit(wish.seat, occupant), lambda folded: _seated(folded, occupant))
    seat = live.table.seats.seat_of(occupant.token)
    if seat is None:  # the host has sent the player away already
        raise TableError("table.token")
    if live.row.listed:
        node.listed_seats.took(client, table, occupant.token)
    return TakenSeat(seat, token)


async def stand(node: Node, table: str, seat: int, token: str, name: str) -> None:
    """Leave a seat, or send its player away as the host."""
    live = await node.live_table(table)
    await live.remove(seat, hashed(token), host=matches(token, live.row.host), name=name)


def _seated(table: Table, occupant: Occupant) -> int | None:
    return table.number if table.seats.seat_of(occupant.token) is not None else None


# finished games


async def finished(node: Node, table: str, client: str) -> Finished:
    """What is told about a game that is over."""
    live = await node.live_table(table)  # a table that was deleted is unknown, whatever is kept of it
    return await node.finished.get(table, live.table, client)


async def proof(node: Node, table: str, client: str) -> bytes:
    """The proof of the dice of a game that is over: JSON of a `Proof`."""
    live = await node.live_table(table)
    found = await node.finished.get(table, live.table, client)
    if live.table.spec.real:
        raise TableError("table.real")
    if not found.proof and live.table.elsewhere is not None:
        raise TableError("table.elsewhere")
    if not found.proof:
        raise TableError("table.day-not-over", day=live.table.spec.daily)
    return found.proof


# games of a day


async def today(node: Node) -> DailyInfo:
    """The game of today: what is played, the commitment to its dice, and when the next day begins."""
    day = await node.days.today()
    return DailyInfo(GAME, day.date, day.seed.commitment, end_of(day.date))


async def open_today(node: Node) -> OpenedDaily:
    """Open a table for the game of today: for one player, without hints, with the dice that everybody has today."""
    day = await node.days.today()
    opened = await node.open_table(GAME, {}, [SeatRequest()], WITHOUT_HINTS, day=day)
    METRICS.opened.inc()
    return OpenedDaily(opened.table, opened.code, opened.host, GAME, day.date)
