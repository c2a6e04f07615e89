"""The solved endgames as the bots read them: two players left, by what was said and the hand."""

from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from dicehouse.core.dice import Roll
from dicehouse.core.game import Action
from dicehouse.games.dixkibluff.actions import Bet
from dicehouse.games.dixkibluff.bots.duel_tree import UNKNOWN, Walk, as_in_tree, bets_at, walk
from dicehouse.games.dixkibluff.bots.odds import hands_of
from dicehouse.games.dixkibluff.options import FACES, SEALED
from dicehouse.games.dixkibluff.rules import DIXE, DOUBT, DiXkiBluff
from dicehouse.kit import value_tables

SHARES = 65_535
"""Strategies are kept in so many equal parts."""


class Advice(msgspec.Struct, frozen=True):
    """What the equilibrium says about one action."""

    share: float
    value: float
    """The chance to win."""


def key(game: DiXkiBluff) -> dict[str, object]:
    """What the endgames depend on: the faces, but not their order, and who knows thrown dice."""
    faces = sorted(game.options.faces, key=FACES.index)
    return {"part": "endgames", "faces": faces, "knowledge": game.options.knowledge}


class Book:
    """The endgames of a game, as far as somebody solved them."""

    def __init__(self, game: DiXkiBluff) -> None:
        self.game = game
        self._sealed = game.options.knowledge == SEALED
        self._table: dict[str, NDArray[Any]] = (
            value_tables.load(game, key(game)) if value_tables.exists(game, key(game)) else {}
        )
        splits = self._table.get("splits", np.zeros((0, 2), dtype=np.int64))
        self._split_at = {(int(first), int(other)): place for place, (first, other) in enumerate(splits)}

    def knows(self, first: int, other: int) -> bool:
        """Whether the endgame with these dice of the first bettor and of the other is solved."""
        return (first, other) in self._split_at

    def value(self, first: int, other: int) -> float:
        """The chance of the first bettor to win, before they place."""
        return float(self._table["values"][self._split_at[first, other]])

    def gap(self, first: int, other: int) -> float:
        """What an opponent could gain at most."""
        return float(self._table["gaps"][self._split_at[first, other]])

    def places(self, first: int, other: int) -> list[tuple[Roll, Advice]]:
        """Every hand the first bettor can lay: how often, and what it is worth."""
        name = f"{first}-{other}"
        hands = hands_of(self.game.die, self.game.symbols, first)
        shares, worth = self._table[f"{name}.places"], self._table[f"{name}.places_worth"]
        return [
            (hand, Advice(float(share), float(value)))
            for hand, share, value in zip(hands.hands, shares, worth, strict=True)
        ]

    def advice(self, first: int, other: int, bets: tuple[Bet, ...], hand: Roll | None) -> dict[Action, Advice] | None:
        """What to do after these bets with this hand, for whoever is to move; None where the book is silent.

        It is silent about hands and bets that its own play never comes to.
        """
        mover = len(bets) % 2
        here = walk(self.game.die, self.game.symbols, first + other, bets)
        if here is None:
            return None
        row = self._row(first, other, mover, here, hand)
        if row is None:
            return None
        name = f"{first}-{other}"
        start = self._table[f"{name}.starts"][row : row + 2]
        shares = self._table[f"{name}.shares"][start[0] : start[1]] / SHARES
        worth = self._table[f"{name}.worth"][start[0] : start[1]]
        actions: list[Action] = [*bets_at(self.game.symbols, first + other, here)]
        if bets:
            actions += [DOUBT, DIXE]
        total = float(shares.sum())
        return {
            action: Advice(float(share) / total, float(value))
            for action, share, value in zip(actions, shares, worth, strict=True)
        }

    def _row(self, first: int, other: int, mover: int, here: Walk, hand: Roll | None) -> int | None:
        blind = self._sealed and mover == 1
        if hand is None and not blind:
            return None
        hands = UNKNOWN if blind else hands_of(self.game.die, self.game.symbols, (first, other)[mover])
        lies = () if hand is None or blind else as_in_tree(self.game.symbols, here, hand)
        rows = self._table[f"{first}-{other}.rows"]
        wanted = here.code * ROOM + hands.index[lies]
        row = int(np.searchsorted(rows, wanted))
        return row if row < len(rows) and rows[row] == wanted else None


ROOM = 1 << 6
"""Hands at a node: enough for three dice with six faces; larger hands are not solved."""
