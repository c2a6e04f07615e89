"""The conformance suite: checks that every game must pass, written without the name of any game.

Run it over a game of your own in a test:

    import pytest
    from dicehouse.testing import CHECKS

    @pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
    def test_conformance(check):
        check(MyGame)

It needs the extra `dicehouse[testing]` (hypothesis).
"""

from dicehouse.testing.conformance import CHECKS
from dicehouse.testing.playouts import random_match, random_states, random_steps
from dicehouse.testing.strategies import games, options, seeds

__all__ = ["CHECKS", "games", "options", "random_match", "random_states", "random_steps", "seeds"]
