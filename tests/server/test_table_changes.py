"""What the host changes before the game begins: options, terms, chairs, and bots in them."""

from pathlib import Path
from typing import Any

import pytest

from dicehouse.core.errors import DicehouseError
from dicehouse.dice import FairSeed
from dicehouse.server.entries import Changed, Said, read_entry, write_entry
from dicehouse.server.seats import Occupant, SeatRequest
from dicehouse.server.table import Step, Table
from dicehouse.server.table_changes import ChairWish, ChangeTable
from dicehouse.server.table_rules import shared_rules
from dicehouse.server.table_spec import TableSpec
from server.friends import Friends, pledge_of, string_of, with_friends

BOT = {"kind": "bot", "level": "novice"}


def test_a_bot_sits_down_in_an_empty_chair_and_goes_again(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        await friends.open(3)
        await friends.sit("Ann")
        await friends.come("Ann")
        chairs = [{"seat": 0}, {"seat": 1, **BOT}, {"seat": 2}]
        assert (await friends.change(seats=chairs)).status == 204
        info = await friends.info()
        assert [(seat.get("name"), seat.get("kind", "person")) for seat in info["seats"]] == [
            ("Ann", "person"), ("novice 2", "bot"), (None, "person"),
        ]  # fmt: skip
        assert info["wishes"] == [{}, BOT, {}]
        assert (await friends.change(seats=[{"seat": 0}, {"seat": 1}, {"seat": 2}])).status == 204
        assert await friends.names() == ["Ann", "", ""]
        # everybody is told everything anew, with what happened among the entries
        welcomes = friends.heard("Ann", "welcome")
        assert [len(one["seats"]) for one in welcomes] == [3, 3, 3]
        assert [one["missed"][0]["kind"] for one in welcomes[1:]] == ["changed", "changed"]
        assert [one["text"] for one in friends.told("Ann", "sat")] == ["Ann", "novice 2"]

    with_friends(tmp_path, work)


def test_the_host_starts_without_whoever_did_not_come(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        await friends.open(3)
        await friends.sit("Ann", seat=0)
        await friends.sit("Cem", seat=2)
        await friends.come("Ann", "Cem", "watcher")
        assert (await friends.change(seats=[{"seat": 0}, {"seat": 2}])).status == 204
        info = await friends.info()
        assert (info["phase"], info["options"]["players"]) == ("playing", 2)
        assert await friends.names() == ["Ann", "Cem"]
        last = friends.heard("Cem", "welcome")[-1]
        assert (last["seat"], last["options"]["players"], last["now"]["phase"]) == (1, 2, "playing")
        (changed,) = friends.told("watcher", "changed")
        assert (changed["came"], changed["text"]) == ([0, 2], "seats")
        # the connections go on under their new numbers, for moves too
        await friends.finish()
        assert friends.lines["Cem"].now["phase"] == "over"

    with_friends(tmp_path, work)


def test_options_and_terms_change_and_everybody_is_told(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        await friends.open(2)
        await friends.sit("Ann")
        await friends.come("Ann")
        assert (await friends.info())["hints"] is False
        answer = await friends.change(options={"target": 30}, clock=60, away="bot", patience=5, hints=True)
        assert answer.status == 204
        info = await friends.info()
        assert [info["options"]["target"], info["clock"], info["away"], info["hints"]] == [30, 60, "bot", True]
        assert info["patience"] == 5
        welcome = friends.heard("Ann", "welcome")[-1]
        assert (welcome["options"]["target"], welcome["facts"]["target"], welcome["clock"]) == (30, 30, 60)
        assert welcome["missed"][0]["text"].split() == ["clock", "away", "patience", "hints", "target"]
        number = welcome["now"]["number"]
        assert (await friends.change(clock=60)).status == 204  # nothing to change: nothing is told
        assert (await friends.change(clock=None)).status == 204
        assert (await friends.info())["clock"] is None
        assert friends.lines["Ann"].now["number"] == number + 1

    with_friends(tmp_path, work)


def test_what_makes_no_sense_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        await friends.open(3)
        await friends.sit("Ann", seat=1)
        cases: list[tuple[dict[str, Any], str]] = [
            ({"seats": [{"seat": 0}, {"seat": 2}]}, "table.taken"),
            ({"seats": [{"seat": 0}, {"seat": 1, **BOT}]}, "table.taken"),
            ({"seats": [{"seat": 1}, {"seat": 1}]}, "table.chairs"),
            ({"seats": [{"seat": 1}, {"seat": 9}]}, "table.chairs"),
            ({"seats": [{"seat": 1}]}, "options.players"),
            ({"seats": [{"seat": 1}] + [{}] * 5}, "options.players"),
            ({"seats": [{"seat": 1}, {"kind": "bot", "level": "god"}]}, "bots.level"),
            ({"options": {"target": 10**9}}, "options.range"),
            ({"options": {"colour": "red"}}, "options.unknown"),
        ]
        before = await friends.info()
        for wish, code in cases:
            answer = await friends.change(**wish)
            assert (answer.status // 100, answer.json()["code"]) == (4, code), wish
        odds: tuple[dict[str, Any], ...] = (
            {"clock": 1},
            {"away": "maybe"},
            {"patience": 61},
            {"seats": []},
            {"game": "chili"},
        )
        for odd in odds:
            assert (await friends.change(**odd)).status == 400
        for who in ("Ann", "nobody"):
            refused = await friends.ask("PATCH", "", {"clock": 60}, who)
            assert (refused.status, refused.json()["code"]) == (403, "table.not-host")
        assert await friends.info() == before

    with_friends(tmp_path, work)


def test_nothing_changes_once_pledges_are_sealed(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        await friends.open(3)
        await friends.sit("Ann", pledge=pledge_of("Ann"), seat=1)
        await friends.sit("Bob", pledge=pledge_of("Bob"), seat=2)
        await friends.come("Ann", "Bob")
        assert (await friends.change(seats=[{"seat": 1}, {"seat": 2}])).status == 204
        line = friends.lines["Ann"]
        assert line.now["stage"] == "revealing"
        for wish in ({"options": {"target": 30}}, {"seats": [{"seat": 0}, {"seat": 1}, {}]}):
            assert (await friends.change(**wish)).json()["code"] == "table.begun"
        # pledges went with their chairs, so the strings of their owners fit
        for name in ("Ann", "Bob"):
            answer = await friends.lines[name].answer(friends.lines[name].say(say="reveal", string=string_of(name)))
            assert answer["say"] == "done"
        assert (await friends.info())["phase"] == "playing"
        assert (await friends.change(hints=False)).json()["code"] == "table.begun"

    with_friends(tmp_path, work)


def test_a_listed_table_shows_who_waits_and_how_many_chairs_are_free(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        await friends.open(3, listed=True)
        await friends.sit("Ann", portrait="owl")
        friends.tokens["host"] = friends.host
        await friends.come("host")
        await friends.change(seats=[{"seat": 0}, {"seat": 1, **BOT}, {"seat": 2}, {}])
        (listed,) = (await friends.local.ask("GET", "/api/tables")).json()
        assert (listed["players"], listed["free"]) == (4, 2)
        assert listed["waiting"] == [{"name": "Ann", "portrait": "owl"}, {"name": "novice 2", "level": "novice"}]

    with_friends(tmp_path, work)


def test_hints_are_off_among_people_unless_the_host_says_so(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        cases: tuple[tuple[list[dict[str, str]], dict[str, Any], bool], ...] = (
            ([{}, {}], {}, False),
            ([{}, BOT], {}, True),
            ([{}, {}], {"hints": True}, True),
            ([{}, BOT], {"hints": False}, False),
        )
        for seats, wish, allowed in cases:
            await friends.open(seats, **wish)
            assert (await friends.info())["hints"] is allowed

    with_friends(tmp_path, work)


def test_a_portrait_is_chosen_from_those_there_are_or_follows_from_the_name(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        await friends.open([{}, {}, {}, BOT])
        await friends.sit("Ann", portrait="hedgehog")
        await friends.sit("Bob")
        odd = await friends.ask("POST", "/seats", {"name": "Cem", "portrait": "<svg>"})
        assert odd.status == 400
        portraits = [seat.get("portrait", "") for seat in (await friends.info())["seats"]]
        assert portraits[0] == "hedgehog"
        assert portraits[1]
        assert portraits[2:] == ["", ""]

    with_friends(tmp_path, work)


def opened(**options: Any) -> Table:
    rules = shared_rules("gonuts", {"players": 3, **options})
    spec = TableSpec(game="gonuts", options=rules.options.to_dict(), seats=(SeatRequest(),) * 3, wins=(3, 2, 1))
    return Table(rules, spec, FairSeed())


def apply(table: Table, steps: list[Step]) -> None:
    for step in steps:
        table.apply(step, 1.0)


def test_a_log_with_changes_is_folded_to_the_same_table() -> None:
    table, again = opened(first="2"), opened(first="2")
    apply(table, table.sit(2, Occupant("Cem", "person", "", "hash of Cem", None, "fox")))
    apply(table, [Step(Said(2, "hello", "id"), None)])
    log = [*table.rearrange(ChangeTable(seats=[ChairWish(), ChairWish(2), ChairWish(0, "bot", "novice")]))]
    apply(table, log)
    sat = table.sit(0, Occupant("Ann", "person", "", "hash of Ann", ""))
    apply(table, sat)
    apply(again, again.sit(2, Occupant("Cem", "person", "", "hash of Cem", None, "fox")))
    apply(again, [Step(Said(2, "hello", "id"), None)])
    for step in [*log, *sat]:
        apply(again, [again.step(read_entry(write_entry(step.entry)))])
    assert again.seats == table.seats
    assert again.spec == table.spec
    assert again.contributions.pledges == table.contributions.pledges == ["", None, ""]
    assert again.stage == "pledging"
    # what belongs to a player went with the chair: wins, the start, and the ids of messages
    assert (table.spec.wins, table.spec.options["first"]) == ((0, 2 - 1, 0), "1")
    assert (table.message_ids.find(1, "id"), table.message_ids.find(2, "id")) == (2, None)


def test_the_start_is_drawn_where_its_chair_is_gone() -> None:
    table = opened(first="1")
    (changed,) = table.rearrange(ChangeTable(seats=[ChairWish(0), ChairWish(2)]))
    assert isinstance(changed.entry, Changed)
    assert changed.entry.spec.options["first"] == "draw"


def test_a_refused_change_leaves_the_table_as_it_was() -> None:
    table = opened()
    apply(table, table.sit(0, Occupant("Ann", "person", "", "hash of Ann", "")))
    before = (list(table.seats), table.spec, table.number)
    with pytest.raises(DicehouseError):
        table.rearrange(ChangeTable(seats=[ChairWish(1), ChairWish(2)]))
    table.rearrange(ChangeTable(seats=[ChairWish(0), ChairWish(1, "bot", "novice")]))  # a proposal only
    assert (list(table.seats), table.spec, table.number) == before
