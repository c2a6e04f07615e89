"""Rate limits of a node: each client and each player by itself."""

from collections.abc import Callable
from contextlib import suppress

import pytest

from dicehouse.server.errors import ProtocolError
from dicehouse.server.quotas import HttpLimit, Quotas


def taken(take: Callable[..., None], *arguments: object, most: int = 3000) -> int:
    """How often something is allowed at once."""
    for number in range(most):
        with suppress(ProtocolError):
            take(*arguments)
            continue
        return number
    return most


@pytest.mark.parametrize("limit", HttpLimit)
def test_an_address_may_ask_as_often_as_the_limit_says_and_another_as_often_again(limit: HttpLimit) -> None:
    quotas, (size, rate) = Quotas(1.0), limit.value
    for address in ("ann", "ben"):
        allowed = taken(quotas.take_request, limit, address)
        assert size <= allowed <= size + 10 * rate  # what comes back while the test runs


def test_a_factor_multiplies_all_limits_and_none_of_them_is_left_with_zero() -> None:
    size, rate = HttpLimit.LOOKING.value
    assert 3 * size <= taken(Quotas(3.0).take_request, HttpLimit.LOOKING, "ann") <= 3 * (size + 10 * rate)
    assert taken(Quotas(0.0).take_request, HttpLimit.LOOKING, "ann") == 3000


@pytest.mark.parametrize("name", ["take_word", "take_reaction"])
def test_players_at_one_address_share_a_larger_limit(name: str) -> None:
    take = getattr(Quotas(1.0), name)
    alone = taken(take, "player 0", "home")
    together = alone + sum(taken(take, f"player {number}", "home") for number in range(1, 20))
    assert alone < together < 20 * alone
    assert taken(take, "somebody", "elsewhere") == pytest.approx(alone, abs=20)
