"""Go Nuts! for learning environments."""

from dicehouse.games.gonuts.options import BEATS
from dicehouse.games.gonuts.rules import DICE, GoNuts
from dicehouse.kit.encoders import Each, Number, Part, Row, Seat, Seats, Word
from dicehouse.kit.observation import Encoding


def parts(game: GoNuts) -> tuple[Part, ...]:
    """Everything on the table; points beyond the target change nothing."""
    players, target = game.players, game.options.target
    return (
        Part("scores", Each(Number(target, target), players), "recorded points"),
        Part("turn", Seat(players), "whose turn it is"),
        Part("points", Number(target, target), "points not yet recorded"),
        Part("dice", Number(DICE, DICE), "squirrel dice in play"),
        Part("waiting", Seats(players), "whose dog is not out yet, in a Go Nuts! round"),
        Part("winner", Seat(players), "who has won"),
        Part("faces", Row(Word(game.squirrel_die.symbols), DICE), "the squirrel dice as they landed last"),
    )


def most_points(game: GoNuts) -> int:
    """Nobody needs more than the target."""
    return int(game.options.target)


ENCODING = Encoding(
    history=("first version",),
    parts=parts,
    left_out={"target": "it is an option and never changes"},
    turn_by_turn={"round": BEATS},
    simultaneous=(
        "In a Go Nuts! round everybody rolls at once. Ruling G5 gives the form for turns: in each beat the "
        "roller rolls once, then every opponent without a dog. Nobody has a choice in it, so all beats are "
        "rolled without asking."
    ),
    end="The first to record the target wins at once (G6).",
    most_points=most_points,
)
