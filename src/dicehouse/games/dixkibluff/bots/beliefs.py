"""Beliefs about hidden hands, by Bayes from throws and bets, and the odds of every bet under them."""

import msgspec
import numpy as np

from dicehouse.core.dice import Roll
from dicehouse.games.dixkibluff.actions import Bet
from dicehouse.games.dixkibluff.bots.betting_model import SHARPNESS, TRUST, likelihoods
from dicehouse.games.dixkibluff.bots.odds import Counts, Hands, Numbers, hands_of
from dicehouse.games.dixkibluff.options import SEALED
from dicehouse.games.dixkibluff.rules import DiXkiBluff

MOST_CELLS = 30_000
"""The most cells of an exact joint distribution of counts; larger ones are estimated from sampled worlds."""


class BetSaid(msgspec.Struct, frozen=True):
    """A bet of this round."""

    seat: int
    bet: Bet


class HandBelief(msgspec.Struct, frozen=True, eq=False):
    """What one hidden hand may be."""

    hands: Hands
    chance: Numbers


def placing(hands: Hands) -> Numbers:
    """A prior over hands that were placed, not thrown: half the mass on equal dice, half uniform.

    All dice alike is what pays best; each face as likely as the next.
    """
    alike = np.array([len(set(hand)) == 1 for hand in hands.hands], dtype=float)
    found: Numbers = 0.5 * alike / alike.sum() + 0.5 / len(hands.hands)
    return found


def read(
    game: DiXkiBluff, dice: tuple[int, ...], seat: int, said: tuple[BetSaid, ...], placed: bool, trust: Numbers
) -> HandBelief:
    """The posterior over a player's hand, by Bayes: thrown or placed, then the bets.

    Args:
        game: the rules.
        dice: the number of dice of each player.
        seat: whose hand.
        said: all bets of the round, in order.
        placed: whether they chose their faces.
        trust: how likely they are each kind of bettor.
    """
    hands = hands_of(game.die, game.symbols, dice[seat])
    chance = placing(hands) if placed else hands.chance
    by_kind = trust[:, None] * chance[None, :]
    before: Bet | None = None
    for one in said:
        if one.seat == seat and not (game.options.knowledge == SEALED and not placed):
            by_kind = by_kind * likelihoods(game.die, game.symbols, sum(dice), dice[seat], before, one.bet)
        before = one.bet
    found: Numbers = by_kind.sum(axis=0)
    return HandBelief(hands, found / found.sum())


def weigh(
    game: DiXkiBluff,
    dice: tuple[int, ...],
    seat: int,
    said: tuple[BetSaid, ...],
    placed: bool,
    hand: Roll,
    trust: Numbers,
) -> Numbers:
    """The posterior over the kinds of bettors, once a player's hand was shown."""
    place = hands_of(game.die, game.symbols, dice[seat]).of(hand)
    found = trust.copy()
    before: Bet | None = None
    for one in said:
        if one.seat == seat and not (game.options.knowledge == SEALED and not placed):
            found *= likelihoods(game.die, game.symbols, sum(dice), dice[seat], before, one.bet)[:, place]
        before = one.bet
    found = np.maximum(found / found.sum(), 0.005)  # keeps every kind possible
    result: Numbers = found / found.sum()
    return result


def prior_trust() -> Numbers:
    """The prior over the kinds of bettors."""
    assert len(TRUST) == len(SHARPNESS)
    return np.array(TRUST)


class Beliefs:
    """All hidden hands together, and the viewer's own counts."""

    def __init__(self, own: Counts, hidden: tuple[HandBelief, ...], random: np.random.Generator) -> None:
        self.own = own
        self.hidden = hidden
        self._random = random
        self._drawn: Counts | None = None
        self._single: dict[int, Numbers] = {}

    def odds(self, number: int, places: tuple[int, ...]) -> tuple[float, float]:
        """The chances that a bet on these symbols holds, and that it is exactly right."""
        if len(places) == 1:
            masses = self._masses(places[0])
            return min(float(masses[number:].sum()), 1.0), float(masses[number]) if number < len(masses) else 0.0
        cells = (number + 2) ** len(places)
        if cells > MOST_CELLS:
            return self._drawn_odds(number, places)
        top = number + 1
        shape = (top + 1,) * len(places)
        grid = np.indices(shape).reshape(len(places), -1).T
        joint = np.zeros(cells)
        joint[np.ravel_multi_index(tuple(np.minimum(self.own[list(places)], top)), shape)] = 1.0
        for one in self.hidden:
            counts, where = np.unique(one.hands.counts[:, list(places)], axis=0, return_inverse=True)
            chance = np.bincount(where.ravel(), weights=one.chance, minlength=len(counts))
            live = np.flatnonzero(joint)
            sums = np.minimum(grid[live][:, None, :] + counts[None, :, :], top)
            cell = np.ravel_multi_index(tuple(sums.reshape(-1, len(places)).T), shape)
            joint = np.bincount(cell, weights=(joint[live][:, None] * chance[None, :]).ravel(), minlength=cells)
        holds = float(joint[(grid >= number).all(axis=1)].sum())
        return min(holds, 1.0), float(joint[(grid == number).all(axis=1)].sum())

    def _masses(self, place: int) -> Numbers:
        """How likely one symbol counts 0, 1, 2 ... in all hands."""
        if place not in self._single:
            masses = np.zeros(int(self.own[place]) + 1)
            masses[-1] = 1.0
            for one in self.hidden:
                masses = np.convolve(masses, np.bincount(one.hands.counts[:, place], weights=one.chance))
            self._single[place] = masses
        return self._single[place]

    def _drawn_odds(self, number: int, places: tuple[int, ...]) -> tuple[float, float]:
        if self._drawn is None:
            self._drawn = self.worlds(4000).sum(axis=1)
        counts = self._drawn[:, list(places)] + self.own[list(places)]
        return float((counts >= number).all(axis=1).mean()), float((counts == number).all(axis=1).mean())

    def worlds(self, many: int) -> Counts:
        """Hidden hands drawn by what is believed: what each symbol counts, by world and hidden hand."""
        drawn = np.zeros((many, len(self.hidden), len(self.own)), dtype=np.int64)
        for place, one in enumerate(self.hidden):
            picked = np.searchsorted(np.cumsum(one.chance), self._random.random(many) * one.chance.sum())
            drawn[:, place] = one.hands.counts[np.minimum(picked, len(one.chance) - 1)]
        return drawn
