"""What is worth counting in Go Nuts!"""

from dicehouse.core.noteworthy import Noteworthy
from dicehouse.games.gonuts.events import AllCars, AllDiceBack, RoundBegan

NOTEWORTHY = (
    Noteworthy("Go Nuts! rounds", RoundBegan),
    Noteworthy("nothing but cars", AllCars),
    Noteworthy("all dice back", AllDiceBack),
)
