"""The acorns of a Go Nuts! round that people count (G11): which numbers can come, and how likely they are in beats."""

from functools import lru_cache
from math import comb

from dicehouse.core.dice import Count, Die

FACES = 100_000
"""So finely are the chances of the numbers told apart."""
RARE = 1e-5
"""Numbers that come less often in beats are as likely as one face; hands may be quicker than beats."""
QUICK = 2
"""So many times the number that is rare in beats is the highest that can be told."""


@lru_cache(maxsize=16)  # each takes nearly a megabyte: no table keeps its own
def count_die(squirrel_die: Die, dog_die: Die, acorn: str, dog: str, dice: int, opponents: int) -> Count:
    """The number of acorns of a round, as if one die showed it.

    Args:
        squirrel_die: what the roller throws.
        dog_die: what the others throw.
        acorn: the face that is counted.
        dog: the face that ends the round.
        dice: how many squirrel dice are in play.
        opponents: how many dogs have to come out.
    """
    gained = float(squirrel_die.probability(acorn))
    beat = [comb(dice, n) * gained**n * (1 - gained) ** (dice - n) for n in range(dice + 1)]
    chances = _acorns(beat, float(dog_die.probability(dog)), opponents)
    highest = QUICK * max(number for number, chance in enumerate(chances) if chance >= RARE)
    chances += [0.0] * (highest + 1 - len(chances))
    faces = (str(number) for number in range(highest + 1) for _ in range(max(1, round(chances[number] * FACES))))
    return Count("count", tuple(faces))


def _acorns(beat: list[float], out: float, opponents: int) -> list[float]:
    """How likely each number of acorns is: of all beats until the last dog is out, that one included."""
    found: list[float] = []
    so_far, over, together = 0.0, 0.0, [1.0]
    while over < 1 - RARE / 10:
        together = _sums(together, beat)
        so_far = 1 - (1 - so_far) * (1 - out)  # that one dog is out by now
        ends, over = so_far**opponents - over, so_far**opponents
        found += [0.0] * (len(together) - len(found))
        for number, chance in enumerate(together):
            found[number] += ends * chance
    return found


def _sums(one: list[float], other: list[float]) -> list[float]:
    """The distribution of the sum of two independent numbers."""
    sums = [0.0] * (len(one) + len(other) - 1)
    for number, chance in enumerate(one):
        for more, likely in enumerate(other):
            sums[number + more] += chance * likely
    return sums
