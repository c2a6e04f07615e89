"""The conformance suite: what every game must keep to, without naming one.

Run it over a game of your own in a test:

    import pytest
    from dicehouse import games
    from dicehouse.testing import all_checks

    games.register("mygame", "mygame")

    @pytest.mark.parametrize("check", all_checks(), ids=lambda check: check.__name__)
    def test_conformance(check):
        check(games.spec("mygame"))

It needs the extra `dicehouse[testing]` (hypothesis). Checks of compiled play are skipped where numba is not installed.
"""

from dicehouse.testing import bot_checks, learning_checks, reason_checks  # noqa: F401 - they register their checks
from dicehouse.testing.conformance import CHECKS
from dicehouse.testing.playouts import random_match, random_states, random_steps
from dicehouse.testing.spec_checks import SPEC_CHECKS, all_checks, unchecked_fields
from dicehouse.testing.strategies import games, options, seeds

__all__ = [
    "CHECKS",
    "SPEC_CHECKS",
    "all_checks",
    "games",
    "options",
    "random_match",
    "random_states",
    "random_steps",
    "seeds",
    "unchecked_fields",
]
