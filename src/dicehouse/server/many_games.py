"""Finished games looked at together: who was lucky, and whether the real dice are fair."""

from collections.abc import AsyncIterator

from dicehouse.coach.standings import Played, standings
from dicehouse.core.errors import DicehouseError
from dicehouse.core.record import DiceLine, Record
from dicehouse.dice.bias import DieCheck, check_dice
from dicehouse.server.http_messages import DiceTold, LuckTold, ManyGames
from dicehouse.server.in_thread import in_thread
from dicehouse.server.live_table import LiveTable
from dicehouse.server.node import Node


async def luck(node: Node, asked: ManyGames, client: str) -> LuckTold:
    """Who was lucky over these games, as far as they are reviewed; the first request starts the reviews."""
    played: list[Played] = []
    waiting = left_out = 0
    async for live in _tables(node, asked):
        if live is None:
            left_out += 1
            continue
        names = [None if occupant is None or occupant.kind == "bot" else occupant.name for occupant in live.table.seats]
        try:
            found = node.reviews.summary(live.row.id, live.table, client)
        except DicehouseError as error:
            if error.code == "review.busy":
                waiting += 1
            else:
                left_out += 1
            continue
        if found is None:
            waiting += 1
        else:
            played.append((*found, names))
    return LuckTold(len(played), waiting, left_out, standings(played))


async def real_dice(node: Node, asked: ManyGames, client: str) -> DiceTold:
    """Whether the dice that people threw in these games are fair."""
    records: list[bytes] = []
    async for live in _tables(node, asked):
        if live is not None and live.table.spec.real:
            records.append((await node.finished.get(live.row.id, live.table, client)).record)
    return DiceTold(len(records), await in_thread(_check, records))


async def _tables(node: Node, asked: ManyGames) -> AsyncIterator[LiveTable | None]:
    """The tables whose games are over, each once; None for each of the others. Older ones are left out."""
    for id in dict.fromkeys(asked.tables):
        try:
            live = await node.live_table(id)
        except DicehouseError:  # deleted, or never there
            yield None
            continue
        if live.table.phase != "over":
            yield None
        elif live.table.at >= asked.since:
            yield live


def _check(records: list[bytes]) -> tuple[DieCheck, ...]:
    read = (Record.read(record.decode()) for record in records)
    return check_dice(record for record in read if any(isinstance(line, DiceLine) for line in record.lines))
