"""A run that guards main skips nothing without saying so."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from no_skips import WHY

TESTS = Path(__file__).parent
WITHOUT = {key: value for key, value in os.environ.items() if key not in ("CI", "DICEHOUSE_REQUIRE_ALL")} | {
    "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"
}
EXAMPLE = """
import pytest

@pytest.fixture
def browser():
    pytest.skip("no Chromium")

def test_with_a_browser(browser): pass

@pytest.mark.skipif(True, reason="no database")
def test_with_a_database(): pass

@pytest.mark.may_skip("needs the right to mount")
def test_that_may_be_skipped(): pytest.skip("no mount")

@pytest.mark.xfail(reason="known")
def test_known(): assert False
"""


def pytest_says(folder: Path, text: str, **environment: str) -> str:
    (folder / "test_example.py").write_text(text)
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = may_skip(why): exempt\n")
    command = [sys.executable, "-m", "pytest", "-p", "no_skips", "-p", "no:cacheprovider", "-rA", str(folder)]
    path = os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")])
    environment = WITHOUT | {"PYTHONPATH": path} | environment
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False).stdout


@pytest.mark.parametrize("variable", ["CI", "DICEHOUSE_REQUIRE_ALL"])
def test_a_skipped_test_fails_where_all_is_required(tmp_path: Path, variable: str) -> None:
    said = pytest_says(tmp_path, EXAMPLE, **{variable: "1"})
    assert "1 skipped, 1 xfailed, 2 errors" in said
    assert f"{WHY}: Skipped: no Chromium" in said
    assert f"{WHY}: Skipped: no database" in said


def test_a_module_that_skips_itself_fails_where_all_is_required(tmp_path: Path) -> None:
    text = 'import pytest\npytest.importorskip("no_such_module")\ndef test_a(): pass\n'
    assert "1 error" in pytest_says(tmp_path, text, CI="true")
    assert "1 skipped" in pytest_says(tmp_path, text)


def test_elsewhere_tests_are_skipped_as_usual(tmp_path: Path) -> None:
    assert "3 skipped, 1 xfailed" in pytest_says(tmp_path, EXAMPLE)
    assert "3 skipped, 1 xfailed" in pytest_says(tmp_path, EXAMPLE, CI="false")


def test_ci_requires_all() -> None:
    script = (TESTS.parent / ".ci" / "run").read_text()
    assert "export DICEHOUSE_REQUIRE_ALL=1" in script.splitlines()
