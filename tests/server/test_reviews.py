"""Reviews over HTTP: finished games only, computed once and in parts, cancelled, refused, and begun again."""

import asyncio
import os
import signal
import time
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import structlog

from dicehouse import games
from dicehouse.coach import Summary, review_record, summarize
from dicehouse.coach.accounting import MOST_STEPS
from dicehouse.core.record import Record
from dicehouse.server import reviews
from dicehouse.server.http_messages import ReviewTold
from dicehouse.server.live_table import LiveTable
from dicehouse.server.review_worker import begin_review, continue_review
from dicehouse.server.seats import Player, SeatRequest
from dicehouse.server.table import Step, Table
from server.inprocess import Answer, LocalNode
from server.local_tables import player, sit
from server.review_doubles import deadly_part, failing_part, one_step, stuck_part
from server.rounding import rounded

ANN, BOB = "192.0.2.1", "198.51.100.7"
SHORT = {"target": 12, "round": "beats"}


def at_a_node(folder: Path, work: Callable[[LocalNode], Coroutine[Any, Any, None]]) -> None:
    async def inside() -> None:
        async with LocalNode(folder, limits=0) as local:
            await asyncio.wait_for(work(local), 120)

    asyncio.run(inside())


async def begun(local: LocalNode, game: str = "gonuts", players: int = 2, **options: Any) -> LiveTable:
    """A table whose game has begun; nobody is connected."""
    opened = await local.node.open_table(game, options, [SeatRequest()] * players)
    live = await local.node.live_table(opened.table)
    for seat in range(players):
        await sit(live, seat)
    return live


async def finished(local: LocalNode, game: str = "gonuts", players: int = 2, **options: Any) -> str:
    """A table whose game is over, played at random."""
    live = await begun(local, game, players, **(options or (SHORT if game == "gonuts" else {})))
    random = Random(1)
    while live.table.phase != "over":
        seat = live.table.actors[0]
        choice = random.choice(live.table.game.choices(live.table.state, seat))
        action = live.table.game.actions.write(choice.action)
        propose = partial(_act, player(seat), action)
        await live.writer.change(propose, lambda _: None)
    return live.row.id


def _act(who: Player, action: str, table: Table) -> list[Step]:
    return table.act(who, action, None, "", time.time())


async def ask(local: LocalNode, table: str, after: int = 0, client: str = ANN) -> ReviewTold:
    answer = await local.ask("GET", f"/api/tables/{table}/review?after={after}", client=client)
    assert answer.status == 200, answer.body
    return msgspec.json.decode(answer.body, type=ReviewTold)


async def cancel(local: LocalNode, table: str, client: str = ANN) -> None:
    assert (await local.ask("DELETE", f"/api/tables/{table}/review", client=client)).status == 204


async def until(local: LocalNode, table: str, *states: str, client: str = ANN) -> ReviewTold:
    """Ask from the beginning until the review is in one of these states."""
    while (told := await ask(local, table, client=client)).state not in states:
        await asyncio.sleep(0.01)
    return told


async def refused(answering: Coroutine[Any, Any, Answer]) -> tuple[int, str]:
    answer = await answering
    return answer.status, answer.json()["code"]


def counting(monkeypatch: pytest.MonkeyPatch, local: LocalNode) -> list[str]:
    """The names of the functions that the process of reviews is given, in order."""
    called: list[str] = []
    worker = local.node.reviews.worker
    run = worker.run

    def counted(function: Callable[..., Any], *arguments: Any, **limits: Any) -> Any:
        called.append(function.__name__)
        return run(function, *arguments, **limits)

    monkeypatch.setattr(worker, "run", counted)
    return called


def gated(monkeypatch: pytest.MonkeyPatch, local: LocalNode) -> asyncio.Event:
    """The process of reviews computes nothing until this is set."""
    gate, worker = asyncio.Event(), local.node.reviews.worker
    run = worker.run

    async def waiting(function: Callable[..., Any], *arguments: Any, **limits: Any) -> Any:
        await gate.wait()
        return await run(function, *arguments, **limits)

    monkeypatch.setattr(worker, "run", waiting)
    return gate


def but_for_mistakes(summary: Summary) -> Summary:
    """Without the reasons of mistakes, compared with their decisions: of equal choices, either may be the best."""
    moments = [
        msgspec.structs.replace(one, reasons=()) if one.kind in ("blunder", "mistake") else one
        for one in summary.moments
    ]
    return msgspec.structs.replace(summary, moments=tuple(moments))


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("gonuts", 2, SHORT), ("chinchiller", 3, {}), ("chili", 2, {"rolls": 12}), ("dixkibluff", 3, {"dice": 3})],
)
def test_a_review_is_that_of_the_record_and_comes_in_parts(
    game: str, players: int, options: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "continue_review", one_step)
    monkeypatch.setattr(reviews, "LARGEST_ANSWER", 2_000)  # several answers for one review

    async def work(local: LocalNode) -> None:
        table = await finished(local, game, players, **options)
        first = await ask(local, table)
        assert (first.state, first.steps, first.summary, first.measure) == ("waiting", (), None, "")
        assert first.game == game
        steps, progress, states = list(first.steps), [first.progress], {first.state}
        while (told := await ask(local, table, len(steps))).state != "done":
            steps += told.steps
            progress.append(told.progress)
            states.add(told.state)
            await asyncio.sleep(0.005)
        steps += told.steps
        assert states == {"waiting", "working"}
        assert progress == sorted(progress)
        record = Record.read((await local.ask("GET", f"/api/tables/{table}/record")).body.decode())
        right = review_record(record)
        assert (told.total, told.progress) == (len(right.steps), 1.0)
        assert (told.measure, told.exact) == (right.measure, right.exact)
        assert rounded((told.start, steps)) == rounded((right.start, right.steps))
        steps_made = [entry.transition for entry in games.replay(record).entries]
        assert told.summary is not None
        assert all(moment.reasons for moment in told.summary.moments)
        assert rounded(but_for_mistakes(told.summary)) == rounded(but_for_mistakes(summarize(right, steps_made)))
        assert told.options == right.options
        replayed = (await local.ask("GET", f"/api/tables/{table}/replay")).json()
        assert replayed["steps"] == told.total

    at_a_node(tmp_path, work)


def test_two_visitors_get_one_review_that_is_computed_once_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(local: LocalNode) -> None:
        called = counting(monkeypatch, local)
        table = await finished(local)
        both = await asyncio.gather(until(local, table, "done"), until(local, table, "done", client=BOB))
        assert both[0] == both[1]
        assert await ask(local, table, both[0].total) == msgspec.structs.replace(both[0], steps=())
        assert called.count("begin_review") == 1
        monkeypatch.setattr(reviews, "MOST_KEPT", 10)  # the next one puts it out
        await until(local, await finished(local), "done")
        assert table not in local.node.reviews._kept
        await until(local, table, "done")
        assert called.count("begin_review") == 3

    at_a_node(tmp_path, work)


def test_nothing_is_told_of_a_running_game_or_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(local: LocalNode) -> None:
        called = counting(monkeypatch, local)
        live = await begun(local, "dixkibluff", 3)
        path = f"/api/tables/{live.row.id}/review"
        assert live.table.phase == "playing"
        for question in (path, f"{path}?after=3"):
            answer = await local.ask("GET", question)
            assert (answer.status, answer.json()["code"]) == (409, "table.not-over")
            assert answer.json()["details"] == {}
        assert await refused(local.ask("GET", "/api/tables/nowhere/review")) == (404, "table.unknown")
        assert await refused(local.ask("DELETE", "/api/tables/nowhere/review")) == (404, "table.unknown")
        assert called == []

    at_a_node(tmp_path, work)


def test_a_review_is_cancelled_when_the_last_one_who_waits_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(local: LocalNode) -> None:
        table = await finished(local)
        gate = gated(monkeypatch, local)
        await until(local, table, "working")
        await ask(local, table, client=BOB)
        await cancel(local, table)
        assert table in local.node.reviews._jobs  # Bob waits
        await cancel(local, table, client=BOB)
        assert local.node.reviews._jobs == {}
        await cancel(local, table)  # once more changes nothing
        gate.set()
        assert (await ask(local, table)).state == "waiting"
        assert (await until(local, table, "done")).summary is not None
        await cancel(local, table)  # what is done stays
        assert (await ask(local, table)).state == "done"

    at_a_node(tmp_path, work)


def test_a_review_that_nobody_asks_for_is_computed_no_further(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(local: LocalNode) -> None:
        called = counting(monkeypatch, local)
        table = await finished(local)
        monkeypatch.setattr(reviews, "ABANDONED", 0.0)
        await ask(local, table)
        while local.node.reviews._jobs:
            await asyncio.sleep(0.01)
        assert called == []

    at_a_node(tmp_path, work)


def test_a_deleted_table_takes_its_review_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(local: LocalNode) -> None:
        done, going, failed = await finished(local), await finished(local), await finished(local)
        await until(local, done, "done")
        monkeypatch.setattr(reviews, "continue_review", failing_part)
        with structlog.testing.capture_logs():
            await until(local, failed, "failed")
        monkeypatch.setattr(reviews, "continue_review", continue_review)
        gate = gated(monkeypatch, local)
        await until(local, going, "working")
        for table in (done, going, failed):
            await local.node.delete_table(table)
            assert await refused(local.ask("GET", f"/api/tables/{table}/review")) == (404, "table.unknown")
        gate.set()
        other = await finished(local)
        await until(local, other, "done")
        await local.store.delete([other])  # by an operator, beside the node
        await local.store.touch()
        await local.node.poll_revision()
        kept = local.node.reviews
        assert (kept._jobs, kept._kept, kept._failed, kept.size) == ({}, {}, {}, 0)

    at_a_node(tmp_path, work)


def test_a_review_that_is_kept_keeps_neither_its_table_nor_who_asked(tmp_path: Path) -> None:
    async def work(local: LocalNode) -> None:
        table = await finished(local)
        for client in (ANN, BOB):
            assert (await until(local, table, "done", client=client)).state == "done"
        (kept,) = local.node.reviews._kept.values()
        assert kept.asked == {}
        assert not [one for one in vars(kept).values() if isinstance(one, Table)]

    at_a_node(tmp_path, work)


def test_options_nobody_solved_name_the_command_that_helps(tmp_path: Path) -> None:
    async def work(local: LocalNode) -> None:
        table = await finished(local, players=4, round="beats")
        told = await until(local, table, "done")
        assert not told.exact
        assert told.code == "bots.unsolved"
        assert str(told.details["command"]) in told.sentence
        assert str(told.details["command"]).startswith("dicehouse solve gonuts --players 4")
        assert told.summary is not None

    at_a_node(tmp_path, work)


@pytest.mark.parametrize(
    ("part", "code"),
    [(deadly_part, "review.broke"), (failing_part, "review.broke"), (stuck_part, "review.too-slow")],
)
def test_a_review_that_breaks_off_says_so_and_may_be_asked_for_again(
    part: Callable[..., None], code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(local: LocalNode) -> None:
        table = await finished(local)
        await until(local, table, "done")  # the process has started
        local.node.reviews.forget(table)
        monkeypatch.setattr(reviews, "continue_review", part)
        if part is stuck_part:
            monkeypatch.setattr(reviews, "PART_WITHIN", 5.0)
        with structlog.testing.capture_logs():
            told = await until(local, table, "failed")
        assert (told.code, told.steps, told.summary) == (code, (), None)
        assert told.sentence
        assert (await ask(local, table, client=BOB)).code == code  # another visitor reads the same
        monkeypatch.undo()
        local.node.reviews._failed[table].again = 0.0  # its time has come
        assert (await until(local, table, "done")).code is None

    at_a_node(tmp_path, work)


def test_a_killed_process_is_started_again_and_steps_back_behind_others(tmp_path: Path) -> None:
    async def work(local: LocalNode) -> None:
        table = await finished(local)
        await until(local, table, "done")
        worker = local.node.reviews.worker
        assert os.getpriority(os.PRIO_PROCESS, worker.pid) == reviews.NICE
        local.node.reviews.forget(table)
        os.kill(worker.pid, signal.SIGKILL)
        told = await until(local, table, "failed", "done")
        if told.state == "failed":
            assert told.code == "review.broke"
            local.node.reviews._failed[table].again = 0.0
        assert (await until(local, table, "done")).code is None

    at_a_node(tmp_path, work)


def test_the_process_ends_when_nothing_was_asked_for_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "IDLE", 0.05)

    async def work(local: LocalNode) -> None:
        await until(local, await finished(local), "done")
        while local.node.reviews.worker.pid:
            await asyncio.sleep(0.01)
        assert (await until(local, await finished(local), "done")).summary is not None

    at_a_node(tmp_path, work)


def test_a_full_queue_refuses_and_is_fair(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST_WAITING", 4)
    monkeypatch.setattr(reviews, "MOST_WAITING_OF_CLIENT", 3)

    async def work(local: LocalNode) -> None:
        gated(monkeypatch, local)
        tables = [await finished(local) for _ in range(7)]
        await until(local, tables[0], "working")
        for table in tables[1:4]:
            assert (await ask(local, table)).state == "waiting"
        more = f"/api/tables/{tables[4]}/review"
        assert await refused(local.ask("GET", more, client=ANN)) == (429, "review.busy")
        assert (await ask(local, tables[4], client=BOB)).state == "waiting"
        last = f"/api/tables/{tables[5]}/review"
        assert await refused(local.ask("GET", last, client=BOB)) == (429, "review.busy")
        assert (await ask(local, tables[1], client=BOB)).state == "waiting"  # it waits already
        queue = local.node.reviews._queue
        assert [queue.pop().table_id for _ in range(4)] == [tables[1], tables[4], tables[2], tables[3]]

    at_a_node(tmp_path, work)


def test_a_game_that_is_too_long_or_too_large_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    long = [b'{"type":"rolled","roll":"acorn","events":[]}'] * (MOST_STEPS + 1)
    game = games.create("gonuts", 2)
    with pytest.raises(Exception, match=str(MOST_STEPS)) as error:
        begin_review("table", game.name, game.options.to_dict(), long)
    assert error.value.code == "record.too-long"  # type: ignore[attr-defined]

    async def work(local: LocalNode) -> None:
        monkeypatch.setattr(reviews, "LARGEST", 100)
        assert (await until(local, await finished(local), "failed")).code == "review.too-slow"
        monkeypatch.undo()
        monkeypatch.setattr(reviews, "LONGEST", -1.0)
        assert (await until(local, await finished(local), "failed")).code == "review.too-slow"

    at_a_node(tmp_path, work)
