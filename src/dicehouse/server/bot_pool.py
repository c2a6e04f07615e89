"""The process pool in which bots choose actions and evaluators compute hints.

A worker gets the log of a table and a seat, replays the log, and gives the bot the view of that seat: bots never see a
state. A fair queue (`fair_queue.py`) decides which request is next. A request that takes too long or kills its process
(`bot_worker.py`) is not repeated.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from enum import IntEnum
from random import SystemRandom
from typing import Any, NamedTuple

import msgspec

from dicehouse.bots import VALUES_NEED_NUMPY, bot_names, level_below, make_bot, usual_level
from dicehouse.coach.advice import advise as advice_on
from dicehouse.core import play
from dicehouse.core.errors import BotError
from dicehouse.core.events import Event
from dicehouse.core.game import AnyGame
from dicehouse.kit.reasons import Reason
from dicehouse.server.bot_worker import Worker, WorkerDiedError, WorkerTimeoutError
from dicehouse.server.entries import moves_of
from dicehouse.server.errors import ProtocolError, TableError
from dicehouse.server.fair_queue import FairQueue
from dicehouse.server.logs import get_logger
from dicehouse.server.metrics import METRICS
from dicehouse.server.table_rules import shared_rules

_log = get_logger(__name__)

MOST_CRASHES = 2
"""A request that killed this many processes is not repeated."""
SLOW_FOR = 60.0
"""Seconds for which a level that took too long is not used at the same table."""
REMEMBERED = 1000
"""How many requests that killed processes, and levels that took too long, are remembered."""
MOST_HINTS, MOST_HINTS_OF_CLIENT = 100, 5
"""Hints that may wait, in all and of one client."""


class Priority(IntEnum):
    """The priority of a request; lower is first."""

    MOVE = 0
    """The move of a bot at a table with people."""
    HINT = 1
    ALONE = 2
    """The move of a bot at a table where no people play."""


MOST_PASSED = (0, 4, 50)
"""By priority: how many better requests may pass one that waits, before it is next. This prevents starvation."""


class Requester(NamedTuple):
    """On whose account a request is computed, and how urgently."""

    client: str
    """The key of the client's address, or the id of the table."""
    table: str
    priority: Priority


class Evaluation(msgspec.Struct, frozen=True):
    """The evaluation of a seat's choices."""

    measure: str
    exact: bool
    candidates: tuple[tuple[str, float, float], ...]
    """Action, value and weight; best first."""
    reasons: tuple[Reason, ...] = ()
    """Why the first is the best: one or two sentences."""
    blunders: tuple[str, ...] = ()
    """The actions that would be blunders."""


class NoAnswerError(Exception):
    """No bot chose an action in time."""


class _Job(NamedTuple):
    """A request that waits or is being computed."""

    requester: Requester
    work: Callable[..., Any]
    arguments: tuple[Any, ...]
    future: "asyncio.Future[Any]"


class BotPool:
    """A pool of worker processes, which start with the first request.

    Args:
        workers: how many processes.
        within: the seconds that a request may take.
        kind: what computes, if not processes.
    """

    def __init__(self, workers: int, within: float = 5.0, kind: type[Worker] = Worker) -> None:
        self._within = within
        self.kind = kind
        self._workers = [kind() for _ in range(max(1, workers))]
        self._idle = list(self._workers)
        self._queue: FairQueue[_Job] = FairQueue(MOST_PASSED)
        self._running: dict[asyncio.Task[None], Worker] = {}
        self._crashing: OrderedDict[Hashable, None] = OrderedDict()
        """The requests that killed processes and are not repeated."""
        self._slow: OrderedDict[Hashable, float] = OrderedDict()
        """By table and level that took too long: until when the level is not used there."""
        self._advising: set[tuple[str, int]] = set()
        """The tables and seats whose hint waits or is being computed."""
        self._needed = asyncio.Event()
        """Set while a request waits for a process: then no hint may exceed its time."""
        self._closed = False

    async def choose(
        self,
        game: str,
        options: dict[str, Any],
        level: str,
        seat: int,
        log: list[bytes],
        requester: Requester,
        *,
        must: bool = False,
    ) -> str | None:
        """The action that a bot chooses, as text; None where it waits.

        Where a level takes too long or fails, the level below chooses this time.

        Args:
            game: the name of the game.
            options: as a `TableSpec` has them.
            level: of the bot.
            seat: the bot's.
            log: the entries of the table; those that are not of the game are skipped.
            requester: on whose account.
            must: whether the bot must act now.

        Raises:
            NoAnswerError: neither the level nor the one below chose.
        """
        for one in _with_fallback(game, level):
            if self._slow.get((requester.table, one), 0.0) > time.monotonic():
                continue
            try:
                arguments = (game, options, one, seat, log, must)
                chosen: str | None = await self._answer(requester, (one, seat, len(log)), choose_action, *arguments)
                return chosen
            except WorkerTimeoutError:
                _remember(self._slow, (requester.table, one), time.monotonic() + SLOW_FOR)
            except WorkerDiedError:
                pass
            except Exception:  # a bot that fails must not stop the game
                METRICS.failures.inc()
                _log.exception("bot failed", game=game, level=one)
        raise NoAnswerError

    async def advise(
        self,
        game: str,
        options: dict[str, Any],
        seat: int,
        log: list[bytes],
        requester: Requester,
        action: str = "",
        dice: str = "",
        *,
        spare: bool = False,
    ) -> Evaluation:
        """The evaluation of a seat's choices.

        Args:
            game: the name of the game.
            options: as a `TableSpec` has them.
            seat: whose choices.
            log: the entries of the table; those that are not of the game are skipped.
            requester: on whose account.
            action: what the best is compared with, in text form; empty: the next best kind of action.
            dice: the untold dice of the seat, where it says how they lie.
            spare: only where a process is idle.

        Raises:
            TableError: there is no evaluator for this game with these options or in this position, or too many hints
                wait.
        """
        asking = (requester.table, seat)
        if spare and not self._idle:
            raise TableError("table.hints-busy")
        if asking in self._advising:  # one at a time for each seat, however many connections it has
            raise ProtocolError("protocol.rate")
        self._advising.add(asking)
        try:
            question = ("hint", seat, len(log))
            return await self.compute(question, requester, advise, game, options, seat, log, action, dice)  # type: ignore[no-any-return]
        finally:
            self._advising.discard(asking)

    async def compute(self, question: Hashable, requester: Requester, work: Callable[..., Any], *arguments: Any) -> Any:
        """The result of some work that a person waits for, but no table: a hint, or a comparison.

        Args:
            question: what is asked at the table of the requester; one that kills processes is not asked again.
            requester: on whose account.
            work: importable by its name.
            arguments: for it.

        Raises:
            TableError: it cannot be done, or too much of that kind waits.
            BotError: it needs numpy, which is not here.
        """
        queue, priority = self._queue, requester.priority
        if queue.waiting(priority) >= MOST_HINTS or queue.waiting(priority, requester.client) >= MOST_HINTS_OF_CLIENT:
            raise TableError("table.hints-busy")
        try:
            return await self._answer(requester, question, work, *arguments)
        except BotError as error:
            if error.code == VALUES_NEED_NUMPY:
                raise
            raise TableError("table.no-advice") from None  # the reason is for operators: it names files and commands
        except WorkerTimeoutError:
            _remember(self._crashing, (requester.table, question), None)
            raise TableError("table.no-advice") from None
        except WorkerDiedError:
            raise TableError("table.no-advice") from None
        except Exception:
            METRICS.failures.inc()
            _log.exception("work failed", question=question)
            raise TableError("table.no-advice") from None

    async def _answer(self, requester: Requester, question: Hashable, work: Callable[..., Any], *arguments: Any) -> Any:
        """The result of a request, which is repeated if its process died, but not too often."""
        known = (requester.table, question)
        if known in self._crashing:
            raise WorkerDiedError
        for _ in range(MOST_CRASHES):
            try:
                return await self.submit(requester, work, *arguments)
            except WorkerDiedError:
                METRICS.thinkers_died.inc()
            except WorkerTimeoutError:
                METRICS.thoughts_overran.inc()
                _log.warning("thought took too long", table=requester.table, question=question, within=self._within)
                raise
        _remember(self._crashing, known, None)
        _log.error("question kills processes", table=requester.table, question=question)
        raise WorkerDiedError

    async def submit(self, requester: Requester, work: Callable[..., Any], *arguments: Any) -> Any:
        """The result of one request, once it was its turn.

        Raises:
            WorkerDiedError: the process died of it.
            WorkerTimeoutError: it took too long.
        """
        job = _Job(requester, work, arguments, asyncio.get_running_loop().create_future())
        self._queue.push(requester.priority, requester.client, requester.table, job)
        self._dispatch()
        try:
            return await job.future
        finally:
            self._queue.discard(requester.priority, requester.client, requester.table, job)
            self._count_waiting()

    def _dispatch(self) -> None:
        """Give waiting requests to idle workers."""
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
        # a hint may have to solve a small game or compile a solver first: it may take longer while no table waits
        needed = self._needed if job.requester.priority is Priority.HINT else None
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
        """Stop all workers, and cancel all requests."""
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


def choose_action(
    name: str, options: dict[str, Any], level: str, seat: int, log: list[bytes], must: bool = False
) -> str | None:
    """In a worker process: replay the log, and let the bot choose."""
    game = shared_rules(name, options)
    state, told = _replay(game, seat, log)
    try:
        bot = make_bot(game, level, seat, SystemRandom())
    except BotError:  # there is no solved table for these options: the usual level plays instead
        bot = make_bot(game, usual_level(name), seat, SystemRandom())
    for events in told:
        bot.notice(events)
    action = play.choose(game, state, seat, bot, must=must)
    return None if action is None else game.actions.write(action)


def advise(
    name: str, options: dict[str, Any], seat: int, log: list[bytes], action: str = "", dice: str = ""
) -> Evaluation:
    """In a worker process: replay the log, and evaluate the choices of a seat."""
    game = shared_rules(name, options)
    state, told = _replay(game, seat, log)
    if dice:
        state = game.told_privately(state, seat, tuple(dice.split()))
    write = game.actions.write
    played = next((one for one in game.legal_actions(state, seat) if write(one) == action), None) if action else None
    found = advice_on(game, state, seat, told, played)
    return Evaluation(
        found.measure,
        found.exact,
        tuple((write(one.action), one.value, one.weight) for one in found.candidates),
        found.reasons,
        tuple(map(write, found.blunders)),
    )


def _replay(game: AnyGame, seat: int, log: list[bytes]) -> tuple[Any, list[tuple[Event, ...]]]:
    """The state now, and the events of every step as the seat may know them."""
    state: Any = game.new()
    told: list[tuple[Event, ...]] = []
    for made in play.replay(game, moves_of(log)):
        state = made.after
        told.append(made.visible(seat))
    return state, told
