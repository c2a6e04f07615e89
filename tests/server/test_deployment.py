"""What is deployed is sound: the image, the services, and a game through the proxy."""

import asyncio
import contextlib
import importlib.metadata
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version
from websockets.asyncio.client import connect

from dicehouse.client import ServerApi, sit_down
from dicehouse.server.nats_bus import NatsBus
from dicehouse.server.settings import PREFIX, Settings
from server.conftest import NodeProcess, free_port
from server.documents import ROOT, SAFE, fields, finish, run

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
    locks = {"deploy/build.lock", "deploy/requirements.lock"}
    own = {"pyproject.toml", "hatch_build.py", "web", "src", project["readme"], *project["license-files"]}
    assert own | locks == sources
    assert all((ROOT / source).exists() for source in sources)


def compose() -> dict[str, Any]:
    read: dict[str, Any] = importlib.import_module("yaml").safe_load((ROOT / "compose.yaml").read_text())
    return read


def test_every_service_says_when_it_is_healthy_and_no_secret_is_in_the_file() -> None:
    services = compose()["services"]
    assert all("healthcheck" in service for service in services.values())
    for service in services.values():
        kept = ("PASSWORD", "DATABASE", "TOKEN", "CHANNEL")
        assert [key for key in service.get("environment", {}) if any(word in key for word in kept)] == []
    example = dict(
        line.split("=", 1)
        for line in (ROOT / "deploy" / "dicehouse.env.example").read_text().splitlines()
        if line and not line.startswith("#")
    )
    postgres = services["postgres"]["environment"]
    assert example["DICEHOUSE_DATABASE"] == (
        f"postgresql://{postgres['POSTGRES_USER']}:{example['POSTGRES_PASSWORD']}@postgres:5432/{postgres['POSTGRES_DB']}"
    )
    assert example["DICEHOUSE_CHANNEL"] == f"nats://{example['NATS_TOKEN']}@nats:4222"
    known = {PREFIX + name.upper() for name in fields(Settings)}
    given = {key for service in services.values() for key in (*service.get("environment", {}), *example)}
    assert {key for key in given if key.startswith(PREFIX)} <= known


def test_the_proxy_knows_the_nodes_and_the_nodes_trust_the_proxy() -> None:
    services = compose()["services"]
    nodes = set(re.findall(r"server (\w+):8000", NGINX.read_text()))
    assert nodes == {name for name in services if name.startswith("node")}
    proxy = services["proxy"]["networks"]["front"]["ipv4_address"]
    assert {services[name]["environment"]["DICEHOUSE_PROXIES"] for name in nodes} == {proxy}
    listening = re.findall(r"listen (\d+)", NGINX.read_text())
    assert [port.rpartition(":")[2] for port in services["proxy"]["ports"]] == listening


def test_no_service_has_more_rights_than_it_needs() -> None:
    read = compose()
    for name, service in read["services"].items():
        assert service["cap_drop"] == ["ALL"], name
        assert service["read_only"] is True, name
        assert service["security_opt"] == ["no-new-privileges:true"], name
        assert service["user"].split(":")[0] not in ("0", "root"), name
        assert {"mem_limit", "pids_limit", "logging"} <= service.keys(), name
        assert ("ports" in service) == (name == "proxy"), name
        assert ("outside" in service["networks"]) == (name == "proxy"), name
    assert {name for name, network in read["networks"].items() if not (network or {}).get("internal")} == {"outside"}
    assert not {"postgres", "nats"} & {name for name, one in read["services"].items() if "front" in one["networks"]}
    assert all(read["services"][name]["ulimits"]["nofile"] >= 10_000 for name in ("node1", "node2", "proxy"))


def test_every_image_has_an_exact_version_in_one_place() -> None:
    images = dict(re.findall(r"^(\w+_IMAGE)=(\S+)$", (ROOT / "deploy" / "images.env").read_text(), flags=re.MULTILINE))
    for image in images.values():
        assert re.fullmatch(r"[a-z]+:\d+\.\d+\.?\d*-[a-z0-9.-]+(@sha256:[0-9a-f]{64})?", image), image
    asked = set(re.findall(r"\$\{(\w+)", (ROOT / "compose.yaml").read_text()))
    assert asked == images.keys()
    dockerfile = (ROOT / "Dockerfile").read_text()
    assert f"ARG PYTHON_IMAGE={images['PYTHON_IMAGE'].partition('@')[0]}\n" in dockerfile
    assert set(re.findall(r"^FROM (\S+)", dockerfile, flags=re.MULTILINE)) == {"${PYTHON_IMAGE}"}


def test_digests_are_written_behind_the_tags(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No registry can be reached from here: a program named docker says what a registry would."""
    (tmp_path / "docker").write_text('#!/bin/sh\necho "sha256:$(printf %s "$4" | sha256sum | cut -c1-64)"\n')
    (tmp_path / "docker").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    script = importlib.util.spec_from_file_location("pin_images", ROOT / "scripts" / "pin_images.py")
    assert script is not None
    assert script.loader is not None
    pin_images = importlib.util.module_from_spec(script)
    script.loader.exec_module(pin_images)
    copy = tmp_path / "images.env"
    copy.write_text((ROOT / "deploy" / "images.env").read_text())
    monkeypatch.setattr(pin_images, "IMAGES", copy)
    pin_images.main()
    once = copy.read_text()
    lines = [line for line in once.splitlines() if not line.startswith("#")]
    assert len(lines) == 4
    assert all(re.fullmatch(r"\w+_IMAGE=[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}", line) for line in lines)
    pin_images.main()  # again: the tag is looked up, not the digest added twice
    assert copy.read_text() == once


IMAGE = {
    "python_version": "3.12",
    "python_full_version": "3.12.12",
    "sys_platform": "linux",
    "platform_system": "Linux",
    "os_name": "posix",
    "implementation_name": "cpython",
    "platform_python_implementation": "CPython",
    "extra": "",
}
"""What markers of requirements are about, in the image."""


def locked(name: str) -> dict[str, tuple[Version, int]]:
    """The packages of a lock file that the image installs: version, and how many hashes there are."""
    found: dict[str, tuple[Version, int]] = {}
    for line in re.split(r"\n(?=\S)", (ROOT / "deploy" / name).read_text()):
        if line.startswith("#"):
            continue
        asked = Requirement(line.split(" \\\n")[0].partition(" --hash")[0])
        if asked.marker is None or asked.marker.evaluate(IMAGE):
            (pin,) = asked.specifier
            assert pin.operator == "=="
            found[canonicalize_name(asked.name)] = (Version(pin.version), line.count("--hash=sha256:"))
    return found


def unmet(wanted: list[str], lock: dict[str, tuple[Version, int]], extras: dict[str, list[str]]) -> list[str]:
    """Those requirements that a lock file does not satisfy."""
    missing = []
    for text in wanted:
        asked = Requirement(text)
        if asked.marker is not None and not asked.marker.evaluate(IMAGE):
            continue
        if asked.name == "dicehouse":
            missing += unmet([one for extra in asked.extras for one in extras[extra]], lock, extras)
            continue
        version, _ = lock.get(canonicalize_name(asked.name), (None, 0))
        if version is None or version not in asked.specifier:
            missing.append(text)
    return missing


def test_the_image_installs_exactly_what_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    extras = project["project"]["optional-dependencies"]
    lock = locked("requirements.lock")
    assert unmet([*project["project"]["dependencies"], *extras["server"]], lock, extras) == [], "run make lock"
    for name, (version, _) in lock.items():  # what these need in turn, as far as the same release is installed here
        with contextlib.suppress(importlib.metadata.PackageNotFoundError):
            found = importlib.metadata.distribution(name)
            if Version(found.version) == version:
                assert unmet(found.requires or [], lock, {}) == [], name
    build = locked("build.lock")
    node = re.search(r'^NODE = "(.*)"$', (ROOT / "hatch_build.py").read_text(), flags=re.MULTILINE)
    assert node is not None
    assert unmet([*project["build-system"]["requires"], node[1]], build, {}) == [], "run make lock"
    assert all(hashes for _, hashes in (*lock.values(), *build.values()))
    dockerfile = (ROOT / "Dockerfile").read_text().replace("\\\n", " ")
    installs = re.findall(r"pip (?:--python \S+ )?(?:install|wheel) [^&\n]*", dockerfile)
    assert len(installs) == 4
    assert all("--require-hashes" in one or "--no-deps" in one for one in installs)


@pytest.mark.parametrize("name", ["requirements.lock", "build.lock", "dev.lock"])
def test_no_lock_file_holds_the_address_of_a_registry(name: str) -> None:
    text = (ROOT / "deploy" / name).read_text()
    assert "://" not in text
    assert "--index" not in text
    assert "--find-links" not in text


def test_a_lock_file_that_is_behind_is_noticed() -> None:
    lock = {"msgspec": (Version("0.18"), 1)}
    assert unmet(["msgspec>=0.19", "rich>=13; sys_platform == 'win32'", "numpy"], lock, {}) == [
        "msgspec>=0.19",
        "numpy",
    ]


def test_nats_lets_nobody_in_without_the_token(tmp_path: Path, postgres: str) -> None:
    port = free_port()
    text = (ROOT / "deploy" / "nats.conf").read_text()
    assert "port: 4222" in text
    text = text.replace("port: 4222", f"host: 127.0.0.1\nport: {port}").replace(
        "127.0.0.1:8222", f"127.0.0.1:{free_port()}"
    )
    (tmp_path / "nats.conf").write_text(text)
    server = subprocess.Popen(
        [Path(sys.executable).parent / "nats-server", "--config", tmp_path / "nats.conf", "-l", tmp_path / "nats.log"],
        env=os.environ | {"NATS_TOKEN": "secret-of-the-nodes"},
    )

    async def connects(address: str) -> bool:
        channel = NatsBus(address)
        await channel.open()
        try:
            for _ in range(20):
                if channel.connected:
                    return True
                await asyncio.sleep(0.1)
            return False
        finally:
            await channel.close()

    async def work() -> None:
        while not await connects(f"nats://secret-of-the-nodes@127.0.0.1:{port}"):
            pass
        assert not await connects(f"nats://127.0.0.1:{port}")
        assert not await connects(f"nats://guess@127.0.0.1:{port}")

    try:
        run(work())
    finally:
        server.terminate()
        server.wait(timeout=20)


def test_what_one_node_wrote_the_other_knows_at_once(nodes: list[NodeProcess]) -> None:
    async def work() -> None:
        one, two = (ServerApi(node.address) for node in nodes)
        opened = await one.open_table("gonuts", [{}, {}])
        path = f"/api/tables/{opened['table']}"
        await two.request("GET", path)  # from now on both keep the table
        for api, other, name in ((one, two, "Ann"), (two, one, "Bob")):
            _, token = await api.take_seat(opened["table"], name)
            async with connect(other.websocket_url) as wire:
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
        opened = await ServerApi(both[0].address).open_table("gonuts", [{}, {}], SAFE | {"target": 8})
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
