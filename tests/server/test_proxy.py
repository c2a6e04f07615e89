"""A real nginx with the configuration that is deployed, TLS included: a game through it, and what it refuses."""

import asyncio
import http.client
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
import warnings
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest
import websockets
from websockets.asyncio.client import connect
from websockets.typing import Origin

from dicehouse import games
from dicehouse.client import ApiError, Seat, ServerApi, sit_down
from dicehouse.core.record import Record
from dicehouse.dice import verify
from dicehouse.server.protocol import VERSION
from server.conftest import NodeProcess, free_port
from server.documents import ROOT, fetch, finish, run
from server.test_deployment import check_clean

NGINX = ROOT / "deploy" / "nginx.conf"


class Proxy:
    """nginx with the configuration that is deployed and a certificate of its own, in front of nodes on this machine."""

    def __init__(self, folder: Path, nodes: list[NodeProcess]) -> None:
        binary = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
        if binary is None:
            pytest.skip("the program nginx is not installed")
        if shutil.which("openssl") is None:
            pytest.skip("the program openssl is not installed")
        self.port, self.plain_port = free_port(), free_port()
        self.address = f"https://localhost:{self.port}"
        self.certificate = folder / "fullchain.pem"
        check_clean(
            "openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost",
            "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1",
            "-keyout", str(folder / "privkey.pem"), "-out", str(self.certificate),
        )  # fmt: skip
        text = NGINX.read_text().replace("/tmp/dicehouse-nginx", str(folder / "nginx"))
        text = text.replace("/etc/nginx/certs", str(folder)).replace("/var/www/acme", str(folder / "acme"))
        for number, node in enumerate(nodes, start=1):
            assert f"node{number}:8000" in text
            text = text.replace(f"node{number}:8000", f"127.0.0.1:{node.port}")
        for listen, port in (("listen 8443 ", self.port), ("listen 8080 ", self.plain_port)):
            assert listen in text
            text = text.replace(listen, f"listen 127.0.0.1:{port} ")
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
                if fetch(f"{self.address}/healthz")[0] == 200:
                    return
            except OSError:
                time.sleep(0.05)
        raise AssertionError(self._log.read_text())

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(timeout=20)


@pytest.fixture
def proxy(nodes: list[NodeProcess], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Proxy]:
    standing = Proxy(tmp_path, nodes)
    monkeypatch.setenv("SSL_CERT_FILE", str(standing.certificate))  # everybody here trusts it
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
        api = ServerApi(proxy.address)
        wishes = [{}, {}, {"kind": "bot", "level": "novice"}]
        opened = await api.open_table("chili", wishes, {"rolls": 12, "first": 0})
        ann, bob = [await sit_down(proxy.address, opened["table"], name, string="") for name in ("Ann", "Bob")]
        async with ann, bob:
            moment = await anext(ann.moments())
            await anext(bob.moments())
            async with AsyncExitStack() as watching:  # nothing is sticky: whoever comes next is at the other node
                for _ in range(6):
                    watcher = await watching.enter_async_context(Seat(api, opened["table"]))
                    await anext(watcher.moments())
                spread = [await asyncio.to_thread(figure, node, "dicehouse_connections") for node in nodes]
            assert sum(spread) == 8
            assert min(spread) >= 1
            await ann.act(moment.choices[-1].action, moment.number)
            await asyncio.to_thread(nodes[0].kill)
            await asyncio.gather(finish(ann, Random(1)), finish(bob, Random(2)))
        numbers = [entry["number"] for entry in ann.history]
        assert numbers == list(range(1, len(numbers) + 1))
        record = Record.read(await api.request("GET", f"/api/tables/{opened['table']}/record"))
        assert games.replay(record).outcome is not None
        assert verify(record).rolls > 0

    run(work())
    assert nodes[1].errors() == []


def test_the_proxy_passes_on_who_asks_and_from_where(proxy: Proxy) -> None:
    async def work() -> None:
        api = ServerApi(proxy.address)
        opened = await api.open_table("gonuts", [{}, {}])
        async with connect(api.websocket_url, origin=Origin(proxy.address)) as wire:
            await wire.send(json.dumps({"say": "hello", "version": VERSION, "table": opened["table"]}))
            assert json.loads(await wire.recv())["say"] == "welcome"
        with pytest.raises(websockets.InvalidStatus):
            await connect(api.websocket_url, origin=Origin("https://elsewhere.example")).__aenter__()

    run(work())
    for path in ("/metrics", "/readyz"):
        assert fetch(f"{proxy.address}{path}")[0] == 404
    # who pretends to be somebody else each time still runs into the limit of the nodes, not only of the proxy
    assert any(refused_by_a_node(proxy, f"10.0.{n // 200}.{n % 200}") for n in range(600))


def refused_by_a_node(proxy: Proxy, pretended: str) -> bool:
    """Whether a node refuses to look a code up for whoever pretends to have this address."""
    status, headers = headers_of(proxy.address, "/api/codes/NOCODE", **{"X-Forwarded-For": pretended})
    assert status in (404, 429)
    if status == 429 and "retry-after" not in headers:  # the proxy: it may ask again soon
        time.sleep(0.1)
    return "retry-after" in headers


def headers_of(address: str, path: str = "/", **headers: str) -> tuple[int, dict[str, str]]:
    """Status and headers of an answer, redirects as they are; header names in lower case."""
    parts = urlsplit(address)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    line = kind(parts.netloc, timeout=20)
    try:
        line.request("GET", path, headers=headers)
        answer = line.getresponse()
        answer.read()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}
    finally:
        line.close()


def test_the_proxy_speaks_tls_and_tells_browsers_to_stay_with_it(proxy: Proxy) -> None:
    status, headers = headers_of(proxy.address, accept="text/html")
    assert status == 200
    assert headers["strict-transport-security"] == "max-age=31536000"
    assert headers["content-security-policy"]
    assert "server" not in headers or headers["server"] == "nginx"
    assert headers_of(proxy.address, "/nowhere")[1]["strict-transport-security"]
    status, headers = headers_of(f"http://localhost:{proxy.plain_port}", "/t/abc?x=1", host="games.example")
    assert (status, headers["location"]) == (301, "https://games.example/t/abc?x=1")
    old = ssl.create_default_context()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that it is old
        old.minimum_version, old.maximum_version = ssl.TLSVersion.TLSv1, ssl.TLSVersion.TLSv1_1
    old.set_ciphers("ALL:@SECLEVEL=0")
    with (
        socket.create_connection(("127.0.0.1", proxy.port), timeout=20) as line,
        pytest.raises(OSError, match=r"(?i)ssl"),
    ):
        old.wrap_socket(line, server_hostname="localhost")


def test_the_proxy_limits_what_one_address_asks(proxy: Proxy) -> None:
    def ask(number: int) -> tuple[int, str]:
        return fetch(f"{proxy.address}/api/games", **{"X-Forwarded-For": f"10.0.0.{number % 200}"})

    with ThreadPoolExecutor(16) as pool:
        answers = list(pool.map(ask, range(1500)))
    refused = [json.loads(text)["code"] for status, text in answers if status == 429]
    assert {status for status, _ in answers} == {200, 429}
    assert set(refused) == {"protocol.rate"}


def test_the_proxy_takes_no_head_or_body_without_end(proxy: Proxy) -> None:
    assert headers_of(proxy.address, "/", **{"X-Long": "x" * 9_000})[0] in (400, 431)
    assert headers_of(proxy.address, "/" + "x" * 9_000)[0] == 414
    with pytest.raises(ApiError) as refused:
        run(ServerApi(proxy.address).request("POST", "/api/tables", {"game": "x" * 100_000}))
    assert refused.value.status == 413


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2"),
        ("2001:db8:1:2::9", "2001:db8:1:2"),
        ("2001:db8::9", "2001:db8::"),
        ("2001:db8::1:0:0:9", "2001:db8::"),
        ("2001:db8:1::9", "2001:db8:1::"),
        ("::1", "::"),
    ],
)
def test_the_proxy_counts_ipv6_by_the_first_64_bits(address: str, key: str) -> None:
    """The patterns of the configuration, in the order in which nginx tries them."""
    block = NGINX.read_text().partition("map $remote_addr $client_key {")[2].partition("}")[0]
    for pattern, value in re.findall(r'"~(\S+)"\s+(\S+);', block):
        if found := re.search(pattern.replace("(?<", "(?P<"), address):
            assert re.sub(r"\$(\w+)", lambda name: found[name[1]], value) == key
            return
    assert address == key
