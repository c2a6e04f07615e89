"""Which names a house answers to, and which web pages may change something."""

import pytest

from dicehouse.server.browser_checks import asked_here, header, host_allowed, is_loopback, origin_allowed, wrong_host
from dicehouse.server.settings import Settings

HOME, OPEN = Settings(), Settings(host="0.0.0.0")
NAMED = Settings(host="0.0.0.0", hosts=("house.example",), origins=("https://games.example",))


def headers(**fields: str) -> list[tuple[bytes, bytes]]:
    return [(name.replace("_", "-").encode(), value.encode("latin-1")) for name, value in fields.items()]


@pytest.mark.parametrize(
    ("settings", "host", "allowed"),
    [
        (HOME, "localhost:8000", True),
        (HOME, "LOCALHOST.", True),
        (HOME, "dice.localhost", True),
        (HOME, "127.0.0.1:8000", True),
        (HOME, "[::1]:8000", True),
        (HOME, "", True),  # no browser
        (HOME, "evil.example", False),  # a site that resolves its name to this address
        (HOME, "localhost.evil.example", False),
        (HOME, "evil.example:80:80", False),
        (OPEN, "anything.example", True),
        (NAMED, "house.example", True),
        (NAMED, "house.example:8443", True),
        (NAMED, "192.168.0.7:8000", True),
        (NAMED, "other.example", False),
    ],
)
def test_names_that_are_ours(settings: Settings, host: str, allowed: bool) -> None:
    assert host_allowed(headers(host=host), settings) is allowed


@pytest.mark.parametrize(
    ("fields", "allowed"),
    [
        ({"host": "house.example"}, True),  # a program, or an old browser
        ({"host": "house.example", "origin": "https://house.example"}, True),
        ({"host": "house.example:8443", "origin": "https://house.example:8443"}, True),
        ({"host": "house.example", "origin": "https://house.example:8443"}, False),
        ({"host": "house.example", "origin": "https://games.example"}, True),
        ({"host": "house.example", "origin": "http://games.example"}, False),
        ({"host": "house.example", "origin": "null"}, False),
        ({"host": "house.example", "origin": "http://["}, False),
        ({"origin": "null"}, False),
        ({"host": "house.example", "sec_fetch_site": "same-origin"}, True),
        ({"host": "house.example", "sec_fetch_site": "none"}, True),
        ({"host": "house.example", "sec_fetch_site": "cross-site"}, False),
        ({"host": "house.example", "sec_fetch_site": "same-site"}, False),
    ],
)
def test_pages_that_may_change_something(fields: dict[str, str], allowed: bool) -> None:
    assert origin_allowed(headers(**fields), NAMED) is allowed


@pytest.mark.parametrize(
    ("host", "here"),
    [("localhost:1", True), ("127.0.0.1", True), ("[::1]:1", True), ("192.168.0.7", False), ("house.example", False)],
)
def test_a_browser_on_this_machine_trusts_its_own_names(host: str, here: bool) -> None:
    assert asked_here(headers(host=host)) is here


def test_addresses_that_only_this_machine_reaches() -> None:
    assert [is_loopback(host) for host in ("localhost", "127.0.0.1", "127.8.8.8", "::1")] == [True] * 4
    assert [is_loopback(host) for host in ("0.0.0.0", "::", "house.example", "")] == [False] * 4


def test_the_first_header_of_a_name_counts_and_its_bytes_do_no_harm() -> None:
    assert header([(b"host", b"one"), (b"host", b"two")], b"host") == "one"
    assert header([(b"host", b"\xff")], b"host") == "\xff"
    assert header([], b"host") == ""
    assert len(wrong_host([(b"host", b"x" * 5000)]).details["host"]) == 100  # type: ignore[arg-type]
