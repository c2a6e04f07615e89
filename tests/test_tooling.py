"""The tools of the project are set up as their files say: hooks, make targets, the pinned environment, coverage."""

import configparser
import importlib
import json
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parent.parent
MAKEFILE = (ROOT / "Makefile").read_text()
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())
SUPPORTED = ("3.11", "3.12", "3.13")


def hooks() -> list[dict[str, Any]]:
    config = importlib.import_module("yaml").safe_load((ROOT / ".pre-commit-config.yaml").read_text())
    assert [repository["repo"] for repository in config["repos"]] == ["local"]
    found: list[dict[str, Any]] = config["repos"][0]["hooks"]
    return found


@pytest.mark.parametrize("hook", hooks(), ids=lambda hook: hook["id"])
def test_the_command_of_every_hook_exists(hook: dict[str, Any]) -> None:
    assert hook["language"] == "system"
    program, *arguments = shlex.split(hook["entry"])
    folder, name = program.rsplit("/", 1)
    assert folder == ".venv/bin"
    assert (Path(sys.executable).parent / name).exists()
    if arguments[:1] == ["hatch_build.py"]:
        scripts = json.loads((ROOT / "web" / "package.json").read_text())["scripts"]
        assert (ROOT / arguments[0]).exists()
        assert set(arguments[1:]) <= scripts.keys()


def test_hooks_cover_what_make_lint_and_make_types_check() -> None:
    entries = " ".join(hook["entry"] for hook in hooks())
    assert [tool for tool in ("ruff check", "ruff format", "lint-imports", "mypy") if tool not in entries] == []


def targets() -> set[str]:
    return set(re.findall(r"^([a-z][a-z-]*):", MAKEFILE, flags=re.MULTILINE))


def test_no_target_can_be_hidden_by_a_file_of_its_name() -> None:
    (phony,) = re.findall(r"^\.PHONY: (.*)$", MAKEFILE, flags=re.MULTILINE)
    assert sorted(phony.split()) == sorted(targets())


def test_every_target_explains_itself() -> None:
    assert set(re.findall(r"^([a-z-]+):.*## \S", MAKEFILE, flags=re.MULTILINE)) == targets()


def test_the_editor_indents_as_the_formatters_do() -> None:
    config = configparser.ConfigParser(strict=True)
    config.read_string("[top]\n" + (ROOT / ".editorconfig").read_text())
    assert int(config["*"]["max_line_length"]) == PROJECT["tool"]["ruff"]["line-length"]
    prettier = json.loads((ROOT / "web" / ".prettierrc.json").read_text())
    assert int(config["*"]["max_line_length"]) == prettier["printWidth"]
    assert int(config["*"]["indent_size"]) == prettier.get("tabWidth", 2)
    assert config["*.py"]["indent_size"] == "4"


# the pinned environment


def pins(python: str, lock: str = "") -> dict[str, tuple[Version, int]]:
    """What deploy/dev.lock installs on Linux with a Python: version, and how many hashes there are."""
    environment = {
        "python_version": python,
        "python_full_version": f"{python}.0",
        "sys_platform": "linux",
        "platform_system": "Linux",
        "platform_python_implementation": "CPython",
        "implementation_name": "cpython",
        "os_name": "posix",
        "extra": "",
    }
    found: dict[str, tuple[Version, int]] = {}
    for block in re.split(r"\n(?=\S)", lock or (ROOT / "deploy" / "dev.lock").read_text()):
        if block.startswith("#"):
            continue
        asked = Requirement(block.partition(" \\\n")[0])
        if asked.marker is None or asked.marker.evaluate(environment):
            (pin,) = asked.specifier
            assert pin.operator == "=="
            name = canonicalize_name(asked.name)
            assert name not in found, f"{name} is pinned twice for Python {python}"
            found[name] = (Version(pin.version), block.count("--hash=sha256:"))
    return found


def wanted(extra: str) -> list[Requirement]:
    """What an extra asks for, with the extras it names in turn and what every install needs."""
    found = [Requirement(text) for text in PROJECT["project"]["dependencies"]]
    for text in PROJECT["project"]["optional-dependencies"][extra]:
        asked = Requirement(text)
        found += [one for name in asked.extras for one in wanted(name)] if asked.name == "dicehouse" else [asked]
    return found


@pytest.mark.parametrize("python", SUPPORTED)
def test_every_development_dependency_is_pinned_for_every_supported_python(python: str) -> None:
    lock = pins(python)
    missing = [
        str(asked)
        for asked in wanted("dev")
        if (found := lock.get(canonicalize_name(asked.name))) is None or found[0] not in asked.specifier
    ]
    assert missing == [], "run make lock"
    assert len(lock) > 100
    assert all(hashes for _, hashes in lock.values())


def test_the_supported_pythons_are_those_the_package_names() -> None:
    classifiers = PROJECT["project"]["classifiers"]
    assert [line.rpartition(" ")[2] for line in classifiers if "Python :: 3." in line] == list(SUPPORTED)
    assert SUPPORTED[0] in SpecifierSet(PROJECT["project"]["requires-python"])
    assert "3.10" not in SpecifierSet(PROJECT["project"]["requires-python"])


def test_a_package_that_is_pinned_twice_or_loosely_is_noticed() -> None:
    with pytest.raises(AssertionError, match="pinned twice"):
        pins("3.11", "a==1 \\\n    --hash=sha256:0\na==2 \\\n    --hash=sha256:1")
    with pytest.raises(AssertionError):
        pins("3.11", "a>=1 \\\n    --hash=sha256:0")


def test_make_test_installs_what_is_pinned_and_nothing_else() -> None:
    recipe = MAKEFILE.partition("$(VENV)/.installed-dev:")[2].partition("\n\n")[0]
    assert "deploy/dev.lock" in recipe.splitlines()[0]  # a new lock file is installed
    installs = [line for line in recipe.splitlines() if "$(PIP)" in line]
    assert all(
        "--require-hashes" in line or ("--no-deps" in line and "--no-build-isolation" in line) for line in installs
    )
    assert len(installs) == 2


# coverage


def test_make_coverage_runs_tests_that_exist_and_ci_prints_its_figure() -> None:
    done = subprocess.run(["make", "--dry-run", "coverage"], cwd=ROOT, capture_output=True, text=True, check=True)
    (command,) = [line.rstrip("\\") for line in done.stdout.splitlines() if "coverage run" in line]
    paths = [word for word in shlex.split(command) if word.startswith("tests/")]
    assert len(paths) > 10
    assert [path for path in paths if not (ROOT / path).exists()] == []
    for left_out in [word.partition("=")[2] for word in shlex.split(command) if word.startswith("--ignore-glob=")]:
        assert any(path.match(left_out) for path in (ROOT / "tests").rglob("test_*.py")), left_out
    assert any(line.startswith("make coverage") for line in (ROOT / ".ci" / "run").read_text().splitlines())


def test_compiled_functions_are_left_out_of_the_figure_by_their_decorators() -> None:
    report = PROJECT["tool"]["coverage"]["report"]
    (compiled,) = [pattern for pattern in report["exclude_also"] if "njit" in pattern]
    lines = [
        line
        for path in (ROOT / "src").rglob("*.py")
        for line in path.read_text().splitlines()
        if line.startswith("@") and re.match(r"@\w*(jit|inline|part)\b", line)
    ]
    assert len(lines) > 100
    assert [line for line in lines if not re.search(compiled, line)] == []
