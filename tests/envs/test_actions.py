"""Actions by number, and what is no action."""

import numpy as np
import pytest

from dicehouse.core.errors import EnvError
from dicehouse.core.game import Action
from dicehouse.envs.actions import ActionNumbers
from dicehouse.games import create
from dicehouse.games.dixkibluff.bets import ladder, openings, raises


def test_numbers_and_texts_lead_back_to_the_action() -> None:
    rules = create("chili", 2)
    numbering = ActionNumbers(rules)
    for number, action in enumerate(rules.all_actions()):
        assert numbering.number(action) == number
        assert numbering.action(np.int64(number)) == action
        assert rules.actions.read(numbering.text(number)) == action


@pytest.mark.parametrize("nonsense", [-1, 2, 10**30, None, "0", 0.0, np.float32(1), [0]])
def test_what_is_no_action_is_refused(nonsense: object) -> None:
    with pytest.raises(EnvError) as caught:
        ActionNumbers(create("gonuts", 2)).action(nonsense)
    assert caught.value.code == "envs.action"
    assert "from 0 to 1" in caught.value.sentence


def test_every_bet_that_can_follow_another_is_on_the_ladder_and_no_other() -> None:
    symbols, dice = ("pi", "bomb", "sun"), 5
    reached: set[Action] = set()
    bets = list(openings(symbols, dice))
    while bets:
        reached.update(bets)
        bets = [
            after for bet in bets for after in raises(symbols, dice, bet.number, bet.symbols) if after not in reached
        ]
    listed = ladder(symbols, dice)
    assert set(listed) == reached
    assert len(listed) == len(reached) == 5 * 7
