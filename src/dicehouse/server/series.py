"""A series of games of the same players: who sits where in the next game, and who has won how often."""

import msgspec

from dicehouse.server.seats import Occupant
from dicehouse.server.table import Table, TableSpec
from dicehouse.server.table_rules import shared_rules


def next_game(id: str, table: Table) -> tuple[TableSpec, dict[int, Occupant]]:
    """The spec of the next game: all players move one seat on, so that each starts as often.

    The starting seat stays the same as in the game before, however that was drawn.

    Args:
        id: the id of the table that is over.
        table: the table itself.

    Returns:
        The spec, and who sits where. Players pledge anew. A seat whose player was dropped is free.
    """
    spec, outcome = table.spec, table.outcome
    assert outcome is not None
    players = len(table.seats)
    moved = [(seat + 1) % players for seat in range(players)]
    wins = [before + (seat in outcome.winners) for seat, before in enumerate(spec.wins or [0] * players)]
    options = spec.options
    if players > 1 and table.starter is not None:
        options = shared_rules(spec.game, options | {"first": str(table.starter)}).options.to_dict()
    following = msgspec.structs.replace(
        spec,
        options=options,
        seats=tuple(spec.seats[seat] for seat in moved),
        series=spec.series or id,
        played=spec.played + 1,
        wins=tuple(wins[seat] for seat in moved),
    )
    came = zip(following.seats, [table.seats[seat] for seat in moved], strict=True)
    occupants = {
        seat: occupant._replace(pledge="" if occupant.kind == "bot" else None)
        for seat, (request, occupant) in enumerate(came)
        if occupant is not None and occupant.kind == request.kind
    }
    return following, occupants
