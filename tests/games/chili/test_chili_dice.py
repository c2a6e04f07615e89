"""The dice of Chili Dice, and how a turn opens."""

from fractions import Fraction

from dicehouse.games.chili.pad import DIE
from support import Table, rule

ALL_SPACES = [f"score {space}" for space in ("1", "2", "3", "4", "5", "6", "red", "straight", "kind", "chance")]


@rule("H1.faces", "chili-en.dice", "chili-nl.dice")
def test_die_k_has_the_faces_one_to_six_and_only_its_k_is_red() -> None:
    assert [die.faces for die in DIE] == [
        ("1*", "2", "3", "4", "5", "6"),
        ("1", "2*", "3", "4", "5", "6"),
        ("1", "2", "3*", "4", "5", "6"),
        ("1", "2", "3", "4*", "5", "6"),
        ("1", "2", "3", "4", "5*", "6"),
        ("1", "2", "3", "4", "5", "6*"),
    ]


@rule("H1.fair")
def test_every_face_of_every_die_is_equally_likely() -> None:
    for die in DIE:
        assert {die.probability(face) for face in die.faces} == {Fraction(1, 6)}
        assert len(die.symbols) == 6
    due = Table("chili", 1).match.due
    assert due is not None
    assert due.ways == 6**6
    assert due.probability(("1*", "2*", "3*", "4*", "5*", "6*")) == Fraction(1, 46656)


@rule("H2.all-six", "chili-en.all-six-first", "chili-nl.all-six-first")
def test_a_turn_starts_with_a_roll_of_all_six_dice_and_nothing_can_come_before_it() -> None:
    table = Table("chili", 2, first=0)
    for seat in (0, 1):
        due = table.match.due
        assert due is not None
        assert due.dice == DIE
        assert due.seats == (seat,) * 6
        assert table.legal(seat) == []
        for action in ("score chance", "turn 1 2", "reroll 1"):
            assert table.refused(seat, action) == "action.dice-due"
        dice = "2 3 4 5 6 1"
        assert table.roll(dice) == [f"rolled {seat} 2,3,4,5,6,1 1,2,3,4,5,6 29"]
        table.act(seat, "score chance")
    # the second turn of a player starts with all six again, whatever lay there before
    due = table.match.due
    assert due is not None
    assert due.dice == DIE
    assert table.state.faces == ()


@rule("chili-en.decisions", "chili-nl.decisions", "H2.score-or-reroll", "chili-en.any-dice", "chili-nl.any-dice")
def test_after_a_roll_a_player_turns_reds_scores_or_rerolls_any_one_or_more_dice() -> None:
    table = Table("chili", 1, "2 2* 4 5 6 1")
    legal = table.legal(0)
    turns = [action for action in legal if action.startswith("turn")]
    rerolls = [action for action in legal if action.startswith("reroll")]
    assert legal == ALL_SPACES + turns + rerolls
    assert turns == ["turn 2 1", "turn 2 3", "turn 2 4", "turn 2 5", "turn 2 6"]
    # every non-empty set of six dice, each once
    chosen = {frozenset(action.removeprefix("reroll ").split(",")) for action in rerolls}
    assert len(rerolls) == len(chosen) == 2**6 - 1
    assert frozenset() not in chosen
    # no dice, the same die twice, a die that is not there
    for action in ("reroll ()", "reroll 1,1", "reroll 0", "reroll 7"):
        assert table.refused(0, action) == "action.illegal"


@rule("chili-en.any-dice", "chili-nl.any-dice", "H2.score-or-reroll")
def test_only_the_chosen_dice_are_rolled_again() -> None:
    table = Table("chili", 1, "2 3 4 5 6 1")
    assert table.act(0, "reroll 5,2") == ["picked 0 2,5"]  # the order in which dice are picked up means nothing
    due = table.match.due
    assert due is not None
    assert due.dice == (DIE[1], DIE[4])
    assert table.roll("6 3") == ["rolled 0 2,6,4,5,3,1 2,5 28"]
    assert table.act(0, "reroll 1,2,3,4,5,6", "3 3 4 5 6 1")[-1] == "rolled 0 3,3,4,5,6,1 1,2,3,4,5,6 27"
    assert table.act(0, "reroll 6", "2") == ["picked 0 6", "rolled 0 3,3,4,5,6,2 6 26"]
    assert table.act(0, "reroll 6", "3") == ["picked 0 6", "rolled 0 3,3,4,5,6,3 6 25"]


@rule("chili-en.one-result-a-turn", "chili-nl.one-result-a-turn", "chili-en.write-one", "chili-nl.write-one")
def test_a_turn_has_any_number_of_rolls_and_one_result() -> None:
    table = Table("chili", 2, "2 3 4 5 6 1", first=0)
    for _ in range(7):
        table.act(0, "reroll 1", "3")
    assert table.act(0, "score chance") == ["scored 0 chance 22 chance", "turn 1"]
    assert table.state.pads == ((-1,) * 9 + (22,), (-1,) * 10)
    assert table.state.left == (22, 30)
    table.roll("2 3 4 5 6 1")
    assert table.refused(0, "score 1") == "action.not-your-turn"
    assert table.legal(0) == []


@rule("chili-en.overview-steps")
def test_a_turn_goes_roll_then_reds_then_more_rolls_then_the_pad() -> None:
    table = Table("chili", 2, first=0)
    table.roll("1* 1 2 3 3 4")
    assert table.act(0, "turn 1 4") == ["turned 0 1 4"]
    assert table.act(0, "reroll 4", "4*") == ["picked 0 4", "rolled 0 4,1,2,4*,3,4 4 28"]
    assert table.act(0, "reroll 5", "2") == ["picked 0 5", "rolled 0 4,1,2,4*,2,4 5 27"]
    assert table.act(0, "score 4") == ["scored 0 4 24 doubled", "turn 1"]
    assert table.state.left == (27, 30)
