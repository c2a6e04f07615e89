"""Figures of best play alone, from the solved table: when to write, what a space is worth, what to expect."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from dicehouse.games.chili.bots.score_arrays import score_arrays
from dicehouse.games.chili.bots.solver import VALUES
from dicehouse.games.chili.bots.turn_judges import LOCK, SolvedTurn
from dicehouse.games.chili.options import ChiliOptions
from dicehouse.games.chili.pad import SPACES
from dicehouse.games.chili.rules import ChiliDice
from dicehouse.kit import value_tables

LEFT = (1, 2, 3, 4, 5, 10)
"""Rolls left for which the table of the last space has a column."""
STEP = 5
"""The table of what to expect has a row for every so many rolls."""
TURN = 3
"""Rolls for a turn on average: thirty rolls for ten spaces."""


class Bounds(NamedTuple):
    """When to write into the last open space: with fewer points never, with enough always."""

    never: int
    """With fewer points than these, another roll is better, whatever the dice are."""
    always: int
    """With these points or more, nothing is better than writing."""


@lru_cache(maxsize=4)
def write_bounds(options: ChiliOptions) -> dict[tuple[str, int], Bounds]:
    """When to write into the last open space, by the space and the rolls left."""
    values = _values(options)
    rules, found = score_arrays(), {}
    most = np.arange(rules.points.max() + 1)
    for place, space in enumerate(SPACES):
        points = rules.points[rules.classes, place]
        with LOCK:
            turn = SolvedTurn(rules, 1 << place, np.asarray(values[None, : max(LEFT) + 1, 0, None] + most))
            for left in LEFT:
                stops = turn.stops(left)
                enough = points[points > points[~stops].max()] if not stops.all() else points
                found[space, left] = Bounds(int(points[stops].min()), int(enough.min()))
    return found


def space_values(options: ChiliOptions) -> tuple[dict[str, float], int]:
    """What it costs to give up each space of an empty pad after one usual turn, and the rolls left then."""
    values = _values(options)
    rolls = options.rolls - min(TURN, options.rolls)
    everything = (1 << len(SPACES)) - 1
    whole = values[rolls, everything]
    return {space: float(whole - values[rolls, everything ^ 1 << place]) for place, space in enumerate(SPACES)}, rolls


def expected_points(options: ChiliOptions) -> dict[int, float]:
    """The points that best play of a whole pad expects, by the rolls there are."""
    values, rolls = _values(options), options.rolls
    counts = sorted({*range(STEP, rolls + 1, STEP), rolls})
    return {count: float(values[count, -1]) for count in counts}


def _values(options: ChiliOptions) -> NDArray[np.float64]:
    """What a pad may still expect, by the rolls left and the empty spaces."""
    values: NDArray[np.float64] = value_tables.load(ChiliDice(options), VALUES)["values"]
    return values
