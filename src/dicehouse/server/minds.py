"""Where the bots of the house think: in processes of their own, so that nobody waits for them.

A mind is given the log of a table and a seat, plays the log again, and shows the bot what that seat may know: a bot
never sees a state here either.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import SystemRandom
from typing import Any

import msgspec

from dicehouse.bots import bot_names, evaluator, make_bot, usual_level
from dicehouse.core.errors import BotError
from dicehouse.core.events import Event
from dicehouse.core.game import AnyGame
from dicehouse.server.entries import Acted, Began, Rolled, read_entry
from dicehouse.server.errors import TableError
from dicehouse.server.table import shared_rules


class Thought(msgspec.Struct, frozen=True):
    """What the house thinks of a seat's choices."""

    measure: str
    exact: bool
    candidates: tuple[tuple[str, float, float], ...]
    """Action, value and weight; best first."""


class Minds:
    """Processes that think; started when the first bot has to."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: str, options: dict[str, Any], level: str, seat: int, log: list[bytes]) -> str | None:
        """The action of a bot, as text; None where it waits."""
        return await self._run(think, game, options, level, seat, log)  # type: ignore[no-any-return]

    async def advise(self, game: str, options: dict[str, Any], seat: int, log: list[bytes]) -> Thought:
        """What the house thinks of a seat's choices.

        Raises:
            TableError: it has no thoughts on this game with these options.
        """
        try:
            return await self._run(advise, game, options, seat, log)  # type: ignore[no-any-return]
        except BotError:  # why is for whoever runs the house: it names files and commands
            raise TableError("table.no-advice") from None

    async def _run(self, work: Any, *arguments: Any) -> Any:
        loop = asyncio.get_running_loop()
        for last in (False, True):
            try:
                return await loop.run_in_executor(self._ready(), work, *arguments)
            except BrokenProcessPool:  # a process died; the next one thinks again
                self._pool = None
                if last:
                    raise
        raise AssertionError("unreachable")

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # spawn: a fork of a process with threads and connections would inherit both
            self._pool = ProcessPoolExecutor(self._workers, multiprocessing.get_context("spawn"), _quietly)
        return self._pool

    def close(self) -> None:
        """Stop thinking."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def think(name: str, options: dict[str, Any], level: str, seat: int, log: list[bytes]) -> str | None:
    """In a process of its own: play the log again and let the bot choose."""
    game = shared_rules(name, options)
    state, told = _replay(game, seat, log)
    known = level if level in bot_names(name) else usual_level(name)
    try:
        bot = make_bot(game, known, seat, SystemRandom())
    except BotError:  # a table that nobody has solved: the usual bot steps in rather than leaving the table waiting
        bot = make_bot(game, usual_level(name), seat, SystemRandom())
    for events in told:
        bot.notice(events)
    choices = game.choices(state, seat)
    if not choices:
        return None
    action = bot.choose(game.view(state, seat), choices)
    if action is None and state.actors[0] == seat:  # the one in turn cannot wait
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


def _quietly() -> None:
    """The house decides when to stop, not a key that reached every process; and nobody thinks on after its end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_house, daemon=True).start()


def _end_with_the_house() -> None:
    """A house that is killed cannot say goodbye."""
    house = multiprocessing.parent_process()
    if house is not None:
        house.join()
        os._exit(0)
