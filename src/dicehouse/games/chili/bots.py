"""A simple opponent for Chili Dice."""

from collections import Counter
from random import Random

from dicehouse.core.events import Event
from dicehouse.core.game import Action, Choice
from dicehouse.games.chili.actions import Reroll, Turn, Write
from dicehouse.games.chili.options import ChiliOptions
from dicehouse.games.chili.pad import SPACES, is_red, number, scores
from dicehouse.games.chili.views import ChiliView

PAR = {"1": 5, "2": 10, "3": 14, "4": 20, "5": 25, "6": 30, "red": 20, "straight": 21, "kind": 21, "chance": 23}
"""What a space should bring."""


class SimpleBot:
    """Collects one number, turns reds into it, and spends about three rolls on a space."""

    def __init__(self, options: ChiliOptions, random: Random) -> None:
        self._random = random

    def notice(self, events: tuple[Event, ...]) -> None:
        """Everything is on the pad."""

    def choose(self, view: ChiliView, choices: tuple[Choice, ...]) -> Action:
        """Turn, roll on, or write."""
        empty = [choice.action.space for choice in choices if isinstance(choice.action, Write)]
        seat, goal = view.viewer, self._goal(view, empty)
        points = {space: score.points for space, score in zip(SPACES, scores(view.faces), strict=True)}
        best = max(empty, key=lambda space: (points[space] - PAR[space], space))
        turn = self._turn(view, choices, goal, points[best])
        if turn is not None:
            return turn
        missing = tuple(die for die, face in enumerate(view.faces, start=1) if number(face) != goal)
        rolls_for_this = view.left[seat] - 3 * (len(empty) - 1)
        if points[best] >= PAR[best] or not view.left[seat] or rolls_for_this <= 0 or not missing:
            return Write(best)
        return Reroll(missing)

    def _goal(self, view: ChiliView, empty: list[str]) -> int:
        """The number to collect: the commonest whose space is empty, else the commonest."""
        counts = Counter(map(number, view.faces))
        return max(range(1, 7), key=lambda n: (str(n) in empty, counts[n], n))

    def _turn(self, view: ChiliView, choices: tuple[Choice, ...], goal: int, now: int) -> Action | None:
        """A red die turned to the goal, where that does not spoil something better."""
        for choice in choices:
            action = choice.action
            if isinstance(action, Turn) and action.number == goal and is_red(view.faces[action.die - 1]):
                faces = list(view.faces)
                faces[action.die - 1] = str(goal)
                if scores(tuple(faces))[goal - 1].points >= now:
                    return action
        return None
