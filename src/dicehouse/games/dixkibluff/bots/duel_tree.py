"""One round between the last two players as a tree of bets.

Nodes are sequences of bets; hands are vectors at each node. Symbols that are equally likely and not yet named can
be exchanged for one another: of the nodes that differ only in that, one stands for all, and a swap of two symbols leads
from the others to it. That is exact: only nodes that differ by a renaming of symbols are merged.
"""

from functools import cache, lru_cache
from math import inf

import msgspec
import numpy as np
from numpy.typing import NDArray

from dicehouse.core.dice import Die, Roll
from dicehouse.games.dixkibluff.actions import Bet, in_order
from dicehouse.games.dixkibluff.bets import openings, raises
from dicehouse.games.dixkibluff.bots.odds import Hands, hands_of

Integers = NDArray[np.int64]
DOUBT_AT, DIXE_AT = -1, -2
"""Instead of a child: where an action ends the round."""


UNKNOWN = Hands(((),), np.ones(1), np.zeros((1, 0), dtype=np.int64), {(): 0})
"""The one hand of a player who does not know it."""


class DuelTree(msgspec.Struct, frozen=True, eq=False):
    """The round in arrays; node 0 is the first bet, and children come after their parents."""

    dice: tuple[int, int]
    """Of the first bettor, and of the other."""
    symbols: tuple[str, ...]
    hands: tuple[Hands, Hands]
    mover: Integers
    number: Integers
    """The number bet; 0 at the first node."""
    named: Integers
    """The symbols bet on, as bits."""
    start: Integers
    """Where the actions of a node begin; one entry more than nodes."""
    child: Integers
    """Where an action leads."""
    swap: Integers
    """Which exchange of two symbols an action is seen through; 0 is none."""
    swaps: tuple[Integers, Integers]
    """For each exchange and each hand of a player: the hand it becomes."""
    offset: Integers
    """Where the numbers of a node's information sets begin: hand by hand, in each hand action by action."""
    holding: NDArray[np.float64]
    """For each set of symbols, number, and pair of hands: whether the bet holds."""
    exact: NDArray[np.float64]

    @property
    def nodes(self) -> int:
        """How many moments with a choice there are."""
        return len(self.mover)

    @property
    def information_sets(self) -> int:
        """Nodes and hands, each counted once."""
        return sum(len(self.hands[player].hands) * int(np.sum(self.mover == player)) for player in (0, 1))


class Walk(msgspec.Struct):
    """Where real bets lead: the code of what was said, and the real symbol behind each symbol of the tree."""

    code: int
    number: int
    named: int
    seen: int
    real: list[int]


def size(die: Die, symbols: tuple[str, ...], dice: int, most: float = inf) -> int:
    """The number of nodes of the tree for a number of dice; counting stops above `most`."""
    groups = _groups(die, symbols)
    group_of = [next(index for index, group in enumerate(groups) if place in group) for place in range(len(symbols))]

    @cache
    def below(number: int, named: int, seen: int) -> int:
        total = 1
        for bet_number, place in _bets(symbols, dice, number, named):
            if place != _stand_in(place, seen, groups, group_of):
                continue
            after = named | 1 << place if bet_number == number else 1 << place
            total += below(bet_number, after, seen | 1 << place)
            if total > most:
                break
        return total

    return below(0, 0, 0)


@lru_cache(maxsize=8)
def build_tree(
    die: Die, symbols: tuple[str, ...], dice: tuple[int, int], blind: tuple[bool, bool] = (False, False)
) -> DuelTree:
    """The tree of a round between two players with these dice; a blind player does not know their own hand (D3)."""
    groups = _groups(die, symbols)
    group_of = [next(index for index, group in enumerate(groups) if place in group) for place in range(len(symbols))]
    total = sum(dice)
    hands, holding, exact = _lying(die, symbols, dice, blind)
    pairs = [(one, other) for one in range(len(symbols)) for other in range(one + 1, len(symbols))]
    pair_at = {pair: index + 1 for index, pair in enumerate(pairs)}
    nodes: list[tuple[int, int, int, int]] = [(0, 0, 0, 0)]  # number, named, seen, mover
    start, child, swap = [0], [], []
    at = 0
    while at < len(nodes):
        number, named, seen, mover = nodes[at]
        known: dict[tuple[int, int], int] = {}
        for bet_number, place in _bets(symbols, total, number, named):
            stands = _stand_in(place, seen, groups, group_of)
            if (bet_number, stands) not in known:
                after = named | 1 << stands if bet_number == number else 1 << stands
                known[bet_number, stands] = len(nodes)
                nodes.append((bet_number, after, seen | 1 << stands, 1 - mover))
            child.append(known[bet_number, stands])
            swap.append(0 if stands == place else pair_at[min(stands, place), max(stands, place)])
        if number:
            child += [DOUBT_AT, DIXE_AT]
            swap += [0, 0]
        start.append(len(child))
        at += 1
    movers = np.array([node[3] for node in nodes])
    widths = np.diff(start) * np.array([len(hands[0].hands), len(hands[1].hands)])[movers]
    return DuelTree(
        dice,
        symbols,
        hands,
        movers,
        np.array([node[0] for node in nodes]),
        np.array([node[1] for node in nodes]),
        np.array(start),
        np.array(child),
        np.array(swap),
        (_swapped(hands[0], symbols, pairs), _swapped(hands[1], symbols, pairs)),
        np.concatenate(([0], np.cumsum(widths))),
        holding,
        exact,
    )


def codes(tree: DuelTree) -> Integers:
    """A code for the bets up to each node: the same in every tree with as many dice and symbols."""
    found = np.zeros(tree.nodes, dtype=np.int64)
    base = sum(tree.dice) * len(tree.symbols) + 1
    for node in range(tree.nodes):
        bets = _bets(tree.symbols, sum(tree.dice), int(tree.number[node]), int(tree.named[node]))
        for action, (number, place) in enumerate(bets):
            edge = int(tree.start[node]) + action
            if tree.swap[edge] == 0:
                found[tree.child[edge]] = found[node] * base + (number - 1) * len(tree.symbols) + place + 1
    return found


def walk(die: Die, symbols: tuple[str, ...], dice: int, bets: tuple[Bet, ...]) -> Walk | None:
    """The node of the tree after real bets; None if they are not legal with this number of dice."""
    here = Walk(0, 0, 0, 0, list(range(len(symbols))))
    groups = _groups(die, symbols)
    group_of = [next(index for index, group in enumerate(groups) if place in group) for place in range(len(symbols))]
    base = dice * len(symbols) + 1
    for bet in bets:
        following = bets_at(symbols, dice, here)
        if bet not in following:
            return None
        number, place = _bets(symbols, dice, here.number, here.named)[following.index(bet)]
        stands = _stand_in(place, here.seen, groups, group_of)
        here.real[stands], here.real[place] = here.real[place], here.real[stands]
        here.code = here.code * base + (number - 1) * len(symbols) + stands + 1
        here.named = here.named | 1 << stands if number == here.number else 1 << stands
        here.number, here.seen = number, here.seen | 1 << stands
    return here


def bets_at(symbols: tuple[str, ...], dice: int, here: Walk) -> list[Bet]:
    """The bets that can follow, with real symbols, in the order of the tree's actions."""
    real = [symbols[place] for place in here.real]
    found = []
    for number, place in _bets(symbols, dice, here.number, here.named):
        kept = [real[other] for other in range(len(symbols)) if here.named >> other & 1]
        found.append(Bet(number, (*(kept if number == here.number else ()), real[place])))
    return found


def as_in_tree(symbols: tuple[str, ...], here: Walk, hand: Roll) -> Roll:
    """A real hand with its symbols exchanged for those of the tree."""
    names = {symbols[real]: symbols[place] for place, real in enumerate(here.real)}
    return in_order(tuple(names.get(face, face) for face in hand))


def _groups(die: Die, symbols: tuple[str, ...]) -> list[list[int]]:
    """The symbols that are equally likely, together."""
    chances = sorted({die.probability(symbol) for symbol in symbols})
    return [[place for place, symbol in enumerate(symbols) if die.probability(symbol) == one] for one in chances]


def _stand_in(place: int, seen: int, groups: list[list[int]], group_of: list[int]) -> int:
    """The first symbol not yet named that is as good as this one; itself, if it was named."""
    if seen >> place & 1:
        return place
    return next(other for other in groups[group_of[place]] if not seen >> other & 1)


@lru_cache(maxsize=100_000)
def _bets(symbols: tuple[str, ...], dice: int, number: int, named: int) -> tuple[tuple[int, int], ...]:
    """What the rules let one bet next: the number, and the symbol that is new in the bet."""
    if number == 0:
        return tuple((bet.number, symbols.index(bet.symbols[0])) for bet in openings(symbols, dice))
    standing = tuple(symbol for place, symbol in enumerate(symbols) if named >> place & 1)
    found = []
    for bet in raises(symbols, dice, number, standing):
        new = bet.symbols if bet.number > number else tuple(set(bet.symbols) - set(standing))
        found.append((bet.number, symbols.index(new[0])))
    return tuple(found)


def _lying(
    die: Die, symbols: tuple[str, ...], dice: tuple[int, int], blind: tuple[bool, bool]
) -> tuple[tuple[Hands, Hands], NDArray[np.float64], NDArray[np.float64]]:
    """What can lie under both hands, and what bets make of it; to the blind all their hands are one."""
    hands = (hands_of(die, symbols, dice[0]), hands_of(die, symbols, dice[1]))
    holding, exact = _showdowns(hands, len(symbols), sum(dice))
    seen = tuple(UNKNOWN if unknown else known for unknown, known in zip(blind, hands, strict=True))
    if blind[0]:
        holding, exact = (np.tensordot(table, hands[0].chance, (2, 0))[:, :, None, :] for table in (holding, exact))
    if blind[1]:
        holding, exact = ((table @ hands[1].chance)[..., None] for table in (holding, exact))
    return (seen[0], seen[1]), holding, exact


def _swapped(hands: Hands, symbols: tuple[str, ...], pairs: list[tuple[int, int]]) -> Integers:
    rows = [list(range(len(hands.hands)))]
    for one, other in pairs:
        names = {symbols[one]: symbols[other], symbols[other]: symbols[one]}
        exchanged = [tuple(names.get(face, face) for face in hand) for hand in hands.hands]
        rows.append([hands.index[in_order(hand)] for hand in exchanged])
    return np.array(rows)


def _showdowns(hands: tuple[Hands, Hands], symbols: int, dice: int) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """For every set of symbols and number: which pairs of hands make the bet hold, and which make it exact."""
    counts = hands[0].counts[:, None, :] + hands[1].counts[None, :, :]
    shape = (1 << symbols, dice + 1, len(hands[0].hands), len(hands[1].hands))
    holding, exact = np.ones(shape), np.ones(shape)
    for named in range(1, 1 << symbols):
        for place in range(symbols):
            if named >> place & 1:
                for number in range(dice + 1):
                    holding[named, number] *= counts[:, :, place] >= number
                    exact[named, number] *= counts[:, :, place] == number
    return holding, exact
