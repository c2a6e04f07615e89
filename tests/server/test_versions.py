"""Tables that were stored under an earlier version of a game's rules go on by it."""

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dicehouse import games
from dicehouse.core.errors import RecordError
from dicehouse.core.record import ActLine, DiceLine, Record, RevealLine, RollLine
from dicehouse.server.bot_pool import BotPool, choose_action
from dicehouse.server.bus import NullBus
from dicehouse.server.entries import Acted, Began, Entry, Rolled, Sat, write_entry
from dicehouse.server.live_table import LiveTable
from dicehouse.server.node import Node
from dicehouse.server.seats import SeatRequest
from dicehouse.server.settings import Settings
from dicehouse.server.sqlite_store import SqliteStore
from dicehouse.server.store import Listing, TableRow
from dicehouse.server.table_record import record_of
from dicehouse.server.table_rules import read_spec
from support import rule

OLD = Path(__file__).parent.parent / "records" / "chinchiller-rules-1.dicehouse"


def old_record() -> Record:
    return Record.read(OLD.read_text())


def old_spec(**more: Any) -> bytes:
    """What a house stored before it noted versions: no `rules`, and options of that time."""
    options = dict(old_record().header.options)
    assert "returns" not in options
    seats = [{"kind": "person"}] * 3
    return json.dumps({"game": "chinchiller", "options": options, "seats": seats, **more}).encode()


def old_entries() -> list[Entry]:
    """The log of such a table, up to the end of the record."""
    found: list[Entry] = [Sat(seat, name, f"hash {seat}", name) for seat, name in enumerate(("Ann", "Bob", "Cleo"))]
    for line in old_record().lines:
        match line:
            case DiceLine():
                found.append(Began(line.commitment, line.strings))
            case RollLine():
                found.append(Rolled(line.roll, line.events or ()))
            case ActLine():
                found.append(Acted(line.seat, line.act, line.events or ()))
            case _:
                pass
    return found


def first_return() -> int:
    """The place of the first entry in which sand is returned."""
    return next(
        place
        for place, entry in enumerate(old_entries())
        if isinstance(entry, Acted) and any(event.startswith("returned") for event in entry.events)
    )


async def reopened(tmp_path: Path, entries: list[Entry], work: Any) -> None:
    node = Node(SqliteStore(tmp_path / "t.sqlite"), NullBus(), BotPool(1), Settings())
    await node.open()
    try:
        seed = next(line.reveal for line in old_record().lines if isinstance(line, RevealLine))
        row = TableRow("old", "CODE", old_spec(), seed, "host", listed=True, opened=0.0)
        await node.store.create(row, Listing(0, "playing"), list(map(write_entry, entries)))
        await work(await node.live_table("old"))
    finally:
        await node.close()


@rule("C3.version-1")
def test_a_stored_table_of_an_earlier_version_is_folded_and_played_on_by_it(tmp_path: Path) -> None:
    place = first_return()
    entries = old_entries()
    told = entries[place]
    assert isinstance(told, Acted)

    async def work(live: LiveTable) -> None:
        table = live.table
        assert table.spec.options["returns"] == "pile"
        states = games.replay(old_record()).states
        assert table.state == states[place - 4]  # three who sat down, and the beginning
        step = table.act_for(told.seat, told.act, None, 0.0, stand_in=True)[0]
        assert isinstance(step.entry, Acted)
        assert step.entry.events == told.events
        assert choose_action("chinchiller", table.spec.options, "regular", told.seat, await live.read_log()) is not None

    asyncio.run(reopened(tmp_path, entries[:place], work))


@rule("C3.version-1")
def test_the_whole_log_of_an_earlier_version_folds_to_the_same_game_and_record(tmp_path: Path) -> None:
    async def work(live: LiveTable) -> None:
        assert live.table.state == games.replay(old_record()).state
        again = games.replay(record_of(live.table, old_entries()))  # every event is checked against the rules
        assert again.state == live.table.state
        assert again.record.header.rules == games.load("chinchiller").version

    asyncio.run(reopened(tmp_path, old_entries(), work))


def test_an_earlier_table_is_shown_with_the_options_it_plays_by() -> None:
    spec = read_spec(old_spec())
    assert (spec.options["returns"], spec.rules) == ("pile", games.load("chinchiller").version)
    assert read_spec(msgspec.json.encode(spec)) == spec
    assert spec.seats == (SeatRequest(),) * 3


def test_a_table_of_a_later_version_is_not_guessed_at() -> None:
    with pytest.raises(RecordError) as caught:
        read_spec(old_spec(rules=99))
    assert caught.value.code == "record.rules"


def test_new_tables_note_the_version_and_play_by_the_newest_rules(tmp_path: Path) -> None:
    async def work() -> None:
        node = Node(SqliteStore(tmp_path / "t.sqlite"), NullBus(), BotPool(1), Settings())
        await node.open()
        try:
            opened = await node.open_table("chinchiller", {}, [SeatRequest()] * 2)
            row = await node.store.table(opened.table)
            assert row is not None
            stored = msgspec.json.decode(row.spec)
            assert (stored["rules"], stored["options"]["returns"]) == (2, "needed")
        finally:
            await node.close()

    asyncio.run(work())
