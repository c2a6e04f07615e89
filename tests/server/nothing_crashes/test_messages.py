"""Messages over a WebSocket, made by hand: nonsense, too much, too large, too often, again."""

import contextlib
import json
import socket

import pytest
from websockets.exceptions import ConnectionClosed

from dicehouse.server.protocol import LARGEST, VERSION, Done, News
from server.nothing_crashes.wild_table import SOCKETS, Guinea, codes, heard

DEEP = 2000
NOISE: dict[str, tuple[str | bytes, str]] = {
    "nothing": ("", "protocol.message"),
    "no JSON": ("{hello", "protocol.message"),
    "not an object": ("[1, 2]", "protocol.message"),
    "no tag": ('{"id": "x"}', "protocol.message"),
    "a wrong tag": ('{"say": 5, "id": "x"}', "protocol.message"),
    "an unknown tag": ('{"say": "sing", "id": "x"}', "protocol.message"),
    "what only the house says": ('{"say": "done", "id": "x", "number": 1}', "protocol.message"),
    "a missing field": ('{"say": "act", "id": "x"}', "protocol.message"),
    "a field too many": ('{"say": "ping", "id": "x", "seat": 1}', "protocol.message"),
    "a wrong type": ('{"say": "act", "id": "x", "action": 7}', "protocol.message"),
    "an empty id": ('{"say": "ping", "id": ""}', "protocol.message"),
    "a long id": (json.dumps({"say": "ping", "id": "x" * 41}), "protocol.message"),
    "a negative number": ('{"say": "act", "id": "x", "action": "roll", "seen": -1}', "protocol.message"),
    "a huge number": ('{"say": "act", "id": "x", "action": "roll", "seen": 1e400}', "protocol.message"),
    "a number nobody can hold": (
        '{"say": "act", "id": "x", "action": "roll", "seen": ' + "9" * 3000 + "}",
        "protocol.message",
    ),
    "half a character": ('{"say": "chat", "id": "x", "text": "\\ud800"}', "protocol.message"),
    "deep lists": ("[" * DEEP + "]" * DEEP, "protocol.message"),
    "deep objects": ('{"say":' * 500 + "1" + "}" * 500, "protocol.message"),
    "too much": (json.dumps({"say": "chat", "id": "x", "text": "x" * LARGEST}), "protocol.message"),
    "bytes that are no text": (b"\xff\xfe\x00", "protocol.message"),
    "hello again": ("HELLO", "protocol.message"),
    "an action nobody knows": ('{"say": "act", "id": "x", "action": "fly"}', "action.syntax"),
    "an action with a zero in it": ('{"say": "act", "id": "x", "action": "roll\\u0000"}', "action.syntax"),
    "an empty action": ('{"say": "act", "id": "x", "action": ""}', "action.syntax"),
    "an action from the future": ('{"say": "act", "id": "x", "action": "shake", "seen": 2147483648}', "action.illegal"),
    "nothing said": ('{"say": "chat", "id": "x", "text": " \\n "}', "table.said"),
    "unprintable words": ('{"say": "chat", "id": "x", "text": "\\u0007"}', "table.said"),
    "a pledge that is none": ('{"say": "pledge", "id": "x", "pledge": "my own luck"}', "protocol.message"),
    "a pledge with a line end": (
        json.dumps({"say": "pledge", "id": "x", "pledge": "a" * 64 + "\n"}),
        "protocol.message",
    ),
    "a pledge too late": (json.dumps({"say": "pledge", "id": "x", "pledge": "a" * 64}), "table.sealed"),
    "a short string": ('{"say": "reveal", "id": "x", "string": "luck"}', "protocol.message"),
    "a long string": (json.dumps({"say": "reveal", "id": "x", "string": "x" * 201}), "protocol.message"),
    "a string too late": ('{"say": "reveal", "id": "x", "string": "a string of my own"}', "table.sealed"),
    "a throw of no dice": ('{"say": "throw", "id": "x", "seen": 1}', "roll.not-due"),
    "a throw without a number": ('{"say": "throw", "id": "x"}', "protocol.message"),
    "real dice where the house throws": ('{"say": "dice", "id": "x", "roll": "acorn", "seen": 99}', "table.not-real"),
    "real dice without a number": ('{"say": "dice", "id": "x", "roll": "acorn"}', "protocol.message"),
    "a roll that is far too long": (
        json.dumps({"say": "dice", "id": "x", "roll": "acorn " * 40, "seen": 1}),
        "protocol.message",
    ),
    "a correction of nothing": ('{"say": "correct", "id": "x", "roll": "car", "seen": 99}', "roll.not-correctable"),
    "a hand that is none": ('{"say": "hand", "id": "x", "own": 1}', "protocol.message"),
    "reading that is none": ('{"say": "reading", "id": "x"}', "protocol.message"),
    "a page before the first": ('{"say": "earlier", "id": "x", "before": 0}', "protocol.message"),
    "a reaction nobody knows": ('{"say": "react", "id": "x", "reaction": "hiss"}', "protocol.message"),
}


@pytest.mark.parametrize("noise", NOISE)
def test_what_makes_no_sense_is_refused_and_the_connection_goes_on(table: Guinea, noise: str) -> None:
    message, code = NOISE[noise]
    with table.greeted() as line:
        line.send(table.hello() if message == "HELLO" else message)
        line.send('{"say": "ping", "id": "alive"}')
        told, closed = heard(line, until="alive")
    assert codes(told) == [code]
    assert closed is None
    if isinstance(message, bytes):
        return
    with table.greeted() as line:  # the same as bytes
        line.send(table.hello().encode() if message == "HELLO" else message.encode())
        line.send('{"say": "ping", "id": "alive"}')
        assert codes(heard(line, until="alive")[0]) == [code]


@pytest.mark.parametrize("noise", [*NOISE, "ping"])
def test_whoever_does_not_begin_with_hello_is_shown_the_door(table: Guinea, noise: str) -> None:
    message = NOISE[noise][0] if noise in NOISE else '{"say": "ping", "id": "x"}'
    if message == "HELLO":
        message = table.hello(version=VERSION + 1)
    with table.connect() as line:
        line.send(message)
        told, closed = heard(line)
    assert len(told) == 1
    assert codes(told)[0] in ("protocol.message", "protocol.hello", "protocol.version")
    assert closed == 1008


@pytest.mark.parametrize("frame", ["x" * (2 * LARGEST + 1), b"x" * 10**6])
def test_a_frame_that_is_far_too_large_closes_the_connection(table: Guinea, frame: str | bytes) -> None:
    with table.greeted() as line:
        with contextlib.suppress(ConnectionClosed):
            line.send(frame)
        told, closed = heard(line)
    assert (codes(told), closed) == ([], 1009)
    with table.greeted() as line:  # in pieces it is as large
        with contextlib.suppress(ConnectionClosed):
            line.send([frame[:1000]] * 20)
        assert heard(line)[1] == 1009


def test_text_that_is_no_text_closes_the_connection(table: Guinea) -> None:
    with table.greeted() as line:
        line.send(b"\xff\xfe", text=True)
        assert heard(line)[1] == 1007


def test_thousands_of_messages_at_once_are_slowed_down_and_answered(table: Guinea) -> None:
    """Noise ends the connection; what makes sense is answered one by one, and most of it with a no."""
    with table.greeted() as line:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(3000):
                line.send("noise")
        told, closed = heard(line)
        assert set(codes(told)) == {"protocol.message"}
        assert closed == 1008
        assert len(told) < 100
    with table.greeted() as line:
        for number in range(90):
            line.send(json.dumps({"say": "ping", "id": f"p{number}"}))
        told, closed = heard(line, until="p89")
        assert closed is None
        assert [getattr(message, "id", None) for message in told if hasattr(message, "id")] == [
            f"p{number}" for number in range(90)
        ]
        assert set(codes(told)) == {"protocol.rate"}


def test_messages_sent_again_and_in_another_order_count_once(table: Guinea) -> None:
    fresh = Guinea(table.node)
    with fresh.greeted() as line:
        words = [json.dumps({"say": "chat", "id": f"c{number}", "text": f"word {number}"}) for number in range(6)]
        for word in (*words, *reversed(words), *words[::2]):
            line.send(word)
        line.send('{"say": "ping", "id": "end"}')
        told, _ = heard(line, until="end")
    numbers: dict[str, set[int]] = {}
    for message in told:
        if isinstance(message, Done) and message.id != "end":
            numbers.setdefault(message.id, set()).add(message.number)
    assert sorted(numbers) == [f"c{number}" for number in range(6)]
    assert all(len(found) == 1 for found in numbers.values())
    said = [entry.text for message in told if isinstance(message, News) for entry in message.told]
    assert said == [f"word {number}" for number in range(6)]


def test_a_thousand_who_connect_and_say_nothing_keep_nobody_out(crowd: list[socket.socket], table: Guinea) -> None:
    """They have been there since before the first of these tests; those who shook hands are shown the door in time."""
    assert len(crowd) == SOCKETS
    with table.greeted() as line:
        line.send('{"say": "ping", "id": "alive"}')
        assert heard(line, until="alive")[1] is None
    told = b""
    while b"protocol.hello" not in told:
        part = crowd[3].recv(4096)
        assert part, told
        told += part
    assert told.startswith(b"HTTP/1.1 101")
