"""Sweeps: some bots, many games, every cell of a grid of options; cut into parts that are played one by one."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import msgspec

from dicehouse.bots.levels import make_bot
from dicehouse.core.errors import OptionError
from dicehouse.lab.duel import MOST_GAMES, Duel
from dicehouse.lab.grid import label

PLAIN, BATCH = "plain", "batch"
ENGINES = (PLAIN, BATCH)
"""Any bot by the rules themselves, or bots that were compiled into tables, many games at once."""
GAMES, LUCK = "games", "luck"
PARTS_PER_CELL = 100
LARGEST = {PLAIN: 50, BATCH: 10_000}
"""So many deals make a part at most: what is lost when it is interrupted, and what memory has to hold."""
LUCK_DEALS = 1
"""The same for deals that an evaluator looks at, which is slow."""


class Part(msgspec.Struct, frozen=True):
    """Some deals of a cell."""

    cell: int
    kind: str
    """Games to be counted, or games in which luck is weighed."""
    first: int
    last: int
    """The first deal, and the one after the last."""

    @property
    def name(self) -> str:
        """What its file is called."""
        return f"{self.cell:04}-{self.kind}-{self.first:09}"


class Sweep(msgspec.Struct, frozen=True):
    """What is to be played. The same sweep has the same results, wherever and on however many cores."""

    game: str
    bots: tuple[str, ...]
    cells: tuple[Mapping[str, Any], ...]
    """The options of every cell."""
    games: int
    """In every cell, at least."""
    seed: int
    luck: int
    """In so many games of every cell luck is weighed, at least."""
    engines: tuple[str, ...]
    """By cell: which engine plays it."""

    def duel(self, cell: int) -> Duel:
        """The games of a cell, as a duel."""
        return Duel(self.game, self.cells[cell], self.bots, self.games, self.seed)

    def label(self, cell: int) -> str:
        """The options of a cell in a few words."""
        return label(self.cells[cell])

    def parts(self) -> Iterator[Part]:
        """Everything that is to be played, in order."""
        for cell, engine in enumerate(self.engines):
            deals = self.duel(cell).deals
            size = min(LARGEST[engine], -(-deals // PARTS_PER_CELL))
            yield from (Part(cell, GAMES, first, min(first + size, deals)) for first in range(0, deals, size))
            weighed = min(deals, -(-self.luck // len(self.bots)))
            yield from (Part(cell, LUCK, first, first + LUCK_DEALS) for first in range(0, weighed, LUCK_DEALS))


def check(sweep: Sweep) -> None:
    """Refuse a sweep that cannot be played.

    Raises:
        OptionError, BotError, GameError: with a sentence that says what is wrong.
    """
    for key, low, value in (("--games", 1, sweep.games), ("--luck", 0, sweep.luck)):
        if not low <= value <= MOST_GAMES:
            raise OptionError("options.range", key=key, low=low, high=MOST_GAMES, value=value)
    for cell in range(len(sweep.cells)):
        game = sweep.duel(cell).rules()
        for name in dict.fromkeys(sweep.bots):
            make_bot(game, name, 0, Random(0))
