"""The worked examples of Go Nuts!, replayed. The pictures are lost: the dice are our choice and fit the text."""

from support import Table, rule


@rule("gonuts.example-roll-1", "gonuts.example-roll-2", "gonuts.example-roll-3", "gonuts.example-roll-4")
@rule("gonuts.example-roll-5", "gonuts-es.example-turn")
def test_the_turn_of_five_rolls() -> None:
    table = Table("gonuts", 3, first=0)
    # First roll: a car, two acorns, and so two squirrels. Total 2.
    assert table.roll("car acorn acorn squirrel squirrel") == ["rolled 0 car,acorn,acorn,squirrel,squirrel 2 4"]
    assert table.effect(0, "roll") == {"dice": 4}
    # Second roll: a car, an acorn. Total 3.
    assert table.act(0, "roll", "car acorn squirrel squirrel") == ["rolled 0 car,acorn,squirrel,squirrel 3 3"]
    # Third roll: a car, no points. Total 3.
    assert table.act(0, "roll", "car squirrel squirrel") == ["rolled 0 car,squirrel,squirrel 3 2"]
    assert table.effect(0, "roll") == {"dice": 2}
    # Fourth roll: two acorns. Total 5; the player could stop.
    assert table.act(0, "roll", "acorn acorn") == ["rolled 0 acorn,acorn 5 2"]
    assert table.legal(0) == ["bank", "roll"]
    assert table.effect(0, "bank") == {"points": 5, "total": 5, "wins": 0}
    # Fifth roll: all squirrels. The five points are gone, the round is for two dice.
    assert table.act(0, "roll", "squirrel squirrel") == ["rolled 0 squirrel,squirrel 0 2", "gonuts 0 5 2"]
    assert (table.state.points, table.state.scores) == (0, (0, 0, 0))
    due = table.match.due
    assert due is not None
    assert [die.name for die in due.dice] == ["squirrel", "squirrel", "dog", "dog"]
    # "until all of your opponents roll dogs"
    assert table.roll("acorn car house dog") == ["shook 0 acorn,car 1", "dogs 1,2 2"]
    assert table.roll("acorn acorn house") == ["shook 0 acorn,acorn 3", "dogs 1 ()"]
    assert table.roll("squirrel acorn dog") == ["shook 0 squirrel,acorn 4", "dogs 1 1", "banked 0 4 4", "turn 1"]
    assert table.state.scores == (4, 0, 0)


@rule("gonuts.example-roll-4")
def test_after_the_fourth_roll_the_player_may_take_the_five_points() -> None:
    table = Table("gonuts", 3, "car acorn acorn squirrel squirrel", first=0)
    for roll in ("car acorn squirrel squirrel", "car squirrel squirrel", "acorn acorn"):
        table.act(0, "roll", roll)
    assert table.act(0, "bank") == ["banked 0 5 5", "turn 1"]


@rule("gonuts.example-five-squirrels", "gonuts-es.example-five-squirrels")
def test_five_squirrels_start_a_round_with_all_five_dice() -> None:
    table = Table("gonuts", 2, first=0)
    five = "squirrel squirrel squirrel squirrel squirrel"
    assert table.roll(five) == ["rolled 0 squirrel,squirrel,squirrel,squirrel,squirrel 0 5", "gonuts 0 0 5"]
    due = table.match.due
    assert due is not None
    assert [die.name for die in due.dice] == ["squirrel"] * 5 + ["dog"]
    table.roll("acorn acorn acorn car squirrel house", "car car car car acorn house")
    assert table.roll("acorn acorn squirrel squirrel squirrel dog")[-2:] == ["banked 0 6 6", "turn 1"]


@rule("gonuts.example-mixture", "gonuts-es.example-mixture")
def test_three_cars_and_two_squirrels_start_no_round() -> None:
    table = Table("gonuts", 2, first=0)
    assert table.roll("car car squirrel squirrel car") == ["rolled 0 car,car,squirrel,squirrel,car 0 2"]
    assert table.state.waiting == ()
    assert table.legal(0) == ["bank", "roll"]
    table.act(0, "roll")
    due = table.match.due
    assert due is not None
    assert [die.name for die in due.dice] == ["squirrel", "squirrel"]
    assert due.seats == (0, 0)  # no dog is rolled
    # the two squirrel dice alone can start one
    assert table.roll("squirrel squirrel")[-1] == "gonuts 0 0 2"


@rule("gonuts.example-one-die", "gonuts-es.example-one-die")
def test_the_one_die_left_example() -> None:
    # The Spanish text has three pictures: two cars and something else. Two points from before, three dice in play.
    table = Table("gonuts", 2, "acorn acorn car car squirrel", first=0)
    assert table.act(0, "roll", "car car squirrel") == ["rolled 0 car,car,squirrel 2 1"]
    assert table.legal(0) == ["bank", "roll"]  # to roll the remaining die is a choice
    assert table.act(0, "roll", "acorn") == ["rolled 0 acorn 3 5", "allback 0"]
    assert table.act(0, "roll", "acorn acorn squirrel squirrel car") == [
        "rolled 0 acorn,acorn,squirrel,squirrel,car 5 4"
    ]
    assert table.act(0, "bank") == ["banked 0 5 5", "turn 1"]
