"""A stand-in for the solved table of three and four players: what each pair of them would come to.

At the beginning of a turn, the chance of a player is taken as that of winning against every other one, pair by pair, by
the solved game for two; then all are scaled to a sum of one. Within a turn everything is computed as it is from a
solved table. For reviews of games that nobody solved; no bot plays by it.
"""

import msgspec

from dicehouse.core.errors import BotError
from dicehouse.core.options import DRAW
from dicehouse.games.gonuts.bots.evaluator import GoNutsEvaluator
from dicehouse.games.gonuts.bots.odds import Floats
from dicehouse.games.gonuts.bots.solver import stored_wins, unpack
from dicehouse.games.gonuts.bots.turn_solution import Turn
from dicehouse.games.gonuts.rules import GoNuts
from dicehouse.kit.arrays import np

NOISE = 0.15
"""How far two estimates of one moment may be apart: at the end of a turn, and at the beginning of the next."""


class PairedEvaluator(GoNutsEvaluator):
    """Chances to win, estimated from games of two."""

    def __init__(self, game: GoNuts) -> None:
        """Make it.

        Raises:
            BotError: nobody solved the game for two with these options.
        """
        if game.players == 2:
            raise BotError("bots.no-evaluator", game=game.name)
        super().__init__(game)
        self.exact, self.coherent, self.noise = False, False, NOISE

    def _read(self, game: GoNuts) -> Floats:
        """For two: the mover's chance, by the mover's score and the other's."""
        pair = GoNuts(msgspec.structs.replace(game.options, players=2, first=DRAW))
        mover: Floats = unpack(stored_wins(pair))[..., 0]
        return mover

    def _work_out(self, scores: tuple[int, ...], mover: int) -> Turn:
        players, following = len(scores), (mover + 1) % len(scores)
        order = [(following + place) % players for place in range(players)]
        need = self.rules.options.target - scores[mover]
        chances = np.ones((need, players))
        for gained in range(need):
            reached = list(scores)
            reached[mover] += gained
            for place, first in enumerate(order):
                for second in order[place + 1 :]:
                    ahead = float(self._stored[reached[first], reached[second]])
                    chances[gained, first] *= ahead
                    chances[gained, second] *= 1 - ahead
        recorded = chances / chances.sum(axis=1, keepdims=True)
        return self._chart.turn(recorded, mover, self._won(mover))
