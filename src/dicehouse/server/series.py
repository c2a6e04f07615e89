"""A series of games: the same players at one table after the other, and who has won how often."""

import msgspec

from dicehouse.server.table import Sitter, Table, TableSpec, shared_rules


def next_game(id: str, table: Table) -> tuple[TableSpec, dict[int, Sitter]]:  # noqa: A002 - the word for it
    """The game after one that is over: everybody one seat further, so that everybody starts as often.

    The seat that starts stays the same, whatever the first game drew: whoever sat to the left of the last starter
    sits there now.

    Args:
        id: the id of the table that is over.
        table: the table itself.

    Returns:
        What is played next, and who sits where; players are asked anew what they pledge. A seat whose player was
        dropped is free.
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
    sitters = {
        seat: sitter._replace(pledge="" if sitter.kind == "bot" else None)
        for seat, (wish, sitter) in enumerate(came)
        if sitter is not None and sitter.kind == wish.kind
    }
    return following, sitters
