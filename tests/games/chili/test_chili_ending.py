"""How a game of Chili Dice ends: ten rounds, the bonus, the winner, ties."""

from dicehouse.core.game import Outcome
from support import Table, rule

SPACES = ["1", "2", "3", "4", "5", "6", "red", "straight", "kind", "chance"]
STRAIGHT = "2 3 4 5 6 1"  # 1 2 3 4 5 6 0 21 0 21: a pad of 63
BETTER = "3 3 4 5 6 1"


def play(table: Table, *rolls: str, rerolls: tuple[int, ...] = ()) -> None:
    """Ten rounds, the spaces in order; seat 0 rolls one die again in the rounds named in rerolls."""
    for round_, space in enumerate(SPACES):
        for seat, roll in enumerate(rolls):
            table.roll(roll)
            if seat == 0 and round_ in rerolls:
                table.act(0, "reroll 1", roll.split()[0])
            table.act(seat, f"score {space}")


@rule("chili-en.ten-rounds", "chili-nl.ten-rounds", "chili-en.aim", "chili-nl.aim")
def test_the_game_ends_after_ten_rounds() -> None:
    table = Table("chili", 2, first=0)
    for space in SPACES:
        for seat in (0, 1):
            assert table.outcome is None
            table.roll(STRAIGHT)
            table.act(seat, f"score {space}")
    assert [event.split()[0] for event in table.happened].count("scored") == 20
    assert table.happened[-1] == "over 0,1"
    assert table.outcome is not None
    assert table.refused(0, "score 1") == "action.game-over"
    assert table.legal(0) == table.legal(1) == []


@rule("chili-en.bonus", "chili-nl.bonus", "H5.bonus", "chili-en.total", "chili-nl.total")
def test_every_unused_roll_is_5_points_in_the_end() -> None:
    table = Table("chili", 2, first=0)
    play(table, STRAIGHT, STRAIGHT, rerolls=(0, 4, 9))
    # seat 0 used 13 rolls, seat 1 used 10
    assert table.state.left == (17, 20)
    assert [event for event in table.happened if event.startswith("filled")] == [
        "filled 0 17 85 148",
        "filled 1 20 100 163",
    ]
    assert table.outcome == Outcome("pads", (1,), (63 + 85, 63 + 100))


@rule("H5.bonus", "chili-en.pad-lines")
def test_the_bonus_comes_in_only_when_the_pad_is_full() -> None:
    table = Table("chili", 1)
    for space in SPACES[:-1]:
        table.roll(STRAIGHT)
        table.act(0, f"score {space}")
    assert table.view(0).totals == (42,)
    table.roll(STRAIGHT)
    assert table.act(0, "score chance") == ["scored 0 chance 21 chance", "filled 0 20 100 163", "over 0"]
    assert table.view(0).totals == (163,)
    assert table.view(0).left == (20,)


@rule("chili-en.most-wins", "chili-nl.most-wins", "chili-en.aim", "chili-nl.aim")
def test_the_most_points_win() -> None:
    table = Table("chili", 3, first=0)
    # 3 3 4 5 6 1 makes 1 0 6 4 5 6 0 0 0 22 = 44
    play(table, BETTER, STRAIGHT, BETTER)
    assert table.happened[-1] == "over 1"
    assert table.outcome == Outcome("pads", (1,), (144, 163, 144))
    assert table.view(0).winners == (1,)


@rule("chili-nl.aim", "H5.bonus")
def test_with_equal_pads_fewer_rolls_win() -> None:
    table = Table("chili", 2, first=0)
    play(table, STRAIGHT, STRAIGHT, rerolls=(3,))
    assert table.outcome == Outcome("pads", (1,), (158, 163))


@rule("H5.ties")
def test_ties_share_the_win_and_others_do_not() -> None:
    table = Table("chili", 4, first=0)
    play(table, STRAIGHT, BETTER, STRAIGHT, BETTER)
    assert table.happened[-1] == "over 0,2"
    assert table.outcome == Outcome("pads", (0, 2), (163, 144, 163, 144))


@rule("H5.ties")
def test_pads_and_bonus_together_make_a_tie() -> None:
    # Seat 0 loses 5 points of bonus in round 8 and wins 5 points more in space 5: 10 instead of 5.
    table = Table("chili", 2, first=0)
    for round_, space in enumerate(SPACES):
        table.roll("5 3 4 5 6 1" if space == "5" else STRAIGHT)
        if round_ == 7:
            table.act(0, "reroll 1", "2")
        table.act(0, f"score {space}", STRAIGHT)
        table.act(1, f"score {space}")
    assert table.state.left == (19, 20)
    assert table.outcome == Outcome("pads", (0, 1), (163, 163))


def test_a_game_alone_has_a_winner_too() -> None:
    table = Table("chili", 1)
    play(table, STRAIGHT)
    assert table.outcome == Outcome("pads", (0,), (163,))
