"""The events of Chili Dice that the lab counts."""

from dicehouse.games.chili.events import RanOut, Scored, Turned
from dicehouse.kit.statistics import CountedEvent

STATISTICS = (
    CountedEvent("Small Chilis", Scored, (("rule", "small-chili"),)),
    CountedEvent("Big Chilis", Scored, (("rule", "big-chili"),)),
    CountedEvent("Extra-Hot Chilis", Scored, (("rule", "extra-hot-chili"),)),
    CountedEvent("straights", Scored, (("rule", "straight"),)),
    CountedEvent("spaces with nothing", Scored, (("rule", "nothing"),)),
    CountedEvent("red dice turned", Turned),
    CountedEvent("rolls used up", RanOut),
)
