"""Messages over a WebSocket at random, most of them nearly right."""

import contextlib
import json
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from dicehouse.server.protocol import FromClient
from server.nothing_crashes.wild_table import TIMES, Guinea, heard

anything = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**65), 2**65) | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
near = st.fixed_dictionaries(
    {"say": st.sampled_from([str(kind.__struct_config__.tag) for kind in get_args(FromClient)])},
    optional={
        "id": st.text(max_size=42) | anything,
        "action": st.sampled_from(["roll", "bank", "shake", "bank 1"]) | st.text(max_size=250) | anything,
        "text": st.text(max_size=600) | anything,
        "seen": st.integers(-1, 2**32) | anything,
        "pledge": st.sampled_from(["", "a" * 64, "A" * 64]) | st.text(max_size=66) | anything,
        "string": st.text(min_size=14, max_size=202) | anything,
        "reaction": st.sampled_from(["wow", "boo"]) | anything,
        "version": st.integers(0, 2) | anything,
        "table": st.text(max_size=41) | anything,
        "token": st.text(max_size=81) | anything,
        "last": st.integers(-1, 2**32) | anything,
        "host": st.text(max_size=81) | anything,
        "own": st.booleans() | anything,
        "on": st.booleans() | anything,
        "quiet": st.booleans() | anything,
        "before": st.integers(-1, 2**32) | anything,
        "roll": st.sampled_from(["acorn " * 5, "acorn squirrel", "dog", ""]) | st.text(max_size=210) | anything,
    },
)
messages = st.one_of(near.map(json.dumps), anything.map(json.dumps), st.text(max_size=200), st.binary(max_size=200))


# messages that are right but for what is said with them; of some kinds `near` hardly ever makes one
seen = st.integers(0, 40)
right = st.one_of(
    st.fixed_dictionaries({"say": st.just("throw"), "seen": seen}),
    st.fixed_dictionaries(
        {
            "say": st.sampled_from(["dice", "correct"]),
            "roll": st.lists(st.sampled_from(["acorn", "dog", "house", "car"]), max_size=6).map(" ".join),
            "seen": seen,
            "sure": st.booleans(),
        }
    ),
    st.fixed_dictionaries({"say": st.just("hand"), "own": st.booleans()}),
    st.fixed_dictionaries({"say": st.just("reading"), "on": st.booleans()}),
    st.fixed_dictionaries({"say": st.just("hint"), "quiet": st.booleans(), "action": st.sampled_from(["", "roll"])}),
    st.fixed_dictionaries({"say": st.just("earlier"), "before": st.integers(1, 50)}),
    st.fixed_dictionaries({"say": st.just("act"), "action": st.sampled_from(["roll", "bank"]), "seen": seen}),
).flatmap(lambda said: st.text("abc", min_size=1, max_size=6).map(lambda id: json.dumps(said | {"id": id})))


@pytest.mark.parametrize("kind", ["usual", "real"])
@settings(max_examples=40 * TIMES)
@given(sent=st.lists(messages | right, max_size=12), greet=st.booleans())
def test_whatever_is_said_is_answered_in_the_protocol(
    table: Guinea, real_table: Guinea, kind: str, sent: list[str | bytes], greet: bool
) -> None:
    table = real_table if kind == "real" else table
    with table.greeted() if greet else table.connect() as line:
        with contextlib.suppress(ConnectionClosed):
            for message in sent:
                line.send(message)
            line.send('{"say": "ping", "id": "the end of it"}')
        _, closed = heard(line, until="the end of it")
    assert closed in (None, 1008)
