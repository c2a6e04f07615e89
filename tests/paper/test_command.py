"""`dicehouse paper` as a person calls it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from dicehouse import games
from dicehouse.paper import Order, print_sheet
from dicehouse.paper.sheets import paper_of
from dicehouse.texts import Texts


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "dicehouse.cli", "paper", *arguments]
    environment = {**os.environ, "LC_ALL": "", "LC_MESSAGES": "", "LANG": "en_US.UTF-8", "COLUMNS": "200"}
    return subprocess.run(
        command, capture_output=True, text=True, cwd=folder, env=environment, check=False, timeout=120
    )


def test_the_list_names_every_sheet_in_the_language(tmp_path: Path) -> None:
    done = run(tmp_path, "--list", "--lang", "de")
    assert done.returncode == 0, done.stderr
    for name in games.names():
        for sheet in paper_of(name).sheets:
            assert Texts("de", name).say(f"paper-{sheet}") in done.stdout
    assert "stickers" in done.stdout
    alone = run(tmp_path, "gonuts", "--list")
    assert "When to bank" in alone.stdout
    assert "When to write" not in alone.stdout


def test_a_sheet_is_written_where_it_was_asked_for(tmp_path: Path) -> None:
    done = run(tmp_path, "chili", "pad", "--lang", "de", "--paper", "letter", "--large", "-o", "pads.pdf")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Geschrieben: pads.pdf" in done.stdout
    assert (tmp_path / "pads.pdf").read_bytes() == print_sheet(Order("chili", "pad", "de", "letter", True))


def test_all_sheets_of_a_game_are_written_into_a_folder(tmp_path: Path) -> None:
    done = run(tmp_path, "gonuts", "--all", "new/sheets")
    assert done.returncode == 0, done.stderr
    written = sorted(path.name for path in (tmp_path / "new" / "sheets").iterdir())
    assert written == sorted(f"gonuts-{sheet}-en-a4.pdf" for sheet in paper_of("gonuts").sheets)
    assert "5 sheets" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "Say which game and which sheet"),
        (("chili",), "Say which game and which sheet"),
        (("chili", "poster"), "chili has no sheet called poster. There are: pad, pad-dutch, rules"),
        (("ludo", "pad"), "There is no game called ludo."),
        (("chili", "pad", "--paper", "a5"), "Paper is a4, letter, not a5."),
        (("chili", "pad", "-o", "missing/pad.pdf"), "The file missing/pad.pdf cannot be written"),
        (("gonuts", "dice", "--option", "cars=3"), "Only dice with six faces can be cut out; squirrel die has 8."),
    ],
)
def test_a_mistake_gets_one_sentence(tmp_path: Path, arguments: tuple[str, ...], sentence: str) -> None:
    done = run(tmp_path, *arguments)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == []
