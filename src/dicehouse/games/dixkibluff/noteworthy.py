"""What is worth counting in DiXkiBluff."""

from dicehouse.core.noteworthy import Noteworthy
from dicehouse.games.dixkibluff.events import BetMade, Called, Doubted, Gave, Placed

NOTEWORTHY = (
    Noteworthy("bets", BetMade),
    Noteworthy("doubts", Doubted),
    Noteworthy("DiXe! calls", Called),
    Noteworthy("right DiXe! calls", Gave),
    Noteworthy("hands laid as liked", Placed),
)
