"""The dice of Chinchiller Dice, what they are worth, and the arithmetic of the rules: sand, challenge, tie.

`from_own_pile`, `returned_by_each`, `challenged` and `beats` take and return plain integers, without objects or loops.
They are the only implementation: rules and bots call them, solver, self-play and batch kernel compile them as they are.
"""

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
"""An upper bound of all amounts of sand, by far."""
PENALTY = 6
"""C8: what challenging a truthful claim under this amount costs, and where "under six" ends."""


def from_own_pile(pile: int, amount: int) -> int:
    """The part of a payment that comes from the player's own pile: all of it, or all they have (C7, C8)."""
    return min(pile, amount)


def returned_by_each(amount: int, supply: int, smallest: int, players: int, whole: bool) -> int:
    """The sand that every player returns before the supply pays an amount (C3).

    No division by the number of players, and no branch, so that the batch kernel can vectorise it: multiplying by the
    reciprocal is exact here up to `PRECISION / players`.

    Args:
        amount: what the supply has to pay.
        supply: what it has; below zero a debt.
        smallest: the smallest pile, which limits what is returned.
        players: how many players return.
        whole: the first reading of C3, in which every player returns the whole smallest pile.
    """
    lacking = amount - supply
    needed = (lacking + players - 1) * (PRECISION // players + 1) // PRECISION  # a share of it, rounded up
    back = smallest if whole else min(smallest, needed)
    return back * ((amount > 0) & (lacking > 0))


def challenged(claim: int, actual: int) -> tuple[int, int, int]:
    """What a challenge leads to (C8).

    Returns:
        The sand the announcer pays the blind player, the sand the blind player pays the announcer, and the number of
        eyes the announcer closes.
    """
    lie = claim != actual
    return actual * lie, PENALTY * ((claim == actual) & (actual < PENALTY)), 1 * lie


def beats(sand: int, other: int, later: bool) -> bool:
    """Whether a player finishes before another (C9): more sand, or as much and the second eye closed later."""
    return (sand > other) | ((sand == other) & later)


class Sand(NamedTuple):
    """The piles and the supply. Only totals matter: change is always possible (C2)."""

    piles: tuple[int, ...]
    supply: int

    def give(self, seat: int, amount: int, whole: bool) -> "tuple[Sand, int]":
        """Pay from the supply; also gives what every player returned first (C3; see `returned_by_each`)."""
        piles, supply, returned = self.piles, self.supply, 0
        if 0 < amount > supply:
            returned = returned_by_each(amount, supply, min(piles), len(piles), whole)
            piles = tuple(pile - returned for pile in piles)
            supply += returned * len(piles)
        piles = (*piles[:seat], piles[seat] + amount, *piles[seat + 1 :])
        return Sand(piles, supply - amount), returned  # the supply may go into debt

    def pay(self, payer: int, receiver: int, amount: int) -> "tuple[Sand, int]":
        """Pay from a player's own sand; also gives what was lacking and came from the supply (C7, C8).

        The payer's pile is used first. Where the supply has to help, that pile is empty, so no player returns sand.
        """
        own = from_own_pile(self.piles[payer], amount)
        piles = list(self.piles)
        piles[payer] -= own
        piles[receiver] += amount
        return Sand(tuple(piles), self.supply - (amount - own)), amount - own
