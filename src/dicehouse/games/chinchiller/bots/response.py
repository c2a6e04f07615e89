"""The best answer to the solved two-player game: how much an opponent could gain, at most. Compiled by numba.

Written apart from the kernel: positions by both piles, dice face by face, and the responder's values come down from
above. They begin at 1 and every step takes them down to what the best answer makes of the values so far, so they are
never below the truth, however early one stops.

A responder who leads by `reach` counts as having won. One who lies behind that far counts as winning with a chance of
`HOPE`, whatever the bot does there. From far behind nobody wins without coming back first, so that would be right if
nobody who lies behind a little less had more hope than that. Where somebody has a little more, every return may bring
that much on top, and there are no more returns than turns with open eyes, each of which closes an eye with at least
the chance of the first throw: `Gain.beyond` is what all of them together can bring, and part of the gap.
"""

from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeAlias

import numpy as np
from numba import njit
from numpy.typing import NDArray

from dicehouse.games.chinchiller.bots import kernel
from dicehouse.games.chinchiller.bots.turns import (
    CHANCES,
    CLOSES,
    FRESH,
    THROWS,
    THROWS_CHANCES,
    THROWS_FLAT,
    Floats,
    Ints,
    kept,
)
from dicehouse.games.chinchiller.bots.turns import HANDS as HAND_NAMES
from dicehouse.games.chinchiller.rules import EYES, PENALTY
from dicehouse.games.chinchiller.sand import CLAIMS, DIE, closes_an_eye, shows_sand, worth

Flags: TypeAlias = NDArray[np.bool_]
Shares: TypeAlias = NDArray[np.float32]

HOPE = 2e-3
PASSES = 10
ROUNDS = 3
MOST_CIRCLES = 400
QUIET = 1e-6
"""A level is brought down again only if something it leads to has come down by more than this."""
GREEDY = 1e-9
"""As `dicehouse.bots.bot.greedy`: so little better is not better, and the first choice is to take."""

SIDES = len(DIE.faces)
N = len(CLAIMS)
SUM = np.array([[worth((f, g)) for g in DIE.faces] for f in DIE.faces])
"""What each pair of faces is worth."""
GOES_ON, STOPS, SHUTS = 0, 1, 2
KIND = np.array(
    [
        [GOES_ON if shows_sand((f, g)) else SHUTS if closes_an_eye((f, g)) else STOPS for g in DIE.faces]
        for f in DIE.faces
    ]
)
LIES = np.array([bool(kept((f,))) for f in DIE.faces])
"""Faces that stay on the table in a re-roll."""
HAND = np.array([[HAND_NAMES.index(kept((f, g))) if shows_sand((f, g)) else -1 for g in DIE.faces] for f in DIE.faces])
"""The hand, as the bot counts them, that a re-roll of this pair throws."""
NO_STOPS = np.zeros((SIDES, SIDES), dtype=np.bool_)
PLACE = np.array([[CLAIMS.index(worth((f, g))) for g in DIE.faces] for f in DIE.faces])


class Gain(NamedTuple):
    """What the best answers to a table are worth, at most."""

    starting: Floats
    """To a responder who starts; by the sand everybody begins with."""
    following: Floats
    """To a responder who does not."""
    beyond: float
    """What coming back from more than `reach` behind can add at most."""


class Policy(NamedTuple):
    """How the bot plays every position."""

    places: Ints
    """By both piles, the number of the position; -1 where there is none."""
    stops: Flags
    """By eyes of bot and responder, position and both faces: whether the bot takes."""
    mixes: Shares
    """By eyes of the announcing bot, position, amount and claim: how often."""
    trusts: Floats
    """By eyes of the announcing responder, position and claim: how often the blind bot believes."""


@njit(cache=True)
def _places(size: int, reach: int) -> Ints:
    places = np.full((size, size), -1)
    count = 0
    for a in range(size):
        for b in range(size - a):
            if abs(a - b) < reach:
                places[a, b] = count
                count += 1
    return places


@njit(cache=True, nogil=True)
def _bot_stops(values: Floats, total: int, whole: bool, bot: int, other: int, places: Ints, stops: Flags) -> None:
    """Take or re-roll, as the evaluator would; a is the bot's pile."""
    takes = np.empty(N)
    for a in range(len(places)):
        for b in range(len(places)):
            place = places[a, b]
            if place < 0:
                continue
            for k in range(N):
                mine, theirs = kernel.give(a, b, CLAIMS[k], total, whole)
                takes[k] = 1.0 - kernel.look(values, other, bot, theirs, mine)
            if bot + 1 == EYES and other == EYES:
                close = 1.0 if a >= b else 0.0
            else:
                close = 1.0 - kernel.look(values, other, bot + 1, b, a)
            worths = kernel.stopping(takes, close, THROWS_FLAT, THROWS_CHANCES)
            for f in range(SIDES):
                for g in range(SIDES):
                    if HAND[f, g] >= 0:
                        stops[place, f, g] = takes[PLACE[f, g]] >= worths[HAND[f, g]] - GREEDY


@njit(cache=True, nogil=True)
def _bot_claims(values: Floats, eyes: int, places: Ints, mixes: Shares, trusts: Floats, half: int) -> None:
    """Claims and answers, as the evaluator would; a is the blind player's pile, whoever that is."""
    for a in range(len(places)):
        for b in range(len(places)):
            place = places[a, b]
            if place < 0 or place % 2 != half:
                continue
            accept, truth, lie = kernel.stakes(values, eyes, a, b)
            _, mix, believe = kernel.equilibrium_of(accept, truth, lie, CHANCES)
            mixes[place] = mix
            trusts[place] = believe


def policy(values: Floats, total: int, whole: bool) -> Policy:
    """What the bot does in every position, by its table."""
    reach, size = values.shape[3] - 1, values.shape[2]
    places = _places(size, reach)
    count = int(places.max()) + 1
    stops = np.zeros((EYES, EYES + 1, count, SIDES, SIDES), dtype=np.bool_)
    mixes = np.zeros((EYES, count, N, N), dtype=np.float32)
    trusts = np.zeros((EYES, count, N))
    with ThreadPoolExecutor(2) as pool:
        jobs = [
            pool.submit(_bot_stops, values, total, whole, bot, other, places, stops[bot, other])
            for bot in range(EYES)
            for other in range(EYES + 1)
        ]
        jobs += [
            pool.submit(_bot_claims, values, eyes, places, mixes[eyes], trusts[eyes], half)
            for eyes in range(EYES)
            for half in (0, 1)
        ]
        for job in jobs:
            job.result()
    return Policy(places, stops, mixes, trusts)


@njit(cache=True)
def _after(worth_of: Floats, places: Ints, reach: int, mine: int, theirs: int) -> float:
    """The responder's chance in a position of one kind of turn."""
    if mine - theirs >= reach:
        return 1.0
    if theirs - mine >= reach:
        return HOPE
    chance: float = worth_of[places[mine, theirs]]
    return chance


@njit(cache=True)
def _given(mine: int, theirs: int, amount: int, total: int, whole: bool) -> tuple[int, int]:
    """The piles after the supply gives to the first. Written apart from `returned_by_each`, as all of this is."""
    if amount == 0:
        return mine, theirs
    while mine > 0 and theirs > 0 and (mine + theirs + amount > total):
        back = 1  # from both, until there is enough
        if whole:
            back = mine if mine < theirs else theirs
        mine, theirs = mine - back, theirs - back
        if whole:
            break
    return mine + amount, theirs


@njit(cache=True)
def _again(left: Floats, f: int, g: int) -> float:
    """What throwing a pair again is worth where a die lies; where none does, nobody knows yet (-1)."""
    again: float = left[f] if LIES[f] else left[g] if LIES[g] else -1.0
    return again


@njit(cache=True)
def _thrown(first: int, takes: Floats, shut: float, own: bool, stops: Flags, left: Floats) -> float:
    """The value of throwing the second die beside a face that lies, or both (-1), to the responder.

    Rolling on leads back here. The responder at first takes everything, then only what is better than the value of
    that; every such plan is better than the one before, until the best is found.
    """
    value = 0.0
    while True:
        total, ways = 0.0, 0
        for f in range(SIDES):
            if first >= 0 and f != first:
                continue
            for g in range(SIDES):
                take, again = takes[SUM[f, g]], -1.0 if first >= 0 else _again(left, f, g)
                if KIND[f, g] == SHUTS:
                    take = shut
                elif KIND[f, g] == GOES_ON:
                    stop = take > (value if again < 0 else again) if own else stops[f, g]
                    if not stop and again < 0:
                        continue  # back to where we were
                    take = take if stop else again
                total += take
                ways += 1
        better = total / ways
        if not own or better <= value:
            return max(better, value)
        value = better


@njit(cache=True)
def _turn(takes: Floats, shut: float, own: bool, stops: Flags) -> float:
    """The value of a turn with open eyes to the responder: their own, or the bot's by its stops."""
    left = np.zeros(SIDES)
    for f in range(SIDES):
        if LIES[f]:
            left[f] = _thrown(f, takes, shut, own, stops, left)
    return _thrown(-1, takes, shut, own, stops, left)


@njit(cache=True)
def _announce(
    believed: Floats, caught: Floats, places: Ints, reach: int, a: int, b: int, eyes: int, trust: Floats
) -> float:
    """The best the responder, with a, can say to the blind bot, with b. `caught`: values after closing an eye."""
    fine = b if b < PENALTY else PENALTY
    punished = _after(believed, places, reach, a + PENALTY, b - fine)
    unmoved = _after(believed, places, reach, a, b)
    accept = np.empty(N)
    for c in range(N):
        paid = a if a < CLAIMS[c] else CLAIMS[c]
        accept[c] = trust[c] * _after(believed, places, reach, a - paid, b + CLAIMS[c])
    total = 0.0
    for w in range(N):
        actual = CLAIMS[w]
        lost = a if a < actual else actual
        if eyes + 1 == EYES:
            lied = 1.0 if a - lost >= b + actual else 0.0
        else:
            lied = _after(caught, places, reach, a - lost, b + actual)
        true = punished if actual < PENALTY else unmoved
        best = 0.0
        for c in range(N):
            best = max(best, accept[c] + (1.0 - trust[c]) * (true if c == w else lied))
        total += CHANCES[w] * best
    return total


@njit(cache=True)
def _answer(
    believed: Floats, caught: Floats, places: Ints, reach: int, a: int, b: int, eyes: int, mix: Shares
) -> float:
    """The best the blind responder, with a, can answer the bot, with b. `caught`: values after it closed an eye."""
    fine = a if a < PENALTY else PENALTY
    punished = _after(believed, places, reach, a - fine, b + PENALTY)
    unmoved = _after(believed, places, reach, a, b)
    total = 0.0
    for c in range(N):
        claim = CLAIMS[c]
        paid = b if b < claim else claim
        accept = _after(believed, places, reach, a + claim, b - paid)
        said, looked = 0.0, 0.0
        for w in range(N):
            share = CHANCES[w] * mix[w, c]
            if share == 0.0:
                continue
            said += share
            actual = CLAIMS[w]
            if w == c:
                looked += share * (punished if actual < PENALTY else unmoved)
                continue
            lost = b if b < actual else actual
            if eyes + 1 == EYES:
                looked += share * (1.0 if a + actual > b - lost else 0.0)
            else:
                looked += share * _after(caught, places, reach, a + actual, b - lost)
        total += max(said * accept, looked)
    return total


@njit(cache=True)
def _own_turn(
    chances: Floats,
    mine: int,
    theirs: int,
    total: int,
    whole: bool,
    reach: int,
    places: Ints,
    mixes: Shares,
    a: int,
    b: int,
) -> float:
    """The best the responder can make of their own turn."""
    after = chances[mine, theirs, 1]
    if mine == EYES:
        caught = chances[mine, theirs + 1, 1] if theirs + 1 < EYES else after
        return _answer(after, caught, places, reach, a, b, theirs, mixes[places[a, b]])
    takes = np.zeros(CLAIMS[-1] + 1)
    for amount in CLAIMS:
        own, other = _given(a, b, amount, total, whole)
        takes[amount] = _after(after, places, reach, own, other)
    if mine + 1 == EYES and theirs == EYES:
        shut = 1.0 if a >= b else 0.0
    else:
        shut = _after(chances[mine + 1, theirs, 1], places, reach, a, b)
    return _turn(takes, shut, True, NO_STOPS)


@njit(cache=True)
def _bots_turn(
    chances: Floats,
    mine: int,
    theirs: int,
    total: int,
    whole: bool,
    reach: int,
    places: Ints,
    stops: Flags,
    trusts: Floats,
    a: int,
    b: int,
) -> float:
    """The best the responder can make of the bot's turn."""
    after = chances[mine, theirs, 0]
    if theirs == EYES:
        caught = chances[mine + 1, theirs, 0] if mine + 1 < EYES else after
        return _announce(after, caught, places, reach, a, b, mine, trusts[places[b, a]])
    takes = np.zeros(CLAIMS[-1] + 1)
    for amount in CLAIMS:
        other, own = _given(b, a, amount, total, whole)
        takes[amount] = _after(after, places, reach, own, other)
    if theirs + 1 == EYES and mine == EYES:
        shut = 1.0 if a > b else 0.0
    else:
        shut = _after(chances[mine, theirs + 1, 0], places, reach, a, b)
    return _turn(takes, shut, False, stops[places[b, a]])


@njit(cache=True)
def _level(
    chances: Floats,
    mine: int,
    theirs: int,
    total: int,
    whole: bool,
    reach: int,
    places: Ints,
    stops: Flags,
    mixes: Shares,
    trusts: Floats,
    level: int,
) -> float:
    """Bring down all positions with so much sand in piles once; tells by how much at most."""
    fall = 0.0
    for turn in range(2):
        values = chances[mine, theirs, turn]
        for a in range(level + 1):
            b = level - a
            if places[a, b] < 0:
                continue
            if turn == 0:
                value = _own_turn(chances, mine, theirs, total, whole, reach, places, mixes, a, b)
            else:
                value = _bots_turn(chances, mine, theirs, total, whole, reach, places, stops, trusts, a, b)
            fall = max(fall, values[places[a, b]] - value)
            values[places[a, b]] = min(values[places[a, b]], value)
    return fall


@njit(cache=True, nogil=True)
def _respond(
    chances: Floats,
    mine: int,
    theirs: int,
    total: int,
    whole: bool,
    reach: int,
    places: Ints,
    stops: Flags,
    mixes: Shares,
    trusts: Floats,
    passes: int,
) -> None:
    """Bring down the values of all positions with these eyes closed: `chances[mine, theirs, whose turn, place]`."""
    size = len(places)
    if not whole:  # an exhausted supply stays so: its levels lead to each other, and come down together
        for _ in range(MOST_CIRCLES):
            fall = 0.0
            for level in range(size - 1, max(total - 2, -1), -1):
                fall = max(
                    fall, _level(chances, mine, theirs, total, whole, reach, places, stops, mixes, trusts, level)
                )
            if fall < QUIET:
                break
    for number in range(passes):
        falls = np.zeros(size + CLAIMS[-1] + 1)
        for level in range(size - 1, -1, -1):
            moved = falls[level + 1 : level + CLAIMS[-1] + 1].max()
            if number > 0 and level + CLAIMS[-1] <= total and moved < QUIET:
                continue
            for _ in range(ROUNDS):
                fall = _level(chances, mine, theirs, total, whole, reach, places, stops, mixes, trusts, level)
                falls[level] = max(falls[level], fall)
                if fall < QUIET:
                    break


def responses(values: Floats, total: int, whole: bool, passes: int = PASSES) -> tuple[Floats, Policy]:
    """The responder's chances, never below the truth: by their eyes, the bot's, whose turn (0: theirs), and place."""
    reach = values.shape[3] - 1
    bot = policy(values, total, whole)
    chances = np.ones((EYES + 1, EYES + 1, 2, int(bot.places.max()) + 1))
    for closed in range(2 * EYES - 1, -1, -1):
        with ThreadPoolExecutor(2) as pool:
            jobs = [
                pool.submit(
                    _respond,
                    chances,
                    mine,
                    theirs,
                    total,
                    whole,
                    reach,
                    bot.places,
                    bot.stops[min(theirs, EYES - 1), mine],
                    bot.mixes[min(theirs, EYES - 1)],
                    bot.trusts[min(mine, EYES - 1)],
                    passes,
                )
                for mine in range(EYES + 1)
                for theirs in range(EYES + 1)
                if mine + theirs == closed
            ]
            for job in jobs:
                job.result()
    return chances, bot


def gain(values: Floats, total: int, whole: bool, most: int, passes: int = PASSES) -> Gain:
    """What the best answers win against this table from the start, at most; with every amount of sand up to `most`."""
    chances, bot = responses(values, total, whole, passes)
    reach = values.shape[3] - 1
    starts = bot.places[np.arange(most + 1), np.arange(most + 1)]
    mine, theirs = np.nonzero(bot.places >= 0)
    rim = bot.places[mine, theirs][theirs - mine >= reach - 2 * CLAIMS[-1]]
    seen = [(m, t) for m in range(EYES + 1) for t in range(EYES + 1) if m + t < 2 * EYES]
    worst = max(float(chances[m, t][:, rim].max()) for m, t in seen)
    closing = sum(throw.chance for throw in THROWS[FRESH] if throw.then == CLOSES)
    returns = 2 * EYES / closing + 1
    return Gain(chances[0, 0, 0, starts], chances[0, 0, 1, starts], returns * max(worst - HOPE, 0.0))
