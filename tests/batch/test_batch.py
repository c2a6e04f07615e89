"""A batch of games, and how it refuses what makes no sense."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from dicehouse.batch.batch import Batch
from dicehouse.batch.compiled import compiled
from dicehouse.core.errors import ActionError, BatchError, RollError
from dicehouse.games import create

BANK, ROLL = 0, 1
TOLD = ("car", "acorn", "acorn", "squirrel", "squirrel")


@pytest.fixture
def batch() -> Batch:
    """Three games of Go Nuts! in which seat 1 begins; the dice of the first are told."""
    batch = Batch(create("gonuts", 2, first=1), 3, seed=1)
    batch.roll([TOLD, None, None])
    return batch


def test_given_dice_and_actions_do_what_the_rules_say(batch: Batch) -> None:
    assert batch.due.tolist() == [False, True, True]
    assert batch.seats().tolist() == [1, -1, -1]
    assert batch.legal().tolist() == [[True, True], [False, False], [False, False]]
    batch.act([BANK, -1, -1])
    expected, _ = batch.game.roll(batch.game.new(), TOLD)
    expected, _ = batch.game.act(expected, 1, batch.actions[BANK])
    assert batch.state(0) == expected
    assert batch.due.tolist() == [True, True, True]


def test_dice_that_are_alike_may_be_told_in_any_order(batch: Batch) -> None:
    other = Batch(batch.game, 3, seed=1)
    other.roll([("squirrel", "acorn", "car", "acorn", "squirrel"), None, None])
    assert other.state(0) == batch.state(0)


def test_an_action_that_is_not_possible_changes_nothing_anywhere(batch: Batch) -> None:
    before = batch.states.copy()
    with pytest.raises(ActionError, match="The dice are still to be rolled: bank has to wait"):
        batch.act([ROLL, BANK, -1], [1, 1, -1])
    with pytest.raises(ActionError) as caught:
        batch.act([BANK, -1, -1], [0, -1, -1])
    assert caught.value.code == "action.not-your-turn"
    assert (batch.states == before).all()


@pytest.mark.parametrize("actions", [[2, -1, -1], [-2, -1, -1], [0.0, -1.0, -1.0]])
def test_numbers_that_stand_for_no_action_are_refused(batch: Batch, actions: list[float]) -> None:
    with pytest.raises(BatchError) as caught:
        batch.act(actions)
    assert caught.value.code == "batch.number"
    assert caught.value.sentence == "Here whole numbers from 0 to 1 are needed, or -1 for none."


def test_a_seat_that_is_not_there_is_refused(batch: Batch) -> None:
    with pytest.raises(BatchError, match="from 0 to 1"):
        batch.legal([2, 0, 0])


def test_every_game_needs_its_entry(batch: Batch) -> None:
    calls: list[tuple[Callable[[Any], None], list[Any]]] = [
        (batch.act, [BANK]),
        (batch.reset, [True]),
        (batch.roll, [None]),
    ]
    for call, argument in calls:
        with pytest.raises(BatchError) as caught:
            call(argument)
        assert caught.value.code == "batch.shape"


def test_dice_that_cannot_land_so_are_refused(batch: Batch) -> None:
    before = batch.states.copy()
    with pytest.raises(RollError, match="There is no dog on this die"):
        batch.roll([None, ("acorn",) * 5, ("dog",) * 5])
    with pytest.raises(RollError, match="No dice are to be rolled now"):
        batch.roll([("acorn",) * 5, None, None])
    assert (batch.states == before).all()


@pytest.mark.parametrize("size", [0, -1, 1 << 30])
def test_a_batch_has_a_sensible_size(size: int) -> None:
    with pytest.raises(BatchError) as caught:
        Batch(create("gonuts", 2), size)
    assert caught.value.code == "batch.size"


def test_a_game_that_was_not_compiled_says_so(pig: str) -> None:
    with pytest.raises(BatchError, match=r"Pig cannot be played many at a time: it has no GameSpec.compiled"):
        compiled(create(pig, 2))


def test_new_games_begin_where_they_are_wanted() -> None:
    batch = Batch(create("gonuts", 2, first=0, target=1), 4, seed=2)
    for _ in range(200):
        batch.settle()
        batch.act(np.where(batch.seats() >= 0, BANK, -1))
    assert batch.over.all()
    results = batch.results()
    assert ((results.scores >= 1) == (results.winners[:, None] >> np.arange(2) & 1)).all()
    batch.reset([True, False, True, False])
    assert batch.over.tolist() == [False, True, False, True]
    assert batch.numbers.tolist() == [4, 1, 6, 3]
