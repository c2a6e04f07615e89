"""DiXkiBluff for learning environments."""

from typing import get_args

from dicehouse.games.dixkibluff.options import PACED
from dicehouse.games.dixkibluff.rules import DiXkiBluff
from dicehouse.games.dixkibluff.views import Phase
from dicehouse.kit.encoders import Each, Fields, Flag, Marks, Maybe, Number, Part, Seat, Tally, Word
from dicehouse.kit.observation import Encoding


def parts(game: DiXkiBluff) -> tuple[Part, ...]:
    """What the seat may see: of the hands that lie, its own (D3)."""
    players, dice = game.players, most_points(game)
    seat, number = Seat(players), Number(dice, dice)
    symbols, hand = Marks(game.symbols), Tally(game.faces, dice)
    last = (
        Part("bettor", seat, "who had bet"),
        Part("number", number, "how many"),
        Part("symbols", symbols, "of what"),
        Part("caller", seat, "who doubted or called DiXe!"),
        Part("dixe", Flag(), "whether it was DiXe!"),
        Part("hands", Each(hand, players), "all hands"),
        Part("winner", seat, "who won"),
        Part("loser", seat, "who lost a die"),
    )
    return (
        Part("dice", Each(number, players), "dice"),
        Part("hands", Each(Maybe(hand), players), "what lies under each hand"),
        Part("phase", Word(get_args(Phase)), "what is being done"),
        Part("turn", seat, "who bets next"),
        Part("bettor", seat, "who made the bet that stands"),
        Part("number", Maybe(number), "the number of that bet"),
        Part("symbols", symbols, "the symbols of that bet"),
        Part("last", Fields(last), "how the last round ended"),
        Part("winner", seat, "who has won"),
    )


def most_points(game: DiXkiBluff) -> int:
    """All the dice there are."""
    return int(game.players * game.options.dice)


ENCODING = Encoding(
    history=("first version",),
    parts=parts,
    left_out={"round": "the number of a round decides nothing, and there is no last one"},
    turn_by_turn={"calls": PACED},
    simultaneous=(
        "Anybody may call DiXe! while a bet stands. Ruling D8 gives the form for turns: after each bet every "
        "other player is asked once, from the bettor's left, `dixe` or `pass`; then the next player raises or"
        " doubts. The winner of a round lays their dice one at a time, each in a step of its own (`place`)."
    ),
    end="When only one player has dice left (D10); who has none is not asked any more, and ends with everybody else.",
    most_points=most_points,
)
