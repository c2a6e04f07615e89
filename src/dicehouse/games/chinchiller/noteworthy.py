"""What is worth counting in Chinchiller Dice."""

from dicehouse.core.noteworthy import Noteworthy
from dicehouse.games.chinchiller.events import Accepted, Challenged, Claimed, EyeClosed, Returned

NOTEWORTHY = (
    Noteworthy("eyes closed", EyeClosed),
    Noteworthy("claims", Claimed),
    Noteworthy("claims believed", Accepted),
    Noteworthy("caught lies", Challenged, (("truthful", False),)),
    Noteworthy("doubted in vain", Challenged, (("truthful", True),)),
    Noteworthy("supply run out", Returned),
)
