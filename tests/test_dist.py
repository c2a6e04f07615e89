"""What is published: the rules that `make dist` checks archives by, and the workflow that publishes them."""

import importlib
import re
from pathlib import Path
from typing import Any

import pytest
from scripts.dist import MOST, NEEDED, faults

ROOT = Path(__file__).parent.parent
WHEEL = [*NEEDED["wheel"], "dicehouse/games/gonuts/rules.py", "dicehouse-1.0.0.dist-info/METADATA"]


def workflow(name: str) -> dict[str, Any]:
    found: dict[str, Any] = importlib.import_module("yaml").safe_load((ROOT / ".github/workflows" / name).read_text())
    return found


def test_a_wheel_with_what_belongs_there_passes() -> None:
    assert faults("wheel", WHEEL, 1) == []


@pytest.mark.parametrize(
    "name",
    [
        "tests/test_dist.py",
        "dicehouse/server/web/assets/app.js.map",
        "dicehouse/node_modules/x/index.js",
        "dicehouse/__pycache__/cli.cpython-311.pyc",
        "dicehouse/.env",
    ],
)
def test_what_does_not_belong_in_a_wheel_is_noticed(name: str) -> None:
    assert any(name in fault for fault in faults("wheel", [*WHEEL, name], 1))


def test_what_is_missing_or_too_large_is_noticed() -> None:
    assert faults("wheel", WHEEL[1:], 1) == ["dicehouse/py.typed is missing"]
    assert len(faults("sdist", list(NEEDED["sdist"]), MOST["sdist"] + 1)) == 1
    assert faults("sdist", [*NEEDED["sdist"], "web/node_modules/x/index.js"], 1)


def test_a_release_publishes_what_was_built_once_and_checked_and_knows_no_token() -> None:
    jobs = workflow("release.yml")["jobs"]
    runs = [step.get("run", "") for step in jobs["build"]["steps"]]
    assert ".ci/run" in runs
    assert "make dist" in runs
    assert jobs["rehearse"]["needs"] == "build"
    assert jobs["publish"]["needs"] == ["build", "rehearse"]
    for name, index in (("rehearse", "https://test.pypi.org/legacy/"), ("publish", None)):
        publish = jobs[name]
        assert publish["permissions"] == {"id-token": "write"}
        assert not any("run" in step for step in publish["steps"]), "nothing of the checkout runs where PyPI is trusted"
        assert publish["steps"][-1].get("with", {}).get("repository-url") == index
    assert jobs["rehearse"]["environment"] != jobs["publish"]["environment"]
    assert "secrets." not in (ROOT / ".github/workflows/release.yml").read_text()
    assert "id-token" not in str(jobs["build"])


def test_ci_runs_what_guards_main_and_every_action_has_a_version() -> None:
    steps = workflow("ci.yml")["jobs"]["test"]["steps"]
    assert [step["run"] for step in steps if "run" in step] == [".ci/run"]
    for path in (ROOT / ".github/workflows").iterdir():
        for used in re.findall(r"uses: (\S+)", path.read_text()):
            assert re.search(r"@(v\d+|release/v\d+|[0-9a-f]{40})$", used)
