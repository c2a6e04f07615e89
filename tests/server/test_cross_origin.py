"""Web pages from elsewhere: those that are listed may ask the house and read its answers, others may not."""

import asyncio
import json
from pathlib import Path

import pytest
import requests
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from dicehouse.client import ServerApi
from server.conftest import NodeProcess

LISTED, OTHER = "https://games.example:8443", "https://evil.example"
PATIENCE = 20


NODE: dict[str, object] = {"origins": f"https://first.example, {LISTED}"}


@pytest.fixture(scope="module")
def node(shared_node: NodeProcess) -> NodeProcess:
    return shared_node


def asked(node: NodeProcess, method: str, path: str, origin: str, **more: object) -> requests.Response:
    headers = {"Origin": origin, **(more.pop("headers", {}))}  # type: ignore[dict-item]
    return requests.request(method, node.address + path, headers=headers, timeout=PATIENCE, **more)  # type: ignore[arg-type]


def preflight(node: NodeProcess, origin: str, method: str, headers: str = "content-type,x-token") -> requests.Response:
    wish = {"Access-Control-Request-Method": method, "Access-Control-Request-Headers": headers}
    return asked(node, "OPTIONS", "/api/tables", origin, headers=wish)


def test_a_listed_page_opens_a_table_and_reads_every_answer(node: NodeProcess) -> None:
    body = {"game": "gonuts", "seats": [{}, {}]}
    opened = asked(node, "POST", "/api/tables", LISTED, json=body)
    table = opened.json()["table"]
    taken = asked(node, "POST", f"/api/tables/{table}/seats", LISTED, json={"name": "Ann"})
    gone = asked(node, "DELETE", f"/api/tables/{table}/seats/0", LISTED, headers={"X-Token": taken.json()["token"]})
    shown = asked(node, "GET", f"/api/tables/{table}", LISTED)
    # refusals as well: whoever is refused must be able to read why
    refused = asked(node, "POST", "/api/tables", LISTED, json={"game": "chess", "seats": [{}]})
    wrong = asked(node, "GET", f"/api/tables/{table}/nonsense", LISTED)
    answers = (opened, taken, gone, shown, refused, wrong)
    assert [answer.status_code for answer in answers] == [201, 201, 204, 200, 404, 404]
    for answer in answers:
        assert answer.headers["Access-Control-Allow-Origin"] == LISTED
        assert "Origin" in answer.headers["Vary"]
        assert "Access-Control-Allow-Credentials" not in answer.headers  # there are no cookies to send along


def test_a_page_that_is_not_listed_reads_nothing(node: NodeProcess) -> None:
    for origin in (OTHER, LISTED.removesuffix(":8443"), LISTED + ".evil.example", "null"):
        for method, path in (("GET", "/api/games"), ("GET", "/api/tables/x"), ("DELETE", "/api/tables/x/seats/0")):
            assert "Access-Control-Allow-Origin" not in asked(node, method, path, origin).headers
        told = preflight(node, origin, "POST")
        assert told.status_code == 400
        assert "Access-Control-Allow-Origin" not in told.headers


@pytest.mark.parametrize("method", ["GET", "POST", "PATCH", "DELETE"])
def test_a_browser_that_asks_first_is_told_what_a_listed_page_may_do(node: NodeProcess, method: str) -> None:
    told = preflight(node, LISTED, method)
    assert told.status_code == 204
    assert told.headers["Access-Control-Allow-Origin"] == LISTED
    assert method in told.headers["Access-Control-Allow-Methods"].split(", ")
    allowed = {name.strip().lower() for name in told.headers["Access-Control-Allow-Headers"].split(",")}
    assert {"content-type", "x-token"} <= allowed


def test_a_listed_page_may_do_nothing_else(node: NodeProcess) -> None:
    assert preflight(node, LISTED, "PUT").status_code == 400
    assert preflight(node, LISTED, "POST", "x-other").status_code == 400


def test_the_same_pages_may_open_websockets(node: NodeProcess) -> None:
    async def greeted(origin: str) -> str:
        api = ServerApi(node.address)
        table = (await api.open_table("gonuts", [{}, {}]))["table"]
        async with connect(api.websocket_url, origin=Origin(origin)) as socket:
            await socket.send(json.dumps({"say": "hello", "version": 2, "table": table}))
            return str(json.loads(await socket.recv())["say"])

    assert asyncio.run(greeted(LISTED)) == "welcome"
    with pytest.raises(InvalidStatus):
        asyncio.run(greeted(OTHER))


def test_a_house_that_lists_nobody_tells_pages_from_elsewhere_nothing(tmp_path: Path) -> None:
    alone = NodeProcess(tmp_path)
    alone.start()
    try:
        assert "Access-Control-Allow-Origin" not in asked(alone, "GET", "/api/games", OTHER).headers
        told = preflight(alone, OTHER, "POST")
        assert not [name for name in told.headers if name.lower().startswith("access-control")]
    finally:
        alone.kill()
