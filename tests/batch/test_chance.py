"""Chance is what it says: a known generator, and urns with exact odds."""

from fractions import Fraction

import numpy as np
import pytest

from batch.mirror import next_number
from dicehouse.batch.batch import Batch
from dicehouse.batch.random_play import play_random
from dicehouse.games import create
from dicehouse.kit.batch.random import ALIAS_BITS, MAX_COLUMNS, ONE, AliasTables

REFERENCE = (393217, 669327710093319, 1732421326133921491, 11394790081659126983, 9555452776773192676)
"""The first numbers of xoroshiro128++ from 1 and 2, as its authors' code has them."""


def odds(columns: list[int], first: int, bits: int) -> dict[int, Fraction]:
    """How likely each column of an urn is drawn."""
    found: dict[int, Fraction] = {}
    for column in range(first, first + (1 << bits)):
        cut = Fraction(columns[column] >> ALIAS_BITS, ONE)
        for thing, chance in ((column, cut), (columns[column] % MAX_COLUMNS, 1 - cut)):
            found[thing] = found.get(thing, Fraction(0)) + chance / (1 << bits)
    return found


def test_the_generator_is_the_one_it_is_called_by() -> None:
    memory = [1, 2]
    assert tuple(next_number(memory) for _ in REFERENCE) == REFERENCE


@pytest.mark.parametrize("weights", [[1], [1, 1], [3, 2, 1], [1, 0, 5, 10**9], list(range(1, 168))])
def test_urns_have_the_odds_they_were_filled_with(weights: list[int]) -> None:
    maker = AliasTables()
    maker.add([Fraction(1, 3), Fraction(2, 3)])
    wanted = [Fraction(weight, sum(weights)) for weight in weights]
    first, bits = maker.add(wanted)
    found = odds(maker.array().tolist(), first, bits)
    for thing, chance in enumerate(wanted):
        assert abs(found.get(first + thing, 0) - chance) <= Fraction(len(found), ONE)
    assert sum(found[first + thing] for thing in range(len(weights)) if first + thing in found) == 1


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("gonuts", 3, {}),
        ("chinchiller", 2, {}),
        ("chili", 2, {}),
        ("dixkibluff", 3, {"dice": 6}),
        ("dixkibluff", 5, {}),
    ],
)
def test_dice_land_as_often_as_they_should(name: str, players: int, options: dict[str, object]) -> None:
    size = 40_000
    game = create(name, players, first=1, **options)
    due = game.new().due
    assert due is not None
    seen = np.zeros((len(due.dice), len(due.dice[0].symbols)))
    for roll in Batch(game, size, seed=5).draw():
        assert roll is not None
        for die, face in enumerate(roll):
            seen[die, due.dice[die].symbols.index(face)] += 1
    total = seen if name == "chili" else seen.sum(axis=0, keepdims=True)  # there every die is another
    expected = np.array([float(due.dice[0].probability(face)) for face in due.dice[0].symbols]) * total.sum(axis=1)[0]
    chi_square = ((total - expected) ** 2 / expected).sum(axis=1)
    assert (chi_square < 25).all()  # with five degrees of freedom: once in seven thousand seeds


def test_every_seat_starts_equally_often_where_the_start_is_drawn() -> None:
    for name, players in (("gonuts", 4), ("chinchiller", 5), ("chili", 3), ("dixkibluff", 9)):
        batch = Batch(create(name, players), 20_000, seed=3)
        starts = np.bincount([int(roll[0]) for roll in batch.draw() if roll is not None], minlength=players)
        assert len(starts) == players
        assert abs(starts - 20_000 / players).max() < 4.5 * (20_000 / players) ** 0.5


def test_a_game_is_the_same_whatever_is_played_beside_it() -> None:
    game = create("gonuts", 3)
    large, small = Batch(game, 50, seed=9), Batch(game, 7, seed=9)
    for batch in (large, small):
        batch.settle()
    assert (large.states[:, :7] == small.states).all()
    small.reset()
    small.settle()
    assert (large.states[:, 7:14] == small.states).all()
    assert (Batch(game, 7, seed=8).states[:, :] != large.states[:, :7]).any()


@pytest.mark.parametrize(("name", "players"), [("gonuts", 2), ("chinchiller", 3), ("chili", 2), ("dixkibluff", 4)])
def test_random_play_does_not_depend_on_threads_or_parts(name: str, players: int) -> None:
    game = create(name, players)
    whole = play_random(game, 20_000, seed=4, threads=2)
    again = play_random(game, 300, seed=4, first=16_300, threads=1)
    for one, two in zip(whole, again, strict=True):
        assert (one[16_300:16_600] == two).all()
    other = play_random(game, 300, seed=5, threads=1)
    assert (other.decisions != whole.decisions[:300]).any()
