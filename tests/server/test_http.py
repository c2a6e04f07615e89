"""The application of a node: which paths are the API's, and what every response carries."""

import asyncio
from pathlib import Path

from dicehouse.server.app import create_app, create_node
from dicehouse.server.headers import SECURITY
from dicehouse.server.http import RESERVED
from dicehouse.server.quotas import HttpLimit
from dicehouse.server.settings import Settings
from server.inprocess import LocalNode


def test_every_path_of_the_api_is_reserved(tmp_path: Path) -> None:
    app = create_app(create_node(Settings(database=str(tmp_path / "t.sqlite"))))
    first = {route.path.split("/")[1] for route in app.routes}
    assert first - {"", "{path:path}"} == RESERVED


def test_every_response_has_the_security_headers(tmp_path: Path) -> None:
    async def work() -> None:
        async with LocalNode(tmp_path) as local:
            for method, path, status in (
                ("GET", "/api/games", 200),
                ("GET", "/api/tables/nowhere", 404),
                ("GET", "/api/nothing", 404),
                ("PUT", "/api/tables", 405),
                ("POST", "/nothing", 405),
                ("POST", "/api/tables", 400),
                ("GET", "/nothing", 404),
                ("GET", "/healthz", 200),
            ):
                answer = await local.ask(method, path)
                assert answer.status == status, (method, path)
                for name, value in SECURITY.items():
                    assert answer.headers.count(f"{name.lower()}: {value}".encode()) == 1, (method, path, name)

    asyncio.run(work())


def test_a_failure_has_the_security_headers_too(tmp_path: Path) -> None:
    async def work() -> None:
        async with LocalNode(tmp_path) as local:
            local.node.lobby.shown = None  # type: ignore[method-assign, assignment]
            answer = await local.ask("GET", "/api/tables")
            assert (answer.status, answer.json()["code"]) == (500, "http.500")
            assert b"content-security-policy" in answer.headers

    asyncio.run(work())


def test_the_house_says_who_runs_it_and_how_long_it_keeps_what(tmp_path: Path) -> None:
    async def work() -> None:
        kept = {"keep_open": 2.0, "keep_running": 30.0, "keep_finished": 0.0, "keep_chat": 7.0}
        async with LocalNode(tmp_path, contact="ann@house.example", **kept) as local:
            told = (await local.ask("GET", "/api/house")).json()
            assert told["contact"] == "ann@house.example"
            assert told["keeps"] == {"unstarted": 2.0, "running": 30.0, "finished": None, "chat": 7.0}

    asyncio.run(work())


def test_the_limits_of_one_node_are_not_those_of_another(tmp_path: Path) -> None:
    async def work() -> None:
        (tmp_path / "one").mkdir()
        (tmp_path / "two").mkdir()
        size = int(HttpLimit.LOOKING.value[0])
        async with LocalNode(tmp_path / "one") as one, LocalNode(tmp_path / "two") as two:
            statuses = [(await one.ask("GET", "/api/codes/NONE")).status for _ in range(size + 1)]
            assert statuses == [404] * size + [429]
            assert (await two.ask("GET", "/api/codes/NONE")).status == 404

    asyncio.run(work())
