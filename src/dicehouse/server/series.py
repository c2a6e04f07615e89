"""A series of games of the same players: who sits where in the next game, and who has won how often."""

from typing import NamedTuple

import msgspec

from dicehouse.core.errors import DicehouseError
from dicehouse.games import load
from dicehouse.server.entries import Missing
from dicehouse.server.seats import Occupant, SeatRequest
from dicehouse.server.table import Table
from dicehouse.server.table_rules import shared_rules
from dicehouse.server.table_spec import TableSpec

SUBSTITUTE = SeatRequest("bot", "regular")
"""Who sits in the chair of a player that does not come."""


class _Chair(NamedTuple):
    """A chair of the next game."""

    before: int
    """The seat of the same player in this game."""
    comes: bool
    """Whether its player, or its bot, takes part."""


def next_game(id: str, table: Table) -> tuple[TableSpec, dict[int, Occupant]]:
    """The spec of the next game: all players move one seat on, so that each starts as often.

    The starting seat stays the same as in the game before, however that was drawn.

    Args:
        id: the id of the table that is over.
        table: the table itself, at which the next game is agreed.

    Returns:
        The spec, and who sits where. Players pledge anew. In place of a player who does not come sits a bot, or, if the
        proposal says so and the rules allow it, nobody: then there is a chair less.
    """
    assert table.outcome is not None
    players = len(table.seats)
    chairs = [_Chair(seat, _comes(table, seat)) for seat in ((place + 1) % players for place in range(players))]
    missing: Missing = "bot" if table.proposal is None else table.proposal.missing
    if missing == "without":
        fewer = _without_missing(table, chairs)
        try:
            return _spec_with(id, table, fewer), _occupants(table, fewer)
        except DicehouseError:
            pass  # the options do not allow so few
    return _spec_with(id, table, chairs), _occupants(table, chairs)


def _comes(table: Table, seat: int) -> bool:
    occupant = table.seats[seat]
    if occupant is None or occupant.kind != table.spec.seats[seat].kind:
        return False  # a bot took over from a player who left
    return occupant.kind == "bot" or seat in (table.agreed or ())


def _without_missing(table: Table, chairs: list[_Chair]) -> list[_Chair]:
    """The chairs of those who come, and as many others as the rules need."""
    fewest = load(table.spec.game).options_type.seats[0]
    spare = max(0, len(chairs) - max(fewest, sum(chair.comes for chair in chairs)))
    kept: list[_Chair] = []
    for chair in chairs:
        if not chair.comes and spare:
            spare -= 1
        else:
            kept.append(chair)
    return kept


def _spec_with(id: str, table: Table, chairs: list[_Chair]) -> TableSpec:
    spec, outcome = table.spec, table.outcome
    assert outcome is not None
    players = len(table.seats)
    wins = [before + (seat in outcome.winners) for seat, before in enumerate(spec.wins or [0] * players)]
    options = spec.options | {"players": len(chairs)}
    if players > 1 and table.starter is not None:
        places = [(chair.before - 1) % players for chair in chairs]  # before chairs went
        options |= {"first": str(next((seat for seat, place in enumerate(places) if place >= table.starter), 0))}
    if spec.daily:  # the game after a game of the day is one like any other
        spec = msgspec.structs.replace(spec, daily="", hints=True)
    return msgspec.structs.replace(
        spec,
        options=shared_rules(spec.game, options).options.to_dict(),
        seats=tuple(spec.seats[chair.before] if chair.comes else SUBSTITUTE for chair in chairs),
        series=spec.series or id,
        played=spec.played + 1,
        wins=tuple(wins[chair.before] if chair.comes else 0 for chair in chairs),
    )


def _occupants(table: Table, chairs: list[_Chair]) -> dict[int, Occupant]:
    came = {seat: table.seats[chair.before] for seat, chair in enumerate(chairs) if chair.comes}
    return {
        seat: occupant._replace(pledge="" if occupant.kind == "bot" else None)
        for seat, occupant in came.items()
        if occupant is not None
    }
