"""What hosts and players ask of a table beside moves and words: other chairs, somebody back, another game."""

import time
from random import SystemRandom
from typing import TYPE_CHECKING

from dicehouse.bots import make_bot
from dicehouse.server.entries import Missing
from dicehouse.server.in_thread import in_thread
from dicehouse.server.table_changes import ChangeTable, changed_spec
from dicehouse.server.table_rules import shared_rules

if TYPE_CHECKING:
    from dicehouse.server.live_table import LiveTable
    from dicehouse.server.node import Node


async def restore(live: "LiveTable", name: str) -> None:
    """Take back for the host that a player was sent away: `Table.restore`."""
    await live.writer.change(lambda table: table.restore(name), lambda _: None)


async def rearrange(live: "LiveTable", wish: ChangeTable) -> None:
    """Change options, terms or chairs for the host: `Table.rearrange`."""
    spec, _ = changed_spec(live.table.spec, live.table.seats, wish)
    rules = shared_rules(spec.game, spec.options)
    for level in {request.level for request in spec.seats if request.kind == "bot"}:
        await in_thread(make_bot, rules, level, 0, SystemRandom())  # refuses a level that cannot play this
    await live.writer.change(lambda table: table.rearrange(wish), lambda _: None)


async def want_next(node: "Node", live: "LiveTable", token: str, missing: Missing, *, host: bool) -> str:
    """Want another game: `Table.want_next`; gives the id of its table, or nothing while others may answer."""
    until = time.time() + node.settings.rematch_within
    await live.writer.change(lambda table: table.want_next(token, missing, until, host=host), lambda _: None)
    await open_next(node, live)
    return live.table.next_table


async def refuse_next(node: "Node", live: "LiveTable", token: str) -> None:
    """Say no to another game: `Table.refuse_next`."""
    await live.writer.change(lambda table: table.refuse_next(token), lambda _: None)
    await open_next(node, live)


async def open_next(node: "Node", live: "LiveTable") -> None:
    """Open the next game, where it is agreed and not open yet."""
    if live.table.agreed is not None and not live.table.next_table:
        opened = await node.open_next(live.row, live.table)
        await live.writer.change(lambda table: [] if table.next_table else table.follow(opened), lambda _: None)
