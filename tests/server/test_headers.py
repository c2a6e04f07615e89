"""Security headers: on every response, beside its own, and `Cross-Origin-Opener-Policy` where a browser takes it."""

import asyncio
from typing import Any

import pytest

from dicehouse.server.headers import OPENER, SECURITY, add_security_headers


def sent(kind: str, scheme: str, host: str, *own: tuple[bytes, bytes]) -> dict[str, Any]:
    """A message of a response, once the headers are added."""
    message: Any = {"type": kind, "headers": list(own)}
    scope: Any = {"scheme": scheme, "headers": [(b"host", host.encode())]}
    asyncio.run(add_security_headers(message, scope))
    return {name.decode(): value.decode() for name, value in message["headers"]}


def test_they_come_after_the_headers_of_the_response() -> None:
    headers = sent("http.response.start", "http", "house.example", (b"content-type", b"text/html"))
    assert headers == {"content-type": "text/html"} | {name.lower(): value for name, value in SECURITY.items()}


@pytest.mark.parametrize(
    ("scheme", "host", "there"),
    [
        ("https", "house.example", True),
        ("http", "localhost:8000", True),
        ("http", "house.example", False),
        ("http", "192.168.0.7:8000", False),
    ],
)
def test_a_browser_is_told_about_openers_where_it_listens(scheme: str, host: str, there: bool) -> None:
    assert (sent("http.response.start", scheme, host).get(OPENER[0].lower()) == OPENER[1]) is there


def test_only_the_start_of_a_response_has_headers() -> None:
    assert sent("http.response.body", "https", "house.example") == {}


def test_a_page_loads_nothing_from_elsewhere_and_nobody_frames_it() -> None:
    policy = dict(part.split(" ", 1) for part in SECURITY["Content-Security-Policy"].split("; "))
    assert policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
    assert not any("unsafe" in value or "http" in value for value in policy.values())
