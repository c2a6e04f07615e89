"""The notebook runs and still says what it says; things show themselves as pictures."""

import asyncio
import sys
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from dicehouse import create, games
from dicehouse.core.match import Match
from dicehouse.core.record import SeatInfo
from dicehouse.dice import SeededDice
from dicehouse.lab import notebook

NOTEBOOK = Path(__file__).parents[2] / "docs" / "lab.ipynb"


def a_match(name: str) -> Match:
    players = games.load(name).options_type.seats[0] + 1
    match = Match(create(name, players, first=0), tuple(SeatInfo(f"<{seat}> & co") for seat in range(players)))
    match.settle(SeededDice(2).roll)
    return match


def words_in(svg: str) -> str:
    return " ".join(ElementTree.fromstring(svg).itertext())


@pytest.mark.parametrize("name", games.names())
def test_every_game_has_pictures_of_its_moments(name: str) -> None:
    match = a_match(name)
    title = games.load(name).title
    assert title in words_in(notebook.picture_of_state(match.state))
    assert "<0> & co" in words_in(notebook.picture_of_match(match))
    assert words_in(notebook.picture_of_record(match.record)) == words_in(notebook.picture_of_match(match))
    assert "Seat 1" in words_in(notebook.picture_of_view(match.view(0)))


def test_a_picture_for_a_seat_shows_nothing_that_is_hidden_from_it() -> None:
    match = a_match("dixkibluff")
    mine = notebook.picture_of_view(match.view(0))
    others = match.game.indistinguishable_state(match.state, 0, Random(5))
    assert others is not None
    assert others != match.state
    assert notebook.picture_of_view(match.game.view(others, 0)) == mine


def test_the_notebook_runs_and_says_what_it_said() -> None:
    client = pytest.importorskip("nbclient", reason="nbclient is not installed")
    nbformat = pytest.importorskip("nbformat", reason="nbformat is not installed")
    pytest.importorskip("ipykernel", reason="ipykernel is not installed")
    kept = nbformat.read(NOTEBOOK, as_version=4)
    fresh = nbformat.read(NOTEBOOK, as_version=4)
    asyncio.run(client.NotebookClient(fresh, timeout=240, kernel_name="python3").async_execute())
    assert said(fresh) == said(kept)
    assert sum(text.startswith("<svg") for text in said(kept)) == 2
    assert sys.getsizeof(NOTEBOOK.read_bytes()) < 60_000


def said(document: Any) -> list[str]:
    """Everything the cells of a notebook printed and showed; what libraries complain about is not theirs."""
    outputs = [output for cell in document.cells for output in cell.get("outputs", [])]
    outputs = [output for output in outputs if output.get("name") != "stderr"]
    return [
        text
        for output in outputs
        for text in (output.get("text"), *map(output.get("data", {}).get, ("image/svg+xml", "text/html")))
        if text
    ]
