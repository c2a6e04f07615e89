"""What is worth counting in Go Nuts!"""

from dicehouse.games.gonuts.events import AllCars, AllDiceBack, RoundBegan
from dicehouse.kit.statistics import CountedEvent

STATISTICS = (
    CountedEvent("Go Nuts! rounds", RoundBegan),
    CountedEvent("nothing but cars", AllCars),
    CountedEvent("all dice back", AllDiceBack),
)
