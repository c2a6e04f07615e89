"""Nothing crashes: whatever comes over HTTP or a WebSocket is answered or shown the door, and nobody else notices.

All the while people play at another table. `make test` tries some hundred requests; DICEHOUSE_FUZZ tries as many
times more as it says.
"""

import asyncio
import contextlib
import ipaddress
import itertools
import json
import os
import resource
import secrets
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, get_args
from urllib.parse import unquote

import msgspec
import pytest
import requests
import schemathesis
from hypothesis import given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from websockets.asyncio.client import connect as connect_async
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

import dicehouse.server.errors  # noqa: F401 - its codes are known then
from dicehouse import games
from dicehouse.client import ApiError, Refusal, Seat, ServerApi, sit_down
from dicehouse.client.seat import Choice
from dicehouse.core.errors import SENTENCES
from dicehouse.core.record import Record
from dicehouse.dice import verify
from dicehouse.server.protocol import LARGEST, VERSION, Done, FromClient, News, Refused, ToClient
from server.conftest import NodeProcess, Postgres

TIMES = int(os.environ.get("DICEHOUSE_FUZZ", "1"))
SOCKETS = 1000
PATIENCE = 60.0
SAFE = {"first": 0, "squirrels": 0, "cars": 0}
"""Go Nuts! in which whoever starts has a choice, and keeps the turn."""


class Bystanders:
    """Two people who play one game after the other at the same node, and want to notice nothing."""

    def __init__(self, node: NodeProcess) -> None:
        self._node = node
        self._stop = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._play()))
        self._failure: BaseException | None = None
        self.finished = 0

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Finish the game, and complain if anything went wrong."""
        self._stop.set()
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the game at the other table is stuck"
        if self._failure is not None:
            raise self._failure
        assert self.finished > 0

    async def _play(self) -> None:
        try:
            while not self._stop.is_set() or not self.finished:
                await self._game()
                self.finished += 1
        except BaseException as failure:
            self._failure = failure

    async def _game(self) -> None:
        api = ServerApi(self._node.address)
        table = (await api.open_table("gonuts", [{}, {}], {"target": 20, "round": "beats"}))["table"]
        seats = [await sit_down(self._node.address, table, name, string="") for name in ("Ann", "Bob")]
        await asyncio.gather(*(self._person(seat, Random(number)) for number, seat in enumerate(seats)))
        record = Record.read(await api.request("GET", f"/api/tables/{table}/record"))
        verify(record)
        assert games.replay(record).outcome is not None
        for seat in seats:
            assert [entry["number"] for entry in seat.history] == list(range(1, len(seat.history) + 1))

    async def _person(self, seat: Seat, random: Random) -> None:
        async with seat:
            async for moment in seat.moments():
                if moment.choices:
                    await asyncio.sleep(0.06)
                    with contextlib.suppress(Refusal):
                        await seat.act(random.choice(moment.choices).action, moment.number)


@pytest.fixture(scope="module")
def busy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NodeProcess]:
    """A node at which people play all the while; afterwards it must be as if nothing had been."""
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(limit[1], 8192), limit[1]))
    node = NodeProcess(tmp_path_factory.mktemp("busy"), bot_pause=0.0)
    node.start()
    try:
        bystanders = Bystanders(node)
        bystanders.start()
        yield node
        bystanders.stop()
        with requests.get(f"{node.address}/readyz", timeout=PATIENCE) as answer:
            assert answer.text == "ok"
        assert node.errors() == []
    finally:
        node.kill()
        resource.setrlimit(resource.RLIMIT_NOFILE, limit)


HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.fixture(scope="module")
def crowd(busy: NodeProcess) -> Iterator[list[socket.socket]]:
    """A thousand who connect and say nothing, half a request, half a handshake, or no hello after a whole one."""
    with contextlib.ExitStack() as stack:
        silent = []
        for number in range(SOCKETS):
            source = (f"127.0.9.{number % 50 + 1}", 0)  # from many addresses: one alone could not have so many
            one = stack.enter_context(socket.create_connection(("127.0.0.1", busy.port), PATIENCE, source))
            one.sendall((b"", b"GET /ap", HANDSHAKE[:60], HANDSHAKE)[number % 4])
            silent.append(one)
        yield silent


class Guinea:
    """A table for others to be wild at."""

    def __init__(self, node: NodeProcess, *, listed: bool = False, real: bool = False) -> None:
        self.node = node
        self.api = ServerApi(node.address)
        wish = {"game": "gonuts", "seats": [{}, {}], "options": SAFE, "listed": listed, "real": real}
        opened = self.ask("POST", "/api/tables", wish)
        self.table, self.code, self.host = opened["table"], opened["code"], opened["host"]
        self.tokens = [
            self.ask("POST", f"/api/tables/{self.table}/seats", {"name": name})["token"] for name in ("One", "Two")
        ]

    def ask(self, method: str, path: str, body: object) -> Any:
        return asyncio.run(self.api.request(method, path, body))

    def connect(self) -> contextlib.AbstractContextManager[ClientConnection]:
        return connect(self.api.websocket_url, compression=None, max_size=None, open_timeout=PATIENCE)

    def hello(self, seat: int = 0, **more: Any) -> str:
        hello = {"say": "hello", "version": 2, "table": self.table, "token": self.tokens[seat]}
        return json.dumps(hello | more)

    @contextlib.contextmanager
    def greeted(self, seat: int = 0) -> Iterator[ClientConnection]:
        with self.connect() as line:
            line.send(self.hello(seat))
            answer = json.loads(line.recv(PATIENCE))
            assert answer["say"] == "welcome", answer
            yield line


@pytest.fixture(scope="module")
def table(busy: NodeProcess, crowd: list[socket.socket]) -> Guinea:
    return Guinea(busy, listed=True)  # the only one: an address has seats at few listed tables


def heard(line: ClientConnection, until: str = "") -> tuple[list[ToClient], int | None]:
    """Everything the house says until it answers this id, or closes; each must be a message of the protocol."""
    told: list[ToClient] = []
    while True:
        try:
            data = line.recv(PATIENCE)
        except ConnectionClosed:
            return told, line.protocol.close_code
        message = msgspec.json.decode(data, type=ToClient)
        if isinstance(message, Refused):
            assert message.code in SENTENCES
        told.append(message)
        if until and getattr(message, "id", "") == until:
            return told, None


def codes(told: list[ToClient]) -> list[str]:
    return [message.code for message in told if isinstance(message, Refused)]


# HTTP

UNFIT = ("positive_data_acceptance", "allow_header_conformance")
"""Checks that cannot hold: whether options fit depends on the game, so what the schema allows may still be refused;
and Litestar tells only one of two methods of an address when asked for OPTIONS."""


def schema_address(node: NodeProcess) -> str:
    return f"{node.address}/api/schema/openapi.json"


def test_every_request_is_answered_as_documented(table: Guinea) -> None:
    """By the books: boundary values, wrong types and methods, and requests that follow from each other's answers."""
    done = subprocess.run(
        [
            *(sys.executable, "-m", "schemathesis.cli", "run", schema_address(table.node)),
            *("--max-examples", str(10 * TIMES), "--seed", "1", "--exclude-checks", ",".join(UNFIT)),
            *("--header", "X-Forwarded-For: 10.255.0.1"),  # the limits for this address hit nobody else
            *("--no-color", "--continue-on-failure", "--generation-database", "none"),
        ],
        cwd=table.node.log.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]
    paths = requests.get(schema_address(table.node), timeout=PATIENCE).json()["paths"]
    operations = sum(len(methods) for methods in paths.values())
    assert f"{operations} selected / {operations} total" in done.stdout


@pytest.fixture(scope="module")
def finished(busy: NodeProcess) -> list[str]:
    """Tables whose games are over, nobody has the tokens of: one of Go Nuts!, and a game of the day."""
    api = ServerApi(busy.address)

    async def play(table: str, choose: Callable[[tuple[Choice, ...]], str], *names: str) -> str:
        seats = [await sit_down(busy.address, table, name, string="") for name in names]
        async with contextlib.AsyncExitStack() as stack:
            for seat in seats:
                await stack.enter_async_context(seat)
            await asyncio.gather(*(one(seat, choose) for seat in seats))
        return table

    async def one(seat: Seat, choose: Callable[[tuple[Choice, ...]], str]) -> None:
        async for moment in seat.moments():
            if moment.choices:
                await asyncio.sleep(0.04)  # within the limit of one connection
                await seat.act(choose(moment.choices), moment.number)

    async def work() -> list[str]:
        usual = await api.open_table("gonuts", [{}, {}], SAFE | {"target": 5, "round": "beats"})
        daily = await api.request("POST", "/api/daily", {})
        random = Random(1)
        return [
            await play(usual["table"], lambda _: "bank", "Ann", "Bob"),
            await play(daily["table"], lambda offers: random.choice(offers).action, "Ann"),
        ]

    return asyncio.run(asyncio.wait_for(work(), PATIENCE))


def test_requests_to_a_real_table_are_answered_as_documented(
    busy: NodeProcess, crowd: list[socket.socket], finished: list[str]
) -> None:
    """Half of what is made up is aimed at tables, codes, seats and tokens that exist."""
    schema = schemathesis.openapi.from_url(schema_address(busy))
    random = Random(1)
    callers = itertools.count(1)
    unfit: list[Any] = [check for check in schemathesis.checks.CHECKS.get_all() if check.__name__ in UNFIT]
    answered: set[int] = set()
    for found in schema.get_all_operations():
        operation = found.ok()  # type: ignore[union-attr]  # where it is an error this fails, and should
        table = Guinea(busy)  # its own: with the token of the host, sooner or later it is deleted

        @settings(max_examples=20 * TIMES)
        @given(case=operation.as_strategy(generation_mode=GenerationMode.POSITIVE))
        def ask(case: Case[Any]) -> None:
            aim(case, table, finished, random)  # noqa: B023 - called at once
            # everybody comes from another place, or the limits would answer most of them
            caller = ipaddress.ip_address(next(callers) + (10 << 24))
            answer = case.call(headers={"X-Forwarded-For": str(caller)}, timeout=PATIENCE)
            case.validate_response(answer, excluded_checks=unfit)
            answered.add(answer.status_code)

        ask()
    assert answered >= {200, 201, 204, 400, 403, 404, 409}


def aim(case: Case[Any], table: Guinea, finished: list[str], random: Random) -> None:
    """Aim a request at something that exists, more often than not."""
    known: dict[str, Any] = {
        "table": random.choice([table.table, table.table, *finished]),
        "code": table.code,
        "seat": random.randrange(3),
        "game": random.choice(games.names()),
        "file": "rules.pdf",
    }
    for name, value in known.items():
        if name in case.path_parameters and random.random() < 0.7:
            case.path_parameters[name] = value
    for name in ("after", "step"):
        if name in case.query and random.random() < 0.7:
            case.query[name] = random.randrange(60)
    if random.random() < 0.5:
        case.headers["X-Token"] = random.choice((table.host, *table.tokens))
    if isinstance(case.body, dict) and "game" in case.body and random.random() < 0.7:
        case.body |= {"game": random.choice(games.names()), "seats": [{}] * random.randint(1, 6), "options": {}}


def test_a_pledge_that_is_none_is_refused_at_once(table: Guinea) -> None:
    """Taken at first and refused when the last seat is taken, it would keep everybody else from ever playing."""
    opened = table.ask("POST", "/api/tables", {"game": "gonuts", "seats": [{}, {}]})
    seats = f"/api/tables/{opened['table']}/seats"
    for pledge in ("", "\n", "my own luck", "A" * 64, "a" * 63, "a" * 64 + "\n", "a" * 65, 5):
        with pytest.raises(ApiError) as refused:
            table.ask("POST", seats, {"name": "Odd", "pledge": pledge})
        assert (refused.value.status, refused.value.code) == (400, "http.400")
    assert [table.ask("POST", seats, {"name": name})["seat"] for name in ("Ann", "Bob")] == [0, 1]


# WebSockets, by hand

DEEP = 2000
NOISE: dict[str, tuple[str | bytes, str]] = {
    "nothing": ("", "protocol.message"),
    "no JSON": ("{hello", "protocol.message"),
    "not an object": ("[1, 2]", "protocol.message"),
    "no tag": ('{"id": "x"}', "protocol.message"),
    "a wrong tag": ('{"say": 5, "id": "x"}', "protocol.message"),
    "an unknown tag": ('{"say": "sing", "id": "x"}', "protocol.message"),
    "what only the house says": ('{"say": "done", "id": "x", "number": 1}', "protocol.message"),
    "a missing field": ('{"say": "act", "id": "x"}', "protocol.message"),
    "a field too many": ('{"say": "ping", "id": "x", "seat": 1}', "protocol.message"),
    "a wrong type": ('{"say": "act", "id": "x", "action": 7}', "protocol.message"),
    "an empty id": ('{"say": "ping", "id": ""}', "protocol.message"),
    "a long id": (json.dumps({"say": "ping", "id": "x" * 41}), "protocol.message"),
    "a negative number": ('{"say": "act", "id": "x", "action": "roll", "seen": -1}', "protocol.message"),
    "a huge number": ('{"say": "act", "id": "x", "action": "roll", "seen": 1e400}', "protocol.message"),
    "a number nobody can hold": (
        '{"say": "act", "id": "x", "action": "roll", "seen": ' + "9" * 3000 + "}",
        "protocol.message",
    ),
    "half a character": ('{"say": "chat", "id": "x", "text": "\\ud800"}', "protocol.message"),
    "deep lists": ("[" * DEEP + "]" * DEEP, "protocol.message"),
    "deep objects": ('{"say":' * 500 + "1" + "}" * 500, "protocol.message"),
    "too much": (json.dumps({"say": "chat", "id": "x", "text": "x" * LARGEST}), "protocol.message"),
    "bytes that are no text": (b"\xff\xfe\x00", "protocol.message"),
    "hello again": ("HELLO", "protocol.message"),
    "an action nobody knows": ('{"say": "act", "id": "x", "action": "fly"}', "action.syntax"),
    "an action with a zero in it": ('{"say": "act", "id": "x", "action": "roll\\u0000"}', "action.syntax"),
    "an empty action": ('{"say": "act", "id": "x", "action": ""}', "action.syntax"),
    "an action from the future": ('{"say": "act", "id": "x", "action": "shake", "seen": 2147483648}', "action.illegal"),
    "nothing said": ('{"say": "chat", "id": "x", "text": " \\n "}', "table.said"),
    "unprintable words": ('{"say": "chat", "id": "x", "text": "\\u0007"}', "table.said"),
    "a pledge that is none": ('{"say": "pledge", "id": "x", "pledge": "my own luck"}', "protocol.message"),
    "a pledge with a line end": (
        json.dumps({"say": "pledge", "id": "x", "pledge": "a" * 64 + "\n"}),
        "protocol.message",
    ),
    "a pledge too late": (json.dumps({"say": "pledge", "id": "x", "pledge": "a" * 64}), "table.sealed"),
    "a short string": ('{"say": "reveal", "id": "x", "string": "luck"}', "protocol.message"),
    "a long string": (json.dumps({"say": "reveal", "id": "x", "string": "x" * 201}), "protocol.message"),
    "a string too late": ('{"say": "reveal", "id": "x", "string": "a string of my own"}', "table.sealed"),
    "a throw of no dice": ('{"say": "throw", "id": "x", "seen": 1}', "roll.not-due"),
    "a throw without a number": ('{"say": "throw", "id": "x"}', "protocol.message"),
    "real dice where the house throws": ('{"say": "dice", "id": "x", "roll": "acorn", "seen": 99}', "table.not-real"),
    "real dice without a number": ('{"say": "dice", "id": "x", "roll": "acorn"}', "protocol.message"),
    "a roll that is far too long": (
        json.dumps({"say": "dice", "id": "x", "roll": "acorn " * 40, "seen": 1}),
        "protocol.message",
    ),
    "a correction of nothing": ('{"say": "correct", "id": "x", "roll": "car", "seen": 99}', "roll.not-correctable"),
    "a hand that is none": ('{"say": "hand", "id": "x", "own": 1}', "protocol.message"),
    "reading that is none": ('{"say": "reading", "id": "x"}', "protocol.message"),
    "a page before the first": ('{"say": "earlier", "id": "x", "before": 0}', "protocol.message"),
    "a reaction nobody knows": ('{"say": "react", "id": "x", "reaction": "hiss"}', "protocol.message"),
}


@pytest.mark.parametrize("noise", NOISE)
def test_what_makes_no_sense_is_refused_and_the_connection_goes_on(table: Guinea, noise: str) -> None:
    message, code = NOISE[noise]
    with table.greeted() as line:
        line.send(table.hello() if message == "HELLO" else message)
        line.send('{"say": "ping", "id": "alive"}')
        told, closed = heard(line, until="alive")
    assert codes(told) == [code]
    assert closed is None
    if isinstance(message, bytes):
        return
    with table.greeted() as line:  # the same as bytes
        line.send(table.hello().encode() if message == "HELLO" else message.encode())
        line.send('{"say": "ping", "id": "alive"}')
        assert codes(heard(line, until="alive")[0]) == [code]


@pytest.mark.parametrize("noise", [*NOISE, "ping"])
def test_whoever_does_not_begin_with_hello_is_shown_the_door(table: Guinea, noise: str) -> None:
    message = NOISE[noise][0] if noise in NOISE else '{"say": "ping", "id": "x"}'
    if message == "HELLO":
        message = table.hello(version=VERSION + 1)
    with table.connect() as line:
        line.send(message)
        told, closed = heard(line)
    assert len(told) == 1
    assert codes(told)[0] in ("protocol.message", "protocol.hello", "protocol.version")
    assert closed == 1008


@pytest.mark.parametrize("frame", ["x" * (2 * LARGEST + 1), b"x" * 10**6])
def test_a_frame_that_is_far_too_large_closes_the_connection(table: Guinea, frame: str | bytes) -> None:
    with table.greeted() as line:
        with contextlib.suppress(ConnectionClosed):
            line.send(frame)
        told, closed = heard(line)
    assert (codes(told), closed) == ([], 1009)
    with table.greeted() as line:  # in pieces it is as large
        with contextlib.suppress(ConnectionClosed):
            line.send([frame[:1000]] * 20)
        assert heard(line)[1] == 1009


def test_text_that_is_no_text_closes_the_connection(table: Guinea) -> None:
    with table.greeted() as line:
        line.send(b"\xff\xfe", text=True)
        assert heard(line)[1] == 1007


def test_thousands_of_messages_at_once_are_slowed_down_and_answered(table: Guinea) -> None:
    """Noise ends the connection; what makes sense is answered one by one, and most of it with a no."""
    with table.greeted() as line:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(3000):
                line.send("noise")
        told, closed = heard(line)
        assert set(codes(told)) == {"protocol.message"}
        assert closed == 1008
        assert len(told) < 100
    with table.greeted() as line:
        for number in range(90):
            line.send(json.dumps({"say": "ping", "id": f"p{number}"}))
        told, closed = heard(line, until="p89")
        assert closed is None
        assert [getattr(message, "id", None) for message in told if hasattr(message, "id")] == [
            f"p{number}" for number in range(90)
        ]
        assert set(codes(told)) == {"protocol.rate"}


def test_messages_sent_again_and_in_another_order_count_once(table: Guinea) -> None:
    fresh = Guinea(table.node)
    with fresh.greeted() as line:
        words = [json.dumps({"say": "chat", "id": f"c{number}", "text": f"word {number}"}) for number in range(6)]
        for word in (*words, *reversed(words), *words[::2]):
            line.send(word)
        line.send('{"say": "ping", "id": "end"}')
        told, _ = heard(line, until="end")
    numbers: dict[str, set[int]] = {}
    for message in told:
        if isinstance(message, Done) and message.id != "end":
            numbers.setdefault(message.id, set()).add(message.number)
    assert sorted(numbers) == [f"c{number}" for number in range(6)]
    assert all(len(found) == 1 for found in numbers.values())
    said = [entry.text for message in told if isinstance(message, News) for entry in message.told]
    assert said == [f"word {number}" for number in range(6)]


def test_a_thousand_who_connect_and_say_nothing_keep_nobody_out(crowd: list[socket.socket], table: Guinea) -> None:
    """They have been there since before the first of these tests; those who shook hands are shown the door in time."""
    assert len(crowd) == SOCKETS
    with table.greeted() as line:
        line.send('{"say": "ping", "id": "alive"}')
        assert heard(line, until="alive")[1] is None
    told = b""
    while b"protocol.hello" not in told:
        part = crowd[3].recv(4096)
        assert part, told
        told += part
    assert told.startswith(b"HTTP/1.1 101")


def test_whoever_reads_nothing_is_let_go_and_nobody_waits_for_them(tmp_path: Path) -> None:
    """Nine play with all their dice: whoever is in turn gets a long list of choices with every word that is said."""
    busy = NodeProcess(tmp_path, limits=0, most_words=20_000)  # limits would keep so much from being said

    async def work() -> None:
        api = ServerApi(busy.address)
        opened = await api.open_table("dixkibluff", [{}] * 9, {"dice": 6, "first": 0})
        tokens = [(await api.take_seat(opened["table"], f"P{seat}"))[1] for seat in range(9)]
        hello = {"say": "hello", "version": 2, "table": opened["table"]}
        with socket.socket() as deaf:
            deaf.settimeout(PATIENCE)
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.connect(("127.0.0.1", busy.port))
            words = json.dumps(hello | {"token": tokens[0]}).encode()
            deaf.sendall(HANDSHAKE)
            assert deaf.recv(2048).startswith(b"HTTP/1.1 101")
            deaf.sendall(Frame(Opcode.TEXT, words).serialize(mask=True))
            while not (await api.request("GET", f"/api/tables/{opened['table']}"))["seats"][0].get("here", False):
                await asyncio.sleep(0.01)
            talkers = [Talker(api, hello | {"token": token}) for token in tokens[1:]]
            while dropped(busy) == before:
                await asyncio.gather(*(talker.talk(10) for talker in talkers))
            # everybody else was answered; the deaf one is no longer at the table
            info = await api.request("GET", f"/api/tables/{opened['table']}")
            assert not info["seats"][0].get("here", False)
            await asyncio.gather(*(talker.talk(1) for talker in talkers))
            told = part = b"begin"
            with contextlib.suppress(ConnectionResetError):
                while part and b"protocol.slow" not in told:  # told, or dropped
                    part = deaf.recv(2**20)
                    told = told[-(2**16) :] + part
            assert b'"phase":"playing"' in told

    busy.start()
    try:
        before = dropped(busy)
        asyncio.run(asyncio.wait_for(work(), 3 * PATIENCE))
    finally:
        busy.kill()


def dropped(node: NodeProcess) -> float:
    """How many clients the node has let go because they read nothing."""
    lines = requests.get(f"{node.address}/metrics", timeout=PATIENCE).text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("dicehouse_slow_clients_total"))


class Talker:
    """Says something again and again, and waits for every answer."""

    def __init__(self, api: ServerApi, hello: dict[str, Any]) -> None:
        self._api = api
        self._hello = hello

    async def talk(self, times: int) -> None:
        async with connect_async(self._api.websocket_url, max_size=None, compression=None) as line:
            await line.send(json.dumps(self._hello | {"last": 2**31}))
            for number in range(times):
                id = f"{secrets.token_hex(4)} {number}"
                await line.send(json.dumps({"say": "chat", "id": id, "text": f"bla {number}"}))
                while (told := json.loads(await line.recv())).get("id") != id:
                    pass
                assert told["say"] == "done"


# WebSockets, at random

anything = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**65), 2**65) | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
near = st.fixed_dictionaries(
    {"say": st.sampled_from([str(kind.__struct_config__.tag) for kind in get_args(FromClient)])},
    optional={
        "id": st.text(max_size=42) | anything,
        "action": st.sampled_from(["roll", "bank", "shake", "bank 1"]) | st.text(max_size=250) | anything,
        "text": st.text(max_size=600) | anything,
        "seen": st.integers(-1, 2**32) | anything,
        "pledge": st.sampled_from(["", "a" * 64, "A" * 64]) | st.text(max_size=66) | anything,
        "string": st.text(min_size=14, max_size=202) | anything,
        "reaction": st.sampled_from(["wow", "boo"]) | anything,
        "version": st.integers(0, 2) | anything,
        "table": st.text(max_size=41) | anything,
        "token": st.text(max_size=81) | anything,
        "last": st.integers(-1, 2**32) | anything,
        "host": st.text(max_size=81) | anything,
        "own": st.booleans() | anything,
        "on": st.booleans() | anything,
        "quiet": st.booleans() | anything,
        "before": st.integers(-1, 2**32) | anything,
        "roll": st.sampled_from(["acorn " * 5, "acorn squirrel", "dog", ""]) | st.text(max_size=210) | anything,
    },
)
messages = st.one_of(near.map(json.dumps), anything.map(json.dumps), st.text(max_size=200), st.binary(max_size=200))


# messages that are right but for what is said with them; of some kinds `near` hardly ever makes one
seen = st.integers(0, 40)
right = st.one_of(
    st.fixed_dictionaries({"say": st.just("throw"), "seen": seen}),
    st.fixed_dictionaries(
        {
            "say": st.sampled_from(["dice", "correct"]),
            "roll": st.lists(st.sampled_from(["acorn", "dog", "house", "car"]), max_size=6).map(" ".join),
            "seen": seen,
        }
    ),
    st.fixed_dictionaries({"say": st.just("hand"), "own": st.booleans()}),
    st.fixed_dictionaries({"say": st.just("reading"), "on": st.booleans()}),
    st.fixed_dictionaries({"say": st.just("hint"), "quiet": st.booleans(), "action": st.sampled_from(["", "roll"])}),
    st.fixed_dictionaries({"say": st.just("earlier"), "before": st.integers(1, 50)}),
    st.fixed_dictionaries({"say": st.just("act"), "action": st.sampled_from(["roll", "bank"]), "seen": seen}),
).flatmap(lambda said: st.text("abc", min_size=1, max_size=6).map(lambda id: json.dumps(said | {"id": id})))


@pytest.fixture(scope="module")
def real_table(busy: NodeProcess, crowd: list[socket.socket]) -> Guinea:
    return Guinea(busy, real=True)


@pytest.mark.parametrize("kind", ["usual", "real"])
@settings(max_examples=40 * TIMES)
@given(sent=st.lists(messages | right, max_size=12), greet=st.booleans())
def test_whatever_is_said_is_answered_in_the_protocol(
    table: Guinea, real_table: Guinea, kind: str, sent: list[str | bytes], greet: bool
) -> None:
    table = real_table if kind == "real" else table
    with table.greeted() if greet else table.connect() as line:
        with contextlib.suppress(ConnectionClosed):
            for message in sent:
                line.send(message)
            line.send('{"say": "ping", "id": "the end of it"}')
        _, closed = heard(line, until="the end of it")
    assert closed in (None, 1008)


# a storage that is less patient with odd text


@pytest.mark.parametrize("odd", ["%00", "a%00b", "%FF", "%ED%A0%80", "%F0%9F%8E%B2", "x" * 40])
def test_odd_ids_are_just_unknown_where_postgresql_keeps_the_tables(
    tmp_path: Path, database: Postgres, odd: str
) -> None:
    node = NodeProcess(tmp_path, database.address)
    node.start()
    try:
        for path in (f"/api/tables/{odd}", f"/api/tables/{odd}/record", f"/api/codes/{odd}"):
            answer = requests.get(node.address + path, timeout=PATIENCE)
            assert answer.status_code in (400, 404), path
        with connect(ServerApi(node.address).websocket_url, open_timeout=PATIENCE) as line:
            line.send(json.dumps({"say": "hello", "version": 2, "table": unquote(odd)}))
            told, closed = heard(line)
        assert (codes(told), closed) == (["table.unknown"], 1008)
        assert node.errors() == []
    finally:
        node.kill()
