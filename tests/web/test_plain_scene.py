"""A game without a scene of its own, played to the end on the page: Pig, which only the tests have."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import pytest
from playwright.sync_api import expect

from server.conftest import NodeProcess
from web.conftest import House, Welcome
from web.playing import Press, by_click, by_key, decide, hasty, offers

WITH_PIG = "from dicehouse.games import register; register('pig', 'pig'); from dicehouse.cli import main; main()"
TESTS = Path(__file__).parent.parent
TARGET = 20
MOST_TURNS = 400


class PigNode(NodeProcess):
    """A node whose house has Pig as its fifth game."""

    program: ClassVar[tuple[str, ...]] = ("-c", WITH_PIG)

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, limits=0)
        self.environment["PYTHONPATH"] = os.pathsep.join(filter(None, [str(TESTS), os.environ.get("PYTHONPATH")]))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with Pig."""
    node = PigNode(tmp_path_factory.mktemp("pig"))
    node.start()
    try:
        yield House(node)
        assert node.errors() == []
    finally:
        node.kill()


@pytest.mark.parametrize("press", [by_click, by_key])
def test_pig_is_played_to_the_end_by_pressing_what_is_offered(welcome: Welcome, press: Press) -> None:
    ann, ben = welcome(), welcome()
    table = ann.sit("pig", [{}, {}], {"first": "0", "target": TARGET})
    ben.take(table, "pig", "Ben")
    pages = [ann.page, ben.page]
    for page in pages:
        expect(page.locator("[data-phase=playing]")).to_be_visible()
    expect(ann.page.locator("[data-action]")).to_have_count(2)
    assert sorted(offers(ann.page)) == ["hold", "roll"]
    assert offers(ben.page) == []
    wish, turns = hasty(1), 0
    while not pages[0].locator("[data-phase=over]").count():
        assert turns < MOST_TURNS, "the game does not end"
        for page in pages:
            if offers(page):
                decide(page, wish, press)
                turns += 1
    for page in pages:
        expect(page.locator("[data-phase=over]")).to_be_visible()
        scores = page.locator("dt:text-is('scores') + dd").inner_text()
        assert max(map(int, scores.strip("[]").split(","))) >= TARGET
    for visitor in (ann, ben):
        visitor.forgive("no text ")  # the page is built with the texts of the house's own games
