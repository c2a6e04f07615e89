"""What is deployed is sound: the image, the services, and a game through the proxy."""

import asyncio
import importlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
import websockets
from websockets.asyncio.client import connect
from websockets.typing import Origin

from dicehouse import games
from dicehouse.client import House, Seat, sit_down
from dicehouse.core.record import Record
from dicehouse.dice import verify
from dicehouse.server.settings import PREFIX, Settings
from server.conftest import NodeProcess, free_port
from server.documents import ROOT, SAFE, fetch, fields, finish, run

NGINX = ROOT / "deploy" / "nginx.conf"


def linter(name: str) -> str:
    beside = Path(sys.executable).parent / name
    found = str(beside) if beside.exists() else shutil.which(name)
    if found is None:
        pytest.skip(f"the program {name} is not installed")
    return found


def check_clean(*command: str) -> None:
    done = subprocess.run(command, check=False, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_dockerfile_is_sound() -> None:
    check_clean(linter("hadolint"), "Dockerfile")


def test_the_compose_file_follows_its_schema() -> None:
    check_clean(linter("check-jsonschema"), "--builtin-schema", "vendor.compose-spec", "compose.yaml")


def test_the_compose_file_is_tidy() -> None:
    rules = "{extends: default, rules: {line-length: {max: 120}, document-start: disable}}"
    check_clean(linter("yamllint"), "--strict", "-d", rules, "compose.yaml")


def test_the_image_gets_all_it_is_built_from_and_nothing_else() -> None:
    copied = re.findall(r"^COPY (?!--from)(.*) \S+$", (ROOT / "Dockerfile").read_text(), flags=re.MULTILINE)
    sources = {source for line in copied for source in line.split()}
    allowed = (ROOT / ".dockerignore").read_text().splitlines()
    assert {line[1:] for line in allowed if line.startswith("!")} == sources
    assert "*" in allowed
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert {"pyproject.toml", "hatch_build.py", "web", "src", project["readme"], *project["license-files"]} == sources
    assert all((ROOT / source).exists() for source in sources)


def compose() -> dict[str, Any]:
    read: dict[str, Any] = importlib.import_module("yaml").safe_load((ROOT / "compose.yaml").read_text())
    return read


def test_every_service_says_when_it_is_healthy_and_no_secret_is_in_the_file() -> None:
    services = compose()["services"]
    assert all("healthcheck" in service for service in services.values())
    for service in services.values():
        assert [key for key in service.get("environment", {}) if "PASSWORD" in key or "DATABASE" in key] == []
    example = dict(
        line.split("=", 1)
        for line in (ROOT / "deploy" / "dicehouse.env.example").read_text().splitlines()
        if line and not line.startswith("#")
    )
    postgres = services["postgres"]["environment"]
    assert example["DICEHOUSE_DATABASE"] == (
        f"postgresql://{postgres['POSTGRES_USER']}:{example['POSTGRES_PASSWORD']}@postgres:5432/{postgres['POSTGRES_DB']}"
    )
    known = {PREFIX + name.upper() for name in fields(Settings)}
    given = {key for service in services.values() for key in (*service.get("environment", {}), *example)}
    assert {key for key in given if key.startswith(PREFIX)} <= known


def test_the_proxy_knows_the_nodes_and_the_nodes_trust_the_proxy() -> None:
    services = compose()["services"]
    nodes = set(re.findall(r"server (\w+):8000", NGINX.read_text()))
    assert nodes == {name for name in services if name.startswith("node")}
    proxy = services["proxy"]["networks"]["inside"]["ipv4_address"]
    assert {services[name]["environment"]["FORWARDED_ALLOW_IPS"] for name in nodes} == {proxy}
    listening = re.search(r"listen (\d+);", NGINX.read_text())
    assert listening is not None
    assert services["proxy"]["ports"][0].endswith(f":{listening[1]}")


class Proxy:
    """nginx with the configuration that is deployed, in front of nodes on this machine."""

    def __init__(self, folder: Path, nodes: list[NodeProcess]) -> None:
        binary = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
        if binary is None:
            pytest.skip("the program nginx is not installed")
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        text = NGINX.read_text().replace("/tmp/dicehouse-nginx", str(folder / "nginx"))
        for number, node in enumerate(nodes, start=1):
            assert f"node{number}:8000" in text
            text = text.replace(f"node{number}:8000", f"127.0.0.1:{node.port}")
        text = text.replace("listen 8080;", f"listen 127.0.0.1:{self.port};")
        (folder / "nginx.conf").write_text(text)
        self._command = [binary, "-p", str(folder), "-e", "stderr", "-c", str(folder / "nginx.conf")]
        self._log = folder / "nginx.log"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        check_clean(*self._command, "-t")
        with self._log.open("wb") as log:
            self._process = subprocess.Popen([*self._command, "-g", "daemon off;"], stdout=log, stderr=log)
        end = time.monotonic() + 20
        while time.monotonic() < end:
            try:
                if fetch(f"{self.address}/readyz")[0] == 200:
                    return
            except OSError:
                time.sleep(0.05)
        raise AssertionError(self._log.read_text())

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(timeout=20)


@pytest.fixture
def proxy(nodes: list[NodeProcess], tmp_path: Path) -> Iterator[Proxy]:
    standing = Proxy(tmp_path, nodes)
    try:
        standing.start()
        yield standing
    finally:
        standing.stop()


def figure(node: NodeProcess, name: str) -> float:
    text = fetch(f"{node.address}/metrics")[1]
    return next(float(line.split()[1]) for line in text.splitlines() if line.startswith(f"{name} "))


def test_a_game_through_the_proxy_goes_on_when_a_node_dies(nodes: list[NodeProcess], proxy: Proxy) -> None:
    async def work() -> None:
        house = House(proxy.address)
        wishes = [{}, {}, {"kind": "bot", "level": "novice"}]
        opened = await house.open_table("chili", wishes, {"rolls": 12, "first": 0})
        ann, bob = [await sit_down(proxy.address, opened["table"], name, string="") for name in ("Ann", "Bob")]
        async with ann, bob:
            moment = await anext(ann.moments())
            await anext(bob.moments())
            async with AsyncExitStack() as watching:  # nothing is sticky: whoever comes next is at the other node
                for _ in range(6):
                    watcher = await watching.enter_async_context(Seat(house, opened["table"]))
                    await anext(watcher.moments())
                spread = [await asyncio.to_thread(figure, node, "dicehouse_connections") for node in nodes]
            assert sum(spread) == 8
            assert min(spread) >= 1
            await ann.act(moment.choices[-1].action, moment.number)
            await asyncio.to_thread(nodes[0].kill)
            await asyncio.gather(finish(ann, Random(1)), finish(bob, Random(2)))
        numbers = [entry["number"] for entry in ann.history]
        assert numbers == list(range(1, len(numbers) + 1))
        record = Record.read(await house.request("GET", f"/api/tables/{opened['table']}/record"))
        assert games.replay(record).outcome is not None
        assert verify(record).rolls > 0

    run(work())
    assert nodes[1].errors() == []


def test_what_one_node_wrote_the_other_knows_at_once(nodes: list[NodeProcess]) -> None:
    async def work() -> None:
        one, two = (House(node.address) for node in nodes)
        opened = await one.open_table("gonuts", [{}, {}])
        path = f"/api/tables/{opened['table']}"
        await two.request("GET", path)  # from now on both keep the table
        for house, other, name in ((one, two, "Ann"), (two, one, "Bob")):
            _, token = await house.take_seat(opened["table"], name)
            async with connect(other.socket) as wire:
                await wire.send(json.dumps({"say": "hello", "version": 2, "table": opened["table"], "token": token}))
                assert json.loads(await wire.recv())["say"] == "welcome"

    async def often() -> None:
        for _ in range(10):
            await work()

    run(often())


def test_nodes_start_and_play_while_nats_is_away(postgres: str, tmp_path: Path) -> None:
    nowhere = f"nats://127.0.0.1:{free_port()}"
    both = [NodeProcess(tmp_path, postgres, nowhere, bot_pause=0.0) for _ in range(2)]

    async def work() -> None:
        opened = await House(both[0].address).open_table("gonuts", [{}, {}], SAFE | {"target": 8})
        seats = [await sit_down(node.address, opened["table"], f"P{node.port}", string="") for node in both]
        async with seats[0], seats[1]:
            await asyncio.gather(*(finish(seat, Random(number)) for number, seat in enumerate(seats)))
        assert seats[0].history == seats[1].history

    try:
        for node in both:
            node.start()
        run(work())
        assert [node.stop() for node in both] == [0, 0]
    finally:
        for node in both:
            node.kill()


def test_the_proxy_passes_on_who_asks_and_from_where(proxy: Proxy) -> None:
    async def work() -> None:
        house = House(proxy.address)
        opened = await house.open_table("gonuts", [{}, {}])
        async with connect(house.socket, origin=Origin(proxy.address)) as wire:
            await wire.send(json.dumps({"say": "hello", "version": 2, "table": opened["table"]}))
            assert json.loads(await wire.recv())["say"] == "welcome"
        with pytest.raises(websockets.InvalidStatus):
            await connect(house.socket, origin=Origin("https://elsewhere.example")).__aenter__()

    run(work())
    assert fetch(f"{proxy.address}/metrics")[0] == 404
    # who pretends to be somebody else each time still runs into the limit
    asked = [fetch(f"{proxy.address}/api/codes/NOCODE", **{"X-Forwarded-For": f"10.0.0.{n}"})[0] for n in range(150)]
    assert set(asked) == {404, 429}
