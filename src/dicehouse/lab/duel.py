"""Duels: bots against each other with common dice, everybody in every seat.

A deal is a set of dice. It is played once for every rotation of the bots around the table, and the dice of a seat fall
alike each time (`CommonDice`), so luck hits everybody the same. With three and more, who sits beside whom is shuffled
from deal to deal. One deal is one sample: its games depend on each other.
"""

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from math import inf
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

import msgspec

from dicehouse.bots import play
from dicehouse.bots.levels import make_bot, preload_jit
from dicehouse.core.errors import OptionError
from dicehouse.core.game import AnyGame, Outcome
from dicehouse.core.play import Transition
from dicehouse.dice import CommonDice
from dicehouse.games import bind
from dicehouse.lab.interval import Interval, share_interval
from dicehouse.lab.ratings import Rating, rate, rating_model

MOST_GAMES = 10_000_000
CHUNKS_PER_WORKER = 25
"""The work is cut into parts, so that nobody is idle at the end."""
AT_ONCE = 1.0
"""So many seconds a worker plays before it tells, so that a progress bar moves and an interrupt is heard."""
WORTH_A_WORKER = 8
"""Fewer deals than this are played before another process has even started."""


class Duel(msgspec.Struct, frozen=True):
    """Who plays what against whom."""

    game: str
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    """One for each seat, by level or name; the same may come again."""
    games: int
    seed: int = 0

    @property
    def deals(self) -> int:
        """How many sets of dice make at least the wanted number of games."""
        return -(-self.games // len(self.bots))

    def rules(self) -> AnyGame:
        """The game with its options; as many players as bots."""
        return bind(self.game, len(self.bots), self.options)


class Deal(NamedTuple):
    """The results of one deal: a row for each rotation, in it an entry for each bot of the duel."""

    number: int
    shares: tuple[tuple[float, ...], ...]
    """What each bot got of the win."""
    scores: tuple[tuple[int, ...], ...]


class Standing(msgspec.Struct, frozen=True):
    """How a bot did."""

    bot: str
    wins: Interval
    """Its share of the wins, with a 95% confidence interval."""
    score: float
    """Its mean score in the end, in the game's own measure."""
    rating: Rating


class Result(msgspec.Struct, frozen=True):
    """A duel that was fought."""

    duel: Duel
    games: int
    standings: tuple[Standing, ...]
    complete: bool
    """False where somebody interrupted it."""


def fight(duel: Duel, progress: Callable[[float], None], workers: int | None = None) -> Result:
    """Play a duel on all cores. An interrupt ends it early and keeps what was played.

    Raises:
        OptionError, BotError: before anything is played.
    """
    check(duel)
    deals: list[Deal] = []
    complete = True
    try:
        for chunk in _chunks(duel, workers or os.cpu_count() or 1):
            deals += chunk
            progress(len(deals) / duel.deals)
    except KeyboardInterrupt:
        complete = False
        if not deals:
            raise
    deals.sort()
    return _result(duel, deals, complete)


def check(duel: Duel) -> None:
    """Refuse a duel that cannot be fought.

    Raises:
        OptionError, BotError: with a sentence that says what is wrong.
    """
    if not 1 <= duel.games <= MOST_GAMES:
        raise OptionError("options.range", key="--games", low=1, high=MOST_GAMES, value=duel.games)
    game = duel.rules()
    rating_model()
    for name in dict.fromkeys(duel.bots):
        make_bot(game, name, 0, Random(0))


def play_deals(duel: Duel, numbers: range, seconds: float = inf) -> tuple[list[Deal], range]:
    """Some deals of a duel, one after the other, until time is up; also what is left of them."""
    game = duel.rules()
    preload_jit(duel.game)
    end = perf_counter() + seconds
    deals = []
    for number in numbers:
        deals.append(_play_deal(duel, game, number))
        if perf_counter() > end:
            break
    return deals, numbers[len(deals) :]


def _play_deal(duel: Duel, game: AnyGame, number: int) -> Deal:
    rows = [_play_rotation(duel, game, number, rotation) for rotation in range(len(duel.bots))]
    return Deal(number, tuple(shares for shares, _ in rows), tuple(scores for _, scores in rows))


def _play_rotation(duel: Duel, game: AnyGame, number: int, rotation: int) -> tuple[tuple[float, ...], tuple[int, ...]]:
    """One game of a deal: what each bot got of the win, and its score."""
    outcome, seats = play_game(duel, game, number, rotation)
    share = 1 / len(outcome.winners)
    return (
        tuple(share if seat in outcome.winners else 0.0 for seat in seats),
        tuple(outcome.scores[seat] for seat in seats),
    )


def play_game(
    duel: Duel, game: AnyGame, number: int, rotation: int, watch: Callable[[Transition], None] | None = None
) -> tuple[Outcome, tuple[int, ...]]:
    """One game of a deal: how it ended, and the seat of each bot."""
    seats = seating(duel, number, rotation)
    random = Random(f"minds {duel.seed} {number} {rotation}")
    sitting = sorted(range(len(seats)), key=seats.__getitem__)  # which bot sits in each seat
    bots = [make_bot(game, duel.bots[bot], seat, random) for seat, bot in enumerate(sitting)]
    return play.play_game(game, bots, CommonDice(duel.seed * MOST_GAMES + number).roll, watch), seats


def seating(duel: Duel, number: int, rotation: int) -> tuple[int, ...]:
    """The seat of each bot in one game of a deal."""
    circle = list(range(len(duel.bots)))
    Random(f"circle {duel.seed} {number}").shuffle(circle)
    sitting = circle[rotation:] + circle[:rotation]
    return tuple(sorted(range(len(sitting)), key=sitting.__getitem__))


def _chunks(duel: Duel, workers: int) -> Iterator[list[Deal]]:
    """The deals as they come in, on so many processes."""
    size = -(-duel.deals // (workers * CHUNKS_PER_WORKER))
    parts = deque(range(start, min(start + size, duel.deals)) for start in range(0, duel.deals, size))
    if min(workers, duel.deals // WORTH_A_WORKER) < 2:
        while parts:
            deals, rest = play_deals(duel, parts.popleft(), AT_ONCE)
            if rest:
                parts.appendleft(rest)
            yield deals
        return
    # spawn: threads of numerical libraries do not survive a fork
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), ignore_interrupts) as pool:
        running: set[Future[tuple[list[Deal], range]]] = set()
        try:
            while parts or running:
                while parts and len(running) < 2 * workers:
                    running.add(pool.submit(play_deals, duel, parts.popleft(), AT_ONCE))
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    deals, rest = future.result()
                    if rest:
                        parts.append(rest)
                    yield deals
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def ignore_interrupts() -> None:
    """A worker finishes the games at hand; whoever gave them decides what happens after an interrupt."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _result(duel: Duel, deals: Sequence[Deal], complete: bool) -> Result:
    players = len(duel.bots)
    games = [(shares, scores) for deal in deals for shares, scores in zip(deal.shares, deal.scores, strict=True)]
    ratings = rate(players, (shares for shares, _ in games))
    standings = tuple(
        Standing(
            _label(duel.bots, bot),
            share_interval([sum(row[bot] for row in deal.shares) / players for deal in deals]),
            sum(scores[bot] for _, scores in games) / len(games),
            ratings[bot],
        )
        for bot in range(players)
    )
    return Result(duel, len(games), standings, complete)


def _label(bots: Sequence[str], index: int) -> str:
    """The name of a bot; the second of the same name is told apart."""
    before = bots[:index].count(bots[index])
    return f"{bots[index]} {before + 1}" if before else bots[index]
