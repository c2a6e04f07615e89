"""Where the bots of the house think: in processes of their own, so that nobody waits for them.

A mind is given the log of a table and a seat, plays the log again, and shows the bot what that seat may know: a bot
never sees a state here either. Who thinks next is for a fair queue to say (`fair_queue.py`); a thought that takes too
long or kills its process (`worker.py`) is not asked for again.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from enum import IntEnum
from random import SystemRandom
from typing import Any, NamedTuple

import msgspec
import structlog

from dicehouse.bots import bot_names, evaluator, level_below, make_bot, usual_level
from dicehouse.core.errors import BotError
from dicehouse.core.events import Event
from dicehouse.core.game import AnyGame
from dicehouse.server.bot_worker import DiedError, OverranError, Worker
from dicehouse.server.entries import Acted, Began, Rolled, read_entry
from dicehouse.server.errors import ProtocolError, TableError
from dicehouse.server.fair_queue import FairQueue
from dicehouse.server.metrics import METRICS
from dicehouse.server.table import shared_rules

_log = structlog.get_logger(__name__)

DEATHS = 2
"""A question that killed so many processes is not asked again."""
SLOW_FOR = 60.0
"""So many seconds a level that took too long is not asked at the same table."""
REMEMBERED = 1000
"""So many questions that killed, and levels that took too long, are remembered."""
MOST_HINTS, MOST_HINTS_OF_CLIENT = 100, 5
"""So many hints may wait, in all and of one client."""


class Rank(IntEnum):
    """Whose thoughts go first."""

    MOVE = 0
    """The move of a bot at a table with people."""
    HINT = 1
    ALONE = 2
    """The move of a bot at a table where no people play."""


PATIENCE = (0, 4, 50)
"""After so many better thoughts a hint, or the bot of a table without people, has a turn: nobody waits for ever."""


class Asker(NamedTuple):
    """For whom the house thinks."""

    client: str
    """The address of the client, or what stands for it."""
    table: str
    rank: Rank


class Thought(msgspec.Struct, frozen=True):
    """What the house thinks of a seat's choices."""

    measure: str
    exact: bool
    candidates: tuple[tuple[str, float, float], ...]
    """Action, value and weight; best first."""


class NoThoughtError(Exception):
    """No bot could say in time what to do."""


class _Job(NamedTuple):
    """A thought that waits or is being thought."""

    asker: Asker
    work: Callable[..., Any]
    arguments: tuple[Any, ...]
    future: "asyncio.Future[Any]"


class Minds:
    """Processes that think; started when the first bot has to.

    Args:
        workers: how many processes.
        within: the seconds that a thought may take.
    """

    def __init__(self, workers: int, within: float = 5.0) -> None:
        self._within = within
        self._workers = [Worker() for _ in range(max(1, workers))]
        self._idle = list(self._workers)
        self._queue: FairQueue[_Job] = FairQueue(PATIENCE)
        self._running: dict[asyncio.Task[None], Worker] = {}
        self._deadly: OrderedDict[Hashable, None] = OrderedDict()
        """The questions that are not asked again."""
        self._slow: OrderedDict[Hashable, float] = OrderedDict()
        """The levels that took too long at a table, and until when they are not asked there."""
        self._advising: set[tuple[str, int]] = set()
        """The tables and seats for which a hint waits or is being thought of."""
        self._needed = asyncio.Event()
        """Set while something waits for a process: then no hint may think longer than it should."""
        self._closed = False

    async def choose(
        self,
        game: str,
        options: dict[str, Any],
        level: str,
        seat: int,
        log: list[bytes],
        asker: Asker,
        *,
        must: bool = False,
    ) -> str | None:
        """The action of a bot, as text; None where it waits.

        A level that takes too long or fails is replaced by the one below, for this time.

        Args:
            game: the name of the game.
            options: as a `TableSpec` has them.
            level: of the bot.
            seat: the bot's.
            log: the entries of the table; those that are not of the game are passed over.
            asker: for whom.
            must: whether it may not wait.

        Raises:
            NoThoughtError: neither the level nor the one below could say.
        """
        for one in _with_fallback(game, level):
            if self._slow.get((asker.table, one), 0.0) > time.monotonic():
                continue
            try:
                return await self._answer(asker, (one, seat, len(log)), think, game, options, one, seat, log, must)  # type: ignore[no-any-return]
            except OverranError:
                _remember(self._slow, (asker.table, one), time.monotonic() + SLOW_FOR)
            except DiedError:
                pass
            except Exception:  # a bot that fails must not leave the table waiting
                METRICS.failures.inc()
                _log.exception("bot failed", game=game, level=one)
        raise NoThoughtError

    async def advise(self, game: str, options: dict[str, Any], seat: int, log: list[bytes], asker: Asker) -> Thought:
        """What the house thinks of a seat's choices.

        Raises:
            TableError: it has no thoughts on this game with these options or in this position, or too many ask.
        """
        queue, rank, asking = self._queue, asker.rank, (asker.table, seat)
        if asking in self._advising:  # one at a time for a seat, over however many connections
            raise ProtocolError("protocol.rate")
        if queue.waiting(rank) >= MOST_HINTS or queue.waiting(rank, asker.client) >= MOST_HINTS_OF_CLIENT:
            raise TableError("table.hints-busy")
        question = ("hint", seat, len(log))
        self._advising.add(asking)
        try:
            return await self._answer(asker, question, advise, game, options, seat, log)  # type: ignore[no-any-return]
        except BotError:  # why is for whoever runs the house: it names files and commands
            raise TableError("table.no-advice") from None
        except OverranError:
            _remember(self._deadly, (asker.table, question), None)
            raise TableError("table.no-advice") from None
        except DiedError:
            raise TableError("table.no-advice") from None
        except Exception:
            METRICS.failures.inc()
            _log.exception("hint failed", game=game)
            raise TableError("table.no-advice") from None
        finally:
            self._advising.discard(asking)

    async def _answer(self, asker: Asker, question: Hashable, work: Callable[..., Any], *arguments: Any) -> Any:
        """The answer to a question, which is asked again if the process died, but not too often."""
        known = (asker.table, question)
        if known in self._deadly:
            raise DiedError
        for _ in range(DEATHS):
            try:
                return await self._think(asker, work, *arguments)
            except DiedError:
                METRICS.thinkers_died.inc()
            except OverranError:
                METRICS.thoughts_overran.inc()
                _log.warning("thought took too long", table=asker.table, question=question, within=self._within)
                raise
        _remember(self._deadly, known, None)
        _log.error("question kills processes", table=asker.table, question=question)
        raise DiedError

    async def _think(self, asker: Asker, work: Callable[..., Any], *arguments: Any) -> Any:
        """Wait for a turn, then let a process think."""
        job = _Job(asker, work, arguments, asyncio.get_running_loop().create_future())
        self._queue.push(asker.rank, asker.client, asker.table, job)
        self._dispatch()
        try:
            return await job.future
        finally:
            self._queue.discard(asker.rank, asker.client, asker.table, job)
            self._count_waiting()

    def _dispatch(self) -> None:
        """Give what waits to whoever is idle."""
        while self._idle and len(self._queue) and not self._closed:
            job, worker = self._queue.pop(), self._idle.pop()
            task = asyncio.get_running_loop().create_task(self._run(job, worker))
            self._running[task] = worker
            task.add_done_callback(self._finished)
        self._count_waiting()

    def _count_waiting(self) -> None:
        METRICS.thoughts_waiting.set(len(self._queue))
        if len(self._queue):
            self._needed.set()
        else:
            self._needed.clear()

    async def _run(self, job: _Job, worker: Worker) -> None:
        start = time.perf_counter()
        # a hint may solve a small game first, or compile what solves it: whoever asks can wait, a table cannot
        needed = self._needed if job.asker.rank is Rank.HINT else None
        try:
            result = await worker.run(job.work, *job.arguments, within=self._within, needed=needed)
        except asyncio.CancelledError:
            job.future.cancel()
            raise
        except Exception as error:
            if not job.future.done():
                job.future.set_exception(error)
        else:
            if not job.future.done():
                job.future.set_result(result)
        finally:
            METRICS.thought_seconds.observe(time.perf_counter() - start)

    def _finished(self, task: "asyncio.Task[None]") -> None:
        self._idle.append(self._running.pop(task))
        self._dispatch()

    def close(self) -> None:
        """Stop thinking."""
        self._closed = True
        for task in self._running:
            task.cancel()
        for worker in self._workers:
            worker.close()
        while len(self._queue):
            self._queue.pop().future.cancel()


def _remember(known: OrderedDict[Hashable, Any], key: Hashable, value: Any) -> None:
    known[key] = value
    known.move_to_end(key)
    if len(known) > REMEMBERED:
        known.popitem(last=False)


def _with_fallback(game: str, level: str) -> tuple[str, ...]:
    """A level, and the one below it where there is one."""
    known = level if level in bot_names(game) else usual_level(game)
    below = level_below(game, known)
    return (known,) if below is None else (known, below)


def think(
    name: str, options: dict[str, Any], level: str, seat: int, log: list[bytes], must: bool = False
) -> str | None:
    """In a process of its own: play the log again and let the bot choose."""
    game = shared_rules(name, options)
    state, told = _replay(game, seat, log)
    try:
        bot = make_bot(game, level, seat, SystemRandom())
    except BotError:  # a table that nobody has solved: the usual bot steps in rather than leaving the table waiting
        bot = make_bot(game, usual_level(name), seat, SystemRandom())
    for events in told:
        bot.notice(events)
    choices = game.choices(state, seat)
    if not choices:
        return None
    action = bot.choose(game.view(state, seat), choices)
    if action is None and (must or state.actors[0] == seat):  # the one in turn cannot wait
        action = choices[0].action
    return None if action is None else game.actions.write(action)


def advise(name: str, options: dict[str, Any], seat: int, log: list[bytes]) -> Thought:
    """In a process of its own: what the evaluator thinks of a seat's choices."""
    game = shared_rules(name, options)
    state, told = _replay(game, seat, log)
    judge = evaluator(game)
    memory = judge.memory(seat)
    for events in told:
        memory.notice(events)
    candidates = judge.candidates(game.view(state, seat), game.choices(state, seat), memory)
    ranked = sorted(candidates, key=lambda candidate: (-candidate.value, -candidate.weight))
    write = game.actions.write
    return Thought(judge.measure, judge.exact, tuple((write(one.action), one.value, one.weight) for one in ranked))


def _replay(game: AnyGame, seat: int, log: list[bytes]) -> tuple[Any, list[tuple[Event, ...]]]:
    """The state, and what the seat was told on the way."""
    state: Any = None
    told: list[tuple[Event, ...]] = []
    for body in log:
        entry = read_entry(body)
        if isinstance(entry, Began):
            state = game.new()
            continue
        if isinstance(entry, Acted):
            state, events = game.act(state, entry.seat, game.actions.read(entry.act))
        elif isinstance(entry, Rolled):
            state, events = game.roll(state, tuple(entry.roll.split()))
        else:
            continue
        told.append(tuple(event.for_viewer(seat) for event in events))
    return state, told
