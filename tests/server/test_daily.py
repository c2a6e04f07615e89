"""Games of the day at the house: the same dice for everybody, and no secret before the day is over."""

import asyncio
import hashlib
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dicehouse import games
from dicehouse.client.fairness import Fairness
from dicehouse.coach.daily import best_play, compare
from dicehouse.core.errors import DiceError
from dicehouse.core.record import DiceLine, RevealLine
from dicehouse.dice import DailyDice, verify
from dicehouse.server import daily
from dicehouse.server.protocol import VERSION
from server.conftest import NodeProcess
from server.daily_visits import Visit, at_random, first_differences
from server.documents import fetch
from server.inprocess import LocalNode
from server.rounding import rounded

NOON = 1_794_830_400.0
"""16 November 2026, at noon."""
A_DAY = 86_400.0


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.time = NOON

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock of days."""
    found = Clock()
    monkeypatch.setattr(daily, "_now", found)
    return found


def at_house(folder: Path, work: Callable[[LocalNode], Coroutine[Any, Any, None]]) -> None:
    """Do something at a house."""

    async def inside() -> None:
        async with LocalNode(folder) as local:
            await asyncio.wait_for(work(local), 90)

    asyncio.run(inside())


def test_two_visitors_have_the_same_throws_of_each_die_and_tomorrow_has_others(tmp_path: Path, clock: Clock) -> None:
    async def work(local: LocalNode) -> None:
        ann, ben = [await (await Visit.open(local)).play(at_random(seed)) for seed in (1, 2)]
        assert first_differences(await ann.throws(), await ben.throws()) == []
        assert (await ann.record()).lines != (await ben.record()).lines
        clock.time += A_DAY
        late = await (await Visit.open(local)).play(at_random(1))
        assert first_differences(await ann.throws(), await late.throws())

    at_house(tmp_path, work)


def test_a_day_is_told_with_its_commitment_and_its_end(tmp_path: Path, clock: Clock) -> None:
    async def work(local: LocalNode) -> None:
        today = (await local.ask("GET", "/api/daily")).json()
        assert (today["game"], today["day"], today["ends"]) == ("chili", "2026-11-16", NOON + A_DAY / 2)
        clock.time = today["ends"] - 0.001
        assert (await local.ask("GET", "/api/daily")).json() == today
        clock.time = today["ends"]
        tomorrow = (await local.ask("GET", "/api/daily")).json()
        assert tomorrow["day"] == "2026-11-17"
        assert tomorrow["commitment"] != today["commitment"]

    at_house(tmp_path, work)


def test_the_seed_is_a_secret_until_the_day_is_over_and_proves_the_dice_then(tmp_path: Path, clock: Clock) -> None:
    async def work(local: LocalNode) -> None:
        today = (await local.ask("GET", "/api/daily")).json()
        visit = await (await Visit.open(local)).play(at_random(3))
        seed = (await local.node.days.today()).seed.reveal().encode()
        secret = (await local.store.secret("daily")).hex().encode()
        proof = await local.ask("GET", f"/api/tables/{visit.table}/proof")
        assert (proof.status, proof.json()["code"]) == (409, "table.day-not-over")
        told = [*visit.heard, proof.body]
        for path in ("record", "story", "replay"):
            told.append((await local.ask("GET", f"/api/tables/{visit.table}/{path}")).body)
        told.append((await local.ask("GET", f"/api/tables/{visit.table}")).body)
        assert not any(seed in one or secret in one for one in told)
        with pytest.raises(DiceError):
            verify(await visit.record())
        clock.time += A_DAY
        record = await visit.record()
        assert next(line for line in record.lines if isinstance(line, DiceLine)) == DiceLine(
            "daily", today["commitment"], day="2026-11-16"
        )
        assert verify(record).commitment == today["commitment"]
        revealed = next(line.reveal for line in record.lines if isinstance(line, RevealLine))
        assert hashlib.sha256(bytes.fromhex(revealed)).hexdigest() == today["commitment"]
        found = (await local.ask("GET", f"/api/tables/{visit.table}/proof")).json()
        fairness = Fairness("")
        fairness.commitment, fairness.day, fairness.gap = today["commitment"], "2026-11-16", True
        assert fairness.check(found, 0) == []
        found["thrown"][3]["fell"] = ["1"] * len(found["thrown"][3]["fell"])
        fairness.day = ""  # a house that calls the dice of a game those of a day could leave out a player's string
        assert fairness.check(found, 0) == ["the dice are not of the day that was told", "roll 4 is forged"]

    at_house(tmp_path, work)


def test_a_game_goes_on_after_a_restart_with_the_dice_of_its_day(tmp_path: Path, clock: Clock) -> None:
    async def work(local: LocalNode) -> None:
        whole = await (await Visit.open(local)).play(at_random(4))
        begun = await (await Visit.open(local)).play(at_random(5), most=12)
        async with LocalNode(tmp_path / "other") as other:  # another house has other dice
            elsewhere = await (await Visit.open(other)).play(at_random(4))
            assert first_differences(await whole.throws(), await elsewhere.throws())
        kept.append((whole.table, begun.table, begun.token))

    async def later(local: LocalNode) -> None:
        ((first, table, token),) = kept
        clock.time += A_DAY  # it is still a game of the day before
        begun = await Visit(local, {"table": table, "host": ""}, token).play(at_random(6))
        whole = Visit(local, {"table": first, "host": ""}, "")
        assert first_differences(await whole.throws(), await begun.throws()) == []
        verify(await begun.record())
        again = await (await Visit.open(local)).play(at_random(4))
        assert first_differences(await whole.throws(), await again.throws())
        clock.time -= A_DAY
        same = await (await Visit.open(local)).play(at_random(7))
        assert first_differences(await whole.throws(), await same.throws()) == []

    kept: list[tuple[str, str, str]] = []
    (tmp_path / "other").mkdir()
    at_house(tmp_path, work)
    at_house(tmp_path, later)


def test_nobody_changes_a_table_of_the_day_or_takes_its_dice_along(tmp_path: Path, clock: Clock) -> None:
    async def work(local: LocalNode) -> None:
        opened = (await local.ask("POST", "/api/daily")).json()
        table = f"/api/tables/{opened['table']}"
        for wish in ({"options": {"rolls": 99}}, {"seats": [{"seat": 0}, {}]}, {"hints": True}):
            answer = await local.ask("PATCH", table, wish, opened["host"])
            assert (answer.status, answer.json()["code"]) == (409, "table.daily")
        shown = (await local.ask("GET", table)).json()
        assert (shown["daily"], shown["hints"], shown["options"]["rolls"]) == ("2026-11-16", False, 30)
        forged = {"game": "chili", "seats": [{}], "daily": "2026-11-17"}
        assert (await local.ask("POST", "/api/tables", forged)).status == 400
        visit = await (await Visit.open(local)).play(at_random(8))
        following = await local.ask("POST", f"/api/tables/{visit.table}/next", {}, visit.token)
        after = (await local.ask("GET", f"/api/tables/{following.json()['table']}")).json()
        assert (after["daily"], after["hints"]) == ("", True)
        assert after["commitment"] != shown["commitment"]

    at_house(tmp_path, work)


def test_a_pledge_adds_nothing_and_the_first_throw_waits_for_the_visitor(tmp_path: Path, clock: Clock) -> None:
    async def work(local: LocalNode) -> None:
        plain, pledged = await Visit.open(local), await Visit.open(local, pledge="a" * 64)
        live = await local.node.live_table(pledged.table)
        assert (live.table.phase, live.table.rolled) == ("playing", 0)
        for visit in (plain, pledged):
            await visit.play(lambda actions: actions[0])
        assert await plain.throws() == await pledged.throws()

    at_house(tmp_path, work)


def test_best_play_is_told_for_a_finished_game_of_the_day_only(tmp_path: Path, clock: Clock) -> None:
    async def work(local: LocalNode) -> None:
        async def compared(table: str) -> tuple[int, Any]:
            answer = await local.ask("GET", f"/api/daily/{table}")
            return answer.status, answer.json()

        usual = (await local.ask("POST", "/api/tables", {"game": "chili", "seats": [{}]})).json()["table"]
        visit = await Visit.open(local)
        refused = [(await compared(table))[1]["code"] for table in ("nowhere", usual, visit.table)]
        assert refused == ["table.unknown", "table.not-daily", "table.not-over"]
        await visit.play(at_random(9), most=20)
        assert (await compared(visit.table))[0] == 409
        await visit.play(at_random(9))
        (status, told), (_, again) = await asyncio.gather(compared(visit.table), compared(visit.table))
        assert status == 200
        assert told == again
        # the same, computed here
        match = games.replay(await visit.record())
        dice = DailyDice((await local.node.days.today()).seed, "2026-11-16")
        right = compare(match.game, [entry.transition for entry in match.entries], best_play(match.game, dice))
        assert rounded(told) == rounded(json.loads(msgspec.json.encode(right)))
        assert match.outcome is not None
        assert (told["score"], told["view"]["totals"]) == (match.outcome.scores[0], list(match.outcome.scores))

    at_house(tmp_path, work)


def test_whoever_lets_a_bot_finish_the_game_is_not_told_what_best_play_got(tmp_path: Path, clock: Clock) -> None:
    async def work(local: LocalNode) -> None:
        visit = await Visit.open(local)
        line = local.line(lambda _: None)  # a bot plays while somebody watches
        line.say(say="hello", version=VERSION, table=visit.table)
        await local.ask("DELETE", f"/api/tables/{visit.table}/seats/0", None, visit.token)
        live = await local.node.live_table(visit.table)
        while live.table.phase != "over":
            await asyncio.sleep(0.01)
        await line.hang_up()
        answer = await local.ask("GET", f"/api/daily/{visit.table}")
        assert (answer.status, answer.json()["code"]) == (409, "table.not-daily")

    at_house(tmp_path, work)


def test_opening_tables_of_the_day_is_limited_like_opening_others(tmp_path: Path) -> None:
    async def work(local: LocalNode) -> None:
        statuses = [(await local.ask("POST", "/api/daily", client="192.0.2.7")).status for _ in range(140)]
        assert statuses[0] == 201
        assert statuses[-1] == 429

    at_house(tmp_path, work)


def test_two_nodes_have_the_same_dice(nodes: list[NodeProcess]) -> None:
    def told() -> list[str]:
        return [fetch(f"{node.address}/api/daily")[1] for node in nodes]

    now = told()
    if now[0] != now[1]:  # it was midnight between the two
        now = told()
    assert now[0] == now[1]
