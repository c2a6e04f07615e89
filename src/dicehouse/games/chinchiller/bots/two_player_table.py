"""The stored solution of the two-player game, and how it is read."""

from functools import lru_cache
from itertools import accumulate
from typing import Any

from dicehouse.core.game import AnyGame
from dicehouse.games.chinchiller.bots.throw_odds import Floats
from dicehouse.games.chinchiller.sand import CLAIMS
from dicehouse.kit import value_tables
from dicehouse.kit.arrays import HAS_NUMPY, np

REACH = 400
"""A lead of this much counts as won. What that can cost is part of the gap (see `exploitability`)."""

STEPS = 65535
"""Values are stored as whole multiples of 1/65535."""

PAIRS = ((0, 0), (0, 1), (1, 0), (1, 1), (0, 2), (2, 0), (1, 2), (2, 1))
"""Eyes closed by the player in turn and by the other, while at least one eye is open."""


def solver_inputs(game: AnyGame) -> tuple[int, bool]:
    """What the solver is given of a game: all the sand there is, and the reading of C3."""
    return game.options.supply, game.options.whole_pile


VALUES = value_tables.TableKind(
    ignored={
        "first": "values are seen from the player in turn",
        "series": "every game of a series is played to win it, as if it were the only one",
        "late": "when dice are told changes no chance of the dice, and no value before they are told",
        "sand": "the table holds every pair of piles; the sand at the start only says where to look",
    },
    inputs=solver_inputs,
)
"""The chance to win of the player in turn, for two players."""


def top(supply: int, reach: int = REACH) -> int:
    """The most sand in piles: all there is, or a lead short of won and what the supply may owe on top of it."""
    return max(supply, reach + 2 * CLAIMS[-1])


def packed(values: Floats) -> value_tables.Table:
    """The values in few bytes: rounded, and as differences between neighbours."""
    chosen = np.stack([values[mover, other] for mover, other in PAIRS])
    whole = np.round(chosen * STEPS).astype(np.uint16)
    return {"steps": np.diff(whole, axis=2, prepend=np.uint16(0))}


def unpacked(table: value_tables.Table) -> Floats:
    """The values by eyes of the mover, eyes of the other, sand in piles, and half the difference."""
    if not HAS_NUMPY:
        return _Unpacked(table["steps"])  # type: ignore[return-value]  # as much of an array as `value` needs
    whole = np.cumsum(table["steps"], axis=2, dtype=np.uint16)
    values = np.zeros((3, 3, *whole.shape[1:]))
    for plane, (mover, other) in enumerate(PAIRS):
        values[mover, other] = whole[plane] / STEPS
    return values


class _Unpacked:
    """The same without numpy: differences are added up a row at a time, when the row is first asked for."""

    def __init__(self, steps: Any) -> None:
        self.shape = (3, 3, *steps.shape[1:])
        self._steps = steps
        self._rows: dict[tuple[int, int], list[int]] = {}

    def __getitem__(self, place: tuple[int, int, int, int]) -> float:
        mover, other, sand, lead = place
        plane = PAIRS.index((mover, other))
        if (plane, sand) not in self._rows:
            sums = accumulate(self._steps[plane, sand].flat())
            self._rows[plane, sand] = [whole % (STEPS + 1) for whole in sums]
        return self._rows[plane, sand][lead] / STEPS


@lru_cache(maxsize=4)
def read(game: AnyGame) -> Floats:
    """The values of a solved game.

    Raises:
        BotError: there is no solved table for this supply.
    """
    return unpacked(value_tables.load(game, VALUES))


def value(values: Floats, mover: int, other: int, mine: int, theirs: int) -> float:
    """The chance of the mover to win: eyes closed and sand of both."""
    reach = values.shape[3] - 1
    lead = mine - theirs
    if abs(lead) >= reach:
        return float(lead > 0)
    return float(values[mover, other, mine + theirs, (lead + reach) >> 1])
