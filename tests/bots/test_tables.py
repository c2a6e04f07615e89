"""Value tables on disk: whole or not at all, and never taken for something else."""

from pathlib import Path
from typing import IO

import numpy as np
import pytest

from dicehouse import create
from dicehouse.core.errors import BotError, FileError
from dicehouse.kit import value_tables

KIND = value_tables.TableKind(ignored={"first": "values are seen from the player in turn"}, inputs=lambda game: ())
OTHER = KIND._replace(label={"part": "other"})


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(value_tables.FOLDER, str(tmp_path / "tables"))
    return tmp_path / "tables"


def test_what_is_kept_comes_back() -> None:
    game = create("gonuts", 2, target=7)
    assert not value_tables.exists(game, KIND)
    value_tables.save(game, KIND, {"values": np.arange(6.0).reshape(2, 3)})
    assert value_tables.exists(game, KIND)
    np.testing.assert_array_equal(value_tables.load(game, KIND)["values"], [[0, 1, 2], [3, 4, 5]])


def test_a_table_for_other_options_is_another_table() -> None:
    game = create("gonuts", 2, target=7)
    value_tables.save(game, KIND, {"values": np.zeros(1)})
    assert not value_tables.exists(create("gonuts", 2, target=8), KIND)
    assert not value_tables.exists(game, OTHER)
    assert value_tables.exists(create("gonuts", 2, target=7, first=1), KIND)
    assert not value_tables.exists(create("chili", 2), KIND)


def test_a_missing_table_names_the_command_that_makes_it() -> None:
    game = create("gonuts", 3, target=7, squirrels=4, round="live", first=1)
    with pytest.raises(BotError) as refused:
        value_tables.load(game, KIND)
    assert refused.value.code == "bots.unsolved"
    assert "dicehouse solve gonuts --players 3 --option target=7 --option round=live --option squirrels=4" in str(
        refused.value
    )
    assert "option first" not in str(refused.value)


def test_lists_are_written_as_a_person_types_them() -> None:
    game = create("dixkibluff", 3, faces="pi,bomb,figure")
    assert value_tables.command(game) == "dicehouse solve dixkibluff --players 3 --option faces=pi,bomb,figure"


@pytest.mark.parametrize("damage", [b"", b"not a table", None])
def test_a_damaged_table_says_so_and_names_the_command(own_folder: Path, damage: bytes | None) -> None:
    game = create("gonuts", 2, target=7)
    path = value_tables.save(game, KIND, {"values": np.arange(1000.0)})
    path.write_bytes(path.read_bytes()[:-300] if damage is None else damage)
    with pytest.raises(BotError) as refused:
        value_tables.load(game, KIND)
    assert refused.value.code == "bots.table-damaged"
    assert "dicehouse solve gonuts" in str(refused.value)


def test_a_table_under_the_name_of_another_is_not_believed() -> None:
    game = create("gonuts", 2, target=7)
    wrong = value_tables.save(game, OTHER, {"values": np.zeros(1)})
    right = value_tables.save(game, KIND, {"values": np.zeros(1)})
    wrong.replace(right)
    with pytest.raises(BotError) as refused:
        value_tables.load(game, KIND)
    assert refused.value.code == "bots.table-damaged"


def test_an_interrupted_save_leaves_what_was_there(own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = create("gonuts", 2, target=7)
    value_tables.save(game, KIND, {"values": np.ones(3)})

    def interrupted(file: IO[bytes], **_: object) -> None:
        file.write(b"half a table")
        raise KeyboardInterrupt

    monkeypatch.setattr(np, "savez_compressed", interrupted)
    with pytest.raises(KeyboardInterrupt):
        value_tables.save(game, KIND, {"values": np.zeros(3)})
    np.testing.assert_array_equal(value_tables.load(game, KIND)["values"], 1)
    assert len(list(own_folder.iterdir())) == 1


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv(value_tables.FOLDER, str(tmp_path / "file"))
    with pytest.raises(FileError) as refused:
        value_tables.save(create("gonuts", 2), KIND, {"values": np.zeros(1)})
    assert refused.value.code == "file.unwritable"
