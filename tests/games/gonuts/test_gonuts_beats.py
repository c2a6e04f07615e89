"""The Go Nuts! round in beats (G4, G5): the roller once, then everybody without a dog once."""

import pytest

from dicehouse.core.errors import OptionError
from dicehouse.games import create
from support import Table, rule

FIVE = "squirrel squirrel squirrel squirrel squirrel"


@rule("gonuts.nuts-any-dice", "gonuts.nuts-lost", "gonuts.nuts-same-dice", "gonuts-es.nuts-start")
@rule("G4.lost", "G4.dice")
@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_all_squirrels_with_any_number_of_dice_start_a_round_with_just_those_dice(dice: int) -> None:
    table = Table("gonuts", 2, " ".join(["acorn"] * dice + ["car"] * (5 - dice)), first=0)
    faces = ["squirrel"] * dice
    assert table.act(0, "roll", " ".join(faces)) == [f"rolled 0 {','.join(faces)} 0 {dice}", f"gonuts 0 {dice} {dice}"]
    assert (table.state.points, table.state.dice) == (0, dice)
    due = table.match.due
    assert due is not None
    assert [die.name for die in due.dice] == ["squirrel"] * dice + ["dog"]


@rule("G4.lost", "gonuts.nuts-lost")
def test_points_recorded_in_earlier_turns_are_kept() -> None:
    table = Table("gonuts", 2, "acorn acorn acorn car car", first=0)
    table.act(0, "bank", "car car squirrel squirrel squirrel")
    table.act(1, "bank", "acorn acorn acorn acorn squirrel")
    table.act(0, "roll", FIVE)
    assert table.happened[-1] == "gonuts 0 4 5"
    assert table.state.scores == (3, 0)
    assert table.roll("acorn car car car car dog")[-2:] == ["banked 0 1 4", "turn 1"]


@rule("gonuts.nuts-any-dice")
def test_squirrels_over_two_rolls_are_no_round() -> None:
    # "in a single roll": two dice show squirrels, then two others do
    table = Table("gonuts", 2, "squirrel squirrel acorn acorn acorn", first=0)
    assert table.act(0, "roll", "acorn squirrel squirrel squirrel squirrel")[-1].startswith("rolled")
    assert table.state.waiting == ()


@rule("G5.option", "G5.beats-roller", "G5.beats-dogs")
def test_beats_are_the_default_and_nobody_has_to_act_in_them() -> None:
    for options in ({}, {"round": "beats"}):
        table = Table("gonuts", 3, FIVE, first=0, **options)
        assert table.state.actors == ()
        for seat in range(3):
            assert table.legal(seat) == []
            for action in ("shake", "roll", "bank"):
                assert table.refused(seat, action) == "action.dice-due"
    with pytest.raises(OptionError) as caught:
        create("gonuts", 3, round="slow")
    assert caught.value.code == "options.choice"


@rule("G5.beats-roller", "G5.beats-dogs", "G4.dogs", "gonuts.nuts-dogs", "gonuts.nuts-dog-stops", "gonuts-es.nuts-run")
@rule("gonuts.dog-on-others-turn", "gonuts.dog-die-each")
def test_in_each_beat_the_roller_rolls_then_everybody_still_without_a_dog() -> None:
    table = Table("gonuts", 4, FIVE, first=2)
    hands = []
    for roll in (
        "acorn car car car car house house house",
        "car car car car car house dog house",
        "acorn acorn car car car dog house",
        "squirrel squirrel squirrel squirrel squirrel dog",
    ):
        assert table.match.due is not None
        hands.append((table.match.due.seats, table.state.waiting))
        table.roll(roll)
    five = (2, 2, 2, 2, 2)  # seat 2's own dog die is never among them
    assert hands == [
        ((*five, 3, 0, 1), (3, 0, 1)),
        ((*five, 3, 0, 1), (3, 0, 1)),
        ((*five, 3, 1), (3, 1)),
        ((*five, 1), (1,)),
    ]
    assert table.happened[2:] == [
        "shook 2 acorn,car,car,car,car 1",
        "dogs 3,0,1 ()",
        "shook 2 car,car,car,car,car 1",
        "dogs 3,0,1 0",
        "shook 2 acorn,acorn,car,car,car 3",
        "dogs 3,1 3",
        "shook 2 squirrel,squirrel,squirrel,squirrel,squirrel 3",
        "dogs 1 1",
        "banked 2 3 3",
        "turn 3",
    ]


@rule("gonuts.nuts-again", "gonuts.nuts-counted-aloud", "gonuts.nuts-cars", "gonuts-es.nuts-cars", "gonuts-es.nuts-run")
@rule("G4.no-die-leaves", "G4.every-acorn")
def test_every_acorn_counts_and_cars_stay_in_play() -> None:
    table = Table("gonuts", 2, "squirrel squirrel squirrel car acorn", first=0)
    table.act(0, "roll", "squirrel squirrel squirrel squirrel")
    counts = []
    for roll in ("car car acorn squirrel", "car car car car", "acorn acorn acorn acorn", "squirrel " * 4):
        told = table.roll(f"{roll} house")
        assert told[1:] == ["dogs 1 ()"]  # no all cars, no second round, no end
        counts.append(int(told[0].split()[-1]))
        assert table.state.dice == 4
        assert table.match.due is not None
        assert len(table.match.due.dice) == 5
    assert counts == [1, 1, 5, 5]
    assert table.state.points == 5


@rule("gonuts.nuts-end", "gonuts.nuts-recorded", "gonuts-es.nuts-end", "G4.over")
def test_with_the_last_dog_the_round_is_over_its_acorns_are_recorded_and_the_turn_passes() -> None:
    table = Table("gonuts", 3, FIVE, first=2)
    table.roll("acorn acorn car car car dog house")
    assert table.state.scores == (0, 0, 0)  # one opponent is still without a dog
    assert table.roll("acorn acorn acorn acorn acorn dog") == [
        "shook 2 acorn,acorn,acorn,acorn,acorn 7",  # the roller rolls first in a beat: these count
        "dogs 1 1",
        "banked 2 7 7",
        "turn 0",
    ]
    assert table.state.scores == (0, 0, 7)
    due = table.match.due
    assert due is not None
    assert due.seats == (0,) * 5
    assert table.state.waiting == ()


@rule("G4.over", "G5.beats-dogs")
def test_all_dogs_in_the_first_beat_leave_one_roll() -> None:
    table = Table("gonuts", 4, FIVE, first=0)
    assert table.roll("car squirrel car squirrel car dog dog dog") == [
        "shook 0 car,squirrel,car,squirrel,car 0",
        "dogs 1,2,3 1,2,3",
        "banked 0 0 0",
        "turn 1",
    ]


@rule("G4.over")
def test_a_player_cannot_go_nuts_twice_in_a_turn() -> None:
    table = Table("gonuts", 2, FIVE, first=0)
    table.roll("acorn car car car car dog", FIVE)
    assert table.happened[-1] == "gonuts 1 0 5"  # the next all-squirrel roll is the neighbour's
