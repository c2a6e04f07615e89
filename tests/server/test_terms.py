"""The terms of a table: chosen once, and the same in the request, in storage and in what clients are sent."""

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dicehouse.core.viewers import SPECTATOR
from dicehouse.server.http_messages import OpenTable, TableInfo
from dicehouse.server.protocol import Welcome, write_message
from dicehouse.server.seats import SeatRequest
from dicehouse.server.table_rules import read_spec
from dicehouse.server.table_spec import TableSpec
from dicehouse.server.terms import SeriesTerms, Terms, fields_of
from dicehouse.server.visibility import welcome_for
from server.inprocess import LocalNode

CHOSEN: dict[str, Any] = {"clock": 45, "away": "drop", "hints": False, "patience": 3, "real": True}
"""Of every term a value that is not its default."""
STORED = (
    b'{"game":"gonuts","options":{"players":2,"first":"draw","target":50,"round":"beats","squirrels":3,"acorns":2,'
    b'"cars":1,"dogs":1,"houses":5},"seats":[{},{"kind":"bot","level":"novice"}],"clock":30,"away":"drop",'
    b'"hints":false,"series":"first","played":2,"wins":[1,1],"rules":1}'
)
"""A spec as it was stored before the terms were a struct of their own."""


def test_every_term_has_a_value_here_that_is_not_its_default() -> None:
    assert {field.name for field in msgspec.structs.fields(Terms)} == CHOSEN.keys()
    assert not [field.name for field in msgspec.structs.fields(Terms) if field.default == CHOSEN[field.name]]


@pytest.mark.parametrize("kind", [OpenTable, TableSpec, TableInfo, Welcome])
def test_terms_are_plain_fields_with_their_defaults_wherever_they_travel(kind: type[Terms]) -> None:
    carried = SeriesTerms if issubclass(kind, SeriesTerms) else Terms
    usual = {field.name: field.default for field in msgspec.structs.fields(carried)}
    if kind is OpenTable:
        usual["hints"] = None  # what that means depends on the seats
    found = {field.name: field.default for field in msgspec.structs.fields(kind) if field.name in usual}
    assert found == usual


def test_chosen_terms_are_stored_and_sent_to_everybody(tmp_path: Path) -> None:
    async def work() -> tuple[Any, Any, Any]:
        async with LocalNode(tmp_path) as node:
            wish = {"game": "gonuts", "seats": [{}, {}], **CHOSEN}
            opened = (await node.ask("POST", "/api/tables", wish)).json()
            shown = (await node.ask("GET", f"/api/tables/{opened['table']}")).json()
            row = await node.store.table(opened["table"])
            assert row is not None
            live = await node.node.live_table(opened["table"])
            told = write_message(welcome_for(live.table, row, SPECTATOR, (), (), host=False))
            return json.loads(row.spec), shown, json.loads(told)

    for place in asyncio.run(work()):
        assert {name: place[name] for name in CHOSEN} == CHOSEN


def test_a_clock_that_is_too_short_to_be_kind_is_refused(tmp_path: Path) -> None:
    async def work() -> int:
        async with LocalNode(tmp_path) as node:
            wish = {"game": "gonuts", "seats": [{}, {}], "clock": 4}
            return (await node.ask("POST", "/api/tables", wish)).status

    assert asyncio.run(work()) == 400


def test_a_spec_of_the_version_before_is_read_and_gains_only_what_is_new() -> None:
    spec = read_spec(STORED)
    assert (spec.game, spec.seats, spec.rules) == ("gonuts", (SeatRequest(), SeatRequest("bot", "novice")), 1)
    assert fields_of(SeriesTerms, spec) == {
        "clock": 30, "away": "drop", "patience": 10, "hints": False, "series": "first", "played": 2, "wins": (1, 1),
        "daily": "", "real": False,
    }  # fmt: skip
    assert json.loads(msgspec.json.encode(spec)) == json.loads(STORED) | {"patience": 10, "daily": "", "real": False}


def test_a_spec_without_terms_has_the_usual_ones() -> None:
    spec = read_spec(b'{"game":"gonuts","options":{"players":2},"seats":[{},{}]}')
    assert fields_of(SeriesTerms, spec) == fields_of(SeriesTerms, SeriesTerms())
