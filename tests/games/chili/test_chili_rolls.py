"""Thirty rolls for the whole game, and what happens without any (H3)."""

from support import Table, rule

DICE = "2 3 4 5 6 1"
SPACES = ["1", "2", "3", "4", "5", "6", "red", "straight", "kind", "chance"]


def use_up(table: Table, seat: int) -> None:
    """Roll until nothing is left."""
    for left in range(table.state.left[seat] - 1, -1, -1):
        assert table.act(seat, "reroll 1", "3") == [f"picked {seat} 1", f"rolled {seat} 3,3,4,5,6,1 1 {left}"]


@rule("H3.every-roll", "chili-en.thirty-rolls", "chili-nl.thirty-rolls", "chili-en.used-rolls", "chili-nl.used-rolls")
def test_every_roll_counts_one_whether_of_six_dice_or_of_one() -> None:
    table = Table("chili", 1)
    assert table.state.left == (30,)
    table.roll(DICE)
    assert table.state.left == (29,)
    assert table.effect(0, "reroll 1") == table.effect(0, "reroll 1,2,3,4,5,6") == {"left": 28}
    table.act(0, "reroll 1", "3")
    assert table.state.left == (28,)
    table.act(0, "reroll 1,2,3,4,5,6", "1* 3 4 5 6 1")
    assert table.state.left == (27,)
    table.act(0, "turn 1 2")
    assert table.state.left == (27,)
    table.act(0, "score chance", DICE)  # the first roll of the next turn counts too
    assert table.state.left == (26,)


@rule("chili-en.thirty-rolls", "chili-nl.thirty-rolls", "H3.must-score", "chili-en.must-score", "chili-nl.must-score")
def test_all_thirty_rolls_may_be_used_in_one_turn_and_then_the_player_must_score() -> None:
    table = Table("chili", 2, DICE, first=0)
    use_up(table, 0)
    assert table.state.left == (0, 30)
    assert table.legal(0) == [f"score {space}" for space in SPACES]  # nothing but a score
    for action in ("reroll 1", "reroll 1,2,3,4,5,6"):
        assert table.refused(0, action) == "action.illegal"


@rule("H3.zeros", "chili-en.rest-zero", "chili-nl.rest-zero")
def test_without_rolls_the_spaces_still_empty_get_0() -> None:
    table = Table("chili", 2, DICE, first=0)
    table.act(0, "score straight", DICE)
    table.act(1, "score straight", DICE)
    use_up(table, 0)
    assert table.act(0, "score chance") == [
        "scored 0 chance 22 chance",
        "ranout 0 1,2,3,4,5,6,red,kind",
        "filled 0 0 0 43",
        "turn 1",
    ]
    assert table.view(0).pads == ((0, 0, 0, 0, 0, 0, 0, 21, 0, 22), (None,) * 7 + (21, None, None))
    assert table.view(0).totals == (43, 21)


@rule("H3.skipped", "chili-en.skipped", "chili-nl.skipped")
def test_a_player_without_rolls_is_skipped_for_the_rest_of_the_game() -> None:
    table = Table("chili", 3, DICE, first=0)
    table.act(0, "score chance", DICE)
    use_up(table, 1)
    assert table.act(1, "score chance")[-2:] == ["filled 1 0 0 22", "turn 2"]
    table.roll(DICE)
    table.act(2, "score chance")
    for space in SPACES[:-1]:
        table.roll(DICE)
        assert table.act(0, f"score {space}")[-1] == "turn 2"  # not 1
        table.roll(DICE)
        assert table.refused(1, f"score {space}") == "action.not-your-turn"
        table.act(2, f"score {space}")
    assert [event for event in table.happened if event.startswith("turn")].count("turn 1") == 1
    assert table.outcome is not None
    # 63 on the pad, and 5 for each of the 20 unused rolls
    assert table.outcome.scores == (163, 22, 163)


@rule("H3.skipped")
def test_two_players_without_rolls_are_both_skipped_and_the_last_plays_on_alone() -> None:
    table = Table("chili", 3, DICE, first=0)
    for seat in (0, 1):
        use_up(table, seat)
        table.act(seat, "score chance", DICE)
    for space in SPACES[:-1]:
        assert table.act(2, f"score {space}", DICE)[-2] == "turn 2"
    assert table.act(2, "score chance")[-2:] == ["filled 2 20 100 163", "over 2"]


@rule("H3.skipped", "H3.zeros")
def test_the_game_is_over_when_the_last_player_runs_out() -> None:
    table = Table("chili", 2, DICE, first=0)
    use_up(table, 0)
    table.act(0, "score straight", DICE)
    use_up(table, 1)
    assert table.act(1, "score chance") == [
        "scored 1 chance 22 chance",
        "ranout 1 1,2,3,4,5,6,red,straight,kind",
        "filled 1 0 0 22",
        "over 1",
    ]
    assert table.state.actors == ()
    assert table.match.due is None


@rule("H3.zeros")
def test_the_last_roll_for_the_last_space_leaves_nothing_to_fill_with_0() -> None:
    table = Table("chili", 1, rolls=10)
    for space in SPACES:
        table.roll(DICE)
        happened = table.act(0, f"score {space}")
    assert happened == ["scored 0 chance 21 chance", "filled 0 0 0 63", "over 0"]


@rule("H3.must-score")
def test_with_one_roll_left_it_may_be_used_for_the_turn_or_kept_for_the_next() -> None:
    table = Table("chili", 1, DICE, rolls=2)
    assert "reroll 1" in table.legal(0)
    assert table.act(0, "score chance") == ["scored 0 chance 21 chance", "turn 0"]
    table.roll("3 3 4 5 6 1")
    assert not any(action.startswith("reroll") for action in table.legal(0))
    assert table.act(0, "score 3") == [
        "scored 0 3 6 numbers",
        "ranout 0 1,2,4,5,6,red,straight,kind",
        "filled 0 0 0 27",
        "over 0",
    ]
