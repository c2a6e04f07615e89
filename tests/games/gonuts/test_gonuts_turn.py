"""A turn of Go Nuts! without a round: counting, cars, banking, the last die."""

import pytest

from support import Table, rule


@rule("gonuts.acorn", "gonuts.squirrel", "gonuts.car", "gonuts-es.faces", "G2.mixed")
@pytest.mark.parametrize(
    ("roll", "points", "dice"),
    [
        ("acorn acorn acorn acorn acorn", 5, 5),
        ("acorn squirrel squirrel squirrel squirrel", 1, 5),
        ("acorn acorn car squirrel squirrel", 2, 4),
        ("car car car car acorn", 1, 1),
        ("car acorn car acorn car", 2, 2),
        ("squirrel squirrel squirrel squirrel car", 0, 4),
        ("car car car car squirrel", 0, 1),
    ],
)
def test_acorns_count_squirrels_stay_and_cars_leave_play(roll: str, points: int, dice: int) -> None:
    table = Table("gonuts", 2, first=0)
    assert table.roll(roll) == [f"rolled 0 {roll.replace(' ', ',')} {points} {dice}"]
    assert (table.state.points, table.state.dice) == (points, dice)
    assert table.state.scores == (0, 0)  # nothing is recorded yet


@rule("gonuts.two-options", "gonuts-es.two-options", "G2.choice", "gonuts.all-or-stop")
def test_after_a_mixed_roll_a_player_banks_or_rolls_and_nothing_else() -> None:
    table = Table("gonuts", 2, "acorn acorn car squirrel squirrel", first=0)
    assert table.legal(0) == ["bank", "roll"]
    assert table.effect(0, "bank") == {"points": 2, "total": 2, "wins": 0}
    assert table.effect(0, "roll") == {"dice": 4}
    for action in ("roll 2", "roll acorn", "bank 1", "keep"):
        assert table.refused(0, action) == "action.syntax"  # there are no words for holding dice back


@rule("gonuts.roll-on", "gonuts-es.two-options", "G2.choice", "gonuts.all-or-stop", "gonuts.car")
def test_rolling_on_rolls_all_squirrels_and_acorns_and_no_cars() -> None:
    table = Table("gonuts", 2, "acorn acorn car squirrel squirrel", first=0)
    table.act(0, "roll")
    due = table.match.due
    assert due is not None
    assert [die.name for die in due.dice] == ["squirrel"] * 4
    assert due.seats == (0,) * 4
    table.roll("acorn car car squirrel")
    table.act(0, "roll")
    due = table.match.due
    assert due is not None
    assert len(due.dice) == 2  # cars of earlier rolls do not come back


@rule("gonuts.add-up", "gonuts-es.add-up")
def test_the_acorns_of_a_turn_add_up() -> None:
    table = Table("gonuts", 2, "acorn acorn squirrel squirrel squirrel", first=0)
    told = [
        table.act(0, "roll", roll)[-1]
        for roll in (
            "acorn squirrel squirrel squirrel acorn",
            "car squirrel squirrel squirrel squirrel",
            "acorn acorn acorn acorn",
        )
    ]
    assert [event.split()[3:] for event in told] == [["4", "5"], ["4", "4"], ["8", "4"]]
    assert table.act(0, "bank") == ["banked 0 8 8", "turn 1"]
    assert table.state.points == 0  # the next turn starts with none


@rule("gonuts.bank", "gonuts-es.two-options")
def test_banking_records_the_points_and_passes_the_dice_to_the_left() -> None:
    table = Table("gonuts", 3, "acorn acorn car squirrel squirrel", first=2)
    assert table.act(2, "bank") == ["banked 2 2 2", "turn 0"]
    assert table.state.scores == (0, 0, 2)
    due = table.match.due
    assert due is not None
    assert due.seats == (0,) * 5
    table.roll("acorn acorn acorn car squirrel")
    assert table.act(0, "bank") == ["banked 0 3 3", "turn 1"]
    assert table.state.scores == (3, 0, 2)


@rule("G2.bank-zero")
def test_banking_nothing_is_allowed() -> None:
    table = Table("gonuts", 2, "car car squirrel squirrel squirrel", first=0)
    assert table.effect(0, "bank") == {"points": 0, "total": 0, "wins": 0}
    assert table.act(0, "bank") == ["banked 0 0 0", "turn 1"]


@rule("gonuts.all-cars", "gonuts.all-cars-earlier-points", "gonuts-es.all-cars", "G2.all-cars")
@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_all_cars_end_the_turn_and_only_its_points_are_lost(dice: int) -> None:
    table = Table("gonuts", 2, "acorn acorn acorn squirrel squirrel", first=0)
    table.act(0, "bank", "acorn car squirrel squirrel squirrel")
    table.act(1, "bank")
    cars = ["car"] * (5 - dice)
    table.roll(" ".join(["acorn"] * dice + cars))
    faces = ["car"] * dice
    assert table.act(0, "roll", " ".join(faces)) == [
        f"rolled 0 {','.join(faces)} 0 0",
        f"allcars 0 {dice}",
        "turn 1",
    ]
    assert table.state.scores == (3, 1)
    assert (table.state.turn, table.state.points, table.state.dice) == (1, 0, 5)
    assert table.refused(0, "bank") == "action.dice-due"


@rule("gonuts.all-cars", "gonuts-es.all-cars", "G2.all-cars")
def test_five_cars_in_the_first_roll_end_the_turn_before_any_choice() -> None:
    table = Table("gonuts", 3, first=2)
    assert table.roll("car car car car car") == ["rolled 2 car,car,car,car,car 0 0", "allcars 2 0", "turn 0"]
    assert table.state.scores == (0, 0, 0)


def one_die_left(points: int = 2) -> Table:
    """Seat 0 has one die in play, and `points` (1 to 5) in this turn."""
    table = Table("gonuts", 2, " ".join(["acorn"] * points + ["squirrel"] * (5 - points)), first=0)
    table.act(0, "roll", "car car car car squirrel")
    assert (table.state.points, table.state.dice) == (points, 1)
    return table


@rule("gonuts.one-die", "gonuts-es.one-die", "G3.counts", "G3.all-back", "G3.choice")
@pytest.mark.parametrize("points", [1, 2, 5])
def test_an_acorn_on_the_last_die_counts_and_brings_all_five_back(points: int) -> None:
    table = one_die_left(points)
    assert table.act(0, "roll", "acorn") == [f"rolled 0 acorn {points + 1} 5", "allback 0"]
    assert table.legal(0) == ["bank", "roll"]
    assert table.effect(0, "roll") == {"dice": 5}
    assert table.effect(0, "bank") == {"points": points + 1, "total": points + 1, "wins": 0}
    table.act(0, "roll")
    due = table.match.due
    assert due is not None
    assert len(due.dice) == 5
    assert table.roll("acorn car car squirrel squirrel") == [f"rolled 0 acorn,car,car,squirrel,squirrel {points + 2} 3"]


@rule("G3.choice")
def test_after_the_last_die_showed_an_acorn_the_player_may_also_bank() -> None:
    table = one_die_left()
    table.act(0, "roll", "acorn")
    assert table.act(0, "bank") == ["banked 0 3 3", "turn 1"]


@rule("gonuts.one-die", "G3.all-back")
def test_the_dice_come_back_only_when_one_was_rolled_alone() -> None:
    table = Table("gonuts", 2, "car car car squirrel squirrel", first=0)
    # an acorn on the only die that stays, but two were rolled
    assert table.act(0, "roll", "acorn car") == ["rolled 0 acorn,car 1 1"]
    assert table.effect(0, "roll") == {"dice": 1}
    # nor do all acorns bring dice back
    table = Table("gonuts", 2, "car car car acorn acorn", first=0)
    assert table.act(0, "roll", "acorn acorn") == ["rolled 0 acorn,acorn 4 2"]


@rule("G3.all-back")
def test_the_dice_may_come_back_more_than_once_in_a_turn() -> None:
    table = one_die_left()
    table.act(0, "roll", "acorn")
    table.act(0, "roll", "car car car car acorn")
    assert table.act(0, "roll", "acorn") == ["rolled 0 acorn 5 5", "allback 0"]


@rule("gonuts.one-die-car", "gonuts-es.one-die-lost", "G2.all-cars")
def test_a_car_on_the_last_die_ends_the_turn_without_points() -> None:
    table = one_die_left()
    assert table.act(0, "roll", "car") == ["rolled 0 car 0 0", "allcars 0 2", "turn 1"]
    assert table.state.scores == (0, 0)


@rule("gonuts.one-die-squirrel", "gonuts-es.one-die-lost", "G4.lost", "G4.dice")
def test_a_squirrel_on_the_last_die_takes_the_points_and_starts_a_round_with_one_die() -> None:
    table = one_die_left()
    assert table.act(0, "roll", "squirrel") == ["rolled 0 squirrel 0 1", "gonuts 0 2 1"]
    assert table.state.waiting == (1,)
    # in the round an acorn on one die brings no dice back
    assert table.roll("acorn house") == ["shook 0 acorn 1", "dogs 1 ()"]
    assert table.state.dice == 1
    assert table.roll("acorn dog") == ["shook 0 acorn 2", "dogs 1 1", "banked 0 2 2", "turn 1"]
