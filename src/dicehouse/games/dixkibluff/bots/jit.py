"""Regret minimisation and best responses over a `DuelTree`, compiled. Imported when solving only.

CFR+ (Tammelin 2014) with vectors of hands at each node, players taking turns, later rounds of learning counting more
in the average.
"""

from typing import Any, NamedTuple

import numpy as np
from numba import njit

LEARN, RESPOND, EVALUATE = 0, 1, 2
"""The purpose of a sweep: to learn, to find the best response to the other's average, or to value one's own average."""


class TreeArrays(NamedTuple):
    """The arrays of a `DuelTree` that the loops read; see there."""

    mover: Any
    number: Any
    named: Any
    start: Any
    child: Any
    swap: Any
    offset: Any
    holding: Any
    exact: Any


class Side(NamedTuple):
    """One player's numbers at every node."""

    reach: Any
    """By node and hand: the probability that the player's own choices lead there."""
    alive: Any
    """By node: whether any hand gets there."""
    value: Any
    """By node and hand: what the node is worth to the player; filled by the sweeps."""
    swaps: Any
    """By exchange of symbols and hand: the hand it becomes."""


class Sweep(NamedTuple):
    """What a sweep is for, and the numbers it plays by."""

    purpose: int
    """`LEARN` changes the regrets and the summed strategy."""
    numbers: Any
    """The regrets (learning) or the summed strategies of both players."""
    total: Any
    """The summed strategy that learning adds to."""
    weight: float
    """How much this iteration counts in it."""


@njit(cache=True)
def _matched(numbers: Any, at: int, actions: int, out: Any) -> None:
    """What regrets, or summed strategies, say to do: in proportion to what is positive, else all alike."""
    total = 0.0
    for action in range(actions):
        if numbers[at + action] > 0.0:
            total += numbers[at + action]
    for action in range(actions):
        if total > 0.0:
            out[action] = max(numbers[at + action], 0.0) / total
        else:
            out[action] = 1.0 / actions


@njit(cache=True)
def reach_probabilities(tree: TreeArrays, player: int, numbers: Any, first: Any, side: Side) -> None:
    """Fill in how likely a player's own choices lead to each node with each hand.

    Only nodes that stand for others are visited.

    Args:
        tree: the round.
        player: whose choices.
        numbers: regrets or summed strategies, to be normalised.
        first: how likely each hand is at the first node.
        side: of the player; `reach` and `alive` are filled.
    """
    start, child, swap, mover, reach, alive = tree.start, tree.child, tree.swap, tree.mover, side.reach, side.alive
    hands = reach.shape[1]
    chosen = np.empty(64)
    reach[0, :] = first
    for node in range(len(mover)):
        actions = start[node + 1] - start[node]
        alive[node] = False
        for hand in range(hands):
            if reach[node, hand] > 0.0:
                alive[node] = True
        if not alive[node]:
            for edge in range(start[node], start[node + 1]):
                if child[edge] >= 0 and swap[edge] == 0:
                    reach[child[edge], :] = 0.0
            continue
        for hand in range(hands):
            if mover[node] == player:
                _matched(numbers, tree.offset[node] + hand * actions, actions, chosen)
            for action in range(actions):
                edge = start[node] + action
                if child[edge] >= 0 and swap[edge] == 0:
                    share = chosen[action] if mover[node] == player else 1.0
                    reach[child[edge], hand] = reach[node, hand] * share


@njit(cache=True)
def _settled(tree: TreeArrays, node: int, dixe: bool, ends: Any, player: int, other: Any, out: Any) -> None:
    """Fill in what a call is worth to a player with each hand, given how likely each hand of the other is."""
    table = tree.exact if dixe else tree.holding
    node_named, node_number = tree.named[node], tree.number[node]
    yes, no = (ends[2], ends[3]) if dixe else (ends[0], ends[1])
    if player == 1:
        yes, no = 1.0 - yes, 1.0 - no
    everything = 0.0
    for hand in range(len(other)):
        everything += other[hand]
    if everything == 0.0:
        out[:] = 0.0
        return
    for hand in range(len(out)):
        true = 0.0
        for against in range(len(other)):
            if other[against] != 0.0:
                if player == 0:
                    true += table[node_named, node_number, hand, against] * other[against]
                else:
                    true += table[node_named, node_number, against, hand] * other[against]
        out[hand] = yes * true + no * (everything - true)


@njit(cache=True)
def _remember(numbers: Any, total: Any, at: int, actions: int, weight: float, own: Any, chosen: Any) -> None:
    """Add what is chosen now with each hand to the average, as far as one's own play leads here."""
    for hand in range(len(own)):
        if own[hand] > 0.0:
            _matched(numbers, at + hand * actions, actions, chosen)
            for action in range(actions):
                total[at + hand * actions + action] += weight * own[hand] * chosen[action]


@njit(cache=True)
def _calls(others: Any, at: int, actions: int, other: Any, chosen: Any, doubts: Any, dixes: Any) -> None:
    """How likely the other gets here with each hand and then doubts, or calls DiXe!"""
    for hand in range(len(other)):
        doubts[hand] = dixes[hand] = 0.0
        if other[hand] > 0.0:
            _matched(others, at + hand * actions, actions, chosen)
            doubts[hand] = other[hand] * chosen[actions - 2]
            dixes[hand] = other[hand] * chosen[actions - 1]


@njit(cache=True)
def _choose(numbers: Any, at: int, actions: int, worth: Any, purpose: int, chosen: Any) -> Any:
    """The value of a hand to the player to move; learning changes the regrets."""
    best, mean = worth[0], 0.0
    _matched(numbers, at, actions, chosen)
    for action in range(actions):
        best = max(best, worth[action])
        mean += chosen[action] * worth[action]
    if purpose == 1:
        return best
    if purpose == 0:
        for action in range(actions):
            numbers[at + action] = max(numbers[at + action] + worth[action] - mean, 0.0)
    return mean


@njit(cache=True)
def sweep_values(tree: TreeArrays, ends: Any, player: int, sweep: Sweep, me: Side, them: Side) -> None:
    """Fill in the values of all nodes for one player, last nodes first.

    Args:
        tree: the round.
        ends: the first bettor's value of every way the round can end.
        player: whose values.
        sweep: what for, and by which numbers.
        me: the player's numbers; `value` is filled.
        them: the other player's numbers.
    """
    mover, start, child, offset, value = tree.mover, tree.start, tree.child, tree.offset, me.value
    purpose, numbers, own, other = sweep.purpose, sweep.numbers, me.reach, them.reach
    hands, against = own.shape[1], other.shape[1]
    chosen = np.empty(64)
    worth = np.empty((hands, 64))
    settled = np.empty(hands)
    doubts, dixes = np.empty(against), np.empty(against)
    for node in range(len(mover) - 1, -1, -1):
        actions = start[node + 1] - start[node]
        mine = mover[node] == player
        if purpose == 0 and mine and me.alive[node]:
            _remember(numbers, sweep.total, offset[node], actions, sweep.weight, own[node], chosen)
        if not them.alive[node]:  # the other never leads here: nothing to gain or to regret
            value[node, :] = 0.0
            continue
        if not mine:
            _calls(numbers, offset[node], actions, other[node], chosen, doubts, dixes)
        for action in range(actions):
            edge = start[node] + action
            below = child[edge]
            if below >= 0:
                for hand in range(hands):
                    worth[hand, action] = value[below, me.swaps[tree.swap[edge], hand]]
            else:
                dixe = below == -2
                part = other[node] if mine else dixes if dixe else doubts
                _settled(tree, node, dixe, ends[mover[node]], player, part, settled)
                worth[:, action] = settled
        for hand in range(hands):
            if mine:
                at = offset[node] + hand * actions
                value[node, hand] = _choose(numbers, at, actions, worth[hand], purpose, chosen)
            else:
                value[node, hand] = worth[hand, :actions].sum()


@njit(cache=True)
def action_values(tree: TreeArrays, ends: Any, player: int, sums: Any, me: Side, them: Side, out: Any) -> None:
    """Fill in what each action of a player is worth, as a chance to win, when both keep to their play afterwards.

    0 where the other's play never leads.
    """
    mover, start, child, offset, value, other = tree.mover, tree.start, tree.child, tree.offset, me.value, them.reach
    hands, against = value.shape[1], other.shape[1]
    chosen = np.empty(64)
    worth = np.empty((64, hands))
    doubts, dixes = np.empty(against), np.empty(against)
    for node in range(len(mover) - 1, -1, -1):
        actions = start[node + 1] - start[node]
        mine = mover[node] == player
        everything = other[node].sum()
        if not mine:
            _calls(sums, offset[node], actions, other[node], chosen, doubts, dixes)
        for action in range(actions):
            edge = start[node] + action
            if child[edge] >= 0:
                for hand in range(hands):
                    worth[action, hand] = value[child[edge], me.swaps[tree.swap[edge], hand]]
                continue
            dixe = child[edge] == -2
            part = other[node] if mine else dixes if dixe else doubts
            _settled(tree, node, dixe, ends[mover[node]], player, part, worth[action])
        for hand in range(hands):
            value[node, hand] = 0.0
            at = offset[node] + hand * actions
            if mine:
                _matched(sums, at, actions, chosen)
            for action in range(actions):
                value[node, hand] += worth[action, hand] * (chosen[action] if mine else 1.0)
                if mine and everything > 0.0:
                    out[at + action] = worth[action, hand] / everything
