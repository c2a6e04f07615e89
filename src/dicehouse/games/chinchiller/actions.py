"""What a player of Chinchiller Dice can do."""

from typing import ClassVar

from dicehouse.core.game import Action


class Take(Action, frozen=True, gc=False, tag="take"):
    """Stop, and take the sand that shows."""


class Reroll(Action, frozen=True, gc=False, tag="reroll"):
    """Roll every die that shows sand again."""

    throws: ClassVar[bool] = True


class Claim(Action, frozen=True, gc=False, tag="claim"):
    """Announce to a blind player what they have rolled, truthfully or not."""

    amount: int

    @property
    def menu_number(self) -> int:
        """Claims are called by their amount."""
        return self.amount


class Accept(Action, frozen=True, gc=False, tag="accept"):
    """Believe what your neighbour says."""


class Challenge(Action, frozen=True, gc=False, tag="challenge"):
    """Open your eyes for a moment and look."""


ChinchillerAction = Take | Reroll | Claim | Accept | Challenge
