"""Which level a seat played at, by what its decisions cost."""

from collections.abc import Sequence

import msgspec


class LevelEstimate(msgspec.Struct, frozen=True):
    """A level, and the weakest and the strongest one that the decisions are consistent with."""

    level: str
    low: str
    high: str


def estimate(game: str, players: int, costs: Sequence[float]) -> LevelEstimate | None:
    """The level of play; None where nobody measured the levels of the game, or there are too few decisions."""
    return None
