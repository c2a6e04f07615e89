"""What a table plays by where nobody chose, and calls that come too late at a table of the house."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dicehouse.core.errors import ActionError
from dicehouse.dice import FairSeed
from dicehouse.games import create, load, names
from dicehouse.server.bot_pool import BotPool
from dicehouse.server.bus import NullBus
from dicehouse.server.entries import Acted, Began
from dicehouse.server.node import Node
from dicehouse.server.seats import SeatRequest
from dicehouse.server.settings import Settings
from dicehouse.server.sqlite_store import SqliteStore
from dicehouse.server.table import Step, Table, TableSpec
from dicehouse.server.table_rules import read_spec, shared_rules
from support import rule

PERSON, PROGRAM, BOT = SeatRequest(), SeatRequest("program"), SeatRequest("bot", "regular")


def opened_options(tmp_path: Path, game: str, options: dict[str, Any], *seats: SeatRequest) -> dict[str, Any]:
    """The options of a table that was opened like this."""

    async def work() -> dict[str, Any]:
        node = Node(SqliteStore(tmp_path / "t.sqlite"), NullBus(), BotPool(1), Settings())
        await node.open()
        try:
            opened = await node.open_table(game, options, seats)
            row = await node.store.table(opened.table)
            assert row is not None
            return read_spec(row.spec).options
        finally:
            await node.close()

    return asyncio.run(work())


@rule("G5.table-default", "G9")
@pytest.mark.parametrize(
    ("seats", "options", "expected"),
    [
        ((PERSON, PERSON), {}, "live"),
        ((PERSON, BOT), {}, "live"),
        ((BOT, PROGRAM, PERSON), {}, "live"),
        ((PERSON, PERSON), {"round": "beats"}, "beats"),
        ((PROGRAM, PROGRAM), {}, "beats"),
        ((PROGRAM, BOT), {}, "beats"),
        ((BOT, BOT), {}, "beats"),
        ((BOT, BOT), {"round": "live"}, "live"),
    ],
)
def test_a_table_with_a_person_is_live_unless_it_chose_otherwise(
    tmp_path: Path, seats: tuple[SeatRequest, ...], options: dict[str, Any], expected: str
) -> None:
    assert opened_options(tmp_path, "gonuts", options, *seats)["round"] == expected


@rule("G9")
def test_the_rules_themselves_keep_to_their_own_default() -> None:
    assert create("gonuts", 2).options.round == "beats"
    (info,) = (info for info in load("gonuts").options_type.describe() if info.key == "round")
    assert (info.default, info.table_default) == ("beats", "live")


@pytest.mark.parametrize("game", names())
def test_the_defaults_of_a_table_are_options_of_the_game(game: str) -> None:
    kind = load(game).options_type
    low, _ = kind.seats
    made = kind.read(low, kind.table_defaults)
    for info in kind.describe():
        assert getattr(made, info.key) == info.table_default
    assert set(kind.table_defaults) <= {info.key for info in kind.describe()}


def live_bets() -> tuple[Table, int]:
    """A live table of DiXkiBluff on which seat 0 has bet, and the number of that entry."""
    options = create("dixkibluff", 4, first=0, calls="live").options.to_dict()
    table = Table(
        shared_rules("dixkibluff", options),
        TableSpec(game="dixkibluff", options=options, seats=(PERSON,) * 4),
        FairSeed(),
    )
    state = table.game.new()
    table.apply(Step(Began("", ()), state), 0.0)
    while state.due is not None:
        state, events = table.game.roll(state, tuple(die.faces[0] for die in state.due.dice))
        table.apply(Step(Acted(0, "", ()), state, events), 0.0)
    acted(table, 0, "bet 2 pi")
    return table, table.number


def acted(table: Table, seat: int, act: str) -> None:
    """A seat acts, and that is in the log."""
    for step in table.act_for(seat, act, table.number, 1.0, stand_in=True):
        table.apply(step, 1.0)


@rule("D12")
@pytest.mark.parametrize(("seat", "call"), [(2, "doubt"), (0, "dixe"), (3, "dixe")])
def test_a_call_meant_for_a_bet_that_was_raised_is_too_late_at_a_table_of_the_house(seat: int, call: str) -> None:
    table, seen = live_bets()
    acted(table, 1, "bet 3 pi")
    before = table.state, table.number
    with pytest.raises(ActionError) as caught:
        table.act_for(seat, call, seen, 2.0, stand_in=True)
    assert caught.value.code == "action.too-late"
    assert (table.state, table.number) == before
    assert table.act_for(seat, call, table.number, 2.0, stand_in=True)  # now they have seen it


def test_specs_survive_storage() -> None:
    spec = TableSpec(game="gonuts", options=create("gonuts", 2).options.to_dict(), seats=(PERSON, BOT), rules=1)
    assert read_spec(msgspec.json.encode(spec)) == spec
