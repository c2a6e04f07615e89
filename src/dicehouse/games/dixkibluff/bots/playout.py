"""Many rounds played to their end in parallel, by a simple model of the players: what a bet leads to.

Each lane of the arrays is a sampled world, with all hands, in which the betting goes on. Players of the model know
their own hand, take the bettor to hold somewhat more than chance of what they named, and choose among a doubt and
the next raises; DiXe! is called when it looks likely enough.
"""

from functools import lru_cache
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from dicehouse.core.dice import Die
from dicehouse.games.dixkibluff.bots.betting_model import ENOUGH
from dicehouse.games.dixkibluff.bots.odds import Counts, Numbers, tail
from dicehouse.games.dixkibluff.bots.showdown_result import Dice

Flags = NDArray[np.bool_]


JUMPS = (1, 2, 3)
"""By how much a number is raised."""


class PlayModel(msgspec.Struct, frozen=True):
    """How the players of the model play."""

    sharpness: float = 14.0
    """How much they prefer a bet that is likelier to hold."""
    doubting: float = 4.0
    """How strongly they prefer a doubt that is better than the best raise."""
    hunch: float = 0.4
    """How much of what is missing to certainty each die of a bettor gets closer to what they named."""
    nerve: float = 0.4
    """How often they hope to get away with a bet that fails."""
    exact: float = 0.42
    """How likely exactness must look to call DiXe!"""


class ParallelRounds(msgspec.Struct):
    """The state of betting in many worlds, one entry for each."""

    counts: Counts
    """By lane, seat and symbol, Figures included."""
    number: Counts
    named: Flags
    """By lane and symbol."""
    bettor: Counts
    turn: Counts
    asked: Flags
    """By lane and seat: who is still to be asked for DiXe! about the bet that stands."""


class RoundEnds(msgspec.Struct):
    """How each lane ended."""

    bettor: Counts
    caller: Counts
    dixe: Counts
    right: Counts


@lru_cache(maxsize=64)
def _outlook(die: Die, symbols: tuple[str, ...], dice: Dice, hunch: float) -> Numbers:
    """The chance that all other hands count at least a number: by symbol, named or not, player, bettor, number."""
    seats, total = len(dice), sum(dice)
    found = np.zeros((len(symbols), 2, seats, seats, total + 3))
    for place, symbol in enumerate(symbols):
        for player in range(seats):
            if not dice[player]:
                continue
            plain = _masses(tail(die, symbol, total - dice[player]))
            found[place, 0, player] = _tails(plain, total)
            for bettor in range(seats):
                if bettor == player or not dice[bettor]:
                    found[place, 1, player, bettor] = found[place, 0, player, bettor]
                    continue
                rest = _masses(tail(die, symbol, total - dice[player] - dice[bettor]))
                one = tail(die, symbol, 1)[1]
                better = one + hunch * (1 - one)
                theirs = np.ones(1)
                for _ in range(dice[bettor]):
                    theirs = np.convolve(theirs, (1 - better, better))
                found[place, 1, player, bettor] = _tails(np.convolve(rest, theirs), total)
    return found


def _masses(tails: Numbers) -> Numbers:
    result: Numbers = tails[:-1] - tails[1:]
    return result


def _tails(masses: Numbers, total: int) -> Numbers:
    found = np.zeros(total + 3)
    found[: len(masses)] = np.cumsum(masses[::-1])[::-1]
    return found


class Playout:
    """Plays lanes to their end at one table."""

    def __init__(
        self, die: Die, symbols: tuple[str, ...], dice: Dice, manner: PlayModel, shift: Numbers | None = None
    ) -> None:
        self.shift = np.zeros(len(dice)) if shift is None else shift
        """How much readier each seat is to doubt than the model says."""
        self.dice = np.array(dice)
        self.total = sum(dice)
        self.manner = manner
        self.symbols = len(symbols)
        self.outlook = _outlook(die, symbols, dice, manner.hunch)
        self.next = np.array([_next(dice, seat) for seat in range(len(dice))])
        self.order = np.array(
            [[(other - seat - 1) % len(dice) for other in range(len(dice))] for seat in range(len(dice))]
        )

    def run(self, lanes: ParallelRounds, random: np.random.Generator) -> RoundEnds:
        """Go on betting until every lane has its call."""
        many = len(lanes.number)
        ends = RoundEnds(*(np.full(many, -1) for _ in range(4)))
        going = np.arange(many)
        self._open(lanes, random)
        while len(going):
            called = self._dixe(lanes, going, ends)
            going = going[~called]
            if not len(going):
                break
            doubted = self._speak(lanes, going, ends, random)
            going = going[~doubted]
        return ends

    def _open(self, lanes: ParallelRounds, random: np.random.Generator) -> None:
        """Where no bet stands yet: any first bet, the likely ones alike."""
        fresh = np.flatnonzero(lanes.number == 0)
        if not len(fresh):
            return
        turn = lanes.turn[fresh]
        own = lanes.counts[fresh, turn]
        numbers = np.arange(1, self.total + 1)
        need = np.clip(numbers[None, :, None] - own[:, None, :], 0, self.total + 2)
        which = np.arange(self.symbols)[None, None, :]
        chance = self.outlook[which, 0, turn[:, None, None], turn[:, None, None], need]
        likes = np.minimum(chance, ENOUGH).reshape(len(fresh), -1) * self.manner.sharpness
        picked = (likes + random.gumbel(size=likes.shape)).argmax(axis=1)
        lanes.number[fresh] = picked // self.symbols + 1
        lanes.named[fresh] = np.arange(self.symbols)[None, :] == (picked % self.symbols)[:, None]
        lanes.bettor[fresh] = turn
        lanes.turn[fresh] = self.next[turn]
        lanes.asked[fresh] = self.dice > 0
        lanes.asked[fresh, turn] = False

    def _dixe(self, lanes: ParallelRounds, going: Counts, ends: RoundEnds) -> Flags:
        """Ask for DiXe!; who calls first in seat order from the bettor's left."""
        counts, number, named = lanes.counts[going], lanes.number[going], lanes.named[going]
        bettor = lanes.bettor[going]
        chance = np.ones((len(going), len(self.dice)))
        seats = np.arange(len(self.dice))
        for place in range(self.symbols):
            there = np.flatnonzero(named[:, place])
            if len(there):
                need = number[there, None] - counts[there, :, place]
                ahead = self.outlook[place, 1, seats[None, :], bettor[there, None], np.clip(need, 0, self.total + 2)]
                more = self.outlook[place, 1, seats[None, :], bettor[there, None], np.clip(need + 1, 0, self.total + 2)]
                chance[there] *= np.where(need < 0, 0.0, ahead - more)
        calls = (chance >= self.manner.exact) & lanes.asked[going]
        found: Flags = np.logical_or.reduce(calls, axis=1)
        if found.any():
            order = np.where(calls, self.order[bettor], len(self.dice))
            caller = order.argmin(axis=1)
            hit = np.flatnonzero(found)
            totals = counts[hit].sum(axis=1)
            right = ((totals == number[hit, None]) | ~named[hit]).all(axis=1)
            self._end(ends, going[hit], bettor[hit], caller[hit], 1, right)
        return found

    def _speak(self, lanes: ParallelRounds, going: Counts, ends: RoundEnds, random: np.random.Generator) -> Flags:
        """The player in turn doubts or raises."""
        turn, bettor, number, named = lanes.turn[going], lanes.bettor[going], lanes.number[going], lanes.named[going]
        own = lanes.counts[going, turn]
        every = self.likes(own, turn, bettor, number, named)
        symbols = self.symbols
        rows = np.arange(len(going))
        every += random.gumbel(size=every.shape)
        picked = every.argmax(axis=1)
        doubted: Flags = picked == every.shape[1] - 1
        hit = np.flatnonzero(doubted)
        if len(hit):
            totals = lanes.counts[going[hit]].sum(axis=1)
            fails = ((totals < number[hit, None]) & named[hit]).any(axis=1)
            self._end(ends, going[hit], bettor[hit], turn[hit], 0, fails)
        goes = np.flatnonzero(~doubted)
        symbol, higher = picked[goes] % symbols, picked[goes] // symbols
        new = named[goes] & (higher == 0)[:, None]
        new[rows[: len(goes)], symbol] = True
        lane = going[goes]
        lanes.named[lane] = new
        lanes.number[lane] += higher
        lanes.bettor[lane] = turn[goes]
        lanes.turn[lane] = self.next[turn[goes]]
        lanes.asked[lane] = self.dice > 0
        lanes.asked[lane, turn[goes]] = False
        return doubted

    def likes(self, own: Counts, turn: Counts, bettor: Counts, number: Counts, named: Flags) -> Numbers:
        """Preferences of the player in turn for raises and the doubt: wider, then higher step by step, then doubt."""
        named_now = named.astype(np.int64)
        which = np.arange(self.symbols)[None, :]
        now = self._ahead(which, named_now, turn, bettor, number[:, None] - own)
        standing = _together(now, named)
        more = [self._ahead(which, named_now, turn, bettor, number[:, None] + step - own) for step in JUMPS]
        wider = standing[:, None] * now**0.7  # Figures help all symbols together: softer than independence
        wider[named] = -1.0
        for step, chance in zip(JUMPS, more, strict=True):
            chance[number + step > self.total] = -1.0
        options = np.concatenate((wider, *more), axis=1)
        nerve = self.manner.nerve
        raised = np.where(options < 0, -np.inf, np.minimum(nerve + (1 - nerve) * options, ENOUGH))
        raised = raised * self.manner.sharpness
        top = raised.max(axis=1, keepdims=True)
        every = np.where(np.isfinite(top), top, 0.0)
        every += np.log(np.exp(raised - every).sum(axis=1, keepdims=True) + 1e-300)  # all raises together
        best = np.where(np.isfinite(top), top / self.manner.sharpness, -9.0)
        doubt = every + self.manner.doubting * (1 - standing[:, None] - best) + self.shift[turn][:, None]
        result: Numbers = np.concatenate((raised, doubt), axis=1)
        return result

    def _ahead(self, which: Counts, named: Counts, player: Counts, bettor: Counts, need: Counts) -> Numbers:
        at = np.clip(need, 0, self.total + 2)
        result: Numbers = self.outlook[which, named, player[:, None], bettor[:, None], at]
        return result

    @staticmethod
    def _end(ends: RoundEnds, lanes: Counts, bettor: Counts, caller: Counts, dixe: int, right: Any) -> None:
        ends.bettor[lanes], ends.caller[lanes], ends.dixe[lanes], ends.right[lanes] = bettor, caller, dixe, right


def _next(dice: Dice, seat: int) -> int:
    return next(other for step in range(1, len(dice) + 1) if dice[other := (seat + step) % len(dice)])


def _together(chances: Numbers, named: Flags) -> Numbers:
    """All named symbols at once: the least likely in full, the others softened, since Figures help all together."""
    inside = np.where(named, np.maximum(chances, 1e-12), 1.0)
    least = inside.min(axis=1)
    result: Numbers = least * (inside.prod(axis=1) / least) ** 0.7
    return result
