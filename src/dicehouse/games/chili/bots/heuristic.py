"""The base of the heuristic bots of Chili Dice: estimates of what one more roll brings, without a table."""

from abc import abstractmethod
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from dicehouse.core.game import Action, Choice
from dicehouse.games.chili.actions import Turn
from dicehouse.games.chili.pad import DICE, DIE, RED, STRAIGHT, is_red, number, scores
from dicehouse.games.chili.views import ChiliView
from dicehouse.kit.bot import Bot, Candidate

SLACK = 1e-9


class HeuristicBot(Bot):
    """Compares writing with one more roll by estimates, and turns reds where that gains."""

    def _candidates(self, view: Any, choices: tuple[Choice, ...]) -> tuple[Candidate, ...]:
        now = {choice.action: self._worth(view, view.faces, choice.action) for choice in choices if not is_turn(choice)}
        best = max(now.values())
        values = [
            now[choice.action] if choice.action in now else self._after_turning(view, choice.action, tuple(now))
            for choice in choices
        ]
        if max(values) > best + SLACK:  # only for a gain, so that turning ends
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
        """The value of writing or rolling with these faces."""

    def _weights(self, choices: tuple[Choice, ...], values: list[float]) -> list[float]:
        """The probability of each choice where no turn gains: by default 1 for the first of the best."""
        best = max(value for choice, value in zip(choices, values, strict=True) if not is_turn(choice)) - SLACK
        chosen = next(
            number
            for number, (choice, value) in enumerate(zip(choices, values, strict=True))
            if value >= best and not is_turn(choice)
        )
        return [float(number == chosen) for number in range(len(choices))]

    def _after_turning(self, view: ChiliView, turn: Any, others: tuple[Action, ...]) -> float:
        faces = list(view.faces)
        faces[turn.die - 1] = DIE[turn.die - 1].faces[turn.number - 1]
        return max(self._worth(view, tuple(faces), action) for action in others)


def empty(view: ChiliView) -> list[int]:
    """The empty spaces of the viewer."""
    return [space for space, points in enumerate(view.pads[view.viewer]) if points is None]


def hope(faces: tuple[str, ...], dice: tuple[int, ...]) -> Mapping[int, float]:
    """An estimate of the points of each space when these dice are rolled once.

    A red that lands can be turned to what is needed, so a rolled die fits a number once in three times, except for the
    die whose red is that number.
    """
    return _hope(tuple(sorted(face for die, face in enumerate(faces, start=1) if die not in dice)), dice)


@lru_cache(maxsize=65536)
def _hope(kept: tuple[str, ...], dice: tuple[int, ...]) -> Mapping[int, float]:
    """The same by the faces of the dice that are not rolled, in any order: how the others lie does not matter."""
    reds = {number(face) for face in kept if is_red(face)}
    numbers = [number(face) for face in kept]
    guess: dict[int, float] = {}
    for space in range(6):
        wanted = space + 1
        count = numbers.count(wanted) + _fitting(dice)[space]
        doubled = 1.0 if wanted in reds else (1 / 6 if wanted in dice else 0.0)
        guess[space] = wanted * count * (1 + doubled)
        if numbers.count(wanted) == len(kept) >= 4:  # a Chili is near
            guess[space] += scores((str(wanted),) * DICE)[space].points / 3 ** len(dice)
    guess[RED] = 10 * (len(reds) + len(dice) / 6)
    guess[STRAIGHT] = 21 * _near_straight(numbers, len(dice))
    guess[STRAIGHT + 1] = (sum(numbers) + 4 * len(dice)) * _near_kind(numbers, len(dice))
    guess[STRAIGHT + 2] = sum(numbers) + 4.2 * len(dice)
    return guess


@lru_cache(maxsize=64)
def _fitting(dice: tuple[int, ...]) -> tuple[float, ...]:
    """How many of the rolled dice fit each number, on average."""
    return tuple(sum(1 / 6 if die == wanted else 1 / 3 for die in dice) for wanted in range(1, DICE + 1))


def _near_straight(numbers: list[int], rolled: int) -> float:
    """About the probability of a straight: every missing die has to fit."""
    if len(set(numbers)) < len(numbers):
        return 0.0
    return (1.0, 0.31, 0.16, 0.1, 0.07, 0.05, 0.04)[rolled]


def _near_kind(numbers: list[int], rolled: int) -> float:
    """About the probability that no number stands alone."""
    alone = sum(numbers.count(shown) == 1 for shown in set(numbers))
    if alone > rolled:
        return 0.0
    groups = len(set(numbers))
    return min(1.0, (0.16 * (groups + 1)) ** alone * (0.2 + 0.16 * groups) ** (rolled - alone))


def is_turn(choice: Choice) -> bool:
    """Whether a choice turns a die."""
    return isinstance(choice.action, Turn)
