"""The review of one game, computed in a worker process in parts, so that steps can be shown as soon as they are done.

The process keeps the state of the review between two parts. `Reviews` (`reviews.py`) calls these functions in order.
"""

import time
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from dicehouse.coach import Accounting, check_length, summarize
from dicehouse.core import play
from dicehouse.core.play import MoveText, Transition
from dicehouse.kit.evaluator import Measure
from dicehouse.server.entries import moves_of
from dicehouse.server.table_rules import shared_rules


class Begun(msgspec.Struct, frozen=True):
    """What is known of a review before its first step."""

    measure: Measure
    exact: bool
    start: tuple[float, ...]
    total: int
    """How many steps the game has."""


class Part(msgspec.Struct, frozen=True):
    """The next steps of a review."""

    steps: tuple[bytes, ...]
    """Each the JSON of a `ReviewedStep`."""
    summary: bytes | None
    """The JSON of a `Summary`, with the last step; None before."""


class _Work:
    """A review that is under way."""

    def __init__(self, table: str, name: str, options: dict[str, Any], moves: Sequence[MoveText]) -> None:
        self.table = table
        game = shared_rules(name, options)
        self.accounting = Accounting(game)
        self.left: Iterator[Transition] = play.replay(game, moves)
        self.total = len(moves)


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
    return Begun(accounting.measure, accounting.exact, accounting.start, work.total)


def continue_review(table: str, seconds: float) -> Part:
    """In the worker process: account for the next steps, as many as fit into the seconds, and at least one."""
    (work,) = _works
    assert work.table == table
    end, steps = time.monotonic() + seconds, list[bytes]()
    for made in work.left:
        steps.append(msgspec.json.encode(work.accounting.enter(made)))
        if time.monotonic() >= end:
            break
    if len(work.accounting.steps) < work.total:
        return Part(tuple(steps), None)
    _works.clear()
    return Part(tuple(steps), msgspec.json.encode(summarize(work.accounting.review())))
