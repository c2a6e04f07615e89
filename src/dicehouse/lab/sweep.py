"""Sweeps: a matchup played with every combination of some options (the cells of a grid), in chunks of deals."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import msgspec

from dicehouse.bots.levels import make_bot
from dicehouse.core.errors import OptionError
from dicehouse.lab.grid import cell_label
from dicehouse.lab.matchup import MAX_GAMES, Matchup

PLAIN, BATCH = "plain", "batch"
ENGINES = (PLAIN, BATCH)
"""`plain` plays any bot by the rules; `batch` plays bots compiled into tables, many games at a time."""
GAMES, LUCK = "games", "luck"
"""The kinds of chunks: count games, or measure luck and errors in them."""
CHUNKS_PER_CELL = 100
MAX_DEALS = {PLAIN: 50, BATCH: 10_000}
"""By engine: the most deals of a chunk. It bounds memory, and what an interrupt loses."""
LUCK_DEALS = 1
"""The deals of a chunk in which luck is measured, which is slow."""


class Chunk(msgspec.Struct, frozen=True):
    """A range of deals of one cell: the unit of work, and of what is stored."""

    cell: int
    kind: str
    """`GAMES` or `LUCK`."""
    first: int
    last: int
    """The range of deals: the first one, and the one after the last."""

    @property
    def name(self) -> str:
        """The name of its file."""
        return f"{self.cell:04}-{self.kind}-{self.first:09}"


class Sweep(msgspec.Struct, frozen=True):
    """What is to be played, as plain data. Equal sweeps have equal results, on any machine and any number of cores."""

    game: str
    bots: tuple[str, ...]
    cells: tuple[Mapping[str, Any], ...]
    """The options of every cell."""
    games: int
    """The least number of games in every cell."""
    seed: int
    luck: int
    """The least number of games of every cell in which luck is measured."""
    engines: tuple[str, ...]
    """By cell: which engine plays it."""

    def matchup(self, cell: int) -> Matchup:
        """The matchup of a cell."""
        return Matchup(self.game, self.cells[cell], self.bots, self.games, self.seed)

    def label(self, cell: int) -> str:
        """The options of a cell as a short text."""
        return cell_label(self.cells[cell])

    def chunks(self) -> Iterator[Chunk]:
        """All chunks, in order."""
        for cell, engine in enumerate(self.engines):
            deals = self.matchup(cell).deals
            size = min(MAX_DEALS[engine], -(-deals // CHUNKS_PER_CELL))
            yield from (Chunk(cell, GAMES, first, min(first + size, deals)) for first in range(0, deals, size))
            measured = min(deals, -(-self.luck // len(self.bots)))
            yield from (Chunk(cell, LUCK, first, first + LUCK_DEALS) for first in range(0, measured, LUCK_DEALS))


def one_cell(matchup: Matchup) -> Sweep:
    """A matchup as a sweep of one cell, on the plain engine and without measuring luck."""
    return Sweep(matchup.game, matchup.bots, (matchup.options,), matchup.games, matchup.seed, 0, (PLAIN,))


def check(sweep: Sweep) -> None:
    """Refuse a sweep that cannot be played.

    Raises:
        OptionError, BotError, GameError: with a sentence that says what is wrong.
    """
    for key, low, value in (("--games", 1, sweep.games), ("--luck", 0, sweep.luck)):
        if not low <= value <= MAX_GAMES:
            raise OptionError("options.range", key=key, low=low, high=MAX_GAMES, value=value)
    for cell in range(len(sweep.cells)):
        game = sweep.matchup(cell).rules()
        for name in dict.fromkeys(sweep.bots):
            make_bot(game, name, 0, Random(0))
