"""What docs/protocol.md says is so: its messages, examples, refusals, numbers and requests."""

import ast
import asyncio
import json
import re
from typing import get_args

import msgspec
import pytest
import websockets
from websockets.asyncio.client import connect
from websockets.typing import Origin

from dicehouse.client import ServerApi
from dicehouse.core.errors import DicehouseError
from dicehouse.core.events import Change
from dicehouse.core.fields import FieldInfo
from dicehouse.core.game import Outcome
from dicehouse.dice import Proof
from dicehouse.dice.contributions import LONGEST_STRING, SHORTEST_STRING
from dicehouse.server import (
    bot_pool,
    finished_games,
    http_messages,
    http_status,
    live_table,
    lobby,
    message_ids,
    protocol,
    reviews,
    session,
    table,
    table_state,
)
from dicehouse.server.entries import Entry
from dicehouse.server.quotas import HttpLimit
from dicehouse.server.settings import Settings
from dicehouse.server.transport import http as transport_http
from dicehouse.server.transport import limits, websocket
from dicehouse.server.transport.close_codes import CloseCode
from dicehouse.texts import LANGUAGES, Texts
from server.conftest import NodeProcess
from server.documents import PROTOCOL, ROOT, blocks, fetch, fields, quoted, rows, run

# messages


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
    assert messages_on_page("### From the table") == messages_in_code(protocol.ToClient)


@pytest.mark.parametrize(
    ("after", "kind"),
    [
        ("A seat:\n", protocol.Seat),
        ("A moment, what", protocol.Moment),
        ("An entry of the log, as", protocol.Told),
        ("### Reading actions and events", FieldInfo),
        ("### What an event changes", Change),
        ("### Checking the dice", Proof),
        ("### The review of a game", http_messages.ReviewTold),
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
    kinds = {quoted(kind)[0] for kind, *_ in rows(table_of_kinds, "The kinds of entries:\n")}
    assert kinds == {kind.__struct_config__.tag for kind in get_args(Entry)} == set(get_args(protocol.EntryKind))


def test_every_reaction_is_on_the_page() -> None:
    named = next(cells for cells in rows(PROTOCOL, "### To the table") if cells[1] == "`reaction`")
    assert tuple(quoted(named[2])) == get_args(protocol.Reaction)


# examples

TO_CLIENT = msgspec.json.Decoder(protocol.ToClient)
BODIES: dict[str, tuple[type, type]] = {
    "/api/tables": (http_messages.OpenTable, http_messages.OpenedTable),
    "/seats": (http_messages.TakeSeat, http_messages.TakenSeat),
}


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
    answer: type = http_messages.OpenedTable
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


# what is refused, and the numbers


def server_codes() -> dict[str, str]:
    """The codes that the server's room defines."""
    source = ast.parse((ROOT / "src" / "dicehouse" / "server" / "errors.py").read_text())
    calls = [node for node in ast.walk(source) if isinstance(node, ast.Call) and ast.unparse(node.func) == "define"]
    return {code: text for call in calls for code, text in ast.literal_eval(call.args[0]).items()}


def test_every_code_is_on_the_page_with_its_sentence_and_status() -> None:
    shown = {quoted(code)[0]: (sentence, status) for code, sentence, status in rows(PROTOCOL, "## What is refused")}
    assert {code: sentence for code, (sentence, _) in shown.items()} == server_codes()
    told = {code: int(status) for code, (_, status) in shown.items() if status.isdigit()}
    assert told == {code: 409 if code in http_status.CONFLICTS else http_status.STATUS.get(code, 400) for code in told}
    assert {*http_status.CONFLICTS, *http_status.STATUS} - {"game.unknown"} <= told.keys()


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
    usual = Settings()
    assert limits.WATCHERS_SHARE == 0.75
    for words in (
        f"| {session.HELLO_WITHIN:.0f} s | `protocol.hello`",
        f"| {transport_http.READ_WITHIN:.0f} s | `http.408`, and closed",
        f"of all clients | {limits.MOST_READING} | whoever has taken longest",
        f"HTTP and WebSocket | {usual.connections_per_address} | its oldest",
        f"| {limits.BURST * usual.connection_rate} at once, {usual.connection_rate} a second | `protocol.connections`",
        f"to the house | {usual.connections}, or what",
        f"to one table | {usual.connections_per_table} | who only",
        f"of one seat | {session.MOST_OF_A_SEAT} | the oldest",
        f"| {usual.head_bytes} bytes, {usual.head_fields} fields | `http.431`",
        f"| {usual.url_bytes} bytes of address | `http.414`",
        f"is answered | {usual.pipelined} | closed",
        f"in {transport_http.DRAIN_WITHIN:.0f} s | closed",
        f"of a message | {usual.fragments} | closed with 1008",
        f"| {websocket.BURST * usual.frames} at once, {usual.frames} a second | closed with 1008",
        f"every {websocket.PING_EVERY:.0f} s (WebSocket ping frames) | no pong for {websocket.PING_EVERY:.0f} s",
        f"| {protocol.LARGEST} characters | `protocol.message`",
        f"| {websocket.LARGEST_MESSAGE} bytes | closed with 1009",
        f"| {session.BURST} at once, {session.RATE} a second | `protocol.rate`",
        f"at most the newest {live_table.NEWEST_MOVES}\nentries that are no chat",
        f"newest {live_table.NEWEST_WORDS} of chat among the last {live_table.NEWEST} entries",
        f"the newest {live_table.PAGE} entries before that number",
        f"| {finished_games.MOST_WAITING_OF_CLIENT} of one address, {finished_games.MOST_WAITING} in all |",
        f"corrections of real dice until somebody acts | {table_state.MOST_CORRECTIONS} |",
        f"chat that a table keeps | {Settings().most_words} messages",
        f"entries of a table | {Settings().most_entries} |",
        f"| {session.MOST_UNSENT} bytes | `protocol.slow`, closed with {CloseCode.TRY_AGAIN_LATER:d}",
        f"remembers the last {message_ids.REMEMBERED} ids",
        f"older than the last {table_state.REMEMBERED_STATES} actions and rolls",
        f"1 to {table.LONGEST_SAID} printable characters",
        f"the newest {lobby.MOST_LISTED} listed tables",
        f"at most {Settings().listed_per_address} of each address",
        f"more than {lobby.LISTED_FOR / 3600:.0f} hours ago",
        f"{Settings().away_after:.0f} seconds, unless the house is set otherwise",
        f"not connected for {Settings().seat_kept:.0f} seconds is free again",
        f"| {bot_pool.MOST_HINTS_OF_CLIENT} of one address, {bot_pool.MOST_HINTS} in all | `table.hints-busy`",
        f"| {Settings().listed_at_once}, unless the house is set otherwise | `table.seats-elsewhere`",
        f"not pledged after {Settings().pledge_within:.0f} seconds",
        f"After {Settings().rematch_within:.0f} seconds (unless the house is set otherwise), or when",
        f"not revealed after {Settings().reveal_within:.0f} seconds",
        f"| | `string` | {SHORTEST_STRING} to {LONGEST_STRING} printable characters |",
        f"`version` | {protocol.VERSION} |",
        f"nobody asks for during {reviews.ABANDONED:.0f} s is computed no further",
        f"(about {reviews.LARGEST_ANSWER // 1024} KiB at most)",
        f"| reviews that wait | {reviews.MOST_WAITING_OF_CLIENT} of one address, {reviews.MOST_WAITING} in all |",
    ):
        assert words in PROTOCOL, words


def test_the_limits_of_requests_are_those_of_the_code() -> None:
    kinds = (
        HttpLimit.OPENING_TABLES,
        HttpLimit.SITTING,
        HttpLimit.LOOKING,
        HttpLimit.PROVING,
        HttpLimit.LOOKING_BACK,
        HttpLimit.REVIEWING,
        HttpLimit.ARRANGING,
        HttpLimit.CHANGING,
        HttpLimit.READING,
    )
    shown = [(float(size), float(rate)) for _, size, rate in rows(PROTOCOL, "Each address is limited")]
    assert shown == [kind.value for kind in kinds]


def test_what_is_too_long_too_much_or_too_quiet_ends_as_the_page_says(node: NodeProcess) -> None:
    async def ending(*said: str) -> tuple[list[str], int | None]:
        """The codes that come back, and how the connection ends; None where it stays open."""
        async with connect(api.websocket_url) as wire:
            await wire.send(json.dumps({"say": "hello", "version": 2, "table": opened["table"]}))
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
        assert code == CloseCode.POLICY_VIOLATION
        for path, origin in (("/other", None), ("/ws", Origin("https://elsewhere.example"))):
            with pytest.raises(websockets.InvalidStatus) as refused:
                await connect(api.websocket_url.removesuffix("/ws") + path, origin=origin).__aenter__()
            assert refused.value.response.status_code == 403
        async with connect(api.websocket_url) as wire:
            await wire.send(json.dumps({"say": "hello", "version": 2, "table": opened["table"]}))
            await wire.recv()
            await asyncio.to_thread(node.stop)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await wire.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012

    api = ServerApi(node.address)
    opened = run(api.open_table("gonuts", [{}, {}]))
    run(work())


def test_every_request_is_on_the_page(node: NodeProcess) -> None:
    schema = json.loads(fetch(f"{node.address}/api/schema/openapi.json")[1])
    served = {f"{method.upper()} {path}" for path, methods in schema["paths"].items() for method in methods}
    shown = [quoted(request)[0].partition("?")[0] for request, _ in rows(PROTOCOL, "## HTTP\n")]
    assert sorted(shown) == sorted(served)
    for kind in (http_messages.OpenTable, http_messages.TakeSeat):
        text = " ".join(about for _, about in rows(PROTOCOL, "## HTTP\n"))
        assert set(fields(kind)) <= set(quoted(text))
