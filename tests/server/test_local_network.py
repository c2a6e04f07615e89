"""A house that is open to the local network: which addresses it finds and tells, to whom, and who may come in."""

import json
import os
import pty
import re
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dicehouse.server import local_network
from dicehouse.server.headers import OPENER
from dicehouse.server.local_network import local_addresses, qr_code
from server.conftest import START_WITHIN, NodeProcess

SILENT = {"BROWSER": "true"}


@pytest.fixture(scope="module")
def near(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NodeProcess]:
    """A house that lets in the local network."""
    node = NodeProcess(tmp_path_factory.mktemp("near"))
    node.arguments += ["--open", "--lang", "en"]
    node.environment |= SILENT
    node.start()
    try:
        yield node
    finally:
        node.kill()


def elsewhere(node: NodeProcess) -> str:
    """Its address in the local network."""
    return f"http://{local_addresses()[0]}:{node.port}"


def get(url: str, **headers: str) -> Any:
    with urllib.request.urlopen(urllib.request.Request(url, headers=headers), timeout=START_WITHIN) as answer:
        return answer.headers, answer.read()


def test_the_network_of_this_machine_is_found() -> None:
    """As the system itself says, by another way."""
    said = subprocess.run(["hostname", "-I"], check=True, capture_output=True, text=True).stdout.split()
    assert local_addresses()
    assert set(local_addresses()) <= set(said)


def found_among(monkeypatch: pytest.MonkeyPatch, route: str, interfaces: dict[str, str]) -> tuple[str, ...]:
    monkeypatch.setattr(local_network, "_address_on_default_route", lambda: route)
    monkeypatch.setattr(local_network, "_addresses_by_interface", lambda: interfaces)
    return local_addresses()


@pytest.mark.parametrize(
    ("route", "interfaces", "found"),
    [
        ("192.168.1.5", {"lo": "127.0.0.1", "eth0": "10.0.0.2", "wlan0": "192.168.1.5"}, ("192.168.1.5", "10.0.0.2")),
        ("10.8.0.2", {"wlan0": "192.168.1.5", "tun0": "10.8.0.2", "docker0": "172.17.0.1"}, ("192.168.1.5",)),
        ("192.168.1.5", {}, ("192.168.1.5",)),
        ("8.8.4.4", {"eth0": "8.8.4.4"}, ()),
        ("", {"lo": "127.0.0.1", "wlan0": "169.254.7.7"}, ()),
        ("", {}, ()),
    ],
    ids=["route first", "no tunnels, no containers", "route only", "never public", "no lease", "no network"],
)
def test_only_addresses_that_lead_into_the_living_room_count(
    monkeypatch: pytest.MonkeyPatch, route: str, interfaces: dict[str, str], found: tuple[str, ...]
) -> None:
    assert found_among(monkeypatch, route, interfaces) == found


def test_the_house_says_where_it_is_found_and_how_to_keep_it_to_oneself(near: NodeProcess) -> None:
    said = near.log.read_text()
    assert f"The house is open: {near.address} " in said
    assert f"For everybody in this house: {elsewhere(near)}\n" in said
    assert "--only-here" in said


def test_neighbours_come_in_and_play(near: NodeProcess) -> None:
    body = json.dumps({"game": "gonuts", "seats": [{}, {}]}).encode()
    request = urllib.request.Request(
        f"{elsewhere(near)}/api/tables",
        body,
        {"Content-Type": "application/json", "Origin": elsewhere(near)},
    )
    with urllib.request.urlopen(request, timeout=START_WITHIN) as answer:
        assert answer.status == 201


def test_the_address_is_told_on_the_machine_of_the_house_and_nowhere_else(near: NodeProcess) -> None:
    assert json.loads(get(f"{near.address}/api/house")[1])["near"][0] == elsewhere(near)
    assert json.loads(get(f"{elsewhere(near)}/api/house")[1])["near"] == []
    forwarded = {"X-Forwarded-For": "203.0.113.7"}  # through a proxy on the same machine
    assert json.loads(get(f"{near.address}/api/house", **forwarded)[1])["near"] == []


def test_names_that_others_point_here_are_still_refused(near: NodeProcess) -> None:
    for address in (near.address, elsewhere(near)):
        with pytest.raises(urllib.error.HTTPError) as refused:
            get(f"{address}/api/games", Host="rebound.example")
        refused.value.close()
        assert refused.value.code == 421


def test_a_header_that_browsers_ignore_over_plain_http_is_sent_where_they_take_it(near: NodeProcess) -> None:
    name, value = OPENER
    assert get(near.address)[0][name] == value
    assert get(near.address, Host=f"localhost:{near.port}")[0][name] == value
    assert get(near.address, Host="10.0.0.2", **{"X-Forwarded-Proto": "https"})[0][name] == value
    assert get(elsewhere(near))[0][name] is None


@pytest.mark.parametrize("arguments", [[], ["--open", "--only-here"], ["--open", "--host", "127.0.0.2"]])
def test_a_house_that_was_not_opened_to_the_network_is_closed_to_it(tmp_path: Path, arguments: list[str]) -> None:
    node = NodeProcess(tmp_path)
    node.arguments += [*arguments, "--lang", "en"]
    node.environment |= SILENT
    if "--host" in arguments:
        node.address = node.address.replace("127.0.0.1", "127.0.0.2")
    node.start()
    try:
        assert "everybody" not in node.log.read_text()
        assert json.loads(get(f"{node.address}/api/house")[1])["near"] == []
        with pytest.raises(urllib.error.URLError):
            get(f"{elsewhere(node)}/healthz")
    finally:
        node.kill()


def test_an_address_of_ones_own_is_the_only_one() -> None:
    command = [sys.executable, "-m", "dicehouse.cli", "serve", "--near", "--host", "127.0.0.2"]
    ended = subprocess.run(command, check=False, capture_output=True, text=True, timeout=START_WITHIN)
    assert ended.returncode == 2
    assert "--near" in ended.stderr


def test_a_terminal_shows_the_address_as_a_picture(tmp_path: Path) -> None:
    master, slave = pty.openpty()
    node = NodeProcess(tmp_path)
    command = [sys.executable, "-m", "dicehouse.cli", "serve", *node.arguments, "--near", "--lang", "en"]
    running = subprocess.Popen(command, stdout=slave, stderr=slave, env=node.environment)
    try:
        os.close(slave)
        said = ""
        while "--only-here" not in said:
            said += os.read(master, 4096).decode()
        plain = re.sub("\r", "", said)
        assert qr_code(elsewhere(node)) in plain
    finally:
        running.kill()
        running.wait()
        os.close(master)


def test_the_picture_is_framed_square_and_white_on_black() -> None:
    lines = qr_code("http://192.168.178.123:8000").splitlines()
    widths = {len(re.sub("\033\\[[0-9;]*m", "", line)) for line in lines}
    assert widths == {2 + 25 + 2 * 2}  # the margin, version 2 of the code, its border
    assert len(lines) == (25 + 2 * 2 + 1) // 2
    assert all(line.startswith("  \033[97;40m") and line.endswith("\033[0m") for line in lines)
