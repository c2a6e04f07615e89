"""What a hostile client can send over HTTP: bytes that are no text, other pages, other names, endless questions."""

import asyncio
import contextlib
import http.client
import json
import socket
import threading
from collections import Counter
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from dicehouse import dice
from dicehouse.client import ServerApi, sit_down
from dicehouse.server import finished_games, rate_limit
from dicehouse.server.app import create_app, create_node
from dicehouse.server.protocol import VERSION
from dicehouse.server.settings import Settings
from server.conftest import NodeProcess
from server.documents import SAFE, fetch, finish, run
from server.inprocess import LocalNode

OPEN = {"game": "gonuts", "seats": [{}, {}]}
JSON = {"Content-Type": "application/json"}


PATIENCE = 60.0
NODE: dict[str, object] = {"limits": 0, "bot_pause": 0.0}


@pytest.fixture(scope="module")
def open_node(shared_node: NodeProcess) -> NodeProcess:
    return shared_node


def failures(node: NodeProcess) -> float:
    lines = fetch(f"{node.address}/metrics")[1].splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("dicehouse_failures_total "))


def send(
    node: NodeProcess, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
) -> tuple[int, dict[str, Any], dict[str, str]]:
    """One request as it is; gives status, body and headers."""
    line = http.client.HTTPConnection("127.0.0.1", node.port, timeout=20)
    try:
        line.request(method, path, body, headers or {})
        answer = line.getresponse()
        text = answer.read()
        told = json.loads(text) if answer.headers.get_content_type() == "application/json" else {}
        return answer.status, told, dict(answer.headers)
    finally:
        line.close()


# bodies that are no JSON

BODIES = {
    "a byte that is no text": b'{"game":"\xff"}',
    "half a character": b'{"game":"\xc3"}',
    "a surrogate as UTF-8": b'{"game":"\xed\xa0\x80"}',
    "a surrogate escaped": b'{"game":"\\ud800"}',
    "a key that is no text": b'{"\xff":1}',
    "deep lists": b"[" * 30_000 + b"]" * 30_000,
    "deep objects": b'{"a":' * 10_000 + b"1" + b"}" * 10_000,
    "deep where anything may be": b'{"game":"gonuts","seats":[{},{}],"options":{"a":'
    + b"[" * 5000
    + b"]" * 5000
    + b"}}",
    "a deep beginning": b"[" * 60_000,
    "a number without end": b'{"game":"gonuts","seats":[],"clock":' + b"9" * 5000 + b"}",
    "UTF-16": '{"game":"gonuts"}'.encode("utf-16"),
    "nothing": b"",
    "zeros": b"\0" * 100,
    "a null": b"null",
    "a list": b"[]",
    "a name of the wrong kind": b'{"game":null,"seats":[{},{}]}',
}


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/nowhere/seats"])
@pytest.mark.parametrize("kind", BODIES)
def test_a_body_that_is_no_message_is_refused_and_is_no_failure(open_node: NodeProcess, kind: str, path: str) -> None:
    status, told, _ = send(open_node, "POST", path, BODIES[kind], JSON)
    assert status == 400
    assert told["code"] == "http.400"
    assert told["sentence"]


@settings(max_examples=150)
@given(
    body=st.one_of(
        st.binary(max_size=300),
        st.binary(max_size=60).map(lambda noise: b'{"game":"gonuts","seats":[{},{}],"options":{"' + noise + b'":1}}'),
        st.tuples(st.binary(max_size=8), st.binary(max_size=8)).map(
            lambda ends: ends[0] + json.dumps(OPEN).encode() + ends[1]
        ),
    ),
    path=st.sampled_from(["/api/tables", "/api/tables/nowhere/seats", "/api/tables/nowhere/next"]),
)
def test_whatever_bytes_come_are_answered_without_a_failure(open_node: NodeProcess, body: bytes, path: str) -> None:
    status, told, _ = send(open_node, "POST", path, body, JSON)
    assert status in (201, 400, 404)
    assert status == 201 or told["code"]


def test_too_many_broken_bodies_are_refused_before_they_are_read(node: NodeProcess) -> None:
    answered = [send(node, "POST", "/api/tables", b"\xff", JSON) for _ in range(130)]
    assert {status for status, _, _ in answered} == {400, 429}
    last = answered[-1]
    assert (last[0], last[1]["code"], last[2]["retry-after"]) == (429, "protocol.rate", "1")
    # the rest of a long body is not awaited: nothing of it was sent
    with socket.create_connection(("127.0.0.1", node.port), timeout=20) as line:
        line.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            b"Content-Length: 60000\r\n\r\n"
        )
        assert line.recv(100).startswith(b"HTTP/1.1 429")
    assert node.errors() == []
    assert failures(node) == 0


ASKED: tuple[tuple[str, str, object, int], ...] = (
    ("GET", "/api/games", None, 700),
    ("GET", "/api/house", None, 700),
    ("GET", "/api/lessons/chili", None, 700),
    ("GET", "/api/tables", None, 700),
    ("GET", "/api/tables/nowhere", None, 700),
    ("GET", "/api/tables/nowhere/record", None, 60),
    ("GET", "/api/tables/nowhere/proof", None, 60),
    ("POST", "/api/tables", {}, 200),
    ("POST", "/api/tables/nowhere/seats", {}, 300),
    ("POST", "/api/tables/nowhere/next", None, 200),
    ("POST", "/api/tables/nowhere/seats/0/mute", None, 600),
    ("DELETE", "/api/tables/nowhere/seats/0", None, 600),
)
"""Every kind of request, with more than anybody may ask of it at once."""


def test_every_kind_of_request_has_a_limit_by_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limit, "time", SimpleNamespace(monotonic=lambda: 1.0))  # nothing is forgotten meanwhile

    async def work() -> None:
        async with LocalNode(tmp_path) as local:
            for number, (method, path, body, most) in enumerate(ASKED):
                client = f"10.1.0.{number}"
                for _ in range(most):
                    answer = await local.ask(method, path, body, client=client)
                    if answer.status == 429:
                        break
                assert answer.status == 429, (method, path)
                other = await local.ask(method, path, body, client="10.2.0.1")
                assert other.status != 429, (method, path)

    run(work())


# pages from elsewhere, and other names


def opening(node: NodeProcess, **headers: str) -> tuple[int, str]:
    status, told, _ = send(node, "POST", "/api/tables", json.dumps(OPEN).encode(), JSON | headers)
    return status, told.get("code", "")


@pytest.mark.parametrize(
    "kind",
    ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "", "application/jsonx"],
)
def test_what_a_form_of_any_page_can_send_is_refused(open_node: NodeProcess, kind: str) -> None:
    headers = {"Content-Type": kind} if kind else {}
    for path in ("/api/tables", "/api/tables/nowhere/seats"):
        status, told, _ = send(open_node, "POST", path, json.dumps(OPEN).encode(), headers)
        assert (status, told["code"]) == (415, "http.415")
        assert "application/json" in told["sentence"]


def test_json_by_any_of_its_names_is_taken(open_node: NodeProcess) -> None:
    for kind in ("application/json", "application/json; charset=utf-8", "Application/JSON"):
        assert opening(open_node, **{"Content-Type": kind})[0] == 201


def test_pages_from_elsewhere_change_nothing(open_node: NodeProcess) -> None:
    own = open_node.address
    for headers in (
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://["},
        {"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": f"{own}.evil.example"},
        {"Origin": "http://127.0.0.1:1"},
    ):
        assert opening(open_node, **headers) == (403, "protocol.origin"), headers
        for method, path in (("DELETE", "/api/tables/x/seats/0"), ("POST", "/api/tables/x/next")):
            assert send(open_node, method, path, None, headers)[0] == 403
        assert send(open_node, "GET", "/api/tables", None, headers)[0] == 200  # the browser does not show it to them
    for headers in ({}, {"Origin": own}, {"Origin": own, "Sec-Fetch-Site": "same-origin"}, {"Sec-Fetch-Site": "none"}):
        assert opening(open_node, **headers)[0] == 201, headers


LOCAL = (
    "localhost",
    "LOCALHOST:8000",
    "house.localhost",
    "127.0.0.1",
    "127.0.0.1:8000",
    "[::1]:8000",
    "192.168.1.5",
    "",
)
FOREIGN = (
    "evil.example",
    "localhost.evil.example",
    "evil.example:8000",
    "127.0.0.1.evil.example",
    "[::1",
    "a b",
    "1e3.evil",
)


@pytest.mark.parametrize(
    ("chosen", "allowed", "refused"),
    [
        ({}, LOCAL, FOREIGN),
        ({"host": "::1"}, LOCAL, FOREIGN),
        ({"hosts": ("games.example",)}, (*LOCAL, "games.example", "Games.Example:443", "games.example."), FOREIGN),
        ({"host": "0.0.0.0", "hosts": ("games.example",)}, ("games.example", "10.0.0.7:8000"), FOREIGN),
        ({"host": "0.0.0.0"}, (*LOCAL, "any.example", "localhost.any.example:8000"), ()),
    ],
)
def test_a_house_answers_to_its_own_names(
    tmp_path: Path, chosen: dict[str, Any], allowed: tuple[str, ...], refused: tuple[str, ...]
) -> None:
    async def ask(app: Any, path: str, host: str) -> tuple[int, bytes]:
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        async def receive() -> Any:
            return {"type": "http.request", "body": b"", "more_body": False}

        headers = [(b"host", host.encode())] if host else []
        scope = {"type": "http", "method": "GET", "path": path, "raw_path": path.encode(), "query_string": b"",
                 "root_path": "", "headers": headers, "client": ("127.0.0.1", 1), "server": ("x", 1), "scheme": "http",
                 "http_version": "1.1", "asgi": {"version": "3.0"}, "state": {}}  # fmt: skip
        await app(scope, receive, send)
        return sent[0]["status"], b"".join(part.get("body", b"") for part in sent[1:])

    async def work() -> None:
        node = create_node(Settings(**({"database": str(tmp_path / "tables.sqlite")} | chosen)))
        app = create_app(node)
        await node.open()
        try:
            for host in allowed:
                assert (await ask(app, "/api/games", host))[0] == 200, host
            for host in refused:
                for path in ("/api/games", "/", "/assets/x.js"):
                    status, body = await ask(app, path, host)
                    assert (status, json.loads(body)["code"]) == (421, "protocol.host"), (host, path)
            for path in ("/healthz", "/readyz", "/metrics"):  # for programs beside it, whatever they call it
                assert (await ask(app, path, "node1:8000"))[0] == 200
        finally:
            await node.close()

    run(work())


def test_a_websocket_under_another_name_is_refused(open_node: NodeProcess) -> None:
    def shaken(host: str) -> bytes:
        with socket.create_connection(("127.0.0.1", open_node.port), timeout=20) as line:
            line.sendall(
                f"GET /ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            return line.recv(40)

    assert b" 101 " in shaken(f"localhost:{open_node.port}")
    assert b" 403 " in shaken("evil.example") or b" 421 " in shaken("evil.example")


# pages of the schema, records and proofs


def test_the_schema_is_served_without_pages_that_need_another_server(open_node: NodeProcess) -> None:
    assert fetch(f"{open_node.address}/api/schema/openapi.json")[0] == 200
    assert fetch(f"{open_node.address}/api/schema/openapi.yaml")[0] == 200
    for page in ("", "/", "/swagger", "/redoc", "/elements", "/rapidoc", "/scalar"):
        text = fetch(f"{open_node.address}/api/schema{page}")[1]
        assert "<script" not in text, page
        assert "jsdelivr" not in text, page


async def played(api: ServerApi, address: str) -> str:
    opened = await api.open_table("gonuts", [{}, {}], SAFE | {"target": 8})
    seats = [await sit_down(address, opened["table"], name) for name in ("Ann", "Bob")]
    async with seats[0], seats[1]:
        await asyncio.gather(*(finish(seat, Random(number)) for number, seat in enumerate(seats)))
    return str(opened["table"])


def test_records_and_proofs_are_limited_by_address(node: NodeProcess) -> None:
    table = run(played(ServerApi(node.address), node.address))
    for what in ("record", "proof"):
        answered = [fetch(f"{node.address}/api/tables/{table}/{what}")[0] for _ in range(40)]
        assert set(answered) <= {200, 429}
        assert answered[-1] == 429


async def finished_between_bots(local: LocalNode) -> str:
    """A table whose game is over: its player was sent away, and a bot went on."""
    bots = [{"kind": "bot", "level": "novice"}, {"kind": "person"}]
    opened = (
        await local.ask("POST", "/api/tables", {"game": "gonuts", "seats": bots, "options": {"target": 8}})
    ).json()
    table = opened["table"]
    await local.ask("POST", f"/api/tables/{table}/seats", {"name": "Ann"})
    live = await local.node.live_table(table)
    await local.ask("DELETE", f"/api/tables/{table}/seats/1", None, opened["host"])
    line = local.line(lambda _: None)
    line.say(say="hello", version=VERSION, table=table)
    while live.table.phase != "over":
        await asyncio.sleep(0.01)
    await line.hang_up()
    return str(table)


def test_a_finished_game_is_proved_once_however_many_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    proved = 0
    prove = dice.prove

    def counted(record: Any) -> Any:
        nonlocal proved
        proved += 1
        return prove(record)

    monkeypatch.setattr(finished_games, "prove", counted)

    async def work() -> None:
        async with LocalNode(tmp_path, limits=0) as local:
            table = await finished_between_bots(local)
            both = [local.ask("GET", f"/api/tables/{table}/{what}") for what in ("proof", "record")] + [
                local.ask("GET", f"/api/tables/{table}/proof") for _ in range(20)
            ]
            answers = await asyncio.gather(*both)
            assert {answer.status for answer in answers} == {200}
            assert len({answer.body for answer in answers}) == 2
            assert proved == 1
            finished = local.node.finished
            finished.forget(table)
            assert (await local.ask("GET", f"/api/tables/{table}/proof")).body == answers[0].body
            assert proved == 2
            monkeypatch.setattr(finished_games, "MOST_KEPT", 10)
            await finished_between_bots(local)
            assert finished.size > 10
            other = await finished_between_bots(local)
            await local.ask("GET", f"/api/tables/{other}/proof")
            assert finished.size == 0  # nothing fits any more

    run(work())


def test_one_client_cannot_keep_others_from_finished_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with LocalNode(tmp_path, limits=0) as local:
            table = await finished_between_bots(local)
            pages = f"/api/tables/{table}/replay"
            assert (await local.ask("GET", pages)).status == 200
            page, gate = finished_games._page, threading.Event()

            def waiting(*arguments: Any) -> bytes:
                gate.wait(PATIENCE)
                return page(*arguments)

            monkeypatch.setattr(finished_games, "_page", waiting)
            greedy = [asyncio.create_task(local.ask("GET", pages, client="192.0.2.1")) for _ in range(40)]
            most, node = finished_games.MOST_WAITING_OF_CLIENT, local.node.finished
            while sum(one.done() for one in greedy) < 40 - most:
                await asyncio.sleep(0)
            other = asyncio.create_task(local.ask("GET", pages, client="198.51.100.7"))
            while node._waiting.total() <= most:
                await asyncio.sleep(0)
            gate.set()
            statuses = Counter(answer.status for answer in await asyncio.gather(*greedy))
            assert statuses == {200: most, 503: 40 - most}
            assert (await other).status == 200
            assert not node._waiting

    run(work())


def test_what_is_made_of_a_game_while_its_table_is_deleted_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with LocalNode(tmp_path, limits=0) as local:
            table, gate, began, make = await finished_between_bots(local), threading.Event(), [], finished_games._make

            def waiting(*arguments: Any) -> Any:
                began.append(True)
                gate.wait(PATIENCE)
                return make(*arguments)

            monkeypatch.setattr(finished_games, "_make", waiting)
            asking = asyncio.create_task(local.ask("GET", f"/api/tables/{table}/record"))
            while not began:
                await asyncio.sleep(0)
            await local.node.delete_table(table)
            gate.set()
            await asking
            kept = local.node.finished
            assert (kept._kept, kept._making, kept._waiting, kept.size) == ({}, {}, {}, 0)

    run(work())


# logs


def test_no_line_of_the_log_names_the_address_of_a_player(tmp_path: Path) -> None:
    node = NodeProcess(tmp_path, log_level="info", bot_pause=0.0)
    node.start()
    address = "203.0.113.77"

    async def work() -> None:
        opened = await ServerApi(node.address).open_table("gonuts", [{}, {}])
        for origin in (None, Origin("https://evil.example")):
            with contextlib.suppress(InvalidStatus):
                async with connect(
                    ServerApi(node.address).websocket_url,
                    additional_headers={"X-Forwarded-For": address},
                    origin=origin,
                ) as line:
                    await line.send(json.dumps({"say": "hello", "version": VERSION, "table": opened["table"]}))
                    assert json.loads(await line.recv())["say"] == "welcome"

    try:
        run(work())
        for body in (b"\xff", json.dumps(OPEN).encode()):
            send(node, "POST", "/api/tables", body, JSON | {"X-Forwarded-For": address})
        assert node.stop() == 0
    finally:
        node.kill()
    assert address not in node.log.read_text()
