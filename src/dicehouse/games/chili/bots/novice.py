"""The novice bot of Chili Dice."""

from math import exp

from dicehouse.core.game import Action, Choice
from dicehouse.games.chili.actions import Reroll, Write
from dicehouse.games.chili.bots.heuristic import HeuristicBot, empty, hope, is_turn
from dicehouse.games.chili.pad import SPACES, scores
from dicehouse.games.chili.views import ChiliView


class Novice(HeuristicBot):
    """Writes the most points now: ignores what a space could bring later and the bonus of unused rolls.

    Keeps one roll for every space, no more. Draws among choices of nearly equal value.
    """

    def _worth(self, view: ChiliView, faces: tuple[str, ...], action: Action) -> float:
        if isinstance(action, Write):
            return float(scores(faces)[SPACES.index(action.space)].points)
        assert isinstance(action, Reroll)
        spaces = empty(view)
        hopes = hope(faces, action.dice)
        wanted = max(hopes[space] for space in spaces)
        return wanted - (3.0 if view.left[view.viewer] >= len(spaces) else wanted)

    def _weights(self, choices: tuple[Choice, ...], values: list[float]) -> list[float]:
        best = max(value for choice, value in zip(choices, values, strict=True) if not is_turn(choice))
        liked = [
            0.0 if is_turn(choice) or value < best - 2 else exp(value - best)
            for choice, value in zip(choices, values, strict=True)
        ]
        return [like / sum(liked) for like in liked]
