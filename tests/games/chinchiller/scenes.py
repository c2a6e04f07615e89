"""Tables of Chinchiller Dice that stand at a given moment."""

from support import Table

CLOSES_AN_EYE = "chinchiller chinchiller"
NOTHING_HAPPENS = "x2 x2"


def scene(closed: tuple[int, ...], turn: int = 0, **options: object) -> Table:
    """A table on which the players have closed so many eyes, and the dice of `turn` are due; no sand has moved.

    Everybody rolls two chinchillers until they have closed their eyes and two x2 after that; what a blind player is
    told on the way (0) is true, accepted and costs nothing.
    """
    table = Table("chinchiller", len(closed), **{"first": 0, **options})
    while (table.state.closed, table.state.turn) != (closed, turn):
        seat = table.state.turn
        if table.state.closed[seat] == 2:
            blind_turn(table, NOTHING_HAPPENS, 0)
            table.act(seat, "accept")
        else:
            table.roll(CLOSES_AN_EYE if table.state.closed[seat] < closed[seat] else NOTHING_HAPPENS)
    return table


def blind_turn(table: Table, roll: str, claim: int) -> list[str]:
    """The blind player rolls and is told something; the answer is still to come."""
    before = len(table.happened)
    table.roll(roll)
    (announcer,) = table.state.actors
    table.act(announcer, f"claim {claim}")
    return table.happened[before:]


def piles(table: Table) -> tuple[int, ...]:
    """How much sand everybody has."""
    result: tuple[int, ...] = table.state.sand.piles
    return result


def supply(table: Table) -> int:
    """How much sand nobody has."""
    result: int = table.state.sand.supply
    return result
