import pytest

from dicehouse import games
from dicehouse.testing import CHECKS
from dicehouse.testing.conformance import Check


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_every_game_keeps_its_promises(check: Check, name: str) -> None:
    check(games.load(name))
