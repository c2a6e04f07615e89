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
from dicehouse.server.bot_pool import DEATHS, MOST_HINTS_OF_CLIENT, Asker, Minds, NoThoughtError, Rank
from dicehouse.server.bot_worker import DiedError
from dicehouse.server.entries import write_entry
from dicehouse.server.errors import TableError
from dicehouse.server.metrics import METRICS
from dicehouse.server.table import SeatWish, Sitter, Table, TableSpec, shared_rules

FOREVER = 600.0
"""Longer than any test waits."""
PERSON = Asker("ann", "her table", Rank.MOVE)
HINT = Asker("ann", "her table", Rank.HINT)


def log_of(players: int = 2, **options: Any) -> tuple[dict[str, Any], list[bytes]]:
    """The options and the log of a game of Go Nuts! that has just begun; seat 0 may choose."""
    rules = shared_rules("gonuts", {"players": players, "first": "0", **options})
    while True:
        table = Table(
            rules, TableSpec(game="gonuts", options=rules.options.to_dict(), seats=(SeatWish(),) * players), FairSeed()
        )
        log = []
        for seat in range(players):
            for step in table.sit(seat, Sitter(f"P{seat}", "person", "", f"hash {seat}", "")):
                table.take(step, 0.0)
                log.append(write_entry(step.entry))
        if table.actors == (0,):  # a first roll of nothing but cars or squirrels is the end of the turn
            return table.spec.options, log


SAFE = {"squirrels": 0, "cars": 0}


def run(work: Callable[[Minds], Coroutine[Any, Any, None]], workers: int = 1, within: float = FOREVER) -> None:
    async def inside() -> None:
        thinking = Minds(workers, within)
        try:
            await asyncio.wait_for(work(thinking), 120)
        finally:
            thinking.close()

    asyncio.run(inside())


def pids(thinking: Minds) -> list[int]:
    """The processes that think now."""
    return [worker.pid for worker in thinking._workers]


def counted(name: str) -> float:
    return METRICS.registry.get_sample_value(f"dicehouse_{name}") or 0.0


# what the processes do: found there by name


def slow_expert(name: str, options: Any, level: str, seat: int, log: list[bytes], must: bool) -> str | None:
    """An expert who thinks for ever; the others answer with their level."""
    if level == "expert":
        time.sleep(FOREVER)
    return level


def deadly_expert(name: str, options: Any, level: str, seat: int, log: list[bytes], must: bool) -> str | None:
    """An expert whose process dies; the others answer with their level."""
    if level == "expert":
        os._exit(1)
    return level


def deadly_everybody(*_: Any) -> None:
    """Whoever thinks dies."""
    os._exit(1)


def slow_everybody(*_: Any) -> None:
    """Nobody comes to an end."""
    time.sleep(FOREVER)


def failing_expert(name: str, options: Any, level: str, seat: int, log: list[bytes], must: bool) -> str | None:
    """An expert with an error in it."""
    if level == "expert":
        raise ZeroDivisionError("one over none")
    return level


# tests


def test_a_hint_on_a_table_nobody_solved_says_so_and_kills_nobody() -> None:
    options, log = log_of(4, **SAFE)

    async def work(thinking: Minds) -> None:
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

    async def work(thinking: Minds) -> None:
        thought = await thinking.advise("gonuts", options, 0, log, HINT)
        assert {action for action, _, _ in thought.candidates} == {"bank", "roll"}

    run(work)


def test_a_thought_that_takes_too_long_is_ended_and_the_level_below_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "think", slow_expert)

    async def work(thinking: Minds) -> None:
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
        assert await thinking.choose("gonuts", {}, "expert", 0, [], Asker("bob", "his", Rank.MOVE)) == "regular"
        assert counted("thoughts_overran_total") == overran + 2

    run(work, within=1.0)


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
    monkeypatch.setattr(bot_pool, "think", deadly_expert)

    async def work(thinking: Minds) -> None:
        died = counted("thinkers_died_total")
        with structlog.testing.capture_logs() as logged:
            for _ in range(3):
                assert await thinking.choose("gonuts", {}, "expert", 0, [], PERSON) == "regular"
                assert counted("thinkers_died_total") == died + DEATHS
        assert [line["event"] for line in logged if line["log_level"] == "error"] == ["question kills processes"]
        # another question is another matter
        assert await thinking.choose("gonuts", {}, "expert", 1, [], PERSON) == "regular"
        assert counted("thinkers_died_total") == died + 2 * DEATHS

    run(work)


def test_a_hint_that_kills_is_refused_and_not_thought_of_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "advise", deadly_everybody)

    async def work(thinking: Minds) -> None:
        died = counted("thinkers_died_total")
        for _ in range(3):
            with pytest.raises(TableError) as refused:
                await thinking.advise("gonuts", {}, 0, [], HINT)
            assert refused.value.code == "table.no-advice"
        assert counted("thinkers_died_total") == died + DEATHS

    run(work)


def test_a_hint_that_takes_too_long_is_refused_and_not_thought_of_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "advise", slow_everybody)
    monkeypatch.setattr(bot_worker, "LONGEST", 0.1)

    async def work(thinking: Minds) -> None:
        overran = counted("thoughts_overran_total")
        for _ in range(3):
            with pytest.raises(TableError) as refused:
                await thinking.advise("gonuts", {}, 0, [], HINT)
            assert refused.value.code == "table.no-advice"
        assert counted("thoughts_overran_total") == overran + 1

    run(work, within=0.5)


def test_a_hint_may_take_its_time_until_somebody_needs_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(thinking: Minds) -> None:
        overran = counted("thoughts_overran_total")
        assert await thinking._think(HINT, slow_answer, 1.5) == 1.5
        monkeypatch.setattr(bot_pool, "advise", slow_everybody)
        hint = asyncio.create_task(thinking.advise("gonuts", {}, 0, [], HINT))
        await asyncio.sleep(1.0)
        assert not hint.done()
        assert await thinking._think(PERSON, len, "mine") == 4
        with pytest.raises(TableError) as refused:
            await hint
        assert refused.value.code == "table.no-advice"
        assert counted("thoughts_overran_total") == overran + 1

    run(work, within=0.5)


def slow_answer(seconds: float) -> float:
    """Takes its time."""
    time.sleep(seconds)
    return seconds


def test_where_both_levels_fail_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(thinking: Minds) -> None:
        monkeypatch.setattr(bot_pool, "think", deadly_everybody)
        with pytest.raises(NoThoughtError):
            await thinking.choose("gonuts", {}, "expert", 0, [], PERSON)
        monkeypatch.setattr(bot_pool, "think", failing_expert)
        assert await thinking.choose("gonuts", {}, "expert", 1, [], PERSON) == "regular"

    run(work)


def test_an_idle_process_that_was_killed_is_replaced() -> None:
    async def work(thinking: Minds) -> None:
        assert await thinking._think(PERSON, len, "four") == 4
        os.kill(pids(thinking)[0], signal.SIGKILL)
        assert await thinking._answer(PERSON, "question", len, "again") == 5

    run(work)


async def order_of(thinking: Minds, asked: list[tuple[Asker, str]]) -> list[str]:
    """In which order questions are answered that came in this order, all while the only process was busy."""
    answered: list[str] = []

    async def ask(asker: Asker, name: str) -> None:
        answered.append(await thinking._think(asker, str, name))

    await asyncio.gather(*(ask(asker, name) for asker, name in asked))
    return answered


def test_a_client_that_floods_costs_others_one_turn() -> None:
    async def work(thinking: Minds) -> None:
        greedy = [(Asker("greedy", f"table {number}", Rank.MOVE), f"greedy {number}") for number in range(100)]
        order = await order_of(thinking, [*greedy, (PERSON, "ann")])
        assert order.index("ann") <= 2  # the one that was being thought of, and one turn
        assert len(order) == 101

    run(work)


def test_people_first_then_hints_then_bots_among_themselves() -> None:
    async def work(thinking: Minds) -> None:
        asked = [
            (Asker("x", "x", Rank.MOVE), "being thought of"),
            *((Asker(f"lone {number}", "t", Rank.ALONE), f"alone {number}") for number in range(3)),
            (Asker("h", "t", Rank.HINT), "hint"),
            *((Asker(f"p {number}", "t", Rank.MOVE), f"move {number}") for number in range(3)),
        ]
        order = await order_of(thinking, asked)
        assert order == ["being thought of", "move 0", "move 1", "move 2", "hint", "alone 0", "alone 1", "alone 2"]

    run(work)


def refusal_of(error: BaseException | object) -> str:
    return error.code if isinstance(error, DicehouseError) else type(error).__name__


def test_one_hint_at_a_time_for_a_seat_and_few_of_a_client() -> None:
    options, log = log_of(2)

    async def work(thinking: Minds) -> None:
        same = await asyncio.gather(
            *(thinking.advise("gonuts", options, 0, log, HINT) for _ in range(10)), return_exceptions=True
        )
        assert sorted(map(refusal_of, same)) == ["Thought"] + ["protocol.rate"] * 9
        tables = [Asker("ann", f"table {number}", Rank.HINT) for number in range(20)]
        many = await asyncio.gather(
            *(thinking.advise("gonuts", options, 0, log, asker) for asker in tables), return_exceptions=True
        )
        kinds = list(map(refusal_of, many))
        assert kinds.count("Thought") == MOST_HINTS_OF_CLIENT + 1  # one is being thought of, the others wait
        assert kinds.count("table.hints-busy") == 20 - MOST_HINTS_OF_CLIENT - 1
        other = await thinking.advise("gonuts", options, 0, log, Asker("bob", "his", Rank.HINT))
        assert other.candidates

    run(work)


def test_whoever_is_gone_waits_no_longer() -> None:
    async def work(thinking: Minds) -> None:
        busy = asyncio.create_task(thinking._think(PERSON, time.sleep, 0.5))
        await asyncio.sleep(0)
        waiting = [asyncio.create_task(thinking._think(HINT, len, "x" * number)) for number in range(3)]
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
        thinking = Minds(1, FOREVER)
        assert await thinking._think(PERSON, len, "warm") == 4
        pid = pids(thinking)[0]
        running = asyncio.create_task(thinking._think(PERSON, time.sleep, FOREVER))
        waiting = asyncio.create_task(thinking._think(PERSON, len, "x"))
        await asyncio.sleep(0.1)
        thinking.close()
        done, _ = await asyncio.wait([running, waiting], timeout=20)
        assert done == {running, waiting}
        assert await asyncio.to_thread(_gone, pid)

    asyncio.run(inside())


def test_a_process_that_dies_is_told_as_that() -> None:
    async def work(thinking: Minds) -> None:
        with pytest.raises(DiedError):
            await thinking._think(PERSON, os._exit, 3)
        assert await thinking._think(PERSON, len, "next") == 4

    run(work)
