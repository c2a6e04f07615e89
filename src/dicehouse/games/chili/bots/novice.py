"""Rules of thumb for Chili Dice, and the novice who knows only some of them."""

from abc import abstractmethod
from collections.abc import Mapping
from functools import lru_cache
from math import exp
from typing import Any

from dicehouse.core.game import Action, Choice
from dicehouse.games.chili.actions import Reroll, Turn, Write
from dicehouse.games.chili.pad import DICE, DIE, RED, SPACES, STRAIGHT, is_red, number, scores
from dicehouse.games.chili.views import ChiliView
from dicehouse.kit.bot import Bot, Candidate

SLACK = 1e-9


class ThumbBot(Bot):
    """Weighs writing against one more roll, by rules of thumb, and turns reds where that helps."""

    def _candidates(self, view: Any, choices: tuple[Choice, ...]) -> tuple[Candidate, ...]:
        now = {choice.action: self._worth(view, view.faces, choice.action) for choice in choices if not _turns(choice)}
        best = max(now.values())
        values = [
            now[choice.action] if choice.action in now else self._after_turning(view, choice.action, tuple(now))
            for choice in choices
        ]
        if max(values) > best + SLACK:  # a turn is taken for a gain only: no going round in circles
            top = max(values) - SLACK
            chosen = next(number for number, value in enumerate(values) if value >= top)
            weights = [float(number == chosen) for number in range(len(values))]
        else:
            weights = self._weights(choices, values)
        return tuple(
            Candidate(choice.action, value, weight)
            for choice, value, weight in zip(choices, values, weights, strict=True)
        )

    @abstractmethod
    def _worth(self, view: ChiliView, faces: tuple[str, ...], action: Action) -> float:
        """What writing or rolling is worth with the dice lying like this."""

    def _weights(self, choices: tuple[Choice, ...], values: list[float]) -> list[float]:
        """How likely each choice is where turning brings nothing: by default the first of the best."""
        best = max(value for choice, value in zip(choices, values, strict=True) if not _turns(choice)) - SLACK
        chosen = next(
            number
            for number, (choice, value) in enumerate(zip(choices, values, strict=True))
            if value >= best and not _turns(choice)
        )
        return [float(number == chosen) for number in range(len(choices))]

    def _after_turning(self, view: ChiliView, turn: Any, others: tuple[Action, ...]) -> float:
        faces = list(view.faces)
        faces[turn.die - 1] = DIE[turn.die - 1].faces[turn.number - 1]
        return max(self._worth(view, tuple(faces), action) for action in others)


class Novice(ThumbBot):
    """Loves big numbers: forgets what a space could bring later, and that an unused roll is worth something.

    Keeps one roll for every space, no more. Of nearly equal choices any may be taken.
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
        best = max(value for choice, value in zip(choices, values, strict=True) if not _turns(choice))
        liked = [
            0.0 if _turns(choice) or value < best - 2 else exp(value - best)
            for choice, value in zip(choices, values, strict=True)
        ]
        return [like / sum(liked) for like in liked]


def empty(view: ChiliView) -> list[int]:
    """The empty spaces of the one who looks."""
    return [space for space, points in enumerate(view.pads[view.viewer]) if points is None]


@lru_cache(maxsize=65536)
def hope(faces: tuple[str, ...], dice: tuple[int, ...]) -> Mapping[int, float]:
    """What each space may hope for when these dice are rolled once: a quick guess, not a calculation.

    A red that lands can be turned to what is needed, so a rolled die fits a number once in three times, except for the
    die whose red is that number.
    """
    kept = [face for die, face in enumerate(faces, start=1) if die not in dice]
    reds = {number(face) for face in kept if is_red(face)}
    numbers = [number(face) for face in kept]
    guess: dict[int, float] = {}
    for space in range(6):
        wanted = space + 1
        count = numbers.count(wanted) + sum(1 / 6 if die == wanted else 1 / 3 for die in dice)
        doubled = 1.0 if wanted in reds else (1 / 6 if wanted in dice else 0.0)
        guess[space] = wanted * count * (1 + doubled)
        if numbers.count(wanted) == len(kept) >= 4:  # a Chili is near
            guess[space] += scores((str(wanted),) * DICE)[space].points / 3 ** len(dice)
    guess[RED] = 10 * (len(reds) + len(dice) / 6)
    guess[STRAIGHT] = 21 * _near_straight(numbers, len(dice))
    guess[STRAIGHT + 1] = (sum(numbers) + 4 * len(dice)) * _near_kind(numbers, len(dice))
    guess[STRAIGHT + 2] = sum(numbers) + 4.2 * len(dice)
    return guess


def _near_straight(numbers: list[int], rolled: int) -> float:
    """How likely a straight is, about: every die that is missing has to fit."""
    if len(set(numbers)) < len(numbers):
        return 0.0
    return (1.0, 0.31, 0.16, 0.1, 0.07, 0.05, 0.04)[rolled]


def _near_kind(numbers: list[int], rolled: int) -> float:
    """How likely it is, about, that no number stands alone."""
    alone = sum(numbers.count(shown) == 1 for shown in set(numbers))
    if alone > rolled:
        return 0.0
    groups = len(set(numbers))
    return min(1.0, (0.16 * (groups + 1)) ** alone * (0.2 + 0.16 * groups) ** (rolled - alone))


def _turns(choice: Choice) -> bool:
    return isinstance(choice.action, Turn)
