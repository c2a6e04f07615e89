"""Rules of tables: shared between tables that play the same, and bound to the version of a stored table."""

import msgspec

from dicehouse.games import load
from dicehouse.server.seats import SeatRequest
from dicehouse.server.table_rules import read_spec, shared_rules
from dicehouse.server.table_spec import TableSpec


def test_tables_with_the_same_options_share_one_object() -> None:
    options = {"players": 3, "target": 20}
    assert shared_rules("gonuts", options) is shared_rules("gonuts", dict(options))
    assert shared_rules("gonuts", options) is not shared_rules("gonuts", options | {"players": 2})
    assert shared_rules("gonuts", options).options.to_dict()["target"] == 20


def test_sharing_does_not_change_the_options_that_were_given() -> None:
    options = {"players": 3}
    shared_rules("gonuts", options)
    assert options == {"players": 3}


def test_a_stored_spec_of_todays_rules_is_read_as_it_was_written() -> None:
    rules = shared_rules("chinchiller", {"players": 2})
    spec = TableSpec(
        game="chinchiller", options=rules.options.to_dict(), seats=(SeatRequest(),) * 2, rules=rules.version
    )
    assert read_spec(msgspec.json.encode(spec)) == spec


def test_a_spec_of_earlier_rules_goes_on_by_them() -> None:
    stored = msgspec.json.encode({"game": "chinchiller", "options": {"players": 2}, "seats": [{}, {}], "rules": 1})
    spec = read_spec(stored)
    assert spec.rules == load("chinchiller").version > 1
    today = shared_rules("chinchiller", {"players": 2}).options.to_dict()
    assert spec.options != today  # the reading of version 1, written as options
    assert read_spec(msgspec.json.encode(spec)) == spec
