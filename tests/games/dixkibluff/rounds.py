"""Rounds of DiXkiBluff that stand at a given moment."""

from support import Table


def deal(*hands: str, **options: object) -> Table:
    """A table on which everybody has thrown; seat 0 bets first unless an option says otherwise."""
    return Table("dixkibluff", len(hands), *hands, **{"first": 0, **options})


def all_pass(table: Table) -> list[str]:
    """Paced: everybody who is asked passes."""
    before = len(table.happened)
    while table.state.phase == "call":
        table.act(table.state.actors[0], "pass")
    return table.happened[before:]


def bid(table: Table, *bets: str) -> None:
    """The players in turn bet, and nobody calls DiXe!"""
    for bet in bets:
        table.act(table.state.turn, f"bet {bet}")
        all_pass(table)


def next_round(table: Table, face: str = "sun") -> None:
    """The winner of the last round places that face on all dice, and everybody else throws it as well."""
    (winner,) = table.state.actors
    place(table, winner, *[face] * table.state.dice[winner])
    while (due := table.match.due) is not None:
        table.roll(" ".join([face] * len(due.dice)))


def place(table: Table, seat: int, *faces: str) -> list[str]:
    """A seat lays its dice down one after the other."""
    before = len(table.happened)
    for face in faces:
        table.act(seat, f"place {face}")
    return table.happened[before:]


def totals(table: Table) -> tuple[int, ...]:
    """How many dice everybody has."""
    result: tuple[int, ...] = table.state.dice
    return result
