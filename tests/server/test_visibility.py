"""What leaves a table for one viewer: entries without secrets, moments with the viewer's own choices."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from dicehouse.core.viewers import SPECTATOR
from dicehouse.dice import FairSeed
from dicehouse.games import create
from dicehouse.server.entries import MOVES, Began, Entry, Pledged, Revealed, Sat, Sealed
from dicehouse.server.seats import Occupant, SeatRequest
from dicehouse.server.store import TableRow
from dicehouse.server.table import Step, Table
from dicehouse.server.table_rules import shared_rules
from dicehouse.server.table_spec import TableSpec
from dicehouse.server.visibility import entry_for, has_secrets, moment_for, news_for, public_seats, welcome_for
from server.friends import Friends, with_friends
from server.test_entries import STORED

GAME = create("dixkibluff", 3, first=0)


def begun() -> tuple[Table, list[Step]]:
    """A table of hidden hands, and its last steps."""
    options = GAME.options.to_dict()
    spec = TableSpec(game="dixkibluff", options=options, seats=(SeatRequest(),) * 3)
    table = Table(shared_rules("dixkibluff", options), spec, FairSeed(bytes(32)))
    steps: list[Step] = []
    for seat in range(3):
        steps = table.sit(seat, Occupant(f"P{seat}", "person", "", f"hash {seat}", ""))
        for step in steps:
            table.apply(step, 1.0)
    return table, steps


@pytest.mark.parametrize("entry", STORED.values(), ids=lambda entry: type(entry).__name__)
def test_every_kind_of_entry_has_a_public_form(entry: Entry) -> None:
    if isinstance(entry, MOVES):
        entry = msgspec.structs.replace(entry, events=())
    told = entry_for(GAME, SPECTATOR, 7, 1.5, entry, ())
    assert (told.number, told.at, told.kind) == (7, 1.5, msgspec.json.decode(msgspec.json.encode(entry))["type"])


def test_tokens_strings_and_actions_are_left_out() -> None:
    secret: list[Entry] = [
        Sat(0, "Ann", "TOKEN", "PLEDGE"),
        Revealed(0, "STRING"),
        Pledged(0, "PLEDGE"),
        Began("c", ("STRING",)),
    ]
    for entry in secret:
        told = msgspec.json.encode(entry_for(GAME, 0, 1, 0.0, entry, ()))
        assert not any(word in told for word in (b"TOKEN", b"STRING", b"PLEDGE")), entry
    assert entry_for(GAME, 0, 1, 0.0, Sealed(("a", "")), ()).text == "a -"


def test_hidden_dice_are_in_the_news_of_their_owner_only() -> None:
    table, steps = begun()
    assert has_secrets(steps)
    news = {
        viewer: msgspec.json.decode(data) for viewer, data in news_for(table, steps, 1.0, (0, 1, SPECTATOR)).items()
    }
    assert news[0]["told"] != news[1]["told"]
    assert [one["number"] for one in news[0]["told"]] == list(range(table.number - len(steps) + 1, table.number + 1))
    views = [news[viewer]["now"]["view"] for viewer in (0, 1, SPECTATOR)]
    assert [view["viewer"] for view in views] == [0, 1, SPECTATOR]
    assert views[0]["hands"] != views[1]["hands"]


def test_only_the_seat_in_turn_is_offered_choices() -> None:
    table, _ = begun()
    offered = {viewer: bool(moment_for(table, viewer).choices) for viewer in (0, 1, SPECTATOR)}
    assert offered == {viewer: viewer in table.actors for viewer in (0, 1, SPECTATOR)}


def test_a_welcome_names_the_seat_and_who_is_here() -> None:
    table, _ = begun()
    row = TableRow("id", "CODE", b"", "SEED", "HOST", listed=True, opened=0.0)
    welcome = welcome_for(table, row, SPECTATOR, public_seats(table, {1}), (), host=True)
    assert (welcome.seat, welcome.host, welcome.table, welcome.code) == (None, True, "id", "CODE")
    assert [(seat.name, seat.here) for seat in welcome.seats] == [("P0", False), ("P1", True), ("P2", False)]
    assert b"SEED" not in msgspec.json.encode(welcome)
    assert b"HOST" not in msgspec.json.encode(welcome)


def test_what_was_said_at_a_finished_table_stays_among_its_players(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        await friends.open(2)
        await friends.sit("Ann", "Ben")
        await friends.come("Ann", "Ben", "early")
        await friends.lines["Ann"].answer(friends.lines["Ann"].say(say="chat", text="while we play"))
        await friends.finish()
        await friends.come("late")
        await friends.lines["Ben"].answer(friends.lines["Ben"].say(say="chat", text="among us"))

        async def earlier(name: str) -> list[dict[str, Any]]:
            line = friends.lines[name]
            page = await line.answer(line.say(say="earlier", before=1000))
            return [one for one in page["told"] if one["kind"] == "said"]

        words = {name: [one.get("text", "") for one in await earlier(name)] for name in ("Ann", "late")}
        assert words == {"Ann": ["while we play", "among us"], "late": ["", ""]}
        live = {name: {one.get("text", "") for one in friends.told(name, "said")} for name in ("Ann", "early", "late")}
        assert live == {"Ann": {"while we play", "among us"}, "early": {"while we play", ""}, "late": {""}}

    with_friends(tmp_path, work)


def test_everybody_may_know_how_a_running_game_stands(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        await friends.open(2)
        assert (await friends.info())["standing"] is None
        await friends.sit("Ann", "Ben")
        await friends.come("Ann", "Ben")
        banked = friends.lines["Ann"].now["view"]["points"]
        await friends.lines["Ann"].answer(friends.lines["Ann"].say(say="act", action="bank"))
        assert (await friends.info())["standing"] == [banked, 0]
        await friends.finish()
        assert (await friends.info())["standing"] is None

    with_friends(tmp_path, work)
