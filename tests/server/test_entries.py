"""Entries of a log: they are stored as they always were, and read back as they were."""

from typing import get_args

import msgspec
import pytest

from dicehouse.core.game import Outcome
from dicehouse.server import entries
from dicehouse.server.entries import WORDS, Entry, Erased, Said, erased_body, read_entry, write_entry
from dicehouse.server.seats import SeatRequest
from dicehouse.server.table_spec import TableSpec

STORED: dict[bytes, Entry] = {
    b'{"type":"sat","seat":0,"name":"Ann","token":"t"}': entries.Sat(0, "Ann", "t"),
    b'{"type":"sat","seat":1,"name":"B","token":"","pledge":null,"kind":"bot","level":"novice"}': entries.Sat(
        1, "B", "", None, "bot", "novice"
    ),
    b'{"type":"sat","seat":0,"name":"Ann","token":"t","portrait":"fox"}': entries.Sat(0, "Ann", "t", portrait="fox"),
    b'{"type":"stood","seat":0,"removed":true}': entries.Stood(0, True),
    b'{"type":"stood","seat":0,"removed":true,"name":"Ann"}': entries.Stood(0, True, "Ann"),
    b'{"type":"changed","spec":{"clock":null,"away":"wait","patience":10,"hints":true,"real":false,"series":"",'
    b'"played":0,"wins":[],"daily":"","game":"gonuts","options":{"players":2},"seats":[{},{}],"rules":1},'
    b'"came":[1,null],"what":["seats"]}': (
        entries.Changed(
            TableSpec(game="gonuts", options={"players": 2}, seats=(SeatRequest(), SeatRequest())),
            (1, None),
            ("seats",),
        )
    ),
    b'{"type":"pledged","seat":0,"pledge":"p","id":"i"}': entries.Pledged(0, "p", "i"),
    b'{"type":"sealed","pledges":["p",""]}': entries.Sealed(("p", "")),
    b'{"type":"revealed","seat":0,"string":"s"}': entries.Revealed(0, "s"),
    b'{"type":"began","commitment":"c","strings":["-"]}': entries.Began("c", ("-",)),
    b'{"type":"moved","commitment":"c"}': entries.Moved("c"),
    b'{"type":"acted","seat":0,"act":"roll","events":["e"],"id":"i","stand_in":true}': entries.Acted(
        0, "roll", ("e",), "i", True
    ),
    b'{"type":"rolled","roll":"a b","events":[]}': entries.Rolled("a b", ()),
    b'{"type":"rolled","roll":"a b","events":[],"by":1,"id":"i"}': entries.Rolled("a b", (), 1, "i"),
    b'{"type":"corrected","roll":"a b","events":["e"],"by":1}': entries.Corrected("a b", ("e",), 1),
    b'{"type":"ended","outcome":{"reason":"r","winners":[0],"scores":[1]},"seed":"s"}': entries.Ended(
        Outcome("r", (0,), (1,)), "s"
    ),
    b'{"type":"absent","seat":0,"level":null}': entries.Absent(0, None),
    b'{"type":"dropped","seat":0,"level":"regular"}': entries.Dropped(0, "regular"),
    b'{"type":"dropped","seat":0,"level":"regular","why":"removed","name":"Ann"}': entries.Dropped(
        0, "regular", "removed", "Ann"
    ),
    b'{"type":"restored","name":"Ann","seat":0}': entries.Restored("Ann", 0),
    b'{"type":"proposed","seat":0,"until":7.5}': entries.Proposed(0, 7.5),
    b'{"type":"answered","seat":1,"yes":false}': entries.Answered(1, False),
    b'{"type":"agreed","seats":[0,1]}': entries.Agreed((0, 1)),
    b'{"type":"lapsed"}': entries.Lapsed(),
    b'{"type":"said","seat":0,"text":"hi"}': Said(0, "hi"),
    b'{"type":"erased","seat":0}': Erased(0),
    b'{"type":"closed"}': entries.Closed(),
    b'{"type":"muted","seat":0,"muted":false}': entries.Muted(0, False),
    b'{"type":"hinted","seat":0}': entries.Hinted(0),
    b'{"type":"followed","table":"t"}': entries.Followed("t"),
}


def test_every_kind_of_entry_is_here() -> None:
    assert {type(entry) for entry in STORED.values()} == set(get_args(Entry))


@pytest.mark.parametrize("stored", STORED)
def test_an_entry_is_stored_and_read_as_it_always_was(stored: bytes) -> None:
    assert write_entry(STORED[stored]) == stored
    assert read_entry(stored) == STORED[stored]


def test_chat_is_known_by_its_first_bytes() -> None:
    assert [body for body in STORED if body.startswith(WORDS)] == [write_entry(Said(0, "hi"))]


def test_only_chat_is_erased_and_gets_no_longer() -> None:
    for stored, entry in STORED.items():
        erased = erased_body(stored)
        assert (erased is not None) == isinstance(entry, Said)
    body = write_entry(Said(3, "x" * 100, "id"))
    assert (erased := erased_body(body)) is not None
    assert read_entry(erased) == Erased(3)
    assert len(erased) <= len(body)
    assert erased_body(b'{"type":"of a later version"}') is None
    with pytest.raises(msgspec.DecodeError):
        read_entry(b'{"type":"of a later version"}')
