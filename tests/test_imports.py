"""What importing parts of the project loads; which package may import which is in pyproject.toml (import-linter)."""

import subprocess
import sys

from dicehouse import games

STANDARD = sys.stdlib_module_names


def within(name: str, package: str) -> bool:
    return name == package or name.startswith(package + ".")


def run(code: str) -> list[str]:
    """The words a piece of code prints last."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.splitlines()[-1].split()


def loaded_by(code: str) -> set[str]:
    """The packages that are not Python's own and that some code loads."""
    return set(run(f"{code}\nimport sys; print(*{{name.split('.')[0] for name in sys.modules}})")) - STANDARD


def test_the_rules_load_nothing_heavier_than_msgspec() -> None:
    code = "import dicehouse\nfor name in dicehouse.names(): dicehouse.load(name)"
    assert loaded_by(code) - loaded_by("import msgspec") == {"dicehouse"}


def test_the_help_loads_no_game_and_no_texts() -> None:
    code = """
import sys
sys.argv = ["dicehouse", "--help"]
from dicehouse.cli import main
try: main()
except SystemExit: pass
print(*(name for name in sys.modules if name.startswith("dicehouse.")))
"""
    loaded = run(code)
    packages = [games.spec(name).package for name in games.names()]
    assert [name for name in loaded if any(within(name, package) for package in packages)] == []
    assert [name for name in loaded if within(name, "dicehouse.texts") or within(name, "dicehouse.terminal")] == []
