"""The filled pad of the English overview, played from the first roll to the bonus."""

from typing import NamedTuple

from support import Table, rule


class Turn(NamedTuple):
    """One turn of the example: what is rolled and done, and what is written."""

    roll: str
    steps: tuple[tuple[str, ...], ...]
    """An action, and the roll after it if it is a re-roll."""
    space: str
    points: int
    rule: str


# The pictures are lost: the dice are our choice and fit what the overview says of each space. 28 rolls in all.
EXAMPLE = (
    Turn("2 1 1 1 3 5", (), "1", 3, "numbers"),  # 1 + 1 + 1
    Turn("2 2* 3* 2 5* 2", (("turn 3 2",), ("turn 5 2",)), "2", 50, "small-chili"),  # two reds turned: six 2s
    Turn("3 1 3* 5 6 4", (), "3", 12, "doubled"),  # 6 x 2
    Turn(
        "4 1 2 4* 6 5",
        (
            ("reroll 2,3,5,6", "4 1 2 3"),
            ("reroll 3,5,6", "1 4 2"),
            ("reroll 3,6", "2 1"),
            ("reroll 3,6", "4 2"),
            ("reroll 6", "5"),
            ("reroll 6", "4"),
        ),
        "4",
        75,
        "big-chili",
    ),
    Turn("2 1 4 6 1 3", (("reroll 5", "3"), ("reroll 5", "5*")), "5", 21, "straight"),  # a straight with a red 5
    Turn(
        "3 3 6 1 2 6*",  # a pair of 6s and four 3s; the 6s doubled are 24 as well
        (("reroll 4,5", "2 1"), ("reroll 4,5", "3 6"), ("reroll 5", "3")),
        "6",
        24,
        "doubled",
    ),
    Turn("1* 3 5 6 6 2", (("reroll 2,3,4,5,6", "2* 5 5 6 6*"),), "red", 30, "reds"),
    Turn(
        "1* 2* 3* 4* 1 2",
        (("reroll 5,6", "5* 1"), ("reroll 6", "2"), ("reroll 6", "3"), ("reroll 6", "6*")),
        "straight",
        100,
        "extra-hot-chili",
    ),
    Turn("2 3 5 6 4 4", (), "kind", 0, "nothing"),  # the dash
    Turn("6 6 1 1 1 1", (("reroll 3,4,5,6", "5 1 2 1"), ("reroll 4", "3")), "chance", 23, "chance"),
)


def take(table: Table, turn: Turn) -> None:
    """Everything of a turn but the writing."""
    table.roll(turn.roll)
    for action, *rolls in turn.steps:
        table.act(0, action, *rolls)


@rule("chili-en.overview-pad", "chili-en.overview-dash", "chili-en.overview-bonus", "chili-en.pad-lines")
def test_the_whole_example_pad() -> None:
    table = Table("chili", 1)
    for turn in EXAMPLE:
        take(table, turn)
        happened = table.act(0, f"score {turn.space}")
        assert happened[0] == f"scored 0 {turn.space} {turn.points} {turn.rule}"
    assert happened == ["scored 0 chance 23 chance", "filled 0 2 10 348", "over 0"]
    view = table.view(0)
    assert view.pads == ((3, 50, 12, 75, 21, 24, 30, 100, 0, 23),)
    assert view.left == (2,)  # 30 rolls, 28 crossed out
    assert view.totals == (348,)
    assert table.outcome is not None
    assert table.outcome.scores == (338 + 10,)


def values(number: int) -> dict[str, int]:
    """What the result of a turn of the example is worth in every space of an empty pad."""
    table = Table("chili", 1)
    take(table, EXAMPLE[number])
    writes = [action for action in table.legal(0) if action.startswith("score")]
    return {action.removeprefix("score "): table.effect(0, action)["points"] for action in writes}


@rule("chili-en.overview-ones")
def test_three_plain_ones_are_3() -> None:
    assert values(0)["1"] == 3


@rule("chili-en.overview-small-chili")
def test_six_twos_are_50_in_space_2_and_25_elsewhere() -> None:
    assert values(1) == {**dict.fromkeys(values(1), 25), "2": 50}


@rule("chili-en.overview-threes")
def test_two_threes_with_the_red_one_are_12() -> None:
    assert values(2)["3"] == 12
    assert Table("chili", 1, "3 3 1 5 6 4").effect(0, "score 3") == {"points": 6}  # without the red one


@rule("chili-en.overview-big-chili")
def test_six_fours_are_75_in_space_4_and_50_elsewhere() -> None:
    assert values(3) == {**dict.fromkeys(values(3), 50), "4": 75}


@rule("chili-en.overview-straight")
def test_the_straight_goes_to_its_red_number_or_to_straight() -> None:
    assert values(4) == {
        "1": 1,
        "2": 2,
        "3": 3,
        "4": 4,
        "5": 21,
        "6": 6,
        "red": 10,
        "straight": 21,
        "kind": 0,
        "chance": 21,
    }


@rule("chili-en.overview-kind")
def test_the_x_of_a_kind_goes_to_its_red_number_or_to_its_own_space() -> None:
    assert values(5) == {
        "1": 0,
        "2": 0,
        "3": 12,
        "4": 0,
        "5": 0,
        "6": 24,
        "red": 10,
        "straight": 0,
        "kind": 24,
        "chance": 24,
    }


@rule("chili-en.overview-reds")
def test_three_reds_are_30() -> None:
    assert values(6)["red"] == 30


@rule("chili-en.overview-extra-hot")
def test_six_reds_are_100_in_red_or_straight_and_50_elsewhere() -> None:
    assert values(7) == {**dict.fromkeys(values(7), 50), "red": 100, "straight": 100}


@rule("chili-en.overview-chance")
def test_everything_counts_in_chance() -> None:
    assert values(9)["chance"] == 23 == 6 + 6 + 5 + 3 + 2 + 1
