"""Requests over HTTP: by the books, aimed at what exists, and with odd parts."""

import asyncio
import contextlib
import ipaddress
import itertools
import os
import socket
import subprocess
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import given, settings
from schemathesis import Case, GenerationMode

from dicehouse import games
from dicehouse.client import ApiError, Seat, ServerApi, sit_down
from dicehouse.client.seat import Choice
from server.conftest import NodeProcess
from server.nothing_crashes.wild_table import PATIENCE, SAFE, TIMES, Guinea

SEED = "1" if os.environ.get("DICEHOUSE_PROFILE", "test") == "test" else str(Random().getrandbits(32))
"""`make soak` makes up other requests every time; schemathesis tells its seed where something is wrong."""
UNFIT = ("positive_data_acceptance", "allow_header_conformance")
"""Checks that cannot hold: whether options fit depends on the game, so what the schema allows may still be refused;
and Litestar tells only one of two methods of an address when asked for OPTIONS."""

CONFIG = """
[checks.negative_data_rejection]
expected-statuses = [400, 401, 403, 404, 405, 406, 409, 413, 414, 415, 422, 428, 429, 431, "5xx"]
"""
"""What schemathesis takes for a refusal by itself, and 413, 414, 431: bytes are counted before anybody reads them."""


def schema_address(node: NodeProcess) -> str:
    return f"{node.address}/api/schema/openapi.json"


def test_every_request_is_answered_as_documented(table: Guinea) -> None:
    """By the books: boundary values, wrong types and methods, and requests that follow from each other's answers."""
    config = table.node.log.parent / "schemathesis.toml"
    config.write_text(CONFIG)
    done = subprocess.run(
        [
            *(sys.executable, "-m", "schemathesis.cli", "--config-file", str(config)),
            *("run", schema_address(table.node)),
            *("--max-examples", str(10 * TIMES), "--seed", SEED, "--exclude-checks", ",".join(UNFIT)),
            *("--header", "X-Forwarded-For: 10.255.0.1"),  # the limits for this address hit nobody else
            *("--no-color", "--continue-on-failure", "--generation-database", "none"),
        ],
        cwd=table.node.log.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-15000:] + done.stderr[-2000:]
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
