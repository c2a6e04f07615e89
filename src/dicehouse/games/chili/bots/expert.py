"""The expert of Chili Dice."""

from random import Random
from typing import Any

from dicehouse.core.game import AnyGame, Choice
from dicehouse.games.chili.bots.turn_judges import PointsJudge
from dicehouse.kit.bot import Bot, Candidate


class Expert(Bot):
    """Plays for points: no play expects more, whatever the others do. It does not look at their pads."""

    def __init__(self, game: AnyGame, seat: int, random: Random) -> None:
        super().__init__(game, seat, random)
        self._judge = PointsJudge(game)

    def _candidates(self, view: Any, choices: tuple[Choice, ...]) -> tuple[Candidate, ...]:
        return self._judge.weigh(view, choices)
