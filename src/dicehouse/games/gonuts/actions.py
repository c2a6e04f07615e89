"""What a player of Go Nuts! can do."""

from typing import ClassVar

from dicehouse.core.game import Action


class Roll(Action, frozen=True, gc=False, tag="roll"):
    """Roll all dice that are in play."""

    throws: ClassVar[bool] = True


class Bank(Action, frozen=True, gc=False, tag="bank"):
    """Record the points of the turn and end it."""


class Shake(Action, frozen=True, gc=False, tag="shake"):
    """In a live Go Nuts! round: roll your dice once more."""

    pause_ms: ClassVar[int] = 300  # G5
    throws: ClassVar[bool] = True


class Bark(Action, frozen=True, gc=False, tag="bark"):
    """In a Go Nuts! round that is counted: say that your dog is out."""


GoNutsAction = Roll | Bank | Shake | Bark
