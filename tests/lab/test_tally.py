"""Tallies: the same whatever the order, small whatever the number."""

from random import Random

import msgspec
import numpy as np
import pytest

from dicehouse.lab.interval import share_interval
from dicehouse.lab.tally import MAX_BARS, GameArrays, Histogram, Sums, Tally


def some_games(deals: int, seed: int, players: int = 3) -> GameArrays:
    random = np.random.default_rng(seed)
    shape = (deals, players)
    shares = np.zeros((*shape, players))
    np.put_along_axis(shares, random.integers(0, players, (*shape, 1)), 1.0, axis=2)
    places = np.argsort(random.random((*shape, players)), axis=2)
    scores = random.integers(-5, 60, (*shape, players))
    decisions, rolls = random.integers(1, 90, shape), random.integers(1, 90, shape)
    return GameArrays(shares, places, scores, decisions, rolls, random.integers(0, 3, (*shape, 2)))


def joined(one: GameArrays, two: GameArrays) -> GameArrays:
    return GameArrays(*(np.concatenate(pair) for pair in zip(one, two, strict=True)))


def test_two_tallies_make_the_tally_of_all_their_games() -> None:
    one, two = some_games(40, 1), some_games(25, 2)
    both = Tally.of(one)
    both.add(Tally.of(two))
    whole = Tally.of(joined(one, two))
    assert both.games == whole.games == 195
    assert both.decisions == whole.decisions
    assert both.scores == whole.scores
    for mine, theirs in zip(both.all_sums(), whole.all_sums(), strict=True):
        assert mine.count == theirs.count
        assert mine.total == pytest.approx(theirs.total, rel=1e-12)
        assert mine.squares == pytest.approx(theirs.squares, rel=1e-12)


def test_wins_by_seat_are_those_of_whoever_sat_there() -> None:
    # two deals of two: bot 0 always wins, and begins in the first game of each deal
    shares = np.array([[[1.0, 0.0], [1.0, 0.0]]] * 2)
    places = np.array([[[0, 1], [1, 0]]] * 2)
    nothing = np.zeros((2, 2), dtype=int)
    tally = Tally.of(GameArrays(shares, places, places, nothing, nothing, np.zeros((2, 2, 0), dtype=int)))
    assert [wins.total for wins in tally.wins] == [2.0, 0.0]
    assert [wins.share().mean for wins in tally.seats] == [0.5, 0.5]
    assert [[wins.total for wins in row] for row in tally.bots_in_seats] == [[2.0, 2.0], [0.0, 0.0]]
    assert [[wins.count for wins in row] for row in tally.bots_in_seats] == [[2, 2], [2, 2]]


def test_the_interval_of_sums_is_that_of_the_shares_themselves() -> None:
    shares = [Random(3).random() for _ in range(50)]
    by_sums = Sums.of(np.array(shares)).share()
    assert by_sums == pytest.approx(share_interval(shares), rel=1e-12)
    certain = Sums.of(np.ones(10)).share()
    assert certain.mean == 1.0
    assert certain.low < 0.9


def test_a_histogram_stays_small_and_does_not_care_what_came_first() -> None:
    random = np.random.default_rng(5)
    parts = [random.integers(-(10**power), 10**power, 500) for power in range(1, 7)]
    forward, backward = Histogram(), Histogram()
    for part in parts:
        forward.add(Histogram.of(part))
    for part in reversed(parts):
        backward.add(Histogram.of(part))
    assert forward.bars == backward.bars
    assert forward.width == backward.width
    assert len(forward.bars) <= MAX_BARS
    assert sum(forward.bars.values()) == forward.sums.count == 3000
    assert forward.bars == Histogram.of(np.concatenate(parts)).bars


def test_a_tally_of_many_games_takes_no_more_room_than_one_of_few() -> None:
    tally = Tally.of(some_games(200, 0))
    few = len(msgspec.json.encode(tally))
    for seed in range(1, 60):
        tally.add(Tally.of(some_games(200, seed)))
    assert tally.games == 36_000
    assert len(msgspec.json.encode(tally)) < 1.5 * few


def test_quantiles_are_read_off_the_bars() -> None:
    numbers = Histogram.of(np.arange(1, 101))
    assert [numbers.quantile(share) for share in (0.05, 0.5, 1.0)] == [5, 50, 100]
