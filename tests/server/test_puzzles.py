"""Puzzles and mistakes over HTTP: bounded, the same for everybody, and of finished games only."""

import asyncio
from collections.abc import Callable, Coroutine
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dicehouse.coach import puzzles as shelf
from dicehouse.coach import review_record, size_of
from dicehouse.core.record import Record
from dicehouse.server import puzzles
from dicehouse.server.http_messages import MistakesTold
from dicehouse.server.puzzles import DailyPuzzle, PuzzlePage
from server.inprocess import LocalNode
from server.test_reviews import ANN, BOB, begun, finished

GAMES = ("chili", "chinchiller", "dixkibluff", "gonuts")


def at_a_node(folder: Path, work: Callable[[LocalNode], Coroutine[Any, Any, None]]) -> None:
    async def inside() -> None:
        async with LocalNode(folder, limits=0) as local:
            await asyncio.wait_for(work(local), 120)

    asyncio.run(inside())


def test_puzzles_come_a_page_at_a_time(tmp_path: Path) -> None:
    async def work(local: LocalNode) -> None:
        for name in GAMES:
            told, after = list[str](), 0
            while True:
                answer = await local.ask("GET", f"/api/puzzles/{name}?after={after}")
                page = msgspec.json.decode(answer.body, type=PuzzlePage)
                assert len(page.puzzles) <= puzzles.PAGE
                if not page.puzzles:
                    break
                told += [one.id for one in page.puzzles]
                after += len(page.puzzles)
                assert page.total == len(shelf.puzzles(name))
            assert told == [one.id for one in shelf.puzzles(name)]
        for path, status in (("whist", 404), ("chili?after=-1", 400), ("chili?after=99999999", 400)):
            assert (await local.ask("GET", f"/api/puzzles/{path}")).status == status

    at_a_node(tmp_path, work)


def test_the_puzzle_of_the_day_is_the_same_for_everybody_and_another_one_tomorrow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(local: LocalNode) -> None:
        async def told(day: date, client: str) -> DailyPuzzle:
            monkeypatch.setattr(puzzles, "_today", lambda: day)
            answer = await local.ask("GET", "/api/puzzles/daily", client=client)
            return msgspec.json.decode(answer.body, type=DailyPuzzle)

        today = await told(date(2026, 12, 31), ANN)
        assert today == await told(date(2026, 12, 31), BOB)
        assert today.day == "2026-12-31"
        assert today.next == datetime(2027, 1, 1, tzinfo=UTC).timestamp()
        assert (await told(date(2027, 1, 1), ANN)).puzzle.id != today.puzzle.id

    at_a_node(tmp_path, work)


def test_mistakes_of_a_seat_are_those_that_the_review_finds(tmp_path: Path) -> None:
    async def work(local: LocalNode) -> None:
        table = await finished(local)
        told = [await _mistakes(local, table, seat) for seat in (0, 1)]
        record = Record.read((await local.ask("GET", f"/api/tables/{table}/record")).body.decode())
        reviewed = review_record(record)
        for seat in (0, 1):
            decisions = [step.decision for step in reviewed.steps if step.decision and step.decision.seat == seat]
            wrong = [one for one in decisions if size_of(one.cost, reviewed.measure)]
            assert [one.played for one in told[seat]] == [one.played for one in wrong]
            assert all(one.seat == one.view["viewer"] == seat for one in told[seat])
        assert told[0] or told[1], "random players err"
        assert await _mistakes(local, table, 7) == ()

    at_a_node(tmp_path, work)


async def _mistakes(local: LocalNode, table: str, seat: int) -> Any:
    while True:
        answer = await local.ask("GET", f"/api/tables/{table}/mistakes?seat={seat}")
        told = msgspec.json.decode(answer.body, type=MistakesTold)
        assert told.state != "failed"
        if told.state == "done":
            return told.positions
        assert told.positions == (), "nothing before all is known"
        await asyncio.sleep(0.05)


def test_nothing_is_told_of_a_game_that_goes_on(tmp_path: Path) -> None:
    async def work(local: LocalNode) -> None:
        live = await begun(local)
        answer = await local.ask("GET", f"/api/tables/{live.row.id}/mistakes?seat=0")
        assert (answer.status, answer.json()["code"]) == (409, "table.not-over")

    at_a_node(tmp_path, work)
