"""Who sits at the table of Chili Dice, who starts, and who is next."""

from fractions import Fraction

import pytest

from dicehouse.core.errors import OptionError
from dicehouse.games import create
from support import Table, rule

DICE = "2 3 4 5 6 1"


@rule("chili-en.players")
def test_one_to_four_can_play_and_no_other_number() -> None:
    for players in (1, 2, 3, 4):
        assert len(create("chili", players).new().pads) == players
    for wrong in (0, 5, -1, "two", True):
        with pytest.raises(OptionError) as caught:
            create("chili", wrong)
        assert caught.value.code == "options.players"


@rule("H8", "chili-en.first", "chili-nl.first")
def test_the_starting_player_is_drawn_unless_the_table_chooses() -> None:
    table = Table("chili", 3)
    due = table.match.due
    assert due is not None
    assert list(due.outcomes()) == [((seat,), Fraction(1, 3)) for seat in "012"]
    assert table.roll("2") == ["starts 2", "turn 2"]
    assert table.state.turn == 2

    for seat in (0, 1, 2):
        chosen = Table("chili", 3, first=seat)
        assert chosen.state.turn == seat
        assert chosen.roll(DICE) == [f"rolled {seat} 2,3,4,5,6,1 1,2,3,4,5,6 29"]


@rule("H8", "chili-en.first", "chili-nl.first")
def test_a_player_alone_starts_without_a_draw() -> None:
    assert Table("chili", 1).state.turn == 0


@pytest.mark.parametrize("first", ["3", "-1", "spicy"])
def test_nobody_starts_who_does_not_sit_there(first: str) -> None:
    with pytest.raises(OptionError) as caught:
        create("chili", 3, first=first)
    assert caught.value.code == "options.first"


@rule("chili-en.clockwise", "chili-nl.clockwise", "chili-en.next-player", "chili-nl.next-player")
def test_after_every_score_the_next_seat_to_the_left_has_the_turn() -> None:
    table = Table("chili", 4, first=2)
    for space in ("chance", "straight", "1"):
        for seat, following in ((2, 3), (3, 0), (0, 1), (1, 2)):
            table.roll(DICE)
            assert table.state.actors == (seat,)
            for other in {0, 1, 2, 3} - {seat}:
                assert table.legal(other) == []
                assert table.refused(other, f"score {space}") == "action.not-your-turn"
            assert table.act(seat, f"score {space}")[-1] == f"turn {following}"


@rule("chili-en.pad", "chili-nl.pad", "chili-en.used-rolls", "chili-nl.used-rolls")
def test_the_pad_keeps_everybodys_scores_and_used_rolls_apart() -> None:
    table = Table("chili", 3, DICE, first=0)
    table.act(0, "reroll 1", "3")
    table.act(0, "score chance", DICE)
    table.act(1, "score straight", DICE)
    table.act(2, "reroll 1", "3")
    table.act(2, "reroll 1", "6")
    table.act(2, "score 6")
    view = table.view(1)
    assert view.pads == (
        (None,) * 9 + (22,),
        (None,) * 7 + (21, None, None),
        (None,) * 5 + (12,) + (None,) * 4,  # two sixes: dice 1 and 5
    )
    assert view.left == (28, 29, 27)
    assert view.totals == (22, 21, 12)


@rule("chili-en.thirty-rolls", "chili-nl.thirty-rolls")
def test_the_number_of_rolls_is_thirty_unless_the_table_agrees_on_another() -> None:
    assert Table("chili", 2).state.left == (30, 30)
    assert Table("chili", 2, rolls=12).state.left == (12, 12)
    for rolls in (0, 100):
        with pytest.raises(OptionError) as caught:
            create("chili", 2, rolls=rolls)
        assert caught.value.code == "options.range"
