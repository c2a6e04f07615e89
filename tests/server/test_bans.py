"""Banned addresses: what a ban covers, when it ends, and the connections it closes."""

import re
import time

import pytest

from dicehouse.server.bans import BanList, network_of
from dicehouse.server.store import Ban
from dicehouse.server.transport.close_codes import CloseCode


@pytest.mark.parametrize(
    ("text", "network"),
    [
        ("203.0.113.7", "203.0.113.7/32"),
        (" 203.0.113.7 ", "203.0.113.7/32"),
        ("203.0.113.7/24", "203.0.113.0/24"),
        ("2001:db8::1", "2001:db8::/64"),
        ("[2001:db8::1]", "2001:db8::/64"),
        ("2001:db8::/48", "2001:db8::/48"),
        ("::ffff:203.0.113.7", "203.0.113.7/32"),
        ("::ffff:203.0.113.0/120", "203.0.113.0/24"),
    ],
)
def test_an_address_stands_for_what_one_client_has(text: str, network: str) -> None:
    assert str(network_of(text)) == network


@pytest.mark.parametrize("text", ["", "house", "203.0.113", "203.0.113.7/33", "2001:db8::/129", "1/2/3"])
def test_what_is_no_network_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=re.escape(text) or "^$"):
        network_of(text)


def banned(*networks: str, until: float | None = None) -> BanList:
    bans = BanList()
    bans.replace([Ban(network, until, "", 0.0) for network in networks])
    return bans


def test_a_ban_covers_its_network_and_nothing_beside_it() -> None:
    bans = banned("203.0.113.0/24", "2001:db8::1")
    assert all(map(bans.is_banned, ("203.0.113.0", "203.0.113.255", "::ffff:203.0.113.9", "2001:db8::ffff")))
    assert bans.is_banned("2001:db8::/64")  # as limits count it
    assert not any(map(bans.is_banned, ("203.0.112.255", "203.0.114.0", "2001:db8:0:1::1", "nonsense", "")))


def test_a_ban_ends() -> None:
    assert banned("203.0.113.7", until=time.time() + 1000).is_banned("203.0.113.7")
    assert not banned("203.0.113.7", until=time.time() - 1).is_banned("203.0.113.7")


def test_new_bans_replace_the_old_and_close_open_connections_once() -> None:
    bans, closed = banned("203.0.113.7"), list[tuple[str, int]]()
    ended = {
        name: bans.watch(address, lambda code, name=name: closed.append((name, code)))  # type: ignore[misc]
        for name, address in {"ann": "198.51.100.1", "ben": "198.51.100.2", "cat": "198.51.100.2"}.items()
    }
    ended["cat"]()
    bans.replace([Ban("198.51.100.2", None, "", 0.0)])
    assert closed == [("ben", CloseCode.POLICY_VIOLATION)]
    assert not bans.is_banned("203.0.113.7")
