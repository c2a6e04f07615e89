"""Finished games looked at together: luck by name, and whether real dice are fair."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

from dicehouse.coach import review_record, summarize
from dicehouse.coach.standings import standings
from dicehouse.core.record import BEGAN, Record
from server.friends import Friends, with_friends
from server.test_real_dice import play

GAME = {"first": "0", "target": 6}


async def played(friends: Friends, seed: int, *, real: bool = True) -> str:
    """A game of Ann and Ben that is over; its table."""
    await friends.open(2, options=GAME, real=real)
    await friends.sit("Ann", "Ben")
    await friends.come("Ann", "Ben")
    await play(friends, Random(seed))
    return friends.table


async def asked(friends: Friends, path: str, tables: list[str], **more: float) -> dict[str, Any]:
    answer = await friends.local.ask("POST", f"/api/{path}", {"tables": tables, **more})
    assert answer.status == 200, answer.body
    found: dict[str, Any] = answer.json()
    return found


async def luck(friends: Friends, tables: list[str], **more: float) -> dict[str, Any]:
    """The standings, once every review is done."""
    while (found := await asked(friends, "luck", tables, **more))["waiting"]:
        await asyncio.sleep(0.05)
    return found


def test_luck_over_several_games_is_that_of_their_records(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        tables = [await played(friends, seed) for seed in range(3)]
        found = await luck(friends, [*tables, tables[0], "gone"])
        assert (found["games"], found["waiting"], found["left_out"]) == (3, 0, 1)
        records = []
        for table in tables:
            answer = await friends.local.ask("GET", f"/api/tables/{table}/record")
            records.append(Record.read(answer.body.decode()))
        assert all(record.header.about[BEGAN].endswith("+00:00") for record in records)
        reviews = [review_record(record) for record in records]
        right = standings([(review.measure, summarize(review), ["Ann", "Ben"]) for review in reviews])
        assert [(one["name"], round(one["luck"], 9)) for one in found["standings"]] == [
            (one.name, round(one.luck, 9)) for one in right
        ]
        assert sum(one["result"] for one in found["standings"]) == 3
        assert (await luck(friends, tables, since=4e9))["games"] == 0, "nobody played in the next century"

    with_friends(tmp_path, work, limits=0)


def test_a_game_that_goes_on_tells_nothing(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        await friends.open(2, options=GAME, real=True)
        await friends.sit("Ann", "Ben")
        assert (await asked(friends, "luck", [friends.table]))["left_out"] == 1
        assert await asked(friends, "dice", [friends.table]) == {"games": 0, "checks": []}

    with_friends(tmp_path, work)


def test_only_real_dice_are_checked(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        real = await played(friends, 1)
        other = await played(friends, 2, real=False)
        found = await asked(friends, "dice", [real, other])
        assert found["games"] == 1
        (check,) = found["checks"]
        assert (check["game"], check["die"]) == ("gonuts", "squirrel")
        assert check["throws"] == sum(face["count"] for face in check["faces"]) > 0
        assert (await asked(friends, "dice", [other]))["checks"] == []

    with_friends(tmp_path, work, limits=0)


def test_too_many_games_are_refused(tmp_path: Path) -> None:
    async def work(friends: Friends) -> None:
        for path in ("luck", "dice"):
            answer = await friends.local.ask("POST", f"/api/{path}", {"tables": ["x"] * 201})
            assert answer.status == 400

    with_friends(tmp_path, work)
