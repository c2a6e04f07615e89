"""The Go Nuts! round live (G5): everybody rolls as fast as they like, in the order the rolls arrive."""

import pytest

from dicehouse.core.errors import ActionError
from dicehouse.games.gonuts.actions import Bank, Roll, Shake
from support import Table, rule

FIVE = "squirrel squirrel squirrel squirrel squirrel"


def live(players: int = 3, first: int = 1) -> Table:
    return Table("gonuts", players, FIVE, first=first, round="live")


@rule("G5.option", "G5.live-order")
def test_everybody_in_the_round_may_roll_and_do_nothing_else() -> None:
    table = live()
    assert table.match.due is None  # nothing is rolled before somebody wants to
    assert table.state.actors == (1, 2, 0)
    for seat in range(3):
        assert table.legal(seat) == ["shake"]
        assert table.refused(seat, "roll") == table.refused(seat, "bank") == "action.illegal"
    assert table.effect(1, "shake") == {"dice": 5}
    assert table.effect(0, "shake") == table.effect(2, "shake") == {"dice": 1}


@rule("G5.live-order", "gonuts.nuts-again", "gonuts.nuts-dogs", "G4.every-acorn", "G4.no-die-leaves")
def test_rolls_count_in_the_order_they_arrive() -> None:
    table = live()
    told = [
        table.act(1, "shake", "acorn acorn car car car"),
        table.act(1, "shake", "car car car car car"),  # the roller may be faster than all others
        table.act(0, "shake", "house"),
        table.act(0, "shake", "house"),
        table.act(1, "shake", "acorn squirrel squirrel squirrel squirrel"),
        table.act(2, "shake", "house"),
        table.act(0, "shake", "dog"),
        table.act(1, "shake", "acorn acorn acorn acorn acorn"),
    ]
    assert told == [
        ["shook 1 acorn,acorn,car,car,car 2"],
        ["shook 1 car,car,car,car,car 2"],
        ["dogs 0 ()"],
        ["dogs 0 ()"],
        ["shook 1 acorn,squirrel,squirrel,squirrel,squirrel 3"],
        ["dogs 2 ()"],
        ["dogs 0 0"],
        ["shook 1 acorn,acorn,acorn,acorn,acorn 8"],
    ]
    assert table.act(2, "shake", "dog") == ["dogs 2 2", "banked 1 8 8", "turn 2"]
    assert table.state.scores == (0, 8, 0)


@rule("G4.dogs", "gonuts.nuts-dog-stops")
def test_whoever_has_a_dog_rolls_no_more() -> None:
    table = live()
    table.act(2, "shake", "dog")
    assert table.state.actors == (1, 0)
    assert table.state.waiting == (0,)
    assert table.legal(2) == []
    assert table.refused(2, "shake") == "action.not-your-turn"


@rule("G4.over", "gonuts.nuts-end", "gonuts.nuts-recorded")
def test_with_the_last_dog_the_roller_must_stop() -> None:
    table = live(2, 0)
    table.act(0, "shake", "acorn car car car car")
    assert table.act(1, "shake", "dog") == ["dogs 1 1", "banked 0 1 1", "turn 1"]
    assert table.legal(0) == []
    assert table.refused(0, "shake") == "action.dice-due"  # the dice are the neighbour's now
    table.roll("acorn car car squirrel squirrel")
    assert table.refused(0, "shake") == "action.not-your-turn"
    assert table.refused(1, "shake") == "action.illegal"


@rule("G5.live-order")
def test_a_roll_that_arrives_after_the_last_dog_is_too_late_and_changes_nothing() -> None:
    table = live(2, 0)
    seen = len(table.match.entries)
    table.act(1, "shake", "dog")
    state = table.state
    with pytest.raises(ActionError) as caught:
        table.match.act(0, "shake", seen=seen)
    assert caught.value.code == "action.too-late"
    assert table.state is state


@rule("G8", "G5.live-order")
def test_opponents_may_be_faster_than_the_roller() -> None:
    table = live()
    table.act(0, "shake", "dog")
    assert table.act(2, "shake", "dog") == ["dogs 2 2", "banked 1 0 0", "turn 2"]


@rule("G5.live-own-dice", "gonuts.dog-on-others-turn", "gonuts.dog-die-each")
def test_nobody_rolls_the_dice_of_another() -> None:
    for seat, dice in ((0, ["dog"]), (1, ["squirrel"] * 5), (2, ["dog"])):
        table = live()
        table.act(seat, "shake")
        due = table.match.due
        assert due is not None
        assert [die.name for die in due.dice] == dice
        assert due.seats == (seat,) * len(dice)
        # while these dice are in the air, nobody else's are
        for other in range(3):
            assert table.refused(other, "shake") == "action.dice-due"
    table = live()
    # an action has no word for somebody else, and there is no seat beside those at the table
    assert table.refused(0, "shake 2") == "action.syntax"
    assert table.refused(3, "shake") == table.refused(-1, "shake") == "action.no-seat"
    # seat 2's dog is seat 2's alone: 0 is still without
    table.act(2, "shake", "dog")
    assert table.state.waiting == (0,)


@rule("G5.live-pause")
def test_a_player_rolls_at_most_once_in_300_ms() -> None:
    # The rules have no clock: they say how long the pause is, and whoever has a clock sees to it.
    assert Shake.pause_ms == 300
    assert Roll.pause_ms == Bank.pause_ms == 0
    table = live()
    for seat in range(3):
        assert [choice.action.pause_ms for choice in table.match.choices(seat)] == [300]


@rule("G4.dice", "gonuts.nuts-same-dice")
def test_a_live_round_is_rolled_with_the_dice_that_showed_squirrels() -> None:
    table = Table("gonuts", 2, "acorn acorn car car car", first=0, round="live")
    assert table.act(0, "roll", "squirrel squirrel")[-1] == "gonuts 0 2 2"
    assert table.effect(0, "shake") == {"dice": 2}
    assert table.act(0, "shake", "car acorn") == ["shook 0 car,acorn 1"]
    assert table.effect(0, "shake") == {"dice": 2}


@rule("G4.dice", "G4.no-die-leaves")
def test_a_live_round_with_one_die_tells_the_roller_from_an_opponent() -> None:
    # one squirrel die and one dog die: both rolls have one face
    table = Table("gonuts", 2, "acorn car car car car", first=0, round="live")
    table.act(0, "roll", "squirrel")
    assert table.act(0, "shake", "acorn") == ["shook 0 acorn 1"]
    assert table.act(1, "shake", "house") == ["dogs 1 ()"]
    assert table.act(0, "shake", "car") == ["shook 0 car 1"]
    assert table.act(1, "shake", "dog") == ["dogs 1 1", "banked 0 1 1", "turn 1"]


@rule("G5.option")
def test_outside_the_round_a_live_game_is_played_like_any_other() -> None:
    table = Table("gonuts", 2, "acorn acorn car squirrel squirrel", first=0, round="live")
    assert table.legal(0) == ["bank", "roll"]
    assert table.act(0, "roll", "acorn car squirrel squirrel") == ["rolled 0 acorn,car,squirrel,squirrel 3 3"]
    assert table.act(0, "bank") == ["banked 0 3 3", "turn 1"]
