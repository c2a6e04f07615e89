"""What six dice are worth in each space (H4): the pictures of both rulebooks, and tables of further cases.

The pictures are lost in the scans. Where a comment says so, the dice are our choice and fit the text.
"""

import pytest

from support import Table, rule

SPACES = ("1", "2", "3", "4", "5", "6", "red", "straight", "kind", "chance")
EDITIONS = pytest.mark.parametrize("edition", ["english", "dutch"])


def worth(roll: str, edition: str = "english") -> tuple[int, ...]:
    """The points of a roll in all ten spaces, as the legal actions tell them."""
    table = Table("chili", 1, roll, edition=edition)
    offered = tuple(table.effect(0, f"score {space}")["points"] for space in SPACES)
    for space, points in zip(SPACES, offered, strict=True):  # what is offered is what is written
        written = Table("chili", 1, roll, edition=edition)
        assert written.act(0, f"score {space}")[0].startswith(f"scored 0 {space} {points} ")
        assert written.view(0).pads[0][SPACES.index(space)] == points
    return offered


def straight_with_red(n: int) -> str:
    """A straight in which only n is red: the other five dice show each other's numbers."""
    others = [k for k in range(1, 7) if k != n]
    shown = dict(zip(others, others[1:] + others[:1], strict=True))
    return " ".join(f"{n}*" if k == n else str(shown[k]) for k in range(1, 7))


@EDITIONS
@rule("chili-en.example-fives", "chili-nl.example-fives", "chili-en.number-double", "chili-nl.number-double")
@rule("H4.number-doubled")
def test_three_fives_with_the_red_one_are_30_in_space_5(edition: str) -> None:
    # our dice: the other three show 3, 1 and 2
    assert worth("5 3 5 1 5* 2", edition) == (1, 2, 3, 0, 30, 0, 10, 0, 0, 21)
    table = Table("chili", 1, "5 3 5 1 5* 2", edition=edition)
    assert table.act(0, "score 5") == ["scored 0 5 30 doubled", "turn 0"]


@rule("chili-en.number-sum", "chili-nl.number-sum", "H4.number")
@pytest.mark.parametrize(
    ("roll", "numbers"),
    [
        ("5 3 5 1 3 2", (1, 2, 6, 0, 10, 0)),  # no red at all
        ("2 1 1 1 3 5", (3, 2, 3, 0, 5, 0)),
        ("6 6 6 6 6 5", (0, 0, 0, 0, 5, 30)),
        ("2 3 1 3 1 4", (2, 2, 6, 4, 0, 0)),
    ],
)
def test_a_number_space_adds_up_its_own_number_only(roll: str, numbers: tuple[int, ...]) -> None:
    assert worth(roll)[:6] == numbers


@rule("chili-en.number-double", "chili-nl.number-double", "H4.number-doubled")
def test_a_red_number_doubles_only_its_own_space() -> None:
    # red 1, red 2 and red 6; two 1s, two 2s, one 5, one 6
    assert worth("1* 2* 5 2 1 6*") == (4, 8, 0, 0, 5, 12, 30, 0, 0, 17)
    # the red die is what counts, not that there is a red somewhere: threes without die 3
    assert worth("1* 3 2 3 3 4")[2] == 9


@EDITIONS
@rule("chili-en.example-four-reds", "chili-nl.example-four-reds", "chili-en.rot", "chili-nl.rood", "H4.red")
def test_four_reds_are_40_in_red(edition: str) -> None:
    # our dice: 1 to 4 in red, and two plain 1s
    assert worth("1* 2* 3* 4* 1 1", edition) == (6, 4, 6, 8, 0, 0, 40, 0, 0, 12)
    table = Table("chili", 1, "1* 2* 3* 4* 1 1", edition=edition)
    assert table.act(0, "score red") == ["scored 0 red 40 reds", "turn 0"]


@rule("chili-en.rot", "chili-nl.rood", "H4.red")
@pytest.mark.parametrize(
    ("roll", "points"),
    [("2 3 4 5 6 1", 0), ("1* 3 4 5 6 1", 10), ("1* 2* 4 5 6 1", 20), ("1* 2* 3* 5 6 1", 30), ("1* 2* 3* 4* 5* 1", 50)],
)
def test_red_is_ten_for_each_red_number(roll: str, points: int) -> None:
    assert worth(roll)[6] == points


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5, 6])
@EDITIONS
@rule("chili-en.example-straight", "chili-nl.example-straight", "chili-en.str", "chili-nl.str", "H4.straight")
@rule("chili-en.str-red", "chili-nl.str-red", "H4.number-straight", "chili-en.red-other-space")
def test_a_straight_with_one_red_number_is_21_in_straight_or_in_the_space_of_that_number(edition: str, n: int) -> None:
    # the picture does not tell us which number is red: any of them
    numbers = tuple(21 if k == n else k for k in range(1, 7))
    assert worth(straight_with_red(n), edition) == (*numbers, 10, 21, 0, 21)
    table = Table("chili", 1, straight_with_red(n), edition=edition)
    assert table.act(0, f"score {n}") == [f"scored 0 {n} 21 straight", "turn 0"]


@rule("chili-en.str", "chili-nl.str", "H4.straight", "chili-en.str-red", "chili-nl.str-red")
def test_without_red_a_straight_fits_only_straight_and_chance_and_five_numbers_are_none() -> None:
    assert worth("2 3 4 5 6 1") == (1, 2, 3, 4, 5, 6, 0, 21, 0, 21)
    assert worth("2 3 4 5 6 2")[7] == 0  # 2 to 6
    assert worth("2 3 4 5 1 5")[7] == 0  # 1 to 5


@EDITIONS
@rule("chili-en.example-kind", "chili-nl.example-kind", "chili-en.pas", "chili-nl.glk", "H4.kind")
@rule("chili-en.pas-red", "chili-nl.glk-red", "H4.number-kind", "chili-en.red-other-space")
@pytest.mark.parametrize(
    ("roll", "red", "others"),
    [
        ("1* 5 5 6 6 1", 1, {5: 10, 6: 12}),  # three pairs; the scan seems to say space 1
        ("5 2* 5 5 2 5", 2, {5: 20}),  # a pair and four of a kind
        ("2 6 2 4* 6 4", 4, {2: 4, 6: 12}),
        ("3 3 6 3 3 6*", 6, {3: 12}),
    ],
)
def test_an_x_of_a_kind_of_24_is_24_in_its_space_or_in_the_space_of_the_red_number(
    roll: str, red: int, others: dict[int, int], edition: str
) -> None:
    numbers = dict.fromkeys(range(1, 7), 0) | others | {red: 24}
    assert worth(roll, edition) == (*numbers.values(), 10, 0, 24, 24)


@rule("chili-en.pas", "chili-nl.glk", "H4.kind")
@pytest.mark.parametrize(
    ("roll", "points"),
    [
        ("2 1 1 2 2 1", 9),  # three and three
        ("6 5 5 6 6 5", 33),
        ("3 3 4 3 4 3", 20),  # four and two
        ("2 1 1 3 3 2", 12),  # three pairs
        ("2 1 1 3 2 4", 0),  # two pairs and two single dice
        ("2 1 1 1 1 1", 0),  # five and one
        ("3 1 1 3 3 2", 0),  # two, three and one
        ("2 3 4 5 6 1", 0),
    ],
)
def test_an_x_of_a_kind_needs_every_number_at_least_twice(roll: str, points: int) -> None:
    assert worth(roll)[8] == points


@rule("chili-en.pas-red", "chili-nl.glk-red", "H4.number-kind")
def test_without_its_red_number_an_x_of_a_kind_stays_out_of_the_number_spaces() -> None:
    assert worth("2 1 1 3 3 2") == (2, 4, 6, 0, 0, 0, 0, 0, 12, 12)
    assert worth("1* 1 1 3 3 3") == (12, 0, 9, 0, 0, 0, 10, 0, 12, 12)  # space 1: the total, not 3 x 1 x 2


@rule("H4.best")
def test_a_space_takes_the_best_of_what_the_rules_allow() -> None:
    # six threefold, doubled: 36, although the X of a kind would be 18 + 3 = 21
    assert worth("6 6 1 1 1 6*") == (3, 0, 0, 0, 0, 36, 10, 0, 21, 21)
    assert Table("chili", 1, "6 6 1 1 1 6*").act(0, "score 6")[0] == "scored 0 6 36 doubled"
    # a pair of ones, doubled: 4, but the X of a kind is 24
    assert Table("chili", 1, "1* 5 5 6 6 1").act(0, "score 1")[0] == "scored 0 1 24 kind"


@EDITIONS
@rule("chili-en.example-chance", "chili-nl.example-chance", "chili-en.cha", "chili-nl.kans", "H4.chance")
def test_dice_of_22_are_22_in_chance(edition: str) -> None:
    # our dice
    assert worth("5 5 4 6 1 1", edition) == (2, 0, 0, 4, 10, 6, 0, 0, 0, 22)
    table = Table("chili", 1, "5 5 4 6 1 1", edition=edition)
    assert table.act(0, "score chance") == ["scored 0 chance 22 chance", "turn 0"]


@rule("chili-en.cha-red", "chili-nl.kans-red")
def test_red_numbers_change_nothing_in_chance() -> None:
    assert worth("1* 5 4 6 1 5")[9] == worth("5 5 4 6 1 1")[9] == 22
    assert worth("1* 2* 3* 4* 5* 1")[9] == 16


@rule("chili-en.red-special", "chili-nl.red-special", "chili-nl.red-bonus", "chili-en.space-decides")
def test_red_numbers_change_most_spaces_but_neither_straight_kind_nor_chance() -> None:
    plain, red = worth("3 3 6 1 1 1"), worth("1* 3 6 1 1 3")  # the same numbers, without and with a red 1
    assert plain == (3, 0, 6, 0, 0, 6, 0, 0, 0, 15)
    assert red == (6, 0, 6, 0, 0, 6, 10, 0, 0, 15)
    assert len(set(red)) > 3  # one result, many values: the space decides


SMALL_OR_BIG = [(1, 50, 25), (2, 50, 25), (3, 50, 25), (4, 75, 50), (5, 75, 50), (6, 75, 50)]


def six_of(n: int) -> str:
    return " ".join(f"{n}*" if k == n else str(n) for k in range(1, 7))


@EDITIONS
@rule("chili-en.small-chili", "chili-nl.small-chili", "H4.small-chili")
@rule("chili-en.big-chili", "chili-nl.big-chili", "H4.big-chili")
@pytest.mark.parametrize(("n", "own", "other"), SMALL_OR_BIG)
def test_six_equal_dice_are_a_chili_in_every_space(n: int, own: int, other: int, edition: str) -> None:
    numbers = tuple(own if k == n else other for k in range(1, 7))
    assert worth(six_of(n), edition) == (*numbers, other, other, other, other)
    name = "small-chili" if n <= 3 else "big-chili"
    for space in SPACES:
        points = own if space == str(n) else other
        table = Table("chili", 1, six_of(n), edition=edition)
        assert table.act(0, f"score {space}") == [f"scored 0 {space} {points} {name}", "turn 0"]


@EDITIONS
@rule("chili-en.example-six-fours", "chili-nl.example-six-fours", "H6.six-fours")
def test_six_fours_are_75_in_space_4_and_50_anywhere_else_red_included(edition: str) -> None:
    assert worth("4 4 4 4* 4 4", edition) == (50, 50, 50, 75, 50, 50, 50, 50, 50, 50)


def test_five_equal_dice_are_no_chili() -> None:
    assert worth("4 4 4 4* 4 5") == (0, 0, 0, 40, 5, 0, 10, 0, 0, 25)


@EDITIONS
@rule(
    "chili-en.extra-hot", "chili-nl.extra-hot", "H4.extra-hot", "chili-en.example-all-red", "chili-nl.example-all-red"
)
def test_six_reds_are_100_in_red_or_straight_and_50_anywhere_else(edition: str) -> None:
    assert worth("1* 2* 3* 4* 5* 6*", edition) == (50, 50, 50, 50, 50, 50, 100, 100, 50, 50)
    for space in SPACES:
        points = 100 if space in ("red", "straight") else 50
        table = Table("chili", 1, "1* 2* 3* 4* 5* 6*", edition=edition)
        assert table.act(0, f"score {space}") == [f"scored 0 {space} {points} extra-hot-chili", "turn 0"]


@rule("H4.extra-hot")
def test_one_red_turned_away_and_it_is_no_extra_hot_chili() -> None:
    table = Table("chili", 1, "1* 2* 3* 4* 5* 6*")
    table.act(0, "turn 6 5")
    assert [table.effect(0, f"score {space}")["points"] for space in SPACES] == [2, 4, 6, 8, 20, 0, 50, 0, 0, 20]
