"""How Go Nuts! is presented to learners."""

from dicehouse.games.gonuts.options import BEATS
from dicehouse.games.gonuts.rules import DICE, GoNuts
from dicehouse.kit.encoders import Field, Number, OneHot, Padded, PerSeat, SeatMultiHot, SeatOneHot
from dicehouse.kit.observation import ObservationSpec


def fields(game: GoNuts) -> tuple[Field, ...]:
    """All fields of the view that change; points are clipped at the target."""
    players, target = game.players, game.options.target
    return (
        Field("scores", PerSeat(Number(target, target), players), "recorded points"),
        Field("turn", SeatOneHot(players), "whose turn it is"),
        Field("points", Number(target, target), "points not yet recorded"),
        Field("dice", Number(DICE, DICE), "squirrel dice in play"),
        Field("waiting", SeatMultiHot(players), "whose dog is not out yet, in a Go Nuts! round"),
        Field("winner", SeatOneHot(players), "who has won"),
        Field("faces", Padded(OneHot(game.squirrel_die.symbols), DICE), "the squirrel dice as they landed last"),
    )


def max_points(game: GoNuts) -> int:
    """The target; points are clipped there."""
    return int(game.options.target)


OBSERVATION = ObservationSpec(
    history=("first version",),
    fields=fields,
    omitted={"target": "it is an option and never changes"},
    required_options={"round": BEATS, "counted": False},
    turns=(
        "In a Go Nuts! round everybody rolls at once. Ruling G5 gives the form for turns: in each beat the "
        "roller rolls once, then every opponent without a dog. Nobody has a choice in it, so all beats are "
        "rolled without asking."
    ),
    end="The first to record the target wins at once (G6).",
    max_points=max_points,
)
