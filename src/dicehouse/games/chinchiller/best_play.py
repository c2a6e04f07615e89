"""Figures of best play of two who see: from how much sand on to take it."""

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from dicehouse.games.chinchiller.actions import Take
from dicehouse.games.chinchiller.bots.evaluator import ChinchillerEvaluator
from dicehouse.games.chinchiller.options import ChinchillerOptions
from dicehouse.games.chinchiller.rules import EYES, UNSAID, ChinchillerDice, ChinchillerState
from dicehouse.games.chinchiller.sand import CHINCHILLER, DIE, DOUBLE, SAND, Sand, closes_an_eye, worth

KEPT = ("", DOUBLE, CHINCHILLER)
"""The special face that lies on the table; none: both dice show sand."""
LEADS = (-24, -12, 0, 12, 24)
"""How far the mover is ahead of the other."""
PILE = 48
"""The other's sand."""


class Eyes(NamedTuple):
    """How many eyes are open: the mover's, and the other's."""

    mine: int
    theirs: int


SITUATIONS = tuple(Eyes(mine, theirs) for mine in (2, 1) for theirs in (2, 1, 0))


@lru_cache(maxsize=4)
def take_from(options: ChinchillerOptions) -> dict[tuple[str, int, Eyes], int | None]:
    """By the face that stays, the lead and the eyes: the least sand from which on taking is best; None: roll always."""
    game = ChinchillerDice(options)
    evaluator = ChinchillerEvaluator(game)
    return {
        (kept, lead, eyes): _threshold(game, evaluator, kept, lead, eyes)
        for kept, lead, eyes in product(KEPT, LEADS, SITUATIONS)
    }


def _threshold(game: ChinchillerDice, evaluator: ChinchillerEvaluator, kept: str, lead: int, eyes: Eyes) -> int | None:
    least = None
    for faces in sorted(hands(kept), key=worth, reverse=True):
        if not takes(game, evaluator, faces, lead, eyes):
            break
        least = worth(faces)
    return least


def hands(kept: str) -> tuple[tuple[str, ...], ...]:
    """Every pair with this special face and sand, or with sand twice; each amount once."""
    pairs = product(SAND, repeat=2) if not kept else ((kept, face) for face in SAND)
    return tuple({worth(pair): pair for pair in pairs}.values())


def takes(
    game: ChinchillerDice, evaluator: ChinchillerEvaluator, faces: tuple[str, ...], lead: int, eyes: Eyes
) -> bool:
    """Whether the mover, the first of two, should take what these dice show."""
    piles = (PILE + lead, PILE)
    closed = (EYES - eyes.mine, EYES - eyes.theirs)
    sand = Sand(piles, game.options.supply - sum(piles))
    blinded = (1,) if closed[1] == EYES else ()
    state = ChinchillerState(None, (0,), 0, faces, (), UNSAID, sand, closed, blinded, 0, 0, (0, 0))
    candidates = evaluator.candidates(game.view(state, 0), game.choices(state, 0))
    return next(bool(each.weight) for each in candidates if isinstance(each.action, Take))


def closing_odds(kept: str) -> float:
    """How likely the next throw closes an eye: of both dice, or of one beside the face that stays."""
    thrown = product(DIE.faces, repeat=1 if kept else 2)
    rolls = [(kept, *roll) if kept else roll for roll in thrown]
    return sum(closes_an_eye(roll) for roll in rolls) / len(rolls)
