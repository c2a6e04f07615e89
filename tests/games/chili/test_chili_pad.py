"""The ten spaces of the pad: their names, and that each is filled once."""

import pytest

from dicehouse.core.errors import OptionError
from dicehouse.games import create
from support import Table, rule

SPACES = ["1", "2", "3", "4", "5", "6", "red", "straight", "kind", "chance"]
DICE = "2 3 4 5 6 1"


def scores(table: Table, seat: int = 0) -> list[str]:
    return [action.removeprefix("score ") for action in table.legal(seat) if action.startswith("score")]


@rule("chili-en.ten-spaces")
def test_the_english_pad_prints_its_own_names() -> None:
    for edition in ({}, {"edition": "english"}):
        table = Table("chili", 1, **edition)
        assert table.view(0).spaces == ("1", "2", "3", "4", "5", "6", "ROT", "STR", "PAS", "CHA")


@rule("chili-nl.spaces")
def test_the_dutch_pad_prints_its_own_names() -> None:
    table = Table("chili", 1, edition="dutch")
    assert table.view(0).spaces == ("1", "2", "3", "4", "5", "6", "ROOD", "STR", "GLK", "KANS")


def test_there_are_two_editions() -> None:
    with pytest.raises(OptionError) as caught:
        create("chili", 2, edition="german")
    assert caught.value.code == "options.choice"


@pytest.mark.parametrize("edition", ["english", "dutch"])
def test_both_editions_are_played_with_the_same_words(edition: str) -> None:
    table = Table("chili", 1, DICE, edition=edition)
    assert scores(table) == SPACES


@rule("chili-en.ten-spaces", "H4.any-empty", "chili-en.empty-only", "chili-nl.empty-only")
@rule("chili-en.write-one", "chili-nl.write-one")
def test_any_empty_space_may_be_filled_and_none_twice() -> None:
    table = Table("chili", 1, DICE)
    order = ["kind", "4", "chance", "1", "red", "6", "straight", "2", "5", "3"]
    empty = list(SPACES)
    for space in order:
        assert scores(table) == empty
        for filled in set(SPACES) - set(empty):
            assert table.refused(0, f"score {filled}") == "action.illegal"
        table.act(0, f"score {space}")
        empty.remove(space)
        if empty:
            table.roll(DICE)
    assert scores(table) == []
    assert table.view(0).pads == ((1, 2, 3, 4, 5, 6, 0, 21, 0, 21),)
    assert table.refused(0, "score 1") == "action.game-over"


def test_the_empty_spaces_of_one_player_are_not_those_of_another() -> None:
    table = Table("chili", 2, DICE, first=0)
    table.act(0, "score chance", DICE)
    assert scores(table, 1) == SPACES
    table.act(1, "score straight", DICE)
    assert scores(table, 0) == SPACES[:-1]


@rule("chili-en.zero", "chili-nl.zero", "H4.any-empty")
@pytest.mark.parametrize("space", ["3", "6", "red", "straight", "kind"])
def test_a_space_where_nothing_fits_gets_0(space: str) -> None:
    table = Table("chili", 1, "2 1 1 4 1 5")
    table.act(0, "reroll 4", "5")
    assert table.state.faces == ("2", "1", "1", "5", "1", "5")
    assert table.effect(0, f"score {space}") == {"points": 0}
    assert table.act(0, f"score {space}") == [f"scored 0 {space} 0 nothing", "turn 0"]
    assert table.view(0).pads[0][SPACES.index(space)] == 0  # filled with 0 is not the same as empty
    assert table.view(0).pads[0].count(None) == 9
    table.roll(DICE)
    assert table.refused(0, f"score {space}") == "action.illegal"


@rule("chili-en.space-decides")
def test_the_space_decides_how_a_result_is_scored() -> None:
    told = {}
    for space in SPACES:
        told[space] = Table("chili", 1, "3 3 6 3 3 6*").act(0, f"score {space}")[0].split()[3:]
    assert told == {
        "1": ["0", "nothing"],
        "2": ["0", "nothing"],
        "3": ["12", "numbers"],
        "4": ["0", "nothing"],
        "5": ["0", "nothing"],
        "6": ["24", "doubled"],  # the X of a kind would be 24 as well
        "red": ["10", "reds"],
        "straight": ["0", "nothing"],
        "kind": ["24", "kind"],
        "chance": ["24", "chance"],
    }


@pytest.mark.parametrize(
    ("typed", "space"),
    [("ROT", "red"), ("rood", "red"), ("STR", "straight"), ("GLK", "kind"), ("pas", "kind"), ("3", "3")],
)
def test_a_space_may_be_called_as_a_pad_prints_it(typed: str, space: str) -> None:
    table = Table("chili", 1, "2 3 4 5 6 1")
    assert table.act(0, f"score {typed}")[0].split()[2] == space
    assert table.match.entries[-1].text == f"score {space}"  # the record has one name for it
