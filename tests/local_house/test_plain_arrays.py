"""The stand-in for numpy gives what numpy gives: the same bits, but for products of matrices."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from dicehouse import games
from dicehouse.kit import plain_arrays as plain
from dicehouse.kit.plain_npz import read_npz

Work = Callable[[Any, Any, Any, Any], Any]
"""Something done with a module of arrays, a table of 7 by 12, a row of 12 and a list of 7 numbers."""

EXACT: tuple[Work, ...] = (
    lambda m, t, r, c: t - c[:, None] * r,
    lambda m, t, r, c: 1 - t / r + (t > 0),
    lambda m, t, r, c: t.sum(axis=1),
    lambda m, t, r, c: t.sum(axis=0),
    lambda m, t, r, c: t.sum(axis=-1, keepdims=True),
    lambda m, t, r, c: m.array([t.sum(), r.max(), c.min(), t[:, 3].sum(), -r[-1]]),
    lambda m, t, r, c: m.array([m.argmax(r), m.argmin(c), m.argmax(r > 1e9), len(t), t.size]),
    lambda m, t, r, c: t[::-1, 8:2:-2],
    lambda m, t, r, c: t[[4, 0, 4]][:, list(range(3))],
    lambda m, t, r, c: t[..., None][2, 1:4],
    lambda m, t, r, c: t[m.array([1, 2]), m.array([3, 5])],
    lambda m, t, r, c: t.reshape(-1, 6)[5],
    lambda m, t, r, c: m.roll(t, 5, axis=1),
    lambda m, t, r, c: m.diff(t, axis=0),
    lambda m, t, r, c: m.prod(1 - t[:, [1, 2]], axis=1),
    lambda m, t, r, c: m.clip(m.maximum(r, 0.5), 0, 1),
    lambda m, t, r, c: m.concatenate([[0.0], m.cumsum(r)]),
    lambda m, t, r, c: m.stack([r, m.ones(12), m.zeros(12), m.arange(12, 0, -1)]),
    lambda m, t, r, c: m.repeat(t[:, None, :], 2, axis=1),
    lambda m, t, r, c: m.delete(r, 4),
    lambda m, t, r, c: m.round(t, 3),
    lambda m, t, r, c: m.eye(3),
    lambda m, t, r, c: m.mean([r, 2 * r], axis=0),
)
NEAR: tuple[Work, ...] = (
    lambda m, t, r, c: t @ r,
    lambda m, t, r, c: c @ t,
    lambda m, t, r, c: t @ t.reshape(12, 7),
    lambda m, t, r, c: t[:, 12:] @ t[7:, :3],
    lambda m, t, r, c: t[:, 12:] @ c[7:],
    lambda m, t, r, c: m.convolve(r, c),
    lambda m, t, r, c: m.exp(r / 9),
    lambda m, t, r, c: m.einsum("wc,wcp->wp", t[:, :2], m.stack([t[:2, :3]] * 7)),
)


def numbers() -> list[list[float]]:
    random = Random(5)
    return [[random.uniform(-2, 2) * 10 ** random.randint(-9, 1) for _ in range(12)] for _ in range(7)]


def both(work: Work) -> tuple[Any, Any]:
    table = numbers()
    lists = (table, table[3], [line[5] for line in table])
    return tuple(np.array(work(m, *map(m.array, lists)).tolist()) for m in (plain, np))  # type: ignore[return-value]


@pytest.mark.parametrize("work", EXACT)
def test_it_gives_the_same_bits(work: Work) -> None:
    here, there = both(work)
    assert here.shape == there.shape
    assert (here == there).all()


@pytest.mark.parametrize("work", NEAR)
def test_products_and_powers_may_differ_in_the_last_bits(work: Work) -> None:
    here, there = both(work)
    assert here.shape == there.shape
    assert np.allclose(here, there, rtol=1e-13, atol=1e-15)


def test_what_is_written_is_written_to_the_array_of_a_view() -> None:
    def change(m: Any) -> Any:
        table = m.array(numbers())
        row = table[2]
        row[3] = 7.0
        table[:, 5] *= 2.0
        table[1] -= table[0]
        table[[0, 6]] = 1.5
        table[table[:, 0] > 0] += 1.0
        table[..., -1] = m.arange(7)
        return table.tolist()

    assert change(plain) == change(np)


def test_it_refuses_places_and_shapes_that_do_not_fit() -> None:
    table = plain.array(numbers())
    with pytest.raises(IndexError):
        table[7, 0]
    with pytest.raises(ValueError, match="cannot be spread"):
        table + plain.array([1.0, 2.0])


@pytest.mark.parametrize("game", games.names())
def test_it_reads_every_table_that_ships(game: str) -> None:
    folder = Path(__file__).parents[2] / "src" / Path(*games.spec(game).package.split(".")) / "bots" / "tables"
    files = list(folder.glob("*.npz"))
    assert files
    for file in files:
        found = read_npz(file)
        with np.load(file) as stored:
            assert set(found) == set(stored.files)
            assert found["about"] == str(stored["about"])
            for name in set(stored.files) - {"about"}:
                assert found[name].shape == stored[name].shape
                assert (np.array(found[name].data).reshape(found[name].shape) == stored[name]).all()
