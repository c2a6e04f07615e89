"""The options of Chinchiller Dice."""

from typing import Annotated, ClassVar

from dicehouse.core.errors import OptionError, define
from dicehouse.core.options import Fact, OneOf, Options, Range, Switch

define({"chinchiller.supply": "{players} players take {sand} sand each, but there is only {supply} in all."})

NEEDED = "needed"
PILE = "pile"
STARTS_EACH = {2: 3, 3: 2, 4: 1, 5: 1}
"""C11: how often each player starts in a series, by the number of players."""


TOKENS = {1: 25, 6: 40, 24: 20}
"""C2: the sand in the box, how many tokens there are of each amount."""


class ChinchillerOptions(Options, frozen=True, kw_only=True):
    """One game or a series (C11), how much sand (C2), what is returned (C3), when blind rolls are told (C18)."""

    title: ClassVar[str] = "Chinchiller Dice"
    seats: ClassVar[tuple[int, int]] = (2, 5)

    series: Annotated[bool, Switch()] = False
    sand: Annotated[int, Range(0, 200)] = 24
    """The sand of each player at the start."""
    supply: Annotated[int, Range(0, 5000)] = sum(amount * count for amount, count in TOKENS.items())
    """All the sand there is."""
    returns: Annotated[str, OneOf((NEEDED, PILE))] = NEEDED
    """What each player returns when the supply cannot pay: as little as it needs, or the whole smallest pile."""
    late: Annotated[bool, Switch()] = False
    """Whether the dice of a blind turn are told when somebody looks, and else never: real dice (C18)."""

    @property
    def whole_pile(self) -> bool:
        """Whether the first reading of C3 is played: each player returns the whole smallest pile."""
        return self.returns == PILE

    @property
    def series_games(self) -> int:
        """How many games a series has (C11), whether this is one or not."""
        return self.players * STARTS_EACH[self.players]

    def facts(self) -> dict[str, Fact]:
        """With the length of a series, and how often each player starts in it."""
        return {**super().facts(), "starts": STARTS_EACH[self.players], "games": self.series_games}

    def check(self) -> None:
        """There must be enough sand to begin."""
        if self.players * self.sand > self.supply:
            raise OptionError("chinchiller.supply", players=self.players, sand=self.sand, supply=self.supply)
