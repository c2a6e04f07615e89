"""Reviews of finished games: computed one at a time in a process of their own, told while they grow, and kept.

Playing tables do not wait for them: bots and hints have their own processes (`bot_pool.py`), and this one runs with
the lowest priority of the system. It starts with the first review and ends when nothing was asked for a while.
"""

import asyncio
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, cast

import msgspec

from dicehouse.bots import VALUES_NEED_NUMPY
from dicehouse.coach import Summary
from dicehouse.core.errors import BotError, DicehouseError, RecordError
from dicehouse.kit.evaluator import Measure
from dicehouse.server.bot_worker import Worker, WorkerDiedError, WorkerTimeoutError
from dicehouse.server.errors import TableError
from dicehouse.server.fair_queue import FairQueue
from dicehouse.server.http_messages import MistakesTold, ReviewState, ReviewTold
from dicehouse.server.logs import get_logger
from dicehouse.server.metrics import METRICS
from dicehouse.server.review_worker import Begun, Part, begin_review, continue_review
from dicehouse.server.store import Store, Unavailable
from dicehouse.server.table import Table

if TYPE_CHECKING:
    from dicehouse.coach import Position, ReviewedStep

log = get_logger(__name__)

MOST_KEPT = 32 * 1024 * 1024
"""Bytes of finished reviews in memory; the least recently used are evicted first."""
MOST_FAILED = 1_000
"""Reviews that failed and are remembered."""
MOST_WAITING, MOST_WAITING_OF_CLIENT = 50, 5
"""Reviews that may wait, in all and of one client."""
MOST_MISTAKES = 40
"""Positions to practise that are kept of one seat."""
LARGEST = 8 * 1024 * 1024
"""Bytes of one review."""
LARGEST_ANSWER = 512 * 1024
"""Bytes of steps in one answer, about; the rest is asked for with the next request."""
PART = 0.25
"""Seconds between two reports of the process."""
PART_WITHIN = 60.0
"""Seconds after which the process is taken for stuck: a first step may load tables and compile."""
LONGEST = 300.0
"""Seconds of computing that a review may take."""
ABANDONED = 30.0
"""Seconds after which a review that nobody asks for is no longer computed."""
IDLE = 60.0
"""Seconds without work after which the process ends."""
NICE = 19
"""How far the process steps back behind others of the machine."""
AGAIN, AGAIN_SLOW = 2.0, 600.0
"""Seconds until a failed review is computed again when somebody asks: after an accident, and where it took too long."""


class _Job:
    """A review: waiting, being computed, done or failed."""

    def __init__(self, table_id: str, client: str, table: Table) -> None:
        self.table_id, self.client = table_id, client
        self.spec, self.game = table.spec, table.game
        """All that is needed of the table: a review that is kept must not keep its states, too."""
        self.state: ReviewState = "waiting"
        self.begun: Begun | None = None
        self.steps: list[bytes] = []
        self.summary = b"null"
        self.mistakes: dict[int, list[bytes]] = {}
        """By seat: what there is to practise."""
        self.size = 0
        self.error: DicehouseError | None = None
        self.again = 0.0
        """When a failed review may be computed again."""
        self.cancelled = False
        self.asked: dict[str, float] = {}
        """By client: when it last asked; only while it waits or is computed."""

    @property
    def watchers(self) -> list[str]:
        """The clients that still ask."""
        oldest = time.monotonic() - ABANDONED
        self.asked = {client: at for client, at in self.asked.items() if at > oldest}
        return list(self.asked)

    def add(self, part: Part) -> None:
        """Take in the next steps."""
        self.steps += part.steps
        self.size += sum(map(len, part.steps))
        for seat, mistake in part.mistakes:
            of_seat = self.mistakes.setdefault(seat, [])
            if len(of_seat) < MOST_MISTAKES:
                of_seat.append(mistake)
                self.size += len(mistake)
        if self.size > LARGEST:
            raise TableError("review.too-slow")
        if part.summary is not None:
            self.summary, self.state = part.summary, "done"

    def fail(self, error: DicehouseError, again: float = AGAIN) -> None:
        """Give up; somebody who asks after so many seconds starts it anew."""
        self.state, self.error, self.again = "failed", error, time.monotonic() + again
        self.steps, self.mistakes, self.size = [], {}, 0

    def told(self, after: int) -> bytes:
        """The JSON of a `ReviewTold`, with the steps after a number."""
        steps, size = list[msgspec.Raw](), 0
        for step in self.steps[after:]:
            if size > LARGEST_ANSWER:
                break
            steps.append(msgspec.Raw(step))
            size += len(step)
        begun, error = self.begun, self.error
        if error is None and begun is not None and begun.unsolved is not None:  # it is reviewed, but roughly
            error = BotError("bots.unsolved", game=self.game.name, command=begun.unsolved)
        total = 0 if begun is None else begun.total
        complete = self.state != "done" or after + len(steps) >= total
        answer = ReviewTold(
            state=self.state if complete else "working",
            progress=len(self.steps) / total if total else 0.0,
            total=total,
            game=self.game.name,
            options=self.game.options.to_dict(),
            measure="" if begun is None else begun.measure,
            exact=begun is not None and begun.exact,
            sizes={} if begun is None else begun.sizes,
            start=() if begun is None else begun.start,
            # JSON of the types that are declared, written by the process
            steps=cast("tuple[ReviewedStep, ...]", tuple(steps)),
            summary=cast("Summary | None", msgspec.Raw(self.summary)),
            code=None if error is None else error.code,
            sentence="" if error is None else error.sentence,
            details={} if error is None else error.details,
        )
        return msgspec.json.encode(answer)

    def told_mistakes(self, seat: int) -> bytes:
        """The JSON of a `MistakesTold`."""
        done = self.state == "done"
        mistakes = tuple(map(msgspec.Raw, self.mistakes.get(seat, ()))) if done else ()
        return msgspec.json.encode(MistakesTold(self.state, cast("tuple[Position, ...]", mistakes)))


class Reviews:
    """The reviews of one node."""

    def __init__(self, store: Store, kind: type[Worker] = Worker) -> None:
        self._store = store
        self._jobs: dict[str, _Job] = {}
        """Those that wait or are computed."""
        self._kept: OrderedDict[str, _Job] = OrderedDict()
        self._failed: OrderedDict[str, _Job] = OrderedDict()
        self.size = 0
        """Bytes that are kept."""
        self._queue: FairQueue[_Job] = FairQueue((0,))
        self.worker = kind(NICE)
        self._working: asyncio.Task[None] | None = None
        self._pushed = asyncio.Event()

    def tell(self, id: str, table: Table, client: str, after: int) -> bytes:
        """What is known of the review of a finished game: JSON of a `ReviewTold`. The first call starts the work.

        Raises:
            TableError: the game is not over, or too many reviews wait.
        """
        return self._job(id, table, client).told(after)

    def tell_mistakes(self, id: str, table: Table, client: str, seat: int) -> bytes:
        """What a seat may practise of a finished game: JSON of a `MistakesTold`. Starts the review as `tell` does.

        Raises:
            TableError: the game is not over, or too many reviews wait.
        """
        return self._job(id, table, client).told_mistakes(seat)

    def summary(self, id: str, table: Table, client: str) -> tuple[Measure, Summary] | None:
        """The review of a finished game in words; None while it is computed. Starts the review as `tell` does.

        Raises:
            TableError: the game is not over, or too many reviews wait.
            DicehouseError: it cannot be reviewed.
        """
        job = self._job(id, table, client)
        if job.error is not None:
            raise job.error
        if job.state != "done" or job.begun is None:
            return None
        return job.begun.measure, msgspec.json.decode(job.summary, type=Summary)

    def _job(self, id: str, table: Table, client: str) -> _Job:
        if table.phase != "over":  # a review tells what is hidden from some seats
            raise TableError("table.not-over")
        job = self._known(id) or self._ask(id, table, client)
        if id in self._jobs:
            job.asked[client] = time.monotonic()
        return job

    def cancel(self, id: str, client: str) -> None:
        """A client no longer waits for a review; where nobody else does, it is not computed any further."""
        job = self._jobs.get(id)
        if job is not None:
            job.asked.pop(client, None)
            if not job.watchers:
                self._drop(job)

    def forget(self, id: str) -> None:
        """The table was deleted."""
        if (job := self._jobs.get(id)) is not None:
            self._drop(job)
        self._failed.pop(id, None)
        if (kept := self._kept.pop(id, None)) is not None:
            self.size -= kept.size

    def close(self) -> None:
        """Stop everything."""
        if self._working is not None:
            self._working.cancel()
        self.worker.close()

    def _known(self, id: str) -> _Job | None:
        if (job := self._jobs.get(id)) is not None:
            return job
        if (job := self._kept.get(id)) is not None:
            self._kept.move_to_end(id)
            return job
        if (job := self._failed.get(id)) is not None and job.again > time.monotonic():
            return job
        return None

    def _ask(self, id: str, table: Table, client: str) -> _Job:
        queue = self._queue
        if queue.waiting(0) >= MOST_WAITING or queue.waiting(0, client) >= MOST_WAITING_OF_CLIENT:
            raise TableError("review.busy")
        job = self._jobs[id] = _Job(id, client, table)
        self._failed.pop(id, None)
        queue.push(0, client, id, job)
        self._count_waiting()
        self._pushed.set()
        if self._working is None or self._working.done():
            self._working = asyncio.get_running_loop().create_task(self._work())
        return job

    def _drop(self, job: _Job) -> None:
        job.cancelled = True
        self._queue.discard(0, job.client, job.table_id, job)
        self._count_waiting()
        del self._jobs[job.table_id]

    def _count_waiting(self) -> None:
        METRICS.reviews_waiting.set(len(self._queue))

    async def _work(self) -> None:
        """Compute what waits; ends, with the process, after a while without work."""
        while True:
            while len(self._queue):
                job = self._queue.pop()
                self._count_waiting()
                await self._review(job)
                if not job.cancelled:
                    del self._jobs[job.table_id]
                    self._settle(job)
            self._pushed.clear()
            try:
                await asyncio.wait_for(self._pushed.wait(), IDLE)
            except TimeoutError:
                self.worker.close()
                return

    def _settle(self, job: _Job) -> None:
        job.asked.clear()
        if job.state == "done":
            self._kept[job.table_id] = job
            self.size += job.size
            while self.size > MOST_KEPT and len(self._kept) > 1:
                _, gone = self._kept.popitem(last=False)
                self.size -= gone.size
            return
        self._failed[job.table_id] = job
        if len(self._failed) > MOST_FAILED:
            self._failed.popitem(last=False)

    async def _review(self, job: _Job) -> None:
        """Compute a review, until it is done, fails, or nobody waits for it."""
        start = time.perf_counter()
        try:
            await self._compute(job)
        except RecordError as error:
            job.fail(error, AGAIN_SLOW)
        except BotError as error:  # other reasons are for operators: they name files
            told = error.code in ("bots.unsolved", VALUES_NEED_NUMPY)
            job.fail(error if told else TableError("review.none"))
        except WorkerTimeoutError:
            job.fail(TableError("review.too-slow"), AGAIN_SLOW)
        except WorkerDiedError:
            METRICS.thinkers_died.inc()
            job.fail(TableError("review.broke"))
        except TableError as error:
            job.fail(error, AGAIN_SLOW)
        except Unavailable:
            job.fail(TableError("table.storage"))
        except Exception:
            METRICS.failures.inc()
            log.exception("review failed", game=job.game.name)
            job.fail(TableError("review.broke"))
        if job.state == "failed":
            METRICS.reviews_failed.inc()
        METRICS.review_seconds.observe(time.perf_counter() - start)

    async def _compute(self, job: _Job) -> None:
        if not self._wanted(job):
            return
        job.state, spec, id = "working", job.spec, job.table_id
        entries = [stored.body for stored in await self._store.read(id, 0, words=False)]
        arguments: tuple[Any, ...] = (id, spec.game, spec.options, entries)
        end = time.monotonic() + LONGEST
        job.begun = await self.worker.run(begin_review, *arguments, within=PART_WITHIN)
        while job.state == "working" and self._wanted(job):
            if time.monotonic() > end:
                raise TableError("review.too-slow")
            job.add(await self.worker.run(continue_review, id, PART, within=PART_WITHIN))

    def _wanted(self, job: _Job) -> bool:
        """Whether somebody still waits for a review; else it is dropped."""
        if not job.cancelled and not job.watchers:
            self._drop(job)
        return not job.cancelled
