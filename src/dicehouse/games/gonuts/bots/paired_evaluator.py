"""A stand-in where nobody solved the game: what each pair of players would come to, as far as games of two are solved.

At the beginning of a turn, the chance of a player is taken as that of winning against every other one, pair by pair, by
the solved game for two; then all are scaled to a sum of one. Where the target is too high for that game to be solved at
once, a pair far from it stands as one that is as far from a lower target as the solved game begins, and whose lead is
as large beside the chance of the dice. Within a turn everything is computed as it is from a solved table. For reviews
of games that nobody solved; no bot plays by it.
"""

from math import isqrt

import msgspec

from dicehouse.core.errors import BotError
from dicehouse.core.options import DRAW
from dicehouse.games.gonuts.bots.evaluator import GoNutsEvaluator
from dicehouse.games.gonuts.bots.odds import Floats
from dicehouse.games.gonuts.bots.solver import AT_ONCE, stored_wins, unpack
from dicehouse.games.gonuts.bots.turn_solution import Turn
from dicehouse.games.gonuts.options import GoNutsOptions
from dicehouse.games.gonuts.rules import GoNuts
from dicehouse.kit.arrays import np

NOISE = 0.15
"""How far two estimates of one moment may be apart: at the end of a turn, and at the beginning of the next."""
LOWER = (isqrt(AT_ONCE), GoNutsOptions(players=2).target)
"""The targets to fall back to: the highest that is solved at once, and that of the table that ships."""


class PairedEvaluator(GoNutsEvaluator):
    """Chances to win, estimated from games of two."""

    def __init__(self, game: GoNuts) -> None:
        """Make it.

        Raises:
            BotError: not even the game for two to a lower target is solved with these options.
        """
        super().__init__(game)
        self.exact, self.coherent, self.noise = False, False, NOISE

    def _read(self, game: GoNuts) -> Floats:
        """For two: the mover's chance, by the mover's score and the other's."""
        target = game.options.target
        for lower in LOWER:
            try:
                return enlarged(_for_two(game, min(target, lower)), target)
            except BotError:
                if lower == LOWER[-1]:
                    raise
        raise AssertionError("there is a last one")

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


def _for_two(game: GoNuts, target: int) -> Floats:
    """The mover's chance in the solved game for two.

    Raises:
        BotError: nobody solved it, and it is not solved at once.
    """
    pair = GoNuts(msgspec.structs.replace(game.options, players=2, first=DRAW, target=target))
    mover: Floats = unpack(stored_wins(pair))[..., 0]
    return mover


def enlarged(mover: Floats, target: int) -> Floats:
    """A solved game for two as one to a higher target.

    Nothing counts but what both still need. Where either needs more than the solved game begins with, both needs are
    made smaller until neither does, and the lead with them: by the root, as chance makes it.
    """
    solved = len(mover)
    mine, theirs = np.meshgrid(target - np.arange(target), target - np.arange(target), indexing="ij")
    total, lead = mine + theirs, theirs - mine
    spread = np.abs(lead) / np.sqrt(total)
    root = (np.sqrt(spread**2 + 8 * solved) - spread) / 2  # of the smaller total, with one need as large as may be
    fewer = np.clip(solved - spread * root, 1, solved)
    """What the leader needs then."""
    low = np.minimum(fewer.astype(np.int64), solved - 1)
    share = fewer - low
    leading = (1 - share) * mover[solved - low, 0] + share * mover[solved - low - 1, 0]
    trailing = (1 - share) * mover[0, solved - low] + share * mover[0, solved - low - 1]
    near = np.maximum(mine, theirs) <= solved
    known = mover[solved - np.minimum(mine, solved), solved - np.minimum(theirs, solved)]
    found: Floats = np.where(near, known, np.where(lead >= 0, leading, trailing))
    return found
