"""What a seat or a spectator may see of Chinchiller Dice (C10)."""

from dicehouse.core.game import View


class ChinchillerView(View, frozen=True):
    """The table. For a blind player, and for a spectator while anybody is blind, piles, supply and dice are None."""

    closed: tuple[int, ...]
    """How many eyes each player has closed."""
    turn: int | None
    announcer: int | None
    """The seat that announces a blind player's roll; None in the turn of a player who sees."""
    claim: int | None
    """What was said to the blind player."""
    faces: tuple[str, ...] | None
    """The dice as they lie; empty before the first roll of a turn."""
    rolling: tuple[int, ...] | None
    """Which of the two dice are in the air."""
    piles: tuple[int, ...] | None
    supply: int | None
    game: int
    """The number of the game in a series, from 1."""
    games: int
    totals: tuple[int, ...]
    """The sand of the finished games of a series."""
    winners: tuple[int, ...]
    blind: tuple[int, ...]
    """The seats with both eyes closed, in the order in which they became blind."""
