"""The expert bot of Chinchiller Dice: solves the turn, and values what comes after by a heuristic."""

from random import Random

from dicehouse.core.events import Event
from dicehouse.core.game import AnyGame, Choice
from dicehouse.games.chinchiller.bots.evaluator import ChinchillerEvaluator
from dicehouse.games.chinchiller.bots.throw_odds import Floats
from dicehouse.games.chinchiller.bots.turn_analysis import Position, final_values, settled
from dicehouse.games.chinchiller.rules import EYES
from dicehouse.games.chinchiller.views import ChinchillerView
from dicehouse.kit.arrays import np
from dicehouse.kit.bot import Bot, Candidate

EYE = 10.0
"""An open eye is worth about a good turn."""
CALM, LIVELY = 18.0, 3.5
"""The sand that changes the odds by a factor of e: a base, and more for every open eye."""
LAST_WORD = 1.5
"""Who leads and sees, while few eyes are open, can end the game."""
FEW = 2


def heuristic_values(position: Position) -> Floats:
    """The chance of every player to win at the start of a turn: a softmax of sand and open eyes."""
    if min(position.closed) == EYES:
        return final_values(position)
    piles = np.array(position.sand.piles, dtype=float)
    eyes = EYES - np.array(position.closed)
    scores = (piles + EYE * eyes) / (CALM + LIVELY * eyes.sum())
    if eyes.sum() <= FEW:
        scores[(eyes > 0) & (piles == piles.max())] += LAST_WORD
    powers = np.exp(scores - scores.max())
    return settled(powers / powers.sum())


class Expert(Bot):
    """Stops by the exact odds of the turn; claims and answers by the equilibrium of the turn."""

    def __init__(self, game: AnyGame, seat: int, random: Random) -> None:
        super().__init__(game, seat, random)
        self._evaluator = ChinchillerEvaluator(game, heuristic_values)
        self._memory = self._evaluator.memory(seat)

    def notice(self, events: tuple[Event, ...]) -> None:
        """Track the sand."""
        self._memory.notice(events)

    def _candidates(self, view: ChinchillerView, choices: tuple[Choice, ...]) -> tuple[Candidate, ...]:
        return self._evaluator.candidates(view, choices, self._memory)
