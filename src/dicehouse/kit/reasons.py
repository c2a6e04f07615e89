"""Reasons: why an action is the best or a mistake, and what a roll or a lead is worth, as facts for sentences.

An `Explainer` is made from the evaluator of its game, and is given what one seat may know: a view and a memory. It
speaks no language: a reason names a text and fills its blanks with facts.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from itertools import takewhile
from typing import Any, TypeAlias

import msgspec

from dicehouse.core.events import Event
from dicehouse.core.game import Action
from dicehouse.kit.bot import Candidate

ACTIONS = ("best", "other", "played")
"""The blanks that hold actions in text form; texts call them by `deed-<tag>`."""
SEAT, CHANCE, MEAN = "seat", "chance", "mean"
"""How the names of blanks begin that hold a seat, a share of 1, and a number that may have a fraction."""

Blank: TypeAlias = int | float | str


def noun_in(blank: str) -> str:
    """The kind of word that a blank holds, from its name: `space` in `spaceOther`."""
    return "".join(takewhile(str.islower, blank))


class Reason(msgspec.Struct, frozen=True):
    """One sentence. A blank with a word of the game is named after its kind: `space` is said by `space-<word>`."""

    text: str
    """The name of the text, among those of the game or of the project; it begins with `why-`."""
    blanks: dict[str, Blank] = {}


class Explainer(ABC):
    """Says why, from what one seat may know."""

    @abstractmethod
    def explain(
        self, view: Any, memory: Any, candidates: Sequence[Candidate], played: Action | None
    ) -> tuple[Reason, ...]:
        """One or two sentences about a decision; none where there are only the values to speak of.

        Args:
            view: of the seat that decides.
            memory: of the same seat.
            candidates: what the evaluator says of every choice.
            played: what was done, to be compared with the best; None to justify the best.
        """

    def landed(
        self, before: Any, memory: Any, after: Any, events: tuple[Event, ...], lucky: bool
    ) -> tuple[Reason, ...]:
        """One or two sentences about a roll: what it brought. None where there is only its chance to speak of.

        A blank `chance` is how likely that was; where no sentence has it, the chance of a roll like this is added.

        Args:
            before: the view of one seat, with the dice due.
            memory: of the same seat, before the roll.
            after: the view of the same seat, when the dice lie.
            events: of the roll, as the seat knows them.
            lucky: whether the roll was good for the seat.
        """
        return ()

    def decided(self, view: Any, memory: Any, winner: int) -> tuple[Reason, ...]:
        """One or two sentences about why a seat is as good as sure to win, or has won; none where values say all.

        Args:
            view: of the winner.
            memory: of the same seat.
            winner: the seat.
        """
        return ()


def ranked(candidates: Sequence[Candidate]) -> list[Candidate]:
    """The candidates, best first; of equal ones, first what best play takes more often."""
    return sorted(candidates, key=lambda one: (-one.value, -one.weight))


def rival(candidates: Sequence[Candidate], played: Action | None = None) -> tuple[Candidate, Candidate | None]:
    """The best candidate, and the one it is compared with: what was played, else the best of another kind of action."""
    best, *others = ranked(candidates)
    for one in others:
        if one.action == played:
            return best, one
    other_kind = (one for one in others if type(one.action) is not type(best.action))
    return best, next(other_kind, others[0] if others else None)
