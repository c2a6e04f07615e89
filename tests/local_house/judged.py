"""Hints and reviews of a house in a page beside those of the command line, which has numpy."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from typer.testing import CliRunner

from dicehouse.bots import VALUES_NEED_NUMPY
from dicehouse.cli import app
from server.rounding import DIGITS, TIED

JUDGED = {("gonuts", 2), ("gonuts", 3), ("chinchiller", 2)}
"""Games and players that a page without numpy judges: the tables are there, and looking into them is all."""


def reviewed(record: str) -> dict[str, Any]:
    """What `dicehouse review --json` says of a record."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "game.jsonl"
        path.write_text(record)
        done = CliRunner().invoke(app, ["review", str(path), "--json"])
    assert done.exit_code == 0, done.output
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def check_review(told: dict[str, Any], record: str) -> None:
    """The review that a page told is the one of the command line, number for number."""
    assert told["state"] == "done", told
    expected = reviewed(record)
    assert len(told["steps"]) == told["total"] == len(expected["steps"]) > 5
    here, there = (untied({key: one[key] for key in SHARED}) for one in (told, expected))
    check_same(here, there, "review")


SHARED = ("game", "measure", "exact", "start", "steps", "summary")


def untied(value: Any) -> Any:
    """JSON without the order of choices that are equally good, as in an equilibrium: last bits settle it."""
    if isinstance(value, dict):
        worths = [round(worth, DIGITS) for _, worth, *_ in value.get("candidates", ())]
        tied = len(set(worths)) < len(worths)
        plain = {key: untied(one) for key, one in value.items() if not (tied and key in TIED)}
        if tied:
            plain["values"] = {action: worth for action, worth, *_ in value["candidates"]}
        return plain
    return [untied(one) for one in value] if isinstance(value, list) else value


def check_same(here: Any, there: Any, where: str) -> None:
    """Two JSON values are the same, numbers up to the last bits: a page multiplies in another order than numpy."""
    assert type(here) is type(there) or {type(here), type(there)} == {int, float}, where
    if isinstance(there, dict):
        assert here.keys() == there.keys(), where
        for key, value in there.items():
            check_same(here[key], value, f"{where}.{key}")
    elif isinstance(there, list):
        assert len(here) == len(there), where
        for place, value in enumerate(there):
            check_same(here[place], value, f"{where}[{place}]")
    else:
        assert here == (pytest.approx(there, rel=1e-9, abs=1e-12) if isinstance(there, float) else there), where


def check_judged(one: dict[str, Any]) -> None:
    """A line of whole_games.py: where a page judges, it does so as a server does; elsewhere it says what is missing."""
    hint, review = one["hint"], one["review"]
    if (one["game"], one["bots"] + 1) in JUDGED:
        assert hint["say"] == "advice", hint
        decisions = [step["decision"] for step in reviewed(one["record"])["steps"] if step["decision"]]
        first = next(decision for decision in decisions if decision["seat"] == 0)
        here, there = (untied({"candidates": one["candidates"]}) for one in (hint, first))
        check_same(here, there, "hint")
        check_review(review, one["record"])
    else:
        unsolved = one["game"] == "gonuts"
        assert hint["code"] == ("table.no-advice" if unsolved else VALUES_NEED_NUMPY), hint
        assert (review["state"], review["code"]) == ("failed", VALUES_NEED_NUMPY), review
        assert "A house with a server" in review["sentence"]
