"""A whole turn, worked out backwards: what banking and rolling on are worth with any points and any dice in play."""

from functools import lru_cache

from dicehouse.games.gonuts.bots.odds import Floats, Odds, odds_of
from dicehouse.games.gonuts.rules import DICE, GoNuts
from dicehouse.kit.arrays import np

TIE = 1e-12
"""Rolling must be better by more than this, else the points are banked."""


class TurnSolver:
    """The odds of a game as matrices, ready to work out turns.

    Args:
        odds: counted from the rules.
        target: a turn never needs to be looked at beyond it.
    """

    def __init__(self, odds: Odds, target: int) -> None:
        self.odds = odds
        self.target = target
        self.nuts = np.array(odds.nuts)
        self.cars = np.array(odds.cars)
        self.gaining = np.zeros((DICE + 1, DICE, DICE + 1))
        """By dice rolled, acorns gained less one, and dice left."""
        self.thinning = np.zeros((DICE + 1, DICE + 1))
        """By dice rolled and dice left: rolls without an acorn that cost a die."""
        for dice, fates in enumerate(odds.rolls):
            for gain, left, chance in fates:
                if gain:
                    self.gaining[dice, gain - 1, left] += chance
                else:
                    assert left < dice, "a roll without acorn that costs no die would go round in circles"
                    self.thinning[dice, left] += chance
        self.acorns = odds.acorns(target)
        """By opponents without a dog, by dice, by acorns of a Go Nuts! round."""
        self._flat = self.gaining.reshape(DICE + 1, -1)

    def turn(self, recorded: Floats, mover: int, won: Floats) -> "Turn":
        """Work out a turn.

        Args:
            recorded: what it is worth to each player when the turn ends with 0, 1, 2 ... points; more points win.
            mover: whose turn it is, and whose worth decides.
            won: what it is worth to each player when the mover has won.
        """
        need, players = recorded.shape
        rounds = self.round(recorded, won, self.odds.players - 1)
        ending = self.nuts[:, None] * rounds + self.cars[:, None] * recorded[0]
        held = np.empty((need + DICE, DICE + 1, players))
        held[need:] = won
        rolled = np.empty((need, DICE + 1, players))
        for points in range(need - 1, -1, -1):
            ahead = held[points + 1 : points + 1 + DICE].reshape(-1, players)
            rolled[points] = ending + self._flat @ ahead
            held[points, 0] = recorded[points]  # no dice: never reached
            for dice in range(1, DICE + 1):
                on = rolled[points, dice] + self.thinning[dice, :dice] @ held[points, :dice]
                rolled[points, dice] = on
                held[points, dice] = on if on[mover] > recorded[points, mover] + TIE else recorded[points]
        sure = 1 - self.nuts - self.cars  # beyond the target a roll can only lose
        return Turn(recorded, won, rolled, ending + sure[:, None] * won)

    def round(self, recorded: Floats, won: Floats, waiting: int, so_far: int = 0) -> Floats:
        """The value of a round to each player, by dice, with `so_far` acorns and `waiting` opponents without a dog."""
        left = max(len(recorded) - so_far, 0)
        chances = self.acorns[waiting, :, :left]
        enough = np.maximum(1 - chances.sum(axis=1), 0)
        enough[0] = 0
        worth: Floats = chances @ recorded[so_far : so_far + left] + enough[:, None] * won
        return worth


@lru_cache(maxsize=16)
def _chart(odds: Odds, target: int) -> TurnSolver:
    return TurnSolver(odds, target)


def turn_solver(game: GoNuts) -> TurnSolver:
    """The chart of a game, made once for equal odds."""
    return _chart(odds_of(game), game.options.target)


class Turn:
    """A turn that was worked out; every worth is a vector over the players."""

    def __init__(self, recorded: Floats, won: Floats, rolled: Floats, beyond: Floats) -> None:
        self.need = len(recorded)
        self.recorded = recorded
        self.won = won
        self._rolled = rolled
        self._beyond = beyond

    def bank(self, points: int) -> Floats:
        """When these points are recorded now."""
        return self.recorded[points] if points < self.need else self.won

    def roll(self, points: int, dice: int) -> Floats:
        """When these dice are in the air."""
        worth: Floats = self._rolled[points, dice] if points < self.need else self._beyond[dice]
        return worth
