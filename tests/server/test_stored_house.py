"""A database and a conversation of the version before: today's code reads them unchanged and goes on with them.

The files were written by commit f118bd8 (`stored_house.py` says how); its successors never write them anew.
"""

import asyncio
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from dicehouse import games
from dicehouse.core.record import BEGAN, Record, SeatInfo
from dicehouse.server import protocol
from dicehouse.server.sqlite_store import SqliteStore
from dicehouse.server.store import Listing
from server.conftest import NodeProcess
from server.documents import run
from server.stored_house import Guest, Message, ask, look, play

STORED = Path(__file__).parent / "stored"
TABLES: dict[str, Message] = {table["name"]: table for table in json.loads((STORED / "house.json").read_text())}
TRANSCRIPT: list[Message] = [json.loads(line) for line in (STORED / "transcript.jsonl").read_text().splitlines()]
KEPT_FOREVER: dict[str, Any] = dict.fromkeys(
    ("keep_open", "keep_running", "keep_finished", "keep_chat", "keep_codes"), 0
)
OF_THE_CLOCK = frozenset({"at", "time", "deadline"})
CONNECTED = frozenset({"here"})
"""Depends on how soon a node notices that the connection before has ended."""
MORE_ACTIONS = ("roll, bank, shake", "roll, bank, shake, bark")
"""The actions of a game that the version before knew, in a refusal, and those of today."""
RENAMED_LEVELS = {"perfect": "master"}
"""A level of bots that has two names, the old one first."""


def differences(old: Any, new: Any, ignored: frozenset[str], path: str = "") -> list[str]:
    """Where something that the version before said is missing or not the same; what is said beyond it is allowed."""
    if isinstance(old, dict) and isinstance(new, dict):
        return [
            found
            for key, value in old.items()
            if key not in ignored
            for found in (
                differences(value, new[key], ignored, f"{path}.{key}") if key in new else [f"{path}.{key} is missing"]
            )
        ]
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        pairs = enumerate(zip(old, new, strict=True))
        return [found for place, (one, two) in pairs for found in differences(one, two, ignored, f"{path}[{place}]")]
    if isinstance(old, str) and isinstance(new, str):
        new = new.replace(MORE_ACTIONS[1], MORE_ACTIONS[0])
    if old == new or (path.endswith(".level") and RENAMED_LEVELS.get(old) == new):
        return []
    return [f"{path}: {old!r} -> {new!r}"]


def test_differences_are_found() -> None:
    old = {"a": [1, {"b": 2, "at": 3.0}], "seats": [{"level": "perfect"}]}
    assert differences(old, {"a": [1, {"b": 2, "more": 5}], "seats": [{"level": "master"}]}, OF_THE_CLOCK) == []
    assert differences(old, {"a": [1], "seats": [{"level": "expert"}]}, OF_THE_CLOCK) == [
        ".a: [1, {'b': 2, 'at': 3.0}] -> [1]",
        ".seats[0].level: 'perfect' -> 'expert'",
    ]
    assert differences(old, {"a": [1, {"b": 4}]}, OF_THE_CLOCK) == [".a[1].b: 2 -> 4", ".seats is missing"]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A copy of the stored database."""
    return Path(shutil.copy(STORED / "house.sqlite", tmp_path))


@pytest.fixture
def resting(tmp_path: Path, database: Path) -> Iterator[NodeProcess]:
    """A node on that copy whose bots do not move."""
    yield from serving(NodeProcess(tmp_path, str(database), bot_pause=1000, limits=0, **KEPT_FOREVER))


@pytest.fixture
def awake(tmp_path: Path, database: Path) -> Iterator[NodeProcess]:
    """A node on that copy whose bots move at once."""
    yield from serving(NodeProcess(tmp_path, str(database), bot_pause=0, limits=0, **KEPT_FOREVER))


def serving(node: NodeProcess) -> Iterator[NodeProcess]:
    node.start()
    try:
        yield node
        assert node.errors() == []
    finally:
        node.kill()


# the database


def test_the_stored_tables_are_of_every_game_and_phase() -> None:
    infos = [table["info"] for table in TABLES.values()]
    assert {info["game"] for info in infos} == set(games.names())
    assert {info["phase"] for info in infos} == {"open", "playing", "over", "closed"}
    finished = {info["game"] for info in infos if info["phase"] == "over"}
    running = {info["game"] for info in infos if info["phase"] == "playing"}
    assert finished == running == set(games.names())
    assert any(info["options"].get("round") == "live" for info in infos)
    assert any(seat.get("kind") == "bot" for info in infos for seat in info["seats"])
    assert (STORED / "house.sqlite").stat().st_size < 300_000


def comparable(text: Any) -> Any:
    """A record with bots named by their level, since what they are called is a matter of texts, and with all options.

    An option that the version before did not know has its default; nor did it note when the game began.
    """
    if not isinstance(text, str):  # a refusal: the game is not over
        return text
    record = Record.read(text)
    header = record.header
    seats = tuple(SeatInfo(seat.bot or seat.name, seat.bot) for seat in header.seats)
    options = games.bind_version(header.game, header.rules, header.options).options.to_dict()
    about = {key: note for key, note in header.about.items() if key != BEGAN}
    return Record(msgspec.structs.replace(header, seats=seats, options=options, about=about), record.lines).write()


def without_chat(old: Message, now: Message) -> None:
    """What a reader of a finished game is told: what the players said stays among them since."""
    assert old["seat"] is None
    for one in old["missed"]:
        if one["kind"] == "said":
            del one["text"]
    assert all(one["kind"] != "said" or "text" not in one for one in now["missed"])


def test_everybody_is_told_of_every_stored_table_what_they_were_told_before(resting: NodeProcess) -> None:
    async def work() -> dict[str, list[str]]:
        found = {}
        for name, table in TABLES.items():
            now = await look(resting.address, table["table"], table["tokens"])
            old = {key: table[key] for key in now}
            for told in (old, now):
                told["record"] = comparable(told["record"])
            if table["info"]["phase"] == "over":
                without_chat(old["viewers"][-1], now["viewers"][-1])
            found[name] = differences(old, now, OF_THE_CLOCK | CONNECTED)
        return found

    found: dict[str, list[str]] = run(work())
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("name", [name for name, table in TABLES.items() if table["info"]["phase"] == "over"])
def test_a_stored_record_is_replayed_by_the_rules_and_written_again_to_the_byte(name: str) -> None:
    text = TABLES[name]["record"]
    record = Record.read(text)
    assert record.write() == text
    assert games.replay(record).state.actors == ()


def test_stored_games_go_on(awake: NodeProcess) -> None:
    async def work() -> None:
        for name, table in TABLES.items():
            if table["info"]["phase"] != "playing":
                continue
            guests = [Guest(awake.address, table["table"], token, ids="new") for token in table["tokens"]]
            for guest, old in zip(guests, table["viewers"], strict=False):
                welcome = await guest.greet()
                told = welcome["missed"][: len(old["missed"])]  # a bot may have moved already
                assert differences(old["missed"], told, OF_THE_CLOCK) == [], name
            before = guests[0].now["number"]
            await play(guests, Random(1), 8)
            assert guests[0].now["number"] > before, name
            assert (await guests[0].ask(say="chat", text="Where were we?"))["say"] == "done"
            for guest in guests:
                await guest.leave()

    run(work())


def test_what_was_sent_to_the_version_before_counts_once(awake: NodeProcess) -> None:
    async def work() -> None:
        table = TABLES["running between two"]
        guest = Guest(awake.address, table["table"], table["tokens"][0])  # its ids are those of then
        welcome = await guest.greet()
        answer = await guest.ask(say="reveal", string="running between two 0")
        numbers = [told["number"] for told in welcome["missed"] if told["kind"] == "revealed"]
        assert (answer["say"], answer["number"]) == ("done", numbers[0])
        assert guest.now["number"] == table["viewers"][0]["now"]["number"]
        await guest.leave()

    run(work())


def test_a_stored_game_is_played_to_its_end_and_proved(awake: NodeProcess) -> None:
    async def work() -> None:
        table = TABLES["running between two"]
        guests = [Guest(awake.address, table["table"], token, ids="new") for token in table["tokens"]]
        for guest in guests:
            await guest.greet()
        await play(guests, Random(2))
        assert guests[0].now["phase"] == "over"
        path = f"/api/tables/{table['table']}"
        proof = await asyncio.to_thread(ask, awake.address, "GET", f"{path}/proof")
        assert proof["commitment"] == table["info"]["commitment"]
        record = await asyncio.to_thread(ask, awake.address, "GET", f"{path}/record")
        assert games.replay(Record.read(record)).state.actors == ()
        for guest in guests:
            following = await asyncio.to_thread(ask, awake.address, "POST", f"{path}/next", None, guest.token)
        assert following["table"]
        for guest in guests:
            await guest.leave()

    run(work())


def test_stored_tables_that_had_not_begun_begin(awake: NodeProcess) -> None:
    async def work() -> None:
        table = TABLES["next game"]
        guests = [Guest(awake.address, table["table"], token, ids="new") for token in table["tokens"]]
        for guest in guests:
            await guest.greet()
        for guest in guests:
            assert (await guest.ask(say="pledge", pledge=""))["say"] == "done"
        for guest in guests:
            await guest.until(lambda guest=guest: guest.now["phase"] == "playing")
            await guest.leave()

    run(work())


def test_what_an_operator_did_is_still_there(database: Path) -> None:
    command = [sys.executable, "-m", "dicehouse.cli", "house", "bans", "--database", str(database), "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "203.0.113.7" in done.stdout
    assert "an example" in done.stdout


# the conversation


def heard(guest: int) -> list[Message]:
    return [line["heard"] for line in TRANSCRIPT if line["guest"] == guest and "heard" in line]


def test_the_conversation_has_every_kind_of_message_of_a_game() -> None:
    kinds = {line["said"]["say"] for line in TRANSCRIPT if "said" in line}
    assert kinds == {"hello", "chat", "react", "act", "reveal", "ping", "earlier", "jump"}
    assert {message["say"] for guest in (0, 1) for message in heard(guest)} == {
        *("welcome", "presence", "news", "reacted", "refused", "done", "page")
    }


def test_messages_of_earlier_clients_are_read() -> None:
    for line in TRANSCRIPT:
        if "said" in line and line["said"]["say"] != "jump":
            message = protocol.read_message(json.dumps(line["said"]))
            assert line["said"].items() <= msgspec.to_builtins(message).items()


def test_messages_of_the_earlier_server_are_written_the_same_today() -> None:
    decoder = msgspec.json.Decoder(protocol.ToClient)
    assert len(get_args(protocol.ToClient)) >= 8
    for message in (*heard(0), *heard(1)):
        again = json.loads(protocol.write_message(decoder.decode(json.dumps(message))))
        assert again == message


def test_the_same_messages_at_the_same_table_get_the_same_answers(tmp_path: Path, database: Path) -> None:
    """The table is put back to where its conversation began: the same seed, and the entries that were there."""
    again = tmp_path / "again.sqlite"
    table = TABLES["transcript"]["table"]

    async def put_back() -> None:
        old, new = SqliteStore(database), SqliteStore(again)
        await old.open()
        await new.open()
        row = await old.table(table)
        assert row is not None
        known = TRANSCRIPT[1]["heard"]["now"]["number"]
        bodies = [stored.body for stored in await old.read(table, 0) if stored.number <= known]
        await new.create(row, Listing(0, "open"), bodies)
        await old.close()
        await new.close()

    async def converse(address: str) -> None:
        guests = [Guest(address, table) for _ in range(2)]
        counts = [0, 0]
        for line in TRANSCRIPT:
            guest = guests[line["guest"]]
            if "heard" in line:
                counts[line["guest"]] += 1
                continue
            for one, count in zip(guests, counts, strict=True):
                await one.until(lambda one=one, count=count: len(one.heard) >= count)
            if line["said"]["say"] == "hello":
                await guest.connect()
            await guest.say(line["said"])
        for number, guest in enumerate(guests):
            await guest.until(lambda guest=guest, number=number: len(guest.heard) >= counts[number])
        answers = [list(guest.heard) for guest in guests]
        for guest in guests:
            await guest.leave()
        assert [differences(heard(number), answers[number], OF_THE_CLOCK) for number in (0, 1)] == [[], []]

    run(put_back())
    for node in serving(NodeProcess(tmp_path, str(again), bot_pause=0, limits=0, **KEPT_FOREVER)):
        run(converse(node.address))
