"""Chili Dice for learning environments."""

from dicehouse.games.chili.pad import BONUS, DICE, DIE, SPACES
from dicehouse.games.chili.rules import ALL_DICE, ChiliDice
from dicehouse.kit.encoders import Each, Marks, Maybe, Number, Part, Row, Seat, Seats, Word
from dicehouse.kit.observation import Encoding

BEST = 100
"""No space can score more: all six red in the right one (H4)."""


def parts(game: ChiliDice) -> tuple[Part, ...]:
    """Everything on the table."""
    players, rolls = game.players, game.options.rolls
    faces = tuple(dict.fromkeys(face for die in DIE for face in die.symbols))
    return (
        Part("pads", Each(Row(Maybe(Number(BEST, BEST)), len(SPACES)), players), f"the spaces {', '.join(SPACES)}"),
        Part("left", Each(Number(rolls, rolls), players), "unused rolls"),
        Part("totals", Each(Number(most_points(game), BEST), players), "points so far"),
        Part("turn", Seat(players), "whose turn it is"),
        Part("faces", Row(Word(faces), DICE), "the six dice as they lie; * is red"),
        Part("turnable", Marks(ALL_DICE), "the dice that may be turned"),
        Part("winners", Seats(players), "who has won"),
    )


def most_points(game: ChiliDice) -> int:
    """Every space at its best, and every roll unused."""
    return int(BEST * len(SPACES) + BONUS * game.options.rolls)


ENCODING = Encoding(
    history=("first version",),
    parts=parts,
    left_out={
        "spaces": "the names on the pad say nothing about the game",
        "rolling": "no dice are in the air when somebody is asked",
    },
    turn_by_turn={},
    simultaneous="Players take turns; nobody ever acts out of turn.",
    end="When every pad is full; the most points win, unused rolls included (H5).",
    most_points=most_points,
)
