"""Grids: every combination once, and nothing the game would refuse."""

import pytest

from dicehouse import load
from dicehouse.core.errors import LabError, OptionError
from dicehouse.lab.grid import cell_label, parse_grid


def test_a_grid_has_every_combination_in_order() -> None:
    assert parse_grid("gonuts", 2, ["target=30,50", "cars=1,2"]) == (
        {"target": 30, "cars": 1},
        {"target": 30, "cars": 2},
        {"target": 50, "cars": 1},
        {"target": 50, "cars": 2},
    )


def test_without_options_there_is_one_cell_and_a_value_counts_once() -> None:
    assert parse_grid("gonuts", 3, []) == ({},)
    assert parse_grid("gonuts", 2, ["target=30, 30,030"]) == ({"target": 30},)


def test_where_a_value_is_a_list_a_semicolon_stands_between_two() -> None:
    usual = load("dixkibluff").options_type.read(3).to_dict()
    key, faces = next((key, value) for key, value in usual.items() if isinstance(value, list))
    turned = faces[::-1]
    cells = parse_grid("dixkibluff", 3, [f"{key}={','.join(faces)}; {','.join(turned)}"])
    assert cells == ({key: faces}, {key: turned})


@pytest.mark.parametrize(
    ("option", "code"),
    [
        ("taget=30", "options.unknown"),
        ("target", "options.pair"),
        ("target=", "options.not-a-number"),
        ("target=30,many", "options.not-a-number"),
        ("target=30,0", "options.range"),
        ("round=beats,slow", "options.choice"),
    ],
)
def test_what_the_game_does_not_have_is_refused_before_anything_is_played(option: str, code: str) -> None:
    with pytest.raises(OptionError) as refused:
        parse_grid("gonuts", 2, [option])
    assert refused.value.code == code


def test_a_grid_nobody_could_look_at_is_refused() -> None:
    many = ",".join(map(str, range(1, 101)))
    with pytest.raises(LabError) as refused:
        parse_grid("gonuts", 2, [f"target={many}", "cars=1,2,3,4,5,6,7,8,9,10,11"])
    assert refused.value.code == "lab.cells"


def test_a_cell_has_a_label_for_people() -> None:
    assert cell_label({"target": 30, "round": "live"}) == "target 30, round live"
    assert cell_label({}) == "usual options"
