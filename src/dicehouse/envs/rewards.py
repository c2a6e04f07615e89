"""Rewards at the end of a game: zero-sum shares of the win; for a single player, the points."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dicehouse.core.game import Outcome


def rewards(outcome: Outcome | None, seats: Sequence[int]) -> list[float]:
    """The reward of each of these seats.

    A sole winner gets 1, and the losers share -1. Winners who share the win get less, so that rewards add up to 0.
    Without an outcome (the game is not over, or was truncated) all rewards are 0. A single player gets their points.
    """
    if outcome is None:
        return [0.0] * len(seats)
    if len(seats) == 1:
        return [float(outcome.scores[seats[0]])]
    return [_share(seat in outcome.winners, len(outcome.winners), len(seats)) for seat in seats]


def batch_rewards(winners: NDArray[np.int64], scores: NDArray[np.int64]) -> NDArray[np.float64]:
    """The rewards of many finished games: a row for each game, a column for each seat.

    Args:
        winners: a bit mask of seats for each game.
        scores: the final score of each seat.
    """
    players = scores.shape[1]
    if players == 1:
        return scores.astype(np.float64)
    won = winners[:, None] >> np.arange(players) & 1
    found: NDArray[np.float64] = _share(won, np.maximum(won.sum(axis=1, keepdims=True), 1), players)
    return found


def _share(won: Any, winners: Any, players: int) -> Any:
    return (players * won / winners - 1) / (players - 1)
