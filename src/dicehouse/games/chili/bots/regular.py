"""The regular bot of Chili Dice."""

from dicehouse.core.game import Action
from dicehouse.games.chili.actions import Reroll, Write
from dicehouse.games.chili.bots.heuristic import HeuristicBot, empty, hope
from dicehouse.games.chili.pad import BONUS, SPACES, scores
from dicehouse.games.chili.views import ChiliView

PAR = {"1": 10, "2": 16, "3": 24, "4": 30, "5": 36, "6": 42, "red": 30, "straight": 21, "kind": 26, "chance": 27}
"""What a space should bring, with about three rolls."""


class Regular(HeuristicBot):
    """Compares every space with what it should bring, and buys one more roll only where it promises to pay."""

    def _worth(self, view: ChiliView, faces: tuple[str, ...], action: Action) -> float:
        if isinstance(action, Write):
            return float(scores(faces)[SPACES.index(action.space)].points - PAR[action.space])
        assert isinstance(action, Reroll)
        hopes, spaces = hope(faces, action.dice), empty(view)
        return max(hopes[space] - PAR[SPACES[space]] for space in spaces) - self._price(view, len(spaces))

    def _price(self, view: ChiliView, spaces: int) -> float:
        """What a roll is worth: at least its bonus, and more when rolls are short."""
        left = view.left[view.viewer]
        others = 2.5 * (spaces - 1)
        return BONUS if left > others else BONUS + 3 * (others - left)
