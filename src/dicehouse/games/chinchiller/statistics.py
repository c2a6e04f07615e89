"""The events of Chinchiller Dice that the lab counts."""

from dicehouse.games.chinchiller.events import Accepted, Challenged, Claimed, EyeClosed, Returned
from dicehouse.kit.statistics import CountedEvent

STATISTICS = (
    CountedEvent("eyes closed", EyeClosed),
    CountedEvent("claims", Claimed),
    CountedEvent("claims believed", Accepted),
    CountedEvent("caught lies", Challenged, (("truthful", False),)),
    CountedEvent("doubted in vain", Challenged, (("truthful", True),)),
    CountedEvent("supply run out", Returned),
)
