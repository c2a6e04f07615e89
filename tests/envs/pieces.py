"""Pieces of games that are small enough for OpenSpiel's tabular algorithms."""

from typing import Any

from dicehouse.core.dice import Due
from dicehouse.envs.openspiel import DicehouseGame, spiel_game
from dicehouse.games.chinchiller.rules import BOTH, UNSAID, ChinchillerState
from dicehouse.games.chinchiller.sand import DIE, Sand
from dicehouse.games.dixkibluff.rules import NOBODY, DiXkiBluffState

FACES = "pi;bomb;figure"
Split = tuple[int, int]


def last_round(knowledge: str = "own") -> DicehouseGame:
    """The last round of DiXkiBluff: two are left, with one die each; seat 0 won the round before."""
    start = DiXkiBluffState(None, (0,), "place", (1, 1, 0), ((),) * 3, 0, 0, NOBODY, 0, (), 1, None)
    return spiel_game("dixkibluff")({"faces": FACES, "knowledge": knowledge}, start=start, seats=(0, 1))


def blind_turn(sand: Sand, eyes: int, value: Any) -> DicehouseGame:
    """A turn of Chinchiller Dice of a blind player; the other has closed so many eyes.

    Args:
        sand: where the sand lies.
        eyes: how many eyes the announcer has closed.
        value: what the announcer's next turn is worth to them, by the state at its beginning, as a chance to win.
    """
    total = sum(sand.piles) + sand.supply
    start = ChinchillerState(
        Due((DIE,) * 2, (0, 0), (1,)), (), 0, (), BOTH, UNSAID, sand, (2, eyes), (0,), 0, 0, (0, 0)
    )

    def cutoff(state: Any) -> list[float] | None:
        if state.turn == 0:
            return None
        own = 2 * value(state) - 1
        return [-own, own]

    return spiel_game("chinchiller")({"supply": total, "sand": 0}, start=start, cutoff=cutoff)
