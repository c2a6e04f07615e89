"""Turning red numbers, and changing one's mind about them (H2)."""

from support import Table, rule

FIVE_OTHERS = {1: "2 3 4 5 6", 2: "1 3 4 5 6", 3: "1 2 4 5 6", 4: "1 2 3 5 6", 5: "1 2 3 4 6", 6: "1 2 3 4 5"}


def turns(table: Table, seat: int = 0) -> list[str]:
    return [action for action in table.legal(seat) if action.startswith("turn")]


def all_turns(*dice: int) -> list[str]:
    return [f"turn {die} {number}" for die in dice for number in FIVE_OTHERS[die].split()]


@rule("H2.turn", "chili-en.red-turn", "chili-nl.red-turn")
def test_each_die_that_just_landed_red_may_be_turned_to_any_other_face_which_is_not_red() -> None:
    table = Table("chili", 1, "1* 2* 3* 4* 5* 6*")
    assert turns(table) == all_turns(1, 2, 3, 4, 5, 6)
    for die, number in ((1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)):
        assert table.act(0, f"turn {die} {number}") == [f"turned 0 {die} {number}"]
    assert table.state.faces == ("6", "5", "4", "3", "2", "1")
    assert table.state.left == (29,)  # turning uses no roll
    # straight without any red: nothing for Red, and no number space takes the straight
    assert [table.effect(0, f"score {space}")["points"] for space in ("red", "straight", "1", "6")] == [0, 21, 1, 6]


@rule("H2.not-others", "chili-en.red-turn", "chili-nl.red-turn")
def test_a_die_that_landed_on_another_face_cannot_be_turned() -> None:
    table = Table("chili", 1, "1* 3 4 5 6 2")
    assert turns(table) == all_turns(1)
    for die in (2, 3, 4, 5, 6):
        for number in range(1, 7):
            assert table.refused(0, f"turn {die} {number}") == "action.illegal"
    for action in ("turn 1 1", "turn 1 0", "turn 1 7", "turn 7 1", "turn 0 1"):
        assert table.refused(0, action) == "action.illegal"


def test_without_a_red_nothing_can_be_turned() -> None:
    assert turns(Table("chili", 1, "2 3 4 5 6 1")) == []


@rule("H2.change-mind", "H2.back-to-red")
def test_a_player_may_change_their_mind_until_the_next_roll_or_the_score() -> None:
    table = Table("chili", 1, "2 3 3* 5 6 1")
    assert table.act(0, "turn 3 4") == ["turned 0 3 4"]
    assert table.act(0, "turn 3 2") == ["turned 0 3 2"]
    assert turns(table) == ["turn 3 1", "turn 3 3", "turn 3 4", "turn 3 5", "turn 3 6"]
    assert table.effect(0, "score red") == {"points": 0}
    assert table.act(0, "turn 3 3") == ["turned 0 3 3*"]  # back to red, as it landed
    assert table.state.faces == ("2", "3", "3*", "5", "6", "1")
    assert turns(table) == all_turns(3)
    assert table.effect(0, "score red") == {"points": 10}
    assert table.effect(0, "score 3") == {"points": 12}
    # and away from red once more
    assert table.act(0, "turn 3 4") == ["turned 0 3 4"]
    assert table.effect(0, "score straight") == {"points": 21}
    assert table.effect(0, "score red") == {"points": 0}
    assert table.act(0, "score 3") == ["scored 0 3 3 numbers", "turn 0"]
    assert table.refused(0, "turn 3 3") == "action.dice-due"


@rule("chili-en.red-either-or", "chili-nl.red-either-or")
def test_a_red_number_is_turned_or_earns_as_red_but_not_both() -> None:
    table = Table("chili", 1, "5 3 5 1 5* 2")
    kept = {space: table.effect(0, f"score {space}")["points"] for space in ("5", "red", "3")}
    assert kept == {"5": 30, "red": 10, "3": 3}
    table.act(0, "turn 5 3")
    turned = {space: table.effect(0, f"score {space}")["points"] for space in ("5", "red", "3")}
    assert turned == {"5": 10, "red": 0, "3": 6}


def test_a_die_turned_to_the_number_of_another_is_not_red() -> None:
    # die 1 may show 5, but only die 5 has a red 5
    table = Table("chili", 1, "1* 3 5 2 4 1")
    assert table.act(0, "turn 1 5") == ["turned 0 1 5"]
    assert table.act(0, "score 5") == ["scored 0 5 10 numbers", "turn 0"]


@rule("H2.kept-red", "chili-en.red-just-rolled", "chili-nl.red-just-rolled")
def test_a_red_kept_through_a_roll_cannot_be_turned_later_but_stays_red() -> None:
    table = Table("chili", 1, "1* 2* 4 5 6 1")
    assert turns(table) == all_turns(1, 2)
    table.act(0, "reroll 2,3", "3 3*")
    assert turns(table) == all_turns(3)  # die 1 was kept, die 2 is no longer red
    assert table.refused(0, "turn 1 4") == "action.illegal"
    assert table.effect(0, "score red") == {"points": 20}  # 1 and 3
    assert table.effect(0, "score 1") == {"points": 4}  # two ones, doubled by the kept red
    table.act(0, "reroll 6", "1")
    assert turns(table) == []
    assert table.effect(0, "score red") == {"points": 20}


@rule("H2.rolled-again")
def test_a_red_die_that_is_rolled_again_and_lands_red_may_be_turned() -> None:
    table = Table("chili", 1, "1* 3 4 5 6 1")
    table.act(0, "reroll 2", "4")
    assert turns(table) == []
    table.act(0, "reroll 1", "1*")
    assert turns(table) == all_turns(1)
    assert table.act(0, "turn 1 6") == ["turned 0 1 6"]


@rule("H2.kept-turned")
def test_a_die_that_was_turned_and_kept_through_a_roll_cannot_go_back() -> None:
    table = Table("chili", 1, "1* 3 4 5 6 1")
    table.act(0, "turn 1 6")
    table.act(0, "reroll 2", "4")
    assert table.state.faces == ("6", "4", "4", "5", "6", "1")
    assert turns(table) == []
    assert table.refused(0, "turn 1 1") == "action.illegal"


@rule("H2.rolled-again")
def test_a_turned_die_may_be_rolled_again_at_once() -> None:
    table = Table("chili", 1, "1* 3 4 5 6 1")
    table.act(0, "turn 1 6")
    assert table.act(0, "reroll 1", "1*") == ["picked 0 1", "rolled 0 1*,3,4,5,6,1 1 28"]
    assert turns(table) == all_turns(1)


@rule("H7")
def test_reds_may_still_be_turned_after_the_last_roll() -> None:
    # H2 says "after a roll", and the last roll is one; H3 only forbids another roll.
    table = Table("chili", 1, "2 3 4 5 6 6*", rolls=1)
    assert turns(table) == all_turns(6)
    table.act(0, "turn 6 1")
    assert table.act(0, "score straight")[0] == "scored 0 straight 21 straight"


def test_the_reds_of_another_player_cannot_be_turned() -> None:
    table = Table("chili", 2, "1* 3 4 5 6 1", first=0)
    assert turns(table, 1) == []
    assert table.refused(1, "turn 1 2") == "action.not-your-turn"
