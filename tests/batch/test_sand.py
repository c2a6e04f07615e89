"""A kernel keeps sand in other places than the rules do: it moves as `Sand` moves it (C3, C7, C8)."""

from itertools import product

import numpy as np
import pytest

from dicehouse.games.chinchiller.batch.kernel import ABSENT, COLUMNS, FEW, PILES, SEATS, SUPPLY, move_sand
from dicehouse.games.chinchiller.sand import CLAIMS, Sand

FROM_SUPPLY = -1


def moved(sand: Sand, payer: int, receiver: int, amount: int, whole: bool) -> Sand:
    """As the kernel does it."""
    players = len(sand.piles)
    states = np.zeros((COLUMNS, 1), dtype=np.int64)
    states[PILES : PILES + SEATS, 0] = *sand.piles, *(ABSENT,) * (SEATS - players)
    states[SUPPLY] = sand.supply
    seats = tuple(range(FEW if players <= FEW else SEATS))
    move_sand(states, 0, seats, players, whole, payer, receiver, amount)
    return Sand(tuple(states[PILES : PILES + players, 0].tolist()), int(states[SUPPLY, 0]))


@pytest.mark.parametrize("whole", [False, True])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_kernel_moves_sand_as_the_rules_do(players: int, whole: bool) -> None:
    heaps = (0, 1, 5, 6, 7, 30) if players < 5 else (0, 6, 30)
    for piles, supply, amount in product(
        product(heaps, repeat=players), (-3, 0, 1, 5, 6, 24, 100), CLAIMS[:4] + CLAIMS[-2:]
    ):
        sand = Sand(piles, supply)
        assert moved(sand, FROM_SUPPLY, 1, amount, whole) == sand.give(1, amount, whole)[0]
        assert moved(sand, 0, players - 1, amount, whole) == sand.pay(0, players - 1, amount)[0]
