"""What two dice can do in a turn, enumerated from the rules, and when to stop rolling them."""

from itertools import product
from typing import NamedTuple

from dicehouse.games.chinchiller.sand import CLAIMS, DIE, SAND, closes_an_eye, shows_sand, worth
from dicehouse.kit.arrays import NDArray, np

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

AMOUNTS = np.array(CLAIMS, dtype=np.int64)
"""Every amount two dice can make."""

CLOSES, ENDS = -2, -1
"""In place of what can be rolled next: an eye closes; the turn ends and what shows is taken."""

EQUAL = 1e-9
"""Values that differ less are equal: the player takes."""


def kept(faces: tuple[str, ...]) -> tuple[str, ...]:
    """The dice a re-roll leaves on the table (C4)."""
    return tuple(sorted(face for face in faces if face not in SAND))


class Throw(NamedTuple):
    """One way a throw can leave the dice."""

    chance: float
    amount: int
    """Which of the amounts shows."""
    then: int
    """Which hand a re-roll would throw; `CLOSES` or `ENDS` where there is no choice."""


HANDS: tuple[tuple[str, ...], ...] = tuple(
    sorted(
        {kept(faces) for faces in product(DIE.symbols, repeat=2) if shows_sand(faces)},
        key=lambda hand: (-len(hand), hand),
    )
)
"""What can lie on the table while the other dice are thrown; the fullest first, so that each leads only to itself and
to those before it."""

FRESH = HANDS.index(())


def _throws(hand: tuple[str, ...]) -> tuple[Throw, ...]:
    found: dict[tuple[int, int], float] = {}
    for roll in product(DIE.symbols, repeat=2 - len(hand)):
        faces = (*hand, *roll)
        chance = float(np.prod([float(DIE.probability(face)) for face in roll]))
        then = CLOSES if closes_an_eye(faces) else ENDS
        if shows_sand(faces):
            then = HANDS.index(kept(faces))
        key = (CLAIMS.index(worth(faces)), then)
        found[key] = found.get(key, 0.0) + chance
    return tuple(Throw(chance, amount, then) for (amount, then), chance in found.items())


THROWS: tuple[tuple[Throw, ...], ...] = tuple(map(_throws, HANDS))
"""For each hand, what a throw of the other dice can bring."""

THROWS_FLAT = np.array([(hand, *throw[1:]) for hand, throws in enumerate(THROWS) for throw in throws], dtype=np.int64)
"""All of `THROWS` in rows: the hand, the amount, what then."""
THROWS_CHANCES = np.array([throw.chance for throws in THROWS for throw in throws])

CHANCES = np.array(
    [sum(throw.chance for throw in THROWS[FRESH] if throw.amount == amount) for amount in range(len(CLAIMS))]
)
"""How likely each amount is in a blind turn: one throw of both dice (C5)."""


def stopping_values(takes: Floats, close: float, flat: Ints, chances: Floats) -> Floats:
    """What it is worth to throw each hand, when every choice after it is the best one.

    Args:
        takes: what it is worth to take each amount.
        close: what it is worth to close an eye.
        flat: `THROWS_FLAT`.
        chances: `THROWS_CHANCES`.
    """
    hands = flat[-1, 0] + 1
    worths = np.zeros(hands)
    for hand in range(hands):
        sure, weight = 0.0, 0.0
        for row in range(len(flat)):
            if flat[row, 0] != hand or flat[row, 2] == hand:
                continue
            take, then = takes[flat[row, 1]], flat[row, 2]
            if then == CLOSES:
                take = close
            elif then >= 0:
                take = max(take, worths[then])
            sure += chances[row] * take
            weight += chances[row]
        value = sure / weight  # never stopping; from here on, stop wherever that is better
        while True:
            total, share = sure, weight
            for row in range(len(flat)):
                if flat[row, 0] == hand and flat[row, 2] == hand and takes[flat[row, 1]] > value:
                    total += chances[row] * takes[flat[row, 1]]
                    share += chances[row]
            better = total / share
            if better <= value + 1e-15:
                break
            value = better
        worths[hand] = value
    return worths


def values_for_all(takes: Floats, close: Floats, mover: int, flat: Ints, chances: Floats) -> Floats:
    """What throwing each hand is worth to every player, when the mover stops where it is best for the mover.

    Args:
        takes: for each amount, what taking it is worth to each player.
        close: what closing an eye is worth to each player.
        mover: whose turn it is.
        flat: `THROWS_FLAT`.
        chances: `THROWS_CHANCES`.
    """
    worths = stopping_values(takes[:, mover].copy(), close[mover], flat, chances)
    result = np.zeros((len(worths), len(close)))
    for hand in range(len(worths)):
        again = 0.0
        for row in range(len(flat)):
            if flat[row, 0] != hand:
                continue
            amount, then = flat[row, 1], flat[row, 2]
            if then == CLOSES:
                result[hand] += chances[row] * close
            elif then < 0 or takes[amount, mover] >= worths[then] - EQUAL:
                result[hand] += chances[row] * takes[amount]
            elif then == hand:
                again += chances[row]
            else:
                result[hand] += chances[row] * result[then]
        result[hand] /= 1.0 - again
    return result
