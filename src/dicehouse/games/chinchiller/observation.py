"""Chinchiller Dice for learning environments."""

from dicehouse.games.chinchiller.rules import BOTH, EYES, ChinchillerDice
from dicehouse.games.chinchiller.sand import CLAIMS, DIE
from dicehouse.kit.encoders import Each, Maybe, Number, Part, Row, Seat, Seats, Word
from dicehouse.kit.observation import Encoding

MUCH = 100
"""What sand is measured in."""
MOST_DEBT = 1000
"""Piles can grow as long as the supply goes into debt (C3); beyond this nobody counts."""


def parts(game: ChinchillerDice) -> tuple[Part, ...]:
    """What the seat may see; blind, neither dice nor sand (C10)."""
    players, most = game.players, game.options.supply + MOST_DEBT
    sand = Number(most, MUCH)
    return (
        Part("closed", Each(Number(EYES, EYES), players), "eyes closed"),
        Part("turn", Seat(players), "whose turn it is"),
        Part("announcer", Seat(players), "who tells a blind player what they have rolled"),
        Part("claim", Word(CLAIMS), "what was said to the blind player"),
        Part("faces", Maybe(Row(Word(DIE.symbols), len(BOTH))), "the dice as they lie"),
        Part("piles", Maybe(Each(sand, players)), "everybody's sand"),
        Part("supply", Maybe(Number(most, MUCH, -MOST_DEBT)), "the sand of the supply; below 0 a debt"),
        Part("game", Number(game.games, game.games), "which game of the series it is"),
        Part("totals", Each(Number(game.games * most, game.games * MUCH), players), "the sand of the finished games"),
        Part("winners", Seats(players), "who has won"),
    )


def most_points(game: ChinchillerDice) -> int:
    """Sand is not limited; this is as far as it is counted."""
    return int(game.games * (game.options.supply + MOST_DEBT))


ENCODING = Encoding(
    history=(
        "first version",
        "when the supply runs out everybody returns only what it needs (C3); the option `returns` has the old way",
    ),
    parts=parts,
    left_out={
        "rolling": "no dice are in the air when somebody is asked",
        "games": "it follows from the options and never changes",
    },
    turn_by_turn={},
    simultaneous=(
        "Players take turns. In the turn of a blind player their neighbour speaks first and they answer, each"
        " in a step of their own. A blind player sees neither dice nor sand; what was said aloud in earlier "
        "turns is in no observation: a learner who needs it must remember it."
    ),
    end="When nobody can see any more; the most sand wins (C9). In a series, after the last game (C11).",
    most_points=most_points,
)
