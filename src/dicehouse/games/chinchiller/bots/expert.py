"""The expert: thinks a turn through to its end, and judges what comes after by rules of thumb."""

from random import Random

import numpy as np

from dicehouse.core.events import Event
from dicehouse.core.game import AnyGame, Choice
from dicehouse.games.chinchiller.bots.evaluator import ChinchillerEvaluator
from dicehouse.games.chinchiller.bots.throw_odds import Floats
from dicehouse.games.chinchiller.bots.turn_analysis import Position, final_values
from dicehouse.games.chinchiller.rules import EYES
from dicehouse.games.chinchiller.views import ChinchillerView
from dicehouse.kit.bot import Bot, Candidate

EYE = 10.0
"""An open eye is worth about a good turn."""
CALM, LIVELY = 18.0, 3.5
"""So much sand changes the odds by a factor of e: little when few eyes are open, and more for every eye."""
LAST_WORD = 1.5
"""Who leads and sees, while few eyes are open, can end the game."""
FEW = 2


def heuristic_values(position: Position) -> Floats:
    """Everybody's chance to win at the start of a turn, as an old hand would guess it."""
    if min(position.closed) == EYES:
        return final_values(position)
    piles = np.array(position.sand.piles, dtype=float)
    eyes = EYES - np.array(position.closed)
    scores = (piles + EYE * eyes) / (CALM + LIVELY * eyes.sum())
    if eyes.sum() <= FEW:
        scores[(eyes > 0) & (piles == piles.max())] += LAST_WORD
    powers = np.exp(scores - scores.max())
    result: Floats = powers / powers.sum()
    return result


class Expert(Bot):
    """Stops where the odds say so, lies as often as can be afforded, and doubts by what it knows of the dice."""

    def __init__(self, game: AnyGame, seat: int, random: Random) -> None:
        super().__init__(game, seat, random)
        self._evaluator = ChinchillerEvaluator(game, heuristic_values)
        self._memory = self._evaluator.memory(seat)

    def notice(self, events: tuple[Event, ...]) -> None:
        """Remember where the sand went."""
        self._memory.notice(events)

    def _candidates(self, view: ChinchillerView, choices: tuple[Choice, ...]) -> tuple[Candidate, ...]:
        return self._evaluator.candidates(view, choices, self._memory)
