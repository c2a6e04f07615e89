"""Minds in real processes: fair turns, thoughts that take too long, processes that die, and hints nobody can give."""

import asyncio
import os
import signal
import time
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
import structlog

from dicehouse.core.errors import DicehouseError
from dicehouse.dice import FairSeed
from dicehouse.server import bot_pool, bot_worker
from dicehouse.server.bot_pool import MOST_CRASHES, MOST_HINTS_OF_CLIENT, BotPool, NoAnswerError, Priority, Requester
from dicehouse.server.bot_worker import WorkerDiedError
from dicehouse.server.entries import write_entry
from dicehouse.server.errors import TableError
from dicehouse.server.metrics import METRICS
from dicehouse.server.seats import Occupant, SeatRequest
from dicehouse.server.table import Table
from dicehouse.server.table_rules import shared_rules
from dicehouse.server.table_spec import TableSpec
from server.bot_doubles import (
    FOREVER,
    deadly_everybody,
    deadly_expert,
    failing_expert,
    slow_answer,
    slow_everybody,
    slow_expert,
)

PERSON = Requester("ann", "her table", Priority.MOVE)
HINT = Requester("ann", "her table", Priority.HINT)


def log_of(players: int = 2, **options: Any) -> tuple[dict[str, Any], list[bytes]]:
    """The options and the log of a game of Go Nuts! that has just begun; seat 0 may choose."""
    rules = shared_rules("gonuts", {"players": players, "first": "0", **options})
    while True:
        table = Table(
            rules,
            TableSpec(game="gonuts", options=rules.options.to_dict(), seats=(SeatRequest(),) * players),
            FairSeed(),
        )
        log = []
        for seat in range(players):
            for step in table.sit(seat, Occupant(f"P{seat}", "person", "", f"hash {seat}", "")):
                table.apply(step, 0.0)
                log.append(write_entry(step.entry))
        if table.actors == (0,):  # a first roll of nothing but cars or squirrels is the end of the turn
            return table.spec.options, log


SAFE = {"squirrels": 0, "cars": 0}


def run(work: Callable[[BotPool], Coroutine[Any, Any, None]], workers: int = 1, within: float = FOREVER) -> None:
    async def inside() -> None:
        thinking = BotPool(workers, within)
        try:
            await asyncio.wait_for(work(thinking), 120)
        finally:
            thinking.close()

    asyncio.run(inside())


def pids(thinking: BotPool) -> list[int]:
    """The processes that think now."""
    return [worker.pid for worker in thinking._workers]


def counted(name: str) -> float:
    return METRICS.registry.get_sample_value(f"dicehouse_{name}") or 0.0


def test_a_hint_on_a_table_nobody_solved_says_so_and_kills_nobody() -> None:
    options, log = log_of(4, **SAFE)

    async def work(thinking: BotPool) -> None:
        before, died = None, counted("thinkers_died_total")
        for _ in range(3):
            with pytest.raises(TableError) as refused:
                await thinking.advise("gonuts", options, 0, log, HINT)
            assert refused.value.code == "table.no-advice"
            assert before in (None, pids(thinking))
            before = pids(thinking)
        assert counted("thinkers_died_total") == died

    run(work)


def test_a_solved_table_gets_its_hint() -> None:
    options, log = log_of(2)

    async def work(thinking: BotPool) -> None:
        thought = await thinking.advise("gonuts", options, 0, log, HINT)
        assert {action for action, _, _ in thought.candidates} == {"bank", "roll"}

    run(work)


def test_a_thought_that_takes_too_long_is_ended_and_the_level_below_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "choose_action", slow_expert)

    async def work(thinking: BotPool) -> None:
        overran = counted("thoughts_overran_total")
        assert await thinking.choose("gonuts", {}, "novice", 0, [], PERSON) == "novice"
        before = pids(thinking)
        assert await thinking.choose("gonuts", {}, "expert", 0, [], PERSON) == "regular"
        assert counted("thoughts_overran_total") == overran + 1
        assert pids(thinking) != before
        assert _gone(before[0])  # it does not think on behind the scenes
        # for a while nobody waits for this expert again at this table; at another table it is asked
        assert await thinking.choose("gonuts", {}, "expert", 0, [b""], PERSON) == "regular"
        assert counted("thoughts_overran_total") == overran + 1
        assert await thinking.choose("gonuts", {}, "expert", 0, [], Requester("bob", "his", Priority.MOVE)) == "regular"
        assert counted("thoughts_overran_total") == overran + 2

    run(work, within=2.0)


def _gone(pid: int) -> bool:
    """Whether a process has ended; waits for it."""
    end = time.monotonic() + 20
    while time.monotonic() < end:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.02)
    return False


def test_a_question_that_kills_is_not_asked_a_third_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "choose_action", deadly_expert)

    async def work(thinking: BotPool) -> None:
        died = counted("thinkers_died_total")
        with structlog.testing.capture_logs() as logged:
            for _ in range(3):
                assert await thinking.choose("gonuts", {}, "expert", 0, [], PERSON) == "regular"
                assert counted("thinkers_died_total") == died + MOST_CRASHES
        assert [line["event"] for line in logged if line["log_level"] == "error"] == ["question kills processes"]
        # another question is another matter
        assert await thinking.choose("gonuts", {}, "expert", 1, [], PERSON) == "regular"
        assert counted("thinkers_died_total") == died + 2 * MOST_CRASHES

    run(work)


def test_a_hint_that_kills_is_refused_and_not_thought_of_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "advise", deadly_everybody)

    async def work(thinking: BotPool) -> None:
        died = counted("thinkers_died_total")
        for _ in range(3):
            with pytest.raises(TableError) as refused:
                await thinking.advise("gonuts", {}, 0, [], HINT)
            assert refused.value.code == "table.no-advice"
        assert counted("thinkers_died_total") == died + MOST_CRASHES

    run(work)


def test_a_hint_that_takes_too_long_is_refused_and_not_thought_of_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "advise", slow_everybody)
    monkeypatch.setattr(bot_worker, "LONGEST", 0.1)

    async def work(thinking: BotPool) -> None:
        overran = counted("thoughts_overran_total")
        for _ in range(3):
            with pytest.raises(TableError) as refused:
                await thinking.advise("gonuts", {}, 0, [], HINT)
            assert refused.value.code == "table.no-advice"
        assert counted("thoughts_overran_total") == overran + 1

    run(work, within=0.5)


def test_a_hint_may_take_its_time_until_somebody_needs_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(thinking: BotPool) -> None:
        overran = counted("thoughts_overran_total")
        assert await thinking.submit(HINT, slow_answer, 1.5) == 1.5
        monkeypatch.setattr(bot_pool, "advise", slow_everybody)
        hint = asyncio.create_task(thinking.advise("gonuts", {}, 0, [], HINT))
        await asyncio.sleep(1.0)
        assert not hint.done()
        assert await thinking.submit(PERSON, len, "mine") == 4
        with pytest.raises(TableError) as refused:
            await hint
        assert refused.value.code == "table.no-advice"
        assert counted("thoughts_overran_total") == overran + 1

    run(work, within=0.5)


def test_where_both_levels_fail_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(thinking: BotPool) -> None:
        monkeypatch.setattr(bot_pool, "choose_action", deadly_everybody)
        with pytest.raises(NoAnswerError):
            await thinking.choose("gonuts", {}, "expert", 0, [], PERSON)
        monkeypatch.setattr(bot_pool, "choose_action", failing_expert)
        assert await thinking.choose("gonuts", {}, "expert", 1, [], PERSON) == "regular"

    run(work)


def test_an_idle_process_that_was_killed_is_replaced() -> None:
    async def work(thinking: BotPool) -> None:
        assert await thinking.submit(PERSON, len, "four") == 4
        os.kill(pids(thinking)[0], signal.SIGKILL)
        assert await thinking.compute("question", PERSON, len, "again") == 5

    run(work)


async def order_of(thinking: BotPool, asked: list[tuple[Requester, str]]) -> list[str]:
    """In which order questions are answered that came in this order, all while the only process was busy."""
    answered: list[str] = []

    async def ask(requester: Requester, name: str) -> None:
        answered.append(await thinking.submit(requester, str, name))

    await asyncio.gather(*(ask(requester, name) for requester, name in asked))
    return answered


def test_a_client_that_floods_costs_others_one_turn() -> None:
    async def work(thinking: BotPool) -> None:
        greedy = [(Requester("greedy", f"table {number}", Priority.MOVE), f"greedy {number}") for number in range(100)]
        order = await order_of(thinking, [*greedy, (PERSON, "ann")])
        assert order.index("ann") <= 2  # the one that was being thought of, and one turn
        assert len(order) == 101

    run(work)


def test_people_first_then_hints_then_bots_among_themselves() -> None:
    async def work(thinking: BotPool) -> None:
        asked = [
            (Requester("x", "x", Priority.MOVE), "being thought of"),
            *((Requester(f"lone {number}", "t", Priority.ALONE), f"alone {number}") for number in range(3)),
            (Requester("h", "t", Priority.HINT), "hint"),
            *((Requester(f"p {number}", "t", Priority.MOVE), f"move {number}") for number in range(3)),
        ]
        order = await order_of(thinking, asked)
        assert order == ["being thought of", "move 0", "move 1", "move 2", "hint", "alone 0", "alone 1", "alone 2"]

    run(work)


def refusal_of(error: BaseException | object) -> str:
    return error.code if isinstance(error, DicehouseError) else type(error).__name__


def test_one_hint_at_a_time_for_a_seat_and_few_of_a_client() -> None:
    options, log = log_of(2)

    async def work(thinking: BotPool) -> None:
        same = await asyncio.gather(
            *(thinking.advise("gonuts", options, 0, log, HINT) for _ in range(10)), return_exceptions=True
        )
        assert sorted(map(refusal_of, same)) == ["Evaluation"] + ["protocol.rate"] * 9
        tables = [Requester("ann", f"table {number}", Priority.HINT) for number in range(20)]
        many = await asyncio.gather(
            *(thinking.advise("gonuts", options, 0, log, requester) for requester in tables), return_exceptions=True
        )
        kinds = list(map(refusal_of, many))
        assert kinds.count("Evaluation") == MOST_HINTS_OF_CLIENT + 1  # one is being thought of, the others wait
        assert kinds.count("table.hints-busy") == 20 - MOST_HINTS_OF_CLIENT - 1
        other = await thinking.advise("gonuts", options, 0, log, Requester("bob", "his", Priority.HINT))
        assert other.candidates

    run(work)


def test_whoever_is_gone_waits_no_longer() -> None:
    async def work(thinking: BotPool) -> None:
        busy = asyncio.create_task(thinking.submit(PERSON, time.sleep, 0.5))
        await asyncio.sleep(0)
        waiting = [asyncio.create_task(thinking.submit(HINT, len, "x" * number)) for number in range(3)]
        await asyncio.sleep(0)
        assert counted("thoughts_waiting") == 3
        waiting[1].cancel()
        await asyncio.wait([waiting[1]])
        assert counted("thoughts_waiting") == 2
        await busy
        assert [await waiting[0], await waiting[2]] == [0, 2]
        assert counted("thoughts_waiting") == 0

    run(work)


def test_closing_ends_a_thought_in_the_middle() -> None:
    async def inside() -> None:
        thinking = BotPool(1, FOREVER)
        assert await thinking.submit(PERSON, len, "warm") == 4
        pid = pids(thinking)[0]
        running = asyncio.create_task(thinking.submit(PERSON, time.sleep, FOREVER))
        waiting = asyncio.create_task(thinking.submit(PERSON, len, "x"))
        await asyncio.sleep(0.1)
        thinking.close()
        done, _ = await asyncio.wait([running, waiting], timeout=20)
        assert done == {running, waiting}
        assert await asyncio.to_thread(_gone, pid)

    asyncio.run(inside())


def test_a_process_that_dies_is_told_as_that() -> None:
    async def work(thinking: BotPool) -> None:
        with pytest.raises(WorkerDiedError):
            await thinking.submit(PERSON, deadly_everybody)
        assert await thinking.submit(PERSON, len, "next") == 4

    run(work)
