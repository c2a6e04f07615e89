"""How Chinchiller Dice is presented to learners."""

from dicehouse.games.chinchiller.rules import BOTH, EYES, ChinchillerDice
from dicehouse.games.chinchiller.sand import CLAIMS, DIE
from dicehouse.kit.encoders import Field, Number, OneHot, Optional, Padded, PerSeat, SeatMultiHot, SeatOneHot
from dicehouse.kit.observation import ObservationSpec

SAND_UNIT = 100
"""The amount of sand that is encoded as 1."""
MAX_DEBT = 1000
"""Piles grow without bound while the supply goes into debt (C3); numbers are clipped here."""


def fields(game: ChinchillerDice) -> tuple[Field, ...]:
    """All fields of the view that change; a blind seat sees neither dice nor sand (C10)."""
    players, most = game.players, game.options.supply + MAX_DEBT
    sand, total = Number(most, SAND_UNIT), Number(game.games * most, game.games * SAND_UNIT)
    return (
        Field("closed", PerSeat(Number(EYES, EYES), players), "eyes closed"),
        Field("turn", SeatOneHot(players), "whose turn it is"),
        Field("announcer", SeatOneHot(players), "who tells a blind player what they have rolled"),
        Field("claim", OneHot(CLAIMS), "what was said to the blind player"),
        Field("faces", Optional(Padded(OneHot(DIE.symbols), len(BOTH))), "the dice as they lie"),
        Field("piles", Optional(PerSeat(sand, players)), "everybody's sand"),
        Field("supply", Optional(Number(most, SAND_UNIT, -MAX_DEBT)), "the sand of the supply; below 0 a debt"),
        Field("game", Number(game.games, game.games), "which game of the series it is"),
        Field("totals", PerSeat(total, players), "the sand of the finished games"),
        Field("winners", SeatMultiHot(players), "who has won"),
    )


def max_points(game: ChinchillerDice) -> int:
    """Sand is not bounded; numbers are clipped here."""
    return int(game.games * (game.options.supply + MAX_DEBT))


OBSERVATION = ObservationSpec(
    history=(
        "first version",
        "when the supply runs out everybody returns only what it needs (C3); the option `returns` has the old way",
    ),
    fields=fields,
    omitted={
        "rolling": "no dice are being rolled when a player is asked",
        "games": "it follows from the options and never changes",
        "blind": "who is blind follows from the eyes; the order, which breaks ties, a learner must remember",
    },
    required_options={"late": False},
    turns=(
        "Players take turns. In the turn of a blind player their neighbour speaks first and they answer, each"
        " in a step of their own. A blind player sees neither dice nor sand; what was said aloud in earlier "
        "turns is in no observation: a learner who needs it must remember it."
    ),
    end="When all players are blind; the most sand wins (C9). In a series, after the last game (C11).",
    max_points=max_points,
)
