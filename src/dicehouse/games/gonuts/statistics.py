"""The events of Go Nuts! that the lab counts."""

from dicehouse.games.gonuts.events import AllCars, AllDiceBack, RoundBegan
from dicehouse.kit.statistics import CountedEvent

STATISTICS = (
    CountedEvent("Go Nuts! rounds", RoundBegan),
    CountedEvent("nothing but cars", AllCars),
    CountedEvent("all dice back", AllDiceBack),
)
