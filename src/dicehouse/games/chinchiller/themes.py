"""What decisions of Chinchiller Dice are about."""

from dicehouse.games.chinchiller.actions import Accept, Challenge, ChinchillerAction, Claim, Take
from dicehouse.games.chinchiller.sand import worth
from dicehouse.games.chinchiller.views import ChinchillerView


def theme_of(view: ChinchillerView, best: ChinchillerAction, other: ChinchillerAction) -> str:
    """Taking or rolling on, with both eyes open or not; saying the truth or not; believing or looking."""
    if isinstance(best, Claim):
        return "truth" if view.faces is not None and best.amount == worth(view.faces) else "lie"
    if isinstance(best, Accept):
        return "believe"
    if isinstance(best, Challenge):
        return "look"
    tired = view.closed[view.viewer] > 0
    if isinstance(best, Take):
        return "last-eye" if tired else "take"
    return "risk" if tired else "roll-on"
