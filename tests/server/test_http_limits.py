"""HTTP before the application: sizes, numbers and pipelining have limits, and every answer protects browsers."""

import json

import pytest

from dicehouse.server.headers import SECURITY
from dicehouse.server.settings import Settings
from server.conftest import NodeProcess
from server.raw import Raw, handshake, request

USUAL = Settings()
MEGABYTE = 10**6
GET = request("GET /healthz HTTP/1.1")


@pytest.fixture(scope="module")
def node(shared_node: NodeProcess) -> NodeProcess:
    return shared_node


def padded(size: int) -> bytes:
    """A request whose head has so many bytes."""
    rest = size - len(request("GET /healthz HTTP/1.1", "X: "))
    return request("GET /healthz HTTP/1.1", "X: " + "x" * rest)


CHUNKED = request("POST /api/tables HTTP/1.1", "Transfer-Encoding: chunked", "Content-Type: application/json")
TOO_MUCH = {
    "many small fields": (b"GET /healthz HTTP/1.1\r\n" + b"a: b\r\n" * 2 * MEGABYTE, 431, "fields"),
    "one field too many": (
        request("GET /healthz HTTP/1.1", *(f"a{number}: b" for number in range(USUAL.head_fields))),
        431,
        "fields",
    ),
    "an endless field": (b"GET /healthz HTTP/1.1\r\na: " + b"b" * 10 * MEGABYTE, 431, "head"),
    "an endless name of a field": (b"GET /healthz HTTP/1.1\r\n" + b"b" * 10 * MEGABYTE, 431, "head"),
    "a head that is too large": (padded(USUAL.head_bytes + 8192), 431, "head"),
    "an endless address": (b"GET /" + b"b" * 10 * MEGABYTE, 414, "url"),
    "an address one byte too long": (request(f"GET /{'b' * USUAL.url_bytes} HTTP/1.1"), 414, "url"),
    "an endless query": (b"GET /?" + b"b" * 10 * MEGABYTE, 414, "url"),
    "an endless trailer": (CHUNKED + b"0\r\na: " + b"b" * 10 * MEGABYTE, 400, "framing"),
    "many trailers": (CHUNKED + b"0\r\n" + b"a: b\r\n" * MEGABYTE, 431, "fields"),
    "many small chunks": (CHUNKED + b"1\r\n \r\n" * MEGABYTE, 400, "framing"),
    "an endless handshake": (handshake()[:-2] + b"a: " + b"b" * 10 * MEGABYTE, 431, "head"),
}


@pytest.mark.parametrize("second", [False, True], ids=["first", "second"])
@pytest.mark.parametrize("odd", TOO_MUCH)
def test_what_is_too_much_is_refused_before_it_is_kept(node: NodeProcess, odd: str, second: bool) -> None:
    """Also where a connection was used before; what is sent after the refusal is not read to its end."""
    sent, status, limit = TOO_MUCH[odd]
    before, memory = node.refused(limit), node.memory()
    with Raw(node) as line:
        if second:
            line.send(GET)
            answer = line.answer()
            assert answer is not None
            assert answer.status == 200
        line.send(sent)
        answer = line.answer()
        if answer is not None and limit == "framing" and answer.status != status:
            answer = line.answer()
    assert node.refused(limit) == before + 1
    if answer is not None:  # a client that is still sending may lose the answer
        assert (answer.status, json.loads(answer.body)["code"]) == (status, f"http.{status}")
        check_protected(answer.headers)
    assert node.memory() < memory + 8 * MEGABYTE


def check_protected(headers: dict[str, str]) -> None:
    assert {name: headers.get(name.lower()) for name in SECURITY} == SECURITY


def test_a_large_head_within_the_limits_is_answered(node: NodeProcess) -> None:
    url = "/" + "b" * (USUAL.url_bytes - 1)
    for asked, status in (
        (padded(USUAL.head_bytes - 1), 200),
        (request("GET /healthz HTTP/1.1", *(f"a{number}: b" for number in range(USUAL.head_fields - 1))), 200),
        (request(f"GET {url} HTTP/1.1"), 404),
    ):
        with Raw(node) as line:
            line.send(asked)
            answer = line.answer()
            assert answer is not None
            assert answer.status == status


REFUSED = {
    "no HTTP": (b"hello\r\n\r\n", 400),
    "a page from elsewhere": (handshake("Origin: https://elsewhere.example"), 403),
    "no origin": (handshake("Origin: http://["), 403),
    "another path": (handshake(path="/other"), 403),
    "no handshake": (handshake(key="x"), 400),
    "an old version": (handshake().replace(b"Version: 13", b"Version: 8"), 426),
    "a long address": (request(f"GET /{'b' * 5000} HTTP/1.1"), 414),
    "many fields": (request("GET / HTTP/1.1", *["a: b"] * 200), 431),
    "nothing there": (request("GET /api/nothing HTTP/1.1"), 404),
    "a wrong method": (request("DELETE /api/games HTTP/1.1"), 405),
    "another protocol": (request("GET /healthz HTTP/1.1", "Connection: Upgrade", "Upgrade: h2c"), 200),
}


@pytest.mark.parametrize("odd", REFUSED)
def test_every_answer_carries_what_protects_browsers(node: NodeProcess, odd: str) -> None:
    sent, status = REFUSED[odd]
    with Raw(node) as line:
        line.send(sent)
        answer = line.answer()
    assert answer is not None
    assert answer.status == status
    check_protected(answer.headers)


# pipelining


def test_some_requests_may_come_at_once_and_are_answered_in_order(node: NodeProcess) -> None:
    paths = ["/healthz", "/api/games", "/api/nothing"] * 2
    with Raw(node) as line:
        line.send(b"".join(request(f"GET {path} HTTP/1.1") for path in paths))
        statuses = [answer.status for answer in (line.answer() for _ in paths) if answer is not None]
    assert statuses == [200, 200, 404] * 2


def test_too_many_requests_at_once_end_the_connection(node: NodeProcess) -> None:
    count = 500
    before = node.refused("pipelined")
    with Raw(node) as line:
        line.send(GET * count)
        answered = 0
        while line.answer() is not None:
            answered += 1
    assert answered < 2 * USUAL.pipelined
    assert node.refused("pipelined") == before + 1


def test_what_a_flood_of_requests_leaves_behind_is_collected(node: NodeProcess) -> None:
    """Nobody reads an answer, and the next connection comes when this one is closed."""
    memory = node.memory()
    for _ in range(300):
        with Raw(node) as line:
            line.send_without_reading(GET * 1000, 10 * len(GET) * 1000)
    with Raw(node) as line:
        line.send(GET)
        assert line.answer() is not None
    assert node.memory() < memory + 30 * MEGABYTE
