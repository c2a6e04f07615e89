"""A stated model of how people bet, for reading hands out of bets.

A player looks at their own hand, takes all other dice for thrown, and sees for every bet how likely it holds and for a
doubt how likely it is right. What is likely enough (`ENOUGH`) is all the same to them; below that, the likelier the
better: they choose in proportion to `exp(sharpness * min(chance, ENOUGH))`. With sharpness 0
bets carry no information about the dice. A player's sharpness is inferred when hands are shown.
"""

from functools import lru_cache

import numpy as np

from dicehouse.core.dice import Die
from dicehouse.games.dixkibluff.actions import Bet
from dicehouse.games.dixkibluff.bets import openings, raises
from dicehouse.games.dixkibluff.bots.odds import Counts, Numbers, chance_of, hands_of, tail

ENOUGH = 0.8
SHARPNESS = (0.0, 4.0, 8.0, 16.0)
"""The kinds of bettors that are distinguished."""
TRUST = (0.1, 0.3, 0.4, 0.2)
"""How common each kind is, before anything was shown."""


def likelihoods(die: Die, symbols: tuple[str, ...], total: int, dice: int, before: Bet | None, bet: Bet) -> Numbers:
    """How likely each kind of bettor makes this bet with each hand: a row for each sharpness, a column for each hand.

    Args:
        die: whose faces are thrown.
        symbols: what can be bet on.
        total: how many dice are on the table.
        dice: how many of them are the bettor's.
        before: the bet that stood; None for the first of a round.
        bet: what they bet then.
    """
    chosen: Numbers = _choices(die, symbols, total, dice, before)[:, _place(symbols, total, before)[bet]]
    return chosen


@lru_cache(maxsize=2000)
def _place(symbols: tuple[str, ...], total: int, before: Bet | None) -> dict[Bet, int]:
    return {bet: place for place, bet in enumerate(following(symbols, total, before))}


def following(symbols: tuple[str, ...], total: int, before: Bet | None) -> tuple[Bet, ...]:
    """The bets that may follow one."""
    if before is None:
        return openings(symbols, total)
    return raises(symbols, total, before.number, before.symbols)


@lru_cache(maxsize=128)
def _choices(die: Die, symbols: tuple[str, ...], total: int, dice: int, before: Bet | None) -> Numbers:
    """By kind, bet and hand: how likely it is made; the last bet stands for a doubt."""
    chances = prospects(die, symbols, total, dice, before)
    if before is not None:
        fails = 1 - prospect(die, symbols, total, dice, before)
        chances = np.concatenate((chances, fails[None, :]))
    likes = np.minimum(chances, ENOUGH)
    shares = np.exp(np.array(SHARPNESS)[:, None, None] * (likes - likes.max(axis=0, keepdims=True))[None])
    shares /= shares.sum(axis=1, keepdims=True)
    found: Numbers = shares
    return found


def prospects(die: Die, symbols: tuple[str, ...], total: int, dice: int, before: Bet | None) -> Numbers:
    """How likely each bet that may follow holds, by each hand alone: a row for each bet."""
    return np.array([prospect(die, symbols, total, dice, bet) for bet in following(symbols, total, before)]).reshape(
        -1, len(hands_of(die, symbols, dice).hands)
    )


def prospect(die: Die, symbols: tuple[str, ...], total: int, dice: int, bet: Bet) -> Numbers:
    """How likely one bet holds, by each hand alone."""
    hands = hands_of(die, symbols, dice)
    hidden = total - dice
    places = [symbols.index(symbol) for symbol in bet.symbols]
    if len(places) == 1:
        needs = np.clip(bet.number - hands.counts[:, places[0]], 0, hidden + 1)
        result: Numbers = tail(die, bet.symbols[0], hidden)[needs]
        return result
    return _wide(die, symbols, hidden, dice, bet)


@lru_cache(maxsize=4096)
def _wide(die: Die, symbols: tuple[str, ...], hidden: int, dice: int, bet: Bet) -> Numbers:
    counts: Counts = hands_of(die, symbols, dice).counts[:, [symbols.index(symbol) for symbol in bet.symbols]]
    needs = np.maximum(bet.number - counts, 0)
    return np.array([chance_of(die, hidden, tuple(map(int, row)), bet.symbols) for row in needs])
