"""What a roll can bring, counted from the rules: every way the dice can land is played through the game itself."""

from collections import defaultdict
from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from typing import Any, TypeAlias

import msgspec

from dicehouse.core.options import DRAW
from dicehouse.games.gonuts.options import BEATS, GoNutsOptions
from dicehouse.games.gonuts.rules import DICE, ROLL, GoNuts, GoNutsState
from dicehouse.kit.arrays import NDArray, np

Floats: TypeAlias = NDArray[np.float64]
Outcomes: TypeAlias = tuple[tuple[int, int, float], ...]
"""What can come of dice: acorns gained, how many are left (dice in play, or opponents without a dog), chance."""

ROLLER = 0
"""The odds are the same for all seats, so one stands for all."""
FAR = 1000
"""A target that no single roll reaches: the odds do not depend on it."""


class Odds(msgspec.Struct, frozen=True):
    """The chances of a turn and of a Go Nuts! round in beats; lists go by the number of dice, from 0 (empty)."""

    players: int
    nuts: tuple[float, ...]
    """That a roll starts a Go Nuts! round."""
    cars: tuple[float, ...]
    """That a roll ends the turn with nothing."""
    rolls: tuple[Outcomes, ...]
    """All other rolls: acorns and dice left in play."""
    beats: tuple[tuple[Outcomes, ...], ...]
    """One beat, by dice and by opponents still without a dog: acorns, and opponents without a dog after it."""

    def acorns(self, most: int) -> Floats:
        """How many acorns a round brings: by opponents without a dog, by dice, by acorns from 0 to `most`.

        A beat that changes nothing is a loop, so each chance is a sum over the other beats divided by theirs.
        """
        chances = np.zeros((self.players, DICE + 1, most + 1))
        chances[0, :, 0] = 1.0
        for dice in range(1, DICE + 1):
            for waiting, beat in enumerate(self.beats[dice]):
                if beat:
                    self._count(chances[:, dice], waiting, beat)
        return chances

    def mean_acorns(self, dice: int) -> float:
        """How many acorns a round with so many dice brings on average, before any dog is out; 0 without a squirrel."""
        means = [0.0] * self.players
        for waiting, beat in enumerate(self.beats[dice]):
            if beat:
                again = sum(chance for _, left, chance in beat if left == waiting)
                sure = sum(chance * (gain + (means[left] if left < waiting else 0.0)) for gain, left, chance in beat)
                means[waiting] = sure / (1 - again)
        return means[self.players - 1]

    @staticmethod
    def _count(chances: Floats, waiting: int, beat: Outcomes) -> None:
        again = sum(chance for gain, left, chance in beat if (gain, left) == (0, waiting))
        moves = [fate for fate in beat if fate[:2] != (0, waiting)]
        for acorns in range(chances.shape[1]):
            chance = sum(p * chances[left, acorns - gain] for gain, left, p in moves if gain <= acorns)
            chances[waiting, acorns] = chance / (1 - again)


def odds_of(game: GoNuts) -> Odds:
    """Count everything for a game's dice and number of players; live rounds are taken as beats. Counted once."""
    return _count(msgspec.structs.replace(game.options, round=BEATS, counted=False, first=DRAW, target=FAR))


@lru_cache(maxsize=16)
def _count(options: GoNutsOptions) -> Odds:
    game = GoNuts(options)
    nuts, cars = [0.0], [0.0]
    rolls: list[Outcomes] = [()]
    beats: list[tuple[Outcomes, ...]] = [((),) * game.players]
    for dice in range(1, DICE + 1):
        before = GoNutsState(None, (ROLLER,), (0,) * game.players, ROLLER, 0, dice)
        state, _ = game.act(before, ROLLER, ROLL)
        fates: list[tuple[tuple[int, int], Fraction]] = []
        in_round = in_vain = Fraction(0)
        first: GoNutsState | None = None
        for after, chance in _landed(game, state):
            if after.waiting:
                first, in_round = after, in_round + chance
            elif after.turn != ROLLER:
                in_vain += chance
            else:
                fates.append(((after.points - before.points, after.dice), chance))
        nuts.append(float(in_round))
        cars.append(float(in_vain))
        rolls.append(_summed(fates))
        beats.append(_beats(game, first))
    return Odds(game.players, tuple(nuts), tuple(cars), tuple(rolls), tuple(beats))


def _beats(game: GoNuts, first: GoNutsState | None) -> tuple[Outcomes, ...]:
    """The beats that can come in a round that starts like this; how many are without a dog matters, not who."""
    beats: list[Outcomes] = [()] * game.players
    found = {} if first is None else {len(first.waiting): first}
    for waiting in range(game.players - 1, 0, -1):
        state = found.get(waiting)
        if state is None:
            continue
        fates = []
        for after, chance in _landed(game, state):
            gain = after.points - state.points if after.waiting else after.scores[ROLLER] - state.points
            fates.append(((gain, len(after.waiting)), chance))
            found.setdefault(len(after.waiting), after)
        beats[waiting] = _summed(fates)
    return tuple(beats)


def _landed(game: GoNuts, state: GoNutsState) -> Iterable[tuple[GoNutsState, Fraction]]:
    assert state.due is not None
    for roll, chance in state.due.multisets():
        yield game.roll(state, roll)[0], chance


def _summed(fates: list[tuple[tuple[int, int], Fraction]]) -> Outcomes:
    sums: dict[tuple[int, int], Any] = defaultdict(Fraction)
    for fate, chance in fates:
        sums[fate] += chance
    return tuple((gain, left, float(chance)) for (gain, left), chance in sorted(sums.items()))
