"""The events of DiXkiBluff that the lab counts."""

from dicehouse.games.dixkibluff.events import BetMade, Called, Doubted, Gave, Placed
from dicehouse.kit.statistics import CountedEvent

STATISTICS = (
    CountedEvent("bets", BetMade),
    CountedEvent("doubts", Doubted),
    CountedEvent("DiXe! calls", Called),
    CountedEvent("right DiXe! calls", Gave),
    CountedEvent("hands laid as liked", Placed),
)
