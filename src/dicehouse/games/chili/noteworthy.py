"""What is worth counting in Chili Dice."""

from dicehouse.core.noteworthy import Noteworthy
from dicehouse.games.chili.events import RanOut, Scored, Turned

NOTEWORTHY = (
    Noteworthy("Small Chilis", Scored, (("rule", "small-chili"),)),
    Noteworthy("Big Chilis", Scored, (("rule", "big-chili"),)),
    Noteworthy("Extra-Hot Chilis", Scored, (("rule", "extra-hot-chili"),)),
    Noteworthy("straights", Scored, (("rule", "straight"),)),
    Noteworthy("spaces with nothing", Scored, (("rule", "nothing"),)),
    Noteworthy("red dice turned", Turned),
    Noteworthy("rolls used up", RanOut),
)
