"""How a game of Go Nuts! ends (G6)."""

import pytest

from dicehouse.core.errors import OptionError
from dicehouse.core.game import Outcome
from dicehouse.games import create
from support import Table, rule

ACORNS = "acorn acorn acorn acorn acorn"
FIVE = "squirrel squirrel squirrel squirrel squirrel"


@rule("gonuts.target", "gonuts-es.target", "G6.at-once", "G6.unbanked")
def test_the_first_with_fifty_recorded_points_wins_at_once() -> None:
    table = Table("gonuts", 2, ACORNS, first=0)
    for _ in range(9):
        assert table.effect(0, "bank")["wins"] == 0
        table.act(0, "roll", ACORNS)
    assert table.state.points == 50
    assert table.outcome is None  # 50 points, but none of them recorded
    assert table.effect(0, "bank") == {"points": 50, "total": 50, "wins": 1}
    assert table.act(0, "bank") == ["banked 0 50 50", "won 0 50"]
    assert table.outcome == Outcome("target", (0,), (50, 0))
    # at once: seat 1 has no turn any more
    assert table.match.due is None
    assert table.legal(0) == table.legal(1) == []
    assert table.refused(1, "roll") == "action.game-over"


@rule("gonuts.target", "G6.at-once")
def test_forty_nine_points_do_not_win_and_more_than_fifty_do() -> None:
    table = Table("gonuts", 2, ACORNS, first=0)
    for _ in range(8):
        table.act(0, "roll", ACORNS)
    table.act(0, "roll", "acorn acorn acorn acorn squirrel")
    assert table.act(0, "bank") == ["banked 0 49 49", "turn 1"]
    assert table.outcome is None
    table.roll("car car car car car")
    table.roll("acorn acorn acorn car squirrel")
    assert table.act(0, "bank") == ["banked 0 3 52", "won 0 52"]
    assert table.outcome == Outcome("target", (0,), (52, 0))


@rule("G6.unbanked")
def test_unbanked_points_over_the_target_can_still_be_lost() -> None:
    for roll, event in (("car", "allcars 0 5"), ("squirrel", "gonuts 0 5 1")):
        table = Table("gonuts", 2, "acorn acorn acorn acorn car", first=0, target=5)
        table.act(0, "roll", "acorn car car car")
        assert table.state.points == 5
        assert table.outcome is None
        assert event in table.act(0, "roll", roll)
        assert table.outcome is None
        assert table.state.scores == (0, 0)


@rule("G6.at-once", "G6.unbanked", "gonuts.nuts-recorded")
@pytest.mark.parametrize("way", ["beats", "live"])
def test_the_acorns_of_a_round_win_when_they_are_recorded_and_not_before(way: str) -> None:
    table = Table("gonuts", 2, FIVE, first=1, target=10, round=way)
    if way == "beats":
        table.roll(f"{ACORNS} house", f"{ACORNS} house")
    else:
        table.act(1, "shake", ACORNS)
        table.act(1, "shake", ACORNS)
    assert table.state.points == 10
    assert table.outcome is None  # the round goes on until the last dog
    if way == "beats":
        table.roll("car car car car car dog")
    else:
        table.act(0, "shake", "dog")
    assert table.happened[-2:] == ["banked 1 10 10", "won 1 10"]
    assert table.outcome == Outcome("target", (1,), (0, 10))
    assert table.refused(0, "shake") == "action.game-over"


@rule("G6.at-once")
def test_nobody_gets_a_last_turn_to_catch_up() -> None:
    table = Table("gonuts", 4, "acorn car squirrel squirrel squirrel", first=3, target=2)
    table.act(3, "bank", "acorn acorn car car squirrel")
    assert table.act(0, "bank") == ["banked 0 2 2", "won 0 2"]
    assert table.outcome == Outcome("target", (0,), (2, 0, 0, 1))


@rule("G6.option", "gonuts.other-target", "gonuts-es.longer-game")
@pytest.mark.parametrize("target", [1, 7, 30, 51, 100])
def test_another_target_may_be_set_before_the_game(target: int) -> None:
    table = Table("gonuts", 2, first=0, target=target)
    assert table.view(1).target == target
    table.roll("acorn squirrel squirrel squirrel squirrel")
    for points in range(2, target):  # one acorn a roll, up to one point short
        table.act(0, "roll", "acorn squirrel squirrel squirrel squirrel")
        assert table.effect(0, "bank") == {"points": points, "total": points, "wins": 0}
    if target > 1:
        assert table.act(0, "bank") == [f"banked 0 {target - 1} {target - 1}", "turn 1"]
        table.roll("car car car car car", "acorn car squirrel squirrel squirrel")
    assert table.act(0, "bank") == [f"banked 0 1 {target}", f"won 0 {target}"]


@rule("G6.option", "gonuts.target")
def test_the_target_is_fifty_unless_another_number_is_set() -> None:
    assert Table("gonuts", 2).view(0).target == 50
    for target in (0, -5, 1001):
        with pytest.raises(OptionError) as caught:
            create("gonuts", 2, target=target)
        assert caught.value.code == "options.range"
    with pytest.raises(OptionError) as caught:
        create("gonuts", 2, target="many")
    assert caught.value.code == "options.not-a-number"
