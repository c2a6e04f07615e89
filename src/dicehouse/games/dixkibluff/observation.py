"""How DiXkiBluff is presented to learners."""

from typing import get_args

from dicehouse.games.dixkibluff.options import PACED
from dicehouse.games.dixkibluff.rules import DiXkiBluff
from dicehouse.games.dixkibluff.views import Phase
from dicehouse.kit.encoders import Counts, Field, Fields, Flag, MultiHot, Number, OneHot, Optional, PerSeat, SeatOneHot
from dicehouse.kit.observation import ObservationSpec


def fields(game: DiXkiBluff) -> tuple[Field, ...]:
    """All fields of the view that change; of the hands, a seat sees its own (D3)."""
    players, dice = game.players, max_points(game)
    seat, number = SeatOneHot(players), Number(dice, dice)
    symbols, hand = MultiHot(game.symbols), Counts(game.faces, dice)
    last = (
        Field("bettor", seat, "who had bet"),
        Field("number", number, "how many"),
        Field("symbols", symbols, "of what"),
        Field("caller", seat, "who doubted or called DiXe!"),
        Field("dixe", Flag(), "whether it was DiXe!"),
        Field("hands", PerSeat(hand, players), "all hands"),
        Field("winner", seat, "who won"),
        Field("loser", seat, "who lost a die"),
    )
    return (
        Field("dice", PerSeat(number, players), "dice"),
        Field("hands", PerSeat(Optional(hand), players), "what lies under each hand"),
        Field("phase", OneHot(get_args(Phase)), "what is being done"),
        Field("turn", seat, "who bets next"),
        Field("bettor", seat, "who made the bet that stands"),
        Field("number", Optional(number), "the number of that bet"),
        Field("symbols", symbols, "the symbols of that bet"),
        Field("last", Fields(last), "how the last round ended"),
        Field("winner", seat, "who has won"),
    )


def max_points(game: DiXkiBluff) -> int:
    """The number of all dice."""
    return int(game.players * game.options.dice)


OBSERVATION = ObservationSpec(
    history=("first version",),
    fields=fields,
    omitted={
        "round": "the number of a round decides nothing, and there is no last one",
        "caller": "it is there only while dice that are told late are told",
        "dixe": "it is there only while dice that are told late are told",
        "matching": "it follows from the dice that were shown and the bet",
    },
    required_options={"calls": PACED, "late": False},
    turns=(
        "Anybody may call DiXe! while a bet stands. Ruling D8 gives the form for turns: after each bet every "
        "other player is asked once, from the bettor's left, `dixe` or `pass`; then the next player raises or"
        " doubts. The winner of a round lays their dice one at a time, each in a step of its own (`place`)."
    ),
    end="When only one player has dice left (D10); who has none is not asked any more, and ends with everybody else.",
    max_points=max_points,
)
