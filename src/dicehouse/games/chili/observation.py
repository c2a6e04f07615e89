"""How Chili Dice is presented to learners."""

from dicehouse.games.chili.pad import BONUS, DICE, DIE, SPACES
from dicehouse.games.chili.rules import ALL_DICE, ChiliDice
from dicehouse.kit.encoders import Field, MultiHot, Number, OneHot, Optional, Padded, PerSeat, SeatMultiHot, SeatOneHot
from dicehouse.kit.observation import ObservationSpec

BEST = 100
"""The highest score of a space: all six dice red in the right one (H4)."""


def fields(game: ChiliDice) -> tuple[Field, ...]:
    """All fields of the view that change."""
    players, rolls = game.players, game.options.rolls
    faces = tuple(dict.fromkeys(face for die in DIE for face in die.symbols))
    return (
        Field(
            "pads",
            PerSeat(Padded(Optional(Number(BEST, BEST)), len(SPACES)), players),
            f"the spaces {', '.join(SPACES)}",
        ),
        Field("left", PerSeat(Number(rolls, rolls), players), "unused rolls"),
        Field("totals", PerSeat(Number(max_points(game), BEST), players), "points so far"),
        Field("turn", SeatOneHot(players), "whose turn it is"),
        Field("faces", Padded(OneHot(faces), DICE), "the six dice as they lie; * is red"),
        Field("turnable", MultiHot(ALL_DICE), "the dice that may be turned"),
        Field("winners", SeatMultiHot(players), "who has won"),
    )


def max_points(game: ChiliDice) -> int:
    """Every space with its highest score, and every roll unused."""
    return int(BEST * len(SPACES) + BONUS * game.options.rolls)


OBSERVATION = ObservationSpec(
    history=("first version",),
    fields=fields,
    omitted={
        "spaces": "the names on the pad say nothing about the game",
        "bonuses": "they follow from the pads and the rolls left",
        "rolling": "no dice are being rolled when a player is asked",
    },
    required_options={},
    turns="Players take turns and never act out of turn.",
    end="When every pad is full; the most points win, unused rolls included (H5).",
    max_points=max_points,
)
