"""The dice check: whether real dice, typed in over many games, land as fair ones would.

Dice with equal faces are not told apart, so all of one kind are tested together. The test is Pearson's chi-square of
the counts of the symbols. Its p-value is that of the chi-square distribution where every symbol is expected at least
`ENOUGH` times; below that it comes from simulated fair dice (`SAMPLES`, with a fixed seed). Where several kinds of dice
are tested, p-values are corrected by Holm's method. It needs no numpy: it runs in a page as well.

`needed` is the number of throws after which a die whose rarest symbol comes half again as often as it should
(`LIFT`) is found in `POWER` of all cases; before, silence means little.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from math import ceil, erfc, exp, lgamma, log, sqrt
from random import Random
from typing import Literal, TypeAlias

import msgspec

from dicehouse import games
from dicehouse.core.dice import Count, Die
from dicehouse.core.record import ActLine, DiceLine, Record, RollLine
from dicehouse.core.viewers import sees

BiasVerdict: TypeAlias = Literal["fair", "too-few", "odd", "loaded"]

ENOUGH = 5
SAMPLES = 10_000
SEED = 20
MOST_TERMS = 300
LIFT = 1.5
LEVEL, SURE, POWER = 0.05, 0.001, 0.8
"""Below the first p-value dice are odd, below the second loaded; and how often a bias is to be found."""


class FaceCount(msgspec.Struct, frozen=True):
    """How often a symbol came."""

    symbol: str
    count: int
    expected: float


class DieCheck(msgspec.Struct, frozen=True):
    """What was found out about all dice of one kind."""

    game: str
    die: str
    throws: int
    faces: tuple[FaceCount, ...]
    p: float
    """How often fair dice differ at least so much from what is expected, corrected for the number of kinds."""
    verdict: BiasVerdict
    needed: int
    """Throws after which a bias would have been found."""
    face: str
    """The symbol that differs most."""


def thrown_by_hand(record: Record) -> Iterator[tuple[Die, str]]:
    """Every die that a person typed in, with its symbol; no draw of the first player, no count, and no dice of bots.

    Raises:
        RecordError: the record is not possible.
    """
    match = games.replay(record)
    people = [seat for seat, info in enumerate(record.header.seats) if info.bot is None]
    entries, kind = iter(match.entries), ""
    for line in record.lines:
        if isinstance(line, DiceLine):
            kind = line.dice
        elif isinstance(line, RollLine | ActLine):
            made = next(entries).transition
            due = made.before.due
            if made.roll is None or kind != "hand" or due is match.game.starter_due or isinstance(due.dice[0], Count):
                continue
            if any(sees(seat, due.seen_by) for seat in people):
                yield from zip(due.dice, made.roll, strict=True)


def check_dice(records: Iterable[Record]) -> tuple[DieCheck, ...]:
    """Test the real dice of all these games, one result for each kind; none where no die was typed in."""
    counted: dict[tuple[str, Die], Counter[str]] = {}
    for record in records:
        for die, symbol in thrown_by_hand(record):
            counted.setdefault((record.header.game, die), Counter())[symbol] += 1
    found = [(game, die, counts, p_value(die, counts)) for (game, die), counts in counted.items()]
    found.sort(key=lambda one: one[3])
    checks, least = list[DieCheck](), 0.0
    for place, (game, die, counts, p) in enumerate(found):
        least = max(least, min(1.0, p * (len(found) - place)))
        checks.append(_check(game, die, counts, least))
    return tuple(sorted(checks, key=lambda check: (check.game, check.die)))


def _check(game: str, die: Die, counts: Counter[str], p: float) -> DieCheck:
    throws = counts.total()
    faces = tuple(FaceCount(symbol, counts[symbol], throws * float(die.probability(symbol))) for symbol in die.symbols)
    needed = throws_needed(die)
    verdict: BiasVerdict = "loaded" if p < SURE else "odd" if p < LEVEL else "too-few" if throws < needed else "fair"
    worst = max(faces, key=lambda one: (one.count - one.expected) ** 2 / one.expected)
    return DieCheck(game, die.name, throws, faces, p, verdict, needed, worst.symbol)


def p_value(die: Die, counts: Counter[str]) -> float:
    """How often fair dice differ at least so much from what is expected."""
    throws, freedom = counts.total(), len(die.symbols) - 1
    if not freedom:
        return 1.0
    expected = {symbol: throws * float(die.probability(symbol)) for symbol in die.symbols}
    seen = _chi_square(counts, expected)
    if min(expected.values()) >= ENOUGH:
        return beyond(seen, freedom)
    random = Random(SEED)
    others = (_chi_square(Counter(random.choices(die.faces, k=throws)), expected) for _ in range(SAMPLES))
    return (1 + sum(other >= seen - 1e-9 for other in others)) / (1 + SAMPLES)


def _chi_square(counts: Counter[str], expected: Mapping[str, float]) -> float:
    return sum((counts[symbol] - often) ** 2 / often for symbol, often in expected.items())


def beyond(x: float, freedom: int) -> float:
    """How often a chi-square with so many degrees of freedom is larger: 1 less its distribution function."""
    half = x / 2
    if half <= 0:
        return 1.0
    if freedom % 2:
        found, power = erfc(sqrt(half)), 0.5
    else:
        found, power = exp(-half), 1.0
    while power < freedom / 2:
        found += exp(power * log(half) - half - lgamma(power + 1))
        power += 1
    return min(1.0, found)


def throws_needed(die: Die) -> int:
    """So many throws find, in `POWER` of all cases, a die whose rarest symbol comes `LIFT` times too often."""
    rarest = min(float(die.probability(symbol)) for symbol in die.symbols)
    if len(die.symbols) < 2:
        return 0
    effect = (LIFT - 1) ** 2 * rarest / (1 - rarest)  # the sum of (p' - p)^2 / p over all symbols
    return ceil(_noncentrality(len(die.symbols) - 1) / effect)


@cache
def _noncentrality(freedom: int) -> float:
    """The noncentrality at which a chi-square test at `LEVEL` has `POWER`."""
    critical = _bisected(lambda x: beyond(x, freedom) < LEVEL)

    def power(noncentral: float) -> float:  # a noncentral chi-square is a mixture of others, weighed as by Poisson
        rate = noncentral / 2
        weights = (exp(terms * log(rate) - rate - lgamma(terms + 1)) for terms in range(MOST_TERMS))
        return sum(weight * beyond(critical, freedom + 2 * terms) for terms, weight in enumerate(weights))

    return _bisected(lambda noncentral: power(noncentral) > POWER)


def _bisected(enough: Callable[[float], bool]) -> float:
    """The least number that is enough."""
    low, high = 0.0, 200.0
    while high - low > 1e-6:
        middle = (low + high) / 2
        low, high = (low, middle) if enough(middle) else (middle, high)
    return high
