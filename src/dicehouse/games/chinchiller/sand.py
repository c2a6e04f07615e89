"""The dice of Chinchiller Dice, what they are worth, and where the sand is."""

from itertools import product
from typing import NamedTuple

from dicehouse.core.dice import Die

DOUBLE = "x2"
CHINCHILLER = "chinchiller"
DIE = Die("chinchiller", ("1", "3", "6", "12", DOUBLE, CHINCHILLER))
"""C1: both dice are alike."""

SAND = {face: int(face) for face in DIE.faces if face not in (DOUBLE, CHINCHILLER)}


def worth(faces: tuple[str, ...]) -> int:
    """The sand two dice make: both, doubled by a x2; 0 where none shows (C4, C5)."""
    total = sum(SAND.get(face, 0) for face in faces)
    return 2 * total if DOUBLE in faces else total


def shows_sand(faces: tuple[str, ...]) -> bool:
    """Whether a player who sees may go on: results without sand cannot be re-rolled."""
    return any(face in SAND for face in faces)


def closes_an_eye(faces: tuple[str, ...]) -> bool:
    """Two chinchillers, or one doubled by a x2 (C4)."""
    return not shows_sand(faces) and CHINCHILLER in faces


CLAIMS = tuple(sorted({worth(faces) for faces in product(DIE.symbols, repeat=2)}))
"""C6: any amount two dice can make may be claimed."""


PRECISION = 1 << 32
"""Far more than there can be sand."""


def from_own_pile(pile: int, amount: int) -> int:
    """How much of a payment a player makes from their own sand: all of it, or all they have (C7, C8)."""
    return min(pile, amount)


def returned_by_each(amount: int, supply: int, smallest: int, players: int, whole: bool) -> int:
    """How much sand every player returns before the supply pays an amount (C3).

    Integer arithmetic without branches, loops or objects: kernels compile this same function for many games at once.
    Hence no division by the number of players: its reciprocal is exact here up to `PRECISION / players`.

    Args:
        amount: what the supply has to pay.
        supply: what it has; below zero a debt.
        smallest: the smallest pile; nobody returns more.
        players: how many players return.
        whole: the first reading of C3, in which everybody returns the whole smallest pile.
    """
    lacking = amount - supply
    needed = (lacking + players - 1) * (PRECISION // players + 1) // PRECISION  # a share of it, rounded up
    back = smallest if whole else min(smallest, needed)
    return back * ((amount > 0) & (lacking > 0))


class Sand(NamedTuple):
    """Where all the sand lies. Only totals matter: change is always possible (C2)."""

    piles: tuple[int, ...]
    supply: int

    def give(self, seat: int, amount: int, whole: bool) -> "tuple[Sand, int]":
        """Pay from the supply; also tells what everybody had to return first (C3; see `returned_by_each`)."""
        piles, supply, returned = self.piles, self.supply, 0
        if 0 < amount > supply:
            returned = returned_by_each(amount, supply, min(piles), len(piles), whole)
            piles = tuple(pile - returned for pile in piles)
            supply += returned * len(piles)
        piles = (*piles[:seat], piles[seat] + amount, *piles[seat + 1 :])
        return Sand(piles, supply - amount), returned  # the supply may go into debt

    def pay(self, payer: int, receiver: int, amount: int) -> "tuple[Sand, int]":
        """Pay from a player's own sand; also tells what was lacking and came from the supply (C7, C8).

        The payer gives everything first, so where the supply has to help the smallest pile is empty and nobody returns.
        """
        own = from_own_pile(self.piles[payer], amount)
        piles = list(self.piles)
        piles[payer] -= own
        piles[receiver] += amount
        return Sand(tuple(piles), self.supply - (amount - own)), amount - own
