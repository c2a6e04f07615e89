"""What players get in the end: the win, shared out so that it adds up to nothing; alone, the points."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dicehouse.core.game import Outcome


def rewards(outcome: Outcome | None, seats: Sequence[int]) -> list[float]:
    """What each of these seats gets.

    A winner alone gets 1, and the others lose as much together; winners who share get so much less that all of it adds
    up to nothing. Nobody gets anything while the game goes on, or when it is cut short. A player alone gets their
    points.
    """
    if outcome is None:
        return [0.0] * len(seats)
    if len(seats) == 1:
        return [float(outcome.scores[seats[0]])]
    return [_share(seat in outcome.winners, len(outcome.winners), len(seats)) for seat in seats]


def shares(winners: NDArray[np.int64], scores: NDArray[np.int64]) -> NDArray[np.float64]:
    """The same for many games that are over: a row for each, a column for each seat.

    Args:
        winners: a bit for each seat that won.
        scores: what each seat has in the end.
    """
    players = scores.shape[1]
    if players == 1:
        return scores.astype(np.float64)
    won = winners[:, None] >> np.arange(players) & 1
    found: NDArray[np.float64] = _share(won, np.maximum(won.sum(axis=1, keepdims=True), 1), players)
    return found


def _share(won: Any, winners: Any, players: int) -> Any:
    return (players * won / winners - 1) / (players - 1)
