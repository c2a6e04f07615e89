"""A game that lives in the tests only: its own folder and one registration line."""

import subprocess
import sys
from pathlib import Path

import pytest

from dicehouse import games
from dicehouse.core.record import Record
from dicehouse.testing import CHECKS, random_match
from dicehouse.testing.conformance import Check

TESTS = Path(__file__).parent


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_pig_passes_the_conformance_suite(check: Check, pig: str) -> None:
    check(games.load(pig))


def test_pig_is_found_by_name_and_by_record(pig: str) -> None:
    match = random_match(games.create(pig, 3, target=40), seed=7)
    again = games.replay(Record.read(match.record.write()))
    assert again.outcome == match.outcome
    assert type(again.game).__name__ == "Pig"


def test_pig_can_be_played_in_the_terminal_without_another_line(tmp_path: Path) -> None:
    code = "from dicehouse import games; games.register('pig', 'pig'); from dicehouse.cli import main; main()"
    command = [sys.executable, "-c", code, "play", "pig", "--option", "target=5", "--option", "first=0", "--lang", "fr"]
    done = subprocess.run(
        [*command, "--save", str(tmp_path / "game")],
        input="?\n" + "hold\nroll\n" * 60,
        capture_output=True,
        text=True,
        cwd=TESTS,
        check=True,
    )
    assert "Pig" in done.stdout
    assert "Roll and add up" in done.stdout  # no French text: English
    assert done.stderr == ""
