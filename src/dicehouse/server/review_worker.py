"""The review of one game, computed in a worker process in parts, so that steps can be shown as soon as they are done.

The process keeps the state of the review between two parts. `Reviews` (`reviews.py`) calls these functions in order.
"""

import time
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from dicehouse.coach import Accounting, Position, ReviewedStep, check_length, position_of, size_of, summarize
from dicehouse.coach.sizes import SIZES, Size
from dicehouse.core import play
from dicehouse.core.game import MoveText
from dicehouse.core.play import Transition
from dicehouse.kit.evaluator import Measure
from dicehouse.server.entries import moves_of
from dicehouse.server.table_rules import shared_rules


class Begun(msgspec.Struct, frozen=True):
    """What is known of a review before its first step."""

    measure: Measure
    exact: bool
    sizes: dict[Size, float]
    start: tuple[float, ...]
    total: int
    """How many steps the game has."""
    unsolved: str | None
    """Where nobody solved the options: the command that does."""


class Part(msgspec.Struct, frozen=True):
    """The next steps of a review."""

    steps: tuple[bytes, ...]
    """Each the JSON of a `ReviewedStep`."""
    summary: bytes | None
    """The JSON of a `Summary`, with the last step; None before."""
    mistakes: tuple[tuple[int, bytes], ...]
    """Of the decisions in these steps that have a size: the seat, and the JSON of a `Position`."""


class _Work:
    """A review that is under way."""

    def __init__(self, table: str, name: str, options: dict[str, Any], moves: Sequence[MoveText]) -> None:
        self.table = table
        self.game, moves = shared_rules(name, options).told_at_once(moves)
        self.accounting = Accounting(self.game)
        self.left: Iterator[Transition] = play.replay(self.game, moves)
        self.made: list[Transition] = []
        self.total = len(moves)

    def enter(self, made: Transition) -> tuple[ReviewedStep, Position | None]:
        """The next step, and what there is to practise in it: a decision that has a size."""
        self.made.append(made)
        step = self.accounting.enter(made)
        decision = step.decision
        if decision is None or size_of(decision.cost, self.accounting.measure) is None:
            return step, None
        return step, position_of(self.game, self.made, len(self.made), decision, source=self.table)


_works: list[_Work] = []
"""The review that this process computes; none before the first."""


def begin_review(table: str, name: str, options: dict[str, Any], log: list[bytes]) -> Begun:
    """In the worker process: begin the review of a finished game, and drop the one before.

    Raises:
        BotError: the game has no evaluator, or needs a table that is not solved.
        RecordError: the game is too long.
    """
    _works.clear()
    moves = list(moves_of(log))
    check_length(len(moves))
    work = _Work(table, name, options, moves)
    _works.append(work)
    accounting = work.accounting
    return Begun(
        accounting.measure,
        accounting.exact,
        SIZES[accounting.measure],
        accounting.start,
        work.total,
        accounting.unsolved,
    )


def continue_review(table: str, seconds: float) -> Part:
    """In the worker process: account for the next steps, as many as fit into the seconds, and at least one."""
    (work,) = _works
    assert work.table == table
    end, steps, mistakes = time.monotonic() + seconds, list[bytes](), list[tuple[int, bytes]]()
    for made in work.left:
        step, mistake = work.enter(made)
        steps.append(msgspec.json.encode(step))
        if mistake is not None and mistake.size:
            mistakes.append((mistake.seat, msgspec.json.encode(mistake)))
        if time.monotonic() >= end:
            break
    if len(work.accounting.steps) < work.total:
        return Part(tuple(steps), None, tuple(mistakes))
    _works.clear()
    summary = msgspec.json.encode(summarize(work.accounting.review(), work.made))
    return Part(tuple(steps), summary, tuple(mistakes))
