"""How to lay one's dice after a win, where no endgame is solved: a mix that keeps the others guessing."""

from dicehouse.core.dice import Roll
from dicehouse.core.game import Action
from dicehouse.games.dixkibluff.actions import Place, in_order
from dicehouse.games.dixkibluff.bots.odds import hands_of
from dicehouse.games.dixkibluff.options import FIGURE
from dicehouse.games.dixkibluff.rules import DiXkiBluff
from dicehouse.kit.bot import Candidate

ALIKE, FIGURES, MIXED = 0.6, 0.2, 0.2
"""All dice one symbol; all Figures; one symbol and one Figure among them."""


def laid(game: DiXkiBluff, dice: int) -> dict[Roll, float]:
    """How often each hand is laid."""
    plan: dict[Roll, float] = dict.fromkeys(hands_of(game.die, game.symbols, dice).hands, 0.0)

    def add(hand: Roll, share: float) -> None:
        hand = in_order(hand)
        plan[hand] += share

    for symbol in game.symbols:
        add((symbol,) * dice, ALIKE / len(game.symbols))
        mixed = (FIGURE,) if FIGURE in game.faces else (symbol,)
        add((*mixed, *(symbol,) * (dice - 1)), MIXED / len(game.symbols))
    add((FIGURE if FIGURE in game.faces else game.symbols[0],) * dice, FIGURES)
    return plan


def next_die(
    plan: dict[tuple[str, ...], tuple[float, float]], lying: tuple[str, ...], actions: list[Action]
) -> tuple[Candidate, ...]:
    """The faces that can come next: dice are laid in the order of the faces, so that each hand has one way."""
    shares: dict[Action, float] = {}
    values: dict[Action, float] = {}
    for action in actions:
        assert isinstance(action, Place)
        with_it = (*lying, action.face)
        shares[action] = sum(share for hand, (share, _) in plan.items() if hand[: len(with_it)] == with_it)
        holding = [(share, value) for hand, (share, value) in plan.items() if _within(in_order(with_it), hand)]
        values[action] = max(value for _, value in holding)
    total = sum(shares.values())
    if total <= 0:  # laid otherwise than planned: as good as it gets from here
        best = max(actions, key=lambda action: values[action])
        shares, total = {action: float(action == best) for action in actions}, 1.0
    return tuple(Candidate(action, values[action], shares[action] / total) for action in actions)


def _within(few: tuple[str, ...], hand: tuple[str, ...]) -> bool:
    return all(hand.count(face) >= few.count(face) for face in few)
