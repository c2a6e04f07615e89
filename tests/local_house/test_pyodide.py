"""The same in Pyodide, with the Python of a page, as in CPython: records byte for byte, decisions, whole games.

Node runs Pyodide here, from the tools of the browser client; the standard library, trimmed and compiled, and the wheel
of msgspec are what `dicehouse site` writes. DICEHOUSE_PYODIDE (with its own library) and DICEHOUSE_PYODIDE_WHEEL name
other ones. `make test` compares some hundred games; DICEHOUSE_PYODIDE_GAMES compares more.
"""

import gzip
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from dicehouse import games
from dicehouse.bots import VALUES_NEED_NUMPY
from dicehouse.core.options import OneOf, Switch
from local_house.judged import check_judged
from local_house.played_records import random_rules

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
BUILT = ROOT / "src" / "dicehouse" / "site" / "files"
GAMES = int(os.environ.get("DICEHOUSE_PYODIDE_GAMES", "200"))


@pytest.fixture(scope="module")
def pyodide(tmp_path_factory: pytest.TempPathFactory) -> list[str | Path]:
    """The command that runs a program in Pyodide."""
    node = shutil.which("node")
    named = os.environ.get("DICEHOUSE_PYODIDE")
    folder = Path(named or ROOT / "web" / "node_modules" / "pyodide")
    if node is None or not (folder / "pyodide.mjs").is_file() or not (BUILT / "house.bin").is_file():
        pytest.skip("Pyodide is not built: python hatch_build.py build")
    unpacked = tmp_path_factory.mktemp("engine")
    for name in ("library", "msgspec"):
        (unpacked / f"{name}.zip").write_bytes(gzip.decompress((BUILT / f"{name}.bin").read_bytes()))
    library = folder / "python_stdlib.zip" if named else unpacked / "library.zip"
    wheel = os.environ.get("DICEHOUSE_PYODIDE_WHEEL", unpacked / "msgspec.zip")
    return [node, HERE / "run_in_pyodide.mjs", folder, library, wheel, ROOT / "src"]


def told(command: list[str | Path]) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=1200, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_random_games_have_every_option_of_every_game() -> None:
    wanted, found = set[tuple[str, str, object]](), set[tuple[str, str, object]]()
    for name in games.names():
        for info in games.load(name).options_type.describe():
            values: Sequence[object] = (None,)  # another one than the usual
            if isinstance(info.kind, OneOf):
                values = info.kind.words
            elif isinstance(info.kind, Switch):
                values = (False, True)
            wanted |= {(name, info.key, value) for value in values}
    for seed in range(1000):
        rules = random_rules(Random(f"game {seed}"), games.names()[seed % len(games.names())])
        usual = games.create(rules.name, rules.players).options.to_dict()
        for key, value in rules.options.to_dict().items():
            if isinstance(value, (str, bool)):
                found.add((rules.name, key, value))
            if value != usual[key]:
                found.add((rules.name, key, None))
    assert wanted <= found


def test_random_games_of_all_options_have_the_same_records_and_views(pyodide: list[str | Path]) -> None:
    program: list[str | Path] = [HERE / "played_records.py", "0", str(GAMES)]
    here = told([sys.executable, *program])
    assert here.count("\n") == GAMES
    assert told([*pyodide, *program]) == here


def test_bots_decide_the_same(pyodide: list[str | Path]) -> None:
    program: list[str | Path] = [HERE / "decisions.py", "4", "gonuts:perfect:2", "chinchiller:perfect:2"]
    assert told([*pyodide, *program]) == told([sys.executable, *program])


def test_whole_games_in_the_house_of_a_page(pyodide: list[str | Path]) -> None:
    *played, daily, about = map(json.loads, told([*pyodide, HERE / "whole_games.py"]).splitlines())
    assert len(played) == 8
    for one in played:
        assert set(one["told"].values()) == {200}, one
        check_judged(one)
    assert daily["code"] == VALUES_NEED_NUMPY
    assert {name for name in about["modules"] if "pyodide" not in name} == {"__main__", "dicehouse", "msgspec"}
