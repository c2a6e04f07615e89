import os
import pickle
import re
import subprocess
import sys
from pathlib import Path

import pytest

from dicehouse.core.errors import SENTENCES, DicehouseError, FileError, define

SOURCE = Path(__file__).parent.parent.parent / "src" / "dicehouse"
PACKAGES = ("core", "kit", "dice", "batch", "envs", "lab", "coach", "paper", "terminal", "server")


def test_a_code_means_one_thing() -> None:
    define({"game.unknown": SENTENCES["game.unknown"]})  # the same again is fine: modules may be loaded twice
    with pytest.raises(ValueError, match="two meanings"):
        define({"game.unknown": "Something else."})


def test_an_error_is_its_sentence() -> None:
    error = DicehouseError("file.missing", path="game.dicehouse")
    assert str(error) == error.sentence == "There is no file game.dicehouse."
    assert error.code == "file.missing"
    assert error.details == {"path": "game.dicehouse"}


def test_sentences_are_sentences() -> None:
    assert [code for code, sentence in SENTENCES.items() if sentence[-1] not in ".}"] == []
    assert [code for code in SENTENCES if code != code.lower() or code.count(".") != 1] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_a_package_knows_the_codes_it_raises_once_it_is_imported(package: str) -> None:
    """Nothing has to be imported by hand before an error can be made."""
    used = {
        code
        for path in (SOURCE / package).rglob("*.py")
        for code in re.findall(r'\w+Error\(\s*"([a-z]+\.[a-z-]+)"', path.read_text())
    }
    server = ", ".join(f"dicehouse.server.{name}" for name in ("errors", "operator_errors", "contributions"))
    modules = {"core": "dicehouse.core.errors", "server": server}
    code = (
        f"import {modules.get(package, 'dicehouse.' + package)}\n"
        "import sys\n"
        "from dicehouse.core.errors import SENTENCES\n"
        "print(*sorted(set(sys.argv[1:]) - set(SENTENCES)))"
    )
    found = subprocess.run([sys.executable, "-c", code, *used], check=True, capture_output=True, text=True).stdout
    assert used
    assert found.split() == []


def test_an_error_can_be_unpickled_where_its_package_was_never_imported() -> None:
    define({"test.here": "Only {what} knows this."})
    packed = pickle.dumps(FileError("test.here", what="this process"))
    code = "import pickle, sys; print(pickle.loads(sys.stdin.buffer.read()).sentence)"
    try:
        found = subprocess.run(
            [sys.executable, "-c", code], input=packed, check=True, capture_output=True, env=dict(os.environ)
        )
    finally:
        del SENTENCES["test.here"]
    assert found.stdout.decode().strip() == "Only this process knows this."
