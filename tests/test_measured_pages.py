"""Pages of measured figures: they are what is stored, and nothing that was typed by hand."""

import json
import re
from pathlib import Path

import pytest
from scripts import benchmarks_page, strength

from dicehouse import games

STORE = json.loads(strength.STORE.read_text())


def test_the_page_of_strength_is_what_was_measured() -> None:
    assert strength.PAGE.read_text() == strength.page(STORE)
    assert STORE.keys() == {figure.key for figure in strength.figures()}


def test_every_number_of_that_page_comes_from_the_store() -> None:
    text = strength.page(STORE)
    for part, (head, _) in strength.PARTS.items():
        assert head.strip() in text, part
        assert not re.search(r"\d", head.replace("95% interval", "interval")), part
    assert not re.search(r"\d", strength.HEAD)


def test_a_figure_of_other_rules_says_so() -> None:
    key, today = "played/chinchiller/2", games.load("chinchiller").version
    here, past = (strength.page({key: STORE[key] | {"rules": version}}) for version in (today, today - 1))
    assert f"| Chinchiller Dice | {today} | 2 |" in here
    assert f"| Chinchiller Dice | **{today - 1}**, today {today} | 2 |" in past
    assert "## Solved" not in here


@pytest.mark.parametrize("key", ["solved/gonuts/2", "levels/gonuts/2", "yardsticks/chili/2/score", "played/gonuts/2"])
def test_measuring_again_gives_figures_of_the_same_form(key: str) -> None:
    figure = next(one for one in strength.figures() if one.key == key)
    if key.startswith("solved"):
        found = figure.measure(1)
        assert found["value"] == pytest.approx(STORE[key]["value"], abs=1e-6)
        assert found["states"] == STORE[key]["states"]
    else:
        found = figure.measure(500)
    about = {"rules": 1, "load": [0.0, 0.0]}
    assert (found | about).keys() == STORE[key].keys()
    again = strength.page({key: json.loads(json.dumps(found | about))})
    assert again.count("\n") == strength.page({key: STORE[key] | about}).count("\n")


def test_the_page_of_benchmarks_is_what_was_measured() -> None:
    text = benchmarks_page.PAGE.read_text()
    assert text == benchmarks_page.write()
    measured = [part for part in re.split(r"^## ", text, flags=re.MULTILINE)[1:] if not part.startswith("Not in these")]
    assert measured
    assert all("load before" in part for part in measured), "every table has the load of its machine"


def test_a_benchmark_that_was_not_run_is_named_with_its_command(tmp_path: Path) -> None:
    report = {
        "python": "3.11",
        "cpu": "a cpu",
        "cores": 2,
        "load": [0.5, 1.25],
        "markdown": "## Moves\n\n| a |\n|---|\n| 7 |",
    }
    (tmp_path / "server.json").write_text(json.dumps(report))
    lab, batch = {"title": "The lab", **report}, {"title": "The batch engine", "skipped": "pgx is not installed"}
    (tmp_path / "benchmarks.json").write_text(json.dumps({"benchmarks": {"lab": lab, "batch": batch}}))
    text = benchmarks_page.write(tmp_path)
    assert re.findall(r"^## (.+)$", text, flags=re.MULTILINE) == [
        "The lab",
        "The server under load",
        "Not in these results",
    ]
    assert "### Moves" in text
    assert "by `make bench-server` on 2 cores (a cpu), Python 3.11; load before 0.50, after 1.25." in text
    assert "- The batch engine, random play: `make bench`" in text
    assert "- The plain engine, random play: `make bench`" in text
    assert "- The lab" not in text
    assert "- Lighthouse: `make lighthouse`" in text
    assert "The server under load: `make" not in text
    assert "- The lab: `make bench`" in benchmarks_page.write(tmp_path / "empty")
