"""Every registered game keeps the contract of every field of its `GameSpec`."""

from collections.abc import Callable

import pytest

from dicehouse import games
from dicehouse.games.spec import GameSpec
from dicehouse.testing import all_checks, unchecked_fields
from dicehouse.testing.spec_checks import SpecCheck


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("check", all_checks(), ids=lambda check: check.__name__)
def test_every_game_keeps_its_promises(check: SpecCheck, name: str) -> None:
    check(games.spec(name))


def test_every_field_of_a_spec_has_a_check() -> None:
    assert unchecked_fields() == ()


def test_a_new_field_without_a_check_is_noticed() -> None:
    class LargerSpec(GameSpec, frozen=True, kw_only=True):
        music: Callable[[], str] | None = None

    assert unchecked_fields(LargerSpec) == ("music",)


OPTIONAL = ("needs_numpy", "solved_where", "preload_jit", "policies", "stand_in")
"""What only some of our games need."""


@pytest.mark.parametrize("name", games.names())
def test_our_games_leave_no_field_to_its_fallback(name: str) -> None:
    spec, plain = games.spec(name), GameSpec(rules=games.load(name))
    empty = [field for field in spec.__struct_fields__ if getattr(spec, field) == getattr(plain, field)]
    assert set(empty) - {"rules", *OPTIONAL} == set()
