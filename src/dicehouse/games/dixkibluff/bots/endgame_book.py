"""The stored equilibria of endgames, by bets and hand, as the bots read them."""

from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from dicehouse.core.dice import Roll
from dicehouse.core.game import Action
from dicehouse.games.dixkibluff.actions import Bet
from dicehouse.games.dixkibluff.bots.duel_tree import UNKNOWN, Walk, as_in_tree, bets_at, size, walk
from dicehouse.games.dixkibluff.bots.odds import hands_of
from dicehouse.games.dixkibluff.bots.showdown_result import settle
from dicehouse.games.dixkibluff.options import FACES, SEALED
from dicehouse.games.dixkibluff.rules import DIXE, DOUBT, DiXkiBluff
from dicehouse.kit import value_tables

SHARES = 65_535
"""Strategies are stored as whole multiples of 1/65535."""
MOST_HANDS = 1 << 6
"""The most hands of a node: enough for three dice with six faces; larger hands are not solved."""
MOST_NODES = 300_000
MOST_DICE = 4
"""Larger endgames are left to search: trees grow three-hundredfold with each die."""


class Advice(msgspec.Struct, frozen=True):
    """What the equilibrium says about one action."""

    share: float
    value: float
    """The chance to win."""


def solvable_totals(game: DiXkiBluff) -> list[int]:
    """The numbers of dice on the table whose endgames are solved."""
    found = []
    for total in range(2, min(MOST_DICE, game.players * game.options.dice) + 1):
        hands = len(hands_of(game.die, game.symbols, total - 1).hands)
        if hands > MOST_HANDS or size(game.die, game.symbols, total, MOST_NODES) > MOST_NODES:
            break
        found.append(total)
    return found


def solver_inputs(game: DiXkiBluff) -> tuple[object, ...]:
    """What the solver is given of a game: hands and their chances, who knows them, and what every call leads to."""
    totals = solvable_totals(game)
    hands = [hands_of(game.die, game.symbols, dice) for dice in range(1, MOST_DICE)]
    calls = [
        settle(game, (first, total - first, *(0,) * (game.players - 2)), bettor, 1 - bettor, dixe, right)
        for total in totals
        for first in range(1, total)
        for bettor in (0, 1)
        for dixe in (False, True)
        for right in (False, True)
    ]
    return (
        game.symbols,
        game.options.knowledge,
        *((one.hands, one.chance, one.counts) for one in hands),
        *((one.dice[:2], one.first, one.over) for one in calls),
    )


ENDGAMES = value_tables.TableKind(
    ignored={
        "players": "two players are left in an endgame, however many began",
        "first": "the winner of a round begins the next one",
        "dice": "endgames have at most four dice, and every game begins with more",
        "late": "players know their dice, whenever they tell them; a position with an untold hand is not looked up",
        "calls": "with two players left, the player who may call DiXe! is also the next to bet or doubt",
    },
    inputs=solver_inputs,
    label={"part": "endgames"},
    shared={"faces": lambda faces: sorted(faces, key=FACES.index)},
)
"""The equilibria of the endgames."""


class EndgameBook:
    """The endgames of a game that are solved."""

    def __init__(self, game: DiXkiBluff) -> None:
        self.game = game
        self._sealed = game.options.knowledge == SEALED
        self._table: dict[str, NDArray[Any]] = (
            value_tables.load(game, ENDGAMES) if value_tables.exists(game, ENDGAMES) else {}
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
        """What to do after these bets with this hand, for the player to move; None where the book has no entry.

        It has none for hands and bets that its own play never reaches.
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
        wanted = here.code * MOST_HANDS + hands.index[lies]
        row = int(np.searchsorted(rows, wanted))
        return row if row < len(rows) and rows[row] == wanted else None
